"""Each of the 24 goals: a city that meets it, one that just misses it, and a border case of its wording."""

import pytest

from pentapolis.core.views import plain
from pentapolis.games.cities.cells import names_of
from pentapolis.games.cities.deck import STANDARD
from pentapolis.games.cities.view import spaces_of
from tests.games.cities.notation import drawn
from tests.games.cities.scorer import GOALS as DATA
from tests.games.cities.scorer import DrawnCity

GOALS = {goal.name.id: goal for board in STANDARD.boards for goal in board.goals}

# A goal, a city, what is counted there, whether that is enough.
CASES = [
    ("long-meadow", "p p p p p p", 6, True),
    ("long-meadow", "p p p p p r p", 5, False),
    ("long-meadow", "p p p / p p r / r r p", 5, False),  # a corner is no edge
    ("avenue", "r1 b2 g3 y4", 4, True),
    ("avenue", "r1 b2 g3 . y4", 3, False),  # a straight line has no gap
    ("avenue", "r1 b2 g3 / p p y4 / p p r1", 3, False),  # nor a bend
    ("towers", "r3 b3 g4 y4", 4, True),
    ("towers", "r3 b3 g4 y2", 3, False),
    ("towers", "r3 b3 g3 r*y3", 4, True),
    ("beach", "r1 b1 g1 / w w w / y1 r1 b1", 6, True),
    ("beach", "r1 b1 g1 / w w w / y1 r1 b", 5, False),
    ("beach", "r1 b1 g1 / w w w / y1 r1 p / p p b1", 5, False),
    ("hills", "p p r p p r p p", 3, True),
    ("hills", "p p r p p r p", 2, False),
    ("hills", "p p p p p p", 1, False),  # one large area is one
    ("parade", "r1 b1 g1 y1 r2 b2 g2 y2", 2, True),
    ("parade", "r1 b1 g1 y1 r2 b2 g2 y", 1, False),
    ("parade", "r1 r1 b1 b1 g1 g1 y1 r*y1", 2, True),
    ("bay", "w w w w w w w", 7, True),
    ("bay", "w w w w w w r w", 6, False),
    ("bay", "w w w / w w w / r r r / p p w", 6, False),
    ("harbour-roofs", "r1 r2 r3 r4 / w w w w", 4, True),
    ("harbour-roofs", "r1 r2 r3 r3 / w w w w", 3, False),
    ("harbour-roofs", "r1 r2 r3 r4 / w w w p", 3, False),  # the tall one doesn't touch water
    ("harbour-life", "wd wy wr", 1, True),
    ("harbour-life", "wd wy wd", 0, False),
    ("harbour-life", "wd wy r wr", 0, False),  # not in one area
    ("canal", "w w w w w", 5, True),
    ("canal", "w w w w r w", 4, False),
    ("canal", "w w r / r w r / r w w / r r w / r r w", 5, True),  # it may bend
    ("between-waters", "w r1 w b1 w g1 w y1 w", 4, True),
    ("between-waters", "w r1 w b1 w g1 w y1 p", 3, False),
    ("between-waters", "w r1 w b1 w g1 w y w", 3, False),  # an empty plot is no building
    ("coloured-quays", "r1 b1 g1 y1 / w w w w", 4, True),
    ("coloured-quays", "r1 b1 g1 r1 / w w w w", 3, False),
    ("coloured-quays", "r1 b1 g1 r*y1 / w w w w", 4, True),
    ("blocks", "r1 b1 g1 y1 / r1 b1 g1 y1", 2, True),
    ("blocks", "r1 b1 g1 y1 / r1 b1 g1 y", 1, False),
    ("blocks", "r1 b1 . g1 y1 / r1 b1 p g1 y1", 2, True),  # a row runs over gaps
    ("cornice", "r2 b2 g2 y2 r2", 5, True),
    ("cornice", "r2 b2 g2 y2 r3", 4, False),  # exactly two floors
    ("cornice", "r2 b2 g2 y2 r*b2", 5, True),
    ("rambla", "p p p p", 4, True),
    ("rambla", "p p p r p", 3, False),
    ("rambla", "p p p / r r p", 3, False),
    ("mosaic", "r1 b2 g3 y4", 4, True),
    ("mosaic", "r1 b2 g3 y3", 3, False),
    ("mosaic", "r2 r1 b2 g3 y4", 4, True),  # if the right red one is chosen
    ("stairs", "r1 b2 g3", 3, True),
    ("stairs", "r1 b2 g4", 2, False),  # each exactly one floor higher
    ("stairs", "y4 / g3 / r2", 3, True),  # read from the other end
    ("lookouts", "r3 g4 b3 / p p p", 3, True),
    ("lookouts", "r3 g4 b2 / p p p", 2, False),
    ("lookouts", "r3 g4 b3 / p p w", 2, False),
    ("old-town", "r1 b1 g1 y1 r1 b1 g1", 7, True),
    ("old-town", "r1 b1 g1 y1 r1 b1 g2", 6, False),
    ("old-town", "r1 b1 g1 y1 r1 b1 r*g1", 7, True),
    ("island-gardens", "pt pf pc / w w w", 3, True),
    ("island-gardens", "pt pf p / w w w", 2, False),
    ("island-gardens", "pt pf pc / w w r", 2, False),
    ("festival", "pt pf pc wd wy wr", 6, True),
    ("festival", "pt pf pc wd wy wy", 5, False),
    ("festival", "pt pf pc wd wy r! b*", 5, False),  # grey tiles don't count
    ("painted-houses", "r r1 r r2", 4, True),
    ("painted-houses", "r r1 r b", 3, False),
    ("painted-houses", "r b* r! r", 4, True),  # a wild plot is of every colour, a monument's keeps its own
    ("boulevard", "r1 b1 g1 y1 r1 b1 g1", 7, True),
    ("boulevard", "r1 b1 g1 y1 r1 b1 g", 6, False),
    ("boulevard", "r1 b1 g1 y1 r1 b1 p / p p p p p p g1", 6, False),
    ("two-peaks", "r4 b4", 2, True),
    ("two-peaks", "r4 r4", 1, False),
    ("two-peaks", "r4 r*b4", 2, True),
]


