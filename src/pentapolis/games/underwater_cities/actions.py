"""All actions, and the first number of each kind.

Kinds that are answers to one question stand in the order in which `legal` lists them.
"""

from typing import Final

from pentapolis.core.actions import ActionSpace, Choice, Kind, Number
from pentapolis.games.underwater_cities.components import CARD_NAMES, METROPOLIS_IDS, SLOT_NAMES
from pentapolis.games.underwater_cities.effect_reader import MOST_PARTS
from pentapolis.games.underwater_cities.goods import RESOURCES
from pentapolis.games.underwater_cities.places import (
    FARM,
    FIRST_SITE,
    FIRST_TUNNEL,
    KINDS,
    LABORATORY,
    PLACE_COUNT,
    PLACE_NAMES,
    PLANT,
    SITE_COUNT,
    SITES,
    SPOT_NAMES,
    STRUCTURE_KINDS,
    STRUCTURE_SPOTS,
    SYMBIOTIC,
    TUNNEL,
    TUNNEL_COUNT,
    TUNNEL_NAMES,
    WHITE,
)

MOST_INSTEAD: Final = 6  # biomatter that stands in for one resource

_CARD: Final = Choice("card", CARD_NAMES[:-1])
_ACTION_CARD: Final = Choice("card", CARD_NAMES)
_SLOT: Final = Choice("slot", SLOT_NAMES)
_COLOURED: Final = Choice("slot", SLOT_NAMES[:-1])
_PLACE: Final = Choice("place", PLACE_NAMES)
_SITE: Final = Choice("place", SITES)
_STRUCTURE: Final = Choice("place", SPOT_NAMES[:STRUCTURE_SPOTS])
_PART: Final = Number("part", 1, MOST_PARTS)

