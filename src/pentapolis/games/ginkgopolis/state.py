"""Ginkgopolis in progress: the contract of a state, carried out by the chapters of the rules."""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from pentapolis.core.scores import ScoreSheet
from pentapolis.core.views import View, Zone
from pentapolis.games.ginkgopolis.acting import answer, carry_on
from pentapolis.games.ginkgopolis.actions import BACK, DRAFT, GIVE, INSERT, MOVE, NEW_HAND, TAKE
from pentapolis.games.ginkgopolis.choosing import carry_out_choice, choices, refuse_choice, replace_hand, take_back
from pentapolis.games.ginkgopolis.draft import carry_out_pick, draft_actions, refuse_pick
from pentapolis.games.ginkgopolis.evaluation import evaluate
from pentapolis.games.ginkgopolis.exploiting import refuse_take
from pentapolis.games.ginkgopolis.forecast import act_now
from pentapolis.games.ginkgopolis.giving import carry_out_giving, giving_actions, refuse_giving
from pentapolis.games.ginkgopolis.markers import refuse_move, refuse_shift
from pentapolis.games.ginkgopolis.packing import pack
from pentapolis.games.ginkgopolis.scoring import score_sheets, total
from pentapolis.games.ginkgopolis.setup import begin_play
from pentapolis.games.ginkgopolis.sight import view_of
from pentapolis.games.ginkgopolis.table import AREA, CHOICE, CHOOSING, DRAFTING, GIVING, OVER, Table
from pentapolis.games.ginkgopolis.worlds import redraw
from pentapolis.games.ginkgopolis.zones import zones_of

# What each phase decides, in the order of their numbers.
_RULES: Final = ("GK-2.5", "GK-3.1", "GK-5.1", "GK-5.5", "GK-5.6", "GK-7.2", "GK-9.2")


class GinkgopolisState(Table):
    """A game of Ginkgopolis."""

    __slots__ = ()

    def to_act(self) -> list[int]:
        if self.phase == OVER:
            return []
        if CHOOSING < self.phase < GIVING:
            return [self.asked()]
        return [seat for seat in range(self.seats) if self._owes(seat)]

    def next_to_act(self) -> int:
        if self.phase == OVER:
            return -1
        if CHOOSING < self.phase < GIVING:
            return self.asked()
        seat = 0
        while not self._owes(seat):
            seat += 1
        return seat

    def _owes(self, seat: int) -> bool:
        """Whether a seat has still to choose, to pick or to give, while all do so at the same time."""
        if self.phase == CHOOSING:
            return self.players[seat * AREA + CHOICE] == 0
        return not self.done >> seat & 1

    def legal(self, seat: int) -> list[int]:
        if not 0 <= seat < self.seats or self.phase == OVER:
            return []
        if self.phase == CHOOSING:
            return choices(self, seat)
        if self.phase == DRAFTING:
            return draft_actions(self, seat)
        if self.phase == GIVING:
            return [] if self.done >> seat & 1 else giving_actions(self, seat)
        return self.offer[:] if seat == self.asked() else []

    def refuse(self, seat: int, action: int) -> Refusal | None:
        if self.phase == OVER:
            return Refusal("GK-9.2", "game-over")
        if not 0 <= seat < self.seats or not 0 <= action < self.game.space.size:
            return Refusal(_RULES[self.phase], "no-such-action")
        if action < TAKE:
            return refuse_choice(self, seat, action)
        if action >= DRAFT:
            return refuse_pick(self, seat, action)
        if action in self.legal(seat):
            return None
        if action >= GIVE:
            return refuse_giving(self, seat, action)
        if CHOOSING < self.phase < GIVING and seat != self.asked():
            return Refusal(_RULES[self.phase], "not-your-turn")
        if action < MOVE:
            return refuse_take(self)
        return refuse_move(self, action) if action < INSERT else refuse_shift(self, action)

    def perform(self, seat: int, action: int, luck: Luck, events: list[Event] | None = None) -> None:
        """Carry out a decision, then everything that leaves no choice."""
        if action < BACK:
            if carry_out_choice(self, seat, action, events):
                carry_on(self, luck, events)
        elif action == BACK:
            take_back(self, seat, events)
        elif action == NEW_HAND:
            replace_hand(self, seat, luck, events)
        elif action >= DRAFT:
            if carry_out_pick(self, seat, action, events):
                begin_play(self, luck, events)
        elif action >= GIVE:
            if carry_out_giving(self, seat, action, luck, events):
                carry_on(self, luck, events)
        else:
            answer(self, action, events)
            carry_on(self, luck, events)

    def foresee(self, seat: int, action: int, luck: Luck, events: list[Event] | None = None) -> None:
        if action < BACK:
            act_now(self, seat, action, luck, events)
        else:
            self.perform(seat, action, luck, events)

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def zones(self) -> list[Zone]:
        return zones_of(self)

    def determinise(self, seat: int, luck: Luck) -> "GinkgopolisState":
        world = self.clone()
        redraw(world, seat, luck)
        return world

    def scores(self) -> list[ScoreSheet]:
        return score_sheets(self)

    def total(self, seat: int) -> int:
        return total(self, seat)

    def evaluate(self) -> list[float]:
        return evaluate(self)

    def clone(self) -> "GinkgopolisState":
        copy = GinkgopolisState(
            self.game,
            self.seats,
            self.options,
            self.city[:],
            self.covered[:],
            self.links[:],
            self.markers[:],
            self.players[:],
            self.stack[:],
        )
        self.copy_to(copy)
        return copy

    def pack(self) -> list[int]:
        return pack(self)
