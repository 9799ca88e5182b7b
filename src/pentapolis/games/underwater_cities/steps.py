"""What all steps of this game have in common, and tables of steps that lead to one another."""

from typing import Any, Final

from pentapolis.core.agenda import Step, StepTable, leads_to
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from pentapolis.core.views import Cause
from pentapolis.games.underwater_cities.actions import ABILITIES, ABILITY
from pentapolis.games.underwater_cities.component_reader import STANDARD
from pentapolis.games.underwater_cities.events import AbilityUsed
from pentapolis.games.underwater_cities.player import Player
from pentapolis.games.underwater_cities.table import Table

STEPS: Final = STANDARD.steps  # of the rules, and of what comes with the game


class UcStep(Step[Table]):
    """A piece of the rules of Underwater Cities."""

    def __init__(
        self,
        rule: str,
        kinds: tuple[str, ...] = (),
        *,
        name: str = "",
        not_now: str = "",
        explains: tuple[str, ...] = (),
        secret: bool = False,
        together: bool = False,
        cause: Cause | None = None,
        table: StepTable = STEPS,
    ) -> None:
        """Describe the step; one that carries out what is printed belongs to the table of its pack."""
        super().__init__(
            table,
            rule,
            kinds,
            name=name,
            not_now=not_now,
            explains=explains,
            secret=secret,
            together=together,
            cause=cause,
        )

    def possible_at(self, s: Table, at: int) -> bool:
        """Whether something of what is left of the step at `at` could be carried out now."""
        return self.possible(s)

    def only_gives(self, s: Table) -> bool:
        """Whether the step would only give now, so that nobody would leave it out."""
        return False

    def pieces(self) -> int:
        """Return of how many parts the step is made that are carried out in any order."""
        return 1

    def promise(self, s: Table) -> float:
        """Return what a bot may expect of the step now, in points at the end."""
        return 0.0

    def promise_of_rest(self, s: Table, at: int) -> float:
        """Return what may be expected of what is left of the step at `at`."""
        return max(0.0, self.promise(s)) if at == 0 else 0.0


CONSTRUCT: Final[list[UcStep]] = []  # for each action that builds
UPGRADE_SPOT: Final[list[UcStep]] = []  # for each spot of a structure


def has_ability(player: Player) -> bool:
    """Whether a player has a card with an ability."""
    return any(player.components.cards[card].abilities for card in player.permanents)


def usable_abilities(s: Table) -> list[int]:
    """Return the actions of the abilities that the player in turn could use now (UC-15.2)."""
    player = s.me()
    return [
        ABILITY + card
        for card in player.permanents
        if s.components.cards[card].abilities
        and card not in player.once
        and s.components.ability_steps[card].possible(s)
    ]


class UcDecision(UcStep):
    """A decision in the own turn, before which abilities may be used (UC-15.2); it is then asked again."""

    def __init__(
        self,
        rule: str,
        kinds: tuple[str, ...],
        *,
        name: str,
        not_now: str,
        cause: Cause | None = None,
        table: StepTable = STEPS,
    ) -> None:
        """Describe the decision."""
        super().__init__(rule, kinds, name=name, not_now=not_now, explains=("ability",), cause=cause, table=table)

    def own(self, s: Table, at: int) -> list[int]:
        """Return the answers of the decision itself, in a list of its own; NOTHING if there are none."""
        raise NotImplementedError

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Carry out one of these answers."""
        raise NotImplementedError

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        """Return why an action of the step's own kinds is no answer now."""
        raise NotImplementedError

    def is_at(self, s: Table, at: int) -> bool:
        """Whether the decision could be at `at`, asked or waiting."""
        return at == 0

    def calls(self, s: Table, at: int, above: Step[Any]) -> bool:
        """Whether the decision at `at` could wait for the step above, which is no ability."""
        return False

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        """Whether a frame could be at `at` and wait for the step above."""
        if not self.is_at(s, at):
            return False
        if above is None or self.calls(s, at, above):
            return True
        return any(leads_to(s.components.ability_steps[card], above) for card in s.me().once)

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        """Return the answers, and the abilities that could be used first."""
        found = self.own(s, at)
        if found and has_ability(s.players[seat]):
            abilities = usable_abilities(s)
            return found + abilities if abilities else found
        return found

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        """Return why an action is no answer now."""
        if action not in ABILITIES:
            return self.why_not(s, action, at)
        card = action - ABILITY
        if card not in s.me().permanents or not s.components.cards[card].abilities:
            return Refusal("UC-15.2", "no-such-ability")
        if card in s.me().once:
            return Refusal("UC-15.2", "ability-used")
        return Refusal("UC-15.2", "ability-impossible")

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Carry out an answer, or use an ability first."""
        if action not in ABILITIES:
            self.do(s, action, at, luck, events)
            return
        card = action - ABILITY
        player = s.me()
        player.once = sorted([*player.once, card])
        if events is not None:
            events.append(AbilityUsed(s.turn, card + 1))
        s.call(s.components.ability_steps[card], at)


def attempts_of(s: Table, legal: list[int], kinds: tuple[str, ...]) -> list[int]:
    """Return the legal actions and all actions of some kinds, ascending."""
    found = set(legal)
    for kind in kinds:
        found.update(s.game.space.all(kind))
    return sorted(found)
