"""Evenings at the terminal, planned beforehand: what a person would type in a match against greedy bots."""

from dataclasses import dataclass

from pentapolis.bots.bot import ask
from pentapolis.bots.greedy import GreedyBot
from pentapolis.bots.random_bot import RandomBot
from pentapolis.cli.match import Match, bot_luck, table_secret
from pentapolis.core.luck import Luck
from pentapolis.games import game

FIVE_TOWERS = game("five-towers")


@dataclass(frozen=True)
class Evening:
    """A whole match: the seed, what to type for each decision of the person, and the totals it ends with."""

    seed: str
    typed: list[str]
    totals: list[int]


def plan(seats: int, seed: str) -> Evening:
    """The person on seat 0 plays at random, the others greedily."""
    match = Match(FIVE_TOWERS, [f"P{seat}" for seat in range(seats)], table_secret(seed))
    lucks = [bot_luck(seed, seat) for seat in range(seats)]
    person, luck = RandomBot(), Luck(11)
    typed = []
    while acting := match.state.to_act():
        seat = acting[0]
        if seat == 0:
            action = ask(person, match.state, 0, luck)
            typed.append(FIVE_TOWERS.space.text(action))
        else:
            action = ask(GreedyBot(), match.state, seat, lucks[seat])
        match.act(seat, action)
    return Evening(seed, typed, [sheet.total for sheet in match.state.scores()])


def plan_with_undo() -> tuple[str, list[str], str]:
    """A seed, what to type until the person may undo, and what was typed last."""
    for number in range(100):
        seed = f"undo {number}"
        match = Match(FIVE_TOWERS, ["A", "B"], table_secret(seed))
        luck = bot_luck(seed, 1)
        typed: list[str] = []
        while acting := match.state.to_act():
            if acting[0] == 1:
                match.act(1, ask(GreedyBot(), match.state, 1, luck))
                continue
            action = match.state.legal(0)[0 if len(typed) == 0 else -1]
            typed.append(FIVE_TOWERS.space.text(action))
            match.act(0, action)
            last = typed[-1]
            if match.state.to_act() == [0] and last.startswith("take") and len(typed) < 12:
                return seed, typed, last
    raise AssertionError("no seed leads to a decision that can be taken back")
