"""The worked examples of the rules (CC-E1 to CC-E4)."""

import pytest

from tests.games.cloud_city.drawn_cities import AROUND, BRIDGE, CROSS, RECTANGLE, SPIRAL, joining
from tests.games.cloud_city.notation import act, counted, options, position, refused_by, request_votes, walkways


def test_cc_e1_a_green_building_between_two_blues() -> None:
    state = position(joining("B.GB~~/.B..~~"))
    assert refused_by(state, "join a1-d1") == "CC-4.4 blocked"


def test_cc_e1_a_blue_building_between_two_greens() -> None:
    assert "join a1-d1" in options(position(joining("G.BG/.G../B.~~/.B~~")))


def test_cc_e1_two_sands_at_a_distance_of_five() -> None:
    state = position(joining(SPIRAL))
    assert act(state, "join a1-f1")[0]["walkway"]["votes"] == 8
    assert state.total(0) == 8


def test_cc_e2_green_across_green_is_refused() -> None:
    state = position(joining(CROSS))
    act(state, "join a3-e3")
    assert refused_by(state, "join c1-c5") == "CC-4.6 would-cross"


@pytest.mark.parametrize("cells", ["d2-d4", "b4-f4"], ids=["blue below", "sand above"])
def test_cc_e2_another_colour_may_cross(cells: str) -> None:
    """Blue along the column d passes below the row, sand along the row 4 above the column c."""
    state = position(joining(CROSS))
    act(state, "join a3-e3" if cells == "d2-d4" else "join c1-c5", f"join {cells}")
    assert len(walkways(state, 0)) == 2


@pytest.mark.parametrize(("request_name", "votes"), [("loops", 3), ("minimalism", 0)])
def test_cc_e3_four_greens_in_a_rectangle(request_name: str, votes: int) -> None:
    described = f"first: 1\nturn: 0\nstep: joining\nrequests: {request_name}\ncity 0:\n{RECTANGLE}"
    assert request_votes(position(f"{described}\nwalkways 0: {AROUND}"), request_name)[0] == votes


def test_cc_e3_none_of_them_is_lonely() -> None:
    described = f"first: 1\nturn: 0\nstep: joining\nrequests: loneliness\ncity 0:\n{RECTANGLE}"
    assert counted(position(described), "loneliness")[0] == 8
    assert counted(position(f"{described}\nwalkways 0: {AROUND}"), "loneliness")[0] == 4


def test_cc_e4_above_a_blue_building_is_no_crossing() -> None:
    state = position(joining(CROSS, "d2-d4, d4-d6, b4-f4", "requests: crossings"))
    assert request_votes(state, "crossings")[0] == 0


def test_cc_e4_above_a_blue_walkway_it_is() -> None:
    state = position(joining(BRIDGE, "c3-c5, b4-f4", "requests: crossings"))
    assert request_votes(state, "crossings")[0] == -2
