"""Hands (GK-2.7, GK-3.2, GK-8): up to four cards, sorted, in one number of twelve bits each, the lowest card lowest.

The twelve bits are card + 1 and above seven bits a mask of the seats that know the card: its holder, and everybody
through whose hand it came (GK-12.1).
"""

from typing import Final

HAND_SIZE: Final = 4  # GK-2.7
SOLO_HAND_SIZE: Final = 3  # GK-11.2
ENTRY: Final = 4095
_CARD: Final = 127
_PASSED: Final = 1 << 7 | 1 << 19 | 1 << 31  # the lowest bits of the masks of three cards


def entry(card: int, known_to: int) -> int:
    """Return a card with the mask of those who know it."""
    return card + 1 | known_to << 7


def with_entry(hand: int, added: int) -> int:
    """Return the hand with one more card, in its place."""
    shift = 0
    while hand >> shift and (hand >> shift & _CARD) < (added & _CARD):
        shift += 12
    low = hand & ((1 << shift) - 1)
    return (hand >> shift) << (shift + 12) | added << shift | low


def without_card(hand: int, card: int) -> int:
    """Return the hand without that card, which is in it."""
    shift = 0
    while (hand >> shift & _CARD) != card + 1:
        shift += 12
    return (hand >> (shift + 12)) << shift | hand & ((1 << shift) - 1)


def received(hand: int, seat: int) -> int:
    """Return a passed hand of three cards, all of which the seat knows now."""
    return hand | _PASSED << seat


def has_card(hand: int, card: int) -> bool:
    """Whether the card is in the hand."""
    while hand:
        if hand & _CARD == card + 1:
            return True
        hand >>= 12
    return False


def hand_entries(hand: int) -> list[int]:
    """Return the entries, the lowest card first."""
    found: list[int] = []
    while hand:
        found.append(hand & ENTRY)
        hand >>= 12
    return found


def hand_cards(hand: int) -> list[int]:
    """Return the cards, the lowest first."""
    found: list[int] = []
    while hand:
        found.append((hand & _CARD) - 1)
        hand >>= 12
    return found


def card_of(entry: int) -> int:
    """Return the card of an entry."""
    return (entry & _CARD) - 1


def known_to(entry: int) -> int:
    """Return the mask of the seats that know it."""
    return entry >> 7


def hand_size(hand: int) -> int:
    """Return the number of cards."""
    count = 0
    while hand:
        count += 1
        hand >>= 12
    return count
