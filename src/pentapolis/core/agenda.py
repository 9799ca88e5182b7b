"""The agenda: rules as static steps, and a chain of frames that says what is decided next and why.

A step is a piece of the rules, made once when the game is loaded. A frame is a step under way and how far it is. The
chain of frames is a call stack that is a value: it can be shared by clones, saved and read back. The loop here runs it;
games write steps. `docs/decisions/0014-the-agenda.md` says why.
"""

import hashlib
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from pentapolis.core.actions import ActionSpace
from pentapolis.core.events import Event
from pentapolis.core.fields import OWNER, Declared
from pentapolis.core.game import Game, Option, Options
from pentapolis.core.luck import Luck
from pentapolis.core.packing import Reader
from pentapolis.core.problem import BadPosition, BadState, Params, Problem
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import Moment, State
from pentapolis.core.views import Cause, Decision

NOTHING: Final[list[int]] = []  # no answers; shared, so nobody appends to it
_LATER: Final[list[int]] = [-1]  # stands for answers that are worked out when somebody asks for them
MOST_FRAMES: Final = 64  # that a packed chain may have
MOST_AT: Final = 2**40  # the largest `at` of a packed frame

S = TypeVar("S", bound="AgendaState")


class StepTable:
    """All steps of a game, in the order in which they were made; a packed frame names its step by that number."""

    def __init__(self) -> None:
        """Begin without steps."""
        self.steps: list[Step[Any]] = []

    def add(self, step: "Step[Any]") -> int:
        """Note a step; return its number."""
        self.steps.append(step)
        return len(self.steps) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A piece of the rules. `at` is how far it is, 0 at first.

    The laws, each checked for every game: `legal` and `possible` change nothing; `legal` is ascending; `run` uses
    exactly one of `done`, `stay`, `call` and `become`, once, and `answer` at most one of them; a frame holds nothing
    hidden.
    """

    def __init__(
        self,
        table: StepTable,
        rule: str,
        kinds: tuple[str, ...] = (),
        *,
        name: str = "",
        not_now: str = "",
        explains: tuple[str, ...] = (),
        secret: bool = False,
        together: bool = False,
        cause: Cause | None = None,
        turn_rule: str = "",
    ) -> None:
        """Describe the step.

        `rule` is the number that refusals name. A step that asks names the `kinds` of actions that answer it, what it
        is called in the texts (`name`), and the reason (`not_now`) why such an action is refused at another time; steps
        that share a kind agree on that. Its `refuse` may speak of further kinds, which it `explains`.
        A `secret` decision is asked even where there is only one answer, since not to ask would tell the others.
        Several decide `together`, at the same time. `cause` is what a player would call the step. Its `turn_rule` says
        who is asked; without one, the game's does.
        """
        self.table: Final = table
        self.number: Final = table.add(self)
        self.rule: Final = rule
        self.kinds: Final = kinds
        self.asks: Final = len(kinds) > 0
        self.name: Final = name
        self.not_now: Final = not_now
        self.explains: Final = explains
        self.secret: Final = secret
        self.together: Final = together
        self.asks_in_turn: Final = not together and type(self).seat is Step.seat  # spares a call at each decision
        self.may_defer: Final = type(self).has_choice is not Step.has_choice  # and so does this
        self.cause: Final = cause
        self.turn_rule: Final = turn_rule
        self.alone: Final = Frame(self, 0, None)  # all there is of a flat agenda: made once

    def possible(self, s: S) -> bool:
        """Whether the step would change anything now; a sequence leaves it out if not."""
        return True

    def seat(self, s: S) -> int:
        """Return the seat that is asked, the one in turn unless the step says otherwise; not used if several are."""
        return s.turn

    def owing(self, s: S, at: int) -> int:
        """Return a mask of the seats that still owe an answer, of a step that several answer at the same time."""
        return 0

    def legal(self, s: S, seat: int, at: int) -> list[int]:
        """Return the seat's answers in ascending order; NOTHING if there is nothing to ask.

        A step that several answer at the same time returns a list of its own, or NOTHING.
        """
        return NOTHING

    def has_choice(self, s: S, seat: int, at: int) -> bool:
        """Whether it is plain that there are several answers; they are then worked out only if they are asked for.

        It is for steps with dear answers, at which a bot often looks no further. False may mean that it isn't plain.
        """
        return False

    def refuse(self, s: S, seat: int, action: int, at: int) -> Refusal:
        """Return why an action of the step's kinds, or of those that it explains, is no answer now."""
        raise NotImplementedError

    def answer(self, s: S, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def run(self, s: S, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Go on without an answer: nobody owes one, or there is nothing to ask."""
        s.done()

    def foresee(self, s: S, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Carry out an answer in an imagined world; one that is kept secret as if it were carried out at once."""
        self.answer(s, seat, action, at, luck, events)
        s.carry_on(luck, events)

    def attempts(self, s: S, seat: int, at: int) -> list[int]:
        """Return the actions that a player might try, legal or not: all of the step's kinds, unless it says fewer."""
        space = s.game.space
        found = set(s.legal(seat))
        for kind in self.kinds:
            first = space.first(kind)
            found.update(range(first, first + space.size_of(kind)))
        return sorted(found)

    def params(self, s: S, viewer: int | None, at: int) -> Params:
        """Return what the texts of this decision need to know, as far as the viewer may know it."""
        return {}

    def is_sound(self, s: S, at: int, above: "Step[Any] | None") -> bool:
        """Whether a frame of this step could be at `at`, waiting for the step above (None: for an answer)."""
        return at == 0

    def can_become(self, other: "Step[Any]") -> bool:
        """Whether a frame of this step may go on as another step; who called it then finds that one above."""
        return False


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A step under way: how far it is, and the frame that called it."""

    __slots__ = ("at", "step", "under")

    def __init__(self, step: Step[Any], at: int, under: "Frame | None") -> None:
        """Put a step on top of a chain."""
        self.step: Final = step
        self.at: Final = at
        self.under: Final = under


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaState(State):
    """A state whose decisions come from an agenda. A game adds fields; steps do the rest."""

    __slots__ = ("agenda", "offer", "turn")

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        agenda: Frame | None,
        offer: list[int],
        turn: int,
    ) -> None:
        """Begin with that chain of frames; `turn` is the seat in turn, `offer` what `offered` returns, once known."""
        super().__init__(game, seats, options)
        self.agenda: Frame | None = agenda
        self.offer: list[int] = offer
        self.turn: int = turn

    # What steps do with the agenda.

    def done(self) -> None:
        """End the step on top; the one under it goes on."""
        frame = self.agenda
        assert frame is not None
        self.agenda = frame.under

    def stay(self, at: int) -> None:
        """Go on with the step on top, from `at`."""
        frame = self.agenda
        assert frame is not None
        self.agenda = Frame(frame.step, at, frame.under)

    def call(self, step: Step[Any], at: int) -> None:
        """Do another step first; the one on top will go on from `at`."""
        frame = self.agenda
        assert frame is not None
        self.agenda = Frame(step, 0, Frame(frame.step, at, frame.under))

    def become(self, step: Step[Any]) -> None:
        """Go on with another step instead of the one on top."""
        frame = self.agenda
        assert frame is not None
        under = frame.under
        self.agenda = step.alone if under is None else Frame(step, 0, under)

    def stop(self) -> None:
        """End the game at once."""
        self.agenda = None

    # The contract of a state.

    def to_act(self) -> list[int]:
        """Return the seats that owe a decision."""
        frame = self.agenda
        if frame is None:
            return []
        step = frame.step
        if not step.together:
            return [step.seat(self)]
        owing = step.owing(self, frame.at)
        return [seat for seat in range(self.seats) if owing >> seat & 1]

    def next_to_act(self) -> int:
        """Return the first of the seats that owe a decision, or −1 at the end."""
        frame = self.agenda
        if frame is None:
            return -1
        step = frame.step
        if step.asks_in_turn:
            return self.turn
        if not step.together:
            return step.seat(self)
        owing = step.owing(self, frame.at)
        seat = 0
        while not owing >> seat & 1:
            seat += 1
        return seat

    def in_secret(self) -> bool:
        """Whether it is decided in secret."""
        frame = self.agenda
        return frame is not None and (frame.step.secret or frame.step.together)

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat."""
        frame = self.agenda
        if frame is None:
            return []
        step = frame.step
        if step.together:
            return (step.legal(self, seat, frame.at) or []) if 0 <= seat < self.seats else []
        asked = self.turn if step.asks_in_turn else step.seat(self)
        return self.offered()[:] if asked == seat else []

    def offered(self) -> list[int]:
        """Return the answers of the one seat asked; nothing if several are. The list is the state's own."""
        if self.offer is _LATER:
            frame = self.agenda
            assert frame is not None
            self.offer = frame.step.legal(self, frame.step.seat(self), frame.at)
        return self.offer

    def refuse(self, seat: int, action: int) -> Refusal | None:
        """Return the rule that forbids the action, if any does."""
        frame = self.agenda
        if frame is None:
            return Refusal(self.rules().end_rule, "game-over")
        step = frame.step
        if not 0 <= seat < self.seats or not 0 <= action < self.game.space.size:
            return Refusal(step.rule, "no-such-action")
        kind = self.game.space.kind_of(action).name
        concerned = kind in step.kinds or kind in step.explains
        if concerned and self._is_legal(step, seat, action, frame.at):
            return None
        if step.together or step.seat(self) == seat:
            if concerned:
                return step.refuse(self, seat, action, frame.at)
            return self.rules().not_now(kind)
        if not concerned and self.rules().is_answered_together(kind):
            return self.rules().not_now(kind)
        return Refusal(step.turn_rule or self.rules().turn_rule or step.rule, "not-your-turn")

    def _is_legal(self, step: Step[Any], seat: int, action: int, at: int) -> bool:
        if step.together:
            return action in step.legal(self, seat, at)
        return step.seat(self) == seat and action in self.offered()

    def perform(self, seat: int, action: int, luck: Luck, events: list[Event] | None = None) -> None:
        """Carry out a legal decision, then all that leaves no choice."""
        frame = self.agenda
        assert frame is not None
        frame.step.answer(self, seat, action, frame.at, luck, events)
        self.carry_on(luck, events)

    def carry_on(self, luck: Luck, events: list[Event] | None, moments: list[Moment] | None = None) -> None:
        """Do all that leaves no choice, until somebody is asked or the game is over."""
        frame = self.agenda
        while frame is not None:
            step = frame.step
            if not step.asks:
                step.run(self, frame.at, luck, events)
            elif step.together:
                if step.owing(self, frame.at):
                    self.offer = NOTHING
                    return
                step.run(self, frame.at, luck, events)
            else:
                seat = self.turn if step.asks_in_turn else step.seat(self)
                if step.may_defer and step.has_choice(self, seat, frame.at):
                    self.offer = _LATER
                    return
                offer = step.legal(self, seat, frame.at)
                if not offer:
                    step.run(self, frame.at, luck, events)
                elif len(offer) == 1 and not step.secret:
                    step.answer(self, seat, offer[0], frame.at, luck, events)
                else:
                    self.offer = offer
                    return
            if moments is not None and events:
                self._note(events, moments)
            frame = self.agenda
        self.offer = NOTHING

    def moments(self, seat: int, action: int, luck: Luck) -> list[Moment]:
        """Carry out a legal action; return what happened step by step, each with a copy of the state just after it."""
        frame = self.agenda
        assert frame is not None
        found: list[Moment] = []
        events: list[Event] = []
        frame.step.answer(self, seat, action, frame.at, luck, events)
        if events:
            self._note(events, found)
        self.carry_on(luck, events, found)
        happened = found.pop().events if found else []
        found.append(Moment(self.clone(), happened))  # with what followed in silence
        return found

    def _note(self, events: list[Event], moments: list[Moment]) -> None:
        """Add a moment of what has happened since the last one."""
        moments.append(Moment(self.clone(), events[:]))
        events.clear()

    def foresee(self, seat: int, action: int, luck: Luck, events: list[Event] | None = None) -> None:
        """Carry out a legal action in an imagined world; a choice that is kept secret as if carried out at once."""
        frame = self.agenda
        assert frame is not None
        frame.step.foresee(self, seat, action, frame.at, luck, events)

    def attempts(self, seat: int) -> list[int]:
        """Return the actions that a player might try now, legal or not, in ascending order."""
        frame = self.agenda
        if frame is None or seat not in self.to_act():
            return []
        return frame.step.attempts(self, seat, frame.at)

    def decision(self, viewer: int | None) -> Decision | None:
        """Return what is decided now and why, as far as the viewer may know it; None at the end."""
        frame = self.agenda
        if frame is None:
            return None
        step = frame.step
        why: list[Cause] = []
        below: Frame | None = frame
        while below is not None:
            if below.step.cause is not None:
                why.insert(0, below.step.cause)
            below = below.under
        return Decision(step.name, step.rule, step.params(self, viewer, frame.at), why)

    def determinise(self, seat: int, luck: Luck) -> State:
        """Return a possible full state, drawn from what the seat knows; the agenda holds nothing hidden."""
        world = self.clone()
        assert isinstance(world, AgendaState)
        world.redraw(seat, luck)
        world.ask_again()
        return world

    def redraw(self, seat: int, luck: Luck) -> None:
        """Draw all anew that the seat doesn't know."""
        raise NotImplementedError

    def ask_again(self) -> bool:
        """Work out anew what the one seat asked may answer; whether somebody is asked, or the game is over."""
        self.offer = NOTHING
        frame = self.agenda
        if frame is None:
            return True
        step = frame.step
        if not step.asks:
            return False
        if step.together:
            return step.owing(self, frame.at) != 0
        self.offer = step.legal(self, step.seat(self), frame.at)
        return len(self.offer) > (0 if step.secret else 1)

    def pack(self) -> list[int]:
        """Return all that can change as numbers: the fields, then the chain from the bottom up, two numbers a frame."""
        out = [self.turn]
        self.pack_fields(out)
        chain: list[int] = []
        frame = self.agenda
        while frame is not None:
            chain += [frame.at, frame.step.number]
            frame = frame.under
        chain.reverse()
        return [*out, len(chain) // 2, *chain]

    def pack_fields(self, out: list[int]) -> None:
        """Append the game's own fields; written by `make fields`."""
        raise NotImplementedError

    def viewpoint(self, seat: int | None) -> int | None:
        """Return None if everybody knows the same in this game, so that one view does for all; else the seat."""
        return seat if self.rules().has_private_fields else None

    def rules(self) -> "AgendaGame":
        """Return the game, as one whose states have an agenda."""
        game = self.game
        assert isinstance(game, AgendaGame)
        return game


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaGame(Game):
    """A title whose rules are steps."""

    def __init__(
        self,
        id: str,
        rules_version: int,
        seat_counts: tuple[int, ...],
        space: ActionSpace,
        options: tuple[Option, ...] = (),
        *,
        steps: StepTable,
        first: Step[Any],
        fields: list[dict[str, Declared]],
        end_rule: str,
        turn_rule: str = "",
    ) -> None:
        """Describe the title: all its steps, the one that the game begins with, and the fields of its classes.

        `end_rule` is the rule that ends the game, `turn_rule` the one that says whose turn it is; without one, the rule
        of the step that is asked.
        """
        super().__init__(id, rules_version, seat_counts, space, options)
        self.steps: Final = steps
        self.first: Final = first
        self.fields: Final = fields
        self.end_rule: Final = end_rule
        self.turn_rule: Final = turn_rule
        declared = [f"{name} {field.kind}" for names in fields for name, field in names.items()]
        made = [f"{type(step).__name__} {step.name}" for step in steps.steps]
        self.format = hashlib.sha256("\n".join([*declared, *made]).encode()).hexdigest()[:16]
        self.has_private_fields: Final = any(field.audience == OWNER for names in fields for field in names.values())
        self._answered_by: Final[dict[str, Step[Any]]] = _answered_by(id, steps, space)

    def places(self, seats: int) -> int:
        """Return how many play: the seats, and opponents that have none."""
        return seats

    def not_now(self, kind: str) -> Refusal:
        """Return why an action of this kind is no answer to what is decided now."""
        step = self._answered_by[kind]
        return Refusal(step.rule, step.not_now)

    def is_answered_together(self, kind: str) -> bool:
        """Whether actions of this kind answer a step at which all decide at the same time."""
        return self._answered_by[kind].together

    def begin(self, seats: int, options: Options, luck: Luck, events: list[Event] | None) -> State:
        """Return the first state: the table as it is laid, and all that follows without a choice."""
        state = self.lay_out(seats, options, luck, events)
        state.agenda = Frame(self.first, 0, None)
        state.carry_on(luck, events)
        return state

    def lay_out(self, seats: int, options: Options, luck: Luck, events: list[Event] | None) -> AgendaState:
        """Return the table as it is set up, before the first step."""
        raise NotImplementedError

    def position(self, description: str, luck: Luck | None = None) -> State:
        """Return the state that a description tells of, as the game's `position.py` shows its form."""
        drawn = Luck(0) if luck is None else luck
        problems: list[Problem] = []
        state = self.lay_position(description, drawn, problems)
        reasons = problems or self.defects(state)
        if reasons:
            raise BadPosition("problem.position", {"count": len(reasons)}, reasons)
        state.carry_on(drawn, None)
        return state

    def lay_position(self, description: str, luck: Luck, problems: list[Problem]) -> AgendaState:
        """Return the table that a description tells of, with its agenda; what can't be read goes to `problems`."""
        raise NotImplementedError

    def defects(self, state: AgendaState) -> list[Problem]:
        """Return everything that is impossible about a table."""
        raise NotImplementedError

    def unpack(self, seats: int, options: Options, numbers: list[int]) -> State:
        """Return the state that was packed as `numbers`."""
        reader = Reader(numbers)
        state = self.unpack_fields(seats, options, reader)
        state.agenda = read_chain(reader, self.step_table(options))
        reader.end()
        reasons = self.defects(state)
        if reasons:
            raise BadState("problem.state-impossible", {}, reasons)
        check_chain(state, self.first)
        if not state.ask_again() or state.pack() != numbers:
            raise BadState("problem.state-form")
        return state

    def step_table(self, options: Options) -> StepTable:
        """Return the steps of a table with these options: those of the game, unless a pack brings its own."""
        return self.steps

    def unpack_fields(self, seats: int, options: Options, reader: Reader) -> AgendaState:
        """Return the table with its packed fields, without an agenda."""
        raise NotImplementedError


def _answered_by(id: str, steps: StepTable, space: ActionSpace) -> dict[str, Step[Any]]:
    """Return for each kind of action a step that it answers."""
    found: dict[str, Step[Any]] = {}
    for step in steps.steps:
        for kind in step.kinds:
            other = found.setdefault(kind, step)
            if (other.rule, other.not_now) != (step.rule, step.not_now):
                raise ValueError(f"{id}: steps disagree on why {kind} is refused at another time")
    for known in space.kinds:
        if known.name not in found:
            raise ValueError(f"{id}: no step is answered by {known.name}")
    return found


def leads_to(called: Step[Any], above: Step[Any]) -> bool:
    """Whether a step that was called may stand there as the step above: itself, or what it goes on as."""
    return called is above or called.can_become(above)


def read_chain(reader: Reader, table: StepTable) -> Frame | None:
    """Return the chain of frames that comes next in a packed state."""
    frame: Frame | None = None
    for _ in range(reader.number(MOST_FRAMES)):
        number = reader.number(len(table.steps) - 1)
        frame = Frame(table.steps[number], reader.number(MOST_AT), frame)
    return frame


def check_chain(s: AgendaState, first: Step[Any]) -> None:
    """Refuse a chain that couldn't be: at its bottom is the game's step or what that may become, each frame sound."""
    frame = s.agenda
    above: Step[Any] | None = None
    while frame is not None:
        if not frame.step.is_sound(s, frame.at, above) or (frame.under is None and not leads_to(first, frame.step)):
            raise BadState("problem.state-form")
        above = frame.step
        frame = frame.under
