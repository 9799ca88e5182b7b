"""What a net is told about each place: what the evaluation counts, how districts are contested, what is to come."""

from typing import Final

from pentapolis.core.net import Features, Inputs
from pentapolis.games.ginkgopolis.bonuses import BONUSES_OF_COLOUR, ENDGAME_COUNT, WITH_TRIGGER
from pentapolis.games.ginkgopolis.cards import COLOUR_COUNT, NUMBERS, members, size
from pentapolis.games.ginkgopolis.city import UNOWNED
from pentapolis.games.ginkgopolis.districts import Majority, districts
from pentapolis.games.ginkgopolis.evaluation import idle_places, promise_to_all, rounds_left, settle
from pentapolis.games.ginkgopolis.scoring import card_points
from pentapolis.games.ginkgopolis.table import Table

_LEADS: Final = 7  # by three or more, two, one, none (a tie), and as far behind

# Amounts of a place, those of districts last.
_AMOUNTS: Final = (
    *("points", "tokens", "cards", "districts", "given", "resources", "tiles", "supply", "rounds", "pile"),
    *("floors", "buildings", "low-buildings", "tall-buildings", "sites", "promise"),
    *(f"bonuses-{trigger}-{colour}" for trigger in range(3) for colour in range(COLOUR_COUNT)),
    *(f"bonus-rounds-{trigger}-{colour}" for trigger in range(3) for colour in range(COLOUR_COUNT)),
    *(f"lead-{number}" for number in range(_LEADS)),
    "elsewhere",
)
_TALL: Final = 3
_LOW_NUMBER: Final = 7

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
)


def net_inputs(table: Table) -> list[Features]:
    """Return what is told about each place."""
    s = settle(table)
    rounds = 0.0 if table.agenda is None else rounds_left(s)
    idle = idle_places(table)
    promises = promise_to_all(s, idle, rounds)
    places = s.places()
    paid = [0] * places
    leads = [[0] * (_LEADS + 1) for _ in range(places)]
    for district in districts(s):
        _contest(Majority(s, district), paid, leads)
    floors, buildings, low, tall, sites = ([0] * (UNOWNED + 1) for _ in range(5))
    for building in s.city:
        owner, height = building.owner, building.height()
        floors[owner] += height
        buildings[owner] += 1
        low[owner] += building.tile % NUMBERS < _LOW_NUMBER
        tall[owner] += height >= _TALL
        sites[owner] += building.site
    to_come = round(8.0 * rounds)
    marked = [_SEATS + s.seats - 1]
    if s.ending:
        marked.append(_ENDING)
    if s.depletions:
        marked.append(_DEPLETED)
    found: list[Features] = []
    for place, player in enumerate(s.players):
        amounts = [
            player.points,
            player.tokens,
            card_points(s, place),
            paid[place],
            size(player.given),
            player.resources,
            size(player.all_tiles() & ~player.given),
            player.supply,
            to_come,
            s.supply.count(),
            floors[place],
            buildings[place],
            low[place],
            tall[place],
            sites[place],
            round(4.0 * promises[place]),
        ]
        bonuses = [
            size(player.bonuses & WITH_TRIGGER[trigger] & BONUSES_OF_COLOUR[colour])
            for trigger in range(3)
            for colour in range(COLOUR_COUNT)
        ]
        amounts += bonuses
        amounts += [count * to_come for count in bonuses]
        amounts += leads[place]
        marks = marked[:]
        if place >= s.seats:
            marks.append(_HAL)
        if place == s.first:
            marks.append(_FIRST)
        if idle >> place & 1:
            marks.append(_IDLE)
        marks += [_ENDGAME + number for number in members(player.endgame)]
        found.append(Features(promises[place], amounts, marks))
    return found


def _contest(majority: Majority, paid: list[int], leads: list[list[int]]) -> None:
    """Add what a district pays, and to each place's leads what it holds, by how far the place is ahead in it."""
    if majority.first < 0:
        return
    resources = majority.resources
    for place, mine in enumerate(resources):
        paid[place] += majority.points(place)
        if mine == 0:
            leads[place][_LEADS] += majority.total
            continue
        best = 0
        for other, theirs in enumerate(resources):
            if other != place and theirs > best:
                best = theirs
        leads[place][3 - max(-3, min(3, mine - best))] += majority.total
