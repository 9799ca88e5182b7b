"""Giving tiles back when the supply has run out for the first time, in secret and together (GK-7.2)."""

from typing import Any, Final

from pentapolis.core.agenda import NOTHING, Step
from pentapolis.core.combinators import Sequence
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.core.refusal import Refusal
from pentapolis.games.ginkgopolis.actions import DONE, GIVE
from pentapolis.games.ginkgopolis.cards import members, tile, tile_words, tiles
from pentapolis.games.ginkgopolis.events import GivingDecided, SupplyRenewed, TileOffered, TilesReturned, TilesTaken
from pentapolis.games.ginkgopolis.steps import STEPS, GkStep
from pentapolis.games.ginkgopolis.supplies import deplete, take_tiles
from pentapolis.games.ginkgopolis.table import Player, Table


def can_be_given(player: Player) -> int:
    """Return the mask of the tiles that a player can still put out: not the one in the locked choice."""
    return player.all_tiles() & ~player.given & ~player.locked_tile()


class GiveBack(GkStep):
    """Everybody decides in secret which tiles to give back; `at` is a mask of the seats that have decided.

    Who has no tiles isn't asked. A player whose only tile is in the locked choice is asked: not to ask would tell the
    others that it is.
    """

    def owing(self, s: Table, at: int) -> int:
        mask = 0
        for seat in range(s.seats):
            if s.players[seat].all_tiles() and not at >> seat & 1:
                mask |= 1 << seat
        return mask

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        if not self.owing(s, at) >> seat & 1:
            return NOTHING
        return [*(GIVE + number for number in members(can_be_given(s.players[seat]))), DONE]

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        if not self.owing(s, at) >> seat & 1:
            return Refusal("GK-7.2", "giving-decided")
        player = s.players[seat]
        number = action - GIVE
        if not player.all_tiles() >> number & 1:
            return Refusal("GK-7.2", "not-your-tile", tile_words(number))
        if player.given >> number & 1:
            return Refusal("GK-7.2", "put-out-already", tile_words(number))
        return Refusal("GK-7.2", "tile-is-locked", tile_words(number))

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        if action != DONE:
            s.players[seat].given |= 1 << (action - GIVE)
            if events is not None:
                events.append(TileOffered(seat, tile(action - GIVE)))
            return
        if events is not None:
            events.append(GivingDecided(seat))
        s.stay(at | 1 << seat)

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return all own tiles, and being done."""
        return [*(GIVE + number for number in members(s.players[seat].all_tiles())), DONE]

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Reveal all that is given back, for a point each, and shuffle it into a new supply."""
        returned = 0
        for seat in range(s.seats):
            returned |= _return_tiles(s.players[seat], seat, events)
        s.returned = returned
        if returned == 0:
            deplete(s, events)
        else:
            supply = members(returned)
            luck.shuffle(supply)
            supply.reverse()
            s.supply = Pile(supply)
            if events is not None:
                events.append(SupplyRenewed(len(supply)))
        s.done()

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        return above is None and at < 1 << s.seats and s.seats > 1 and s.depletions == 1 and s.supply.count() == 0


def _return_tiles(player: Player, seat: int, events: list[Event] | None) -> int:
    given = player.given
    if given:
        player.tiles &= ~given
        player.shown &= ~given
        player.given = 0
        player.points += len(members(given))
        if events is not None:
            events.append(TilesReturned(seat, tiles(given)))
    return given


class TakeOwed(GkStep):
    """The player who was interrupted takes from the new supply what is still owed (GK-7.2, GK-7.3)."""

    def possible(self, s: Table) -> bool:
        return s.owed > 0

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        owed = s.owed
        s.owed = 0
        if events is not None:
            count = min(owed, s.supply.count())
            events.append(TilesTaken(s.turn, count, owed - count))
        take_tiles(s, s.turn, owed, events)
        s.done()


GIVE_BACK: Final = GiveBack("GK-7.2", ("give", "done"), name="giving", not_now="no-giving-now", together=True)
RUN_OUT: Final = Sequence(STEPS, "GK-7.2", [GIVE_BACK, TakeOwed("GK-7.2")])
