"""Each of the 32 scoring cards: a city that earns it, one that just misses it, and a border case of its wording."""

import json
from importlib.resources import files

import pytest

from pentapolis.core.views import plain
from pentapolis.games.cities.cells import names_of
from pentapolis.games.cities.deck import STANDARD
from pentapolis.games.cities.view import spaces_of
from tests.games.cities.notation import drawn
from tests.games.cities.scorer import DrawnCity

CARDS = {card.name.id: card for card in STANDARD.cards}
DATA = json.loads((files("pentapolis.games.cities") / "standard.json").read_text("utf-8"))

# A card, a city, what it counts there, what that brings.
CASES = [
    ("red-threes", "r3 r3 b3", 2, 8),
    ("red-threes", "r2 r4 b3", 0, 0),
    ("red-threes", "b*r3 r*b3 r4", 1, 4),  # a building's colour is that of its pieces
    ("blue-threes", "b3 p b3", 2, 8),
    ("blue-threes", "b2 b4 r3", 0, 0),
    ("blue-threes", "r*b3 b*r3 b", 1, 4),
    ("green-threes", "g3 y3", 1, 4),
    ("green-threes", "g2 g4 y3", 0, 0),
    ("green-threes", "y*g3 g*y3 g!", 1, 4),
    ("yellow-threes", "y3 y3 y3", 3, 12),
    ("yellow-threes", "y1 y2 y4", 0, 0),
    ("yellow-threes", "r*y3 y!", 1, 4),
    ("red-twos", "r2 r2 b2", 2, 4),
    ("red-twos", "r1 r3 b2", 0, 0),
    ("red-twos", "g*r2 r*g2", 1, 2),
    ("blue-twos", "b2 b2 b2", 3, 6),
    ("blue-twos", "b1 b3 g2", 0, 0),
    ("blue-twos", "g*b2 b*g2", 1, 2),
    ("green-twos", "g2 b2", 1, 2),
    ("green-twos", "g1 g3 y2", 0, 0),
    ("green-twos", "y*g2 g*y2", 1, 2),
    ("yellow-twos", "y2 y2", 2, 4),
    ("yellow-twos", "y3 y1 r2", 0, 0),
    ("yellow-twos", "r*y2 y*r2", 1, 2),
    ("red-houses", "r1 r4 b1", 2, 2),
    ("red-houses", "r r* r! b1", 0, 0),  # empty, wild and monument plots are no buildings
    ("red-houses", "b*r1 r*b1", 1, 1),
    ("blue-houses", "b1 b2 b3", 3, 3),
    ("blue-houses", "b b* g1", 0, 0),
    ("blue-houses", "y*b4 b*y4", 1, 1),
    ("green-houses", "g4 r1", 1, 1),
    ("green-houses", "g g! y1", 0, 0),
    ("green-houses", "b*g1 g*b1", 1, 1),
    ("yellow-houses", "y1 y1 g1", 2, 2),
    ("yellow-houses", "y y* r1", 0, 0),
    ("yellow-houses", "r*y1 y*r1", 1, 1),
    ("low-houses", "r1 b1 g1 y1", 4, 2),
    ("low-houses", "r1 b2 g", 1, 0),
    ("low-houses", "r1 b1 g1", 3, 1),  # for every two: the third brings nothing
    ("two-floors", "r2 b2 g1", 2, 2),
    ("two-floors", "r1 b3 g4", 0, 0),
    ("two-floors", "b*r2 r", 1, 1),
    ("three-floors", "r3 y3", 2, 4),
    ("three-floors", "r2 b4", 0, 0),
    ("three-floors", "r*y3 g4", 1, 2),  # four floors are not exactly three
    ("tall-houses", "r4 b4 g3", 2, 6),
    ("tall-houses", "r3 b3", 0, 0),
    ("tall-houses", "r*b4 y3", 1, 3),
    ("all-colours", "r1 b2 g3 y4", 1, 2),
    ("all-colours", "r1 b1 g1 y", 0, 0),
    ("all-colours", "r1 r1 b4 b1 g1 g2 y*r1 y1", 1, 2),  # a yellow plot with a red building is red
    ("all-heights", "r1 b2 g3 y4", 1, 5),
    ("all-heights", "r1 b2 g3 y3", 0, 0),
    ("all-heights", "r1 r2 r3 r4 b1 b2 b3", 1, 5),  # sets are disjoint: the second lacks a fourth floor
    ("great-park", "p p p / w w p", 4, 4),
    ("great-park", "r w g", 0, 0),
    ("great-park", "p r / r p", 1, 1),  # a corner is no edge
    ("great-lake", "w w / p w", 3, 3),
    ("great-lake", "p r g", 0, 0),
    ("great-lake", "w p w / p w p", 1, 1),
    ("small-parks", "p p r p p", 2, 4),
    ("small-parks", "p p p r p", 0, 0),  # three and one are not exactly two
    ("small-parks", "p p r / r r p", 1, 2),
    ("small-ponds", "w w r w w / p p p p p / w w p w p", 3, 6),
    ("small-ponds", "w w w r w", 0, 0),
    ("small-ponds", "w w r / r r w", 1, 2),
    ("wide-parks", "p p p p r p p p p", 2, 6),
    ("wide-parks", "p p p r p", 0, 0),
    ("wide-parks", "p p p r / r r p r / r r p r", 1, 3),  # more than four, round a corner
    ("wide-waters", "w w / w w", 1, 3),
    ("wide-waters", "w w w r w", 0, 0),
    ("wide-waters", "w w r r / r r w w", 0, 0),  # two and two that touch by a corner
    ("park-corners", "p r1 p b1 p", 2, 2),
    ("park-corners", "p r1 w", 0, 0),
    ("park-corners", "r p / p r1", 1, 1),  # the empty plot opposite counts nothing
    ("water-corners", "w r1 w", 1, 1),
    ("water-corners", "w r1 p", 0, 0),
    ("water-corners", "w w w / w r1 w / w w w", 1, 1),  # four sides are at least two, and bring no more
    ("two-views", "p r2 w b3 p", 2, 2),
    ("two-views", "p r1 w", 0, 0),
    ("two-views", "p r2 r2 w", 0, 0),  # each has only one of the two
    ("motley-street", "r1 b1 g1", 2, 2),
    ("motley-street", "r1 r1 p b1", 0, 0),
    ("motley-street", "r1 b1 / b1 r1", 4, 4),  # a building may be in several pairs
    ("sights-twice", "pt pt wd wd", 2, 2),
    ("sights-twice", "pt pf wd wy r! b!", 0, 0),  # monuments are no park or water features
    ("sights-twice", "pt pt pt pt", 1, 1),  # four of a kind are one kind
    ("full-tiles", "r1 p / w b2", 1, 1),
    ("full-tiles", "r1 p / w b", 0, 0),
    ("full-tiles", "r! p p p / w b1 p g!", 1, 1),  # a monument will do beside a building, but not alone
    ("level-roofs", "r2 b2 g2", 2, 2),
    ("level-roofs", "r1 b2 g3", 0, 0),
    ("level-roofs", "r2 r2 / b2 p", 2, 2),  # colours don't matter
    ("colourful-lines", "r1 b1 g1", 1, 2),
    ("colourful-lines", "r1 b1 r1", 0, 0),
    ("colourful-lines", "r1 . b1 p y1", 1, 2),  # over gaps
]


