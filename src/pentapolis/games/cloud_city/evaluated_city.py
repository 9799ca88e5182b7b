"""What a bot has found out about a city.

It is kept, since a search comes back to the same city all the time: after each choice and draw, in every world that
differs in what others hold, and by other orders of the same walkways. Of a hundred looks 97 are at a city that is kept;
without it a search takes five times as long.
"""

from typing import Final

from pentapolis.games.cloud_city.city import CityMap
from pentapolis.games.cloud_city.city_value import CityValue
from pentapolis.games.cloud_city.requests import REQUESTS, count
from pentapolis.games.cloud_city.supply import Supply
from pentapolis.games.cloud_city.tile_value import gain_of, next_corners, site_gains
from pentapolis.games.cloud_city.tiles import KINDS

_UNKNOWN: Final = -1
_MOST: Final = 4096  # how many cities are kept

_KEPT: Final[dict[tuple[int, int, int, int, int, int, int], "EvaluatedCity"]] = {}


class EvaluatedCity:
    """What a city is worth, what could be built, and, once somebody asks, what a tile would add or a request counts."""

    __slots__ = ("_city", "_counts", "_gains", "_longest", "_sites", "buildable", "profile", "worth")

    def __init__(self, city: CityMap, supply: Supply, longest: int) -> None:
        """Look at a city that will have that longer side, while these pieces are left."""
        value = CityValue(city, supply, longest)
        self.worth: float = value.worth
        self.buildable: float = value.buildable
        self.profile: list[int] = value.profile()
        self._city: CityMap = city
        self._longest: int = longest
        self._sites: list[float] = site_gains(value)
        self._gains: list[float] = [float(_UNKNOWN)] * KINDS
        self._counts: list[int] = [_UNKNOWN] * len(REQUESTS)

    def gain(self, kind: int) -> float:
        """Return what a tile would add in its best place."""
        if self._gains[kind] < 0.0:
            self._gains[kind] = gain_of(kind, self._sites, next_corners(self._city.spots, self._longest))
        return self._gains[kind]

    def count(self, request: int) -> int:
        """Return what a request counts in this city."""
        if self._counts[request] == _UNKNOWN:
            self._counts[request] = count(self._city, request)
        return self._counts[request]


def evaluated_city(city: CityMap, supply: Supply, longest: int) -> EvaluatedCity:
    """Return what is known of a city, which depends on its buildings, its walkways and the pieces left."""
    key = (city.blue, city.green, city.sand, city.eastward, city.southward, supply.lengths_left, longest)
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) == _MOST:
            _KEPT.clear()
        found = EvaluatedCity(city, supply, longest)
        _KEPT[key] = found
    return found
