"""The scale: ratings that made the results are found again, and the intervals hold what they say."""

import random

import pytest

from pentapolis.bots.scale import ANCHORED, Meeting, Rating, expected, rate


def meetings(points: list[float], deals: int, chance: random.Random, alike: float = 0.0) -> list[Meeting]:
    """Meetings of bots of that strength; in a share of the deals both games end alike."""
    met = []
    for first in range(len(points)):
        for second in range(first):
            share = expected(points[first] - points[second])
            results = []
            for _ in range(deals):
                one, other = chance.random() < share, chance.random() < share
                results.append((2, float(one + (one if chance.random() < alike else other))))
            met.append(Meeting(first, second, results))
    return met


def test_a_rating_400_points_higher_wins_ten_to_one() -> None:
    assert expected(400) == pytest.approx(10 / 11)
    assert expected(-400) == pytest.approx(1 / 11)
    assert expected(0) == 0.5


def test_two_bots_are_as_far_apart_as_their_results_say() -> None:
    """With 3 of 4 wins, 1.2 decimal powers of the odds: 191 points."""
    deals = [(2, 2.0)] * 500 + [(2, 1.0)] * 500
    weak, strong = rate(2, [Meeting(1, 0, deals)], anchor=0)
    assert weak == Rating(ANCHORED, ANCHORED, ANCHORED)
    assert strong.points == pytest.approx(ANCHORED + 190.8, abs=1)
    assert strong.high - strong.points == pytest.approx(strong.points - strong.low)


def test_ratings_that_made_the_results_are_found_again() -> None:
    points = [700.0, 1000.0, 1150.0, 1190.0, 1500.0]
    found = rate(5, meetings(points, 5000, random.Random(1)), anchor=1)
    assert [rating.points for rating in found] == pytest.approx(points, abs=15)
    assert found[1] == Rating(ANCHORED, ANCHORED, ANCHORED)


@pytest.mark.parametrize("alike", [0.0, 1.0])
def test_95_of_100_intervals_hold_the_truth(alike: float) -> None:
    """Also where both games of a deal always end alike, so that only half as many count."""
    points, chance, held = [800.0, 1000.0, 1100.0, 1300.0], random.Random(2), 0
    for _ in range(200):
        found = rate(4, meetings(points, 60, chance, alike), anchor=1)
        held += sum(rating.low <= truth <= rating.high for rating, truth in zip(found, points, strict=True))
    assert 0.92 <= (held - 200) / 600 <= 0.98  # the anchor is always held


def test_intervals_are_half_as_wide_with_four_times_the_games() -> None:
    points = [1000.0, 1200.0]
    few, many = (rate(2, meetings(points, deals, random.Random(3)), 0)[1] for deals in (200, 800))
    assert (many.high - many.low) / (few.high - few.low) == pytest.approx(0.5, abs=0.05)


def test_one_who_has_won_everything_is_not_beyond_measure() -> None:
    swept = rate(3, [Meeting(first, second, [(2, 2.0)] * 200) for first, second in ((1, 0), (2, 0), (2, 1))], 0)
    assert swept[0].points < swept[1].points < swept[2].points < 4000


def test_bots_that_have_not_all_met_are_on_one_scale() -> None:
    chain = [Meeting(1, 0, [(2, 1.5), (2, 1.0)] * 100), Meeting(2, 1, [(2, 1.5), (2, 1.0)] * 100)]
    found = rate(3, chain, 0)
    assert found[2].points - found[1].points == pytest.approx(found[1].points - found[0].points, abs=1e-6)
    assert found[2].high - found[2].low > found[1].high - found[1].low
