"""What a state promises: the score at the end, more for what is better, and enough to beat chance."""

import pytest

from pentapolis.bots.greedy import greedy_action
from pentapolis.core.luck import Luck
from pentapolis.games.underwater_cities.game import UNDERWATER_CITIES
from tests.games.underwater_cities.notation import play, position

FED = "goods 0: 6 kelp\n"  # a city that will go hungry may be none the better for it

BETTER = [
    ("", "goods 0: 2 steelplast"),
    ("network 0: tunnel T01", "network 0: tunnel+ T01"),
    (f"{FED}network 0: city E", f"{FED}network 0: city E; tunnel T01"),
    (f"{FED}network 0: tunnel T01", f"{FED}network 0: tunnel T01; city E"),
    ("network 0: tunnel T01; city E", "network 0: tunnel T01; symbiotic E"),
    ("claimed 0: assistant", "claimed 0: assistant 13"),
    ("claimed 0: assistant", "claimed 0: assistant 10"),
    ("claimed 0: assistant", "claimed 0: assistant 79"),
    ("network 0: laboratory+ SE.a", "network 0: laboratory+ SE.a\nclaimed 0: assistant 181"),
]


@pytest.mark.parametrize(("less", "more"), BETTER)
def test_what_is_better_promises_more(less: str, more: str) -> None:
    lines = "seats: 2\nround: 5\ngoods 1: 1 kelp\n"
    assert position(lines + more).evaluate()[0] > position(lines + less).evaluate()[0]


def test_the_end_promises_the_score() -> None:
    state = position("seats: 2\nround: 10\nmoves: 5\norder: 1 0\nnetwork 0: tunnel T01; city E; farm SE.a")
    play(state, "place open")
    assert state.evaluate() == [float(sheet.total) for sheet in state.scores()]


def test_alone_the_goal_is_ahead_while_cities_are_missing() -> None:
    state = position("seats: 1\nround: 10\nmoves: 2\ngoods 0: 120 points")
    play(state, "place open")
    own, goal = state.evaluate()
    assert goal > own


def test_greedy_beats_chance() -> None:
    totals = [0, 0]
    for seed in range(2):
        luck = Luck(seed)
        state = UNDERWATER_CITIES.setup(2, luck)
        while state.to_act():
            seat = state.to_act()[0]
            legal = state.legal(seat)
            world = state.determinise(seat, Luck(seed))
            action = greedy_action(world, seat, Luck(seed)) if seat == 0 else legal[luck.below(len(legal))]
            state.apply(seat, action, luck)
        for seat in range(2):
            totals[seat] += state.scores()[seat].total
    assert totals[0] > totals[1] + 20
