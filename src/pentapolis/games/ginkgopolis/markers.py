"""Where a marker goes when a tile has taken its cell (GK-5.5, GK-5.6)."""

from pentapolis.core.events import Event
from pentapolis.core.refusal import Refusal
from pentapolis.games.ginkgopolis.actions import INSERT, MOVE, PUSH, SIDES
from pentapolis.games.ginkgopolis.cards import LETTER_COUNT, LETTERS
from pentapolis.games.ginkgopolis.events import MarkerMoved
from pentapolis.games.ginkgopolis.frames import (
    ANY_WAY,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    shift_frame,
)
from pentapolis.games.ginkgopolis.grid import NOWHERE, STEPS, cell_of, cell_x, cell_y, walk_round
from pentapolis.games.ginkgopolis.table import MOVING, SHIFTING, Table


def ask_move(table: Table, frame: int, events: list[Event] | None) -> bool:
    """Ask for a side of the new tile, if there is a choice; whether it is asked (GK-5.5)."""
    cell = frame >> 8
    sides = [side for side in range(4) if _is_empty(table, cell + STEPS[side])]
    if len(sides) > 1:
        table.stack.append(frame)
        table.phase = MOVING
        table.offer = [MOVE + side for side in sides]
        return True
    letter = frame >> 4 & 15
    if sides:
        _put(table, letter, cell + STEPS[sides[0]], events)
    else:
        table.stack.append(shift_frame(letter, ANY_WAY))
    return False


def _is_empty(table: Table, cell: int) -> bool:
    """Whether a cell has neither a tile nor a marker."""
    taken = any(marked == cell for marked in table.markers)
    return not taken and all(cell_of(built) != cell for built in table.city)


def carry_out_move(table: Table, action: int, events: list[Event] | None) -> None:
    """Put the marker to the chosen side of the new tile."""
    frame = table.stack.pop()
    _put(table, frame >> 4 & 15, (frame >> 8) + STEPS[action - MOVE], events)


def _put(table: Table, letter: int, cell: int, events: list[Event] | None) -> None:
    table.markers[letter] = cell
    if events is not None:
        events.append(MarkerMoved(LETTERS[letter], cell_x(cell), cell_y(cell)))


def ask_shift(table: Table, frame: int, events: list[Event] | None) -> bool:
    """Ask for an empty cell of the ring that keeps the order, or which letter to push; whether it is asked (GK-5.6).

    A chain of pushes never comes round: the ways from each letter to the next make up the whole ring, which has an
    empty cell as long as a letter is without a place.
    """
    letter = frame >> 4 & 15
    direction = frame >> 8
    before, after = (letter - 1) % LETTER_COUNT, (letter + 1) % LETTER_COUNT
    ring = walk_round(table.city)
    empty = [place for place, cell in enumerate(ring) if cell not in table.markers]
    if table.markers[before] in ring and table.markers[after] in ring:
        between = _between(ring.index(table.markers[before]), ring.index(table.markers[after]), empty)
        if between:
            empty = between
        elif direction == ANY_WAY:
            table.offer = sorted([PUSH + before, PUSH + after])
            return _ask(table, frame)
        else:
            _push(table, letter, after if direction == CLOCKWISE else before, direction, events)
            return False
    if len(empty) > 1:
        table.offer = [INSERT + place for place in empty]
        return _ask(table, frame)
    _put(table, letter, ring[empty[0]], events)
    return False


def _between(before: int, after: int, empty: list[int]) -> list[int]:
    """Return those of the empty places of the ring that a clockwise walk from `before` meets ahead of `after`."""
    if before < after:
        return [place for place in empty if before < place < after]
    return [place for place in empty if place > before or place < after]


def _ask(table: Table, frame: int) -> bool:
    table.stack.append(frame)
    table.phase = SHIFTING
    return True


def _push(table: Table, letter: int, pushed: int, direction: int, events: list[Event] | None) -> None:
    """Let a letter take the cell of another, which goes on in the same direction."""
    cell = table.markers[pushed]
    table.markers[pushed] = NOWHERE
    _put(table, letter, cell, events)
    table.stack.append(shift_frame(pushed, direction))


def carry_out_shift(table: Table, action: int, events: list[Event] | None) -> None:
    """Put the marker where it was decided."""
    frame = table.stack.pop()
    letter = frame >> 4 & 15
    if action < PUSH:
        _put(table, letter, walk_round(table.city)[action - INSERT], events)
        return
    pushed = action - PUSH
    direction = CLOCKWISE if pushed == (letter + 1) % LETTER_COUNT else COUNTERCLOCKWISE
    _push(table, letter, pushed, direction, events)


def refuse_move(table: Table, action: int) -> Refusal:
    """Return why the marker can't go to that side."""
    if table.phase == SHIFTING:
        return Refusal("GK-5.6", "no-free-side")
    if table.phase != MOVING:
        return Refusal("GK-5.5", "no-marker-to-move")
    return Refusal("GK-5.5", "side-is-taken", {"side": SIDES[action - MOVE]})


def refuse_shift(table: Table, action: int) -> Refusal:
    """Return why the marker can't go to that place of the ring, or push that letter."""
    if table.phase == MOVING:
        return Refusal("GK-5.5", "beside-the-tile")
    if table.phase != SHIFTING:
        return Refusal("GK-5.6", "no-marker-to-shift")
    if action >= PUSH:
        if table.offer[0] < PUSH:
            return Refusal("GK-5.6", "no-push-needed")
        return Refusal("GK-5.6", "push-a-neighbour", {"letter": LETTERS[action - PUSH]})
    if table.offer[0] >= PUSH:
        return Refusal("GK-5.6", "no-free-place")
    ring = walk_round(table.city)
    if action - INSERT >= len(ring):
        return Refusal("GK-5.6", "no-such-place", {"most": len(ring)})
    if ring[action - INSERT] in table.markers:
        return Refusal("GK-5.6", "place-is-taken")
    return Refusal("GK-5.6", "out-of-order")
