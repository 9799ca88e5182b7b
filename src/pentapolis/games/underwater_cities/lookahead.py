"""What could become possible through the own card or an ability first (UC-3.4), tried out on copies."""

from typing import Final

from pentapolis.core.agenda import NOTHING, Frame
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from pentapolis.games.underwater_cities.actions import END_TURN
from pentapolis.games.underwater_cities.steps import UcDecision, UcStep, has_ability, usable_abilities
from pentapolis.games.underwater_cities.table import Table

# States of one look ahead; what isn't found impossible by then counts as possible. With the cards of the game they are
# far fewer, with those of a pack there may be more.
MOST_SEEN: Final = 2000


class EndTurn(UcDecision):
    """The last moment for an ability, before the last draw (UC-15.2); asked only if there is one."""

    def own(self, s: Table, at: int) -> list[int]:
        return [END_TURN] if has_ability(s.me()) and usable_abilities(s) else NOTHING

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        s.done()

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        raise ValueError("a turn can always be ended here")


class Imagined(UcStep):
    """The bottom of an imagined course: here it ends."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        s.stop()


END_OF_TURN: Final = EndTurn("UC-15.2", ("end-turn",), name="end-turn", not_now="turn-not-over")
_IMAGINED: Final = Imagined("UC-3.4")


class Search:
    """A search for states in which some steps are possible, among all that the player could do."""

    def __init__(self, goals: list[UcStep], at: int) -> None:
        """Begin with what is looked for, and where these steps are."""
        self.goals: Final = goals
        self.at: Final = at
        self.found: Final = [False] * len(goals)
        self.missing = len(goals)
        self.seen: Final[set[tuple[int, ...]]] = set()  # several courses may lead to one state
        self.luck: Final = Luck(0)

    def explore(self, s: Table) -> None:
        """Go through all that could be done, until all is found or too much was seen."""
        if s.agenda is None:
            for number, goal in enumerate(self.goals):
                if not self.found[number] and goal.possible_at(s, self.at):
                    self.found[number] = True
                    self.missing -= 1
            return
        player = s.me()
        if player.looked_at or player.looked_at_tiles:
            return  # what depends on the luck of a draw doesn't count
        state = tuple(s.pack())
        if state in self.seen:
            return
        self.seen.add(state)
        if len(self.seen) > MOST_SEEN:
            self.found[:] = [True] * len(self.goals)
            self.missing = 0
        for action in s.offered():
            if self.missing == 0:
                return
            trial = s.clone()
            assert isinstance(trial, Table)
            trial.perform(trial.turn, action, self.luck)
            self.explore(trial)


def look_ahead(s: Table, steps: list[UcStep], goals: list[UcStep], at: int = 0) -> list[bool]:
    """Return which goals could be possible after the steps, in order, with abilities before and after each.

    The table is a copy, which is used up.
    """
    chain = Frame(END_OF_TURN, 0, Frame(_IMAGINED, 0, None))
    for step in reversed(steps):
        chain = Frame(END_OF_TURN, 0, Frame(step, 0, chain))
    s.agenda = chain
    search = Search(goals, at)
    s.carry_on(search.luck, None)
    search.explore(s)
    return search.found


def helped_by_ability(s: Table, goals: list[UcStep], at: int = 0) -> bool:
    """Whether an ability of the player in turn could make what is left at `at` of one of some steps possible."""
    if not goals or not has_ability(s.me()) or not usable_abilities(s):
        return False
    trial = s.clone()
    assert isinstance(trial, Table)
    return any(look_ahead(trial, [], goals, at))


def can_be(s: Table, step: UcStep) -> bool:
    """Whether a step is possible now or through an ability."""
    return step.possible(s) or helped_by_ability(s, [step])
