"""The first half of a turn: choose a tile, place it, raise its buildings (CC-3.1, CC-3.2)."""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from pentapolis.games.cloud_city.actions import CHOOSE, place_of
from pentapolis.games.cloud_city.events import Chose, Placed
from pentapolis.games.cloud_city.places import SHORTEST, is_beside_city, is_taken, offer_places
from pentapolis.games.cloud_city.table import NO_TILE, CloudCityStep, Table, without
from pentapolis.games.cloud_city.tiles import ROTATIONS, TILES


class ChooseTile(CloudCityStep):
    """Choose a tile of the hand; asked even if all are alike, since not to ask would tell the others about the hand."""

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        """Return each kind in the hand once."""
        offer: list[int] = []
        last = NO_TILE
        for kind in s.players[seat].hand():
            if kind != last:
                offer.append(CHOOSE + kind)
                last = kind
        return offer

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        """Return that the tile isn't in the hand."""
        tile = TILES[action - CHOOSE]
        return Refusal(self.rule, "not-in-hand", {"layout": tile.layout, "first": tile.first, "second": tile.second})

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Take a tile from the hand, one that the others know of before one that they don't (CC-7.1)."""
        kind = action - CHOOSE
        player = s.players[seat]
        if kind in player.known:
            player.known = without(player.known, kind)
        else:
            player.hidden = without(player.hidden, kind)
        s.chosen = kind
        if events is not None:
            events.append(Chose(seat, TILES[kind]))
        s.done()


class PlaceTile(CloudCityStep):
    """Place the chosen tile beside the city, with its two buildings."""

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        """Return the places around the city with every rotation that looks different."""
        return offer_places(s.players[seat].city.spots, s.longest, ROTATIONS[s.chosen])

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        """Return why the tile can't go there."""
        row, column, turns = place_of(action)
        spots = s.players[seat].city.spots
        if is_taken(spots, row, column):
            return Refusal(self.rule, "place-taken", {"row": row, "column": column})
        if not is_beside_city(spots, row, column):
            return Refusal(self.rule, "not-beside-city", {"row": row, "column": column})
        if action - turns not in self.legal(s, seat, at):
            return Refusal(self.rule, "city-too-large", {"shorter": SHORTEST, "longer": s.longest})
        return Refusal(self.rule, "looks-the-same", {"turns": turns, "same": turns - 2})

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Place the tile; its buildings come with it (CC-3.2)."""
        row, column, turns = place_of(action)
        player = s.players[seat]
        player.city = player.city.with_tile(s.chosen * 4 + turns, row, column)
        if events is not None:
            events.append(Placed(seat, TILES[s.chosen], row, column, turns))
        s.chosen = NO_TILE
        s.done()


CHOOSE_TILE: Final = ChooseTile("CC-3.1", ("choose",), name="choosing", not_now="no-choosing-now", secret=True)
PLACE_TILE: Final = PlaceTile("CC-3.1", ("place",), name="placing", not_now="no-placing-now")
