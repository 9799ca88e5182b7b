"""The scene of Cities: what it draws, offers and forecasts."""

import pytest

from pentapolis.cli.scenes import scene_of
from pentapolis.cli.scenes.cities.wording import wording
from pentapolis.games.cities.game import CITIES
from pentapolis.games.cities.wording import Phrase, Wording, colour_phrases
from tests.cli.scene_play import NAMES, check_what_is_legal_can_be_typed, drawn, moments


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(("seats", "length"), [(2, "long"), (4, "standard")])
def test_everything_fits_the_terminal(seats: int, length: str, width: int, language: str) -> None:
    scene = scene_of(CITIES, NAMES[:seats], language)
    for number, state in enumerate(moments(CITIES, seats, length=length)):
        for seat in (0, None) if number % 23 == 0 or not state.to_act() else ():
            view = state.view(seat)
            lines = drawn(scene.table(view, width), width) + drawn(scene.decision(view, width), width)
            assert max(map(len, lines)) <= width
            assert "…" not in "".join(lines)
            assert "cities." not in "".join(lines)
            assert scene.prompt(view)


def test_everything_legal_is_offered_and_can_be_typed() -> None:
    check_what_is_legal_can_be_typed(scene_of(CITIES, NAMES[:3], "en"), moments(CITIES, 3))


@pytest.mark.parametrize(
    ("description", "typed"),
    [
        ("step: starting\nfirst: 1", {"1": "start s1", "4": "start s4", "5": None}),
        (
            "",
            {
                "c1": "take cards 1",
                "t 4": "take tiles 4",
                "f2": "take features 2",
                "b3": "take buildings 3",
                "x1": None,
            },
        ),
        ("step: placing\ntaken: t2", {"0 1": "place 0 1 0", "1,2,3": "place 1 2 3", "9 9": None}),
        (
            "step: furnishing\ntaken: tree, ferry",
            {"a1": "furnish tree a1", "2 b2": "furnish ferry b2", "2 0": "waive ferry"},
        ),
        (
            "step: building\ntaken: red, red, blue",
            {"2 a1": "build blue a1", "0": "discard red", "3 a1": None, "z9": None},
        ),
    ],
)
def test_short_ways_to_type(description: str, typed: dict[str, str | None]) -> None:
    scene = scene_of(CITIES, NAMES[:2], "en")
    state = CITIES.position(description)
    for text, meant in typed.items():
        action = scene.read(text, state, state.to_act()[0])
        assert (None if action is None else CITIES.space.text(action)) == meant


def test_it_forecasts_the_change() -> None:
    scene = scene_of(CITIES, NAMES[:2], "en")
    state = CITIES.position("step: furnishing\ntaken: tree\ncity 0: r p / b w")
    (tree, waive) = state.legal(0)
    assert scene.forecast(state, 0, tree).plain == "+1 point at once"
    assert scene.forecast(state, 0, waive).plain == "±0"


def test_cards_and_goals_are_put_into_words() -> None:
    scene = scene_of(CITIES, NAMES[:2], "en")
    state = CITIES.position("board: rio\nrow cards: red-threes, all-colours, low-houses")
    text = " ".join(" ".join(drawn(scene.table(state.view(0), 120), 120)).split())
    assert "4 points per building: red, exactly 3 floors" in text
    assert "2 points per set of buildings: red + blue + green + yellow" in text
    assert "1 point per 2 buildings: exactly 1 floor" in text
    assert "At least 6 buildings: beside water" in text


def test_colours_of_a_card_have_an_or_and_no_comma() -> None:
    scene = scene_of(CITIES, NAMES[:2], "en")
    head = Phrase("cities.each.count-buildings", {"points": 2, "every": 1})
    floors = Phrase("cities.part.floors", {"bound": "exactly", "floors": 3})
    says = Wording(head, ((*colour_phrases(["red", "blue"]), floors),), "+")
    assert wording(scene, says) == "2 points per building: red or blue, exactly 3 floors"
