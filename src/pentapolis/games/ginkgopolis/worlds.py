"""A possible world: everything that a seat doesn't know is drawn anew, from nothing but what it knows (GK-12.1).

What a seat has seen of other hands it knows. Tiles come from two shuffles: those of the first supply, and
those that were given back and shuffled again, whose faces everybody has seen; which tiles belong to the second is
public, and so is how many of each a player holds. Points are hidden from view only: all of them were paid in the open,
so that a player who has watched the game knows them.
"""

from pentapolis.core.agenda import Frame
from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.games.ginkgopolis.cards import CHARACTER_COUNT, NO_CARD, NO_TILE, mask_of, members
from pentapolis.games.ginkgopolis.draft import passes_made, whole_packs
from pentapolis.games.ginkgopolis.giving import GIVE_BACK, can_be_given
from pentapolis.games.ginkgopolis.hands import add_card, has_seen
from pentapolis.games.ginkgopolis.table import PACK_SIZE, Player, Table


def redraw(s: Table, seat: int, luck: Luck) -> None:
    """Draw anew what the seat doesn't know."""
    _redraw_cards(s, seat, luck)
    _redraw_tiles(s, seat, luck)
    if s.players[0].draft_pack:
        _redraw_packs(s, seat, luck)
        return
    giving = s.agenda if s.agenda is not None and s.agenda.step is GIVE_BACK else None
    for other in range(s.seats):
        if other != seat:
            _redraw_choice(s.players[other], luck)
            if giving is not None:
                _redraw_given(s.players[other], other, giving, luck)


def _redraw_cards(s: Table, seat: int, luck: Luck) -> None:
    """Deal the deck, the other hands and Hal's card anew.

    What the others have seen of each other's hands isn't kept: the seat can't know it exactly, and nobody looks at this
    world for them.
    """
    knower = s.players[seat]
    unknown = s.deck.left()
    unknown += s.hal_card
    for other in range(s.seats):
        player = s.players[other]
        for card in player.hand:
            if not has_seen(knower, card):
                unknown.append(card)
    unknown.sort()
    luck.shuffle(unknown)
    for other in range(s.seats):
        if other == seat:
            continue
        player = s.players[other]
        hand = player.hand
        player.hand = []
        player.seen_letters = 0
        player.seen_buildings = 0
        for card in hand:
            add_card(player, card if has_seen(knower, card) else unknown.pop())
    if s.hal_card:
        s.hal_card = [unknown.pop()]
    unknown.reverse()
    s.deck = Pile(unknown)


def _redraw_tiles(s: Table, seat: int, luck: Luck) -> None:
    """Deal the supply, the removed tiles and those behind the other screens anew, each shuffle by itself."""
    first = s.removed
    second = 0
    if s.depletions == 0:
        first |= mask_of(s.supply.left())
    else:
        second |= mask_of(s.supply.left())
    for other in range(s.seats):
        if other != seat:
            hidden = s.players[other].tiles
            first |= hidden & ~s.returned
            second |= hidden & s.returned
    unknown = members(first)
    luck.shuffle(unknown)
    unknown_returned = members(second)
    luck.shuffle(unknown_returned)
    s.removed = _deal(unknown, s.removed)
    for other in range(s.seats):
        if other != seat:
            player = s.players[other]
            hidden = player.tiles
            player.tiles = _deal(unknown, hidden & ~s.returned) | _deal(unknown_returned, hidden & s.returned)
    supply = unknown if s.depletions == 0 else unknown_returned
    supply.reverse()
    s.supply = Pile(supply)


def _deal(unknown: list[int], instead_of: int) -> int:
    """Take as many tiles as there are in a mask, and return theirs."""
    dealt = 0
    while instead_of:
        instead_of &= instead_of - 1
        dealt |= 1 << unknown.pop()
    return dealt


def _redraw_choice(player: Player, luck: Luck) -> None:
    """Draw the locked choice of another player."""
    if player.chosen_card != NO_CARD:
        tiles = members(player.all_tiles())
        player.chosen_card = player.hand[luck.below(len(player.hand))]
        with_tile = luck.below(len(tiles) + 1)
        player.chosen_tile = tiles[with_tile - 1] if with_tile else NO_TILE


def _redraw_given(player: Player, seat: int, giving: Frame, luck: Luck) -> None:
    """Draw what another player gives back, if that is decided."""
    player.given = 0
    if giving.at >> seat & 1:
        for number in members(can_be_given(player)):
            player.given |= luck.below(2) << number


def _redraw_packs(s: Table, seat: int, luck: Luck) -> None:
    """Draw anew what was dealt to others and what they have kept of the packs that the seat has seen.

    The seat knows a pack as it last saw it. Those that were kept of it before that are unknown; those that were kept
    after it, and what is left, are the others that it saw, in any order. With two players a pack comes back, and what
    is missing was kept: only that is between two looks.
    """
    packs = whole_packs(s)
    passes = passes_made(s)
    seen: set[int] = set()
    for dealt_to, pack in enumerate(packs):
        seen |= set(pack[_first_look(s, dealt_to, seat, passes) :])
    unknown = [number for number in range(CHARACTER_COUNT) if number not in seen]
    luck.shuffle(unknown)
    for dealt_to, pack in enumerate(packs):
        for going in range(_first_look(s, dealt_to, seat, passes)):
            pack[going] = unknown.pop()
        left = _after_last_pick(s, dealt_to, seat, passes)
        rest = sorted(pack[left:])
        luck.shuffle(rest)
        pack[left:] = rest
    s.undealt = mask_of(unknown)
    _hand_out(s, packs, passes)


def _first_look(s: Table, dealt_to: int, seat: int, passes: int) -> int:
    """Return the pass in which a seat first saw a pack, PACK_SIZE if it hasn't yet."""
    going = (seat - dealt_to) % s.seats
    return going if going <= passes else PACK_SIZE


def _after_last_pick(s: Table, dealt_to: int, seat: int, passes: int) -> int:
    """Return the index in a pack after the seat's last pick from it; PACK_SIZE if it never saw it or chooses now."""
    index = PACK_SIZE
    for going in range(passes + 1):
        if (dealt_to + going) % s.seats == seat:
            index = going + 1 if going < len(s.players[seat].picks) else PACK_SIZE
    return index


def _hand_out(s: Table, packs: list[list[int]], passes: int) -> None:
    """Let the players have kept and hold what these packs say."""
    kept = [len(s.players[seat].picks) for seat in range(s.seats)]
    for seat in range(s.seats):
        player = s.players[seat]
        player.picks = [packs[(seat - going) % s.seats][going] for going in range(kept[seat])]
        player.draft_pack = sorted(packs[(seat - passes) % s.seats][kept[seat] :])
