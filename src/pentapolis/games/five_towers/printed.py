"""What is printed on cards and on the overview of the score, which the page draws (FT-1.1, FT-1.5, FT-1.6, FT-5.1)."""

from typing import Final

from pentapolis.games.five_towers.cards import BELOW_ANY, ON_ANY, ROOF, TIMES, VALUES
from pentapolis.games.five_towers.scoring import OPEN, ROOFED

PRINTED: Final = {
    "times": TIMES,
    "values": VALUES,
    "roof": ROOF,
    "below_any": BELOW_ANY,
    "on_any": ON_ANY,
    "open": OPEN,
    "roofed": ROOFED,
}
