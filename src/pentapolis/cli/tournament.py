"""A contest of the arena, with a progress bar and a table."""

import dataclasses
import json

from rich.console import JustifyMethod
from rich.table import Table

from pentapolis.bots.arena import Contest, Result, run, standings
from pentapolis.cli.bot_list import parse_bots
from pentapolis.cli.game_options import parse_options
from pentapolis.cli.progress import progress_bar
from pentapolis.cli.terminal import Terminal
from pentapolis.games import game


class Tournament:
    """What is played, and the results so far."""

    def __init__(self, game_id: str, bots: str, seats: int | None, options: list[str], games: int, seed: int) -> None:
        """Refuse what can't be played before the first game."""
        names = parse_bots(bots)
        chosen = parse_options(game(game_id), options)
        self.contest = Contest(game_id, names, len(names) if seats is None else seats, chosen, games, seed)
        self.contest.check()
        self.results: list[Result] = []

    def run(self, terminal: Terminal) -> None:
        """Play all games."""
        with progress_bar() as progress:
            lineups = len(self.contest.lineups())
            task = progress.add_task(terminal.say("cli.simulate.playing"), total=self.contest.deals() * lineups)
            for results in run(self.contest):
                self.results += results
                progress.advance(task, lineups)

    def json(self) -> str:
        """Return the contest and how each bot did."""
        contest = self.contest
        return json.dumps(
            {
                "game": contest.game,
                "seats": contest.seats,
                "options": contest.options,
                "seed": contest.seed,
                "games": len(self.results),
                "bots": [dataclasses.asdict(standing) for standing in standings(contest, self.results)],
            },
            indent=2,
        )

    def show(self, terminal: Terminal) -> None:
        """Show how each bot did, the best first."""
        table = Table()
        for heading in ("bot", "seats", "share", "share-interval", "score", "score-interval"):
            justify: JustifyMethod = "left" if heading == "bot" else "right"
            table.add_column(terminal.say(f"cli.arena.{heading}"), justify=justify)
        for standing in standings(self.contest, self.results):
            shares = [max(0.0, share) for share in (standing.win_share, standing.win_low, standing.win_high)]
            scores = [standing.mean_score, standing.score_low, standing.score_high]
            share, share_low, share_high = (terminal.say("cli.simulate.share", share=share) for share in shares)
            score, score_low, score_high = (terminal.say("cli.simulate.number", number=score) for score in scores)
            table.add_row(
                standing.bot,
                str(standing.seats_played),
                share,
                f"{share_low} – {share_high}",
                score,
                f"{score_low} … {score_high}",
            )
        terminal.show(table)
        contest = self.contest
        if contest.seats == 1:
            terminal.tell("cli.arena.alone", games=len(self.results), deals=contest.deals())
            return
        terminal.tell(
            "cli.arena.games",
            games=len(self.results),
            deals=contest.deals(),
            seats=contest.seats,
            even=1 / contest.seats,
        )
