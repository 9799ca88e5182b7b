"""A recorded match, step by step on the terminal."""

from rich.rule import Rule
from rich.text import Text

from pentapolis.cli.scenes import scene_of
from pentapolis.cli.score_table import count_up
from pentapolis.cli.terminal import Terminal, printable
from pentapolis.core.record import Record, Rerun, verify


class Reel:
    """Shows a record to a spectator."""

    def __init__(self, record: Record, terminal: Terminal) -> None:
        """Check the record and stop before its first action."""
        verify(record)
        names = [printable(player) for player in record.players]
        seats = [terminal.say("cli.replay.seat", seat=seat) for seat in range(record.seats)]
        self._record = record.held()
        self._terminal = terminal
        self._scene = scene_of(record.game, names or seats, terminal.language)
        self._rerun = Rerun(self._record)

    def print_all(self) -> None:
        """Print the log of the whole match, and the points."""
        self._terminal.show(Text(self._scene.title(), "bold"))
        self._print_events()
        for _ in self._rerun.steps():
            self._print_events()
        self._count_up()

    def step_through(self) -> None:
        """Show the table after each action and ask where to go."""
        steps = len(self._record.actions)
        while True:
            self._show()
            wanted = self._ask_step()
            if wanted is None:
                return
            if wanted > steps:
                self._count_up()
                return
            self._go_to(wanted)

    def _ask_step(self) -> int | None:
        """Return the step to go to, one more than there are for the end; None to stop."""
        steps = len(self._record.actions)
        while True:
            try:
                answer = self._terminal.ask(self._terminal.say("cli.replay.ask")).lower()
            except EOFError:
                self._terminal.show("")
                return None
            if answer == "":
                return self._rerun.played + 1
            if answer == "b":
                return max(self._rerun.played - 1, 0)
            if answer == "q":
                return None
            if answer.isascii() and answer.isdigit() and int(answer[:9]) <= steps:
                return int(answer)
            self._terminal.tell("cli.replay.not-understood", steps=steps)

    def _go_to(self, step: int) -> None:
        if step < self._rerun.played or step == 0:
            self._rerun = Rerun(self._record)
        while self._rerun.played < step:
            self._rerun.step()

    def _show(self) -> None:
        terminal, state = self._terminal, self._rerun.state
        terminal.show("", self._scene.table(state.view(None), terminal.console.width), "")
        place = terminal.say("cli.replay.place", step=self._rerun.played, steps=len(self._record.actions))
        terminal.show(Rule(Text(place), style="dim"))
        self._print_events()
        terminal.show(Text(f"▶ {self._scene.prompt(state.view(None))}", "bold"))

    def _print_events(self) -> None:
        for event in self._rerun.events:
            if event.seen_by(None):
                self._terminal.show(self._scene.log_line(event))

    def _count_up(self) -> None:
        if self._record.totals:
            count_up(self._terminal, self._scene, self._rerun.state.scores())
        else:
            self._terminal.tell("cli.replay.stopped")