@pytest.mark.parametrize(("goal", "picture", "count", "met"), CASES)
def test_goal(goal: str, picture: str, count: int, met: bool) -> None:
    city = drawn(picture)
    assert (GOALS[goal].pattern.count(city), GOALS[goal].is_met(city)) == (count, met)
    assert DrawnCity(plain(spaces_of(city))).count(DATA[goal]["of"]) == count


def test_at_the_far_ends_of_a_long_city() -> None:
    assert GOALS["canal"].pattern.count(drawn("w w w w w w w w w w")) == 10
    assert GOALS["canal"].pattern.count(drawn(" / ".join(["w"] * 10))) == 10
    assert GOALS["blocks"].pattern.count(drawn(" / ".join(["p p p p p p p p r1"] * 4))) == 1


def test_every_goal_has_three_cases() -> None:
    assert {goal: [case[0] for case in CASES].count(goal) for goal in GOALS} == dict.fromkeys(GOALS, 3)
    assert len(GOALS) == 24


@pytest.mark.parametrize(
    ("goal", "picture", "lit"),
    [
        ("avenue", "r1 b1 g1 / p p y1 / r1 p r1", "a1 b1 c1 c2 c3"),  # both lines of three
        ("rambla", "p p r p / r r r p / r r r p", "d1 d2 d3"),
        ("stairs", "r1 b2 g3 / p p y4", "a1 b1 c1"),
        ("canal", "w w r w / r r r w / r r r w", "d1 d2 d3"),
        ("blocks", "r1 b1 g1 y1 / r1 p p p", "a1 b1 c1 d1"),
        ("island-gardens", "pt p pc / w w r", "a1"),
    ],
)
def test_spaces_that_count_are_lit(goal: str, picture: str, lit: str) -> None:
    assert names_of(GOALS[goal].pattern.spaces(drawn(picture))) == lit.split()
