"""Let a bot of this engine play against a bot of another one, such as that of an older commit, and say who is stronger.

    git worktree add build/before COMMIT && make -C build/before build/compiled/.done
    PYTHONPATH=build/compiled .venv/bin/python tools/duel.py ginkgopolis net-search:iterations=40 \
        build/before/build/compiled search:iterations=400 --seats 2 3 --folder build/duels

The other bot is asked about worlds as they are kept, in a process with its own engine; so both engines need the same
rules and the same form of states, and say so if they don't have them. Results are kept in the folder, game by game.
"""

import argparse
import functools
import os
import subprocess
import sys
import zlib
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from pentapolis.bots.arena import Contest, standings
from pentapolis.bots.bot import Bot
from pentapolis.bots.roster import make_bot
from pentapolis.bots.round_robin import Journal, run
from pentapolis.core.luck import Luck
from pentapolis.core.state import State

OTHER: Final = "other/"  # in front of the name of a bot of the other engine

_ENGINE: Final = Path(__file__).with_name("duel_engine.py")
_SEEDS: Final = 1 << 30


class NoAnswer(Exception):
    """The other engine has ended; why stands in what it wrote before."""


class OtherBot(Bot):
    """A bot of another engine, in a process that ends with this one."""

    def __init__(self, package: str, bot: str) -> None:
        self._bot = bot
        self._engine = subprocess.Popen(
            [sys.executable, str(_ENGINE)],
            env=os.environ | {"PYTHONPATH": package},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def choose(self, world: State, seat: int, luck: Luck) -> int:
        assert self._engine.stdin
        assert self._engine.stdout
        question = f"{world.game.id} {self._bot} {seat} {luck.below(_SEEDS)} {world.serialise()}\n"
        try:
            self._engine.stdin.write(question)
            self._engine.stdin.flush()
            answer = self._engine.stdout.readline()
        except BrokenPipeError:
            answer = ""
        if not answer:
            raise NoAnswer
        return world.game.space.parse(answer.strip())

    def end(self) -> None:
        with self._engine:  # closes what it reads from, and waits for its end
            pass


@functools.cache
def bot_of(package: str, name: str) -> Bot:
    """Return the bot of that name, of this engine or of the other one."""
    return OtherBot(package, name.removeprefix(OTHER)) if name.startswith(OTHER) else make_bot(name)


def table_of(contests: list[Contest], journal: Journal) -> Table:
    """Return what each bot won for a seat that it had, with 95 % intervals."""
    table = Table("players", "games", "bot", "wins of a seat", "95 % interval", "points", box=None)
    for contest in contests:
        results = journal.results(contest)
        for standing in standings(contest, results) if results else []:
            share, low, high = (
                f"{100 * part:.1f} %" for part in (standing.win_share, standing.win_low, standing.win_high)
            )
            table.add_row(
                str(contest.seats),
                str(len(results)),
                standing.bot,
                share,
                f"{low} – {high}",
                f"{standing.mean_score:.1f}",
            )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bot", help="of this engine")
    parser.add_argument(
        "package", type=Path, help="the folder of the other engine that holds its package, compiled or not"
    )
    parser.add_argument("other_bot", help="of the other engine")
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--games", type=int, default=200, help="for each number of players")
    parser.add_argument("--minutes", type=float, default=60.0, help="stop after so long")
    parser.add_argument("--folder", type=Path, required=True, help="results are kept here, and gone on from")
    parser.add_argument("--cores", type=int, help="how many play, usually all")
    given = parser.parse_args()
    bots = [given.bot, OTHER + given.other_bot]
    contests = [
        Contest(given.game, bots, seats, {}, given.games, zlib.crc32(repr((seats, bots)).encode()))
        for seats in given.seats
    ]
    journal = Journal(given.folder, given.game)
    missing = sum(len(journal.missing(contest)) for contest in contests)
    make = functools.partial(bot_of, str(given.package.resolve()))
    games = run(contests, journal, 60 * given.minutes, given.cores, make)
    try:
        for _ in track(games, "Playing", total=missing, console=Console(stderr=True), transient=True):
            pass
    except NoAnswer:
        sys.exit("The other engine has stopped; what it wrote tells why.")
    Console().print(table_of(contests, journal))


if __name__ == "__main__":
    main()
