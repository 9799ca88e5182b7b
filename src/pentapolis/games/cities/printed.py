"""How many things one group of a row brings at most, for the page (CI-3.1)."""

from typing import Final

from pentapolis.games.cities.table import DRAWN_PIECES, FEATURE_GROUPS, PIECE_GROUPS

PRINTED: Final = {
    "most": {
        "tile": 1,
        "feature": max(len(places) for places in FEATURE_GROUPS),
        "piece": max(DRAWN_PIECES, *(len(places) for places in PIECE_GROUPS)),
    }
}
