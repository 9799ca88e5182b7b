"""The person at the terminal: sees the table, asks questions, and decides."""

from enum import Enum
from typing import Final

from rich.table import Table
from rich.text import Text

from pentapolis.cli.rule_text import show_rules
from pentapolis.cli.scenes.scene import Answer, Scene
from pentapolis.cli.terminal import Terminal
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.problem import Problem
from pentapolis.core.refusal import IllegalAction
from pentapolis.core.state import State
from pentapolis.texts import LANGUAGES, explain, say


class Wish(Enum):
    """What a person may want instead of an action."""

    UNDO = "undo"
    QUIT = "quit"


_QUESTIONS: Final = ("help", "why", "rules", "table", "log")
_WISHES: Final = tuple(wish.value for wish in Wish)


class Human:
    """Decides for a seat, through the terminal."""

    def __init__(self, terminal: Terminal, scene: Scene, seat: int) -> None:
        """Sit down on that seat."""
        self.terminal = terminal
        self.scene = scene
        self.seat = seat
        self._log: list[Text] = []

    def hear(self, events: list[Event]) -> None:
        """Show what happened, as far as this seat may know."""
        for event in events:
            if event.seen_by(self.seat):
                line = self.scene.log_line(event)
                self._log.append(line)
                if self.scene.tells(event):
                    self.terminal.show(line)

    def decide(self, state: State, shown: bool = False) -> int | Wish:
        """Show what is to be decided, unless it was shown already, and ask until there is an answer."""
        world = state.determinise(self.seat, Luck(0))
        if not shown:
            self._show(world)
        while True:
            wanted = self._understand(self.terminal.ask("> "), world)
            if wanted is not None:
                return wanted

    def _show(self, world: State, whole: bool = False) -> None:
        view = world.view(self.seat)
        draw = self.scene.table if whole else self.scene.decision
        self.terminal.show("", draw(view, self.terminal.console.width))
        self.terminal.show("", Text(f"▶ {self.scene.prompt(view)}", "bold"))
        choices = Table.grid(padding=(0, 2, 0, 0))
        for answer in self.scene.answers(world, self.seat):
            if world.refuse(self.seat, answer.action) is None:
                forecast = self.scene.forecast(world, self.seat, answer.action)
                choices.add_row(Text(f"  {answer.key}", "bold cyan"), answer.words, forecast)
        self.terminal.show(choices, Text(self.terminal.say("cli.play.hint"), "dim"))

    def _understand(self, text: str, world: State) -> int | Wish | None:
        """Return what was decided; a question is answered here and decides nothing."""
        word, _, rest = text.partition(" ")
        command = _command(word.lower())
        if command in _WISHES and not rest:
            return Wish(command)
        if command in _QUESTIONS:
            self._answer(command, rest.strip(), world)
            return None
        return self._action(text.lower(), world)

    def _answer(self, command: str, rest: str, world: State) -> None:
        if command == "help":
            self._help()
        elif command == "table":
            self._show(world, whole=True)
        elif command == "log":
            self.terminal.show(*self._log)
        elif command == "rules":
            try:
                show_rules(self.terminal, self.scene.game, rest)
            except Problem as problem:
                self._refuse(problem)
        else:
            self._why(rest.lower(), world)

    def _help(self) -> None:
        """Explain what can be typed."""
        self.terminal.tell("cli.help.answer")
        words = Table.grid(padding=(0, 2, 0, 0))
        for command in (*_QUESTIONS, *_WISHES):
            word = self.terminal.say(f"cli.word.{command}").partition(", ")[0]
            words.add_row(Text(f"  {word}", "bold cyan"), self.terminal.say(f"cli.help.{command}"))
        self.terminal.show(words)

    def _why(self, text: str, world: State) -> None:
        """Explain why an action is refused, or every action that is."""
        if text:
            action = self._action(text, world)
            if action is not None:
                self.terminal.tell("cli.play.allowed")
            return
        refused = [answer for answer in self.scene.answers(world, self.seat) if self._refusal(answer.action, world)]
        if not refused:
            self.terminal.tell("cli.play.all-allowed")
        for answer in refused:
            self._refuse_answer(answer, world)

    def _action(self, text: str, world: State) -> int | None:
        """Return the legal action that was typed; say in a line why there is none."""
        if not text:
            self.terminal.tell("cli.play.nothing")
            return None
        action = self.scene.read(text, world, self.seat)
        if action is None:
            action = self._canonical(text)
        if action is None:
            return None
        refusal = self._refusal(action, world)
        if refusal is not None:
            self._refuse(refusal)
            return None
        return action

    def _canonical(self, text: str) -> int | None:
        """Return the action whose text was typed in full."""
        kinds = [kind.name for kind in self.scene.game.space.kinds]
        if text.split(maxsplit=1)[0] not in kinds:
            self.terminal.show(Text(self.terminal.say("cli.play.not-understood", text=text), "yellow"))
            return None
        try:
            return self.scene.game.space.parse(text)
        except Problem as problem:
            self._refuse(problem)
            return None

    def _refusal(self, action: int, world: State) -> IllegalAction | None:
        refusal = world.refuse(self.seat, action)
        return None if refusal is None else IllegalAction(self.scene.game.id, refusal)

    def _refuse(self, problem: Problem) -> None:
        self.terminal.show(Text(f"✗ {explain(problem, self.terminal.language)}", "yellow"))

    def _refuse_answer(self, answer: Answer, world: State) -> None:
        refusal = self._refusal(answer.action, world)
        if refusal is not None:
            reason = explain(refusal, self.terminal.language)
            self.terminal.show(Text.assemble((f"✗ {answer.key}", "yellow"), f"  {answer.words} – {reason}"))


def _command(word: str) -> str:
    """Return the command that a word stands for in any language, if it is one."""
    for command in (*_QUESTIONS, *_WISHES):
        for language in LANGUAGES:
            if word in say(f"cli.word.{command}", language).split(", "):
                return command
    return ""
