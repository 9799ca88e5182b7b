"""Cities as text, space by space.

    r  b3 p  w          a red plot, a blue building of three floors, park, water
    pt wy r* g*y2       a tree, a yacht, a wild tile, a green plot that was wild and has a yellow building of two floors
    y! .  .  .          a monument; no tile

The features of parks are t, f, c, k (tree, fountain, carousel, kiosk), those of the water d, y, r, f (dolphins, yacht,
rowboat, ferry).
"""

from typing import Final

from pentapolis.core.problem import Params, Problem
from pentapolis.games.cities.cells import SIDE, STRIDE
from pentapolis.games.cities.city import EMPTY_CITY, City
from pentapolis.games.cities.tiles import (
    ALL_TILES,
    COLOURS,
    MONUMENT,
    MOST_FLOORS,
    PARK_FEATURES,
    TILE_COUNT,
    TURNED,
    WATER_FEATURES,
    WILD,
)

_KEY: Final = "cities.position."
_NO_TILE: Final = "."
_PLOTS: Final = "rbgy"
_FEATURES: Final = {"p": "tfck", "w": "dyrf"}


def read_picture(text: str, seat: int, used: list[int], problems: list[Problem]) -> City:
    """Return the city that is drawn, rows separated by slashes; its tiles are added to `used`, none is used twice."""
    rows = [row.split() for row in text.split("/")]
    width = len(rows[0])
    if (
        len(rows) > SIDE
        or not 0 < width <= SIDE
        or any(len(row) != width for row in rows)
        or width % 2
        or len(rows) % 2
    ):
        problems.append(Problem(_KEY + "picture-size", {"seat": seat}))
        return EMPTY_CITY
    city, has_start = EMPTY_CITY, False
    for row in range(0, len(rows), 2):
        for column in range(0, width, 2):
            words = [rows[row + down][column + right] for down in (0, 1) for right in (0, 1)]
            letters = "".join(word[0] for word in words)
            if letters != _NO_TILE * 4:
                turned = _find(letters, used, not has_start)
                if turned < 0:
                    params: Params = {"seat": seat, "row": row // 2 + 1, "column": column // 2 + 1}
                    problems.append(Problem(_KEY + "picture-tile", params))
                    continue
                used.append(turned // 4)
                has_start = has_start or turned // 4 >= TILE_COUNT
                city = city.with_tile(turned, row // 2 + 1, column // 2 + 1)
    for row, words in enumerate(rows):
        for column, word in enumerate(words):
            if len(word) > 1:
                city = _furnished(city, word, 1 << row * STRIDE + column, seat, problems)
    return city


def _find(letters: str, used: list[int], may_start: bool) -> int:
    """Return a turned tile that shows these letters and isn't used, a starting tile if there may be one."""
    starts = list(range(TILE_COUNT, ALL_TILES)) if may_start else []
    for tile in starts + list(range(TILE_COUNT)):
        if tile not in used:
            for turns in range(4):
                if TURNED[tile * 4 + turns] == letters:
                    return tile * 4 + turns
    return -1


def _furnished(city: City, word: str, space: int, seat: int, problems: list[Problem]) -> City:
    """Return the city with what a word says about a space beside its terrain."""
    terrain, rest = word[0], word[1:]
    if terrain in _PLOTS:
        colour = _PLOTS.index(terrain)
        if rest == "!":
            return city.with_feature(MONUMENT, space)
        if rest.startswith("*"):
            city, rest = city.with_feature(WILD, space), rest[1:]
            if rest[:1] in COLOUR_LETTERS:
                colour, rest = _PLOTS.index(rest[0]), rest[1:]
        if rest in FLOORS:
            for _ in range(FLOORS.index(rest)):
                city = city.with_piece(colour, space)
            return city
    elif rest in list(_FEATURES.get(terrain, "")):
        first = PARK_FEATURES.start if terrain == "p" else WATER_FEATURES.start
        return city.with_feature(first + _FEATURES[terrain].index(rest), space)
    problems.append(Problem(_KEY + "picture-word", {"seat": seat, "word": word}))
    return city


COLOUR_LETTERS: Final = tuple(colour[0] for colour in COLOURS)
FLOORS: Final = ("", *(str(floors) for floors in range(1, MOST_FLOORS + 1)))
