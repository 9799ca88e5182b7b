"""What makes a table impossible: every defect at once."""

from typing import Final

from pentapolis.core.problem import Params, Problem
from pentapolis.games.five_towers.building import DEMOLISHING, PLACING
from pentapolis.games.five_towers.cards import DISPLAY_SIZE, KINDS, ROOF, SUITS, copies, suit_of, value_of
from pentapolis.games.five_towers.handfuls import most_cards
from pentapolis.games.five_towers.table import FIRST_BID, NOT_YET, PASSED, Player, Table
from pentapolis.games.five_towers.towers import fits

_KEY: Final = "five-towers.position."


def defects(table: Table) -> list[Problem]:
    """Return everything that no course of the game could have led to, as far as the cards and bids show it."""
    found = _too_many_cards(table)
    for seat, player in enumerate(table.players):
        found += _crooked_towers(seat, player)
        found += [
            Problem(_KEY + "roof-in-rubble", {"seat": seat, "suit": SUITS[suit_of(kind)]})
            for kind in player.rubble
            if value_of(kind) == ROOF
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
            params: Params = {"suit": SUITS[suit_of(kind)], "value": value_of(kind)}
            found.append(Problem(_KEY + "too-many-cards", params | {"found": counts[kind]}))
    return found


def _crooked_towers(seat: int, player: Player) -> list[Problem]:
    """Since cards are only ever added and removed on top, each card must fit the one below it."""
    found = []
    for suit, tower in enumerate(player.towers):
        values = tower.values()
        for below, above in zip(values, values[1:], strict=False):
            if not fits(below, above):
                params: Params = {"seat": seat, "suit": SUITS[suit], "below": below, "above": above}
                found.append(Problem(_KEY + "does-not-fit", params))
    return found


def _wrong_piles(table: Table) -> list[Problem]:
    """Five cards are revealed a round, so the first time through the pile holds a multiple of five."""
    if table.through == 0:
        return [Problem(_KEY + "through")]
    pile = table.pile.count()
    found = []
    if table.through == 1 and pile % DISPLAY_SIZE != 0:
        found.append(Problem(_KEY + "pile-not-in-fives", {"pile": pile}))
    if table.agenda is None:
        if pile or table.display or table.taken or (table.through == 1 and table.discards()):
            found.append(Problem(_KEY + "not-over"))
        return found
    shown = _shown(table)
    if shown != DISPLAY_SIZE and not (table.through == 2 and pile == 0 and 0 < shown < DISPLAY_SIZE):
        found.append(Problem(_KEY + "display-size", {"found": shown}))
    return found


def _is_building(table: Table) -> bool:
    """Whether the builder has taken cards, so that the towers may differ from what was bid for."""
    return table.agenda is not None and table.agenda.step in (DEMOLISHING, PLACING)


def _shown(table: Table) -> int:
    """Return how many cards were revealed in this round, wherever they are now."""
    return len(table.display) + (table.bid if _is_building(table) else 0)


def _wrong_bids(table: Table) -> list[Problem]:
    """Each bid is higher than the last and can be carried out, in the order from the opener (FT-3.2, FT-3.3)."""
    out_of_order = [Problem(_KEY + "bid-order")]
    if max(table.opener, table.turn) >= table.seats:
        return out_of_order
    if table.agenda is None:
        unused = table.turn == table.opener and all(player.said == NOT_YET for player in table.players)
        return [] if unused else out_of_order
    found = []
    highest, has_ended = 0, False
    for place in range(table.seats):
        seat = (table.opener + place) % table.seats
        said = table.players[seat].said
        if said == NOT_YET:
            has_ended = True
        elif has_ended or (highest == _shown(table) and place > 0):
            return out_of_order
        elif said == PASSED and place == 0:
            found.append(Problem(_KEY + "opener-passed"))
        elif said >= FIRST_BID:
            bid = said - FIRST_BID
            if bid <= highest and place > 0:
                found.append(Problem(_KEY + "bid-too-low", {"seat": seat, "bid": bid, "highest": highest}))
            if bid > _shown(table) or (not _is_building(table) and bid > most_cards(table, table.players[seat])):
                found.append(Problem(_KEY + "bid-too-high", {"seat": seat, "bid": bid}))
            highest = max(highest, bid)
    return found
