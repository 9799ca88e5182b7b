"""Districts: neighbouring buildings of one colour, and who has the majority (GK-10.3, GK-10.4)."""

from pentapolis.games.ginkgopolis.cards import COLOUR_COUNT, NUMBERS, members
from pentapolis.games.ginkgopolis.grid import UNOWNED, height, owner, top
from pentapolis.games.ginkgopolis.table import Table


def districts(table: Table) -> list[int]:
    """Return the districts as masks of buildings, in the order of their first buildings by colour."""
    found: list[int] = []
    of_colour = [0] * COLOUR_COUNT
    for place, built in enumerate(table.city):
        of_colour[top(built) // NUMBERS] |= 1 << place
    for left in of_colour:
        place = 0
        while left >> place:
            if left >> place & 1:
                district = _connected(table.links, place, left)
                left &= ~district
                if district != 1 << place:
                    found.append(district)
            place += 1
    return found


def _connected(links: list[int], place: int, within: int) -> int:
    """Return the mask of all buildings in `within` that can be reached from one of them."""
    reached = 1 << place
    waiting = [place]
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

    def __init__(self, table: Table, district: int) -> None:
        """Count the resources of all places, and rank them."""
        self.resources: list[int] = [0] * table.places
        strength: list[int] = [0] * table.places  # resources, then the tallest building, then its number (GK-10.4)
        for place in members(district):
            built = table.city[place]
            whose = owner(built)
            if whose != UNOWNED:
                self.resources[whose] += height(built)
                strength[whose] = max(strength[whose], height(built) << 5 | top(built) % NUMBERS)
        self.total: int = sum(self.resources)
        self.first: int = -1
        self.second: int = -1
        for whose in range(table.places):
            strength[whose] |= self.resources[whose] << 10
            if self.resources[whose] == 0:
                continue
            if self.first < 0 or strength[whose] > strength[self.first]:
                self.second = self.first
                self.first = whose
            elif self.second < 0 or strength[whose] > strength[self.second]:
                self.second = whose

    def points(self, place: int) -> int:
        """Return what the district pays to a place; who is alone in it is first and second (GK-10.3)."""
        if place == self.first:
            return self.total if self.second >= 0 else 2 * self.total
        return self.resources[place] if place == self.second else 0


def district_points(table: Table) -> list[int]:
    """Return what all districts together pay to each place."""
    points = [0] * table.places
    for district in districts(table):
        majority = Majority(table, district)
        if majority.first >= 0:
            points[majority.first] += majority.points(majority.first)
        if majority.second >= 0:
            points[majority.second] += majority.points(majority.second)
    return points
