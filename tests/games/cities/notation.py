"""Positions, cities and play in words, for tests that read like the rules."""

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import State
from pentapolis.core.views import Plain, plain
from pentapolis.games.cities.cells import STRIDE
from pentapolis.games.cities.city import City
from pentapolis.games.cities.game import CITIES
from pentapolis.games.cities.table import Table
from pentapolis.games.cities.tiles import MONUMENT, WILD
from tests.conformance.random_play import named

PLOTS = "rbgy"
FEATURES = {"p": "tfck", "w": "dyrf"}


def position(description: str) -> State:
    """Return the described position."""
    return CITIES.position(description)


def table_of(state: State) -> Table:
    """Return a state as what lies on the table."""
    assert isinstance(state, Table)
    return state


def drawn(picture: str) -> City:
    """Return a city of any spaces, drawn as in `pictures.py`, whether there are such tiles or not."""
    ground = park = water = 0
    plots, built, floors, features = [0] * 4, [0] * 4, [0] * 4, [0] * 10
    for row, line in enumerate(picture.split("/")):
        for column, word in enumerate(line.split()):
            space = 1 << row * STRIDE + column
            terrain, rest = word[0], word[1:]
            if terrain == ".":
                continue
            ground |= space
            if terrain in PLOTS:
                colour = PLOTS.index(terrain)
                plots[colour] |= space
                if rest == "!":
                    features[MONUMENT] |= space
                    continue
                if rest.startswith("*"):
                    features[WILD] |= space
                    rest = rest[1:]
                    if rest:
                        colour, rest = PLOTS.index(rest[0]), rest[1:]
                for height in range(int(rest or 0)):
                    built[colour] |= space
                    floors[height] |= space
            else:
                park |= space if terrain == "p" else 0
                water |= space if terrain == "w" else 0
                if rest:
                    features["pw".index(terrain) * 4 + FEATURES[terrain].index(rest)] |= space
    return City(0, [], ground, park, water, plots, built, floors, features)


def give_city(state: State, seat: int, picture: str) -> None:
    """Let a seat have another city."""
    table = table_of(state)
    table.players[seat].city = drawn(picture)
    table.ask_again()


def actor(state: State) -> int:
    """Return the one seat that is to act."""
    (seat,) = state.to_act()
    return seat


def options(state: State, kind: str = "") -> list[str]:
    """Return the texts of what the seat to act may do, or of those of one kind."""
    texts = [CITIES.space.text(action) for action in state.legal(actor(state))]
    return [text for text in texts if text.startswith(kind)]


def act(state: State, *texts: str, luck: Luck | None = None) -> list[Plain]:
    """Carry out actions of whoever is to act, one after another; return what happened, plain and with names."""
    events: list[Event] = []
    for text in texts:
        state.apply(actor(state), CITIES.space.parse(text), Luck(0) if luck is None else luck, events)
    return [named(event) for event in events]


def refusal(state: State, text: str) -> Refusal | None:
    """Return why the seat to act may not do this."""
    return state.refuse(actor(state), CITIES.space.parse(text))


def refused_by(state: State, text: str) -> str | None:
    """Return the rule and the reason that forbid this to the seat to act."""
    why = refusal(state, text)
    return None if why is None else f"{why.rule} {why.reason}"


def names(happened: list[Plain]) -> list[str]:
    """Return the names of the events."""
    return [event["event"] for event in happened]


def view(state: State) -> Plain:
    """Return what everybody sees, as plain data."""
    return plain(state.view(None))


def row(state: State, name: str) -> list[Plain]:
    """Return the four groups of a row."""
    return [group for group in view(state)["groups"] if group["row"] == name]


def space(state: State, seat: int, name: str) -> Plain:
    """Return a space of a city."""
    (found,) = [space for space in view(state)["cities"][seat]["spaces"] if space["name"] == name]
    return found


def play_round(state: State, order: str = "cards tiles features buildings") -> None:
    """Play the rest of a round: each takes the first free group of the first row that may be used, and refuses all."""
    number = view(state)["round"]
    while state.to_act() and view(state)["round"] == number:
        found = options(state)
        if found[0].startswith("take"):
            act(state, next(text for name in order.split() for text in found if text.startswith(f"take {name}")))
        else:
            act(state, found[-1])
