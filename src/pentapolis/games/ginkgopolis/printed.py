"""What is printed on the building cards, which the page shows before they are kept (GK-1.5, GK-10.2)."""

from dataclasses import dataclass
from typing import Final

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
from pentapolis.games.ginkgopolis.cards import COLOURS, GOODS, TILE_NAMES, TRIGGERS

END: Final = "end"
_COUNTED: Final = ("on-colour", "low", "tall", "trigger", "colour", "fixed")  # by the numbers of `bonuses.SCORING`


@dataclass(frozen=True)
class Printed:
    """What a kept building card pays at a trigger, or at the end: so many points for each of what it counts."""

    trigger: str  # "exploit", "urbanise", "floor" or "end"
    goods: dict[str, int]  # what it pays at a trigger: "resource", "tile", "point"
    counts: str  # at the end: "on-colour", "low", "tall", "trigger", "colour" or "fixed"
    what: str  # the colour or the trigger that is counted, where there is one
    each: int


def _printed(tile: int) -> Printed:
    if is_endgame(tile):
        colour, kind = divmod(endgame_of(tile), ENDGAME_NUMBERS)
        return Printed(END, {}, _COUNTED[SCORING[kind]], _what(colour, kind), POINTS_EACH[kind])
    bonus = bonus_of(tile)
    goods = {GOODS[BONUS_COLOURS[bonus]]: 1}
    if BONUS_POINTS[bonus] > 0:
        goods["point"] = goods.get("point", 0) + BONUS_POINTS[bonus]
    return Printed(TRIGGERS[BONUS_TRIGGERS[bonus]], goods, "", "", 0)


def _what(colour: int, kind: int) -> str:
    counted = SCORING[kind]
    if counted == RESOURCES_ON_COLOUR:
        return COLOURS[TARGETS[colour][kind]]
    if counted == CARDS_WITH_TRIGGER:
        return TRIGGERS[kind - FIRST_WITH_TRIGGER]
    return COLOURS[colour] if counted == CARDS_OF_COLOUR else ""


PRINTED: Final = {name: _printed(tile) for tile, name in enumerate(TILE_NAMES)}  # by "red-7"
