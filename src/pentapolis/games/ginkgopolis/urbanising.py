"""A new building in place of a marker (GK-5.4)."""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.cards import LETTERS, tile
from pentapolis.games.ginkgopolis.city import Building, beside, linked
from pentapolis.games.ginkgopolis.events import LastResourcePlaced, TilePlaced
from pentapolis.games.ginkgopolis.grid import NOWHERE, cell_x, cell_y
from pentapolis.games.ginkgopolis.steps import GkStep
from pentapolis.games.ginkgopolis.table import Table


def can_urbanise(s: Table, place: int) -> bool:
    """Whether there is a resource for the new tile (GK-5.4, GK-11.6)."""
    return s.players[place].resources > 0


class PlaceTile(GkStep):
    """The tile takes the place of the marker, with a resource and a construction-site marker (GK-5.4)."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        letter = s.card
        cell = s.markers[letter]
        put_marker(s, letter, NOWHERE)
        s.use_tile(s.tile)
        s.players[s.turn].resources -= 1
        add_building(s, Building(cell, s.tile, [], s.turn, 1))
        if events is not None:
            events.append(TilePlaced(s.turn, tile(s.tile), LETTERS[letter], cell_x(cell), cell_y(cell)))
        check_last_resource(s, events)
        s.done()


def put_marker(s: Table, letter: int, cell: int) -> None:
    """Move a marker."""
    markers = s.markers[:]
    markers[letter] = cell
    s.markers = markers


def add_building(s: Table, building: Building) -> None:
    """Add a building to the city, and link it with its neighbours."""
    s.links = linked(s.links, beside(s.city, building.cell))
    city = s.city[:]
    city.append(building)
    s.city = city


def check_last_resource(s: Table, events: list[Event] | None) -> None:
    """Trigger the end if the player has placed the last resource (GK-9.1, GK-11.6)."""
    player = s.players[s.turn]
    if player.resources == 0 and player.supply == 0:
        s.ending = 1
        if events is not None:
            events.append(LastResourcePlaced(s.turn))


PLACE_TILE: Final = PlaceTile("GK-5.4")
