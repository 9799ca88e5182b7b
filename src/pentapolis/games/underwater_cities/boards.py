"""Player boards: where things can be built, what is printed there, and how sites and tunnels are joined (UC-1.4)."""

import json
import pkgutil
from typing import Any, Final, final

from pentapolis.games.underwater_cities.goods import NO_GOODS, goods_of
from pentapolis.games.underwater_cities.places import (
    EXPANSION,
    FIRST_SITE,
    FIRST_TUNNEL,
    LETTERS,
    METROPOLIS_PLACES,
    PER_SITE,
    SITE_COUNT,
    SITES,
    SPOT_COUNT,
    TUNNEL_COUNT,
    TUNNEL_NAMES,
    count,
)


@final
class Board:
    """A player board: where things can be built, and what is printed there, by spot."""

    def __init__(self, data: dict[str, Any]) -> None:
        """Read a board."""
        self.number: Final[int] = data["number"]
        self.advanced: Final = data["side"] == "advanced"
        self.confidence: Final[str] = data["confidence"]
        self.bonus: Final = [NO_GOODS] * SPOT_COUNT
        self.steps: Final = [0] * SPOT_COUNT  # on the federation track
        self.surcharge: Final = [NO_GOODS] * SPOT_COUNT
        self.multiplier: Final = [1] * SPOT_COUNT
        self.metropolis_points: Final = [0] * TUNNEL_COUNT
        self.groups: Final[list[list[int]]] = []  # of each site: masks of places that are alike, in order
        self.expansions: Final = sum(1 << site * PER_SITE + EXPANSION for site in range(SITE_COUNT))
        starts = [number for number, site in enumerate(data["sites"]) if site.get("start")]
        if [site["id"] for site in data["sites"]] != list(SITES) or len(starts) != 1:
            raise ValueError(f"board {self.number}: nine sites in order, one of them the start")
        self.start: Final = starts[0]
        for number, site in enumerate(data["sites"]):
            self._print(FIRST_SITE + number, site)
            self._read_places(number, site["places"])
        self.places: Final = sum(group for groups in self.groups for group in groups)
        self.ends: Final[list[int]] = []  # of each tunnel: the mask of its sites
        self.leads_to: Final[list[int]] = []  # of each tunnel: the metropolis place at its end, or −1
        self._read_tunnels(data)
        self.needs: Final = [
            sum(1 << tunnel for tunnel in range(TUNNEL_COUNT) if self.leads_to[tunnel] == place)
            for place in range(METROPOLIS_PLACES)
        ]  # of each metropolis place: the mask of its tunnels
        self.pairs: Final = [
            (sum(1 << TUNNEL_NAMES.index(name) for name in pair["tunnels"]), goods_of(pair["goods"]))
            for pair in data.get("pairs", [])
        ]
        self.multiplied: Final = [spot for spot in range(SPOT_COUNT) if self.multiplier[spot] > 1]
        self.plain: Final = all(surcharge is NO_GOODS for surcharge in self.surcharge)  # no site costs more
        self.touching: Final = [
            sum(1 << tunnel for tunnel in range(TUNNEL_COUNT) if self.ends[tunnel] & sites)
            for sites in range(1 << SITE_COUNT)
        ]  # the tunnels that end at one of a mask of sites
        near = [0] * SITE_COUNT
        for tunnel in range(TUNNEL_COUNT):
            for site in range(SITE_COUNT):
                if self.ends[tunnel] >> site & 1:
                    near[site] |= self.ends[tunnel] & ~(1 << site)
        self.beside: Final = [
            _union([near[site] for site in range(SITE_COUNT) if sites >> site & 1]) & ~sites
            for sites in range(1 << SITE_COUNT)
        ]  # the sites that a tunnel place joins to one of a mask of sites (UC-5.4)

    def outputs(self, mask: int, first: int) -> int:
        """Return how often the things of a mask, whose spots are counted from `first`, give their output (UC-5.12)."""
        found = count(mask)
        for spot in self.multiplied:
            if spot >= first and mask >> spot - first & 1:
                found += self.multiplier[spot] - 1
        return found

    def _print(self, spot: int, printed: dict[str, Any]) -> None:
        bonus = dict(printed.get("bonus", {}))
        self.steps[spot] = bonus.pop("federation", 0)
        self.bonus[spot] = goods_of(bonus)
        self.surcharge[spot] = goods_of(printed.get("surcharge", {}))
        self.multiplier[spot] = printed.get("multiplier", 1)

    def _read_places(self, site: int, places: list[dict[str, Any]]) -> None:
        """Read the places of a site; those that have the same printed on them are alike."""
        if not 0 < len(places) < len(LETTERS):
            raise ValueError(f"board {self.number}: one to five places on {SITES[site]}")
        groups: dict[str, int] = {}
        for index, place in enumerate(places):
            spot = site * PER_SITE + index
            self._print(spot, place)
            printed = json.dumps(place, sort_keys=True)
            groups[printed] = groups.get(printed, 0) | 1 << spot
        self.groups.append(list(groups.values()))

    def _read_tunnels(self, data: dict[str, Any]) -> None:
        metropolises = [place["id"] for place in data["metropolises"]]
        colours = [place["colour"] for place in data["metropolises"]]
        if [tunnel["id"] for tunnel in data["tunnels"]] != TUNNEL_NAMES or colours != ["brown", "blue", "blue"]:
            raise ValueError(f"board {self.number}: sixteen tunnels; a brown and two blue metropolises")
        for number, tunnel in enumerate(data["tunnels"]):
            self._print(FIRST_TUNNEL + number, tunnel)
            self.metropolis_points[number] = tunnel.get("metropolis", {}).get("points", 0)
            sites = [end for end in tunnel["ends"] if end in SITES]
            far = [end for end in tunnel["ends"] if end in metropolises]
            if len(sites) + len(far) != 2 or not sites:
                raise ValueError(f"board {self.number}: tunnel {tunnel['id']} has two ends")
            self.ends.append(sum(1 << SITES.index(site) for site in sites))
            self.leads_to.append(metropolises.index(far[0]) if far else -1)
        needed = [sorted(place["tunnels"]) for place in data["metropolises"]]
        found = [
            [TUNNEL_NAMES[number] for number, place in enumerate(self.leads_to) if place == wanted]
            for wanted in range(METROPOLIS_PLACES)
        ]
        if needed != found:
            raise ValueError(f"board {self.number}: metropolises and tunnels disagree")
        reached, grown = 0, 1 << self.start
        while grown != reached:
            reached = grown
            for ends in self.ends:
                if ends & reached:
                    grown |= ends
        if reached != (1 << SITE_COUNT) - 1:
            raise ValueError(f"board {self.number}: a site can't be reached")


def _union(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _data() -> list[dict[str, Any]]:
    text = pkgutil.get_data("pentapolis.games.underwater_cities", "components.json")
    assert text is not None
    boards: list[dict[str, Any]] = json.loads(text)["boards"]
    return boards


BOARD_COUNT: Final = 8
BOARD_DATA: Final = _data()
BOARDS: Final = [Board(data) for data in BOARD_DATA]
BASIC_BOARDS: Final = [number for number, board in enumerate(BOARDS) if not board.advanced]
ADVANCED_BOARDS: Final = [number for number, board in enumerate(BOARDS) if board.advanced]
assert [board.number for board in BOARDS] == list(range(1, BOARD_COUNT + 1))
