"""What is printed on the cards, which the page shows before they are played or kept (GK-1.5, GK-4.1, GK-10.2)."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from pentapolis.games.ginkgopolis.bonuses import (
    BONUS_COLOURS,
    BONUS_POINTS,
    BONUS_TRIGGERS,
    CARDS_OF_COLOUR,
    CARDS_WITH_TRIGGER,
    ENDGAME_NUMBERS,
    FIRST_WITH_TRIGGER,
    POINTS_EACH,
    RESOURCES_ON_COLOUR,
    SCORING,
    TARGETS,
    bonus_of,
    endgame_of,
    is_endgame,
)
from pentapolis.games.ginkgopolis.cards import (
    COLOURS,
    FLOOR,
    GOODS,
    LETTERS,
    TILE_NAMES,
    TRIGGERS,
    URBANISE,
    Colour,
    Good,
    Trigger,
)

END: Final = "end"
Counted: TypeAlias = Literal[
    "on-colour", "low", "tall", "trigger", "colour", "fixed"
]  # by the numbers of `bonuses.SCORING`
_COUNTED: Final[tuple[Counted, ...]] = get_args(Counted)


@dataclass(frozen=True)
class Printed:
    """What a card does with a tile, and what it pays once kept: at a trigger, or at the end for what it counts."""

    with_tile: Trigger
    trigger: Trigger | Literal["end", ""]  # nothing on an urbanisation card, which is never kept
    goods: dict[Good, int]  # what it pays at a trigger
    counts: Counted | Literal[""]  # at the end
    what: Colour | Trigger | Literal[""]  # the colour or the trigger that is counted, where there is one
    each: int  # points for each of them


def _printed(tile: int) -> Printed:
    if is_endgame(tile):
        colour, kind = divmod(endgame_of(tile), ENDGAME_NUMBERS)
        return Printed(TRIGGERS[FLOOR], END, {}, _COUNTED[SCORING[kind]], _what(colour, kind), POINTS_EACH[kind])
    bonus = bonus_of(tile)
    goods: dict[Good, int] = {GOODS[BONUS_COLOURS[bonus]]: 1}
    if BONUS_POINTS[bonus] > 0:
        goods["point"] = goods.get("point", 0) + BONUS_POINTS[bonus]
    return Printed(TRIGGERS[FLOOR], TRIGGERS[BONUS_TRIGGERS[bonus]], goods, "", "", 0)


def _what(colour: int, kind: int) -> Colour | Trigger | Literal[""]:
    counted = SCORING[kind]
    if counted == RESOURCES_ON_COLOUR:
        return COLOURS[TARGETS[colour][kind]]
    if counted == CARDS_WITH_TRIGGER:
        return TRIGGERS[kind - FIRST_WITH_TRIGGER]
    return COLOURS[colour] if counted == CARDS_OF_COLOUR else ""


_PLOT: Final = Printed(TRIGGERS[URBANISE], "", {}, "", "", 0)
# By "C" and "red-7".
PRINTED: Final = dict.fromkeys(LETTERS, _PLOT) | {name: _printed(tile) for tile, name in enumerate(TILE_NAMES)}
