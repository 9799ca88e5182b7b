"""The cells of a city, as bits of a number.

A city lies in the north-west corner of a grid of 8 × 8 cells: its northernmost row of tiles is the first, its
westernmost column too. When it grows to the north or to the west everything moves. A cell is row × 8 + column; as a
city is at most four tiles by three, the highest cell is 61, and a set of cells is a small number when compiled.
"""

from typing import Final

SIDE: Final = 8
CELLS: Final = 64
CELL_NAMES: Final = tuple("abcdefgh"[cell % SIDE] + str(cell // SIDE + 1) for cell in range(CELLS))  # c2: third, second
