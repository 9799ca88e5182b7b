"""The scene of 5 Towers: what it draws, offers and forecasts."""

import pytest

from pentapolis.cli.scenes import scene_of
from pentapolis.cli.scenes.five_towers.market import DEMOLITION, FITS, NO, fit_of
from pentapolis.core.luck import Luck
from pentapolis.games import game
from pentapolis.games.five_towers.cards import Card
from pentapolis.games.five_towers.ghosts import best_change
from pentapolis.games.five_towers.state import FiveTowersState
from tests.cli.scene_play import NAMES, check_what_is_legal_can_be_typed, drawn, moments

FIVE_TOWERS = game("five-towers")


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_fits_the_terminal(seats: int, width: int, language: str) -> None:
    scene = scene_of(FIVE_TOWERS, NAMES[:seats], language)
    for number, state in enumerate(moments(FIVE_TOWERS, seats)):
        for seat in (0, None) if number % 7 == 0 or not state.to_act() else ():
            view = state.view(seat)
            lines = drawn(scene.table(view, width), width) + drawn(scene.decision(view, width), width)
            assert max(map(len, lines)) <= width
            assert "…" not in "".join(line for line in lines if not line.startswith(("Bids", "Licitek")))
            assert scene.prompt(view)


def test_a_long_name_leaves_room_for_the_points() -> None:
    scene = scene_of(FIVE_TOWERS, ["A", "B" * 60, "C", "D", "E"], "en")
    state = FIVE_TOWERS.setup(5, Luck(1))
    lines = drawn(scene.table(state.view(0), 80), 80)
    assert any("B… " in line and " 0 p" in line for line in lines)


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_legal_is_offered_and_can_be_typed(seats: int) -> None:
    check_what_is_legal_can_be_typed(scene_of(FIVE_TOWERS, NAMES[:seats], "en"), moments(FIVE_TOWERS, seats))


def test_short_ways_to_type() -> None:
    scene = scene_of(FIVE_TOWERS, NAMES, "en")
    taking = FIVE_TOWERS.position("display: candy 15 14, tree 9, sand 2 1\nbids: 2, pass")
    take = FIVE_TOWERS.space.parse("take 1,3")
    assert [scene.read(text, taking, 0) for text in ("1 3", "1,3", "3, 1", "13", "31")] == [take] * 5
    assert [scene.read(text, taking, 0) for text in ("11", "6", "0", "1 1", "x", "")] == [None] * 6
    bidding = FIVE_TOWERS.position("bids: 1")
    passing = FIVE_TOWERS.space.parse("pass")
    assert [scene.read(text, bidding, 1) for text in ("0", "pass", "passz")] == [passing] * 3
    assert scene.read("6", bidding, 1) is None


def test_words_of_decisions() -> None:
    english, hungarian = (scene_of(FIVE_TOWERS, NAMES, language) for language in ("en", "hu"))
    state = FIVE_TOWERS.position("display: candy 15 14, tree 9, sand 2 1\nbids: 2, pass\ntowers 0: scary 9")
    assert english.answers(state, 0)[0].words == "Take candy 14 and candy 15"
    assert hungarian.answers(state, 0)[1].words == "Elviszem: cukor 14 és fa 9"
    state.apply(0, FIVE_TOWERS.space.parse("take 1,3"), Luck(1))
    assert [answer.words for answer in english.answers(state, 0)][:3] == [
        "Keep everything",
        "Demolish candy",
        "Demolish scary 9",
    ]


@pytest.mark.parametrize(
    ("card", "tower", "fit"),
    [
        (Card("sand", 7), [], FITS),
        (Card("sand", 7), [6], DEMOLITION),
        (Card("sand", 7), [6, 4], NO),
        (Card("sand", 7), [9, 4], DEMOLITION),
        (Card("sand", 9), [4], FITS),
        (Card("sand", 9), [4, 0], NO),
        (Card("sand", 15), [8], FITS),
    ],
)
def test_how_a_card_fits(card: Card, tower: list[int], fit: str) -> None:
    assert fit_of(card, [[], [], [], [], tower]) == fit


@pytest.mark.parametrize(
    ("description", "action", "change"),
    [
        ("display: candy 15, scary 14, tree 9, scrap 2, sand 1", "bid 0", 0),
        ("display: candy 15, scary 14, tree 9, scrap 2, sand 1", "bid 5", 6),  # five cards, and a tallest tower of one
        ("display: candy 15 14 13, scrap 2, sand 1", "bid 3", 6),  # all three in one tower
        ("towers 0: candy 9 5\ndisplay: candy 0, tree 9, sand 3, scary 5, scrap 1", "bid 1", 5),  # 4 → 2 × 3 + 3
        ("towers 0: sand 6\ndisplay: sand 7, candy 15, scary 14, tree 9, scrap 2", "bid 5", 3),  # 2 → 5 + 1 − 1
        ("towers 0: sand 6\nbids: 1, pass\ndisplay: sand 7, candy 15, scary 14, tree 9, scrap 2", "take 5", -1),
    ],
)
def test_the_best_change_of_points(description: str, action: str, change: int) -> None:
    state = FIVE_TOWERS.position(description)
    assert isinstance(state, FiveTowersState)
    assert best_change(state, 0, FIVE_TOWERS.space.parse(action)) == change
    words = scene_of(FIVE_TOWERS, NAMES, "en").forecast(state, 0, FIVE_TOWERS.space.parse(action)).plain
    assert words == (
        "±0" if change == 0 else f"{'+' if change > 0 else '−'}{abs(change)} point{'s' * (abs(change) != 1)} at best"
    )


def test_colour_is_never_the_only_sign() -> None:
    scene = scene_of(FIVE_TOWERS, NAMES[:2], "en")
    state = FIVE_TOWERS.position(
        "towers 0: candy 15 9 0, sand 6\ndisplay: sand 7, tree 5 4, candy 2 1\nrubble 1: sand 3"
    )
    picture = "\n".join(drawn(scene.table(state.view(0), 80), 80))
    for sign in (
        "♥  0",
        "▟██████▙",
        "│ 15 ■■│",
        "≈  6",
        "↑3",
        "6+3 p",
        "♣ 4",
        "✓ fits",
        "↓ demolish",
        "✗ won’t fit",
        "Rubble 1 (−1)",
    ):
        assert sign in picture
