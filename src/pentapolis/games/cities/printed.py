"""What the page has to know of groups and features: how many things a group brings, and which features belong where."""

from typing import Final

from pentapolis.games.cities.table import DRAWN_PIECES, FEATURE_GROUPS, HIDDEN_GROUP, PIECE_GROUPS
from pentapolis.games.cities.tiles import FEATURES, PARK_FEATURES, WATER_FEATURES

PRINTED: Final = {
    "most": {  # CI-3.1
        "tile": 1,
        "feature": max(len(places) + (group == HIDDEN_GROUP) for group, places in enumerate(FEATURE_GROUPS)),
        "piece": max(DRAWN_PIECES, *(len(places) for places in PIECE_GROUPS)),
    },
    "star": HIDDEN_GROUP + 1,  # the group of the row of buildings beside which the star lies
    "features": {
        "park": [FEATURES[kind] for kind in PARK_FEATURES],
        "water": [FEATURES[kind] for kind in WATER_FEATURES],
    },
}
