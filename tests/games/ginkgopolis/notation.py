"""Positions and play in words, for tests that read like the rules."""

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import State
from pentapolis.core.views import Plain, plain
from pentapolis.games import game
from tests.conformance.random_play import named

GINKGOPOLIS = game("ginkgopolis")


def position(*lines: str, luck: Luck | None = None) -> State:
    """Return the described position; lines may hold several lines."""
    return GINKGOPOLIS.position("\n".join(lines), luck)


def act(state: State, *texts: str, luck: Luck | None = None) -> list[Plain]:
    """Carry out actions such as `0 choose red-9 alone`; return what happened, plain and with names."""
    events: list[Event] = []
    for text in texts:
        seat, _, action = text.partition(" ")
        state.apply(int(seat), GINKGOPOLIS.space.parse(action), Luck(0) if luck is None else luck, events)
    return [named(event) for event in events]


def names(happened: list[Plain]) -> list[str]:
    """Return the names of the events."""
    return [event["event"] for event in happened]


def only(happened: list[Plain], name: str) -> list[Plain]:
    """Return the events of that name, without it."""
    return [
        {key: value for key, value in event.items() if key != "event"} for event in happened if event["event"] == name
    ]


def options(state: State, seat: int) -> list[str]:
    """Return the texts of what a seat may do."""
    return [GINKGOPOLIS.space.text(action) for action in state.legal(seat)]


def refused_by(state: State, text: str) -> str | None:
    """Return the rule and the reason that forbid an action such as `0 back`."""
    seat, _, action = text.partition(" ")
    refusal: Refusal | None = state.refuse(int(seat), GINKGOPOLIS.space.parse(action))
    return None if refusal is None else f"{refusal.rule} {refusal.reason}"


def view(state: State, seat: int | None = None) -> Plain:
    """Return what a seat sees, plain."""
    return plain(state.view(seat))


def goods(state: State, seat: int) -> tuple[int, int, int]:
    """Return the resources, tiles and points behind a player's screen."""
    own = view(state, seat)["players"][seat]
    return own["resources"], own["tiles"], own["points"]


def building(state: State, x: int, y: int) -> Plain:
    """Return the building on a cell."""
    (found,) = [built for built in view(state)["city"] if (built["x"], built["y"]) == (x, y)]
    return found


def marker(state: State, letter: str) -> tuple[int, int]:
    """Return the cell of a marker."""
    (found,) = [(marked["x"], marked["y"]) for marked in view(state)["markers"] if marked["letter"] == letter]
    return found


def name(component: Plain) -> str:
    """Return the name of a card or tile, such as `A` or `red-9`."""
    return component.get("letter") or f"{component['colour']}-{component['number']}"


def names_of(components: list[Plain]) -> list[str]:
    """Return the names of cards or tiles."""
    return [name(component) for component in components]
