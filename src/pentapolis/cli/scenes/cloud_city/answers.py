"""Short ways to say a decision: tiles by their numbers, a place by row, column and turns, a walkway by its cells."""

import re

from pentapolis.cli.scenes.cloud_city.canvas import open_places
from pentapolis.core.actions import Kind
from pentapolis.games.cloud_city.actions import CHOOSE, DONE, DRAW, PLACE, PLACES, SPACE, TAKE
from pentapolis.games.cloud_city.tiles import NAMES, ROTATIONS, Tile
from pentapolis.games.cloud_city.view import CloudCityView


def askable(view: CloudCityView, legal: list[int]) -> list[tuple[str, int]]:
    """Return what can be decided in this phase: what to type for it and the action."""
    if view.phase == "choosing":
        return [(str(number), CHOOSE + kind) for number, kind in enumerate(_kinds(view.hand), start=1)]
    if view.phase == "placing" and view.chosen is not None and view.seat is not None:
        rotations = ROTATIONS[NAMES.index(view.chosen.name)]
        return [
            (f"{row} {column} {turns}", _place(row, column, turns))
            for row, column in open_places(view.cities[view.seat], view.size[1])
            for turns in range(rotations)
        ]
    if view.phase == "joining":
        return [("0" if action == DONE else _cells(action), action) for action in legal]
    if view.phase == "drawing":
        return [*((str(i), TAKE + kind) for i, kind in enumerate(_kinds(view.row), start=1)), ("0", DRAW)]
    return []


def read(text: str, view: CloudCityView) -> int | None:
    """Return the action that the text stands for in this phase, legal or not; None if it isn't such a text."""
    if view.phase == "joining":
        cells = re.fullmatch(r"([a-h][1-8])[ -]*([a-h][1-8])", text)
        if cells and cells[1] != cells[2]:
            return SPACE.parse(f"join {cells[1]}-{cells[2]}")
        return DONE if text == "0" else None
    numbers = [int(number) for number in re.findall(r"\d", text)]
    if not re.fullmatch(r"\d([ ,]*\d)*", text):
        return None
    if view.phase == "placing":
        row, column, turns = [*numbers, 0][:3] if len(numbers) in (2, 3) else (PLACES, 0, 0)
        return _place(row, column, turns) if max(row, column) < PLACES and turns < 4 else None
    if len(numbers) > 1:
        return None
    if view.phase == "choosing":
        return _nth(CHOOSE, _kinds(view.hand), numbers[0])
    if view.phase == "drawing":
        return DRAW if numbers[0] == 0 else _nth(TAKE, _kinds(view.row), numbers[0])
    return None


def kind_of(action: int) -> Kind:
    """Return the kind of an action."""
    return SPACE.split(action)[0]


def _kinds(tiles: list[Tile]) -> list[int]:
    """The different kinds among tiles, in the order in which they are shown."""
    return sorted({NAMES.index(tile.name) for tile in tiles})


def _nth(first: int, kinds: list[int], number: int) -> int | None:
    return first + kinds[number - 1] if 1 <= number <= len(kinds) else None


def _place(row: int, column: int, turns: int) -> int:
    return PLACE + (row * PLACES + column) * 4 + turns


def _cells(action: int) -> str:
    assert kind_of(action).name == "join"
    return str(SPACE.to_json(action)["cells"])
