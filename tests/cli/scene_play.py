"""What the tests of scenes have in common: pictures as lines, random games, and what can be typed in them."""

import io
from collections.abc import Iterator
from typing import Final

from rich.console import Console, RenderableType

from pentapolis.cli.scenes.scene import Scene
from pentapolis.core.events import Event
from pentapolis.core.game import Game, OptionValue
from pentapolis.core.luck import Luck
from pentapolis.core.state import State

NAMES: Final = ["Guest", "Hill", "Brook", "Meadow", "Pebble"]


def drawn(renderable: RenderableType, width: int) -> list[str]:
    """The lines of a picture."""
    out = io.StringIO()
    Console(file=out, width=width, markup=False, emoji=False, highlight=False).print(renderable)
    return out.getvalue().splitlines()


def told_moments(title: Game, seats: int, **options: OptionValue) -> Iterator[tuple[State, list[Event]]]:
    """Go through a random game: the state, which changes, at each moment, and what has happened since the last."""
    luck = Luck(seats)
    events: list[Event] = []
    state = title.setup(seats, luck, events, **options)
    while acting := state.to_act():
        yield state, events
        actions = state.legal(acting[0])
        events = []
        state.apply(acting[0], actions[luck.below(len(actions))], luck, events)
    yield state, events


def moments(title: Game, seats: int, **options: OptionValue) -> Iterator[State]:
    """Go through a random game: the state, which changes, at each moment."""
    return (state for state, _ in told_moments(title, seats, **options))


def check_what_is_legal_can_be_typed(scene: Scene, states: Iterator[State]) -> None:
    """Of the answers that a scene offers the legal ones are all there are, each can be typed, and each has words."""
    for state in states:
        for seat in state.to_act()[:1]:
            answers = scene.answers(state, seat)
            offered = [answer.action for answer in answers if state.refuse(seat, answer.action) is None]
            assert sorted(offered) == state.legal(seat)
            assert len({answer.key for answer in answers}) == len(answers)
            for answer in answers:
                assert scene.read(answer.key, state, seat) == answer.action
                assert answer.words
                assert f"{scene.game.id}." not in answer.words
