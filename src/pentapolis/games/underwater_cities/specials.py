"""Special cards and drawn metropolises: taking one, or looking at some and keeping one (UC-4.8, UC-15.4, UC-15.6)."""

from typing import Any, Final

from pentapolis.core.agenda import Step, StepTable, leads_to
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.core.refusal import Refusal
from pentapolis.games.underwater_cities.actions import KEEP, KEEP_METROPOLIS, LOOK, TAKE_SPECIAL, UNDER
from pentapolis.games.underwater_cities.building import enjoy
from pentapolis.games.underwater_cities.components import METROPOLIS_IDS, ON_METROPOLIS
from pentapolis.games.underwater_cities.effect_reader import Effect
from pentapolis.games.underwater_cities.events import (
    MetropolisConnected,
    MetropolisesSeen,
    SpecialKept,
    SpecialsSearched,
    SpecialsSeen,
    SpecialTaken,
)
from pentapolis.games.underwater_cities.gaining import check_contracts, react
from pentapolis.games.underwater_cities.steps import UcDecision, UcStep
from pentapolis.games.underwater_cities.supply import turn_up_special
from pentapolis.games.underwater_cities.table import Table

_LOOKED_AT: Final = 3


class TakeSpecial(UcDecision):
    """Take a face-up special card, or look at the next ones."""

    def __init__(self, table: StepTable, effect: Effect) -> None:
        """Describe the step; the effect has no fields."""
        super().__init__("UC-4.8", ("take-special", "look"), name="take-special", not_now="no-special-now", table=table)

    def possible(self, s: Table) -> bool:
        return len(s.dear) > 0 or s.special_top > 0

    def promise(self, s: Table) -> float:
        return 1.2

    def own(self, s: Table, at: int) -> list[int]:
        top = [s.special_top - 1] if s.special_top else []
        found = [TAKE_SPECIAL + card for card in sorted([*s.dear, *top])]
        return [*found, LOOK] if top else found

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        player = s.me()
        if action == LOOK:
            deck = [*s.special_deck.left(), s.special_top - 1]  # the card just put under it is one of the deck
            player.looked_at = sorted(deck[:_LOOKED_AT])
            s.special_deck = Pile(deck[_LOOKED_AT:])
            s.special_top = 0
            if events is not None:
                events.append(SpecialsSearched(s.turn, len(player.looked_at)))
                events.append(SpecialsSeen(s.turn, [card + 1 for card in player.looked_at]))
            s.become(KEEP_SPECIAL)
            return
        card = action - TAKE_SPECIAL
        player.open_hand = sorted([*player.open_hand, card])
        if events is not None:
            events.append(SpecialTaken(s.turn, card + 1))
        if card == s.special_top - 1:
            s.special_top = 0
            turn_up_special(s, events)
        else:
            s.dear = [other for other in s.dear if other != card]
        s.done()

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        if action == LOOK:
            return Refusal("UC-15.4", "special-deck-empty")
        return Refusal("UC-4.8", "not-face-up", {"card": action - TAKE_SPECIAL + 1})

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return what is legal."""
        return s.legal(seat)

    def can_become(self, other: Step[Any]) -> bool:
        return leads_to(KEEP_SPECIAL, other)


class KeepSpecial(UcStep):
    """Keep one of the cards that were looked at; secret, so that nobody learns how many there were."""

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        return [KEEP + card for card in s.players[seat].looked_at]

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        return Refusal("UC-4.8", "not-looked-at", {"card": action - KEEP + 1})

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        player = s.players[seat]
        player.hand = sorted([*player.hand, action - KEEP])
        player.looked_at = [card for card in player.looked_at if card != action - KEEP]
        if events is not None:
            events.append(SpecialKept(seat))
        s.become(PUT_UNDER)

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return what is legal."""
        return s.legal(seat)

    def can_become(self, other: Step[Any]) -> bool:
        return other is PUT_UNDER


class PutUnder(UcStep):
    """Put the other cards under the deck, in the player's order (UC-15.4); then the new top is turned up."""

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        return [UNDER + card for card in s.players[seat].looked_at]

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        return Refusal("UC-15.4", "not-looked-at", {"card": action - UNDER + 1})

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        player = s.players[seat]
        s.special_deck = Pile([*s.special_deck.left(), action - UNDER])
        player.looked_at = [card for card in player.looked_at if card != action - UNDER]

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        turn_up_special(s, events)
        s.done()

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return what is legal."""
        return s.legal(seat)


class GainMetropolis(UcStep):
    """Draw blue metropolises and keep one (UC-15.6)."""

    def __init__(self, table: StepTable, effect: Effect) -> None:
        """Read the effect."""
        super().__init__("UC-15.6", table=table)
        self.draw: Final[int] = effect["draw"]

    def possible(self, s: Table) -> bool:
        return s.spares.count() > 0

    def promise(self, s: Table) -> float:
        return 3.5

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        player = s.me()
        player.looked_at_tiles = sorted(s.spares.first(self.draw))
        s.spares = s.spares.without(len(player.looked_at_tiles))
        if events is not None:
            events.append(MetropolisesSeen(s.turn, [METROPOLIS_IDS[tile] for tile in player.looked_at_tiles]))
        s.become(KEEP_TILE)

    def can_become(self, other: Step[Any]) -> bool:
        return other is KEEP_TILE


class KeepMetropolis(UcStep):
    """Which of the drawn metropolises is kept: it counts as connected at once; at 1 its instant part was done."""

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        return [KEEP_METROPOLIS + tile for tile in s.players[seat].looked_at_tiles]

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        return Refusal("UC-15.6", "not-drawn", {"metropolis": METROPOLIS_IDS[action - KEEP_METROPOLIS]})

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        player = s.players[seat]
        kept = action - KEEP_METROPOLIS
        s.spares = Pile([*s.spares.left(), *(tile for tile in player.looked_at_tiles if tile != kept)])
        player.looked_at_tiles = []
        player.metropolises = [*player.metropolises, kept]
        if events is not None:
            events.append(MetropolisConnected(seat, METROPOLIS_IDS[kept]))
        enjoy(s, kept, luck, events)
        if s.components.metropolises[kept].asks:
            s.call(s.components.metropolis_steps[kept], 1)
        else:
            s.stay(1)

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        react(s, ON_METROPOLIS, 0, luck, events)
        check_contracts(s, luck, events)
        s.done()

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        return at <= 1


KEEP_SPECIAL: Final = KeepSpecial("UC-4.8", ("keep",), name="keep-special", not_now="nothing-to-keep", secret=True)
PUT_UNDER: Final = PutUnder("UC-15.4", ("under",), name="put-under", not_now="nothing-to-put-under")
KEEP_TILE: Final = KeepMetropolis(
    "UC-15.6", ("keep-metropolis",), name="keep-metropolis", not_now="no-metropolis-drawn", secret=True
)
