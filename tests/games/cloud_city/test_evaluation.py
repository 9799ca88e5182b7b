"""What the evaluation says of positions where one is plainly better, and how a bot plays that trusts it."""

from random import Random

import pytest

from pentapolis.bots.bot import Bot, ask
from pentapolis.bots.greedy import GreedyBot
from pentapolis.bots.random_bot import RandomBot
from pentapolis.core.luck import Luck
from pentapolis.core.views import plain
from pentapolis.games.cloud_city.evaluated_city import EvaluatedCity, evaluated_city
from pentapolis.games.cloud_city.requests import REQUESTS, count
from pentapolis.games.cloud_city.state import CloudCityState
from pentapolis.games.cloud_city.tiles import KINDS
from tests.conformance.random_play import play_on
from tests.games.cloud_city.drawn_cities import AVENUES, BALANCED, BALANCING, RING, joining
from tests.games.cloud_city.notation import CLOUD_CITY, act, position


def promise(description: str, *texts: str) -> float:
    """Return what is promised to seat 0 after these actions."""
    state = position(description)
    act(state, *texts)
    return state.evaluate()[0]


@pytest.mark.parametrize("requests", [0, 2])
def test_at_the_end_it_is_the_score(requests: int) -> None:
    state = CLOUD_CITY.setup(3, Luck(3), None, requests=requests)
    play_on(state, seed=1)
    assert state.evaluate() == [float(state.total(seat)) for seat in range(3)]


def test_a_walkway_that_is_there_promises_more_than_one_that_could_be() -> None:
    for cells in ("a1-c1", "c3-e3"):
        assert promise(joining(RING), f"join {cells}") > promise(joining(RING), "done")


def test_to_pass_up_a_walkway_costs_so_much_that_a_search_notices() -> None:
    """Of three equal avenues, worth 8 votes each, one is built or left for later."""
    assert promise(joining(AVENUES), "join a1-f1", "done") > promise(joining(AVENUES), "done") + 1.0


def test_a_view_into_the_open_promises_more_than_one_that_is_blocked() -> None:
    """A sand building that looks over free places, or at a green one and at other sands."""
    hands = "hand 0: blue+blue, blue+blue, blue+blue\nrow: sand+blue, sand+blue, green+green"
    free = promise(f"{hands}\ncity 0: B.GS/.B..")
    blocked = promise(f"{hands}\ncity 0: B.SG/.B..")
    assert free > blocked


def test_without_pieces_there_is_less_to_hope_for() -> None:
    """Only the last blue piece of length 5 makes the fourth avenue a chance."""
    before = position(joining(AVENUES, "a1-f1, a3-f3"))
    after = position(joining(AVENUES, "a1-f1, a3-f3, a5-f5"))
    assert after.evaluate()[0] - before.evaluate()[0] < 1.0, "one avenue is built, the other is lost"


def test_a_tile_that_fits_promises_more() -> None:
    """Sand can join the sand of the city at once."""
    city = "city 0: B.S./.B.S\nhand 1: green+green, green+green, green+green\nrow: blue/green, blue/green, blue/green"
    assert promise(f"{city}\nhand 0: sand+sand, blue+blue, blue+blue") > promise(
        f"{city}\nhand 0: blue+blue, blue+blue, blue+blue"
    )


@pytest.mark.parametrize("request_name", ["loneliness", "balance", "variety", "value", "loops", "crossings"])
def test_requests_are_kept_in_mind(request_name: str) -> None:
    """A city with all those walkways stands better with the request than one without any, beyond their votes."""
    full = ", ".join(BALANCING)
    city = f"city: 3x3\nrequests: {request_name}\nstep: over\ncity 0:\n{BALANCED}\n"
    with_walkways = position(f"{city}walkways 0: {full}")
    without = position(city)
    votes = sum(with_walkways.scores()[0].categories[colour] for colour in ("blue", "green", "sand"))
    gained = with_walkways.evaluate()[0] - without.evaluate()[0] - votes
    expected = with_walkways.scores()[0].categories[request_name] - without.scores()[0].categories[request_name]
    assert gained == expected


def test_a_lonely_building_is_a_worry_long_before_the_end() -> None:
    alone, joined = "city 0: B.SS/.B..", "city 0: B.SS/.B..\nwalkways 0: c1-d1"
    worry = "requests: loneliness\n"
    assert promise(worry + joined) - promise(worry + alone) > promise(joined) - promise(alone)


def test_what_is_kept_of_a_city_is_what_a_fresh_look_finds() -> None:
    """In whole games of four, in which pieces run out, for every tile and every request."""
    for seed in range(3):
        luck, chooser = Luck(seed), Random(seed)
        state = CLOUD_CITY.setup(4, luck)
        assert isinstance(state, CloudCityState)
        while state.to_act():
            state.perform(state.turn, chooser.choice(state.legal(state.turn)), luck)
            for seat in range(4):
                city = state.players[seat].city
                kept = evaluated_city(city, state.supply, state.longest)
                fresh = EvaluatedCity(city, state.supply, state.longest)
                assert (kept.worth, kept.buildable) == (fresh.worth, fresh.buildable)
                assert [kept.gain(kind) for kind in range(KINDS)] == [fresh.gain(kind) for kind in range(KINDS)]
                for request in range(len(REQUESTS)):
                    assert kept.count(request) == count(city, request)


@pytest.mark.parametrize(("seats", "size"), [(4, "3x3"), (2, "3x4")])
def test_promises_are_right_on_average(seats: int, size: str) -> None:
    """What greedy players are promised in the middle of a game is about what they get."""
    errors = []
    for seed in range(8):
        luck = Luck(seed)
        state = CLOUD_CITY.setup(seats, luck, None, city=size)
        promised = [0.0] * seats
        while state.to_act():
            if plain(state.view(None))["round"] == 4:
                promised = state.evaluate()
            seat = state.to_act()[0]
            state.apply(seat, ask(GreedyBot(), state, seat, luck), luck)
        errors += [state.total(seat) - promised[seat] for seat in range(seats)]
    assert abs(sum(errors) / len(errors)) < 4


def played(bots: list[Bot], seed: int, size: str) -> list[int]:
    """Return the totals of a game between bots."""
    luck = Luck(seed)
    state = CLOUD_CITY.setup(len(bots), luck, None, city=size)
    while state.to_act():
        seat = state.to_act()[0]
        state.apply(seat, ask(bots[seat], state, seat, Luck(seed)), luck)
    return [state.total(seat) for seat in range(len(bots))]


@pytest.mark.parametrize(("seats", "size", "least"), [(4, "3x3", 30), (2, "3x4", 44)])
def test_greedy_builds_good_cities(seats: int, size: str, least: int) -> None:
    totals = [total for seed in range(3) for total in played([GreedyBot()] * seats, seed, size)]
    assert sum(totals) / len(totals) > least


def test_greedy_beats_random() -> None:
    leads = []
    for seed in range(6):
        totals = played([GreedyBot(), RandomBot()], seed, "3x3")
        leads.append(totals[0] - totals[1])
    assert min(leads) > 0
    assert sum(leads) / len(leads) > 15
