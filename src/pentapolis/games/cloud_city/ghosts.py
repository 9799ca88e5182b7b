"""What a page draws of what could come in a player's own city: walkways, why not others, and each tile in each place.

It is the same at every decision, also while others decide: who waits may try out tiles.
"""

from dataclasses import dataclass

from pentapolis.core.actions import Json
from pentapolis.core.problem import Params
from pentapolis.games.cloud_city.actions import JOIN, SPACE, cells_of_pair, place_of
from pentapolis.games.cloud_city.best_walkways import best_ways, votes_of
from pentapolis.games.cloud_city.city import CityMap
from pentapolis.games.cloud_city.expanding import PLACE_TILE
from pentapolis.games.cloud_city.join_refusals import refuse_joining
from pentapolis.games.cloud_city.places import offer_places
from pentapolis.games.cloud_city.possible_walkways import neighbours_in_line, possible_ways
from pentapolis.games.cloud_city.scoring import total_with
from pentapolis.games.cloud_city.supply import Supply
from pentapolis.games.cloud_city.table import Table
from pentapolis.games.cloud_city.tiles import COLOURS, NAMES, ROTATIONS, Colour
from pentapolis.games.cloud_city.walkways import PAIR_OF, WAY_OF, Walkway, walkway


@dataclass(frozen=True)
class Barred:
    """Two buildings of one colour in a line that can't be joined, and the rule that forbids it."""

    action: dict[str, Json]
    colour: Colour
    rule: str
    reason: str
    params: Params  # `cell`: what hinders it stands there


@dataclass(frozen=True)
class Placement:
    """What a tile would bring in a place; the cells of walkways are named as they would be then."""

    tile: str
    action: dict[str, Json]
    possible: list[Walkway]  # all walkways that could be built then
    best: list[dict[str, Json]]  # the joining of those that together bring most votes
    votes: int  # of those
    change: int  # of the player's total with them; special requests count too


@dataclass(frozen=True)
class CloudCityGhosts:
    """What could come in a player's city."""

    best: list[dict[str, Json]]  # the joining of the walkways that together bring most votes now
    votes: int  # of those
    barred: list[Barred]
    placements: list[Placement]  # of each tile of the hand, or of the chosen one


def ghosts_of(s: Table, seat: int) -> CloudCityGhosts:
    """Return what could come in the city of a seat."""
    city = s.players[seat].city
    best = best_ways(city, s.supply)
    return CloudCityGhosts(_joins(best), votes_of(best), _barred(city, s.supply), _placements(s, seat))


def _joins(ways: list[int]) -> list[dict[str, Json]]:
    return [SPACE.to_json(JOIN + PAIR_OF[way]) for way in ways]


def _barred(city: CityMap, supply: Supply) -> list[Barred]:
    """Return the pairs that are neither joined nor could be."""
    fine = possible_ways(city, supply)[:]
    for colour in range(len(COLOURS)):
        fine += city.walkways(colour)
    found: list[Barred] = []
    for pair in neighbours_in_line(city):
        if WAY_OF[pair] not in fine:
            why = refuse_joining(city, supply, JOIN + pair)
            stands = city.colour_at(1 << cells_of_pair(pair)[0])
            found.append(Barred(SPACE.to_json(JOIN + pair), COLOURS[stands], why.rule, why.reason, why.params))
    return found


def _placements(s: Table, seat: int) -> list[Placement]:
    player = s.players[seat]
    kinds = sorted(set(player.hand()))
    if seat == s.turn and s.asked() is PLACE_TILE:
        kinds = [s.chosen]
    found: list[Placement] = []
    for kind in kinds:
        for action in offer_places(player.city.spots, s.longest, ROTATIONS[kind]):
            row, column, turns = place_of(action)
            grown = player.city.with_tile(kind * 4 + turns, row, column)
            best = best_ways(grown, s.supply)
            possible = [walkway(way, grown.colour_of_way(way)) for way in possible_ways(grown, s.supply)]
            for way in best:
                grown = grown.with_walkway(way)
            change = total_with(s, seat, grown) - total_with(s, seat, player.city)
            found.append(Placement(NAMES[kind], SPACE.to_json(action), possible, _joins(best), votes_of(best), change))
    return found
