"""What makes a table impossible: every defect at once."""

from typing import Final

from pentapolis.core.problem import Params, Problem
from pentapolis.games.five_towers.bidding import most_cards
from pentapolis.games.five_towers.cards import DISPLAY_SIZE, KINDS, ROOF, SUIT_COUNT, SUITS, VALUES, copies
from pentapolis.games.five_towers.table import BIDDING, FIRST_BID, NOT_YET, OVER, TAKING, Table
from pentapolis.games.five_towers.towers import fits

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
    pile = len(table.pile_left())
    shown = len(table.display) + len(table.taken)
    found = []
    if table.through not in (1, 2):
        found.append(Problem(_KEY + "through"))
    if table.through == 1 and pile % DISPLAY_SIZE != 0:
        found.append(Problem(_KEY + "pile-not-in-fives", {"pile": pile}))
    if table.phase in (BIDDING, TAKING):
        fewer = table.through == 2 and pile == 0 and shown > 0
        if shown != DISPLAY_SIZE and not fewer:
            found.append(Problem(_KEY + "display-size", {"found": shown}))
    return found


def _wrong_bids(table: Table) -> list[Problem]:
    """Each bid is higher than the last and can be carried out, in the order from the opener (FT-3.2, FT-3.3)."""
    if table.phase == OVER:
        return []
    if max(table.opener, table.turn, table.builder) >= table.seats:
        return [Problem(_KEY + "bid-order")]
    found = []
    highest, builder, ended = 0, -1, False
    for place in range(table.seats):
        seat = (table.opener + place) % table.seats
        word = table.said_by(seat)
        ended = ended or word == NOT_YET
        if ended and word != NOT_YET:
            found.append(Problem(_KEY + "bid-order"))
        if word >= FIRST_BID:
            bid = word - FIRST_BID
            if bid <= highest and place > 0:
                found.append(Problem(_KEY + "bid-too-low", {"seat": seat, "bid": bid, "highest": highest}))
            if table.phase in (BIDDING, TAKING) and bid > most_cards(table, seat):
                found.append(Problem(_KEY + "bid-too-high", {"seat": seat, "bid": bid}))
            if bid > 0:
                highest, builder = bid, seat
        elif word != NOT_YET and place == 0:
            found.append(Problem(_KEY + "opener-passed"))
    if (highest, builder) != (table.bid, table.builder):
        found.append(Problem(_KEY + "bid-order"))
    return found
