"""5 Towers in progress: the contract of a state, carried out by the chapters of the rules."""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from pentapolis.core.scores import ScoreSheet
from pentapolis.core.views import View, Zone
from pentapolis.games.five_towers.actions import KEEP, PASS, PLACE
from pentapolis.games.five_towers.bidding import carry_out_bid, refuse_bid
from pentapolis.games.five_towers.building import (
    begin_building,
    carry_out_demolition,
    carry_out_placing,
    carry_out_take,
    refuse_demolition,
    refuse_placing,
    refuse_take,
)
from pentapolis.games.five_towers.ending import end_round
from pentapolis.games.five_towers.evaluation import evaluate
from pentapolis.games.five_towers.packing import pack
from pentapolis.games.five_towers.scoring import score_sheets, total
from pentapolis.games.five_towers.table import BIDDING, DEMOLISHING, OVER, PLACING, TAKING, Table
from pentapolis.games.five_towers.view import view_of, zones_of

_RULES: Final = ("FT-3.2", "FT-3.5", "FT-3.6", "FT-3.7")  # what each phase decides, in the order of their numbers


class FiveTowersState(Table):
    """A game of 5 Towers."""

    __slots__ = ()

    def to_act(self) -> list[int]:
        """Return whose decision it is; never more than one seat."""
        return [] if self.phase == OVER else [self.turn]

    def next_to_act(self) -> int:
        """Return whose decision it is."""
        return -1 if self.phase == OVER else self.turn

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of the seat."""
        return self.offer[:] if seat == self.turn else []

    def refuse(self, seat: int, action: int) -> Refusal | None:
        """Return the rule that forbids the action, if any does."""
        if self.phase == OVER:
            return Refusal("FT-4.2", "game-over")
        if seat != self.turn:
            return Refusal(_RULES[self.phase], "not-your-turn")
        if action in self.offer:
            return None
        if not 0 <= action < self.game.space.size:
            return Refusal(_RULES[self.phase], "no-such-action")
        if action <= PASS:
            return refuse_bid(self, action) if self.phase == BIDDING else Refusal("FT-3.2", "bidding-is-over")
        if action < KEEP:
            return refuse_take(self, action) if self.phase == TAKING else Refusal("FT-3.5", "no-taking-now")
        if action < PLACE:
            return (
                refuse_demolition(self, action) if self.phase == DEMOLISHING else Refusal("FT-3.6", "no-demolition-now")
            )
        return refuse_placing(self, action) if self.phase == PLACING else Refusal("FT-3.7", "no-placing-now")

    def perform(self, seat: int, action: int, luck: Luck, events: list[Event] | None = None) -> None:
        """Carry out a decision, then everything that leaves no choice."""
        self._carry_out(action, luck, events)
        self.settle(luck, events)

    def settle(self, luck: Luck, events: list[Event] | None) -> None:
        """Do what has only one legal answer, without asking; nothing here is secret."""
        while len(self.offer) == 1:
            self._carry_out(self.offer[0], luck, events)

    def _carry_out(self, action: int, luck: Luck, events: list[Event] | None) -> None:
        if action <= PASS:
            if not carry_out_bid(self, action, events):
                return
            if self.builder >= 0:
                begin_building(self)
                return
            round_over = True
        elif action < KEEP:
            carry_out_take(self, action, events)
            return
        elif action < PLACE:
            round_over = carry_out_demolition(self, action, events)
        else:
            round_over = carry_out_placing(self, action, events)
        if round_over:
            end_round(self, luck, events)

    def view(self, seat: int | None) -> View:
        """Return what the seat may know."""
        return view_of(self, seat)

    def viewpoint(self, seat: int | None) -> int | None:
        """Everybody knows the same."""
        return None

    def zones(self) -> list[Zone]:
        """Return where every card lies."""
        return zones_of(self)

    def determinise(self, seat: int, luck: Luck) -> "FiveTowersState":
        """Return a copy with the draw pile in a new order, which is all that is hidden (FT-6.1)."""
        world = self.clone()
        world.pile = sorted(self.pile_left())
        luck.shuffle(world.pile)
        world.next = 0
        return world

    def scores(self) -> list[ScoreSheet]:
        """Return every player's sheet."""
        return score_sheets(self)

    def total(self, seat: int) -> int:
        """Return the total of the seat's sheet."""
        return total(self, seat)

    def evaluate(self) -> list[float]:
        """Return what the state promises to each seat."""
        return evaluate(self)

    def clone(self) -> "FiveTowersState":
        """Return an independent copy."""
        copy = FiveTowersState(self.game, self.seats, self.options, self.board[:], self.pile)
        self.copy_to(copy)
        return copy

    def pack(self) -> list[int]:
        """Return everything that can change as numbers."""
        return pack(self)
