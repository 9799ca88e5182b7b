"""The end of a turn: draw a tile (CC-3.4)."""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from pentapolis.games.cloud_city.actions import DRAW, TAKE
from pentapolis.games.cloud_city.events import Drew, Received, Refilled, Took
from pentapolis.games.cloud_city.join_refusals import refuse_joining
from pentapolis.games.cloud_city.table import NO_TILE, CloudCityStep, Table, with_one, without
from pentapolis.games.cloud_city.tiles import KINDS, TILES


class DrawTile(CloudCityStep):
    """Take a tile from the face-up row, or draw from the pile; in the last round nothing is drawn."""

    def possible(self, s: Table) -> bool:
        """Whether the tile could still be placed."""
        return s.round < s.rounds()

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        """Return each kind in the row once, and the pile."""
        offer: list[int] = []
        last = NO_TILE
        for kind in s.row:
            if kind != last:
                offer.append(TAKE + kind)
                last = kind
        offer.append(DRAW)
        return offer

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        """Return why this tile can't be taken; or a walkway built, as nobody is asked for walkways without any."""
        if not TAKE <= action < TAKE + KINDS:
            return refuse_joining(s.players[seat].city, s.supply, action)
        tile = TILES[action - TAKE]
        return Refusal(self.rule, "not-in-row", {"layout": tile.layout, "first": tile.first, "second": tile.second})

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Take a tile from the row, which is filled up again, or draw from the pile."""
        player = s.players[seat]
        drawn = s.pile.top()
        s.pile = s.pile.without(1)
        if action == DRAW:
            player.hidden = with_one(player.hidden, drawn)
            if events is not None:
                events.append(Drew(seat))
                events.append(Received(seat, TILES[drawn]))
        else:
            kind = action - TAKE
            player.known = with_one(player.known, kind)
            s.row = with_one(without(s.row, kind), drawn)
            if events is not None:
                events.append(Took(seat, TILES[kind]))
                events.append(Refilled(TILES[drawn]))
        s.done()


DRAW_TILE: Final = DrawTile("CC-3.4", ("take", "draw"), name="drawing", not_now="no-drawing-now", explains=("join",))