SPACE: Final = ActionSpace(
    Kind("put-out", _CARD),
    Kind("back"),
    Kind("discard", _CARD),
    Kind("place", _SLOT),
    Kind("clone", _COLOURED),
    Kind("play", _CARD),
    Kind("card-first"),
    Kind("slot-first"),
    Kind("use-card"),
    Kind("leave-card"),
    Kind("drop", _ACTION_CARD),
    Kind("keep-old"),
    Kind("use-before"),
    Kind("drop-unused"),
    Kind("part", _PART),
    Kind("skip"),
    Kind("option", _PART),
    Kind("farm", _PLACE),
    Kind("plant", _PLACE),
    Kind("laboratory", _PLACE),
    Kind("tunnel", Choice("place", TUNNEL_NAMES)),
    Kind("city", _SITE),
    Kind("symbiotic", _SITE),
    Kind("stop-building"),
    Kind("upgrade", _STRUCTURE),
    Kind("cost", _PART),
    Kind("stop-upgrading"),
    Kind("convert", _SITE),
    Kind("use-discount"),
    Kind("save-discount"),
    Kind("instead", Number("kelp", 0, MOST_INSTEAD), Number("steelplast", 0, MOST_INSTEAD)),
    Kind("spend", _CARD),
    Kind("take", Choice("resource", RESOURCES[:5])),
    Kind("swap", Number("way", 1, 2)),
    Kind("again"),
    Kind("stop"),
    Kind("collect", Choice("structure", KINDS[:STRUCTURE_KINDS])),
    Kind("act", _ACTION_CARD),
    Kind("refresh", _ACTION_CARD),
    Kind("stop-acting"),
    Kind("use-slot", _SLOT),
    Kind("take-special", _CARD),
    Kind("look"),
    Kind("keep", _CARD),
    Kind("under", _CARD),
    Kind("keep-metropolis", Choice("metropolis", METROPOLIS_IDS)),
    Kind("replace-output", _PLACE),
    Kind("keep-output"),
    Kind("pay-production", _CARD),
    Kind("end-production"),
    Kind("end-turn"),
    Kind("ability", _CARD),
)
PUT_OUT: Final = SPACE.first("put-out")
BACK: Final = SPACE.first("back")
DISCARD: Final = SPACE.first("discard")
PLACE: Final = SPACE.first("place")
CLONE: Final = SPACE.first("clone")
PLAY: Final = SPACE.first("play")
CARD_FIRST: Final = SPACE.first("card-first")
SLOT_FIRST: Final = SPACE.first("slot-first")
USE_CARD: Final = SPACE.first("use-card")
LEAVE_CARD: Final = SPACE.first("leave-card")
DROP: Final = SPACE.first("drop")
KEEP_OLD: Final = SPACE.first("keep-old")
USE_BEFORE: Final = SPACE.first("use-before")
DROP_UNUSED: Final = SPACE.first("drop-unused")
PART: Final = SPACE.first("part")
SKIP: Final = SPACE.first("skip")
OPTION: Final = SPACE.first("option")
BUILD: Final = SPACE.first("farm")
STOP_BUILDING: Final = SPACE.first("stop-building")
UPGRADE: Final = SPACE.first("upgrade")
COST: Final = SPACE.first("cost")
STOP_UPGRADING: Final = SPACE.first("stop-upgrading")
CONVERT: Final = SPACE.first("convert")
USE_DISCOUNT: Final = SPACE.first("use-discount")
SAVE_DISCOUNT: Final = SPACE.first("save-discount")
INSTEAD: Final = SPACE.first("instead")
SPEND: Final = SPACE.first("spend")
TAKE: Final = SPACE.first("take")
SWAP: Final = SPACE.first("swap")
AGAIN: Final = SPACE.first("again")
STOP: Final = SPACE.first("stop")
COLLECT: Final = SPACE.first("collect")
ACT: Final = SPACE.first("act")
REFRESH: Final = SPACE.first("refresh")
STOP_ACTING: Final = SPACE.first("stop-acting")
USE_SLOT: Final = SPACE.first("use-slot")
TAKE_SPECIAL: Final = SPACE.first("take-special")
LOOK: Final = SPACE.first("look")
KEEP: Final = SPACE.first("keep")
UNDER: Final = SPACE.first("under")
KEEP_METROPOLIS: Final = SPACE.first("keep-metropolis")
REPLACE_OUTPUT: Final = SPACE.first("replace-output")
KEEP_OUTPUT: Final = SPACE.first("keep-output")
PAY_PRODUCTION: Final = SPACE.first("pay-production")
END_PRODUCTION: Final = SPACE.first("end-production")
END_TURN: Final = SPACE.first("end-turn")
ABILITY: Final = SPACE.first("ability")

# All actions of a kind, for decisions that have several.
CLONINGS: Final = SPACE.all("clone")
UPGRADES: Final = SPACE.all("upgrade")
COSTS: Final = SPACE.all("cost")
CONVERSIONS: Final = SPACE.all("convert")
REFRESHINGS: Final = SPACE.all("refresh")
ABILITIES: Final = SPACE.all("ability")

BUILDS: Final = ("farm", "plant", "laboratory", "tunnel", "city", "symbiotic")  # the kinds of actions that build
BUILD_COUNT: Final = STOP_BUILDING - BUILD
# For each of these actions, what is built and on which spot.
BUILD_KIND: Final = [
    *([FARM] * PLACE_COUNT),
    *([PLANT] * PLACE_COUNT),
    *([LABORATORY] * PLACE_COUNT),
    *([TUNNEL] * TUNNEL_COUNT),
    *([WHITE] * SITE_COUNT),
    *([SYMBIOTIC] * SITE_COUNT),
]
BUILD_SPOT: Final = [
    *(list(range(PLACE_COUNT)) * 3),
    *(FIRST_TUNNEL + number for number in range(TUNNEL_COUNT)),
    *([FIRST_SITE + number for number in range(SITE_COUNT)] * 2),
]
FIRST_BUILD: Final = [SPACE.first(name) - BUILD for name in BUILDS]  # for each kind: its first, counted from BUILD
