"""What a table promises to each place, as a bot would guess.

Everything counts as if the game ended now, and what can still become points is added: goods behind the screen, bonuses
that will pay, and resources on buildings that may become districts. How much depends on how many rounds are left.
What is decided in this round is carried out first, in turn, in a copy, and whoever is yet to decide is promised what an
action is worth: so that all moments of a round can be compared.
"""

from typing import Final

from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.acting import begin_action, go_through
from pentapolis.games.ginkgopolis.bonuses import BONUSES_OF_COLOUR, WITH_TRIGGER
from pentapolis.games.ginkgopolis.cards import COLOUR_COUNT, size
from pentapolis.games.ginkgopolis.districts import district_points
from pentapolis.games.ginkgopolis.grid import UNOWNED, height, owner
from pentapolis.games.ginkgopolis.scoring import TOKEN_POINTS, card_points
from pentapolis.games.ginkgopolis.table import (
    AREA,
    BONUSES,
    CHOICE,
    CHOOSING,
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

# Tuned by many matches between greedy bots that differed in these numbers.
_RESOURCE: Final = 1.1  # points that a resource behind the screen will make, while there is time
_TILE: Final = 1.4
_PLACED: Final = 0.3  # points that a resource on a building will make besides what it makes now
_BONUS: Final = (0.9, 0.7, 1.0)  # what a bonus of each colour pays each time
_TRIGGERED: Final = (0.35, 0.3, 0.35)  # how often a trigger happens to a player in a round
_SOON: Final = 3.0  # rounds in which goods can still be used up
_TILES_IN_ROUND: Final = 1.1  # tiles that a player takes in a round
_RESOURCES_IN_ROUND: Final = 1.8  # resources that a player places in a round
_GIVEN_BACK: Final = 3.0  # tiles that a player gives back
_LONGEST: Final = 12.0
_ACTION: Final = 3.0  # what an action adds to what a player is promised
_HAL_ACTION: Final = 4.0

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
    rounds = _rounds_left(table, on_board)
    soon = min(1.0, rounds / _SOON)
    for place in range(table.places):
        area = place * AREA
        points = table.players[area + POINTS] + TOKEN_POINTS * table.players[area + TOKENS]
        worth = float(points + card_points(table, place) + districts[place])
        if idle >> place & 1:
            worth += _ACTION if place < table.seats else _HAL_ACTION
        if rounds > 0.0 and place < table.seats:
            given = size(table.players[area + GIVEN])
            tiles = size(table.players[area + TILES]) - given
            worth += given + soon * (_RESOURCE * table.players[area + RESOURCES] + _TILE * tiles)
            worth += rounds * _bonus_worth(table.players[area + BONUSES])
            worth += min(1.0, rounds / _LONGEST) * _PLACED * on_board[place]
        promises.append(worth)
    return promises


def _rounds_left(table: Table, on_board: list[int]) -> float:
    """Return about how many rounds are still to come, 0 when the game is over."""
    if table.phase == OVER or table.ending:
        return 0.0
    tiles = float(table.supply_left)
    if table.seats > 1 and (table.depletions == 0 or table.supply_left == 0):
        tiles += _GIVEN_BACK * table.seats
    rounds = min(_LONGEST, tiles / (_TILES_IN_ROUND * table.places))
    for place in range(table.places):
        area = place * AREA
        left = table.players[area + RESOURCES] + table.players[area + SUPPLY]
        rounds = min(rounds, left / _RESOURCES_IN_ROUND)
    return max(0.5, rounds)


def _bonus_worth(bonuses: int) -> float:
    """Return what kept cards will pay in a round."""
    worth = 0.0
    for trigger in range(3):
        with_trigger = bonuses & WITH_TRIGGER[trigger]
        for colour in range(COLOUR_COUNT):
            worth += size(with_trigger & BONUSES_OF_COLOUR[colour]) * _BONUS[colour] * _TRIGGERED[trigger]
    return worth
