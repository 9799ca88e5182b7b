"""The cards (FT-1.1 to FT-1.3). A card is a number, suit × 16 + value; the copies of a card can't be told apart."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import mypyc_attr

Suit: TypeAlias = Literal["candy", "scary", "tree", "scrap", "sand"]
SUITS: Final[tuple[Suit, ...]] = get_args(Suit)
VALUES: Final = 16
SUIT_COUNT: Final = 5
KINDS: Final = 80  # SUIT_COUNT × VALUES
DOUBLED: Final = (0, 2, 5, 7, 10, 12)  # FT-1.3
ROOF: Final = 0
BELOW_ANY: Final = 8  # any card goes on it (FT-1.5)
ON_ANY: Final = 9  # it goes on any card but a roof
TIMES: Final = 2  # through the pile (FT-4.1, FT-4.2)
DISPLAY_SIZE: Final = 5  # FT-3.1
NO_CARDS: Final[list[int]] = []  # shared, so nobody appends to it


@mypyc_attr(native_class=False)  # JSON of it is made faster
@dataclass(frozen=True)
class Card:
    """A card as views and events show it."""

    suit: Suit
    value: int


def suit_of(kind: int) -> int:
    """Return the suit of a card."""
    return kind // VALUES


def value_of(kind: int) -> int:
    """Return the value of a card."""
    return kind % VALUES


def card(kind: int) -> Card:
    """Return the card of that number."""
    return _CARDS[kind]


def cards(kinds: list[int]) -> list[Card]:
    """Return the cards of those numbers."""
    return [card(kind) for kind in kinds]


_CARDS: Final = [Card(SUITS[kind // VALUES], kind % VALUES) for kind in range(KINDS)]
_ONCE: Final = [1] * KINDS
_TWICE: Final = [2 if kind % VALUES in DOUBLED else 1 for kind in range(KINDS)]


def copies(seats: int) -> list[int]:
    """Return how many of each card the deck for so many players has (FT-1.2, FT-1.3)."""
    return _TWICE[:] if seats >= 4 else _ONCE[:]


def deck(seats: int) -> list[int]:
    """Return the deck for so many players, sorted."""
    return _LARGE_DECK[:] if seats >= 4 else _SMALL_DECK[:]


_SMALL_DECK: Final = list(range(KINDS))
_LARGE_DECK: Final = sorted(_SMALL_DECK + [kind for kind in range(KINDS) if kind % VALUES in DOUBLED])
