"""Choosing which cards to keep, all together and in secret (UC-2.5, UC-9.1)."""

from typing import Any, Final

from pentapolis.core.agenda import NOTHING, Step
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.problem import Params
from pentapolis.core.refusal import Refusal
from pentapolis.games.underwater_cities.actions import BACK, PUT_OUT
from pentapolis.games.underwater_cities.events import CardPutOut, CardsDiscarded, HandDecided, HandReopened
from pentapolis.games.underwater_cities.player import Player
from pentapolis.games.underwater_cities.steps import UcStep
from pentapolis.games.underwater_cities.supply import discard, leave_hand
from pentapolis.games.underwater_cities.table import Table


def has_decided(player: Player) -> bool:
    """Whether a player has put out as many cards as are too many."""
    return len(player.put_out) == player.surplus()


class KeepCards(UcStep):
    """Everybody puts out what is too many; the last card can be taken back until all have decided."""

    def owing(self, s: Table, at: int) -> int:
        mask = 0
        for seat in range(s.seats):
            if not has_decided(s.players[seat]):
                mask |= 1 << seat
        return mask

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        player = s.players[seat]
        if has_decided(player):
            return [BACK] if player.put_out else NOTHING
        return [PUT_OUT + card for card in player.whole_hand() if card not in player.put_out]

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        player = s.players[seat]
        if action == BACK:
            return Refusal("UC-2.5", "nothing-to-take-back")
        if has_decided(player):
            return Refusal("UC-2.5", "hand-decided")
        card = action - PUT_OUT
        if card in player.put_out:
            return Refusal("UC-2.5", "put-out-already", {"card": card + 1})
        return Refusal("UC-2.5", "not-in-hand", {"card": card + 1})

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        player = s.players[seat]
        if action == BACK:
            player.put_out = player.put_out[:-1]
            if events is not None:
                events.append(HandReopened(seat))
            return
        player.put_out = [*player.put_out, action - PUT_OUT]
        if events is not None:
            events.append(CardPutOut(seat, action - PUT_OUT + 1))
            if has_decided(player):
                events.append(HandDecided(seat))

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Discard what was put out, in turn order, each player's in the order in which it was put out."""
        for seat in s.order:
            player = s.players[seat]
            out = player.put_out
            player.put_out = []
            if out and events is not None:
                events.append(CardsDiscarded(seat, [card + 1 for card in out]))
            for card in out:
                leave_hand(player, card)
                discard(s, card, events)
        s.done()

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return the own cards."""
        return s.legal(seat)

    def foresee(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Carry out the choice, and leave the others alone."""
        self.answer(s, seat, action, at, luck, events)

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        if viewer is None:
            return {"left": 0}
        player = s.players[viewer]
        return {"left": player.surplus() - len(player.put_out)}

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        return at == 0 and above is None


KEEP_CARDS: Final = KeepCards(
    "UC-2.5", ("put-out", "back"), name="keep-cards", not_now="no-choosing-now", together=True
)
