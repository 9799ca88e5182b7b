"""Where a marker goes when a tile has taken its cell (GK-5.5, GK-5.6)."""

from typing import Any, Final

from pentapolis.core.agenda import Step
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.problem import Params
from pentapolis.core.refusal import Refusal
from pentapolis.games.ginkgopolis.actions import INSERT, INSERTS, MOVE, MOVES, PUSH, PUSHES, SIDES
from pentapolis.games.ginkgopolis.cards import LETTER_COUNT, LETTERS
from pentapolis.games.ginkgopolis.city import Building
from pentapolis.games.ginkgopolis.events import MarkerMoved
from pentapolis.games.ginkgopolis.grid import NOWHERE, SIDE_COUNT, STEPS, cell_x, cell_y, walk_round
from pentapolis.games.ginkgopolis.steps import GkStep
from pentapolis.games.ginkgopolis.table import Table
from pentapolis.games.ginkgopolis.urbanising import put_marker

ANY_WAY: Final = 0  # the ways in which a letter can be pushed on
CLOCKWISE: Final = 1
COUNTERCLOCKWISE: Final = 2
_WAYS: Final = (ANY_WAY, CLOCKWISE, COUNTERCLOCKWISE)


def ring_of(city: list[Building]) -> list[int]:
    """Return the cells of the ring round the city, clockwise (GK-5.6)."""
    return walk_round([building.cell for building in city])


def _place_marker(s: Table, letter: int, cell: int, events: list[Event] | None) -> None:
    put_marker(s, letter, cell)
    if events is not None:
        events.append(MarkerMoved(LETTERS[letter], cell_x(cell), cell_y(cell)))


class MarkerStep(GkStep):
    """A decision about a letter: in Hal's action the player decides, too (GK-11.3)."""

    def seat(self, s: Table) -> int:
        return s.turn if s.turn < s.seats else 0


class MoveMarker(MarkerStep):
    """The marker of the played card goes to a free side of the new tile (GK-5.5); if there is none, into the ring."""

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        return [MOVE + side for side in free_sides(s, s.city[-1].cell)]

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        if action not in MOVES:
            return Refusal("GK-5.5", "beside-the-tile")
        return Refusal("GK-5.5", "side-is-taken", {"side": SIDES[action - MOVE]})

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        _place_marker(s, s.card, s.city[-1].cell + STEPS[action - MOVE], events)
        s.done()

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        s.become(SHIFT_MARKER[s.card][ANY_WAY])

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        return {"letter": LETTERS[s.card], "builder": "hal" if s.is_hals_turn() else "player"}

    def can_become(self, other: Step[Any]) -> bool:
        return isinstance(other, ShiftMarker)

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        return at == 0 and s.card < LETTER_COUNT and s.markers[s.card] == NOWHERE


def free_sides(s: Table, cell: int) -> list[int]:
    """Return the sides of a cell to which a marker could go from there (GK-5.5)."""
    return [side for side in range(SIDE_COUNT) if _is_empty(s, cell + STEPS[side])]


def _is_empty(s: Table, cell: int) -> bool:
    """Whether a cell has neither a tile nor a marker."""
    return all(marked != cell for marked in s.markers) and all(building.cell != cell for building in s.city)


class ShiftMarker(MarkerStep):
    """A letter goes to an empty cell of the ring that keeps the order, or pushes another one on (GK-5.6).

    Once a letter was pushed, the others go on in the same way. A chain of pushes never comes round: the ways from each
    letter to the next make up the whole ring, which has an empty cell as long as a letter is without a place.
    """

    def __init__(self, letter: int, way: int) -> None:
        """Name the letter and the way in which it was pushed."""
        super().__init__(
            "GK-5.6", ("insert", "push"), name="shifting", not_now="no-marker-to-shift", explains=("move",)
        )
        self.letter: Final = letter
        self._way: Final = way
        self._before: Final = (letter - 1) % LETTER_COUNT
        self._after: Final = (letter + 1) % LETTER_COUNT

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        ring = ring_of(s.city)
        empty = [spot for spot, cell in enumerate(ring) if cell not in s.markers]
        before, after = s.markers[self._before], s.markers[self._after]
        if before in ring and after in ring:
            between = _between(ring.index(before), ring.index(after), empty)
            if not between:
                return self._pushes()
            empty = between
        return [INSERT + spot for spot in empty]

    def _pushes(self) -> list[int]:
        """Return which letters can be pushed on: both neighbours at first, then the next one in the same way."""
        if self._way == ANY_WAY:
            return sorted([PUSH + self._before, PUSH + self._after])
        return [PUSH + (self._after if self._way == CLOCKWISE else self._before)]

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        pushes = s.offered()[0] in PUSHES
        if action in MOVES:
            return Refusal("GK-5.6", "no-free-side")
        if action in PUSHES:
            if not pushes:
                return Refusal("GK-5.6", "no-push-needed")
            return Refusal("GK-5.6", "push-a-neighbour", {"letter": LETTERS[action - PUSH]})
        if pushes:
            return Refusal("GK-5.6", "no-free-place")
        ring = ring_of(s.city)
        if action - INSERT >= len(ring):
            return Refusal("GK-5.6", "no-such-place", {"most": len(ring)})
        if ring[action - INSERT] in s.markers:
            return Refusal("GK-5.6", "place-is-taken")
        return Refusal("GK-5.6", "out-of-order")

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        if action in INSERTS:
            _place_marker(s, self.letter, ring_of(s.city)[action - INSERT], events)
            s.done()
            return
        pushed = action - PUSH
        cell = s.markers[pushed]
        put_marker(s, pushed, NOWHERE)
        _place_marker(s, self.letter, cell, events)
        s.become(SHIFT_MARKER[pushed][CLOCKWISE if pushed == self._after else COUNTERCLOCKWISE])

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        return {"letter": LETTERS[self.letter]}

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return all cells of the ring, and all letters."""
        return [*(INSERT + spot for spot in range(len(ring_of(s.city)))), *PUSHES]

    def can_become(self, other: Step[Any]) -> bool:
        return isinstance(other, ShiftMarker)

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        return at == 0 and s.markers[self.letter] == NOWHERE


def _between(before: int, after: int, empty: list[int]) -> list[int]:
    """Return those of the empty spots of the ring that a clockwise walk from `before` meets ahead of `after`."""
    if before < after:
        return [spot for spot in empty if before < spot < after]
    return [spot for spot in empty if spot > before or spot < after]


MOVE_MARKER: Final = MoveMarker(
    "GK-5.5", ("move",), name="moving", not_now="no-marker-to-move", explains=("insert", "push")
)
SHIFT_MARKER: Final = [[ShiftMarker(letter, way) for way in _WAYS] for letter in range(LETTER_COUNT)]
