"""Walkways (CC-4.1 to CC-4.7)."""

import pytest

from tests.games.cloud_city.drawn_cities import AVENUES, CROSS, GAP, RING, joining
from tests.games.cloud_city.notation import act, options, position, refusal, refused_by, table, walkways


def test_cc_4_1_two_of_one_colour_in_a_row_or_column() -> None:
    state = position(joining(RING))
    assert {"join a1-c1", "join a1-a3"} <= set(options(state))
    act(state, "join a1-a3", "join c3-e3")
    assert walkways(state, 0) == ["blue a1-a3", "blue c3-e3"]


def test_cc_4_1_no_diagonals() -> None:
    state = position(joining(RING))
    for cells in ("a1-b2", "a1-c3", "b2-d4", "c1-e3"):
        assert refused_by(state, f"join {cells}") == "CC-4.1 not-in-line"


def test_cc_4_1_not_between_colours() -> None:
    state = position(joining("BG~~/..~~/B.~~/.B~~"))
    why = refusal(state, "join a1-b1")
    assert why is not None
    assert (why.rule, why.reason, why.params) == ("CC-4.1", "colours-differ", {"colour": "blue", "other": "green"})


def test_cc_4_1_only_buildings_are_joined() -> None:
    state = position(joining(RING))
    for cells, missing in (("a1-b1", "b1"), ("b1-c1", "b1"), ("a1-h8", "h8"), ("e1-e3", "e1")):
        why = refusal(state, f"join {cells}")
        assert why is not None
        assert (why.reason, why.params) == ("no-building", {"cell": missing})


def test_cc_4_1_both_may_stand_on_one_tile() -> None:
    state = position(joining("B.SS/.B.."))
    assert "join c1-d1" in options(state)
    assert act(state, "join c1-d1")[0]["walkway"]["length"] == 1


def test_cc_4_1_a_walkway_has_the_colour_of_its_buildings() -> None:
    state = position(joining(CROSS))
    act(state, "join a3-e3", "join d2-d4", "join b4-f4")
    assert walkways(state, 0) == ["blue d2-d4", "green a3-e3", "sand b4-f4"]


def test_cc_4_2_a_piece_comes_from_the_common_supply() -> None:
    state = position(joining(CROSS))
    act(state, "join a3-e3")
    supply = table(state)["supply"]
    assert supply["green"] == [6, 8, 8, 5, 3]
    assert (supply["blue"], supply["sand"]) == ([6, 8, 8, 6, 3], [6, 8, 8, 6, 3])


def test_cc_4_2_without_a_piece_there_is_no_walkway() -> None:
    state = position(joining(AVENUES, "a1-f1, a3-f3, a5-f5"))
    assert table(state)["supply"]["blue"] == [6, 8, 8, 6, 0]
    why = refusal(state, "join a7-f7")
    assert why is not None
    assert (why.rule, why.reason, why.params) == ("CC-4.2", "no-piece-left", {"colour": "blue", "length": 5})


def test_cc_4_2_the_last_piece_is_told() -> None:
    state = position(joining(AVENUES, "a1-f1, a3-f3"))
    happened = act(state, "join a7-f7")
    assert happened[1] == {"event": "exhausted", "colour": "blue", "length": 5}
    assert "join a5-f5" not in options(state)


def test_cc_4_2_pieces_that_others_have_built_are_gone() -> None:
    """Seat 1 has built two of the three blue walkways of length 5, and seat 0 one: that is all."""
    own = "B....B/.BSS.G/B....B/S.SS.S/~~G.~~/~~.G~~"
    other = "B....B/.GSS.G/B....B/G.SS.S"
    walkways = "walkways 0: a1-f1\nwalkways 1: a1-f1, a3-f3"
    state = position(f"step: joining\ncity 0: {own}\ncity 1: {other}\n{walkways}")
    assert table(state)["supply"]["blue"] == [6, 8, 8, 6, 0]
    assert refused_by(state, "join a3-f3") == "CC-4.2 no-piece-left"
    assert "join a1-a3" in options(state), "other lengths are left"


@pytest.mark.parametrize(("row", "cells", "length"), [("S.B...S.", "a1-g1", 6), ("S.B....S", "a1-h1", 7)])
def test_cc_4_2_nothing_is_longer_than_five(row: str, cells: str, length: int) -> None:
    below = ".G.BGG.B" if length == 6 else ".G.BGGB."
    state = position(joining(f"{row}/{below}"))
    why = refusal(state, f"join {cells}")
    assert why is not None
    assert (why.rule, why.reason, why.params) == ("CC-4.2", "too-long", {"length": length, "longest": 5})


def test_cc_4_3_every_cell_between_must_lie_on_a_tile() -> None:
    state = position(joining(GAP))
    why = refusal(state, "join a1-e1")
    assert why is not None
    assert (why.rule, why.reason, why.params) == ("CC-4.3", "gap", {"cell": "c1"})


