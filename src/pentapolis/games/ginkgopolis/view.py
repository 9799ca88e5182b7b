"""What a seat may know (GK-12.1).

Cells are x to the east and y to the south of the centre of the starting square. Players are in the order of the seats;
in the solo game owner, place and seat 1 mean Hal.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from pentapolis.core.views import View
from pentapolis.games.ginkgopolis.cards import Card, Character, Colour, Letter, Tile, Trigger

# The kind of the decision, "acting" in the middle of an action that goes on by itself, or "over".
Phase: TypeAlias = Literal["drafting", "choosing", "taking", "moving", "shifting", "giving", "acting", "over"]
ACTING: Final = "acting"
OVER: Final = "over"


@dataclass(frozen=True)
class Cell:
    """A cell of the grid."""

    x: int
    y: int


@dataclass(frozen=True)
class Building:
    """A building; its top tile gives its colour and number."""

    x: int
    y: int
    colour: Colour
    number: int
    height: int
    owner: int | None
    resources: int  # of its owner: as many as floors, none without an owner
    site: bool  # whether a construction-site marker lies on it: its card isn't in the deck yet
    floors: list[Tile]  # from the bottom up
    district: int | None  # its index among the districts


@dataclass(frozen=True)
class Marker:
    """An urbanisation marker beside the city."""

    letter: Letter
    x: int
    y: int


@dataclass(frozen=True)
class District:
    """Two or more neighbouring buildings of a colour, and what they would pay now (GK-10.3, GK-10.4)."""

    colour: Colour
    buildings: list[int]  # their indices in the city
    total: int  # resources of all players
    resources: list[int]  # of each player, and of Hal
    points: list[int]  # for each player, and for Hal
    first: int | None
    second: int | None


@dataclass(frozen=True)
class Player:
    """What this viewer knows of a player."""

    resources: int  # behind the screen
    supply: int  # in the general supply
    placed: int  # on buildings
    tiles: int  # behind the screen, the one in a locked choice included
    shown: list[Tile]  # tiles among them that everybody has seen (GK-6.7)
    points: int | None  # behind the screen; None while they are hidden from this viewer
    tokens: int
    characters: list[Character]
    kept: list[Card]
    hand: int  # number of cards, the one in a locked choice included
    known: list[Card]  # cards of the hand that this viewer knows, because they passed through the own hand
    chosen: bool  # has locked a choice that isn't revealed yet
    acted: bool  # has carried out the action of this round


@dataclass(frozen=True)
class Hal:
    """The opponent of the solo game (GK-11)."""

    expert: bool
    supply: int
    placed: int
    points: int
    kept: list[Card]
    waiting: bool  # his card lies face down


@dataclass(frozen=True)
class Played:
    """The action that is being carried out: a card alone, or with a tile."""

    seat: int
    action: Trigger
    card: Card
    tile: Tile | None  # None if the card is played alone, or the tile was taken back


@dataclass(frozen=True)
class Moving:
    """The marker that has to be placed: beside the new tile at x, y (GK-5.5), or in the ring (GK-5.6)."""

    letter: Letter
    x: int
    y: int


@dataclass(frozen=True)
class GinkgopolisView(View):
    """The table as a seat sees it."""

    phase: Phase
    round: int
    order: list[int]  # the seats in the order of this round, the first player first
    last_round: bool  # the end was triggered: the round is finished, then the game is over
    played: Played | None
    moving: Moving | None
    city: list[Building]
    markers: list[Marker]
    ring: list[Cell]  # clockwise; `insert 1` is the first of them
    districts: list[District]
    players: list[Player]
    hal: Hal | None
    hand: list[Card]  # the viewer's own, the locked one included
    chosen_card: Card | None  # the viewer's own choice
    chosen_tile: Tile | None
    tiles: list[Tile]  # behind the viewer's screen, the locked one and those put out to give back included
    giving: list[Tile]  # those that the viewer has put out to give back
    tile_supply: int
    depletions: int
    returned: list[Tile]  # what was given back at the first depletion and isn't built since, wherever it is
    deck: int
    discards: list[Card]
    pack: list[Character]  # the draft: what the viewer chooses from now
    picked: list[Character]  # what the viewer has kept so far
    passed: list[Character]  # what the viewer has passed on, and may meet again
