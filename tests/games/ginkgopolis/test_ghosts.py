"""What the page shows of cards that score at the end."""

import pytest

from pentapolis.core.luck import Luck
from pentapolis.core.views import Plain, plain
from pentapolis.games.ginkgopolis.printed import PRINTED, Printed
from tests.conformance.random_play import some_states
from tests.conformance.variants import Variant, variants_of
from tests.games.ginkgopolis.notation import GINKGOPOLIS, act, name, options, position

CITY = "city: 0,0 blue-2 red-12 red-9 of 0; 1,0 blue-3 blue-19 of 0"


def worth(shown: list[Plain], card: str) -> Plain:
    (found,) = [one for one in shown if name(one["card"]) == card]
    return {key: value for key, value in found.items() if key != "card"}


def test_kept_cards_and_those_of_the_hand_are_worth_what_they_would_score_now() -> None:
    state = position(CITY, "hand 0: blue-19 A")
    shown = plain(state.ghosts(0))
    assert worth(shown["kept"][0], "red-12") == {"counts": "on-colour", "what": "blue", "each": 1, "points": 2}
    hand = worth(shown["hand"], "blue-19")
    assert (hand["counts"], hand["what"], hand["each"]) == ("colour", "blue", 2)
    assert hand["points"] == 2 * 4, "a character, blue 2, blue 3, and itself"
    assert shown["kept"][1] == []


@pytest.mark.parametrize("variant", variants_of(GINKGOPOLIS)[:3], ids=str)
def test_kept_cards_add_up_to_the_score(variant: Variant) -> None:
    for state in some_states(variant, count=20):
        kept = plain(state.determinise(0, Luck(1)).ghosts(0))["kept"]
        for sheet, cards in zip(state.scores(), kept, strict=True):
            assert sum(card["points"] for card in cards) == sheet.categories["cards"]


def test_gk_5_5_letters_of_the_hand_could_go_where_they_may_be_moved_then() -> None:
    state = position("tiles 0: red-9", "resources 0: 3", "hand 0: A E red-1 blue-3", "hand 1: red-2")
    shown = {one["letter"]: one["cells"] for one in plain(state.ghosts(0))["letters"]}
    assert list(shown) == ["A", "E"]
    act(state, "0 choose A red-9", "1 choose red-2 alone")
    moving = plain(state.view(0))["moving"]
    sides = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
    steps = [sides[option.removeprefix("move ")] for option in options(state, 0)]
    assert shown["A"] == [{"x": moving["x"] + x, "y": moving["y"] + y} for x, y in steps]


@pytest.mark.parametrize(
    ("card", "printed"),
    [
        ("C", Printed("urbanise", "", {}, "", "", 0)),
        ("red-1", Printed("floor", "exploit", {"resource": 1}, "", "", 0)),
        ("blue-8", Printed("floor", "urbanise", {"tile": 1, "point": 1}, "", "", 0)),
        ("yellow-9", Printed("floor", "floor", {"point": 2}, "", "", 0)),
        ("red-11", Printed("floor", "end", {}, "on-colour", "yellow", 1)),
        ("yellow-15", Printed("floor", "end", {}, "tall", "", 3)),
        ("blue-18", Printed("floor", "end", {}, "trigger", "floor", 2)),
        ("blue-20", Printed("floor", "end", {}, "fixed", "", 9)),
    ],
)
def test_gk_1_5_what_is_printed_on_a_card(card: str, printed: Printed) -> None:
    assert PRINTED[card] == printed
