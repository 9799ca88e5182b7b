"""The course of a match: each action carried out with the luck that belongs to it, and what is taken back."""

from typing import Final

from pentapolis.core.events import EVERYBODY, Event, includes
from pentapolis.core.game import Game, Options
from pentapolis.core.luck import TableLuck
from pentapolis.core.refusal import IllegalAction
from pentapolis.core.state import State

_STRIDE: Final = 64  # actions between two states that are kept: an undo plays fewer than these again


class HeldAction:
    """An action that was carried out, and what matters of it when somebody wants to take it back."""

    __slots__ = ("action", "audience", "before", "change", "final", "seat", "secret")

    def __init__(
        self, seat: int, action: int, change: int, final: bool, secret: bool, audience: int, before: State | None
    ) -> None:
        """Keep what is known after the action.

        It is `final` if chance was used or something hidden revealed. One that is decided in `secret` is known to its
        `audience` alone: its own seat, and whoever has seen an event of it. The number of its seat's actions that hold
        has changed by `change`; the state `before` it is kept if it is wanted again.
        """
        self.seat: Final = seat
        self.action: Final = action
        self.change: Final = change
        self.final: Final = final
        self.secret: Final = secret
        self.audience: Final = audience
        self.before: Final = before

    def seen_by(self, seat: int | None) -> bool:
        """Whether `seat` (None: a spectator) knows of the action."""
        return includes(self.audience, seat)


class Undone:
    """That the last actions were taken back: after how many had been carried out in all, and how many."""

    __slots__ = ("after", "count", "hindsight")

    def __init__(self, after: int, count: int, hindsight: bool) -> None:
        """Keep where it was; with `hindsight` if one of the actions was final: something that was seen is undone."""
        self.after: Final = after
        self.count: Final = count
        self.hindsight: Final = hindsight


class Course:
    """A match under way: its state, the actions that led there, and all that was done and undone."""

    def __init__(self, game: Game, seats: int, options: Options, luck: TableLuck) -> None:
        """Set the game up."""
        self.game: Final = game
        self.luck: Final = luck
        self.actions: list[tuple[int, int]] = []  # all that were carried out, by seat and number
        self.undone: list[Undone] = []
        self.held: list[HeldAction] = []  # those that hold
        self.events: list[Event] = []  # of the set-up, or of the last action
        self._counts: list[int] = [0] * seats  # how many actions of each seat hold
        luck.begin_action(0, self._counts)
        self.state: State = game.begin(seats, options, luck, self.events)

    def luck_of(self, seat: int) -> TableLuck:
        """Return the luck of the seat's next action, which has to be legal."""
        counts = self._counts[:]
        counts[seat] += self._change(seat)
        self.luck.begin_action(len(self.held) + 1, counts)
        return self.luck

    def _change(self, seat: int) -> int:
        """Whoever owes nothing and acts nevertheless takes a sealed choice back."""
        return 1 if seat in self.state.to_act() else -1

    def act(self, seat: int, action: int, keep: bool = False) -> None:
        """Carry out an action; refuse an illegal one and change nothing. To keep the state before makes undos quick."""
        state = self.state
        refusal = state.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(self.game.id, refusal)
        change, secret, luck = self._change(seat), state.in_secret(), self.luck_of(seat)
        before = state.clone() if keep or len(self.held) % _STRIDE == 0 else None
        events: list[Event] = []
        state.perform(seat, action, luck, events)
        self.events = events
        self._counts[seat] += change
        final = luck.used
        audience = 1 << seat if secret else EVERYBODY
        for event in events:
            final = final or event.reveals()
            audience |= event.audience()
        self.actions.append((seat, action))
        self.held.append(HeldAction(seat, action, change, final, secret, audience, before))

    def undo(self, count: int, again: int = 0) -> Undone:
        """Take back so many of the last actions; so many of these, the last, are then done again."""
        removed = self.held[-count:]
        del self.held[-count:]
        undone = Undone(len(self.actions), count, any(held.final for held in removed))
        self.undone.append(undone)
        self._return_to(removed)
        for held in removed[count - again :]:
            self.act(held.seat, held.action)
        self.events = []
        return undone

    def _return_to(self, removed: list[HeldAction]) -> None:
        """Go back to the state before the first of the removed actions: from one that is kept, by the actions since."""
        for held in removed:
            self._counts[held.seat] -= held.change
        before = removed[0].before
        if before is not None:
            self.state = before
            return
        first = len(self.held) // _STRIDE * _STRIDE
        kept = self.held[first].before
        assert kept is not None
        self.state = kept.clone()
        for held in self.held[first:]:
            self._counts[held.seat] -= held.change
        for number, held in enumerate(self.held[first:], start=first + 1):
            self._counts[held.seat] += held.change
            self.luck.begin_action(number, self._counts)
            self.state.perform(held.seat, held.action, self.luck)

    def undo_count(self, seat: int) -> int:
        """Return how many actions have to go so that the seat's last one goes; 0 if it has none."""
        for back, held in enumerate(reversed(self.held), start=1):
            if held.seat == seat:
                return back
        return 0

    def is_undo_free(self, seat: int) -> bool:
        """Whether the seat may take its last action back without asking; what others did since then is done again.

        It may if the action wasn't final and nobody else has decided since. Others may have decided in secret at the
        same time if the seat doesn't know of it, as it must not notice, or if nobody else knows of the seat's action.
        """
        count = self.undo_count(seat)
        if count == 0 or self.held[-count].final:
            return False
        held = self.held[-count]
        alone = held.audience == 1 << seat
        for since in self.held[len(self.held) - count + 1 :]:
            at_the_same_time = held.secret and since.secret and not since.final
            if not at_the_same_time or (since.seen_by(seat) and not alone):
                return False
        return True
