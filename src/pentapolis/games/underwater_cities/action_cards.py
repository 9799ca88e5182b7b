"""Action cards: using, making ready, and replacing one by another (UC-4.3, UC-4.4)."""

from typing import Any, Final

from pentapolis.core.agenda import NOTHING, Step, StepTable
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.problem import Params
from pentapolis.core.refusal import Refusal
from pentapolis.games.underwater_cities.actions import (
    ACT,
    DROP,
    DROP_UNUSED,
    KEEP_OLD,
    REFRESH,
    REFRESHINGS,
    STOP_ACTING,
    USE_BEFORE,
)
from pentapolis.games.underwater_cities.components import ASSISTANT, CARD_NAMES, ON_USE_ACTION
from pentapolis.games.underwater_cities.effect_reader import Effect
from pentapolis.games.underwater_cities.events import (
    ActionCardDropped,
    ActionCardRefreshed,
    ActionCardUsed,
    CardClaimed,
)
from pentapolis.games.underwater_cities.gaining import react
from pentapolis.games.underwater_cities.lookahead import can_be
from pentapolis.games.underwater_cities.steps import UcDecision
from pentapolis.games.underwater_cities.supply import discard
from pentapolis.games.underwater_cities.table import Table


def can_use(s: Table, card: int) -> bool:
    """Whether an action card is ready and a part of it is possible."""
    return card not in s.me().used and can_be(s, s.components.card_steps[card])


def begin_use(s: Table, card: int, luck: Luck, events: list[Event] | None) -> None:
    """Turn an action card; what reacts to that comes before its parts (UC-4.3)."""
    player = s.me()
    player.used = sorted([*player.used, card])
    if events is not None:
        events.append(ActionCardUsed(s.turn, card + 1))
    react(s, ON_USE_ACTION, 0, luck, events)


class UseActionCard(UcDecision):
    """Use up to `n` ready action cards; the first is a must. `at` is how many were used."""

    def __init__(self, table: StepTable, effect: Effect) -> None:
        """Read the effect."""
        super().__init__("UC-4.3", ("act", "stop-acting"), name="act", not_now="no-action-card-now", table=table)
        self.n: Final[int] = effect["n"]

    def possible(self, s: Table) -> bool:
        return any(can_use(s, card) for card in s.me().actions)

    def promise(self, s: Table) -> float:
        best = [s.components.card_steps[card].promise(s) for card in s.me().actions if card not in s.me().used]
        best.sort(reverse=True)
        return sum(best[: self.n]) * 0.7  # it could be used later as well

    def own(self, s: Table, at: int) -> list[int]:
        if at == self.n:
            return NOTHING
        found = [ACT + card for card in s.me().actions if can_use(s, card)]
        return [*found, STOP_ACTING] if found and at else found

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        if action == STOP_ACTING:
            s.done()
            return
        card = action - ACT
        begin_use(s, card, luck, events)
        s.call(s.components.card_steps[card], at + 1)

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        if action == STOP_ACTING:
            return Refusal("UC-4.3", "no-card-used-yet")
        if action in REFRESHINGS:
            return Refusal("UC-4.3", "no-refreshing-now")
        return _why_not_use(s, action - ACT)

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return the own action cards, and what is legal."""
        return sorted({*s.legal(seat), *(ACT + card for card in s.players[seat].actions)})

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        return {"left": self.n - at}

    def is_at(self, s: Table, at: int) -> bool:
        return at <= self.n

    def calls(self, s: Table, at: int, above: Step[Any]) -> bool:
        return at > 0 and any(above is s.components.card_steps[card] for card in s.me().actions)


def _why_not_use(s: Table, card: int) -> Refusal:
    player = s.me()
    named: Params = {"card": CARD_NAMES[card]}
    if card not in player.actions:
        return Refusal("UC-4.3", "no-such-action-card", named)
    if card in player.used:
        return Refusal("UC-4.3", "action-card-used", named)
    return Refusal("UC-4.3", "action-card-impossible", named)


class RefreshActionCard(UcDecision):
    """Make up to `n` used action cards ready; the first is a must. `at` is how many were."""

    def __init__(self, table: StepTable, effect: Effect) -> None:
        """Read the effect."""
        super().__init__(
            "UC-4.3", ("refresh", "stop-acting"), name="refresh", not_now="no-action-card-now", table=table
        )
        self.n: Final[int] = effect["n"]

    def possible(self, s: Table) -> bool:
        return len(s.me().used) > 0

    def promise(self, s: Table) -> float:
        return 0.8 * min(self.n, len(s.me().used))

    def own(self, s: Table, at: int) -> list[int]:
        if at == self.n or not s.me().used:
            return NOTHING
        found = [REFRESH + card for card in s.me().used]
        return [*found, STOP_ACTING] if at else found

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        if action == STOP_ACTING:
            s.done()
            return
        player = s.me()
        player.used = [card for card in player.used if card != action - REFRESH]
        if events is not None:
            events.append(ActionCardRefreshed(s.turn, action - REFRESH + 1))
        s.stay(at + 1)

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        if action == STOP_ACTING:
            return Refusal("UC-4.3", "no-card-used-yet")
        return Refusal("UC-4.3", "action-card-ready", {"card": CARD_NAMES[action - REFRESH]})

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return the own action cards, and what is legal."""
        return sorted({*s.legal(seat), *(REFRESH + card for card in s.players[seat].actions)})

    def is_at(self, s: Table, at: int) -> bool:
        return at < self.n


