"""The scene of Cloud City: what it draws, offers and forecasts."""

import pytest

from pentapolis.cli.scenes import scene_of
from pentapolis.cli.scenes.cloud_city.forecast import change_at_once
from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from pentapolis.games import game
from pentapolis.games.cloud_city.state import CloudCityState
from tests.cli.scene_play import NAMES, check_what_is_legal_can_be_typed, drawn, moments
from tests.games.cloud_city.drawn_cities import BRIDGE, CROSS, joining

CLOUD_CITY = game("cloud-city")


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_fits_the_terminal(seats: int, width: int, language: str) -> None:
    scene = scene_of(CLOUD_CITY, NAMES[:seats], language)
    for number, state in enumerate(moments(CLOUD_CITY, seats, requests=2)):
        for seat in (0, None) if number % 7 == 0 or not state.to_act() else ():
            view = state.view(seat)
            lines = drawn(scene.table(view, width), width) + drawn(scene.decision(view, width), width)
            assert max(map(len, lines)) <= width
            assert "…" not in "".join(lines)
            assert scene.prompt(view)


def test_a_long_name_leaves_room_for_the_votes() -> None:
    scene = scene_of(CLOUD_CITY, ["A", "B" * 60, "C", "D"], "en")
    lines = drawn(scene.table(CLOUD_CITY.setup(4, Luck(1)).view(0), 80), 80)
    assert any("B… " in line and " 0 v" in line for line in lines)


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_legal_is_offered_and_can_be_typed(seats: int) -> None:
    check_what_is_legal_can_be_typed(scene_of(CLOUD_CITY, NAMES[:seats], "en"), moments(CLOUD_CITY, seats))


def test_short_ways_to_type() -> None:
    scene = scene_of(CLOUD_CITY, NAMES[:2], "en")

    def read(state: State, text: str) -> str | None:
        action = scene.read(text, state, 0)
        return None if action is None else CLOUD_CITY.space.text(action)

    join = CLOUD_CITY.position(joining(CROSS))
    assert [read(join, text) for text in ("a3-e3", "a3 e3", "e3a3", "0")] == [*["join a3-e3"] * 3, "done"]
    assert [read(join, text) for text in ("a3", "a9-b9", "a3-a3", "1", "")] == [None] * 5
    place = CLOUD_CITY.position("step: placing")
    assert [read(place, text) for text in ("0 1 2", "012", "0,1,2")] == ["place 0 1 2"] * 3
    assert read(place, "0 1") == "place 0 1 0"
    assert [read(place, text) for text in ("0", "5 1 1", "0 1 4", "0 1 2 3", "x")] == [None] * 5
    choose = CLOUD_CITY.position("hand 0: sand/sand, blue+blue, sand/sand")
    assert [read(choose, text) for text in ("1", "2")] == ["choose blue+blue", "choose sand/sand"]
    assert [read(choose, text) for text in ("0", "3", "1 2")] == [None] * 3
    draw = CLOUD_CITY.position("step: drawing\ncity 0: B.G./.B.S\nrow: sand+sand, sand+sand, blue+blue")
    assert [read(draw, text) for text in ("0", "1", "2", "3")] == ["draw", "take blue+blue", "take sand+sand", None]


def test_words_of_decisions() -> None:
    english, hungarian = (scene_of(CLOUD_CITY, NAMES[:2], language) for language in ("en", "hu"))
    state = CLOUD_CITY.position("hand 0: green/sand, blue+green")
    assert [answer.words for answer in english.answers(state, 0)] == ["Choose blue+green", "Choose green/sand"]
    assert hungarian.answers(state, 0)[1].words == "Ezt választom: zöld/homokszínű"
    state.apply(0, CLOUD_CITY.space.parse("choose blue+green"), Luck(0))
    assert english.answers(state, 0)[1].words == "Place it in row 0, column 1, turned a quarter"
    state = CLOUD_CITY.position(joining(CROSS))
    assert english.answers(state, 0)[-1].words == "No more walkways"
    assert "Join green a3–e3 (4)" in [answer.words for answer in english.answers(state, 0)]


@pytest.mark.parametrize(
    ("description", "action", "change"),
    [
        (joining(CROSS), "join a3-e3", 5 + 2 + 2 + 5),  # and blue below, and sand above, but not green across
        ("hand 0: sand+sand", "choose sand+sand", 1),
        ("step: placing\nchosen: sand+sand", "place 1 2 0", 1),
        ("step: placing\nchosen: green/sand", "place 1 2 0", 0),
        ("requests: loneliness\nstep: placing\nchosen: green/sand", "place 1 2 0", -4),
    ],
)
def test_the_change_of_votes_at_once(description: str, action: str, change: int) -> None:
    state = CLOUD_CITY.position(description)
    assert isinstance(state, CloudCityState)
    assert change_at_once(state, 0, CLOUD_CITY.space.parse(action)) == change
    words = scene_of(CLOUD_CITY, NAMES[:2], "en").forecast(state, 0, CLOUD_CITY.space.parse(action)).plain
    assert words == (
        "±0" if change == 0 else f"{'+' if change > 0 else '−'}{abs(change)} vote{'s' * (abs(change) != 1)} at once"
    )


def test_colour_is_never_the_only_sign() -> None:
    scene = scene_of(CLOUD_CITY, NAMES[:2], "en")
    state = CLOUD_CITY.position(joining(BRIDGE, "b4-f4, c3-c5, e3-e5, a3-e3", "requests: value"))
    picture = "\n".join(drawn(scene.table(state.view(0), 80), 80))
    for sign in ("3 ♣═════≈═════♣", "4 ·  ▲━━━━━≈━━━━━▲", "║", "│", "♣═♣ green", "≈─≈ blue", "▲━▲ sand", "■ Guest 6"):
        assert sign in picture


def test_while_placing_the_places_are_marked() -> None:
    scene = scene_of(CLOUD_CITY, NAMES[:2], "en")
    state = CLOUD_CITY.position("step: placing\ncity 0: B.G./.B.S")
    picture = "\n".join(drawn(scene.decision(state.view(0), 80), 80))
    for place in ("[0 1]", "[0 2]", "[1 0]", "[1 3]", "[2 1]", "[2 2]"):
        assert place in picture
    assert "[1 1]" not in picture


def test_known_tiles_of_others_are_shown() -> None:
    scene = scene_of(CLOUD_CITY, NAMES[:2], "en")
    state = CLOUD_CITY.position("round: 3\nknown 1: sand/sand")
    assert any("Hand: 2 hidden, known: sand/sand" in line for line in drawn(scene.table(state.view(0), 80), 80))
