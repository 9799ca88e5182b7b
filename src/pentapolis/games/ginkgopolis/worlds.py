"""A possible world: everything that a seat doesn't know is drawn anew, from nothing but what it knows (GK-12.1).

What a seat knows of hands is in the masks of their cards. Tiles come from two shuffles: those of the first supply, and
those that were given back and shuffled again, whose faces everybody has seen; which tiles belong to the second is
public, and so is how many of each a player holds. Points are hidden from view only: all of them were paid in the open,
so that a player who has watched the game knows them.
"""

from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.cards import CHARACTER_COUNT, members
from pentapolis.games.ginkgopolis.draft import PACK
from pentapolis.games.ginkgopolis.giving import free_tiles
from pentapolis.games.ginkgopolis.hands import card_of, entry, hand_cards, hand_entries, known_to, with_entry
from pentapolis.games.ginkgopolis.table import AREA, CHOICE, DRAFTING, GIVEN, GIVING, HAND, TILES, Table


def redraw(table: Table, seat: int, luck: Luck) -> None:
    """Draw anew what the seat doesn't know."""
    _redraw_cards(table, seat, luck)
    _redraw_tiles(table, seat, luck)
    if table.phase == DRAFTING:
        _redraw_packs(table, seat, luck)
        return
    for other in range(table.seats):
        if other != seat:
            _redraw_decisions(table, other, luck)


def _redraw_cards(table: Table, seat: int, luck: Luck) -> None:
    """Deal the deck, the other hands and Hal's card anew.

    In the world a card of a hand is known to its holder and, if so, to the seat. What the others know of each other's
    hands isn't kept: the seat can't know it exactly, and nobody looks at this world for them.
    """
    unknown = table.deck[: table.deck_left]
    if table.hal_card:
        unknown.append(table.hal_card - 1)
    for other in range(table.seats):
        for held in hand_entries(table.players[other * AREA + HAND]):
            if not known_to(held) >> seat & 1:
                unknown.append(card_of(held))
    unknown.sort()
    luck.shuffle(unknown)
    for other in range(table.seats):
        hand = 0
        for held in hand_entries(table.players[other * AREA + HAND]):
            if known_to(held) >> seat & 1:
                hand = with_entry(hand, entry(card_of(held), 1 << other | 1 << seat))
            else:
                hand = with_entry(hand, entry(unknown.pop(), 1 << other))
        table.players[other * AREA + HAND] = hand
    if table.hal_card:
        table.hal_card = unknown.pop() + 1
    table.deck = unknown


def _redraw_tiles(table: Table, seat: int, luck: Luck) -> None:
    """Deal the supply, the removed tiles and those behind the other screens anew, each shuffle by itself."""
    first = table.removed
    second = 0
    in_supply = 0
    for number in table.supply[: table.supply_left]:
        in_supply |= 1 << number
    if table.depletions == 0:
        first |= in_supply
    else:
        second |= in_supply
    for other in range(table.seats):
        if other != seat:
            hidden = table.players[other * AREA + TILES] & ~table.shown
            first |= hidden & ~table.returned
            second |= hidden & table.returned
    unknown = members(first)
    luck.shuffle(unknown)
    unknown_returned = members(second)
    luck.shuffle(unknown_returned)
    table.removed = _deal(unknown, table.removed)
    for other in range(table.seats):
        if other != seat:
            own = table.players[other * AREA + TILES]
            dealt = own & table.shown
            dealt |= _deal(unknown, own & ~table.shown & ~table.returned)
            dealt |= _deal(unknown_returned, own & ~table.shown & table.returned)
            table.players[other * AREA + TILES] = dealt
    table.supply = unknown if table.depletions == 0 else unknown_returned


def _deal(unknown: list[int], instead_of: int) -> int:
    """Take as many tiles as there are in a mask, and return theirs."""
    dealt = 0
    while instead_of:
        instead_of &= instead_of - 1
        dealt |= 1 << unknown.pop()
    return dealt


def _redraw_decisions(table: Table, other: int, luck: Luck) -> None:
    """Draw a locked choice, and what is given back, of another player."""
    area = other * AREA
    if table.players[area + CHOICE]:
        held = hand_cards(table.players[area + HAND])
        behind = members(table.players[area + TILES])
        choice = held[luck.below(len(held))] + 1
        with_tile = luck.below(len(behind) + 1)
        if with_tile:
            choice |= (behind[with_tile - 1] + 1) << 7
        table.players[area + CHOICE] = choice
    if table.phase == GIVING:
        table.players[area + GIVEN] = 0
        if table.done >> other & 1:
            for number in members(free_tiles(table, other)):
                table.players[area + GIVEN] |= luck.below(2) << number


def _redraw_packs(table: Table, seat: int, luck: Luck) -> None:
    """Draw anew what was dealt to others and what they have kept of the packs that the seat has seen.

    The seat knows a pack as it last saw it. Those that were kept of it before that are unknown; those that were kept
    after it, and what is left, are the others that it saw, in any order. With two players a pack comes back, and what
    is missing was kept: only that is between two looks.
    """
    packs = table.packs[:]
    seen: set[int] = set()
    for dealt_to in range(table.seats):
        first = _first_look(table, dealt_to, seat)
        seen |= set(packs[dealt_to * PACK + first : (dealt_to + 1) * PACK])
    unknown = [number for number in range(CHARACTER_COUNT) if number not in seen]
    luck.shuffle(unknown)
    for dealt_to in range(table.seats):
        start = dealt_to * PACK
        for place in range(_first_look(table, dealt_to, seat)):
            packs[start + place] = unknown.pop()
        left = start + _after_last_pick(table, dealt_to, seat)
        rest = sorted(packs[left : start + PACK])
        luck.shuffle(rest)
        packs[left : start + PACK] = rest
        holder = (dealt_to + table.acted) % table.seats
        tail = start + table.acted + (table.done >> holder & 1)
        packs[tail : start + PACK] = sorted(packs[tail : start + PACK])
    table.packs = packs


def _first_look(table: Table, dealt_to: int, seat: int) -> int:
    """Return the pass in which a seat first saw a pack, PACK if it hasn't yet."""
    going = (seat - dealt_to) % table.seats
    return going if going <= table.acted else PACK


def _after_last_pick(table: Table, dealt_to: int, seat: int) -> int:
    """Return the place in a pack after the seat's last pick from it; PACK if it has never seen it or holds it now."""
    place = PACK
    for going in range(table.acted + 1):
        if (dealt_to + going) % table.seats == seat:
            picked = going < table.acted or table.done >> seat & 1
            place = going + 1 if picked else PACK
    return place
