"""The round up to the building: reveal and bid (FT-3.1 to FT-3.4)."""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.refusal import Refusal
from pentapolis.games.five_towers.actions import BID, PASS
from pentapolis.games.five_towers.cards import DISPLAY_SIZE, cards
from pentapolis.games.five_towers.events import Bid, Passed, Revealed
from pentapolis.games.five_towers.handfuls import buildable, largest, read_display
from pentapolis.games.five_towers.table import BIDDING, FIRST_BID, PASSED, Table

_BIDS: Final = [BID + number for number in range(DISPLAY_SIZE + 1)]
_OPENINGS: Final = [_BIDS[: most + 1] for most in range(DISPLAY_SIZE + 1)]  # by what can be carried out
_RAISES: Final = [
    [[*_BIDS[bid + 1 : most + 1], PASS] for most in range(DISPLAY_SIZE + 1)] for bid in range(DISPLAY_SIZE)
]


def show(table: Table, display: list[int]) -> None:
    """Put these cards on display, sorted."""
    display.sort()
    table.display = display
    read_display(table)


def begin_round(table: Table, events: list[Event] | None) -> None:
    """Reveal five cards, fewer only when the pile holds fewer, and ask the opener (FT-3.1, FT-3.2)."""
    show(table, table.pile[table.next : table.next + DISPLAY_SIZE])
    table.next += len(table.display)
    if events is not None:
        events.append(Revealed(table.opener, cards(table.display)))
    table.phase = BIDDING
    table.said = 0
    table.bid = 0
    table.builder = -1
    table.turn = table.opener
    offer_bids(table)


def offer_bids(table: Table) -> None:
    """Offer every bid that is high enough and can be carried out, and the pass (FT-3.2 to FT-3.4)."""
    table.possible = buildable(table, table.turn)
    most = largest(table.possible)
    table.offer = _OPENINGS[most] if table.turn == table.opener else _RAISES[table.bid][most]


def most_cards(table: Table, seat: int) -> int:
    """Return the highest bid that the seat could carry out (FT-3.3)."""
    return largest(buildable(table, seat))


def carry_out_bid(table: Table, action: int, events: list[Event] | None) -> bool:
    """Bid or pass, and ask the next bidder; whether the bidding is over (FT-3.2)."""
    seat = table.turn
    if action == PASS:
        table.said |= PASSED << 4 * seat
        if events is not None:
            events.append(Passed(seat))
    else:
        number = action - BID
        table.said |= (FIRST_BID + number) << 4 * seat
        table.bid = number
        if number > 0:
            table.builder = seat
            table.handfuls = table.possible
        if events is not None:
            events.append(Bid(seat, number))
    seat = seat + 1 if seat + 1 < table.seats else 0
    if seat == table.opener or table.bid == len(table.display):
        return True
    table.turn = seat
    offer_bids(table)
    return False


def refuse_bid(table: Table, action: int) -> Refusal:
    """Return why the player who is to bid can't do this."""
    if action == PASS:
        return Refusal("FT-3.4", "opener-bids-0")
    number = action - BID
    if number > len(table.display):
        return Refusal("FT-3.2", "display-too-small", {"bid": number, "most": len(table.display)})
    if number <= table.bid:
        return Refusal("FT-3.2", "bid-too-low", {"bid": number, "highest": table.bid})
    return Refusal("FT-3.3", "bid-too-high", {"bid": number, "most": most_cards(table, table.turn)})
