"""Walkways, one after another (CC-3.3, CC-4.1 to CC-4.7)."""

from typing import Final

from pentapolis.core.agenda import NOTHING
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.problem import Params
from pentapolis.core.refusal import Refusal
from pentapolis.games.cloud_city.actions import DONE, JOIN
from pentapolis.games.cloud_city.best_walkways import best_ways, votes_of
from pentapolis.games.cloud_city.events import Exhausted, Joined
from pentapolis.games.cloud_city.join_refusals import refuse_joining
from pentapolis.games.cloud_city.possible_walkways import neighbours_in_line, possible_ways
from pentapolis.games.cloud_city.table import CloudCityStep, Table
from pentapolis.games.cloud_city.tiles import COLOURS
from pentapolis.games.cloud_city.walkways import PAIR_OF, WAY_OF, length_of, walkway


class JoinBuildings(CloudCityStep):
    """Build as many walkways as wanted; without a possible one nobody is asked."""

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        """Return the possible walkways, and to build no more."""
        ways = possible_ways(s.players[seat].city, s.supply)
        if not ways:
            return NOTHING
        offer = [JOIN + PAIR_OF[way] for way in ways]
        offer.append(DONE)
        return offer

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return to join each two buildings of one colour in a line, possible or not, and to build no more."""
        return sorted([*(JOIN + pair for pair in neighbours_in_line(s.players[seat].city)), DONE])

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        """Return how many walkways are possible, and the votes that they can bring together."""
        city = s.players[s.turn].city
        return {"count": len(possible_ways(city, s.supply)), "votes": votes_of(best_ways(city, s.supply))}

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        """Return why the cells can't be joined; to build no more is never refused."""
        return refuse_joining(s.players[seat].city, s.supply, action)

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Build a walkway, or no more of them."""
        if action == DONE:
            s.done()
            return
        way = WAY_OF[action - JOIN]
        player = s.players[seat]
        colour, length = player.city.colour_of_way(way), length_of(way)
        player.city = player.city.with_walkway(way)
        s.supply = s.supply.without(colour, length)
        if events is not None:
            events.append(Joined(seat, walkway(way, colour)))
            if not s.supply.has(colour, length):
                events.append(Exhausted(COLOURS[colour], length))


JOIN_BUILDINGS: Final = JoinBuildings("CC-3.3", ("join", "done"), name="joining", not_now="no-joining-now")
