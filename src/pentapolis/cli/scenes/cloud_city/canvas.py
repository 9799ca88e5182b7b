"""Cities as drawings: a sign for each building, lines for the walkways."""

from typing import Final

from rich.text import Text

from pentapolis.cli.scenes.cloud_city.looks import LOOK_OF_LETTER, LOOKS
from pentapolis.games.cloud_city.actions import PLACE, PLACES
from pentapolis.games.cloud_city.cells import SPOT_SIDE
from pentapolis.games.cloud_city.pictures import EMPTY, SKY
from pentapolis.games.cloud_city.places import offer_places
from pentapolis.games.cloud_city.tiles import Colour
from pentapolis.games.cloud_city.view import City

CELL: Final = 3  # columns of a cell; it has two lines, the second for walkways along columns
_TILE: Final = 2  # cells


class Canvas:
    """Characters with styles, by line and column."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._marks: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, line: int, column: int, text: str, style: str = "") -> None:
        """Write a text over whatever is there."""
        for place, letter in enumerate(text):
            self._marks[line, column + place] = (letter, style)

    def text(self) -> Text:
        """Return the drawing."""
        lines = max(line for line, _ in self._marks) + 1
        columns = max(column for _, column in self._marks) + 1
        rows = []
        for line in range(lines):
            marks = [self._marks.get((line, column), (" ", "")) for column in range(columns)]
            rows.append(Text.assemble(*marks))
        return Text("\n").join(rows)


def small_city(city: City) -> Text:
    """Draw a city alone."""
    canvas = Canvas()
    _draw(canvas, city, 0, 0)
    return canvas.text()


def large_city(city: City, places: bool, longest: int) -> Text:
    """Draw a city with the names of rows and columns, and with the places for the next tile if they are wanted."""
    canvas = Canvas()
    line, column = (2 * _TILE + 1, CELL * _TILE + 2) if places else (1, 2)
    _draw(canvas, city, line, column)
    for number in range(len(city.grid[0])):
        canvas.put(line - 1, column + CELL * number, "abcdefgh"[number], "dim")
    for number in range(len(city.grid)):
        canvas.put(line + 2 * number, column - 2, str(number + 1), "dim")
    if places:
        for row, place in open_places(city, longest):
            at = line + 2 * _TILE * (row - 1), column + CELL * _TILE * (place - 1)
            canvas.put(at[0] + 1, at[1], f"[{row} {place}]", "bold cyan")
    return canvas.text()


def open_places(city: City, longest: int) -> list[tuple[int, int]]:
    """Return rows and columns where the next tile may go."""
    spots = 0
    for row in range(0, len(city.grid), _TILE):
        for column in range(0, len(city.grid[0]), _TILE):
            if city.grid[row][column] != SKY:
                spots |= 1 << row // _TILE * SPOT_SIDE + column // _TILE
    places = {(action - PLACE) // 4 for action in offer_places(spots, longest, 4)}
    return sorted((place // PLACES, place % PLACES) for place in places)


def _draw(canvas: Canvas, city: City, line: int, column: int) -> None:
    for row, letters in enumerate(city.grid):
        for place, letter in enumerate(letters):
            if letter == EMPTY:
                canvas.put(line + 2 * row, column + CELL * place, "·", "dim")
            else:
                canvas.put(line + 2 * row, column + CELL * place, " ")
    for colour in LOOKS:  # from low to tall, so that the upper walkway is seen where two cross
        for walkway in city.walkways:
            if walkway.colour == colour:
                _draw_walkway(
                    canvas, walkway.colour, cell_of_name(walkway.first), cell_of_name(walkway.second), line, column
                )
    for row, letters in enumerate(city.grid):
        for place, letter in enumerate(letters):
            if letter in LOOK_OF_LETTER:
                look = LOOK_OF_LETTER[letter]
                canvas.put(line + 2 * row, column + CELL * place, look.sign, f"bold {look.ink}")


def _draw_walkway(
    canvas: Canvas, colour: Colour, first: tuple[int, int], second: tuple[int, int], line: int, column: int
) -> None:
    look = LOOKS[colour]
    if first[0] == second[0]:
        length = CELL * (second[1] - first[1]) - 1
        canvas.put(line + 2 * first[0], column + CELL * first[1] + 1, look.along_row * length, look.ink)
    else:
        for number in range(2 * first[0] + 1, 2 * second[0]):
            canvas.put(line + number, column + CELL * first[1], look.along_column, look.ink)


def cell_of_name(name: str) -> tuple[int, int]:
    """Return row and column of a cell, from 0."""
    return int(name[1]) - 1, "abcdefgh".index(name[0])
