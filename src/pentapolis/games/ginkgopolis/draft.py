"""The draft of the characters (GK-2.5).

`packs` has four characters for each seat that a pack was dealt to: first those that were kept of it, in the order in
which it went round, then the others, sorted. In pass p the pack of seat s is with the p-th seat to its left, and a seat
that has picked in this pass has its bit in `done`.
"""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from pentapolis.games.ginkgopolis.actions import DRAFT
from pentapolis.games.ginkgopolis.cards import CHARACTER_COUNT, characters
from pentapolis.games.ginkgopolis.events import CharacterPicked, CharactersRevealed, PackReceived
from pentapolis.games.ginkgopolis.table import AREA, BONUSES, DRAFTING, Table

PACK: Final = 4
PICKS: Final = 3


def deal_packs(table: Table, luck: Luck, events: list[Event] | None) -> None:
    """Deal four characters to each player."""
    deck = list(range(CHARACTER_COUNT))
    luck.shuffle(deck)
    packs: list[int] = []
    for seat in range(table.seats):
        packs += sorted(deck[seat * PACK : (seat + 1) * PACK])
    table.packs = packs
    table.phase = DRAFTING
    table.round = 0
    table.done = 0
    _tell_packs(table, events)


def _tell_packs(table: Table, events: list[Event] | None) -> None:
    if events is not None:
        for seat in range(table.seats):
            events.append(PackReceived(seat, characters(pack_of(table, seat))))


def dealt_to(table: Table, seat: int, going: int) -> int:
    """Return to whom the pack was dealt that a seat has in that pass."""
    return (seat - going) % table.seats


def pack_of(table: Table, seat: int) -> list[int]:
    """Return the characters that a seat chooses from in this pass."""
    first = dealt_to(table, seat, table.acted) * PACK
    return sorted(table.packs[first + table.acted : first + PACK])


def picks_of(table: Table, seat: int) -> list[int]:
    """Return what a seat has kept so far, in order."""
    passes = table.acted + (table.done >> seat & 1)
    return [table.packs[dealt_to(table, seat, going) * PACK + going] for going in range(passes)]


def carry_out_pick(table: Table, seat: int, action: int, events: list[Event] | None) -> bool:
    """Keep a character and, when all have, pass the packs to the left; whether the draft is over."""
    picked = action - DRAFT
    pack = pack_of(table, seat)
    pack.remove(picked)
    end = (dealt_to(table, seat, table.acted) + 1) * PACK
    packs = table.packs[:]
    packs[end - len(pack) - 1 : end] = [picked, *pack]
    table.packs = packs
    table.done |= 1 << seat
    if events is not None:
        events.append(CharacterPicked(seat))
    if table.done < (1 << table.seats) - 1:
        return False
    table.acted += 1
    table.done = 0
    if table.acted < PICKS:
        _tell_packs(table, events)
        return False
    _reveal(table, events)
    return True


def _reveal(table: Table, events: list[Event] | None) -> None:
    """Lay all characters open; the last of each pack leaves the game."""
    for seat in range(table.seats):
        kept = sorted(picks_of(table, seat))
        for picked in kept:
            table.players[seat * AREA + BONUSES] |= 1 << picked
        if events is not None:
            events.append(CharactersRevealed(seat, characters(kept)))
    table.packs = []
    table.acted = 0


def draft_actions(table: Table, seat: int) -> list[int]:
    """Return what a seat may keep; nothing, if it has picked in this pass."""
    if table.done >> seat & 1:
        return []
    return [DRAFT + picked for picked in pack_of(table, seat)]


def refuse_pick(table: Table, seat: int, action: int) -> Refusal | None:
    """Return why a seat can't keep this character; None if it can."""
    if table.phase != DRAFTING:
        return Refusal("GK-2.5", "no-draft-now")
    if table.done >> seat & 1:
        return Refusal("GK-2.5", "picked-already")
    picked = action - DRAFT
    if picked not in pack_of(table, seat):
        return Refusal("GK-2.5", "not-in-pack", {"character": picked + 1})
    return None
