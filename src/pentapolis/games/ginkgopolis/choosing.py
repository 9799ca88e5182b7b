"""The choice of a round, made in secret and at the same time; new hands (GK-3.1 to GK-3.3)."""

from typing import Any, Final

from pentapolis.core.agenda import Step
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.problem import Params
from pentapolis.core.refusal import Refusal
from pentapolis.games.ginkgopolis.acting import act, can_pay, go_through
from pentapolis.games.ginkgopolis.actions import BACK, CHOICES, CHOOSE, NEW_HAND, WITH
from pentapolis.games.ginkgopolis.cards import NO_CARD, NO_TILE, card_words, cards, members, tile_words
from pentapolis.games.ginkgopolis.events import ChoiceMade, ChoiceTakenBack, HandReplaced
from pentapolis.games.ginkgopolis.hands import discard_hand, draw_cards
from pentapolis.games.ginkgopolis.steps import GkStep
from pentapolis.games.ginkgopolis.table import HAND_SIZE, Player, Table


class Choose(GkStep):
    """Everybody locks a card, alone or with a tile; until all have, a choice can be taken back (GK-3.1)."""

    def owing(self, s: Table, at: int) -> int:
        mask = 0
        for seat in range(s.seats):
            if s.players[seat].chosen_card == NO_CARD:
                mask |= 1 << seat
        return mask

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        """Return any card alone or with any tile (GK-3.3), a new hand, or taking the choice back."""
        player = s.players[seat]
        if player.chosen_card != NO_CARD:
            return [BACK]
        tiles = members(player.all_tiles())
        found: list[int] = []
        for card in player.hand:
            alone = CHOOSE + card * WITH
            found.append(alone)
            for tile in tiles:
                found.append(alone + 1 + tile)
        if player.tokens > 0:
            found.append(NEW_HAND)
        return found

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        player = s.players[seat]
        chosen = player.chosen_card != NO_CARD
        if action == BACK:
            return Refusal("GK-3.1", "nothing-to-take-back")
        if action == NEW_HAND:
            if s.seats == 1:
                return Refusal("GK-11.1", "no-new-hand-alone")
            return Refusal("GK-3.2", "take-back-first") if chosen else Refusal("GK-3.2", "no-token")
        if chosen:
            return Refusal("GK-3.1", "chosen-already")
        card = card_chosen(action)
        if card not in player.hand:
            return Refusal("GK-3.1", "not-in-hand", card_words(card))
        return Refusal("GK-3.1", "not-behind-screen", tile_words(tile_chosen(action)))

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        player = s.players[seat]
        if action == BACK:
            player.chosen_card = NO_CARD
            player.chosen_tile = NO_TILE
            if events is not None:
                events.append(ChoiceTakenBack(seat))
        elif action == NEW_HAND:
            _replace_hand(s, seat, luck, events)
        else:
            _lock(player, action)
            if events is not None:
                events.append(ChoiceMade(seat))

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return what is legal, and a new hand."""
        return sorted({*self.legal(s, seat, at), NEW_HAND})

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        """Tell as which of how many the viewer will act, 0 for a spectator."""
        return {"place": 0 if viewer is None else (viewer - s.first) % s.seats + 1, "seats": s.seats}

    def foresee(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Carry out a choice now, before all others, up to its end or to the giving back of tiles."""
        if action in (BACK, NEW_HAND):
            super().foresee(s, seat, action, at, luck, events)
            return
        _lock(s.players[seat], action)
        s.call(act(s, seat, events), at)
        go_through(s, luck, events)

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        return at == 0 and above is None and s.acted == 0 and s.turn == 0 and s.ending == 0


def card_chosen(action: int) -> int:
    """Return the card of a choice."""
    return (action - CHOOSE) // WITH


def tile_chosen(action: int) -> int:
    """Return the tile of a choice, or NO_TILE."""
    number = (action - CHOOSE) % WITH
    return number - 1 if number else NO_TILE


def payable(s: Table, seat: int, actions: list[int]) -> list[int]:
    """Return the actions without those that seal a tile which can't be paid for now: the card would end up alone."""
    found: list[int] = []
    for action in actions:
        tile = tile_chosen(action) if action in CHOICES else NO_TILE
        if tile == NO_TILE or can_pay(s, seat, card_chosen(action), tile):
            found.append(action)
    return found


def _lock(player: Player, action: int) -> None:
    player.chosen_card = card_chosen(action)
    player.chosen_tile = tile_chosen(action)


def _replace_hand(s: Table, seat: int, luck: Luck, events: list[Event] | None) -> None:
    """Give up a token, discard all four cards and then draw four (GK-3.2)."""
    player = s.players[seat]
    player.tokens -= 1
    old = discard_hand(s, player)
    if events is not None:
        events.append(HandReplaced(seat, cards(old), player.tokens))
    draw_cards(s, seat, HAND_SIZE, luck, events)


CHOOSE_CARD: Final = Choose(
    "GK-3.1", ("choose", "back", "new-hand"), name="choosing", not_now="no-choosing-now", together=True
)
