"""What is printed on the tiles, and how many features of each kind there are (CI-1.1).

The printed lists are not known to us. These are reconstructed: they have the known numbers of tiles and features, and
are as even as they allow. Other lists may replace these tables; no code depends on them. `facts.json` tells the players
how sure they are.
"""

from typing import Final

# A letter for each space, from the north-western one row by row: the colour of a plot, park or water.
CITY_TILES: Final = (
    *("rbpw", "gypw", "rgpw", "bypw", "rypw", "bgpw"),
    *("rpwb", "gpwy", "rpwg", "bpwy", "rpwy", "bpwg"),
    *("rrpp", "gppg", "bypp", "rppb"),
    *("bbww", "ywwy", "rwwg", "gyww"),
    *("rbgp", "gyrp", "bgyw", "yrbw"),
    *("rpwp", "gppw", "bwpw", "ywwp"),
    *("bppp", "yppp", "rwww", "gwww"),
)
STARTING_TILES: Final = ("rpbw", "gpyw", "rpyw", "bpgw")

FEATURE_COPIES: Final = {
    "tree": 5,
    "fountain": 5,
    "carousel": 5,
    "kiosk": 5,
    "dolphins": 5,
    "yacht": 5,
    "rowboat": 5,
    "ferry": 5,
    "monument": 4,
    "wild": 4,
}
