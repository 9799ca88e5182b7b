"""What happened: typed events, from which come the log, the animation, the statistics and what can be undone."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

NOBODY: Final = 0  # an audience is a bitmask of seats
EVERYBODY: Final = -1


def includes(audience: int, viewer: int | None) -> bool:
    """Whether a seat, or a spectator (None), belongs to an audience."""
    return audience == EVERYBODY or (viewer is not None and audience >> viewer & 1 == 1)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Event:
    """Something that happened; a game's events are frozen dataclasses that add what happened to whom.

    It is seen by nobody: what a game tells of is a `PublicEvent` or a `PrivateEvent`.
    """

    @property
    def name(self) -> str:
        """The name of this kind of event, under which the texts have its sentence."""
        return type(self).__name__.lower()

    def reveals(self) -> bool:
        """Whether something hidden became known, so that what led here can't be taken back freely."""
        return False

    def starts_round(self) -> bool:
        """Whether a round begins with it."""
        return False

    def seen_by(self, seat: int | None) -> bool:
        """Whether `seat` (None: a spectator) may know of this event."""
        return includes(self.audience(), seat)

    def audience(self) -> int:
        """Return for whom the event is visible."""
        return NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class PublicEvent(Event):
    """Something that everybody may know of."""

    def audience(self) -> int:
        """Return everybody."""
        return EVERYBODY


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class PrivateEvent(Event):
    """Something that only one seat may know of."""

    seat: int

    def audience(self) -> int:
        """Return that seat."""
        return 1 << self.seat
