"""The score (CI-6.1 to CI-6.5, CI-E1, CI-E2)."""

import pytest

from pentapolis.core.state import State
from pentapolis.games.cities.deck import STANDARD
from pentapolis.games.cities.scoring import monument_points, park_points, water_points
from tests.games.cities.notation import drawn, position, table_of

CARDS = {card.name.id: number for number, card in enumerate(STANDARD.cards)}


def ended(*cities: str, cards: tuple[str, ...] = (), goals: tuple[int, ...] = (0, 0, 0)) -> State:
    """Return a finished game of two with these cities; cards and goals are the first player's."""
    state = position("seats: 2\nstep: over")
    table = table_of(state)
    for player, picture in zip(table.players, cities, strict=True):
        player.city, player.cards, player.goals = drawn(picture), [], [0, 0, 0]
    table.players[0].cards = sorted(CARDS[card] for card in cards)
    table.players[0].goals = list(goals)
    return state


def test_ci_6_1_the_values_of_the_goals() -> None:
    assert ended("r", "b", goals=(7, 0, 3)).scores()[0].categories["goals"] == 10


@pytest.mark.parametrize(
    ("picture", "points"),
    [
        ("w w", 0),
        ("wd w", 1),
        ("wd wy", 3),
        ("wd wy wr", 6),
        ("wd wy wr wf", 10),
        ("wd wd wd", 1),  # different ones
        ("wd r wy", 2),  # two areas
        ("wd wy r wd wy", 6),
        ("wd wy wd wy", 3),  # one set for an area
        ("wd r / r wy", 2),  # a corner is no edge
    ],
)
def test_ci_6_2_water_areas(picture: str, points: int) -> None:
    assert water_points(drawn(picture)) == points
    assert park_points(drawn(picture)) == 0


@pytest.mark.parametrize(
    ("picture", "points"), [("pt pf pc pk", 10), ("pt pf p pc", 6), ("pt r pf / p p p", 3), ("p r! b* p", 0)]
)
def test_ci_6_2_park_areas(picture: str, points: int) -> None:
    assert park_points(drawn(picture)) == points


def test_ci_6_3_monuments() -> None:
    assert monument_points(drawn("r! b! g* y")) == 4


def test_ci_6_4_each_card_for_each_occurrence() -> None:
    state = ended("r3 r3 b1 / p p w", "b", cards=("red-threes", "red-houses", "great-park", "motley-street"))
    assert state.scores()[0].categories["cards"] == 8 + 2 + 2 + 1


def test_ci_6_4_sets_are_disjoint_but_pairs_overlap() -> None:
    assert STANDARD.cards[CARDS["all-colours"]].score(drawn("r1 r1 b1 b1 g1 g1 y1")) == 2
    assert STANDARD.cards[CARDS["motley-street"]].score(drawn("r1 b1 g1")) == 2


def test_ci_6_4_the_starting_tile_counts_as_a_tile() -> None:
    state = position("seats: 2\nstep: building\ntaken: red, green\ncity 0: r1 p g1 y1 g1 p / b1 w p w w y1")
    card = STANDARD.cards[CARDS["full-tiles"]]
    assert card.score(table_of(state).players[0].city) == 3


def test_ci_6_5_most_points_win() -> None:
    assert ended("r! b!", "r!").winners() == [0]
    assert ended("r!", "r! b!").winners() == [1]


def test_ci_6_5_a_tie_goes_to_more_points_from_the_goals() -> None:
    state = ended("r1 p", "r!", goals=(2, 0, 0))
    assert [sheet.total for sheet in state.scores()] == [2, 2]
    assert state.winners() == [0]


def test_ci_6_5_still_tied_they_share_the_win() -> None:
    assert ended("r!", "g!").winners() == [0, 1]


def test_ci_e1_sets_of_four_colours() -> None:
    city = drawn("r1 r2 r3 b1 / b4 g1 g2 y1 / y1 y2 y3 p")
    assert STANDARD.cards[CARDS["all-colours"]].score(city) == 4


def test_ci_e2_fifty_seven_points() -> None:
    """Goals 10, water 6, parks 3, a monument 2, cards 36."""
    picture = "r3 r3 b3 b3 / wd wy wr r! / pt pf g4 y4 / p p p p / w b2 r2 g2"
    cards = ("red-threes", "blue-threes", "three-floors", "tall-houses", "great-park")
    state = ended(picture, "b", cards=cards, goals=(7, 0, 3))
    sheet = state.scores()[0]
    # Two red and two blue buildings of three floors: 8 and 8; four of three floors: 8; two of four floors: 6; a park of
    # six spaces: 6.
    assert sheet.categories == {"goals": 10, "water": 6, "parks": 3, "monuments": 2, "cards": 36}
    assert sheet.total == 57
