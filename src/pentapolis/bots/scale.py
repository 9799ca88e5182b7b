"""One scale of strength for bots that have met in pairs, by the model of Bradley and Terry, as Elo counts it.

Who is 400 points stronger wins ten games for each that is lost. The ratings are those under which the results are most
likely. The intervals come from the Fisher information, with the spread of the deals as it was seen (a sandwich
estimate): the games of a deal share their luck, so that they are counted together.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final, TypeAlias

SURE: Final = 1.96  # standard deviations to each side that hold 95 %
POINTS: Final = 400 / log(10)  # of a rating, for each natural logarithm of the odds
ANCHORED: Final = 1000  # points of the bot from which the others are measured

_DRAWN: Final = 1.0  # games that each pair has drawn besides, or who has won all others would be beyond measure
_STEPS: Final = 50  # far more than are needed
_LARGEST_STEP: Final = 2.0

Matrix: TypeAlias = list[list[float]]


@dataclass(frozen=True)
class Meeting:
    """What two bots did against each other: of each deal, how many games it had and what the first of them won."""

    first: int
    second: int
    deals: Sequence[tuple[int, float]]


@dataclass(frozen=True)
class Rating:
    """Points on the scale and the 95 % interval of the distance from the anchor, which itself has none."""

    points: float
    low: float
    high: float


def rate(bots: int, meetings: Sequence[Meeting], anchor: int) -> list[Rating]:
    """Return the ratings of bots that are numbered from 0; each must have met another that has met the anchor."""
    strengths = [0.0] * bots
    others = [bot for bot in range(bots) if bot != anchor]
    for _ in range(_STEPS):
        step = _product(_inverse(_information(others, meetings, strengths)), _slope(others, meetings, strengths))
        for bot, change in zip(others, step):
            strengths[bot] += max(-_LARGEST_STEP, min(_LARGEST_STEP, change))
    certain = _inverse(_information(others, meetings, strengths))
    spread = _times(_times(certain, _spread(others, meetings, strengths)), certain)
    ratings = [Rating(ANCHORED, ANCHORED, ANCHORED)] * bots
    for place, bot in enumerate(others):
        points, reach = ANCHORED + POINTS * strengths[bot], SURE * POINTS * sqrt(spread[place][place])
        ratings[bot] = Rating(points, points - reach, points + reach)
    return ratings


def expected(difference: float) -> float:
    """Return the share of games that a bot wins against another who has so many points less."""
    return 1 / (1 + exp(-difference / POINTS))


def _chance(meeting: Meeting, strengths: Sequence[float]) -> float:
    return 1 / (1 + exp(strengths[meeting.second] - strengths[meeting.first]))


def _slope(others: Sequence[int], meetings: Sequence[Meeting], strengths: Sequence[float]) -> list[float]:
    """Return how the logarithm of the likelihood grows with each strength."""
    slope = dict.fromkeys(range(len(strengths)), 0.0)
    for meeting in meetings:
        games = sum(count for count, _ in meeting.deals) + _DRAWN
        won = sum(won for _, won in meeting.deals) + _DRAWN / 2
        more = won - games * _chance(meeting, strengths)
        slope[meeting.first] += more
        slope[meeting.second] -= more
    return [slope[bot] for bot in others]


def _information(others: Sequence[int], meetings: Sequence[Meeting], strengths: Sequence[float]) -> Matrix:
    """Return how sharply the likelihood falls off around its peak."""
    weights = []
    for meeting in meetings:
        chance = _chance(meeting, strengths)
        weights.append((sum(count for count, _ in meeting.deals) + _DRAWN) * chance * (1 - chance))
    return _laplacian(others, meetings, weights)


def _spread(others: Sequence[int], meetings: Sequence[Meeting], strengths: Sequence[float]) -> Matrix:
    """Return how much the slope varies from deal to deal."""
    weights = []
    for meeting in meetings:
        chance = _chance(meeting, strengths)
        weights.append(sum((won - count * chance) ** 2 for count, won in meeting.deals))
    return _laplacian(others, meetings, weights)


def _laplacian(others: Sequence[int], meetings: Sequence[Meeting], weights: Sequence[float]) -> Matrix:
    place = {bot: number for number, bot in enumerate(others)}
    matrix = [[0.0] * len(others) for _ in others]
    for meeting, weight in zip(meetings, weights):
        for one, other in ((meeting.first, meeting.second), (meeting.second, meeting.first)):
            if one in place:
                matrix[place[one]][place[one]] += weight
                if other in place:
                    matrix[place[one]][place[other]] -= weight
    return matrix


def _inverse(matrix: Matrix) -> Matrix:
    """Return the inverse of a matrix that is positive definite, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(place == number) for place in range(size))] for number, row in enumerate(matrix)]
    for pivot in range(size):
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for number in range(size):
            if number != pivot:
                factor = rows[number][pivot]
                rows[number] = [value - factor * above for value, above in zip(rows[number], rows[pivot])]
    return [row[size:] for row in rows]


def _times(left: Matrix, right: Matrix) -> Matrix:
    return [[sum(row[k] * right[k][column] for k in range(len(right))) for column in range(len(right))] for row in left]


def _product(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(value * factor for value, factor in zip(row, vector)) for row in matrix]
