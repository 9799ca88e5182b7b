"""The end and the score (CC-5.1 to CC-5.3)."""

import pytest

from pentapolis.core.luck import Luck
from pentapolis.core.views import Plain
from tests.games.cloud_city.drawn_cities import SPIRAL, full
from tests.games.cloud_city.notation import (
    CLOUD_CITY,
    act,
    city,
    names,
    options,
    play_turns,
    position,
    request_votes,
    table,
)

# Cities of two tiles; of seat 0 with a starting tile of two blues, and of seat 1 with one of blue and green.
TIE = "city 0: {}\ncity 1: {}\nwalkways 0: {}\nwalkways 1: {}"


@pytest.mark.parametrize(("seats", "size", "rounds"), [(2, "3x3", 8), (4, "3x3", 8), (2, "3x4", 11), (3, "3x4", 11)])
def test_cc_5_1_the_game_ends_when_all_have_had_their_turns(seats: int, size: str, rounds: int) -> None:
    state = CLOUD_CITY.setup(seats, Luck(2), None, city=size)
    play_turns(state, seats * rounds - 1)
    assert len(state.to_act()) == 1
    play_turns(state, 1)
    assert (state.to_act(), table(state)["over"], table(state)["phase"]) == ([], True, "over")


@pytest.mark.parametrize(("size", "tiles"), [("3x3", 9), ("3x4", 12)])
def test_cc_5_1_all_cities_are_full_then(size: str, tiles: int) -> None:
    state = CLOUD_CITY.setup(2, Luck(2), None, city=size)
    play_turns(state, 2 * (tiles - 1))
    for seat in range(2):
        grid = city(state, seat)
        assert "~" not in "".join(grid)
        assert len("".join(grid)) == 4 * tiles


def test_cc_5_1_nothing_can_be_done_any_more() -> None:
    state = position("city: 3x3\nstep: over")
    for seat in range(2):
        assert state.legal(seat) == []
        why = state.refuse(seat, 0)
        assert why is not None
        assert (why.rule, why.reason) == ("CC-5.1", "game-over")


def test_cc_5_1_rounds_and_the_end_are_told() -> None:
    state = position("city: 3x3\nturn: 1\nround: 7")
    happened: list[Plain] = []
    while len(happened) < 40 and state.to_act():
        happened += act(state, options(state)[-1])
    assert [event for event in happened if event["event"] == "began"] == [{"event": "began", "round": 8, "rounds": 8}]
    assert names(happened)[-1] == "ended"
    assert happened[-1]["totals"] == [state.total(0), state.total(1)]
    assert happened[-1]["winners"] == state.winners()


def test_cc_5_2_the_votes_of_all_walkways_count_by_colour() -> None:
    state = position(f"city: 3x3\nstep: over\ncity 0:\n{SPIRAL}\nwalkways 0: a1-f1, f1-f5, c2-d2, a5-b5, b2-b4")
    assert state.scores()[0].categories == {"blue": 3, "green": 1, "sand": 13}
    assert state.total(0) == 17


def test_cc_5_2_requests_are_added_and_subtracted() -> None:
    state = position(full("minimalism, loneliness", SPIRAL, "a1-f1, f1-f5, c2-d2"))
    assert request_votes(state, "minimalism")[0] == 2 * 4
    assert request_votes(state, "loneliness")[0] == -2 * (18 - 5)
    assert state.total(0) == 8 + 5 + 1 + 8 - 26


def test_cc_5_2_a_total_may_be_negative() -> None:
    state = position(full("loneliness, balance", SPIRAL))
    assert state.total(0) == -2 * 18 - 4 == state.scores()[0].total


def test_cc_5_2_the_score_is_right_at_every_moment() -> None:
    state = position("requests: loneliness\nhand 0: sand+sand")
    assert state.total(0) == -4
    act(state, "choose sand+sand", "place 1 2 0")
    assert state.total(0) == -8
    act(state, "join c1-d1")
    assert state.total(0) == 1 - 4


def test_cc_5_3_most_votes_win() -> None:
    state = position(TIE.format("B.SS/.B..", "B.S./.G.S", "c1-d1", ""))
    assert (state.total(0), state.total(1), state.winners()) == (1, 0, [0])


def test_cc_5_3_blue_votes_break_a_tie() -> None:
    state = position(TIE.format("B.SS/.B..", "B.BB/.G..", "c1-d1", "c1-d1"))
    assert (state.total(0), state.total(1), state.winners()) == (1, 1, [1])


def test_cc_5_3_then_green_votes() -> None:
    state = position(TIE.format("B.GG/.B..", "B.SS/.G..", "c1-d1", "c1-d1"))
    assert (state.total(0), state.total(1), state.winners()) == (1, 1, [0])


def test_cc_5_3_then_sand_votes() -> None:
    """Neither has votes from blue or green; one has 6 from sand, the other 6 for the most green buildings."""
    state = position(f"requests: forest\n{TIE.format('S.B.SS/.S.B..', 'B.GGBB/.G....', 'a1-e1, e1-f1', '')}")
    assert (state.total(0), state.total(1), state.winners()) == (6, 6, [0])


def test_cc_5_3_still_level_players_share_the_win() -> None:
    state = position(TIE.format("B.SS/.B..", "B.SS/.G..", "c1-d1", "c1-d1"))
    assert state.winners() == [0, 1]
    assert position("seats: 4").winners() == [0, 1, 2, 3]


def test_cc_5_3_votes_of_requests_break_no_tie() -> None:
    """One has a vote from sand and loses 4 for lonely buildings, as the other does with a vote from blue."""
    cities = TIE.format("B.SS/.B..", "B.BB/.G..", "c1-d1", "c1-d1")
    state = position(f"requests: loneliness\n{cities}")
    assert (state.total(0), state.total(1)) == (-3, -3)
    assert [sheet.tiebreaks for sheet in state.scores()] == [(0, 0, 1), (1, 0, 0)]
    assert state.winners() == [1]
