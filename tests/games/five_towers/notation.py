"""Positions and play in words, for tests that read like the rules."""

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import State
from pentapolis.core.views import Plain, plain
from pentapolis.games import game
from tests.conformance.random_play import named

FIVE_TOWERS = game("five-towers")
SUITS = ("candy", "scary", "tree", "scrap", "sand")


def position(description: str) -> State:
    """Return the described position."""
    return FIVE_TOWERS.position(description)


def actor(state: State) -> int:
    """Return the one seat that is to act."""
    (seat,) = state.to_act()
    return seat


def options(state: State) -> list[str]:
    """Return the texts of what the seat to act may do."""
    return [FIVE_TOWERS.space.text(action) for action in state.legal(actor(state))]


def act(state: State, *texts: str, luck: Luck | None = None) -> list[Plain]:
    """Carry out actions of whoever is to act, one after another; return what happened, plain and with names."""
    events: list[Event] = []
    for text in texts:
        state.apply(actor(state), FIVE_TOWERS.space.parse(text), Luck(0) if luck is None else luck, events)
    return [named(event) for event in events]


def names(happened: list[Plain]) -> list[str]:
    """Return the names of the events."""
    return [event["event"] for event in happened]


def refusal(state: State, text: str) -> Refusal | None:
    """Return why the seat to act may not do this."""
    return state.refuse(actor(state), FIVE_TOWERS.space.parse(text))


def refused_by(state: State, text: str) -> str | None:
    """Return the rule and the reason that forbid this to the seat to act."""
    why = refusal(state, text)
    return None if why is None else f"{why.rule} {why.reason}"


def table(state: State) -> Plain:
    """Return what everybody sees, as plain data."""
    return plain(state.view(None))


def tower(state: State, seat: int, suit: str) -> list[int]:
    """Return the values of a tower from the bottom up."""
    values: list[int] = table(state)["towers"][seat][SUITS.index(suit)]
    return values


def words(cards: Plain) -> list[str]:
    """Return cards as words, such as `sand 7`."""
    return [f"{card['suit']} {card['value']}" for card in cards]
