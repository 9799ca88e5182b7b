"""Action slots: what is possible on them, and their use by tile or through a card (UC-3.3, UC-3.4, UC-4.9)."""

from typing import Any, Final

from pentapolis.core.agenda import Step, StepTable
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from pentapolis.games.underwater_cities.actions import USE_SLOT
from pentapolis.games.underwater_cities.components import (
    INSTANT,
    NO_COLOUR,
    ON_MISMATCH,
    ON_SECOND_UPGRADED,
    ON_UPGRADE,
    ON_USE_SLOT,
    OPEN_SLOT,
    SLOT_NAMES,
    Slot,
)
from pentapolis.games.underwater_cities.effect_reader import SCOPES, Effect
from pentapolis.games.underwater_cities.effects import Parts
from pentapolis.games.underwater_cities.events import SlotUsed
from pentapolis.games.underwater_cities.gaining import react_to_slot
from pentapolis.games.underwater_cities.goods import NO_GOODS, Goods
from pentapolis.games.underwater_cities.lookahead import can_be, helped_by_ability, look_ahead
from pentapolis.games.underwater_cities.player import Player
from pentapolis.games.underwater_cities.promises import unit
from pentapolis.games.underwater_cities.steps import UcDecision, UcStep, has_ability
from pentapolis.games.underwater_cities.supply import leave_hand
from pentapolis.games.underwater_cities.table import COLOURED, Table


class SlotAction(UcStep):
    """The use of a slot: what reacts to it, then its parts."""

    def __init__(self, table: StepTable, slot: Slot, parts: Parts) -> None:
        """Name the slot."""
        super().__init__("UC-3.4", table=table)
        self.slot: Final = slot
        self.parts: Final = parts

    def possible(self, s: Table) -> bool:
        """Whether a part is possible, with what reacts to the use."""
        if self.parts.possible(s):
            return True
        reaction = _reaction(s.me(), self.slot)
        return reaction is not NO_GOODS and _possible_with(s, self.parts, reaction)

    def pieces(self) -> int:
        return self.parts.pieces()

    def only_gives(self, s: Table) -> bool:
        return self.parts.only_gives(s)

    def promise(self, s: Table) -> float:
        return self.parts.promise(s)

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        react_to_slot(s, self.slot.tags, luck, events)
        s.become(self.parts)

    def can_become(self, other: Step[Any]) -> bool:
        return other is self.parts


def is_slot(step: Step[Any]) -> bool:
    """Whether a step is the use of a slot, or has become its parts."""
    return isinstance(step, SlotAction) or (step.cause is not None and step.cause.kind == "slot")


def _reaction(player: Player, slot: Slot) -> Goods:
    """Return what the player's cards would give at the use of a slot."""
    total = NO_GOODS
    for card in player.permanents:
        for trigger in player.components.cards[card].triggers:
            if trigger.on == ON_USE_SLOT and trigger.tag in slot.tags:
                total = total.plus(trigger.goods)
    return total


def _possible_with(s: Table, step: UcStep, more: Goods) -> bool:
    """Whether a step would be possible with some more goods, which are taken away again at once, and abilities."""
    player = s.me()
    kept = player.goods
    player.goods = kept.plus(more)
    possible = can_be(s, step)
    player.goods = kept
    return possible


def possible_slots(s: Table, slots: list[int], card_now: UcStep) -> list[int]:
    """Return those of some slots that can be chosen: a part is possible, or could be (UC-3.4)."""
    steps = s.components.slot_steps[s.side()]
    found = [slot for slot in slots if steps[slot].possible(s)]
    if len(found) == len(slots):
        return found
    player = s.me()
    missing = [slot for slot in slots if slot not in found]
    for colour in range(NO_COLOUR):
        wanted = [slot for slot in missing if _colour(s, slot) == colour]
        if not wanted:
            continue
        for card in player.whole_hand():
            if wanted and s.components.cards[card].colour == colour and _may_help(s, card):
                trial = s.clone()
                assert isinstance(trial, Table)
                leave_hand(trial.me(), card)
                trial.card = card + 1
                reached = look_ahead(trial, [card_now], [steps[slot] for slot in wanted])
                found += [slot for slot, is_reached in zip(wanted, reached) if is_reached]
                wanted = [slot for slot, is_reached in zip(wanted, reached) if not is_reached]
        found += _through_mismatch(s, wanted, colour)
    found += [slot for slot in missing if slot not in found and helped_by_ability(s, [steps[slot]])]
    return sorted(found)


