"""All actions, and the first number of each kind."""

from typing import Final

from pentapolis.core.actions import ActionSpace, Kind, Number
from tests.toy.mill.components import CARDS, PRICE

SPACE: Final = ActionSpace(
    Kind("choose", Number("card", 0, CARDS - 1)),
    Kind("back"),
    Kind("work-first"),
    Kind("card-first"),
    Kind("take-wood"),
    Kind("take-stone"),
    Kind("part", Number("part", 1, 3)),
    Kind("skip"),
    Kind("build"),
    Kind("stop"),
    Kind("pay", Number("stones", 0, PRICE)),
    Kind("react", Number("reaction", 1, 2)),
    Kind("hold", Number("card", 0, CARDS - 1)),
    Kind("swap"),
)
CHOOSE: Final = SPACE.first("choose")
BACK: Final = SPACE.first("back")
WORK_FIRST: Final = SPACE.first("work-first")
CARD_FIRST: Final = SPACE.first("card-first")
TAKE_WOOD: Final = SPACE.first("take-wood")
TAKE_STONE: Final = SPACE.first("take-stone")
PART: Final = SPACE.first("part")
SKIP: Final = SPACE.first("skip")
BUILD: Final = SPACE.first("build")
STOP: Final = SPACE.first("stop")
PAY: Final = SPACE.first("pay")
REACT: Final = SPACE.first("react")
HOLD: Final = SPACE.first("hold")
SWAP: Final = SPACE.first("swap")
