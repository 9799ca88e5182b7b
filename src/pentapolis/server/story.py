"""What happened in an action, step by step, as a seat or a spectator may see it."""

from collections.abc import Sequence
from dataclasses import dataclass

from pentapolis.core.course import Course
from pentapolis.core.events import Event
from pentapolis.core.game import Game, Options
from pentapolis.core.luck import TableLuck
from pentapolis.core.views import View


@dataclass(frozen=True)
class Seen:
    """What somebody saw happen at once, and how it looked just after."""

    events: list[Event]
    view: View


@dataclass(frozen=True)
class Story:
    """How it looked before an action, and what was seen then."""

    before: View
    seen: list[Seen]


def tell(
    game: Game, seats: int, options: Options, luck: TableLuck, actions: Sequence[tuple[int, int]], viewer: int | None
) -> Story:
    """Play a match again; tell of the last of its actions, each a seat and a number, as the viewer saw it."""
    course = Course(game, seats, options, luck)
    for seat, action in actions[:-1]:
        course.act(seat, action)
    seat, action = actions[-1]
    state = course.state
    before = state.view(viewer)
    seen = [
        Seen([event for event in moment.events if event.seen_by(viewer)], moment.state.view(viewer))
        for moment in state.moments(seat, action, course.luck_of(seat))
    ]
    return Story(before, seen)
