"""Events as messages to a client."""

from collections.abc import Sequence

from pentapolis.core.events import Event
from pentapolis.server.play import Happened
from pentapolis.server.protocol import HappenedEvent, LoggedEvents


def seen(events: Sequence[Event], seat: int | None) -> list[HappenedEvent]:
    """Return the events that a seat (None: a spectator) may know of; as JSON, an event is its fields."""
    return [HappenedEvent(event.name, event) for event in events if event.seen_by(seat)]  # type: ignore[arg-type]


def logged(happened: Sequence[Happened], seat: int | None) -> list[LoggedEvents]:
    """Return what actions and undos led to, as far as a seat may know."""
    return [
        LoggedEvents(entry.version, entry.seat, entry.kind == "undo", seen(entry.events, seat))
        for entry in happened
        if entry.kind in ("action", "undo")
    ]
