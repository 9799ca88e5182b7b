"""How many tiles of each kind there are, and what the starting tiles look like (CC-1.1).

The printed list is not known to us. This one is reconstructed: it has the known numbers of tiles, sites and colours,
and is as even as they allow. Another list may replace these tables; no code depends on them. `facts.json` tells the
players how sure they are.
"""

from typing import Final

COPIES: Final = {  # without the starting tiles
    "blue+blue": 4,
    "blue+green": 2,
    "blue+sand": 2,
    "green+blue": 2,
    "green+green": 4,
    "green+sand": 2,
    "sand+blue": 2,
    "sand+green": 2,
    "sand+sand": 4,
    "blue/blue": 3,
    "blue/green": 3,
    "blue/sand": 4,
    "green/green": 3,
    "green/sand": 3,
    "sand/sand": 4,
}

STARTING_TILES: Final = ("blue/blue", "blue/green", "green/green", "green/sand")  # with one bird, two, three, four
