"""Work, before or after the card (ML-4)."""

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from tests.toy.mill.actions import TAKE_STONE, TAKE_WOOD
from tests.toy.mill.events import Gained
from tests.toy.mill.state import MillState
from tests.toy.mill.steps import InTurn


class Work(InTurn):
    """ML-4: nothing to ask if the yard is empty, and nothing if only one is there."""

    def own(self, s: MillState, at: int) -> list[int]:
        found = [TAKE_WOOD] if s.yard.wood else []
        return [*found, TAKE_STONE] if s.yard.stone else found

    def has_choice(self, s: MillState, seat: int, at: int) -> bool:
        return s.yard.wood > 0 and s.yard.stone > 0

    def do(self, s: MillState, action: int, at: int, luck: Luck, told: list[Event]) -> None:
        gain(s, int(action == TAKE_WOOD), int(action == TAKE_STONE), told)
        s.done()


def gain(s: MillState, wood: int, stone: int, told: list[Event]) -> None:
    wood, stone = min(wood, s.yard.wood), min(stone, s.yard.stone)
    s.me().goods = s.me().goods.plus(wood, stone)
    s.yard = s.yard.plus(-wood, -stone)
    told.append(Gained(s.turn, wood, stone))
