"""Which of the possible walkways together bring most votes: not all of them can be had.

Colours don't disturb each other. Within one, walkways are taken or left one after another; of all courses so far that
leave the same room to the rest, only the best is followed. So the answer is exact, and few courses are followed.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from pentapolis.games.cloud_city.city import CityMap
from pentapolis.games.cloud_city.possible_walkways import possible_ways
from pentapolis.games.cloud_city.supply import Supply
from pentapolis.games.cloud_city.tiles import COLOUR_COUNT
from pentapolis.games.cloud_city.walkways import BETWEEN, ENDS, LENGTHS, VOTES, direction_of, length_of


class Limit:
    """What there isn't enough of for all ways that want it: room at a building, pieces, the cell where two cross."""

    def __init__(self, room: int, wanted: list[int]) -> None:
        """Name the ways."""
        self.room: Final = room
        self.wanted: Final = wanted


@mypyc_attr(acyclic=True)
class Course:
    """What has been taken so far, and the room that is left of each limit."""

    def __init__(self, votes: int, room: tuple[int, ...], last: int, before: "Course | None") -> None:
        """Go on from a course with one more way, or −1 for none."""
        self.votes: Final = votes
        self.room: Final = room
        self.last: Final = last
        self.before: Final = before


def best_ways(city: CityMap, supply: Supply) -> list[int]:
    """Return the ways, colour by colour."""
    possible = possible_ways(city, supply)
    found: list[int] = []
    for colour in range(COLOUR_COUNT):
        ways = [way for way in possible if city.colour_of_way(way) == colour]
        found += _best(ways, _limits(city, supply, colour, ways))
    return found


def votes_of(ways: list[int]) -> int:
    """Return the votes of so many walkways."""
    return sum([VOTES[length_of(way) - 1] for way in ways])


def _limits(city: CityMap, supply: Supply, colour: int, ways: list[int]) -> list[Limit]:
    limits: list[Limit] = []
    ends = 0
    for way in ways:
        ends |= ENDS[way]
    while ends:
        end = ends & -ends
        ends ^= end
        limits.append(Limit(1 if city.once & end else 2, [way for way in ways if ENDS[way] & end]))
    for length in range(1, LENGTHS + 1):
        limits.append(Limit(supply.count(colour, length), [way for way in ways if length_of(way) == length]))
    for way in ways:
        for other in ways:
            if way < other and direction_of(way) != direction_of(other) and BETWEEN[way] & BETWEEN[other]:
                limits.append(Limit(1, [way, other]))
    return [limit for limit in limits if len(limit.wanted) > limit.room]


def _best(ways: list[int], limits: list[Limit]) -> list[int]:
    courses = [Course(0, tuple([limit.room for limit in limits]), -1, None)]
    for number, way in enumerate(ways):
        takes = [1 if way in limit.wanted else 0 for limit in limits]
        waiting = [len([later for later in limit.wanted if later in ways[number + 1 :]]) for limit in limits]
        kept: dict[tuple[int, ...], Course] = {}
        for course in courses:
            left = [room - taken for room, taken in zip(course.room, takes)]
            if not left or min(left) >= 0:
                _follow(kept, course, course.votes + VOTES[length_of(way) - 1], left, waiting, way)
            _follow(kept, course, course.votes, list(course.room), waiting, -1)
        courses = list(kept.values())
    best = courses[0]
    for course in courses:
        if course.votes > best.votes:
            best = course
    return _taken(best)


def _follow(
    kept: dict[tuple[int, ...], Course], before: Course, votes: int, left: list[int], waiting: list[int], last: int
) -> None:
    """Keep a course unless another one is as good; more room than ways that wait for it is of no use."""
    room = tuple([min(count, wanted) for count, wanted in zip(left, waiting)])
    rival = kept.get(room)
    if rival is None or votes > rival.votes:
        kept[room] = Course(votes, room, last, before)


def _taken(course: Course) -> list[int]:
    ways: list[int] = []
    at: Course | None = course
    while at is not None:
        if at.last >= 0:
            ways.append(at.last)
        at = at.before
    ways.reverse()
    return ways