def test_cc_4_3_a_filled_gap_lets_a_walkway_pass() -> None:
    state = position(f"city 0:\n{GAP}\nhand 0: green+green")
    act(state, "choose green+green", "place 1 2 0")
    assert "join a1-e1" in options(state)


@pytest.mark.parametrize(
    ("row", "stands"),
    [("B.BB", "blue"), ("B.GB", "green"), ("B.SB", "sand"), ("G.GG", "green"), ("G.SG", "sand"), ("S.SS", "sand")],
)
def test_cc_4_4_as_tall_or_taller_is_in_the_way(row: str, stands: str) -> None:
    state = position(joining(f"{row}/.{row[0]}../B.~~/.B~~"))
    why = refusal(state, "join a1-d1")
    assert why is not None
    assert (why.rule, why.reason, why.params) == ("CC-4.4", "blocked", {"cell": "c1", "colour": stands})


@pytest.mark.parametrize("row", ["G.BG", "S.BS", "S.GS"])
def test_cc_4_4_lower_buildings_are_passed_over(row: str) -> None:
    assert "join a1-d1" in options(position(joining(f"{row}/.{row[0]}../B.~~/.B~~")))


def test_cc_4_4_along_columns_too() -> None:
    state = position(joining("B.~~/.B~~/S.BB/S.../B.GG/.S.."))
    assert refused_by(state, "join a1-a5") == "CC-4.4 blocked"


def test_cc_4_5_a_building_holds_two_walkways() -> None:
    state = position(joining(RING))
    act(state, "join c1-c3", "join a3-c3")
    why = refusal(state, "join c3-e3")
    assert why is not None
    assert (why.rule, why.reason, why.params) == ("CC-4.5", "two-walkways", {"cell": "c3"})
    assert "join c3-e3" not in options(state)


def test_cc_4_5_the_other_end_counts_too() -> None:
    state = position(joining(RING, "c1-c3, c3-e3"))
    assert refused_by(state, "join a3-c3") == "CC-4.5 two-walkways"


def test_cc_4_5_two_buildings_are_joined_once() -> None:
    state = position(joining(RING, "a1-c1"))
    why = refusal(state, "join a1-c1")
    assert why is not None
    assert (why.rule, why.reason, why.params) == ("CC-4.5", "joined-already", {"first": "a1", "second": "c1"})


def test_cc_4_6_one_colour_never_crosses_itself() -> None:
    state = position(joining(CROSS))
    assert {"join c1-c5", "join a3-e3"} <= set(options(state))
    act(state, "join a3-e3")
    why = refusal(state, "join c1-c5")
    assert why is not None
    assert (why.rule, why.reason, why.params) == ("CC-4.6", "would-cross", {"cell": "c3", "colour": "green"})
    state = position(joining(CROSS))
    act(state, "join c1-c5")
    assert refused_by(state, "join a3-e3") == "CC-4.6 would-cross"


@pytest.mark.parametrize(
    "order", [("a3-e3", "d2-d4"), ("d2-d4", "a3-e3"), ("c1-c5", "b4-f4"), ("b4-f4", "c1-c5")], ids=" then ".join
)
def test_cc_4_6_different_colours_cross_whichever_is_first(order: tuple[str, str]) -> None:
    state = position(joining(CROSS))
    act(state, *(f"join {cells}" for cells in order))
    assert len(walkways(state, 0)) == 2


def test_cc_4_6_colours_may_lie_above_each_other() -> None:
    state = position(joining("SG..GS/..BB../B.~~~~/.B~~~~", more="requests: crossings"))
    act(state, "join a1-f1", "join b1-e1")
    assert walkways(state, 0) == ["sand a1-f1", "green b1-e1"]
    assert table(state)["requests"][0]["counts"][0] == 0


def test_cc_4_6_walkways_that_only_touch_do_not_cross() -> None:
    """The walkways of the ring meet at its corners."""
    state = position(joining(RING))
    act(state, "join a1-c1", "join c1-c3", "join a3-c3", "join a1-a3")
    assert len(walkways(state, 0)) == 4


def test_cc_4_7_walkways_stay() -> None:
    """Nothing that can be done takes one away, also when the city grows to the north-west and is counted anew."""
    state = position("city 0: B.B./.B.G\nwalkways 0: a1-c1\nhand 0: sand+sand")
    act(state, "choose sand+sand", "place 0 1 0")
    assert walkways(state, 0) == ["blue a3-c3"]
    state = position("city 0: B.B./.B.G\nwalkways 0: a1-c1\nhand 0: sand+sand")
    act(state, "choose sand+sand", "place 1 0 0")
    assert walkways(state, 0) == ["blue c1-e1"]
    assert state.total(0) == 2
