"""Districts: neighbouring buildings of one colour, and who has the majority (GK-10.3, GK-10.4)."""

from pentapolis.games.ginkgopolis.cards import COLOUR_COUNT, NUMBERS, members
from pentapolis.games.ginkgopolis.city import UNOWNED
from pentapolis.games.ginkgopolis.table import Table


def districts(s: Table) -> list[int]:
    """Return the districts as masks of buildings, in the order of their first buildings by colour."""
    found: list[int] = []
    of_colour = [0] * COLOUR_COUNT
    for index, building in enumerate(s.city):
        of_colour[building.tile // NUMBERS] |= 1 << index
    for left in of_colour:
        index = 0
        while left >> index:
            if left >> index & 1:
                district = _connected(s.links, index, left)
                left &= ~district
                if district != 1 << index:
                    found.append(district)
            index += 1
    return found


def _connected(links: list[int], index: int, within: int) -> int:
    """Return the mask of all buildings in `within` that can be reached from one of them."""
    reached = 1 << index
    waiting = [index]
    while waiting:
        new = links[waiting.pop()] & within & ~reached
        reached |= new
        while new:
            lowest = new & -new
            waiting.append(_bit(lowest))
            new ^= lowest
    return reached


def _bit(power: int) -> int:
    """Return the exponent of a power of two."""
    exponent = 0
    while power > 255:
        power >>= 8
        exponent += 8
    while power > 1:
        power >>= 1
        exponent += 1
    return exponent


class Majority:
    """Who has how much in a district."""

    def __init__(self, s: Table, district: int) -> None:
        """Count the resources of all places, and rank them."""
        places = s.places()
        self.resources: list[int] = [0] * places
        tallest: list[int] = [0] * places
        number: list[int] = [0] * places  # of the tallest building, the highest if several are as tall
        for index in members(district):
            building = s.city[index]
            owner = building.owner
            if owner == UNOWNED:
                continue
            height = building.height()
            self.resources[owner] += height
            if height > tallest[owner]:
                tallest[owner] = height
                number[owner] = building.tile % NUMBERS
            elif height == tallest[owner]:
                number[owner] = max(number[owner], building.tile % NUMBERS)
        self.total: int = sum(self.resources)
        self.first: int = -1
        self.second: int = -1
        for place in range(places):
            if self.resources[place] == 0:
                continue
            if self.first < 0 or self._is_ahead(place, self.first, tallest, number):
                self.second = self.first
                self.first = place
            elif self.second < 0 or self._is_ahead(place, self.second, tallest, number):
                self.second = place

    def _is_ahead(self, place: int, other: int, tallest: list[int], number: list[int]) -> bool:
        """Whether a place has more than another: resources, then the taller building, then its number (GK-10.4)."""
        if self.resources[place] != self.resources[other]:
            return self.resources[place] > self.resources[other]
        if tallest[place] != tallest[other]:
            return tallest[place] > tallest[other]
        return number[place] > number[other]

    def points(self, place: int) -> int:
        """Return what the district pays to a place; who is alone in it is first and second (GK-10.3)."""
        if place == self.first:
            return self.total if self.second >= 0 else 2 * self.total
        return self.resources[place] if place == self.second else 0


def district_points(s: Table) -> list[int]:
    """Return what all districts together pay to each place."""
    points = [0] * s.places()
    for district in districts(s):
        majority = Majority(s, district)
        if majority.first >= 0:
            points[majority.first] += majority.points(majority.first)
        if majority.second >= 0:
            points[majority.second] += majority.points(majority.second)
    return points
