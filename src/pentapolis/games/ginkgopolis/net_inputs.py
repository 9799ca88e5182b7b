"""What a net is told about each place: what the evaluation counts, how districts are contested, what is to come."""

from typing import Final

from pentapolis.core.net import Features, Inputs, part_of, quarters
from pentapolis.games.ginkgopolis.bonuses import ENDGAME_COUNT
from pentapolis.games.ginkgopolis.cards import COLOUR_COUNT, NUMBERS, TILE_COUNT, members, size
from pentapolis.games.ginkgopolis.city import UNOWNED
from pentapolis.games.ginkgopolis.districts import Majority, districts
from pentapolis.games.ginkgopolis.evaluation import (
    all_card_points,
    goods_worth,
    idle_places,
    kept_bonuses,
    promise_to_all,
    rounds_left,
    settle,
)
from pentapolis.games.ginkgopolis.table import Table

_AMOUNTS: Final = (
    *("points", "tokens", "cards", "districts", "given", "resources", "tiles", "supply", "rounds", "pile"),
    *("floors", "buildings", "low-buildings", "tall-buildings", "sites", "promise"),
    *(f"bonuses-{trigger}-{colour}" for trigger in range(3) for colour in range(COLOUR_COUNT)),
    *(f"bonus-rounds-{trigger}-{colour}" for trigger in range(3) for colour in range(COLOUR_COUNT)),
    *(f"tiles-{colour}" for colour in range(COLOUR_COUNT)),
    *("goods", "high-tiles", "in-districts"),
)
_TALL: Final = 3
_LOW_NUMBER: Final = 7
_HIGH_TILES: Final = sum([1 << tile for tile in range(TILE_COUNT) if tile % NUMBERS >= 13])
_MOST_COUNTED: Final = 255  # there are not so many tiles
_BUILDINGS_AT: Final = 8
_LOW_AT: Final = 16
_TALL_AT: Final = 24
_SITES_AT: Final = 32
_OF_COLOUR: Final = [(1 << NUMBERS) - 1 << NUMBERS * colour for colour in range(COLOUR_COUNT)]


# How many values the traits of districts have; what is more counts as the last.
_CONTEST: Final = 12
_TOTALS: Final = 24
_BUILDINGS: Final = 9
_RANKS: Final = 3

# Where each group of marks begins.
_SEATS: Final = 0
_HAL: Final = 5
_FIRST: Final = 6
_IDLE: Final = 7
_ENDING: Final = 8
_DEPLETED: Final = 9
_ENDGAME: Final = 10

INPUTS: Final = Inputs(
    _AMOUNTS,
    (
        *(f"seats-{number}" for number in range(1, 6)),
        *("hal", "first", "idle", "ending", "depleted"),
        *(f"endgame-{number}" for number in range(ENDGAME_COUNT)),
    ),
    (
        # A district.
        ("contest", _CONTEST * _CONTEST),  # resources of the place, and of the strongest other one
        ("total", _TOTALS),
        ("buildings", _BUILDINGS),
        ("rank", _RANKS),  # first, second or neither
        ("rounds", 9),
        ("seats", 5),
    ),
)
_COMMON: Final = INPUTS.sizes()[-2:]  # what all districts share
_COMMON_NUMBERS: Final = 9 * 5


def net_inputs(table: Table) -> list[Features]:
    """Return what is told about each place."""
    s = settle(table)
    rounds = 0.0 if table.agenda is None else rounds_left(s)
    idle = idle_places(table)
    places = s.places()
    paid, held = [0] * places, [0] * places
    parts: list[list[int]] = [[] for _ in range(places)]
    for district in districts(s):
        _contest(s, district, int(rounds), paid, held, parts)
    counts = _count_buildings(s)
    cards = all_card_points(s)
    promises = promise_to_all(s, idle, rounds, paid, cards, [count & _MOST_COUNTED for count in counts])
    to_come = round(8.0 * rounds)
    marked = [_SEATS + s.seats - 1]
    if s.ending:
        marked.append(_ENDING)
    if s.depletions:
        marked.append(_DEPLETED)
    found: list[Features] = []
    for place, player in enumerate(s.players):
        count = counts[place]
        bonuses = kept_bonuses(player.bonuses).counts
        tiles = player.all_tiles()
        amounts = [
            player.points,
            player.tokens,
            cards[place],
            paid[place],
            size(player.given),
            player.resources,
            size(tiles & ~player.given),
            player.supply,
            to_come,
            s.supply.count(),
            count & _MOST_COUNTED,
            count >> _BUILDINGS_AT & _MOST_COUNTED,
            count >> _LOW_AT & _MOST_COUNTED,
            count >> _TALL_AT & _MOST_COUNTED,
            count >> _SITES_AT,
            quarters(promises[place]),
        ]
        amounts += bonuses
        amounts += [count * to_come for count in bonuses]
        amounts += [size(tiles & colour) for colour in _OF_COLOUR]
        amounts += [quarters(goods_worth(s, player, rounds)), size(tiles & _HIGH_TILES), held[place]]
        marks = marked[:]
        if place >= s.seats:
            marks.append(_HAL)
        if place == s.first:
            marks.append(_FIRST)
        if idle >> place & 1:
            marks.append(_IDLE)
        marks += [_ENDGAME + number for number in members(player.endgame)]
        found.append(Features(promises[place], amounts, marks, parts[place]))
    return found


def _count_buildings(s: Table) -> list[int]:
    """Return how many floors, buildings and so on each place has, and nobody: side by side in one number."""
    counts = [0] * (UNOWNED + 1)
    for building in s.city:
        height = building.height()
        count = height + (1 << _BUILDINGS_AT) + (building.site << _SITES_AT)
        if building.tile % NUMBERS < _LOW_NUMBER:
            count += 1 << _LOW_AT
        if height >= _TALL:
            count += 1 << _TALL_AT
        counts[building.owner] += count
    return counts


def _contest(s: Table, district: int, rounds: int, paid: list[int], held: list[int], parts: list[list[int]]) -> None:
    """Add to each place what a district pays, what it holds there, and the part that the district is for it.

    The traits are put together in their order, as `part_of` would do it.
    """
    majority = Majority(s, district)
    if majority.first < 0:
        return
    resources = majority.resources
    buildings = size(district)
    common = part_of(_COMMON, [rounds, s.seats - 1])
    for place, mine in enumerate(resources):
        paid[place] += majority.points(place)
        held[place] += mine
        best = 0
        for other, theirs in enumerate(resources):
            if other != place and theirs > best:
                best = theirs
        rank = 0 if place == majority.first else 1 if place == majority.second else 2
        contest = min(_CONTEST - 1, mine) * _CONTEST + min(_CONTEST - 1, best)
        number = (contest * _TOTALS + min(_TOTALS - 1, majority.total)) * _BUILDINGS + min(_BUILDINGS - 1, buildings)
        parts[place].append((number * _RANKS + rank) * _COMMON_NUMBERS + common)
