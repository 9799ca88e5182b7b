"""The rules of 5 Towers once more, slow and obvious: what may be decided, from what lies on the table alone.

Everything is tried: every choice of cards, every demolition, every order. A table is the plain data of a view.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

from pentapolis.core.views import Plain

SUITS = ("candy", "scary", "tree", "scrap", "sand")


class Card(NamedTuple):
    """A suit and a value, such as ("sand", 7)."""

    suit: str
    value: int


Towers = dict[str, tuple[int, ...]]  # by suit, from the bottom up


def deck(seats: int) -> Counter[Card]:
    """Return the cards of the game (FT-1.1 to FT-1.3)."""
    cards = Counter(Card(suit, value) for suit in SUITS for value in range(16))
    if seats in (4, 5):
        cards.update(Card(suit, value) for suit in SUITS for value in (0, 2, 5, 7, 10, 12))
    return cards


def fits(tower: Sequence[int], value: int) -> bool:
    """Whether a card can be added to a tower of its suit (FT-1.5, FT-1.6)."""
    if len(tower) == 0:
        return True
    top = tower[-1]
    if top == 0:
        return False
    if top == value:
        return False
    return value < top or top == 8 or value == 9


def built(towers: Towers, order: Sequence[Card]) -> Towers | None:
    """Return the towers after the cards were added in this order, or None if one doesn't fit."""
    after = dict(towers)
    for card in order:
        if not fits(after[card.suit], card.value):
            return None
        after[card.suit] = (*after[card.suit], card.value)
    return after


def can_be_built(towers: Towers, cards: Sequence[Card]) -> bool:
    """Whether there is an order in which all the cards fit (FT-3.7)."""
    return any(built(towers, order) is not None for order in permutations(cards))


def demolitions(towers: Towers) -> Iterator[tuple[str, Towers]]:
    """Go through the suits whose top can be demolished, with the towers afterwards (FT-1.6, FT-3.6)."""
    for suit in SUITS:
        if towers[suit] and towers[suit][-1] != 0:
            yield suit, {**towers, suit: towers[suit][:-1]}


def can_be_taken(towers: Towers, cards: Sequence[Card]) -> bool:
    """Whether all the cards can be built with at most one demolition (FT-3.3)."""
    return can_be_built(towers, cards) or any(can_be_built(after, cards) for _, after in demolitions(towers))


def can_carry_out(towers: Towers, display: Sequence[Card], bid: int) -> bool:
    """Whether some choice of so many displayed cards can be taken (FT-3.3)."""
    return any(can_be_taken(towers, cards) for cards in combinations(display, bid))


def cards_of(plain: Plain) -> list[Card]:
    """Return plain cards as cards."""
    return [Card(card["suit"], card["value"]) for card in plain]


def towers_of(table: Plain, seat: int) -> Towers:
    """Return a player's towers by suit."""
    return {suit: tuple(values) for suit, values in zip(SUITS, table["towers"][seat], strict=True)}


def clockwise(table: Plain) -> list[int]:
    """Return the seats in the order of bidding (FT-3.2)."""
    return [(table["opener"] + place) % table["seats"] for place in range(table["seats"])]


def has_spoken(table: Plain, seat: int) -> bool:
    """Whether the seat has had its chance to bid."""
    return table["bids"][seat] is not None or table["passed"][seat]


def highest_bid(table: Plain) -> tuple[int, int | None]:
    """Return the highest bid and who made it; a bid of 0 is a pass and makes nobody the builder (FT-3.4, FT-3.9)."""
    highest, builder = 0, None
    for seat in clockwise(table):
        if table["bids"][seat] is not None and table["bids"][seat] > highest:
            highest, builder = table["bids"][seat], seat
    return highest, builder


def who_decides(table: Plain) -> int | None:
    """Return whose decision it is."""
    if table["phase"] == "over":
        return None
    if table["phase"] == "bidding":
        return next(seat for seat in clockwise(table) if not has_spoken(table, seat))
    return highest_bid(table)[1]


def decisions(table: Plain) -> set[str]:
    """Return the texts of all that the seat whose decision it is may do."""
    seat = who_decides(table)
    if seat is None:
        return set()
    towers = towers_of(table, seat)
    if table["phase"] == "bidding":
        return _bids(table, towers, opening=seat == table["opener"])
    if table["phase"] == "taking":
        return _choices(table, towers)
    if table["phase"] == "demolishing":
        return _demolitions(table, towers)
    return _placings(table, towers)


def _bids(table: Plain, towers: Towers, opening: bool) -> set[str]:
    """Every higher bid that can be carried out, and the pass, which for the opener is a bid of 0 (FT-3.2 to FT-3.4)."""
    display = cards_of(table["display"])
    highest, _ = highest_bid(table)
    higher = {f"bid {bid}" for bid in range(highest + 1, len(display) + 1) if can_carry_out(towers, display, bid)}
    return higher | {"bid 0" if opening else "pass"}


def _choices(table: Plain, towers: Towers) -> set[str]:
    """Every choice of as many cards as were bid that can be built completely (FT-3.5, FT-3.7)."""
    display = cards_of(table["display"])
    bid, _ = highest_bid(table)
    return {
        "take " + ",".join(str(place + 1) for place in places)
        for places in combinations(range(len(display)), bid)
        if can_be_taken(towers, [display[place] for place in places])
    }


def _demolitions(table: Plain, towers: Towers) -> set[str]:
    """Every demolition, none among them, after which all taken cards can be built (FT-3.6, FT-3.7)."""
    taken = cards_of(table["to_place"])
    allowed = {f"demolish {suit}" for suit, after in demolitions(towers) if can_be_built(after, taken)}
    return allowed | ({"keep"} if can_be_built(towers, taken) else set())


def _placings(table: Plain, towers: Towers) -> set[str]:
    """Every card that may come next so that all the others still fit (FT-3.7).

    Towers of different suits don't concern each other, so the suits are asked for one after another.
    """
    taken = cards_of(table["to_place"])
    suit = min((card.suit for card in taken), key=SUITS.index)
    allowed = set()
    for place, card in enumerate(taken):
        after = built(towers, [card])
        if card.suit == suit and after is not None and can_be_built(after, taken[:place] + taken[place + 1 :]):
            allowed.add(f"place {card.suit} {card.value}")
    return allowed
