"""Building: which cards, demolish or not, and the order where it matters (FT-3.5 to FT-3.7)."""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.refusal import Refusal
from pentapolis.games.five_towers.actions import DEMOLISH, KEEP, PLACE, TAKE
from pentapolis.games.five_towers.cards import SUIT_COUNT, SUITS, VALUES, card, cards
from pentapolis.games.five_towers.events import Demolished, Placed, Took
from pentapolis.games.five_towers.handfuls import OF_SIZE, read_display
from pentapolis.games.five_towers.table import (
    AREA,
    DEMOLISHING,
    PLACING,
    RUBBLE,
    TAKING,
    Table,
    rubble_count,
    with_rubble,
)
from pentapolis.games.five_towers.towers import (
    can_be_demolished,
    first_values,
    height,
    lowered,
    order_matters,
    raised,
    top,
    top_after_demolition,
)

# By the suits, as bits:
_DEMOLITIONS: Final = [[DEMOLISH + suit for suit in range(SUIT_COUNT) if suits >> suit & 1] for suits in range(32)]
_KEEP_OR_DEMOLISH: Final = [[KEEP, *demolitions] for demolitions in _DEMOLITIONS]


def begin_building(table: Table) -> None:
    """Let the highest bidder choose as many cards as were bid that can be built completely (FT-3.5, FT-3.7)."""
    table.phase = TAKING
    table.turn = table.builder
    handfuls = table.handfuls
    table.offer = [TAKE + handful for handful in OF_SIZE[table.bid] if handfuls >> handful & 1]


def carry_out_take(table: Table, action: int, events: list[Event] | None) -> None:
    """Take these cards and go on to the demolition (FT-3.5)."""
    handful = action - TAKE
    taken: list[int] = []
    left: list[int] = []
    for place, kind in enumerate(table.display):
        if handful >> place & 1:
            taken.append(kind)
        else:
            left.append(kind)
    if events is not None:
        events.append(Took(table.turn, cards(taken)))
    table.phase = DEMOLISHING
    _offer_demolitions(table, handful)
    table.taken = taken
    table.display = left


def offer_demolitions(table: Table) -> None:
    """Offer the demolitions that allow all taken cards to be built."""
    left = table.display
    table.display = table.taken
    read_display(table)
    _offer_demolitions(table, (1 << len(table.taken)) - 1)
    table.display = left


def _offer_demolitions(table: Table, handful: int) -> None:
    """Offer the demolitions, none among them, after which the handful can be built (FT-3.6, FT-3.7)."""
    blocked = 0  # suits, as bits, whose taken cards don't fit as the towers stand
    helpful = 0  # suits whose taken cards, if any, fit after a demolition there
    bit = 1
    place = table.turn * AREA
    for row in table.rows:
        tower = table.board[place]
        if row and not row[top(tower)] >> handful & 1:
            blocked |= bit
        if can_be_demolished(tower) and (not row or row[top_after_demolition(tower)] >> handful & 1):
            helpful |= bit
        bit <<= 1
        place += 1
    if blocked == 0:
        table.offer = _KEEP_OR_DEMOLISH[helpful]
    else:
        table.offer = _DEMOLITIONS[helpful & blocked] if blocked & blocked - 1 == 0 else []


def carry_out_demolition(table: Table, action: int, events: list[Event] | None) -> bool:
    """Demolish or not, and begin to place; whether everything is placed (FT-3.6)."""
    if action != KEEP:
        suit = action - DEMOLISH
        area = table.turn * AREA
        tower = table.board[area + suit]
        kind = suit * VALUES + top(tower)
        table.board[area + suit] = lowered(tower)
        table.board[area + RUBBLE] = with_rubble(table.board[area + RUBBLE], kind)
        if events is not None:
            events.append(Demolished(table.turn, card(kind), rubble_count(table.board[area + RUBBLE])))
    table.phase = PLACING
    return place_cards(table, events)


def place_cards(table: Table, events: list[Event] | None) -> bool:
    """Place the taken cards, suit by suit, until there is a choice; whether everything is placed (FT-3.7).

    The order of the suits makes no difference, and the order within a suit only where several are possible.
    """
    taken = table.taken
    at = 0
    while at < len(taken):
        suit = taken[at] >> 4
        end = at + 1
        while end < len(taken) and taken[end] >> 4 == suit:
            end += 1
        if end > at + 1 and order_matters(taken, at, end):
            values = [kind & 15 for kind in taken[at:end]]
            firsts = first_values(top(table.board[table.turn * AREA + suit]), values)
            table.taken = taken[at:]
            if len(firsts) > 1:
                table.offer = [PLACE + (suit << 4 | value) for value in firsts]
                return False
            return _place_one(table, suit << 4 | firsts[0], events)
        for i in range(end - 1, at - 1, -1):
            _place(table, taken[i], events)
        at = end
    table.taken = []
    return True


def _place_one(table: Table, kind: int, events: list[Event] | None) -> bool:
    """Place this card of those taken and go on; whether everything is placed."""
    _place(table, kind, events)
    taken = table.taken[:]
    taken.remove(kind)
    table.taken = taken
    return place_cards(table, events)


def _place(table: Table, kind: int, events: list[Event] | None) -> None:
    at = table.turn * AREA + (kind >> 4)
    table.board[at] = raised(table.board[at], kind & 15)
    if events is not None:
        events.append(Placed(table.turn, card(kind), height(table.board[at])))


def carry_out_placing(table: Table, action: int, events: list[Event] | None) -> bool:
    """Add the chosen card to its tower and go on; whether everything is placed (FT-3.7)."""
    return _place_one(table, action - PLACE, events)


def refuse_take(table: Table, action: int) -> Refusal:
    """Return why these cards can't be taken."""
    handful = action - TAKE
    if handful >= 1 << len(table.display):
        return Refusal("FT-3.5", "no-such-place", {"most": len(table.display)})
    if handful.bit_count() != table.bid:
        return Refusal("FT-3.5", "take-as-bid", {"taken": handful.bit_count(), "bid": table.bid})
    return Refusal("FT-3.7", "cannot-all-be-built")


def refuse_demolition(table: Table, action: int) -> Refusal:
    """Return why this can't be demolished; a demolition that can't be avoided is never asked about."""
    suit = action - DEMOLISH
    tower = table.board[table.turn * AREA + suit]
    if tower == 0:
        return Refusal("FT-3.6", "nothing-to-demolish", {"suit": SUITS[suit]})
    if not can_be_demolished(tower):
        return Refusal("FT-1.6", "roof-stays", {"suit": SUITS[suit]})
    return Refusal("FT-3.7", "demolition-leaves-no-place", {"suit": SUITS[suit]})


def refuse_placing(table: Table, action: int) -> Refusal:
    """Return why this card can't come next."""
    kind = action - PLACE
    params: dict[str, int | str] = {"suit": SUITS[kind >> 4], "value": kind & 15}
    if kind not in table.taken:
        return Refusal("FT-3.7", "not-in-hand", params)
    asked = table.taken[0] >> 4
    if kind >> 4 != asked:
        return Refusal("FT-3.7", "other-suit-first", {"suit": SUITS[asked]})
    return Refusal("FT-3.7", "order-leaves-no-place", params)
