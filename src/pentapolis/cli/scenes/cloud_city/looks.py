"""How the colours look: a sign for each, a line of its own for walkways, and an ink for those who see it."""

from dataclasses import dataclass
from typing import Final

from pentapolis.games.cloud_city.pictures import LETTERS
from pentapolis.games.cloud_city.tiles import COLOURS


@dataclass(frozen=True)
class Look:
    """The sign of a building, the lines of walkways along a row and a column, and the ink of both."""

    sign: str
    along_row: str
    along_column: str
    ink: str


LOOKS: Final = dict(
    zip(
        COLOURS,
        (Look("≈", "─", "│", "#4a90d9"), Look("♣", "═", "║", "#3fa060"), Look("▲", "━", "┃", "#c48f1c")),
        strict=True,
    )
)
LOOK_OF_LETTER: Final = dict(zip(LETTERS, LOOKS.values(), strict=True))
