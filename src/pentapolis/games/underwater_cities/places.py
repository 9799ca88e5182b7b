"""The numbers of kinds, sites and places, which all player boards share.

A spot is where something can be built: 54 building places (six for each site, the last of them its expansion place),
16 tunnel places, 9 city sites.
"""

from typing import Final

from mypy_extensions import i64

# What can be built; the first four are structures (UC-1.2).
FARM: Final = 0
PLANT: Final = 1
LABORATORY: Final = 2
TUNNEL: Final = 3
WHITE: Final = 4
SYMBIOTIC: Final = 5
KINDS: Final = ("farm", "plant", "laboratory", "tunnel", "white", "symbiotic")
KIND_COUNT: Final = 6
BUILDING_KINDS: Final = 3
STRUCTURE_KINDS: Final = 4
GROUPS: Final = {
    "building": (FARM, PLANT, LABORATORY),
    "structure": (FARM, PLANT, LABORATORY, TUNNEL),
    "city": (WHITE, SYMBIOTIC),
}

SITES: Final = ("NW", "N", "NE", "W", "C", "E", "SW", "S", "SE")
SITE_COUNT: Final = 9
PER_SITE: Final = 6  # places, the last of them the expansion place
EXPANSION: Final = 5
LETTERS: Final = "abcdex"
PLACE_COUNT: Final = 54
TUNNEL_COUNT: Final = 16
STRUCTURE_SPOTS: Final = 70
SPOT_COUNT: Final = 79
FIRST_TUNNEL: Final = 54  # the spot of the first tunnel
FIRST_SITE: Final = 70  # the spot of the first city site
METROPOLIS_PLACES: Final = 3

PLACE_NAMES: Final = [f"{site}.{letter}" for site in SITES for letter in LETTERS]
TUNNEL_NAMES: Final = [f"T{number:02}" for number in range(1, TUNNEL_COUNT + 1)]
SPOT_NAMES: Final = [*PLACE_NAMES, *TUNNEL_NAMES, *SITES]

ALL_IN_SITE: Final = (1 << PER_SITE) - 1
PLACES_OF: Final = [
    sum(ALL_IN_SITE << site * PER_SITE for site in range(SITE_COUNT) if sites >> site & 1)
    for sites in range(1 << SITE_COUNT)
]  # the mask of all places of a mask of sites


def count(mask: int) -> int:
    """Return how many bits of a mask below 2⁶² are set."""
    bits: i64 = mask
    bits -= (bits >> 1) & 0x1555555555555555
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return int(bits & 0x7F)


def members(mask: int) -> list[int]:
    """Return the bits of a mask, ascending."""
    found: list[int] = []
    number = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


def lowest(mask: int) -> int:
    """Return the number of the lowest bit of a mask that isn't empty."""
    number = 0
    while not mask & 1:
        mask >>= 1
        number += 1
    return number
