"""What makes hands, choices and a half-done action impossible, as a part of the defects of a table."""

from typing import Final

from pentapolis.core.problem import Problem
from pentapolis.games.ginkgopolis.bonuses import BONUS_COUNT
from pentapolis.games.ginkgopolis.cards import EXPLOIT, FLOOR, LETTER_COUNT, TILE_COUNT, URBANISE
from pentapolis.games.ginkgopolis.draft import PACK, PICKS
from pentapolis.games.ginkgopolis.frames import (
    BONUS,
    FINISH,
    GIVE,
    GOOD,
    NEIGHBOURS,
    OWED,
    SHIFT,
    bonus_frame,
    move_frame,
    neighbours_frame,
)
from pentapolis.games.ginkgopolis.grid import cell_of, owner, top
from pentapolis.games.ginkgopolis.hands import (
    HAND_SIZE,
    SOLO_HAND_SIZE,
    hand_entries,
    hand_size,
    has_card,
    known_to,
)
from pentapolis.games.ginkgopolis.table import (
    AREA,
    CHOICE,
    CHOOSING,
    DRAFTING,
    GIVEN,
    GIVING,
    HAND,
    MOVING,
    OVER,
    SHIFTING,
    TAKING,
    TILES,
    Table,
)

_KEY: Final = "ginkgopolis.position."
_LETTER: Final = 4  # where a frame has its letter


def wrong_turns(table: Table) -> list[Problem]:
    """Return what is wrong with hands, choices and supplies."""
    found: list[Problem] = []
    for seat in range(table.seats):
        if not _is_hand(table, seat):
            found.append(Problem(_KEY + "hand", {"seat": seat}))
        if not _is_choice(table, seat):
            found.append(Problem(_KEY + "choice", {"seat": seat}))
        if not _is_giving(table, seat):
            found.append(Problem(_KEY + "giving", {"seat": seat}))
    if table.deck_left == 0:
        found.append(Problem(_KEY + "no-deck"))
    empty = table.ending_by_tiles() or (table.phase == GIVING and table.depletions == 1)
    if (table.supply_left == 0) != empty or (table.ending_by_tiles() and not table.ending):
        found.append(Problem(_KEY + "supply"))
    return found


def _turn(table: Table, seat: int) -> int:
    """Return how many act before a seat in this round."""
    return (seat - table.first) % table.seats


def is_phase(table: Table) -> bool:
    """Whether the numbers that tell where in the round we are fit each other."""
    if table.first >= table.seats:
        return False
    alone = table.seats == 1
    still = table.acted == table.turn == table.played == 0 and not table.stack
    if (table.phase == DRAFTING) != (table.round == 0) or (table.phase == DRAFTING) != bool(table.packs):
        return False
    if table.phase == DRAFTING:
        return _is_draft(table)
    if table.phase == CHOOSING:
        chosen = [table.players[seat * AREA + CHOICE] != 0 for seat in range(table.seats)]
        return still and not all(chosen) and table.done == table.ending == 0 and (table.hal_card > 0) == alone
    if table.phase == OVER:
        return still and table.done == 0 and (table.ending == 1 or alone) and table.hal_card == 0
    if not 1 <= table.acted <= table.places or (table.hal_card > 0) != (alone and table.acted == 1):
        return False
    turn = table.acted - 1 if alone else (table.first + table.acted - 1) % table.seats
    return table.turn == turn and _is_action(table) and (table.phase == GIVING or table.done == 0)


def _is_draft(table: Table) -> bool:
    if table.options["characters"] != "draft" or len(table.packs) != PACK * table.seats or table.acted >= PICKS:
        return False
    for dealt_to in range(table.seats):
        holder = (dealt_to + table.acted) % table.seats
        left = table.packs[dealt_to * PACK + table.acted + (table.done >> holder & 1) : (dealt_to + 1) * PACK]
        if left != sorted(left):
            return False
    nothing = table.turn == table.played == table.ending == table.hal_card == 0 and not table.stack
    return nothing and table.done < (1 << table.seats) - 1


