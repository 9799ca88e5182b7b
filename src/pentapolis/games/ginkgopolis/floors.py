"""Building a floor (GK-6.1 to GK-6.4)."""

from pentapolis.core.events import Event
from pentapolis.games.ginkgopolis.cards import FLOOR, LETTER_COUNT, NUMBERS, tile
from pentapolis.games.ginkgopolis.events import CostPaid, FloorBuilt, ResourcesReturned
from pentapolis.games.ginkgopolis.exploiting import place_of
from pentapolis.games.ginkgopolis.frames import FINISH, bonus_frame
from pentapolis.games.ginkgopolis.grid import SITE, UNOWNED, building, cell_of, cell_x, cell_y, height, owner, top
from pentapolis.games.ginkgopolis.table import AREA, POINTS, RESOURCES, SUPPLY, Table
from pentapolis.games.ginkgopolis.urbanising import check_last_resource


def lower_by(covered: int, number: int) -> int:
    """Return the points that it costs to cover one tile with the other (GK-6.2)."""
    return max(0, covered % NUMBERS - number % NUMBERS)


def recoloured(covered: int, number: int) -> bool:
    """Whether the tiles differ in colour, which costs a resource (GK-6.2)."""
    return covered // NUMBERS != number // NUMBERS


def has_resources(table: Table, place: int, built: int, extra: int) -> bool:
    """Whether there is a resource for each floor and the extra ones, with those that come back (GK-6.3, GK-6.7)."""
    own = table.players[table.purse(place)]
    if owner(built) == place:
        own += height(built)
    return own >= height(built) + 1 + extra


def can_build(table: Table, seat: int, card: int, number: int) -> bool:
    """Whether a player can pay for the floor (GK-6.7)."""
    built = table.city[place_of(table, card - LETTER_COUNT)]
    if table.players[seat * AREA + POINTS] < lower_by(top(built), number):
        return False
    return has_resources(table, seat, built, 1 if recoloured(top(built), number) else 0)


def begin_floor(table: Table, card: int, number: int, events: list[Event] | None) -> None:
    """Put the tile on the building that the card names; then the bonuses pay and the card is kept."""
    table.played = card + 1 | (number + 1) << 7 | FLOOR << 14
    table.use_tile(number)
    at = place_of(table, card - LETTER_COUNT)
    built = table.city[at]
    _return_resources(table, built, events)
    if table.turn < table.seats:  # GK-11.4: Hal pays nothing
        _pay(table, lower_by(top(built), number), recoloured(top(built), number), events)
    floors = height(built) + 1
    table.players[table.purse(table.turn)] -= floors
    table.covered[at] = table.covered[at] << 6 | top(built)
    table.city[at] = building(number, floors, table.turn, SITE, cell_of(built))
    if events is not None:
        cell = cell_of(built)
        events.append(FloorBuilt(table.turn, tile(number), tile(top(built)), cell_x(cell), cell_y(cell), floors))
    check_last_resource(table, events)
    table.stack.append(FINISH)
    table.stack.append(bonus_frame(FLOOR, 0))


def _return_resources(table: Table, built: int, events: list[Event] | None) -> None:
    """Give the resources back to their owner, with a point each if somebody else builds (GK-6.1, GK-11.5)."""
    whose = owner(built)
    if whose == UNOWNED:
        return
    points = 0 if whose == table.turn else height(built)
    table.players[table.purse(whose)] += height(built)
    table.players[whose * AREA + POINTS] += points
    if events is not None:
        cell = cell_of(built)
        events.append(ResourcesReturned(whose, tile(top(built)), cell_x(cell), cell_y(cell), height(built), points))


def _pay(table: Table, points: int, recolour: bool, events: list[Event] | None) -> None:
    """Pay for a lower number and for another colour (GK-6.2)."""
    area = table.turn * AREA
    table.players[area + POINTS] -= points
    if recolour:
        table.players[area + RESOURCES] -= 1
        table.players[area + SUPPLY] += 1
    if events is not None and (points > 0 or recolour):
        events.append(CostPaid(table.turn, points, 1 if recolour else 0))
