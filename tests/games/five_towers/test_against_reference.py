"""The engine against the slow reference: the same decisions, the same events, the same table, in whole games."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from pentapolis.core.views import Plain
from tests.conformance.random_play import named
from tests.games.five_towers.notation import FIVE_TOWERS, actor, options, position, table
from tests.games.five_towers.positions import rounds
from tests.games.five_towers.referee import Referee, displays
from tests.games.five_towers.reference import can_carry_out, cards_of, decisions, towers_of, who_decides

Player: TypeAlias = Callable[[State, list[str], Random], str]
SEATS = (2, 3, 4, 5)


def random_player(state: State, allowed: list[str], chooser: Random) -> str:
    return chooser.choice(allowed)


def bold_player(state: State, allowed: list[str], chooser: Random) -> str:
    """Bids as high as possible."""
    bids = [text for text in allowed if text.startswith("bid")]
    return max(bids) if bids else chooser.choice(allowed)


def timid_player(state: State, allowed: list[str], chooser: Random) -> str:
    """Bids 1 at most, so that most cards come a second time."""
    for text in ("bid 1", "pass"):
        if text in allowed and chooser.random() < 0.8:
            return text
    return chooser.choice(allowed)


def demolisher(state: State, allowed: list[str], chooser: Random) -> str:
    """Seat 0 takes one card a round and demolishes another, as long as it can; nobody else takes any."""
    if actor(state) != 0:
        return "bid 0" if "bid 0" in allowed else "pass" if "pass" in allowed else allowed[0]
    if "bid 1" in allowed:
        return "bid 1"
    if allowed[0].startswith("take"):
        display = table(state)["display"]
        no_roof = [text for text in allowed if display[int(text.split()[1]) - 1]["value"] != 0]
        return (no_roof or allowed)[0]
    return allowed[-1]


def follow(seats: int, seed: int, player: Player) -> State:
    """Play a game and have the referee check every step of it."""
    luck, chooser, events = Luck(seed), Random(seed), list[Event]()
    state = FIVE_TOWERS.setup(seats, luck, events)
    happened = [named(event) for event in events]
    referee = Referee(seats, happened[0]["opener"], displays(happened))
    assert referee.events == happened
    agrees(state, referee)
    while state.to_act():
        seat, allowed = actor(state), options(state)
        choice = player(state, allowed, chooser)
        events = []
        state.apply(seat, FIVE_TOWERS.space.parse(choice), luck, events)
        happened = [named(event) for event in events]
        referee.revealed = displays(happened)
        referee.step(seat, choice)
        assert happened == referee.events
        agrees(state, referee)
    return state


def agrees(state: State, referee: Referee) -> None:
    """The table is as the referee has it, the options are those of the reference, and totals are right."""
    seen = table(state)
    for key, value in referee.table().items():
        assert seen[key] == value, key
    assert [state.total(seat) for seat in range(state.seats)] == referee.totals()
    decides = who_decides(seen)
    assert state.to_act() == ([] if decides is None else [decides])
    if decides is not None:
        assert_same_options(state, seen)


def assert_same_options(state: State, seen: Plain) -> None:
    expected = decisions(seen)
    assert set(options(state)) == expected
    assert len(expected) > 1, "what has only one answer is not asked"


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_are_as_the_referee_has_them(seats: int, seed: int) -> None:
    follow(seats, seed, random_player)


@pytest.mark.parametrize("player", [bold_player, timid_player, demolisher], ids=lambda player: player.__name__)
@pytest.mark.parametrize("seats", SEATS)
def test_peculiar_games_are_as_the_referee_has_them(seats: int, player: Player) -> None:
    follow(seats, seed=1, player=player)


@pytest.mark.parametrize("seats", SEATS)
def test_the_highest_possible_bids_are_shown(seats: int) -> None:
    luck, chooser = Luck(9), Random(9)
    state = FIVE_TOWERS.setup(seats, luck)
    while state.to_act():
        seen = table(state)
        if seen["phase"] == "bidding" and chooser.random() < 0.3:
            display = cards_of(seen["display"])
            for seat in range(seats):
                possible = [bid for bid in range(6) if can_carry_out(towers_of(seen, seat), display, bid)]
                assert possible == list(range(seen["most"][seat] + 1)), "FT-3.3: and every smaller number"
        state.apply(actor(state), chooser.choice(state.legal(actor(state))), luck)


@settings(max_examples=200)
@given(lines=rounds(), choices=st.lists(st.integers(0, 99), min_size=14, max_size=14))
def test_rich_positions_allow_what_the_reference_allows(lines: list[str], choices: list[int]) -> None:
    state = position("\n".join(lines))
    for choice in choices:
        if not state.to_act():
            return
        assert_same_options(state, table(state))
        allowed = options(state)
        state.apply(actor(state), FIVE_TOWERS.space.parse(allowed[choice % len(allowed)]), Luck(0))
