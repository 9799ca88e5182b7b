"""An action: the choice is revealed and carried out (GK-4.1, GK-5, GK-6)."""

from typing import Any, Final

from pentapolis.core.agenda import Step
from pentapolis.core.combinators import Sequence
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.bonuses import bonus_of, endgame_of
from pentapolis.games.ginkgopolis.cards import (
    EXPLOIT,
    FLOOR,
    LETTER_COUNT,
    NO_CARD,
    NO_TILE,
    URBANISE,
    card,
    tile,
)
from pentapolis.games.ginkgopolis.events import (
    Builds,
    CardDiscarded,
    CardKept,
    Exploits,
    TileTakenBack,
    Urbanises,
)
from pentapolis.games.ginkgopolis.exploiting import (
    EXPLOIT_BONUSES,
    EXPLOIT_BUILDING,
    EXPLOIT_NEIGHBOURS,
    FLOOR_BONUSES,
    TAKE_GOOD,
    URBANISE_BONUSES,
)
from pentapolis.games.ginkgopolis.floors import ADD_FLOOR, PAY_FOR_FLOOR, RETURN_RESOURCES, can_build
from pentapolis.games.ginkgopolis.giving import GIVE_BACK
from pentapolis.games.ginkgopolis.hands import remove_card
from pentapolis.games.ginkgopolis.markers import MOVE_MARKER
from pentapolis.games.ginkgopolis.steps import STEPS
from pentapolis.games.ginkgopolis.supplies import discard
from pentapolis.games.ginkgopolis.table import Player, Table
from pentapolis.games.ginkgopolis.urbanising import PLACE_TILE, can_urbanise


def keep(player: Player, card: int) -> None:
    """Add a building card to those that a player has kept."""
    bonus = bonus_of(card - LETTER_COUNT)
    if bonus >= 0:
        player.bonuses |= 1 << bonus
    else:
        player.endgame |= 1 << endgame_of(card - LETTER_COUNT)


class Deed(Sequence[Table]):
    """What a card does alone, or with a tile, in order; then it is kept or discarded."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        for index in range(at, len(self.steps)):
            if self.steps[index].possible(s):
                s.call(self.steps[index], index + 1)
                return
        _finish(s, events)
        s.done()

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        """Whether the card and the tile that are played, and the city, fit this deed."""
        if s.card == NO_CARD or DEEDS[s.deed] is not self or not super().is_sound(s, at, above):
            return False
        if s.deed == EXPLOIT:
            return s.tile == NO_TILE
        if s.deed == URBANISE:
            new = s.city[-1]
            return s.card < LETTER_COUNT and new.tile == s.tile and new.owner == s.turn
        return s.card >= LETTER_COUNT and any(building.tile == s.tile for building in s.city)


def _finish(s: Table, events: list[Event] | None) -> None:
    """Keep the card of a floor (GK-6.6), discard any other (GK-5.3, GK-5.8)."""
    played = s.card
    if s.deed == FLOOR:
        keep(s.players[s.turn], played)
    else:
        discard(s, played)
    if events is not None:
        events.append(CardKept(s.turn, card(played)) if s.deed == FLOOR else CardDiscarded(s.turn, card(played)))
    s.card = NO_CARD
    s.tile = NO_TILE
    s.deed = EXPLOIT


DEEDS: Final = [
    Deed(STEPS, "GK-5.1", [TAKE_GOOD, EXPLOIT_BUILDING, EXPLOIT_BONUSES]),
    Deed(STEPS, "GK-5.4", [PLACE_TILE, MOVE_MARKER, EXPLOIT_NEIGHBOURS, URBANISE_BONUSES]),
    Deed(STEPS, "GK-6.1", [RETURN_RESOURCES, PAY_FOR_FLOOR, ADD_FLOOR, FLOOR_BONUSES]),
]  # by EXPLOIT, URBANISE and FLOOR


def act(s: Table, seat: int, events: list[Event] | None) -> Deed:
    """Reveal a player's choice; return what is carried out (GK-4.1), an exploit if it can't be paid (GK-6.7)."""
    s.turn = seat
    player = s.players[seat]
    played, number = player.chosen_card, player.chosen_tile
    player.chosen_card = NO_CARD
    player.chosen_tile = NO_TILE
    remove_card(s, player, played)
    reveal(s, EXPLOIT if number == NO_TILE else deed_with_tile(played), played, number, events)
    if number != NO_TILE and not can_pay(s, seat, played, number):
        player.tiles &= ~(1 << number)
        player.shown |= 1 << number  # GK-12.1
        if events is not None:
            events.append(TileTakenBack(seat, card(played), tile(number)))
        s.deed = EXPLOIT
        s.tile = NO_TILE
    return DEEDS[s.deed]


def deed_with_tile(card: int) -> int:
    """Return what a card does together with a tile."""
    return URBANISE if card < LETTER_COUNT else FLOOR


def reveal(s: Table, deed: int, played: int, number: int, events: list[Event] | None) -> None:
    """Lay open a card, and the tile that is played with it."""
    s.card = played
    s.tile = number
    s.deed = deed
    if events is not None:
        if deed == EXPLOIT:
            events.append(Exploits(s.turn, card(played)))
        elif deed == URBANISE:
            events.append(Urbanises(s.turn, card(played), tile(number)))
        else:
            events.append(Builds(s.turn, card(played), tile(number)))


def can_pay(s: Table, seat: int, played: int, number: int) -> bool:
    """Whether a player can pay for what a card does with a tile (GK-6.7)."""
    return can_urbanise(s, seat) if played < LETTER_COUNT else can_build(s, seat, played, number)


def go_through(s: Table, luck: Luck, events: list[Event] | None) -> bool:
    """Go on with the action in an imagined world and give the first answer to whatever it asks; whether all owe tiles.

    Where a marker goes changes nothing else, and the good for a plot is one of two; but what is given back is for all
    to decide (GK-7.2).
    """
    s.carry_on(luck, events)
    while s.agenda is not None:
        step = s.agenda.step
        if step.together:
            return step is GIVE_BACK
        step.answer(s, step.seat(s), s.offered()[0], s.agenda.at, luck, events)
        s.carry_on(luck, events)
    return False
