"""The set-up (CI-2.1 to CI-2.4)."""

from typing import Any, Final

from pentapolis.core.agenda import Step
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.core.refusal import Refusal
from pentapolis.games.cities.actions import START
from pentapolis.games.cities.city import EMPTY_CITY
from pentapolis.games.cities.deck import BOARDS, CARD_COUNT
from pentapolis.games.cities.events import Commissioned, Starred, Started
from pentapolis.games.cities.table import CitiesStep, Table
from pentapolis.games.cities.tiles import (
    ALL_FEATURES,
    COLOUR_COUNT,
    PIECES,
    START_COUNT,
    TILE_COUNT,
    TILES,
)

RANDOM: Final = "random"  # instead of a board: draw one


def set_up(s: Table, luck: Luck, events: list[Event] | None) -> None:
    """Shuffle everything, choose board and first player."""
    board = str(s.options["board"])
    s.board = luck.below(len(BOARDS)) if board == RANDOM else BOARDS.index(board)
    s.settle()
    s.bag = _shuffled([colour for colour in range(COLOUR_COUNT) for _ in range(PIECES)], luck)
    s.card_pile = _shuffled(list(range(CARD_COUNT)), luck)
    s.tile_pile = _shuffled(list(range(TILE_COUNT)), luck)
    s.feature_pile = _shuffled(ALL_FEATURES[:], luck)
    s.first = luck.below(s.seats)
    s.turn = (s.first - 1) % s.seats
    if events is not None:
        events.append(Commissioned(s.deck.boards[s.board].name, [goal.name for goal in s.goals]))
        events.append(Starred(s.first))


def _shuffled(items: list[int], luck: Luck) -> Pile:
    luck.shuffle(items)
    return Pile(items)


class ChooseStart(CitiesStep):
    """Each chooses a starting tile, from the first player's right on and round to the first; `at` is how many have."""

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        """Return the tiles that are left."""
        return [START + tile for tile in range(START_COUNT) if s.starts >> tile & 1]

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        """Return that somebody else has it."""
        return Refusal(self.rule, "start-taken", {"tile": TILES[TILE_COUNT + action - START].name})

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Begin the city with it; the next one to the right chooses."""
        tile = action - START
        s.starts &= ~(1 << tile)
        s.players[seat].city = EMPTY_CITY.with_tile((TILE_COUNT + tile) * 4, 1, 1)
        if events is not None:
            events.append(Started(seat, TILES[TILE_COUNT + tile]))
        if seat == s.first:
            s.done()
            return
        s.turn = (seat - 1) % s.seats
        s.stay(at + 1)

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        """Whether so many have chosen."""
        return above is None and at == START_COUNT - s.starts.bit_count() and s.turn == (s.first - 1 - at) % s.seats


CHOOSE_START: Final = ChooseStart("CI-2.4", ("start",), name="starting", not_now="no-start-now", turn_rule="CI-2.4")
