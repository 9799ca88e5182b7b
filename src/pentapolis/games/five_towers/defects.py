"""What makes a table impossible: every defect at once."""

from typing import Final

from pentapolis.core.problem import Params, Problem
from pentapolis.games.five_towers.bidding import most_cards
from pentapolis.games.five_towers.cards import DISPLAY_SIZE, KINDS, ROOF, SUIT_COUNT, SUITS, VALUES, copies
from pentapolis.games.five_towers.table import (
    AREA,
    BIDDING,
    DEMOLISHING,
    FIRST_BID,
    NOT_YET,
    OVER,
    PASSED,
    PLACING,
    TAKING,
    Table,
)
from pentapolis.games.five_towers.towers import all_fit, fits, top

_KEY: Final = "five-towers.position."


def defects(table: Table) -> list[Problem]:
    """Return everything that no course of the game could have led to, as far as the cards and bids show it."""
    found = _too_many_cards(table)
    for seat in range(table.seats):
        found += _crooked_towers(table, seat)
        found += [
            Problem(_KEY + "roof-in-rubble", {"seat": seat, "suit": SUITS[kind // VALUES]})
            for kind in table.rubble(seat)
            if kind % VALUES == ROOF
        ]
    return found + _wrong_piles(table) + _wrong_bids(table)


def _too_many_cards(table: Table) -> list[Problem]:
    allowed = copies(table.seats)
    counts = [0] * KINDS
    for zone in table.zones():
        for kind in zone.items:
            counts[kind] += 1
    found = []
    for kind in range(KINDS):
        if counts[kind] > allowed[kind]:
            params: Params = {"suit": SUITS[kind // VALUES], "value": kind % VALUES}
            found.append(Problem(_KEY + "too-many-cards", params | {"found": counts[kind]}))
    return found


def _crooked_towers(table: Table, seat: int) -> list[Problem]:
    """Since cards are only ever added and removed on top, each card must fit the one below it."""
    found = []
    for suit in range(SUIT_COUNT):
        values = [kind % VALUES for kind in table.tower(seat, suit)]
        for below, above in zip(values, values[1:], strict=False):
            if not fits(below, above):
                params: Params = {"seat": seat, "suit": SUITS[suit], "below": below, "above": above}
                found.append(Problem(_KEY + "does-not-fit", params))
    return found


def _wrong_piles(table: Table) -> list[Problem]:
    """Five cards are revealed a round, so the first time through the pile holds a multiple of five."""
    if table.through not in (1, 2):
        return [Problem(_KEY + "through")]
    pile = len(table.pile_left())
    found = []
    if table.through == 1 and pile % DISPLAY_SIZE != 0:
        found.append(Problem(_KEY + "pile-not-in-fives", {"pile": pile}))
    if table.phase == OVER:
        if pile or table.display or table.taken or (table.through == 1 and table.discards()):
            found.append(Problem(_KEY + "not-over"))
        return found
    shown = _shown(table)
    if shown != DISPLAY_SIZE and not (table.through == 2 and pile == 0 and 0 < shown < DISPLAY_SIZE):
        found.append(Problem(_KEY + "display-size", {"found": shown}))
    return found


def _shown(table: Table) -> int:
    """Return how many cards were revealed in this round, wherever they are now."""
    return len(table.display) + (0 if table.phase in (BIDDING, TAKING) else table.bid)


def _wrong_bids(table: Table) -> list[Problem]:
    """Each bid is higher than the last and can be carried out, in the order from the opener (FT-3.2, FT-3.3)."""
    out_of_order = [Problem(_KEY + "bid-order")]
    if max(table.opener, table.turn, table.builder) >= table.seats or table.said >> 4 * table.seats:
        return out_of_order
    if table.phase == OVER:
        unused = (table.said, table.bid, table.builder) == (0, 0, -1)
        return [] if unused and table.turn == table.opener else out_of_order
    found = []
    highest, builder, next_bidder = 0, -1, -1
    for place in range(table.seats):
        seat = (table.opener + place) % table.seats
        word = table.said_by(seat)
        if word == NOT_YET:
            next_bidder = seat if next_bidder < 0 else next_bidder
        elif next_bidder >= 0 or (highest == _shown(table) and place > 0):
            return out_of_order
        elif word == PASSED and place == 0:
            found.append(Problem(_KEY + "opener-passed"))
        elif word >= FIRST_BID:
            bid = word - FIRST_BID
            if bid <= highest and place > 0:
                found.append(Problem(_KEY + "bid-too-low", {"seat": seat, "bid": bid, "highest": highest}))
            if bid > _shown(table) or (table.phase in (BIDDING, TAKING) and bid > most_cards(table, seat)):
                found.append(Problem(_KEY + "bid-too-high", {"seat": seat, "bid": bid}))
            if bid > 0:
                highest, builder = bid, seat
    if not found and not _is_phase(table, highest, builder, next_bidder):
        return out_of_order
    return found


def _is_phase(table: Table, highest: int, builder: int, next_bidder: int) -> bool:
    """Whether phase, turn and taken cards are what these bids have led to."""
    if (highest, builder) != (table.bid, table.builder):
        return False
    if table.phase == BIDDING:
        return not table.taken and table.turn == next_bidder and highest < _shown(table)
    ended = next_bidder < 0 or highest == _shown(table)
    taken = {TAKING: [0], DEMOLISHING: [highest], PLACING: range(1, highest + 1)}[table.phase]
    return ended and table.turn == builder and len(table.taken) in taken and _can_be_placed(table)


def _can_be_placed(table: Table) -> bool:
    """Whether the towers have room for the cards that are still to be placed, once nothing is demolished any more."""
    if table.phase != PLACING:
        return True
    for suit in range(SUIT_COUNT):
        values = [kind % VALUES for kind in table.taken if kind // VALUES == suit]
        if not all_fit(top(table.board[table.turn * AREA + suit]), values):
            return False
    return True
