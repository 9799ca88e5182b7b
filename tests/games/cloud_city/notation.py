"""Positions and play in words, for tests that read like the rules."""

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import State
from pentapolis.core.views import Plain, plain
from pentapolis.games import game
from tests.conformance.random_play import named

CLOUD_CITY = game("cloud-city")


def position(description: str) -> State:
    """Return the described position."""
    return CLOUD_CITY.position(description)


def actor(state: State) -> int:
    """Return the one seat that is to act."""
    (seat,) = state.to_act()
    return seat


def options(state: State, kind: str = "") -> list[str]:
    """Return the texts of what the seat to act may do, or of those of one kind."""
    texts = [CLOUD_CITY.space.text(action) for action in state.legal(actor(state))]
    return [text for text in texts if text.startswith(kind)]


def act(state: State, *texts: str, luck: Luck | None = None) -> list[Plain]:
    """Carry out actions of whoever is to act, one after another; return what happened, plain and with names."""
    events: list[Event] = []
    for text in texts:
        state.apply(actor(state), CLOUD_CITY.space.parse(text), Luck(0) if luck is None else luck, events)
    return [named(event) for event in events]


def play_turns(state: State, count: int) -> None:
    """Play so many whole turns without walkways: the first tile in the first place, and a tile from the pile."""
    for _ in range(count):
        seat = actor(state)
        act(state, options(state)[0])
        act(state, options(state)[0])
        if state.to_act() == [seat] and "done" in options(state):
            act(state, "done")
        if state.to_act() == [seat]:
            act(state, "draw")


def names(happened: list[Plain]) -> list[str]:
    """Return the names of the events."""
    return [event["event"] for event in happened]


def refusal(state: State, text: str) -> Refusal | None:
    """Return why the seat to act may not do this."""
    return state.refuse(actor(state), CLOUD_CITY.space.parse(text))


def refused_by(state: State, text: str) -> str | None:
    """Return the rule and the reason that forbid this to the seat to act."""
    why = refusal(state, text)
    return None if why is None else f"{why.rule} {why.reason}"


def table(state: State) -> Plain:
    """Return what everybody sees, as plain data."""
    return plain(state.view(None))


def city(state: State, seat: int) -> list[str]:
    """Return the rows of a city."""
    grid: list[str] = table(state)["cities"][seat]["grid"]
    return grid


def walkways(state: State, seat: int) -> list[str]:
    """Return the walkways of a city, such as `blue a1-c1`."""
    found = table(state)["cities"][seat]["walkways"]
    return [f"{walkway['colour']} {walkway['first']}-{walkway['second']}" for walkway in found]


def tile_names(tiles: Plain) -> list[str]:
    """Return the names of tiles."""
    return [tile["name"] for tile in tiles]


def request_votes(state: State, request: str) -> list[int]:
    """Return what a special request brings to each seat now."""
    (votes,) = [standing["votes"] for standing in table(state)["requests"] if standing["request"] == request]
    assert votes == [sheet.categories[request] for sheet in state.scores()]
    return list(votes)


def counted(state: State, request: str) -> list[int]:
    """Return what a special request counts in each city."""
    (counts,) = [standing["counts"] for standing in table(state)["requests"] if standing["request"] == request]
    return list(counts)