def _may_help(s: Table, card: int) -> bool:
    """Whether a card in hand is of a sort that could make a slot possible, and could be used."""
    face = s.components.cards[card]
    player = s.me()
    if not face.may_help:
        return False
    if has_ability(player):
        return True
    if player.goods.credits < face.cost:
        return False
    if face.type != INSTANT:
        return True
    return s.components.card_steps[card].possible(s) and (not face.only_upgrades or _upgrades_help(s))


def _upgrades_help(s: Table) -> bool:
    """Whether an upgrade could lead to more than an upgrade: something reacts, or an action card waits for it."""
    player = s.me()
    if s.contracts:
        return True
    for card in player.permanents:
        for trigger in s.components.cards[card].triggers:
            if trigger.on in (ON_UPGRADE, ON_SECOND_UPGRADED):
                return True
    return any(card not in player.used and not s.components.card_steps[card].possible(s) for card in player.actions)


def _through_mismatch(s: Table, slots: list[int], colour: int) -> list[int]:
    """Return the slots of a colour that would be possible with what reacts to a card of another colour."""
    player = s.me()
    total = NO_GOODS
    for card in player.permanents:
        for trigger in s.components.cards[card].triggers:
            if trigger.on == ON_MISMATCH:
                total = total.plus(trigger.goods)
    if total is NO_GOODS or all(s.components.cards[card].colour == colour for card in player.whole_hand()):
        return []
    return [slot for slot in slots if _possible_with(s, s.components.slot_steps[s.side()][slot], total)]


def _colour(s: Table, slot: int) -> int:
    found = s.slot_at(slot)
    return NO_COLOUR if found is None else found.colour


class UseSlot(UcDecision):
    """The use of another slot through a card: no tile, no second card (UC-4.9)."""

    def __init__(self, table: StepTable, effect: Effect) -> None:
        """Read the effect."""
        super().__init__("UC-4.9", ("use-slot",), name="use-slot", not_now="no-slot-now", table=table)
        self.scope: Final = SCOPES.index(effect["scope"])

    def promise(self, s: Table) -> float:
        return 2.2 * unit(s) if self.possible(s) else 0.0

    def _in_scope(self, s: Table, slot: int) -> bool:
        if slot == OPEN_SLOT:
            return self.scope == 0
        tiles = s.taken[slot]
        own = tiles >> s.turn & 1 == 1
        if self.scope == 0:
            return tiles == 0
        return not own and (self.scope == 2 or tiles != 0)

    def _candidates(self, s: Table) -> list[int]:
        return [slot for slot in [*COLOURED[s.side()], OPEN_SLOT] if self._in_scope(s, slot)]

    def possible(self, s: Table) -> bool:
        return any(can_be(s, s.components.slot_steps[s.side()][slot]) for slot in self._candidates(s))

    def own(self, s: Table, at: int) -> list[int]:
        return [USE_SLOT + slot for slot in self._candidates(s) if can_be(s, s.components.slot_steps[s.side()][slot])]

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        slot = action - USE_SLOT
        if events is not None:
            events.append(SlotUsed(s.turn, SLOT_NAMES[slot]))
        s.become(s.components.slot_steps[s.side()][slot])

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        slot = action - USE_SLOT
        if s.slot_at(slot) is None:
            return Refusal("UC-2.1", "no-such-slot", {"slot": SLOT_NAMES[slot]})
        if not self._in_scope(s, slot):
            return Refusal("UC-4.9", "slot-out-of-scope", {"slot": SLOT_NAMES[slot]})
        return Refusal("UC-3.4", "slot-impossible", {"slot": SLOT_NAMES[slot]})

    def can_become(self, other: Step[Any]) -> bool:
        return is_slot(other)
