"""Many games between bots, and what came of them."""

import json
import secrets
import statistics
import time
from pathlib import Path

from rich.console import JustifyMethod
from rich.table import Table

from pentapolis.bots.bot import ask
from pentapolis.bots.roster import make_bot
from pentapolis.cli.bot_list import parse_bots, seat_bots
from pentapolis.cli.game_options import parse_options
from pentapolis.cli.match import Match, bot_luck, table_secret
from pentapolis.cli.progress import progress_bar
from pentapolis.cli.record_file import check_new_file, save_record, unusable
from pentapolis.cli.terminal import Terminal, number_text
from pentapolis.core.game import Game


class Simulation:
    """Games of the same bots on the same seats."""

    def __init__(self, game: Game, seats: int | None, bots: str, options: list[str], seed: str | None) -> None:
        """Invite the bots; without a number of seats each has one."""
        names = parse_bots(bots)
        if seats is None:
            seats = max(len(names), game.seat_counts[0])
        self.options = game.check(seats, parse_options(game, options))
        self.game = game
        self.bots = seat_bots(names, seats)
        self.seed = secrets.token_hex(4) if seed is None else seed
        self.totals: list[list[int]] = []  # of each game, by seat
        self.wins = [0.0] * seats  # a shared win is shared
        self.decisions: list[int] = []
        self.seconds = 0.0
        for bot in self.bots:
            make_bot(bot)  # a wrong name is told before the first game

    def run(self, games: int, folder: Path | None, terminal: Terminal) -> None:
        """Play so many games, and save their records if there is a folder for them."""
        files = [] if folder is None else _new_files(folder, self.game.id, games)
        started = time.perf_counter()
        with progress_bar() as progress:
            for number in progress.track(range(1, games + 1), description=terminal.say("cli.simulate.playing")):
                match = self._play(number)
                if files:
                    save_record(match.closed_record(), files[number - 1])
        self.seconds = time.perf_counter() - started

    def _play(self, number: int) -> Match:
        """Play a game; game 7 with the seed S has the luck of the seed "S 7"."""
        seed = f"{self.seed} {number}"
        bots = [make_bot(name) for name in self.bots]
        lucks = [bot_luck(seed, seat) for seat in range(len(bots))]
        match = Match(self.game, self.bots, table_secret(seed), self.options)
        while seats := match.state.to_act():
            seat = seats[0]
            match.act(seat, ask(bots[seat], match.state, seat, lucks[seat]))
        self.totals.append([sheet.total for sheet in match.state.scores()])
        self.decisions.append(len(match.record.actions))
        winners = match.state.winners()
        for seat in winners:
            if seat < len(bots):
                self.wins[seat] += 1 / len(winners)
        return match

    def json(self) -> str:
        """Return everything that was counted."""
        return json.dumps(
            {
                "game": self.game.id,
                "seed": self.seed,
                "games": len(self.totals),
                "seconds": round(self.seconds, 3),
                "decisions": {
                    "all": sum(self.decisions),
                    "mean": statistics.mean(self.decisions),
                    "least": min(self.decisions),
                    "most": max(self.decisions),
                },
                "seats": [self._seat(seat) for seat in range(len(self.bots))],
            },
            indent=2,
        )

    def _seat(self, seat: int) -> dict[str, str | int | float]:
        scores = [totals[seat] for totals in self.totals]
        return {
            "bot": self.bots[seat],
            "mean": statistics.mean(scores),
            "deviation": statistics.pstdev(scores),
            "least": min(scores),
            "most": max(scores),
            "wins": self.wins[seat],
        }

    def show(self, terminal: Terminal) -> None:
        """Show it as a table and a few lines."""
        table = Table()
        for heading in ("seat", "bot", "mean", "deviation", "range", "wins"):
            justify: JustifyMethod = "left" if heading == "bot" else "right"
            table.add_column(terminal.say(f"cli.simulate.{heading}"), justify=justify)
        for seat in range(len(self.bots)):
            facts = self._seat(seat)
            scores = [totals[seat] for totals in self.totals]
            table.add_row(
                str(seat),
                str(facts["bot"]),
                terminal.say("cli.simulate.number", number=facts["mean"]),
                terminal.say("cli.simulate.number", number=facts["deviation"]),
                f"{number_text(min(scores))} … {number_text(max(scores))}",
                terminal.say("cli.simulate.share", share=self.wins[seat] / len(self.totals)),
            )
        terminal.show(table)
        decisions = sum(self.decisions)
        terminal.tell("cli.simulate.games", games=len(self.totals), seconds=self.seconds, seed=self.seed)
        terminal.tell(
            "cli.simulate.decisions",
            decisions=decisions,
            mean=statistics.mean(self.decisions),
            least=min(self.decisions),
            most=max(self.decisions),
            speed=decisions / self.seconds,
        )


def _new_files(folder: Path, game_id: str, games: int) -> list[Path]:
    """Return a name for each record; none of them may exist."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unusable(folder, error) from error
    files = [folder / f"{game_id}-{number:05}.txt" for number in range(1, games + 1)]
    for file in files:
        check_new_file(file)
    return files
