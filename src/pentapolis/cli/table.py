"""A table at this terminal: a person plays against bots."""

from pathlib import Path
from typing import Final

from rich.text import Text

from pentapolis.bots.bot import Bot, ask
from pentapolis.bots.roster import make_bot
from pentapolis.cli.bot_list import parse_bots, seat_bots
from pentapolis.cli.game_options import parse_options
from pentapolis.cli.human import Human, Wish
from pentapolis.cli.match import Match, bot_luck, table_secret
from pentapolis.cli.record_file import save_record
from pentapolis.cli.scenes import scene_of
from pentapolis.cli.scenes.scene import Scene
from pentapolis.cli.score_table import count_up
from pentapolis.cli.terminal import Terminal, printable
from pentapolis.core.game import Game
from pentapolis.core.luck import Luck
from pentapolis.core.problem import Problem
from pentapolis.texts import explain, joined

_USUAL_SEATS: Final = 3


class Table:
    """A person on seat 0, bots around, and a match between them."""

    def __init__(
        self,
        game: Game,
        seats: int | None,
        bots: str,
        options: list[str],
        seed: str | None,
        name: str,
        language: str,
    ) -> None:
        """Invite the players; without a number of seats there are as many as usual."""
        self._terminal = Terminal(language)
        names = parse_bots(bots)
        if seats is None:
            usual = _USUAL_SEATS if _USUAL_SEATS in game.seat_counts else game.seat_counts[0]
            seats = len(names) + 1 if len(names) > 1 else usual
        chosen = game.check(seats, parse_options(game, options))
        names = seat_bots(names, seats - 1) if seats > 1 else []  # alone there are none to be seated
        self._bots: dict[int, tuple[Bot, Luck]] = {
            seat: (make_bot(bot), bot_luck(seed, seat)) for seat, bot in enumerate(names, start=1)
        }
        called = self._terminal.say("cli.play.bot-names").split(", ")
        own = printable(name).strip() or self._terminal.say("cli.play.guest")
        players = [own, *(called[place % len(called)] for place in range(len(names)))]
        recorded = [own, *(f"{player} ({bot})" for player, bot in zip(players[1:], names, strict=True))]
        self._levels = names
        self._scene = scene_of(game, players, language)
        self._human = Human(self._terminal, self._scene, 0)
        self._match = Match(game, recorded, table_secret(seed), chosen)

    def play(self, file: Path | None) -> None:
        """Play to the end, or until the person stops; the record goes into the file, if there is one."""
        self._greet()
        try:
            over = self._play()
            if over:
                self._finish()
            self._save(file, wanted=True)
        except (EOFError, KeyboardInterrupt):
            self._terminal.show("")
            self._save(file, wanted=False)
        self._terminal.tell("cli.play.goodbye")

    def _greet(self) -> None:
        terminal, scene = self._terminal, self._scene
        terminal.show(Text(scene.title(), "bold"), Text(scene.say(f"{scene.game.id}.tagline"), "italic"))
        for seat, level in enumerate(self._levels, start=1):
            terminal.show(Text.assemble("  ", scene.name(seat), (f"  {level}", "dim")))
        terminal.line(Text(terminal.say("cli.play.hash", hash=self._match.luck.hash), "dim"))

    def _play(self) -> bool:
        """Ask everybody in turn; whether the game was played to its end."""
        match, human = self._match, self._human
        human.hear(match.events)
        shown = False
        while seats := match.state.to_act():
            seat = seats[0]
            wanted = human.decide(match.state, shown) if seat == human.seat else self._ask_bot(seat)
            if wanted is Wish.QUIT:
                return False
            if wanted is Wish.UNDO:
                shown = not match.undo(seat)
                self._terminal.tell("cli.play.no-undo" if shown else "cli.play.undone")
                continue
            shown = False
            match.act(seat, wanted)
            human.hear(match.events)
        return True

    def _ask_bot(self, seat: int) -> int:
        bot, luck = self._bots[seat]
        thinking = self._terminal.say("cli.play.thinking", player=self._scene.players[seat])
        with self._terminal.console.status(Text(thinking)):
            return ask(bot, self._match.state, seat, luck)

    def _finish(self) -> None:
        state, terminal, scene = self._match.state, self._terminal, self._scene
        terminal.show("", scene.table(state.view(None), terminal.console.width), "")
        count_up(terminal, scene, state.scores())
        terminal.show(Text(who_won(scene, state.winners()), "bold"))
        secret = self._match.luck.secret.hex()
        terminal.line(Text(terminal.say("cli.play.secret", secret=secret, hash=self._match.luck.hash), "dim"))

    def _save(self, file: Path | None, wanted: bool) -> None:
        """Save into the file, else into one that the person names, if it is still there to be asked."""
        while True:
            if file is None:
                if not wanted or not self._match.record.actions:
                    return
                answer = self._terminal.ask(self._terminal.say("cli.play.save"))
                if answer.lower() in ("", *self._terminal.say("cli.play.no").split(", ")):
                    return
                file = Path(answer)
            try:
                save_record(self._match.closed_record(), file)
                self._terminal.tell("cli.play.saved", file=str(file))
                return
            except Problem as problem:
                if not wanted:
                    raise
                self._terminal.line(explain(problem, self._terminal.language))
                file = None


def who_won(scene: Scene, winners: list[int]) -> str:
    """Say who has won; the person on seat 0 is "you", and comes first."""
    names = [scene.players[place] if place < len(scene.players) else scene.nobody() for place in winners]
    if winners == [0]:
        return scene.say("cli.play.you-won", players=names[0])
    if 0 in winners:
        names[0] = scene.say("cli.play.you")
        return scene.say("cli.play.you-won-too", players=joined(names, scene.language))
    return scene.say("cli.play.won", players=joined(names, scene.language), count=len(names))
