"""What is printed on the cards and on the overview of the score, which the page draws (FT-1.1, FT-1.6, FT-5.1)."""

from typing import Final

from pentapolis.games.five_towers.cards import ROOF, TIMES, VALUES
from pentapolis.games.five_towers.scoring import OPEN, ROOFED

PRINTED: Final = {"times": TIMES, "values": VALUES, "roof": ROOF, "open": OPEN, "roofed": ROOFED}
