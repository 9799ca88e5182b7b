"""What a secret choice would do now: the same as when it is carried out first of all."""

from random import Random

import pytest

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from pentapolis.core.views import Plain
from pentapolis.games import game
from tests.conformance.random_play import named
from tests.games.ginkgopolis.notation import GINKGOPOLIS, goods, names, only, position, view

ENDS = ("cardkept", "carddiscarded")
EXPLOITERS = "characters 0: 7 14 26"  # a resource, a point and a tile for each exploit


def forecast(state: State, text: str) -> tuple[State, list[Plain]]:
    """Return what the forecast of a choice such as `0 choose A red-9` leads to, and what would happen."""
    seat, _, action = text.partition(" ")
    events: list[Event] = []
    world = state.clone()
    world.foresee(int(seat), GINKGOPOLIS.space.parse(action), Luck(0), events)
    return world, [named(event) for event in events]


def test_an_exploit_with_its_bonuses() -> None:
    state = position(EXPLOITERS, "city: 0,0 blue-2 red-9 of 1", "hand 0: red-9", "choice 1: A")
    before = state.serialise()
    world, events = forecast(state, "0 choose red-9 alone")
    assert [(event["good"], event["count"]) for event in only(events, "buildingexploited")] == [("resource", 2)]
    assert [event["good"] for event in only(events, "characterpaid")] == ["resource", "point", "tile"]
    assert names(events)[-1] == "carddiscarded"
    assert goods(world, 0) == (2 + 1, 1, 1)
    assert state.serialise() == before


def test_the_income_of_neighbours_comes_whatever_place_the_marker_gets() -> None:
    state = position("city: 0,-1 blue-1 red-9 of 1", "hand 0: B", "tiles 0: yellow-9", "resources 0: 1", "choice 1: A")
    world, events = forecast(state, "0 choose B yellow-9")
    assert [event["count"] for event in only(events, "buildingexploited")] == [2]
    assert len(only(events, "markermoved")) == 1
    (new,) = (one for one in view(world, 0)["city"] if (one["colour"], one["number"]) == ("yellow", 9))
    assert (new["x"], new["y"], new["owner"]) == (0, -2, 0)


def test_a_plot_alone_gives_one_of_two_goods_and_then_the_bonuses() -> None:
    state = position(EXPLOITERS, "hand 0: A", "choice 1: B")
    _, events = forecast(state, "0 choose A alone")
    assert len(only(events, "goodtaken")) == 1
    assert len(only(events, "characterpaid")) == 3


def test_what_cannot_be_paid_is_played_alone() -> None:
    state = position("city: 0,0 blue-2 red-9 of 1", "hand 0: red-9", "tiles 0: red-12", "resources 0: 2", "choice 1: A")
    world, events = forecast(state, "0 choose red-9 red-12")
    assert names(events)[:3] == ["builds", "tiletakenback", "buildingexploited"]
    assert view(world, 0)["players"][0]["tiles"] == 1


def test_the_giving_back_of_tiles_is_for_all_to_decide() -> None:
    state = position("hand 0: blue-1", "tiles 0: red-9", "tiles 1: rest", "supply: red-20", "choice 1: A")
    world, events = forecast(state, "0 choose blue-1 alone")
    assert only(events, "supplydepleted") == [{"times": 1}]
    assert view(world, 0)["phase"] == "giving"


def test_only_a_choice_is_forecast() -> None:
    state = position("seats: 3", "choice 1: A")
    assert state.forecast(0, GINKGOPOLIS.space.parse("new-hand"), Luck(0)) is None
    assert state.forecast(1, GINKGOPOLIS.space.parse("back"), Luck(0)) is None
    towers = game("five-towers").setup(2, Luck(0))
    assert towers.forecast(towers.next_to_act(), towers.legal(towers.next_to_act())[0], Luck(0)) is None


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
@pytest.mark.parametrize("seed", range(3))
def test_the_forecast_of_whoever_acts_first_comes_true(seats: int, seed: int) -> None:
    random, luck = Random(seed), Luck(seed)
    state = GINKGOPOLIS.setup(seats, luck)
    compared = 0
    while state.to_act():
        waiting = state.to_act()
        seat = waiting[-1]
        if view(state, seat)["phase"] == "choosing":
            first = view(state, seat)["order"][0]
            seat = next((one for one in waiting if one != first), first)
            if waiting == [first]:
                for action in random.sample(state.legal(first), 2):
                    compared += _compare(state, first, action)
        state.apply(seat, random.choice(state.legal(seat)), luck)
    assert compared > 20


def _compare(state: State, seat: int, action: int) -> int:
    """Compare the forecast with what then happens, where both answer alike; whether there was something to compare."""
    foreseen: list[Event] = []
    if state.forecast(seat, action, Luck(0), foreseen) is None:
        return 0
    happens: list[Event] = []
    world = state.clone()
    world.perform(seat, action, Luck(0), happens)
    while not any(event.name in ENDS for event in happens) and view(world, seat)["phase"] != "giving":
        world.perform(seat, world.legal(seat)[0], Luck(0), happens)
    assert happens[1 : len(foreseen) + 1] == foreseen, "the choice that is made comes first"
    assert foreseen[-1].name in ENDS or view(world, seat)["phase"] == "giving"
    return 1
