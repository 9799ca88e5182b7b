"""What a seat may know (UC-13.1). Cards are printed numbers; players are in the order of the seats."""

from dataclasses import dataclass

from pentapolis.core.views import View
from pentapolis.games.underwater_cities.events import Amounts


@dataclass(frozen=True)
class Slot:
    """An action slot: whose tiles lie on it, and whether a blocking tile does."""

    name: str
    colour: str
    taken_by: list[int]
    blocked: bool


@dataclass(frozen=True)
class Building:
    """A building on a place."""

    place: str
    kind: str
    upgraded: bool
    connected: bool


@dataclass(frozen=True)
class City:
    """A city on a site."""

    site: str
    symbiotic: bool
    connected: bool
    points: int  # at the end, as if it were now


@dataclass(frozen=True)
class Tunnel:
    """A built tunnel."""

    tunnel: str
    upgraded: bool
    by_city: bool


@dataclass(frozen=True)
class Metropolis:
    """A metropolis: on a place of the board, or drawn later."""

    id: str
    connected: bool
    points: int  # at the end, as if it were now


@dataclass(frozen=True)
class CardWorth:
    """What an end-scoring card would count for its owner, if the game ended now."""

    card: int
    points: int


@dataclass(frozen=True)
class Player:
    """What this viewer knows of a player."""

    board: int
    goods: Amounts
    hand: list[int]  # cards of each back: special cards, then eras I, II and III
    known: list[int]  # special cards of the hand that all have seen
    hand_limit: int
    cities: list[City]
    buildings: list[Building]
    tunnels: list[Tunnel]
    metropolises: list[Metropolis]
    permanents: list[int]
    actions: list[int]  # 206 is the personal assistant
    used: list[int]
    productions: list[int]
    ends: list[CardWorth]
    face_down: list[int]
    once: list[int]  # cards that have worked in this turn
    contracts: list[int]
    space: int  # of the federation track; 0 below it
    advanced: bool  # in this round
    tunnels_built: int  # in this turn
    looks_at: int  # special cards and metropolises at which the player looks now


@dataclass(frozen=True)
class UnderwaterCitiesView(View):
    """The table as a seat sees it."""

    pack: str  # that cards, slots and tiles come from
    round: int
    era: int
    moves: int  # turns begun in this round
    turn: int
    order: list[int]
    track: list[int]  # seats on the federation track, front first
    slots: list[Slot]
    cloned: bool | None  # whether the cloning tile is taken; None without one
    slot: str | None  # the slot with the tile of this turn
    card: int | None  # the card that is played in this turn
    dropped: int | None  # the action card that makes room for it
    bill: Amounts
    saving: Amounts
    target: str | None  # what was just built and may be upgraded
    produced: Amounts
    deck: int
    discards: list[int]
    gone: list[int]
    buried: int
    special_top: int | None
    special_deck: int
    dear: list[int]
    spares: int
    contracts: list[int]
    tunnels_left: int
    whites_left: int
    symbiotics_left: int | None  # None: unlimited
    players: list[Player]
    hand: list[int]  # the viewer's own, all of it
    put_out: list[int]
    looked_at: list[int]
    looked_at_tiles: list[str]