def _is_hand(table: Table, seat: int) -> bool:
    """Whether a hand has as many cards as it should now, each known to its holder."""
    hand = table.players[seat * AREA + HAND]
    full = SOLO_HAND_SIZE if table.seats == 1 else HAND_SIZE
    if table.phase == DRAFTING:
        sizes = [0]
    elif table.phase == OVER:
        sizes = [0, full - 1] if table.seats == 1 else [full - 1]
    else:
        sizes = [full - 1 if table.phase != CHOOSING and _turn(table, seat) < table.acted else full]
    masks = [known_to(held) for held in hand_entries(hand)]
    known = all(mask >> seat & 1 and mask < 1 << table.seats for mask in masks)
    return known and hand_size(hand) in sizes


def _is_choice(table: Table, seat: int) -> bool:
    """Whether a locked choice is of the own hand and tiles, and locked exactly by those who are yet to act."""
    own = table.players[seat * AREA : (seat + 1) * AREA]
    card, tile = (own[CHOICE] & 127) - 1, (own[CHOICE] >> 7) - 1
    if CHOOSING < table.phase < OVER and (card >= 0) != (_turn(table, seat) >= table.acted):
        return False
    if card < 0:
        return tile < 0
    if table.phase in (DRAFTING, OVER):
        return False
    return has_card(own[HAND], card) and (tile < 0 or own[TILES] >> tile & 1 == 1)


def _is_giving(table: Table, seat: int) -> bool:
    """Whether a seat has put out own tiles only, while tiles are given back; who has none isn't asked."""
    own = table.players[seat * AREA : (seat + 1) * AREA]
    if table.phase != GIVING:
        return own[GIVEN] == 0
    asked = own[TILES] != 0 or table.done >> seat & 1 == 1
    return asked and own[GIVEN] & ~(own[TILES] & ~table.locked_tile(seat)) == 0


def _is_action(table: Table) -> bool:
    """Whether the played card and what is still to be done are those of an action that can be interrupted here."""
    card, tile, action = (table.played & 127) - 1, (table.played >> 7 & 127) - 1, table.played >> 14
    stack = table.stack
    if card < 0 or len(stack) < 2 or stack[0] != FINISH or tile >= TILE_COUNT:
        return False
    if action == EXPLOIT:
        fits = tile < 0
    elif action == URBANISE:
        last = table.city[-1]
        fits = card < LETTER_COUNT and tile == top(last) and owner(last) == table.turn
    else:
        fits = action == FLOOR and card >= LETTER_COUNT and any(top(built) == tile for built in table.city)
    return fits and _is_stack(table, card, action)


def _is_stack(table: Table, card: int, action: int) -> bool:
    stack = table.stack
    new = len(table.city) - 1
    moves = [FINISH, bonus_frame(URBANISE, 0), neighbours_frame(new, 0)]
    if table.phase == TAKING:
        return stack == [FINISH, bonus_frame(EXPLOIT, 0), GOOD] and card < LETTER_COUNT and action == EXPLOIT
    if table.phase == MOVING:
        return action == URBANISE and stack == [*moves, move_frame(card, cell_of(table.city[new]))]
    if table.phase == SHIFTING:
        shift = stack[-1] & 15 == SHIFT and stack[-1] >> 8 < 3
        return action == URBANISE and stack[:-1] == moves and shift and stack[-1] >> _LETTER & 15 < LETTER_COUNT
    if stack[-1] != GIVE or table.seats == 1:
        return False
    rest = stack[1:-1]
    if rest and rest[-1] & 15 == OWED and rest.pop() >> 4 == 0:
        return False
    if rest and rest[-1] & 15 == NEIGHBOURS and action == URBANISE:
        frame = rest.pop()
        if frame >> 4 & 63 != new or frame >> 10 > 4 or not rest:
            return False
    if rest and rest[-1] & 15 == BONUS:
        frame = rest.pop()
        if frame >> 4 & 3 != action or frame >> 6 > BONUS_COUNT:
            return False
    return not rest
