"""What a player could build, and what could be tried."""

from random import Random

import pytest

from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from pentapolis.core.views import plain
from pentapolis.games.five_towers.ghosts import FiveTowersGhosts, Plan, best_change
from pentapolis.games.five_towers.state import FiveTowersState
from tests.games.five_towers.notation import FIVE_TOWERS, SUITS, act, position, table
from tests.games.five_towers.reference import fits


def ghosts(state: State, seat: int) -> FiveTowersGhosts:
    found = state.ghosts(seat)
    assert isinstance(found, FiveTowersGhosts)
    return found


def plan_of(state: State, seat: int, action: str) -> Plan:
    asked = FIVE_TOWERS.space.to_json(FIVE_TOWERS.space.parse(action))
    return next(plan for plan in ghosts(state, seat).plans if plan.action == asked)


def storeys(plan: Plan) -> list[tuple[str, list[int], int]]:
    return [(part.suit, part.values, part.change) for part in plan.storeys]


def best_total(state: State, seat: int) -> int:
    """The most points that the seat can have at the end of the round, found by trying: the others pass."""
    seen = table(state)
    while seen["phase"] == "bidding" and seen["builder"] == seat:
        act(state, "pass")
        seen = table(state)
    if seen["builder"] != seat:
        return state.total(seat)
    totals = []
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action, Luck(0))
        totals.append(best_total(after, seat))
    return max(totals)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_best_change_is_what_trying_finds(seats: int) -> None:
    luck, chooser = Luck(seats), Random(seats)
    state = FIVE_TOWERS.setup(seats, luck)
    phases = set()
    while state.to_act():
        assert isinstance(state, FiveTowersState)
        seat = state.to_act()[0]
        if chooser.random() < 0.4:
            phases.add(table(state)["phase"])
            for action in state.legal(seat):
                after = state.clone()
                after.apply(seat, action, Luck(0))
                expected = best_total(after, seat) - state.total(seat)
                assert best_change(state, seat, action) == expected, FIVE_TOWERS.space.text(action)
        state.apply(seat, chooser.choice(state.legal(seat)), luck)
    assert {"bidding", "taking", "demolishing"} <= phases


@pytest.mark.parametrize("seats", [2, 5])
def test_every_plan_can_be_built(seats: int) -> None:
    luck, chooser = Luck(seats), Random(seats)
    state = FIVE_TOWERS.setup(seats, luck)
    while state.to_act():
        seen = table(state)
        for seat in range(seats):
            for plan in ghosts(state, seat).plans:
                for part in plan.storeys:
                    tower = seen["towers"][seat][SUITS.index(part.suit)]
                    stack = tower[:-1] if plan.demolition == part.suit else tower[:]
                    for value in part.values:
                        assert fits(stack, value), plan
                        stack.append(value)
        state.apply(state.to_act()[0], chooser.choice(state.legal(state.to_act()[0])), luck)
    assert state.ghosts(0) is None


def test_ft_e1_a_bid_for_everything_with_a_demolition() -> None:
    state = position("towers 0: sand 6\ndisplay: sand 7, candy 15, scary 14, tree 9, scrap 2")
    place = ghosts(state, 0).best[5]
    assert place is not None
    plan = ghosts(state, 0).plans[place]
    assert (plan.demolition, plan.change) == ("sand", 3)  # 2 → 5 + 1 − 1
    assert storeys(plan) == [
        ("candy", [15], 1),
        ("scary", [14], 1),
        ("tree", [9], 1),
        ("scrap", [2], 1),
        ("sand", [7], -1),
    ]


def test_what_cannot_be_built_has_no_plan() -> None:
    state = position("towers 0: sand 6 4\ndisplay: sand 7, candy 15, scary 14, tree 9, scrap 2")
    assert [place is None for place in ghosts(state, 0).best] == [True, False, False, False, False, True]
    assert len(ghosts(state, 0).plans) == 15