class MakeRoom(UcDecision):
    """Which action card makes room for a fifth, or whether that one isn't claimed (UC-4.4).

    At 1 the older card is chosen and may be used before; at 2 it goes.
    """

    def own(self, s: Table, at: int) -> list[int]:
        if at == 0:
            return [*(DROP + card for card in s.me().actions), KEEP_OLD]
        if at == 1 and can_use(s, s.dropped - 1):
            return [USE_BEFORE, DROP_UNUSED]
        return NOTHING

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        if action == KEEP_OLD:
            s.done()
        elif action == USE_BEFORE:
            begin_use(s, s.dropped - 1, luck, events)
            s.call(s.components.card_steps[s.dropped - 1], 2)
        elif action == DROP_UNUSED:
            s.stay(2)
        else:
            s.dropped = action - DROP + 1
            s.stay(1)

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        old = s.dropped - 1
        s.dropped = 0
        player = s.me()
        player.actions = [card for card in player.actions if card != old]
        player.used = [card for card in player.used if card != old]
        if events is not None:
            events.append(ActionCardDropped(s.turn, old + 1))
        if old != ASSISTANT:
            discard(s, old, events)
        claim_action(s, events)
        s.done()

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        if action in (USE_BEFORE, DROP_UNUSED):
            return Refusal("UC-4.4", "choose-card-first")
        if at > 0:
            return Refusal("UC-4.4", "old-card-chosen")
        return Refusal("UC-4.4", "no-such-action-card", {"card": CARD_NAMES[action - DROP]})

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return what is legal."""
        return s.legal(seat)

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        return {"card": CARD_NAMES[s.dropped - 1] if s.dropped else CARD_NAMES[s.card - 1]}

    def is_at(self, s: Table, at: int) -> bool:
        return at <= 2 and (at > 0) == (s.dropped > 0) and s.card > 0

    def calls(self, s: Table, at: int, above: Step[Any]) -> bool:
        return at == 2 and above is s.components.card_steps[s.dropped - 1]


def claim_action(s: Table, events: list[Event] | None) -> None:
    """Lay the action card that is played in front of the player."""
    player = s.me()
    player.actions = sorted([*player.actions, s.card - 1])
    if events is not None:
        events.append(CardClaimed(s.turn, s.card))
    s.card = 0


MAKE_ROOM: Final = MakeRoom(
    "UC-4.4", ("drop", "keep-old", "use-before", "drop-unused"), name="make-room", not_now="no-room-needed"
)
