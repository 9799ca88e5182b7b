"""A new building in place of a marker (GK-5.4 to GK-5.8)."""

from pentapolis.core.events import Event
from pentapolis.games.ginkgopolis.cards import LETTERS, URBANISE, tile
from pentapolis.games.ginkgopolis.events import LastResourcePlaced, TilePlaced
from pentapolis.games.ginkgopolis.frames import FINISH, bonus_frame, move_frame, neighbours_frame
from pentapolis.games.ginkgopolis.grid import NOWHERE, SITE, building, cell_x, cell_y, neighbours_of
from pentapolis.games.ginkgopolis.table import AREA, RESOURCES, SUPPLY, Table


def can_urbanise(table: Table, place: int) -> bool:
    """Whether there is a resource for the new tile (GK-5.4, GK-11.6)."""
    return table.players[table.purse(place)] > 0


def begin_urbanising(table: Table, letter: int, number: int, events: list[Event] | None) -> None:
    """Put the tile in place of the marker; then the marker moves, the neighbours and the bonuses pay."""
    table.played = letter + 1 | (number + 1) << 7 | URBANISE << 14
    table.use_tile(number)
    cell = table.markers[letter]
    table.markers[letter] = NOWHERE
    table.players[table.purse(table.turn)] -= 1
    new = len(table.city)
    add_building(table, building(number, 1, table.turn, SITE, cell), cell)
    if events is not None:
        events.append(TilePlaced(table.turn, tile(number), LETTERS[letter], cell_x(cell), cell_y(cell)))
    check_last_resource(table, events)
    table.stack.append(FINISH)
    table.stack.append(bonus_frame(URBANISE, 0))
    table.stack.append(neighbours_frame(new, 0))
    table.stack.append(move_frame(letter, cell))


def add_building(table: Table, built: int, cell: int) -> None:
    """Begin a building of one floor, and link it with its neighbours."""
    new = len(table.city)
    mask = 0
    for place in neighbours_of(table.city, cell):
        if place >= 0:
            mask |= 1 << place
            table.links[place] |= 1 << new
    table.city.append(built)
    table.covered.append(0)
    table.links.append(mask)


def check_last_resource(table: Table, events: list[Event] | None) -> None:
    """Trigger the end if the player has placed the last resource (GK-9.1, GK-11.6)."""
    area = table.turn * AREA
    if table.players[area + RESOURCES] == 0 and table.players[area + SUPPLY] == 0:
        table.ending = 1
        if events is not None:
            events.append(LastResourcePlaced(table.turn))