@pytest.mark.parametrize(
    ("tower", "display", "expected"),
    [
        ("", "sand 7 5, candy 1 2 3", [("fits", 2), ("fits", 2)]),
        ("towers 0: sand 6\n", "sand 5 7, candy 1 2 3", [("fits", 2), ("demolition", -1)]),
        ("towers 0: sand 6 4\n", "sand 3 7, candy 1 2 3", [("fits", 2), ("no", None)]),
        ("towers 0: sand 6 4 2\n", "sand 8 9, candy 1 2 3", [("together", None), ("fits", 2)]),
        ("towers 0: sand 6 0\n", "sand 9 5, candy 1 2 3", [("no", None), ("no", None)]),
    ],
)
def test_how_cards_on_display_fit(tower: str, display: str, expected: list[tuple[str, int | None]]) -> None:
    found = ghosts(position(f"{tower}display: {display}"), 0).cards
    assert [(card.fit, card.change) for card in found][3:] == expected


def test_who_waits_sees_what_could_be_built() -> None:
    state = position("towers 1: sand 6\ndisplay: sand 5 7, candy 1 2 3")
    assert [card.fit for card in ghosts(state, 1).cards] == ["fits"] * 4 + ["demolition"]
    assert storeys(plan_of(state, 1, "take 1,2,3")) == [("candy", [3, 2, 1], 5)]


def test_which_values_fit_now() -> None:
    state = position("towers 0: candy 3, scary 8, tree 5 0\ndisplay: sand 5 7, candy 1 2 4")
    everything = list(range(16))
    eight = [value for value in everything if value != 8]
    assert ghosts(state, 0).fitting == [[0, 1, 2, 9], eight, [], everything, everything]


def test_each_demolition_has_a_plan_and_others_have_none() -> None:
    state = position("towers 0: sand 6, tree 9 4\ndisplay: sand 5 7, candy 1 2 3\nbids: 1, pass")
    act(state, "take 4")
    assert storeys(plan_of(state, 0, "keep")) == [("sand", [5], 1)]
    assert plan_of(state, 0, "demolish tree").demolition == "tree"
    assert (plan_of(state, 0, "demolish tree").change, plan_of(state, 0, "demolish sand").change) == (-1, -1)
    assert ghosts(state, 1).plans == []


def test_the_card_that_comes_next_is_the_lowest_of_its_plan() -> None:
    state = position("display: sand 8 12 3, tree 9, candy 1\nbids: 3, pass")
    act(state, "take 3,4,5")
    assert [plan.storeys[0].values for plan in ghosts(state, 0).plans] == [[8, 12, 3], [12, 8, 3]]


def test_ghosts_tell_nothing_hidden() -> None:
    state = position("towers 0: sand 6\ndisplay: sand 5 7, candy 1 2 3")
    for seat in (0, 1):
        for draw in range(3):
            assert plain(state.determinise(seat, Luck(draw)).ghosts(seat)) == plain(state.ghosts(seat))


@pytest.mark.parametrize(
    ("description", "actions", "expected"),
    [
        ("display: sand 5 7, candy 1 2 3", [], "bid 0|bid 1|bid 2|bid 3|bid 4|bid 5"),
        ("display: sand 5 7, candy 1 2 3\nbids: 2", [], "bid 1|bid 2|bid 3|bid 4|bid 5|pass"),
        ("through: 2\npile: 0\ndisplay: sand 5 7\nbids: 1, pass", [], "take 1|take 2"),
        (
            "display: sand 8 12 3, tree 9, candy 1\nbids: 3, pass",
            ["take 3,4,5"],
            "place sand 3|place sand 8|place sand 12",
        ),
    ],
)
def test_what_could_be_tried(description: str, actions: list[str], expected: str) -> None:
    state = position(description)
    act(state, *actions)
    seat = state.to_act()[0]
    assert "|".join(FIVE_TOWERS.space.text(action) for action in state.attempts(seat)) == expected
    assert state.attempts(1 - seat) == []
