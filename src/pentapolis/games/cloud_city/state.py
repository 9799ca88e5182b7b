"""Cloud City in progress: the contract of a state, carried out by the chapters of the rules."""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from pentapolis.core.scores import ScoreSheet
from pentapolis.core.views import View, Zone
from pentapolis.games.cloud_city.actions import DONE, JOIN, PLACE
from pentapolis.games.cloud_city.drawing import begin_drawing, carry_out_drawing, refuse_drawing
from pentapolis.games.cloud_city.evaluation import evaluate
from pentapolis.games.cloud_city.expanding import (
    begin_turn,
    carry_out_choice,
    carry_out_placing,
    refuse_choice,
    refuse_placing,
)
from pentapolis.games.cloud_city.join_refusals import refuse_joining
from pentapolis.games.cloud_city.joining import begin_joining, carry_out_joining
from pentapolis.games.cloud_city.packing import pack
from pentapolis.games.cloud_city.scoring import score_sheets, total
from pentapolis.games.cloud_city.table import (
    AREA,
    CHOOSING,
    DRAWING,
    HAND,
    JOINING,
    KNOWN,
    OVER,
    PLACING,
    Table,
)
from pentapolis.games.cloud_city.tiles import held
from pentapolis.games.cloud_city.view import view_of
from pentapolis.games.cloud_city.zones import zones_of

_RULES: Final = ("CC-3.1", "CC-3.1", "CC-3.3", "CC-3.4")  # what each phase decides, in the order of their numbers


class CloudCityState(Table):
    """A game of Cloud City."""

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
            return Refusal("CC-5.1", "game-over")
        if seat != self.turn:
            return Refusal("CC-3.0", "not-your-turn")
        if action in self.offer:
            return None
        if not 0 <= action < self.game.space.size:
            return Refusal(_RULES[self.phase], "no-such-action")
        if action < PLACE:
            return refuse_choice(self, action) if self.phase == CHOOSING else Refusal("CC-3.1", "no-choosing-now")
        if action < JOIN:
            return refuse_placing(self, action) if self.phase == PLACING else Refusal("CC-3.1", "no-placing-now")
        if action < DONE and self.phase in (JOINING, DRAWING):
            return refuse_joining(self, action)
        if action <= DONE:
            return Refusal("CC-3.3", "no-joining-now")
        return refuse_drawing(self, action) if self.phase == DRAWING else Refusal("CC-3.4", "no-drawing-now")

    def perform(self, seat: int, action: int, luck: Luck, events: list[Event] | None = None) -> None:
        """Carry out a decision, and go on to the next; without a possible walkway that is the drawing."""
        if action < PLACE:
            carry_out_choice(self, action, events)
        elif action < JOIN:
            carry_out_placing(self, action, events)
            if not begin_joining(self):
                begin_drawing(self, events)
        elif action <= DONE:
            if carry_out_joining(self, action, events):
                begin_drawing(self, events)
        else:
            carry_out_drawing(self, action, events)

    def view(self, seat: int | None) -> View:
        """Return what the seat may know."""
        return view_of(self, seat)

    def zones(self) -> list[Zone]:
        """Return where everything is."""
        return zones_of(self)

    def determinise(self, seat: int, luck: Luck) -> "CloudCityState":
        """Return a copy in which all tiles that the seat hasn't seen are dealt anew (CC-7.1)."""
        world = self.clone()
        unseen = self.unseen_by(seat)
        luck.shuffle(unseen)
        for other in range(self.seats):
            if other != seat:
                area = other * AREA
                count = len(self.tiles_hidden(other))
                world.board[area + HAND] = self.board[area + KNOWN] + held(unseen[:count])
                unseen = unseen[count:]
        world.pile = unseen
        world.next = 0
        if self.phase == CHOOSING and self.turn != seat:
            begin_turn(world)  # what it may choose is drawn anew with its hand
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

    def clone(self) -> "CloudCityState":
        """Return an independent copy."""
        copy = CloudCityState(self.game, self.seats, self.options, self.longest, self.board[:])
        self.copy_to(copy)
        return copy

    def pack(self) -> list[int]:
        """Return everything that can change as numbers."""
        return pack(self)
