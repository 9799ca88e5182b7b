"""What a state promises: the score at the end, more for what is better, and enough to beat chance."""

import copy

import pytest

from pentapolis.bots.greedy import greedy_action
from pentapolis.core.luck import Luck
from pentapolis.games.underwater_cities.card_worths import set_worths
from pentapolis.games.underwater_cities.component_reader import STANDARD
from pentapolis.games.underwater_cities.components import INSTANT, Components
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


def test_cards_in_hand_promise_something_each_its_own() -> None:
    lines = "seats: 2\nround: 2\ngoods 0: 4 kelp\nhand 0: "
    promised = {hand: position(lines + hand).promise(0) for hand in ("", "1", "2", "1 2")}
    assert promised[""] < promised["1"] < promised["1 2"]
    assert promised["1"] != promised["2"]


def test_of_more_cards_than_turns_the_best_count() -> None:
    last = "seats: 2\nround: 10\nmoves: 4\norder: 0 1\nhand 0: "
    promised = [position(last + hand).promise(0) for hand in ("121", "122", "121 122")]
    assert promised[2] == max(promised)


def test_a_card_that_only_a_pack_has_counts_as_those_of_its_type() -> None:
    printed = {name: copy.deepcopy(part) for name, part in STANDARD.printed.items()}
    printed["cards"][0]["effects"] = [{"op": "gain", "goods": {"credits": 7}}]
    others = Components(printed)
    set_worths(others)
    assert others.held_late[1:] == STANDARD.held_late[1:]
    assert others.held_early[1:] == STANDARD.held_early[1:]
    held = [late for late, card in zip(STANDARD.held_late, STANDARD.cards, strict=False) if card.type == INSTANT]
    assert others.held_late[0] == pytest.approx(sum(held) / len(held), abs=0.01)