@pytest.mark.parametrize(("card", "picture", "count", "points"), CASES)
def test_card(card: str, picture: str, count: int, points: int) -> None:
    city = drawn(picture)
    assert (CARDS[card].pattern.count(city), CARDS[card].score(city)) == (count, points)
    (data,) = [known for known in DATA["cards"] if known["id"] == card]
    assert DrawnCity(plain(spaces_of(city))).count(data["per"]) == count


def test_every_card_has_three_cases() -> None:
    assert {card: [case[0] for case in CASES].count(card) for card in CARDS} == dict.fromkeys(CARDS, 3)


@pytest.mark.parametrize(
    ("card", "picture", "count"),
    [
        ("colourful-lines", "p p p p p p p p p r1 / p p p p p p p p p b1 / p p p p p p p p p g1", 1),
        ("colourful-lines", " / ".join(["p"] * 9 + ["r1 b1 g1"]), 1),
        ("full-tiles", "p p p p p p p p r1 p / p p p p p p p p p w", 1),
        ("full-tiles", " / ".join(["p p"] * 8 + ["r1 p", "p w"]), 1),
    ],
)
def test_at_the_far_ends_of_a_long_city(card: str, picture: str, count: int) -> None:
    assert CARDS[card].pattern.count(drawn(picture)) == count


@pytest.mark.parametrize(
    ("card", "picture", "lit"),
    [
        ("red-threes", "r3 r2 b3 / p b*r3 w", "a1 b2"),
        ("all-colours", "r1 b1 g / p w y1", "a1 b1 c2"),
        ("great-park", "p r p / w r p", "c1 c2"),
        ("small-parks", "p p r p p", "a1 b1 d1 e1"),
        ("motley-street", "r1 b1 b1 / p p g1 / r1 p p", "a1 b1 c1 c2"),
        ("level-roofs", "r2 b2 g1 / p p g1", "a1 b1 c1 c2"),
        ("sights-twice", "pt pt wd", "a1 b1 c1"),
        ("full-tiles", "r1 p b p / w g2 w w", "a1 b1 a2 b2"),
        ("colourful-lines", "r1 b1 g1 / p p p / y1 p w", "a1 b1 c1"),
    ],
)
def test_spaces_that_count_are_lit(card: str, picture: str, lit: str) -> None:
    assert names_of(CARDS[card].pattern.spaces(drawn(picture))) == lit.split()
