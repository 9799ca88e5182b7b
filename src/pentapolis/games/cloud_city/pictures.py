"""Cities as text: what views show and what descriptions of positions draw.

A line for each row of cells; B, G or S is a building, a dot a cell without one, and ~ the sky where no tile lies.
"""

from typing import Final

from pentapolis.core.problem import Problem
from pentapolis.games.cloud_city.cells import CORNER_CELL, FOUR_CELLS, SIDE, SPOT_SIDE, SPOTS, cells_in, turned_tile
from pentapolis.games.cloud_city.city import CityMap

LETTERS: Final = "BGS"
EMPTY: Final = "."
SKY: Final = "~"
_KEY: Final = "cloud-city.position."


def picture(city: CityMap) -> list[str]:
    """Return the city as text."""
    ground = cells_in(city.ground)
    rows = max(cell // SIDE for cell in ground) + 1
    columns = max(cell % SIDE for cell in ground) + 1
    lines = []
    for row in range(rows):
        line = ""
        for column in range(columns):
            cell = row * SIDE + column
            colour = city.colour_at(1 << cell)
            line += LETTERS[colour] if colour >= 0 else EMPTY if cell in ground else SKY
        lines.append(line)
    return lines


def read_picture(text: str, seat: int, problems: list[Problem]) -> list[tuple[int, int]]:
    """Return the spots and tiles (kind × 4 + turns) of a city whose rows have slashes between; none if it is faulty."""
    lines = [line.strip() for line in text.split("/")]
    if len(lines) > SIDE or any(len(line) > SIDE for line in lines):
        problems.append(Problem(_KEY + "picture-size", {"seat": seat}))
        return []
    cells = "".join(line.ljust(SIDE, SKY) for line in lines).ljust(SIDE * SIDE, SKY)
    strange = [letter for letter in cells if letter not in LETTERS + EMPTY + SKY]
    if strange:
        problems.append(Problem(_KEY + "picture-letter", {"seat": seat, "letter": strange[0]}))
        return []
    found: list[tuple[int, int]] = []
    for spot in range(SPOTS):
        letters = "".join(cells[CORNER_CELL[spot] + cell] for cell in cells_in(FOUR_CELLS[0]))
        if letters == SKY * 4:
            continue
        turned = -1 if SKY in letters else _tile(letters)
        if turned < 0:
            row, column = spot // SPOT_SIDE + 1, spot % SPOT_SIDE + 1
            problems.append(Problem(_KEY + "picture-tile", {"seat": seat, "row": row, "column": column}))
            return []
        found.append((spot, turned))
    if not found:
        problems.append(Problem(_KEY + "picture-size", {"seat": seat}))
    return found


def _tile(letters: str) -> int:
    """Return the tile with these four cells, from the north-west in reading order, or −1."""
    sites = [0, 0, 0]
    for cell, letter in zip(cells_in(FOUR_CELLS[0]), letters):
        if letter in LETTERS:
            sites[LETTERS.index(letter)] |= 1 << cell
    return turned_tile(sites[0], sites[1], sites[2])
