"""How the suits look: a symbol for each, and colours for those who see them."""

from dataclasses import dataclass
from typing import Final

from pentapolis.games.five_towers.cards import SUITS


@dataclass(frozen=True)
class Look:
    """A suit's symbol, its colour as ink, and the colours of its walls."""

    symbol: str
    ink: str
    wall: str


LOOKS: Final = dict(
    zip(
        SUITS,
        (
            Look("♥", "#d8468f", "#fff4fa on #a82a6e"),
            Look("✱", "#8673e6", "#f6f3ff on #4f3ea6"),
            Look("♣", "#3fa060", "#f0fff4 on #23683f"),
            Look("¤", "#8b98a5", "#f5f8fb on #515d69"),
            Look("≈", "#c48f1c", "#fffaf0 on #8f6608"),
        ),
        strict=True,
    )
)
