"""The rating of a game's levels, with a progress bar and tables."""

from pathlib import Path

from rich.console import JustifyMethod
from rich.table import Table

from pentapolis.bots import ratings
from pentapolis.bots.ratings import Match, Ratings
from pentapolis.bots.round_robin import Journal, Plan, evaluate, run
from pentapolis.cli.progress import progress_bar
from pentapolis.cli.terminal import Terminal


class Rating:
    """What is played, where it is kept, and what it says so far."""

    def __init__(self, game_id: str, folder: Path, games: int, other_games: int, seed: int) -> None:
        """Refuse what can't be rated before the first game."""
        self._plan = Plan(game_id, games, other_games, seed)
        self._contests = self._plan.contests()
        self._folder = folder
        self._journal = Journal(folder, game_id)
        self._ratings: Ratings | None = None

    def run(self, minutes: float | None, cores: int | None, terminal: Terminal) -> None:
        """Play what is missing, for so many minutes at most, and write what is known then."""
        total = sum(contest.deals() * len(contest.lineups()) for contest in self._contests)
        with progress_bar() as progress:
            task = progress.add_task(terminal.say("cli.simulate.playing"), total=total, completed=total - self.missing)
            for _ in run(self._contests, self._journal, None if minutes is None else 60 * minutes, cores):
                progress.advance(task)
        self._ratings = evaluate(self._plan, self._journal)
        if self._ratings is not None:
            self._file.write_text(ratings.write(self._ratings), "utf-8")

    @property
    def missing(self) -> int:
        """How many games have yet to be played."""
        return sum(len(self._journal.missing(contest)) for contest in self._contests)

    @property
    def _file(self) -> Path:
        return self._folder / f"{self._plan.game}.{ratings.FILE}"

    def json(self) -> str:
        """Return what is known; nothing as long as two levels have hardly met."""
        return "" if self._ratings is None else ratings.write(self._ratings)

    def show(self, terminal: Terminal) -> None:
        """Show the scale and the matches."""
        if self._ratings is None:
            terminal.tell("cli.rate.too-few", missing=self.missing)
            return
        terminal.show(_scale(self._ratings, terminal))
        terminal.show(_matches(self._ratings.matches, terminal))
        if self.missing:
            terminal.tell("cli.rate.missing", missing=self.missing)
        terminal.line(terminal.say("cli.rate.end", file=str(self._file)))


def _scale(found: Ratings, terminal: Terminal) -> Table:
    table = _table(("level", "bot", "points", "interval"), terminal)
    for level in found.levels:
        points, low, high = (
            terminal.say("cli.bench.count", count=number) for number in (level.points, level.low, level.high)
        )
        table.add_row(terminal.say(f"level.{level.id}"), level.bot, points, f"{low} … {high}")
    return table


def _matches(matches: list[Match], terminal: Terminal) -> Table:
    table = _table(("level", "against", "seats", "games", "share", "share-interval"), terminal)
    for match in matches:
        share, low, high = (
            terminal.say("cli.simulate.share", share=number) for number in (match.share, match.low, match.high)
        )
        options = " ".join(str(value) for value in match.options.values())
        against = terminal.say(f"level.{match.against}") if match.against else options or "–"
        level = terminal.say(f"level.{match.level}")
        table.add_row(level, against, str(match.seats), str(match.games), share, f"{low} – {high}")
    return table


def _table(headings: tuple[str, ...], terminal: Terminal) -> Table:
    table = Table()
    for heading in headings:
        justify: JustifyMethod = "left" if heading in ("level", "bot", "against") else "right"
        table.add_column(terminal.say(f"cli.rate.{heading}"), justify=justify)
    return table
