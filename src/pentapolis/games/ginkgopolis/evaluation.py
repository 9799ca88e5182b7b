"""What a table promises to each place, as a bot would guess.

Everything counts as if the game ended now, and what can still become points is added: goods behind the screen as far as
they can be used, bonuses that will pay, resources on buildings that may become districts, and what Hal will make. How
much depends on how many rounds are left.
What is decided in this round is carried out first, in turn, in a copy, and whoever is yet to decide is promised what an
action is worth: so that all moments of a round can be compared.
"""

from typing import Final

from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.acting import begin_action, go_through
from pentapolis.games.ginkgopolis.bonuses import BONUSES_OF_COLOUR, WITH_TRIGGER
from pentapolis.games.ginkgopolis.cards import COLOUR_COUNT, size
from pentapolis.games.ginkgopolis.districts import district_points
from pentapolis.games.ginkgopolis.draft import picks_of
from pentapolis.games.ginkgopolis.grid import UNOWNED, height, owner
from pentapolis.games.ginkgopolis.scoring import TOKEN_POINTS, card_points
from pentapolis.games.ginkgopolis.setup import give_start
from pentapolis.games.ginkgopolis.table import (
    AREA,
    BONUSES,
    CHOICE,
    CHOOSING,
    DRAFTING,
    GIVEN,
    HAL,
    OVER,
    POINTS,
    RESOURCES,
    SUPPLY,
    TILES,
    TOKENS,
    Table,
)

# From what goods and bonuses were worth in many games between greedy bots, and from matches between such numbers.
_RESOURCE: Final = 1.2  # points that a resource behind the screen will make, while there is time
_TILE: Final = 1.3
_RESOURCES_USED: Final = 2.5  # what a player can use of them in a round, at most
_TILES_USED: Final = 0.5
_TILE_TO_GIVE: Final = 0.8  # a tile that can't be used but given back
_TILE_TO_KEEP: Final = 0.1  # and one that can't be given back any more
_PLACED: Final = 0.15  # points that a resource on a building will make besides what it makes now
_BONUS: Final = (0.9, 0.7, 1.0)  # what a bonus of each colour pays each time
_TRIGGERED: Final = (0.45, 0.4, 0.65)  # how often a trigger happens to a player in a round
_SOON: Final = 3.0  # rounds in which goods can still be used up
_TILES_TAKEN: Final = 0.9  # tiles that a player takes in a round
_RESOURCES_PLACED: Final = 1.2  # resources by which the nearest to the last one comes nearer in a round
_GIVEN_BACK: Final = 4.0  # tiles that a player gives back
_LONGEST: Final = 16.0
_ACTION: Final = 4.0  # what an action adds to what a player is promised
_HAL_ACTION: Final = 4.0
_HAL_ROUND: Final = 4.5  # points that Hal makes in a round

_NO_LUCK: Final = Luck(0)  # nothing in an action that is carried out here needs chance


def evaluate(table: Table) -> list[float]:
    """Return the expected total of each place at the end of the game."""
    return _promises(_settled(table), _idle(table))


def _idle(table: Table) -> int:
    """Return the mask of the places that have still to choose in this round, or to act without a choice like Hal."""
    if table.phase == OVER:
        return 0
    mask = 1 << HAL if table.hal_card else 0
    for seat in range(table.seats):
        if table.phase <= CHOOSING and table.players[seat * AREA + CHOICE] == 0:
            mask |= 1 << seat
    return mask


def _settled(table: Table) -> Table:
    """Return a copy in which all that is decided is carried out, in turn; the table itself if there is nothing."""
    if table.phase == DRAFTING:
        return _drafted(table)
    settled = table
    if table.stack:
        settled = _copy(table)
        _finish(settled)
    for turn in range(table.acted if table.phase > CHOOSING else 0, table.seats):
        seat = (table.first + turn) % table.seats
        if table.players[seat * AREA + CHOICE]:
            if settled is table:
                settled = _copy(table)
            begin_action(settled, seat, None)
            _finish(settled)
    return settled


def _drafted(table: Table) -> Table:
    """Return a copy in which the characters that are kept so far are in play (GK-2.6)."""
    drafted = _copy(table)
    for seat in range(table.seats):
        for number in picks_of(table, seat):
            drafted.players[seat * AREA + BONUSES] |= 1 << number
            give_start(drafted, seat, number, None)
    return drafted


def _copy(table: Table) -> Table:
    copy = table.clone()
    assert isinstance(copy, Table)
    return copy


def _finish(table: Table) -> None:
    """Carry out an action to its end; nobody gives back tiles on the way."""
    while go_through(table, _NO_LUCK, None):
        table.stack.pop()


def _promises(table: Table, idle: int) -> list[float]:
    promises: list[float] = []
    districts = district_points(table)
    on_board = [0] * (UNOWNED + 1)
    for built in table.city:
        on_board[owner(built)] += height(built)
    rounds = _rounds_left(table)
    for place in range(table.places):
        area = place * AREA
        points = table.players[area + POINTS] + TOKEN_POINTS * table.players[area + TOKENS]
        given = size(table.players[area + GIVEN])  # a point each (GK-7.2)
        worth = float(points + card_points(table, place) + districts[place] + given)
        if place >= table.seats:
            worth += rounds * _HAL_ROUND + (_HAL_ACTION if idle >> place & 1 else 0.0)
        else:
            worth += _goods_worth(table, area, rounds) + rounds * _bonus_worth(table.players[area + BONUSES])
            worth += min(1.0, rounds / _LONGEST) * _PLACED * on_board[place]
            worth += _ACTION if idle >> place & 1 else 0.0
        promises.append(worth)
    return promises


def _goods_worth(table: Table, area: int, rounds: float) -> float:
    """Return what resources and tiles behind a screen will make, as far as they can still be used."""
    if rounds == 0.0:
        return 0.0
    resources = min(float(table.players[area + RESOURCES]), rounds * _RESOURCES_USED)
    tiles = float(size(table.players[area + TILES] & ~table.players[area + GIVEN]))
    used = min(tiles, rounds * _TILES_USED)
    spare = _TILE_TO_GIVE if _giving_ahead(table) else _TILE_TO_KEEP
    return min(1.0, rounds / _SOON) * (_RESOURCE * resources + _TILE * used) + spare * (tiles - used)


def _giving_ahead(table: Table) -> bool:
    """Whether tiles will still be given back; they never are alone (GK-11.1)."""
    return table.seats > 1 and (table.depletions == 0 or table.supply_left == 0)


def _rounds_left(table: Table) -> float:
    """Return about how many rounds are still to come after this one, 0 when the end is triggered."""
    if table.phase == OVER or table.ending:
        return 0.0
    tiles = float(table.supply_left)
    if _giving_ahead(table):
        tiles += _GIVEN_BACK * table.seats
    rounds = min(_LONGEST, tiles / (_TILES_TAKEN * table.places))
    for place in range(table.places):
        area = place * AREA
        left = table.players[area + RESOURCES] + table.players[area + SUPPLY]
        rounds = min(rounds, left / _RESOURCES_PLACED)
    return max(0.5, rounds)


def _bonus_worth(bonuses: int) -> float:
    """Return what kept cards will pay in a round."""
    worth = 0.0
    for trigger in range(3):
        with_trigger = bonuses & WITH_TRIGGER[trigger]
        for colour in range(COLOUR_COUNT):
            worth += size(with_trigger & BONUSES_OF_COLOUR[colour]) * _BONUS[colour] * _TRIGGERED[trigger]
    return worth
