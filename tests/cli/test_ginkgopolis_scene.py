"""The scene of Ginkgopolis: what it draws, offers and forecasts."""

import io
from collections.abc import Iterator

import pytest
from rich.console import Console, RenderableType

from pentapolis.cli.scenes import scene_of
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from pentapolis.games import game

GINKGOPOLIS = game("ginkgopolis")
NAMES = ["Guest", "Hill", "Brook", "Meadow", "Pebble"]
VARIANTS = [(1, {"hal": "expert"}), (2, {"characters": "draft"}), (3, {}), (5, {})]


def _drawn(renderable: RenderableType, width: int) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=width, markup=False, emoji=False, highlight=False).print(renderable)
    return out.getvalue().splitlines()


def _moments(seats: int, options: dict[str, str]) -> Iterator[tuple[State, list[Event]]]:
    luck = Luck(seats)
    events: list[Event] = []
    state = GINKGOPOLIS.setup(seats, luck, events, **options)
    while acting := state.to_act():
        yield state, events
        actions = state.legal(acting[0])
        events = []
        state.apply(acting[0], actions[luck.below(len(actions))], luck, events)
    yield state, events


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_everything_fits_the_terminal(seats: int, options: dict[str, str], width: int, language: str) -> None:
    scene = scene_of(GINKGOPOLIS, NAMES[:seats], language)
    for number, (state, events) in enumerate(_moments(seats, options)):
        for event in events:
            assert "ginkgopolis." not in scene.log_line(event).plain
        for seat in (0, None) if number % 7 == 0 or not state.to_act() else ():
            lines = _drawn(scene.table(state.view(seat), width), width)
            assert max(map(len, lines)) <= width
            assert scene.prompt(state.view(seat))
            assert "ginkgopolis." not in "".join(lines)


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_everything_legal_is_offered_and_can_be_typed(seats: int, options: dict[str, str], language: str) -> None:
    scene = scene_of(GINKGOPOLIS, NAMES[:seats], language)
    for state, _ in _moments(seats, options):
        for seat in state.to_act()[:1]:
            answers = scene.answers(state, seat)
            assert [answer.action for answer in answers] == state.legal(seat)
            assert len({answer.key for answer in answers}) == len(answers)
            for answer in answers:
                assert scene.read(answer.key, state, seat) == answer.action
                assert answer.words
                assert "ginkgopolis." not in answer.words


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
