"""Short ways to say a decision: a group by row and number, a place by row, column and turns, a thing by its space."""

import re
from typing import Final

from pentapolis.games.cities.actions import DISCARD, GROUPS, PLACE, PLACES, ROWS, SPACE, START, TAKE, WAIVE
from pentapolis.games.cities.cells import CELL_NAMES
from pentapolis.games.cities.tiles import COLOURS, FEATURES
from pentapolis.games.cities.view import CitiesView

ROW_LETTERS: Final = {name[0]: number for number, name in enumerate(ROWS)}  # c, t, f, b


def key_of(action: int, view: CitiesView) -> str:
    """Return what to type for an action."""
    said = SPACE.to_json(action)
    kind = said["kind"]
    if kind == "start":
        return str(action - START + 1)
    if kind == "take":
        return f"{str(said['row'])[0]}{said['group']}"
    if kind == "place":
        return f"{said['row']} {said['column']} {said['turns']}"
    if kind in ("furnish", "build"):
        thing = said["feature"] if kind == "furnish" else said["colour"]
        return f"{_number(str(thing), view)} {said['space']}"
    thing = said["feature"] if kind == "waive" else said["colour"]
    return f"{_number(str(thing), view)} 0"


def read(text: str, view: CitiesView) -> int | None:
    """Return the action that the text stands for in this phase, legal or not; None if it isn't such a text."""
    if view.phase == "starting":
        return START + int(text) - 1 if re.fullmatch(r"[1-4]", text) else None
    if view.phase == "taking":
        found = re.fullmatch(r"([ctfb]) ?([1-4])", text)
        return TAKE + ROW_LETTERS[found[1]] * GROUPS + int(found[2]) - 1 if found else None
    if view.phase == "placing":
        found = re.fullmatch(r"([0-5])[ ,]*([0-5])(?:[ ,]*([0-3]))?", text)
        return PLACE + (int(found[1]) * PLACES + int(found[2])) * 4 + int(found[3] or 0) if found else None
    found = re.fullmatch(r"(?:([1-4])[ ,]*)?([a-j][0-9]+|0)", text)
    things = things_of(view)
    number = int(found[1] or 1) if found else 0
    if found is None or number > len(things):
        return None
    return _use(things[number - 1], found[2], view)


def things_of(view: CitiesView) -> list[str]:
    """Return the different things that are to be placed, in the order of their numbers."""
    return list(dict.fromkeys(view.taken_features or view.taken_pieces))


def _use(thing: str, space: str, view: CitiesView) -> int | None:
    furnishes = view.phase == "furnishing"
    if space == "0":
        return WAIVE + FEATURES.index(thing) if furnishes else DISCARD + COLOURS.index(thing)
    if space not in CELL_NAMES:
        return None
    return SPACE.parse(f"{'furnish' if furnishes else 'build'} {thing} {space}")


def _number(thing: str, view: CitiesView) -> int:
    return things_of(view).index(thing) + 1
