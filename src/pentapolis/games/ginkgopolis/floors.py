"""Building a floor (GK-6.1 to GK-6.4)."""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.cards import LETTER_COUNT, NUMBERS, tile
from pentapolis.games.ginkgopolis.city import UNOWNED, Building, replaced, with_top
from pentapolis.games.ginkgopolis.events import CostPaid, FloorBuilt, ResourcesReturned
from pentapolis.games.ginkgopolis.grid import cell_x, cell_y
from pentapolis.games.ginkgopolis.steps import GkStep
from pentapolis.games.ginkgopolis.table import Table
from pentapolis.games.ginkgopolis.urbanising import check_last_resource


def lower_by(covered: int, tile: int) -> int:
    """Return the points that it costs to cover one tile with the other (GK-6.2)."""
    return max(0, covered % NUMBERS - tile % NUMBERS)


def recoloured(covered: int, tile: int) -> bool:
    """Whether the tiles differ in colour, which costs a resource (GK-6.2)."""
    return covered // NUMBERS != tile // NUMBERS


def has_resources(s: Table, place: int, building: Building, extra: int) -> bool:
    """Whether there is a resource for each floor and the extra ones, with those that come back (GK-6.3, GK-6.7)."""
    own = s.players[place].resources
    if building.owner == place:
        own += building.height()
    return own >= building.height() + 1 + extra


def can_build(s: Table, seat: int, card: int, tile: int) -> bool:
    """Whether a player can pay for the floor (GK-6.7)."""
    building = named_by(s, card)
    if s.players[seat].points < lower_by(building.tile, tile):
        return False
    return has_resources(s, seat, building, 1 if recoloured(building.tile, tile) else 0)


def named_by(s: Table, card: int) -> Building:
    """Return the building that a card names."""
    return s.city[with_top(s.city, card - LETTER_COUNT)]


class ReturnResources(GkStep):
    """The resources on the building go back, with a point each if it is somebody else's (GK-6.1, GK-11.5)."""

    def possible(self, s: Table) -> bool:
        return named_by(s, s.card).owner != UNOWNED

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        index = with_top(s.city, s.card - LETTER_COUNT)
        building = s.city[index]
        count = building.height()
        points = 0 if building.owner == s.turn else count
        owner = s.players[building.owner]
        owner.resources += count
        owner.points += points
        s.city = replaced(s.city, index, building.without_owner())
        if events is not None:
            x, y = cell_x(building.cell), cell_y(building.cell)
            events.append(ResourcesReturned(building.owner, tile(building.tile), x, y, count, points))
        s.done()


class PayForFloor(GkStep):
    """A lower number costs points, another colour a resource (GK-6.2); Hal pays nothing (GK-11.4)."""

    def possible(self, s: Table) -> bool:
        covered = s.card - LETTER_COUNT
        return not s.is_hals_turn() and (lower_by(covered, s.tile) > 0 or recoloured(covered, s.tile))

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        covered = s.card - LETTER_COUNT
        player = s.players[s.turn]
        points = lower_by(covered, s.tile)
        resources = 1 if recoloured(covered, s.tile) else 0
        player.points -= points
        player.resources -= resources
        player.supply += resources
        if events is not None:
            events.append(CostPaid(s.turn, points, resources))
        s.done()


class AddFloor(GkStep):
    """The tile goes on top, with a resource for each floor and a construction-site marker (GK-6.2 to GK-6.4)."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        index = with_top(s.city, s.card - LETTER_COUNT)
        covered = s.city[index]
        building = covered.with_floor(s.tile, s.turn)
        s.use_tile(s.tile)
        s.players[s.turn].resources -= building.height()
        s.city = replaced(s.city, index, building)
        if events is not None:
            x, y = cell_x(building.cell), cell_y(building.cell)
            events.append(FloorBuilt(s.turn, tile(s.tile), tile(covered.tile), x, y, building.height()))
        check_last_resource(s, events)
        s.done()


RETURN_RESOURCES: Final = ReturnResources("GK-6.1")
PAY_FOR_FLOOR: Final = PayForFloor("GK-6.2")
ADD_FLOOR: Final = AddFloor("GK-6.3")
