"""What a player may do, found slowly in the plain view: every place, rotation and pair of cells is tried."""

import itertools

from pentapolis.core.views import Plain
from tests.games.cloud_city.scorer import COLOURS, HEIGHTS, Cell, DrawnCity, Link

PIECES = {1: 6, 2: 8, 3: 8, 4: 6, 5: 3}
NAMES = {letter: colour for colour, letter in COLOURS.items()}


def decisions(view: Plain) -> list[str]:
    """Return the texts of all decisions of the seat whose view it is, which is to act; sorted."""
    (seat,) = view["to_act"]
    assert seat == view["seat"]
    city = view["cities"][seat]
    if view["phase"] == "choosing":
        return sorted({f"choose {tile['name']}" for tile in view["hand"]})
    if view["phase"] == "placing":
        return sorted(_places(city, view["chosen"], view["size"]))
    if view["phase"] == "joining":
        return sorted([*_joins(view, city), "done"])
    assert view["phase"] == "drawing"
    return sorted({f"take {tile['name']}" for tile in view["row"]} | {"draw"})


def _places(city: Plain, tile: Plain, size: list[int]) -> list[str]:
    """CC-3.1: edge to edge, and within the size, lying or standing."""
    grid = city["grid"]
    taken = {
        (r + 1, c + 1) for r in range(len(grid) // 2) for c in range(len(grid[0]) // 2) if grid[2 * r][2 * c] != "~"
    }
    found = []
    for row, column in itertools.product(range(-5, 10), repeat=2):
        sides = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        if (row, column) in taken or not sides & taken:
            continue
        rows = [place[0] for place in taken] + [row]
        columns = [place[1] for place in taken] + [column]
        measures = sorted([max(rows) - min(rows) + 1, max(columns) - min(columns) + 1])
        if measures[0] <= size[0] and measures[1] <= size[1]:
            found += [f"place {row} {column} {turns}" for turns in _turns(tile)]
    return found


def _turns(tile: Plain) -> list[int]:
    """The rotations that look different from all before."""
    one, two = COLOURS[tile["first"]], COLOURS[tile["second"]]
    drawn = one + two + ".." if tile["layout"] == "adjacent" else one + ".." + two
    seen, found = list[str](), []
    for turns in range(4):
        if drawn not in seen:
            found.append(turns)
        seen.append(drawn)
        drawn = drawn[2] + drawn[0] + drawn[3] + drawn[1]
    return found


def _joins(view: Plain, city: Plain) -> list[str]:
    """CC-4.1 to CC-4.6: a pair of buildings is joined if the city is one that may be, afterwards."""
    drawn = DrawnCity(city)
    used = [link for other in view["cities"] for link in DrawnCity(other).links]
    found = []
    for one, two in itertools.combinations(sorted(drawn.buildings), 2):
        link = Link(drawn.buildings[one], one, two)
        in_line = one[0] == two[0] or one[1] == two[1]
        if not in_line or drawn.buildings[two] != link.letter or link.length() not in PIECES:
            continue
        pieces = [other for other in used if (other.letter, other.length()) == (link.letter, link.length())]
        left = PIECES[link.length()] - len(pieces)
        assert left == view["supply"][NAMES[link.letter]][link.length() - 1]
        if left > 0 and _may_be_built(drawn, link):
            found.append(f"join {_name(one)}-{_name(two)}")
    return found


def _may_be_built(drawn: DrawnCity, link: Link) -> bool:
    over = [drawn.cells[cell] for cell in link.inside()]
    passes = all(letter != "~" and HEIGHTS.get(letter, 0) < HEIGHTS[link.letter] for letter in over)
    room = all(len(drawn.links_at(cell)) < 2 for cell in (link.one, link.two))
    crosses = any(link.crosses(other) for other in drawn.links if other.letter == link.letter)
    joined = any({link.one, link.two} == {other.one, other.two} for other in drawn.links)
    return passes and room and not crosses and not joined


def _name(cell: Cell) -> str:
    return "abcdefgh"[cell[1]] + str(cell[0] + 1)
