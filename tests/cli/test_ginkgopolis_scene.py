"""The scene of Ginkgopolis: what it draws, offers and forecasts."""

import pytest

from pentapolis.cli.scenes import scene_of
from pentapolis.games import game
from tests.cli.scene_play import NAMES, check_what_is_legal_can_be_typed, drawn, moments, told_moments

GINKGOPOLIS = game("ginkgopolis")
VARIANTS = [(1, {"hal": "expert"}), (2, {"characters": "draft"}), (3, {}), (5, {})]


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_everything_fits_the_terminal(seats: int, options: dict[str, str], width: int, language: str) -> None:
    scene = scene_of(GINKGOPOLIS, NAMES[:seats], language)
    for number, (state, events) in enumerate(told_moments(GINKGOPOLIS, seats, **options)):
        for event in events:
            assert "ginkgopolis." not in scene.log_line(event).plain
        for seat in (0, None) if number % 7 == 0 or not state.to_act() else ():
            lines = drawn(scene.table(state.view(seat), width), width)
            assert max(map(len, lines)) <= width
            assert scene.prompt(state.view(seat))
            assert "ginkgopolis." not in "".join(lines)


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_everything_legal_is_offered_and_can_be_typed(seats: int, options: dict[str, str], language: str) -> None:
    check_what_is_legal_can_be_typed(
        scene_of(GINKGOPOLIS, NAMES[:seats], language), moments(GINKGOPOLIS, seats, **options)
    )


def test_what_a_choice_would_bring() -> None:
    scene = scene_of(GINKGOPOLIS, NAMES, "en")
    state = GINKGOPOLIS.position(
        "city: 0,0 blue-2 red-9 of 0\nhand 0: red-9\nresources 0: 1\ntiles 0: red-12\ntokens 0: 0"
    )
    before = state.serialise()
    texts = {answer.key: scene.forecast(state, 0, answer.action).plain for answer in scene.answers(state, 0)}
    assert texts["r9"] == "+2♥ score ±0"
    # The floor takes the only resource, pays a tile and a point as bonuses, and makes the red district larger by two.
    assert texts["r9 r12"] == "−1♥ +1♣ score +3"
    assert state.serialise() == before


def test_the_locked_choice_can_be_taken_back() -> None:
    scene = scene_of(GINKGOPOLIS, NAMES, "en")
    state = GINKGOPOLIS.position("seats: 3\nchoice 0: A")
    (answer,) = scene.answers(state, 0)
    assert (answer.key, answer.words) == ("back", "Take the choice back")
