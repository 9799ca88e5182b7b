"""A slow, obvious scorer of Cloud City, straight from the rules (CC-5.2, CC-6.0 to CC-6.11).

It goes over the drawn cities cell by cell and walks along every route from building to building.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from pentapolis.core.views import Plain

Cell: TypeAlias = tuple[int, int]
VOTES = {1: 1, 2: 2, 3: 3, 4: 5, 5: 8}
HEIGHTS = {"B": 1, "G": 2, "S": 3}
COLOURS = {"blue": "B", "green": "G", "sand": "S"}


class Link(NamedTuple):
    """A walkway: its letter and the cells it joins."""

    letter: str
    one: Cell
    two: Cell

    def length(self) -> int:
        return abs(self.one[0] - self.two[0]) + abs(self.one[1] - self.two[1])

    def votes(self) -> int:
        return VOTES[self.length()]

    def along_row(self) -> bool:
        return self.one[0] == self.two[0]

    def inside(self) -> set[Cell]:
        rows = range(min(self.one[0], self.two[0]), max(self.one[0], self.two[0]) + 1)
        columns = range(min(self.one[1], self.two[1]), max(self.one[1], self.two[1]) + 1)
        return {(row, column) for row in rows for column in columns} - {self.one, self.two}

    def crosses(self, other: "Link") -> bool:
        return self.along_row() != other.along_row() and bool(self.inside() & other.inside())


class DrawnCity:
    """A city as it is drawn; making one also checks that its walkways are allowed (CC-4.1 to CC-4.6)."""

    def __init__(self, city: Plain) -> None:
        self.cells = {(r, c): letter for r, row in enumerate(city["grid"]) for c, letter in enumerate(row)}
        self.buildings = {cell: letter for cell, letter in self.cells.items() if letter in HEIGHTS}
        self.links = [
            Link(COLOURS[walkway["colour"]], _cell(walkway["first"]), _cell(walkway["second"]))
            for walkway in city["walkways"]
        ]
        for walkway, link in zip(city["walkways"], self.links, strict=True):
            assert (walkway["length"], walkway["votes"]) == (link.length(), link.votes())
            self.check(link)
        assert len({frozenset((link.one, link.two)) for link in self.links}) == len(self.links), "joined once"
        assert all(len(self.links_at(cell)) <= 2 for cell in self.buildings), "at most two walkways on a building"
        for link in self.links:
            same = [other for other in self.links if other.letter == link.letter]
            assert not any(link.crosses(other) for other in same), "walkways of one colour don't cross"

    def check(self, link: Link) -> None:
        assert link.one[0] == link.two[0] or link.one[1] == link.two[1], "in a row or column"
        assert self.buildings[link.one] == self.buildings[link.two] == link.letter, "of the colour of both ends"
        for cell in link.inside():
            assert self.cells[cell] != "~", "over tiles only"
            assert HEIGHTS.get(self.cells[cell], 0) < HEIGHTS[link.letter], "over lower buildings only"

    def links_at(self, cell: Cell) -> list[Link]:
        return [link for link in self.links if cell in (link.one, link.two)]

    def routes(self) -> list[list[Link]]:
        """Walk along every path from one of its ends, then around what is left."""
        left = self.links[:]
        found = []
        ends = [cell for cell in self.buildings if len(self.links_at(cell)) == 1]
        for cell in ends + list(self.buildings):
            route = []
            here = cell
            while steps := [link for link in left if here in (link.one, link.two)]:
                left.remove(steps[0])
                route.append(steps[0])
                here = steps[0].two if here == steps[0].one else steps[0].one
            if route:
                found.append(route)
        return found

    def loops(self) -> int:
        """A route is a loop if it has no end, that is a building with a single walkway."""
        found = 0
        for route in self.routes():
            stops = [cell for link in route for cell in (link.one, link.two)]
            found += all(stops.count(cell) == 2 for cell in stops)
        return found

    def best_low_route(self) -> int:
        return max([sum(link.votes() for link in route) for route in self.routes() if route[0].letter in "BG"] + [0])

    def most_lengths(self) -> int:
        return max([len({link.length() for link in route}) for route in self.routes()] + [0])

    def crossing_above(self) -> int:
        found = 0
        for link in self.links:
            lower = [other for other in self.links if HEIGHTS[other.letter] < HEIGHTS[link.letter]]
            found += any(link.crosses(other) for other in lower)
        return found

    def with_walkways(self, number: int) -> int:
        return len([cell for cell in self.buildings if len(self.links_at(cell)) == number])

    def is_balanced(self) -> bool:
        votes = [link.votes() for link in self.links]
        return votes.count(3) >= 5 and votes.count(5) >= 1 and votes.count(8) >= 1


def _cell(name: str) -> Cell:
    return int(name[1:]) - 1, "abcdefgh".index(name[0])


OWN: dict[str, Callable[[DrawnCity], int]] = {
    "loops": lambda city: 3 * city.loops(),
    "minimalism": lambda city: 2 * city.with_walkways(1),
    "variety": lambda city: {5: 8, 4: 6}.get(city.most_lengths(), 0),
    "crossings": lambda city: -2 * city.crossing_above(),
    "loneliness": lambda city: -2 * city.with_walkways(0),
    "balance": lambda city: 0 if city.is_balanced() else -4,
}
COMPARED: dict[str, Callable[[DrawnCity], int]] = {
    "water": lambda city: list(city.buildings.values()).count("B"),
    "forest": lambda city: list(city.buildings.values()).count("G"),
    "value": DrawnCity.best_low_route,
    "separation": lambda city: len(city.routes()),
}


def score_cloud_city(view: Plain) -> list[dict[str, int]]:
    """Return each seat's votes by category from a plain view."""
    cities = [DrawnCity(city) for city in view["cities"]]
    sheets = []
    for city in cities:
        sheet = dict.fromkeys(COLOURS, 0)
        for link in city.links:
            sheet[next(name for name, letter in COLOURS.items() if letter == link.letter)] += link.votes()
        for standing in view["requests"]:
            sheet[standing["request"]] = _requested(standing["request"], city, cities)
        sheets.append(sheet)
    return sheets


def _requested(request: str, city: DrawnCity, cities: list[DrawnCity]) -> int:
    if request in OWN:
        return OWN[request](city)
    count = COMPARED[request]
    better = [other for other in cities if count(other) > count(city)]
    level = [other for other in cities if count(other) == count(city)]
    return 0 if better else 6 if len(level) == 1 else 3
