"""Points: the track, the brown metropolis, end-scoring cards, cities and resources (UC-10)."""

from typing import Final

from pentapolis.core.scores import ScoreSheet
from pentapolis.games.underwater_cities.components import Scoring
from pentapolis.games.underwater_cities.goods import Goods
from pentapolis.games.underwater_cities.network import connected_metropolises, counted
from pentapolis.games.underwater_cities.places import ALL_IN_SITE, PER_SITE, SITE_COUNT, count
from pentapolis.games.underwater_cities.player import Player
from pentapolis.games.underwater_cities.table import Table

CITY_POINTS: Final = (2, 3, 4, 6)  # by the kinds of buildings in a connected city
PER_POINT: Final = 4  # credits
BIOMATTER_CREDITS: Final = 2
GOAL_POINTS: Final = 100  # alone (UC-12.4)
GOAL_CITIES: Final = 7


def scored(player: Player, scoring: Scoring) -> int:
    """Return the points of something that counts at the end; turning resources into points is `converted`."""
    if scoring.op == "score-per":
        return min(scoring.most, counted(player, scoring.counters[0]) // scoring.per * scoring.points)
    if scoring.op == "score-sets":
        return scoring.points * min([counted(player, counter) for counter in scoring.counters])
    points = 0
    if scoring.op == "score-tiers":
        number = counted(player, scoring.counters[0])
        for least, worth in scoring.tiers:
            if number >= least:
                points = worth
    return points


def points_of_metropolis(player: Player, metropolis: int) -> int:
    """Return the points of a metropolis that is connected."""
    return sum([scored(player, scoring) for scoring in player.components.metropolises[metropolis].scoring])


def metropolis_points(player: Player) -> int:
    """Return the points of connected metropolises."""
    return sum([points_of_metropolis(player, metropolis) for metropolis in connected_metropolises(player)])


def card_points(player: Player) -> int:
    """Return the points of end-scoring cards, without what they pay for resources."""
    return sum([scored(player, scoring) for card in player.ends for scoring in player.components.cards[card].scoring])


def points_of_cards(player: Player) -> list[int]:
    """Return the points of each end-scoring card, with what it pays for resources."""
    paid, _ = converted(player)
    points: list[int] = []
    for card in player.ends:
        here = 0
        for scoring in player.components.cards[card].scoring:
            here += paid.pop(0) if scoring.op == "score-convert" else scored(player, scoring)
        points.append(here)
    return points


def points_of_city(player: Player, site: int) -> int:
    """Return the points of a city that is connected."""
    places = ALL_IN_SITE << site * PER_SITE
    kinds = int(player.farms & places != 0) + int(player.plants & places != 0) + int(player.laboratories & places != 0)
    return CITY_POINTS[kinds]


def city_points(player: Player) -> int:
    """Return the points of connected cities."""
    connected = player.connected()
    points = 0
    for site in range(SITE_COUNT):
        if connected >> site & 1:
            points += points_of_city(player, site)
    return points


def worth_in_credits(goods: Goods) -> int:
    """Return what resources count as at the end."""
    return goods.kelp + goods.steelplast + goods.science + goods.credits + BIOMATTER_CREDITS * goods.biomatter


def converted(player: Player) -> tuple[list[int], int]:
    """Return the points that each such card pays for resources, and those of the rest, chosen for the most in all."""
    offers = [
        scoring
        for card in player.ends
        for scoring in player.components.cards[card].scoring
        if scoring.op == "score-convert"
    ]
    return _best(player.goods, offers, 0)


def _best(goods: Goods, offers: list[Scoring], first: int) -> tuple[list[int], int]:
    """Return the best from the offers from `first` on; more of an offer is tried first, and wins a tie."""
    best: list[int] = []
    if first == len(offers):
        return best, worth_in_credits(goods) // PER_POINT
    offer = offers[first]
    bound = worth_in_credits(goods) // PER_POINT + sum(
        [_times(goods, later) * later.points for later in offers[first + 1 :]]
    )
    most, best_rest = -1, 0
    for times in range(_times(goods, offer), -1, -1):
        points = offer.points * times
        if points + bound <= most:
            break
        later, rest = _best(goods.minus(offer.cost.times(times)), offers, first + 1)
        if points + sum(later) + rest > most:
            most = points + sum(later) + rest
            best, best_rest = [points, *later], rest
    return best, best_rest


def _times(goods: Goods, offer: Scoring) -> int:
    """Return how often an offer could be taken."""
    times = offer.times
    for have, need in zip(goods.as_list(), offer.cost.as_list()):
        if need:
            times = min(times, have // need)
    return times


def categories(player: Player) -> dict[str, int]:
    """Return a player's points by category, as if the game ended now."""
    by_cards, resources = converted(player)
    return {
        "track": player.goods.points,
        "metropolis": metropolis_points(player),
        "cards": card_points(player) + sum(by_cards),
        "cities": city_points(player),
        "resources": resources,
    }


def sheet(s: Table, seat: int) -> ScoreSheet:
    """Return a seat's points, as if the game ended now; a tie is broken by the order after the last round (UC-10.2)."""
    return ScoreSheet(categories(s.players[seat]), (s.seats - s.order.index(seat),))


def total(player: Player) -> int:
    """Return a player's points, as if the game ended now."""
    by_cards, resources = converted(player)
    return (
        player.goods.points
        + metropolis_points(player)
        + card_points(player)
        + sum(by_cards)
        + city_points(player)
        + resources
    )


def score_sheets(s: Table) -> list[ScoreSheet]:
    """Return a sheet for each seat; alone also the goal, which is ahead while cities are missing (UC-12.4)."""
    sheets = [sheet(s, seat) for seat in range(s.seats)]
    if s.seats == 1:
        short = count(s.players[0].connected()) < GOAL_CITIES
        missing = max(0, sheets[0].total + 1 - GOAL_POINTS) if short else 0
        goal = {"track": GOAL_POINTS, "metropolis": 0, "cards": 0, "cities": missing, "resources": 0}
        sheets.append(ScoreSheet(goal, (0,)))
    return sheets
