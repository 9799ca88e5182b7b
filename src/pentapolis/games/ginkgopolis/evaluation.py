"""What a table promises to each place, as a bot would guess.

Everything counts as if the game ended now, and what can still become points is added: goods behind the screen, bonuses
that will pay, and resources on buildings that may become districts. How much depends on how many rounds are left.
Choices that are locked are carried out first, in the order of the round, in a copy.
"""

from typing import Final

from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.acting import advance, begin_action
from pentapolis.games.ginkgopolis.bonuses import BONUSES_OF_COLOUR, WITH_TRIGGER
from pentapolis.games.ginkgopolis.cards import COLOUR_COUNT, size
from pentapolis.games.ginkgopolis.districts import district_points
from pentapolis.games.ginkgopolis.exploiting import carry_out_take
from pentapolis.games.ginkgopolis.grid import UNOWNED, height, owner
from pentapolis.games.ginkgopolis.markers import carry_out_move, carry_out_shift
from pentapolis.games.ginkgopolis.scoring import TOKEN_POINTS, card_points
from pentapolis.games.ginkgopolis.table import (
    AREA,
    BONUSES,
    CHOICE,
    CHOOSING,
    GIVEN,
    GIVING,
    MOVING,
    OVER,
    POINTS,
    RESOURCES,
    SUPPLY,
    TAKING,
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
_LONGEST: Final = 12.0

_NO_LUCK: Final = Luck(0)  # nothing in an action that is carried out here needs chance


def evaluate(table: Table) -> list[float]:
    """Return the expected total of each place at the end of the game."""
    if table.phase == CHOOSING:
        return _promises(_after_choices(table))
    return _promises(table)


def _after_choices(table: Table) -> Table:
    """Return the table after the choices that are locked, in turn; the same table if there are none."""
    after: Table | None = None
    for turn in range(table.seats):
        seat = (table.first + turn) % table.seats
        if table.players[seat * AREA + CHOICE]:
            if after is None:
                copy = table.clone()
                assert isinstance(copy, Table)
                after = copy
            act_now(after, seat)
    return table if after is None else after


def act_now(table: Table, seat: int) -> None:
    """Carry out a locked choice as if it were its turn, with any answer to what it asks; nobody gives back tiles."""
    begin_action(table, seat, None)
    while advance(table, _NO_LUCK, None):
        if table.phase == TAKING:
            tiles = table.players[seat * AREA + TILES]
            carry_out_take(table, table.offer[0 if tiles else 1], None)
        elif table.phase == MOVING:
            carry_out_move(table, table.offer[0], None)
        elif table.phase == GIVING:
            table.stack.pop()
        else:
            carry_out_shift(table, table.offer[0], None)


def _promises(table: Table) -> list[float]:
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
    if table.phase == OVER:
        return 0.0
    if table.ending:
        return 0.3
    tiles = float(table.supply_left)
    if table.depletions == 0 and table.seats > 1:
        tiles += 3.0 * table.seats
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
