"""All steps that come from data: the last module of the rules, which fills the tables of `steps.py`."""

from collections.abc import Callable
from typing import Final

from pentapolis.core.views import Cause
from pentapolis.games.underwater_cities.action_cards import RefreshActionCard, UseActionCard
from pentapolis.games.underwater_cities.building import Build
from pentapolis.games.underwater_cities.components import (
    ACTION,
    CARD_NAMES,
    CARDS,
    METROPOLISES,
    OPEN,
    PRODUCTION,
    Card,
    Effect,
    Slot,
)
from pentapolis.games.underwater_cities.effects import (
    Ability,
    Choose,
    Exchange,
    Federation,
    Gain,
    GainAny,
    GainPer,
    If,
    Parts,
    Pay,
    Produce,
)
from pentapolis.games.underwater_cities.slots import SlotAction, UseSlot
from pentapolis.games.underwater_cities.specials import GainMetropolis, TakeSpecial
from pentapolis.games.underwater_cities.steps import (
    ABILITY_STEPS,
    CARD_STEPS,
    METROPOLIS_STEPS,
    SLOT_STEPS,
    UcStep,
)
from pentapolis.games.underwater_cities.table import SLOTS
from pentapolis.games.underwater_cities.upgrading import ConvertCity, Upgrade

# The steps that are made of the fields of their effect alone.
_SIMPLE: Final[dict[str, Callable[[Effect], UcStep]]] = {
    "gain-per": GainPer,
    "federation": Federation,
    "build": Build,
    "upgrade": Upgrade,
    "convert-city": ConvertCity,
    "produce": Produce,
    "use-action-card": UseActionCard,
    "refresh-action-card": RefreshActionCard,
    "use-slot": UseSlot,
    "take-special": TakeSpecial,
    "gain-metropolis": GainMetropolis,
    "exchange": Exchange,
}


def step_of(effect: Effect, from_slot: bool) -> UcStep:
    """Return the step that carries out an effect, of a slot or of something else."""
    op = effect["op"]
    if op == "gain":
        return Gain(effect, from_slot)
    if op == "gain-any":
        return GainAny(effect, from_slot)
    if op == "pay":
        return Pay(effect, one_of(effect["then"], from_slot))
    if op == "if":
        otherwise = one_of(effect["otherwise"], from_slot) if "otherwise" in effect else None
        return If(effect, one_of(effect["then"], from_slot), otherwise)
    if op == "choose":
        return Choose([one_of(option, from_slot) for option in effect["options"]])
    return _SIMPLE[op](effect)


def one_of(effects: list[Effect], from_slot: bool) -> UcStep:
    """Return the step of several effects: the only one, or parts of which one is a must."""
    steps = [step_of(effect, from_slot) for effect in effects]
    return steps[0] if len(steps) == 1 else Parts(steps, must=True)


def _card_step(card: Card) -> UcStep:
    cause = Cause("card", CARD_NAMES[card.number - 1])
    if card.type == PRODUCTION:
        priced = [effect for effect in card.parts if effect["op"] == "pay"]
        return Parts([step_of(effect, False) for effect in priced], must=True, cause=cause)
    return Parts([step_of(effect, False) for effect in card.parts], must=card.type == ACTION, cause=cause)


def _slot_step(slot: Slot | None) -> UcStep:
    found = OPEN if slot is None else slot  # an index that a side doesn't have is never used
    parts = Parts([step_of(effect, True) for effect in found.effects], must=True, cause=Cause("slot", found.name))
    return SlotAction(found, parts)


def _ability_parts(card: Card) -> Parts:
    cause = Cause("card", CARD_NAMES[card.number - 1])
    return Parts([step_of(effect, False) for effect in card.abilities], must=True, cause=cause)


def assemble() -> None:
    """Make all steps that come from data, once."""
    CARD_STEPS.extend(_card_step(card) for card in CARDS)
    ABILITY_STEPS.extend(Ability(_ability_parts(card)) for card in CARDS)
    SLOT_STEPS.extend([_slot_step(slot) for slot in slots] for slots in SLOTS)
    METROPOLIS_STEPS.extend(
        Parts(
            [step_of(effect, False) for effect in metropolis.instant],
            must=False,
            cause=Cause("metropolis", metropolis.id),
        )
        for metropolis in METROPOLISES
    )
