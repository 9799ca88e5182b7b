"""All that follows from data, steps above all: the last module of the rules."""

from collections.abc import Callable
from typing import Final

from pentapolis.core.agenda import StepTable
from pentapolis.core.views import Cause
from pentapolis.games.underwater_cities.action_cards import RefreshActionCard, UseActionCard
from pentapolis.games.underwater_cities.building import Build
from pentapolis.games.underwater_cities.card_worths import set_worths
from pentapolis.games.underwater_cities.components import ACTION, CARD_NAMES, PRODUCTION, Card, Components, Slot
from pentapolis.games.underwater_cities.effect_reader import Effect
from pentapolis.games.underwater_cities.effects import (
    FROM_ELSEWHERE,
    FROM_PRODUCTION,
    FROM_SLOT,
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
from pentapolis.games.underwater_cities.steps import UcStep
from pentapolis.games.underwater_cities.upgrading import ConvertCity, Upgrade

# The steps that are made of the fields of their effect alone.
_SIMPLE: Final[dict[str, Callable[[StepTable, Effect], UcStep]]] = {
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


class Assembly:
    """The making of steps, which are noted in one table."""

    def __init__(self, table: StepTable) -> None:
        """Name the table."""
        self.table: Final = table

    def steps(self, effects: list[Effect], source: int) -> list[UcStep]:
        """Return the steps that carry out effects, by where they stand."""
        return [self.step(effect, source) for effect in effects]

    def step(self, effect: Effect, source: int) -> UcStep:
        """Return the step that carries out an effect."""
        op = effect["op"]
        if op == "gain":
            return Gain(self.table, effect, source)
        if op == "gain-any":
            return GainAny(self.table, effect, source)
        if op == "gain-per":
            return GainPer(self.table, effect, source)
        if op == "pay":
            return Pay(self.table, effect, self.one_of(effect["then"], source))
        if op == "if":
            otherwise = self.one_of(effect["otherwise"], source) if "otherwise" in effect else None
            return If(self.table, effect, self.one_of(effect["then"], source), otherwise)
        if op == "choose":
            return Choose(self.table, [self.one_of(option, source) for option in effect["options"]])
        return _SIMPLE[op](self.table, effect)

    def one_of(self, effects: list[Effect], source: int) -> UcStep:
        """Return the step of several effects: the only one, or parts of which one is a must."""
        steps = self.steps(effects, source)
        return steps[0] if len(steps) == 1 else Parts(self.table, steps, must=True)

    def card(self, card: Card) -> UcStep:
        """Return the step of a card: what it does, of a production card what it gives for a price."""
        is_production = card.type == PRODUCTION
        effects = [] if card.abilities else card.numbered
        must = card.type in (PRODUCTION, ACTION)
        source = FROM_PRODUCTION if is_production else FROM_ELSEWHERE
        return Parts(self.table, self.steps(effects, source), must=must, cause=_cause(card))

    def ability(self, card: Card) -> UcStep:
        """Return the step of what a card allows once in a turn."""
        steps = self.steps(card.abilities, FROM_ELSEWHERE)
        return Ability(self.table, Parts(self.table, steps, must=True, cause=_cause(card)))

    def slot(self, slot: Slot) -> UcStep:
        """Return the step of a slot."""
        steps = self.steps(slot.effects, FROM_SLOT)
        return SlotAction(self.table, slot, Parts(self.table, steps, must=True, cause=Cause("slot", slot.name)))


def _cause(card: Card) -> Cause:
    return Cause("card", CARD_NAMES[card.number - 1])


def assemble(components: Components) -> None:
    """Make all steps that carry out what is printed, once; those of the rules are in the table already."""
    set_worths(components)
    table = components.steps
    assembly = Assembly(table)
    components.card_steps.extend(assembly.card(card) for card in components.cards)
    components.ability_steps.extend(assembly.ability(card) for card in components.cards)
    for side in components.slots:
        # An index that a side doesn't have is never used.
        components.slot_steps.append([assembly.slot(components.open if slot is None else slot) for slot in side])
    components.metropolis_steps.extend(
        Parts(table, assembly.steps(tile.asks, FROM_ELSEWHERE), must=False, cause=Cause("metropolis", tile.id))
        for tile in components.metropolises
    )
