"""The rating of a game's levels, with a progress bar and tables."""

from pathlib import Path

from rich.console import JustifyMethod
from rich.table import Table

from pentapolis.bots import ratings
from pentapolis.bots.ratings import Growth, Match, RatedLevel
from pentapolis.bots.round_robin import Journal, Plan, evaluate, run
from pentapolis.cli.progress import progress_bar
from pentapolis.cli.terminal import Terminal


class Rating:
    """What is played, where it is kept, and what it says so far."""

    def __init__(self, plan: Plan, folder: Path, growth: bool) -> None:
        """Refuse what can't be rated before the first game; instead of levels, what time is worth can be measured."""
        self._plan = plan
        self._contests = plan.growth() if growth else plan.contests()
        self._folder = folder
        self._journal = Journal(folder, plan.game)
        self._ratings = evaluate(plan, self._journal)

    def run(self, minutes: float | None, cores: int | None, terminal: Terminal) -> None:
        """Play what is missing, for so many minutes at most, and write what is known then."""
        total = sum(contest.deals() * len(contest.lineups()) for contest in self._contests)
        with progress_bar() as progress:
            task = progress.add_task(terminal.say("cli.simulate.playing"), total=total, completed=total - self.missing)
            for _ in run(self._contests, self._journal, None if minutes is None else 60 * minutes, cores):
                progress.advance(task)
        self._ratings = evaluate(self._plan, self._journal)
        if self._tells:
            self._file.write_text(self.json(), "utf-8")

    @property
    def missing(self) -> int:
        """How many games have yet to be played."""
        return sum(len(self._journal.missing(contest)) for contest in self._contests)

    @property
    def _tells(self) -> bool:
        return bool(self._ratings.levels or self._ratings.growth)

    @property
    def _file(self) -> Path:
        return self._folder / f"{self._plan.game}.{ratings.FILE}"

    def json(self) -> str:
        """Return what is known."""
        return ratings.write(self._ratings)

    def show(self, terminal: Terminal) -> None:
        """Show the scale, the matches, and what time is worth."""
        if not self._tells:
            terminal.tell("cli.rate.too-few", missing=self.missing)
            return
        found = self._ratings
        for table in (
            _scale(found.levels, terminal),
            _matches(found.matches, terminal),
            _growth(found.growth, terminal),
        ):
            if table.rows:
                terminal.show(table, "")
        if self.missing:
            terminal.tell("cli.rate.missing", missing=self.missing)
        terminal.line(terminal.say("cli.rate.end", file=str(self._file)))


def _scale(levels: list[RatedLevel], terminal: Terminal) -> Table:
    table = _table(("level", "bot", "points", "interval", "time"), terminal)
    for level in levels:
        points, low, high = (
            terminal.say("cli.bench.count", count=number) for number in (level.points, level.low, level.high)
        )
        time = terminal.say("cli.rate.milliseconds", number=level.milliseconds)
        table.add_row(terminal.say(f"level.{level.id}"), level.bot, points, f"{low} … {high}", time)
    return table


def _matches(matches: list[Match], terminal: Terminal) -> Table:
    table = _table(("level", "against", "seats", "games", "share", "share-interval"), terminal)
    for match in matches:
        options = " ".join(str(value) for value in match.options.values())
        against = terminal.say(f"level.{match.against}") if match.against else options or "–"
        level = terminal.say(f"level.{match.level}")
        table.add_row(level, against, str(match.seats), str(match.games), *_shares(match, terminal))
    return table


def _growth(growth: list[Growth], terminal: Terminal) -> Table:
    table = _table(("bot", "iterations", "games", "share", "share-interval", "time", "usual-time"), terminal)
    for grown in growth:
        times = [
            terminal.say("cli.rate.milliseconds", number=number)
            for number in (grown.milliseconds, grown.usual_milliseconds)
        ]
        table.add_row(
            grown.bot, f"{grown.times} × {grown.iterations}", str(grown.games), *_shares(grown, terminal), *times
        )
    return table


def _shares(found: Match | Growth, terminal: Terminal) -> tuple[str, str]:
    share, low, high = (
        terminal.say("cli.simulate.share", share=number) for number in (found.share, found.low, found.high)
    )
    return share, f"{low} – {high}"


def _table(headings: tuple[str, ...], terminal: Terminal) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for heading in headings:
        justify: JustifyMethod = "left" if heading in ("level", "bot", "against") else "right"
        table.add_column(terminal.say(f"cli.rate.{heading}"), justify=justify)
    return table
