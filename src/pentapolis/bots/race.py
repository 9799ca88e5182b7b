"""A race between the ways in which a seat could go on, through the contract of a state only.

The most promising actions are tried in the same worlds and with the same luck; of long turns, each with the best turn
that begins with it. Everybody plays on, as promises most, until some stretches of the game have begun, two in most
games. There, and not in between, all have had as many turns, so that what is promised can be compared. Who is surely
behind falls out, so that the rest of the time goes to those that are close together.
"""

from math import exp, sqrt
from typing import Final

from pentapolis.bots.bot import open_choices
from pentapolis.bots.greedy import finish_turn, greedy_action, next_step
from pentapolis.bots.judge import OWN_EVALUATION, Judge, mover_of
from pentapolis.bots.turns import turns_of
from pentapolis.core.luck import Luck
from pentapolis.core.state import State

_FIRST_GUESS: Final = 2.0  # worlds that count as much as what was promised before the race
_LEAST: Final = 4  # worlds before somebody falls out
_SEEDS: Final = 1 << 30  # of luck


class Settings:
    """How a race is run."""

    def __init__(
        self,
        judge: Judge = OWN_EVALUATION,
        ways: int = 4,
        stretches: int | None = None,
        sure: float = 1.5,
        spread: float = 6.0,
        plans: int = 40,
    ) -> None:
        """Choose what judges, how many actions are tried, how far, when one falls out, what a lead is worth, and plans.

        All play on until so many stretches have begun, as many as suit the game unless a number is given. Who is `sure`
        standard errors behind the leader falls out. A place that is promised `spread` points more than another is e
        times as likely to win. So many plans are gone on with to find the long turns that are tried.
        """
        self.judge: Final = judge
        self.ways: Final = ways
        self.stretches: Final = stretches
        self.sure: Final = sure
        self.spread: Final = spread
        self.plans: Final = plans


class Race:
    """A race of the actions of a seat, which goes on as long as it is told to; an iteration tries one of them."""

    def __init__(self, world: State, seat: int, luck: Luck, settings: Settings) -> None:
        """Begin at a world that was determinised for the seat."""
        open_choices(world, seat, luck)
        self._world = world
        self._seat = seat
        self._luck = luck
        self._settings = settings
        self._stretches: int = world.game.foresight if settings.stretches is None else settings.stretches
        self._mover: Judge = mover_of(world.game, settings.judge)
        turns = turns_of(world, seat, luck, settings.plans)
        promised = [self._guess(turn) for turn in turns]
        ranking = sorted(range(len(promised)), key=lambda place: -promised[place])[: settings.ways]
        self._turns: list[list[int]] = [turns[place] for place in ranking]  # the most promising first
        self._guesses: list[float] = [promised[place] for place in ranking]
        self._values: list[list[float]] = [[] for _ in ranking]  # of each action, in one world after the other
        self._running: list[int] = list(range(len(ranking)))  # places of the actions that are still tried
        self._tried: int = 0  # how many of them were, in this world
        self._before = world  # a world in which the others have chosen
        self._seed: int = 0  # of the luck that all have in it

    def iterate(self, times: int) -> None:
        """Do so many iterations: all that still run in turn, and then all again in another world."""
        for _ in range(times):
            if self.is_settled():
                return
            if self._tried == 0:
                self._before = self._others_chosen()
                self._seed = self._luck.below(_SEEDS)
            place = self._running[self._tried]
            self._values[place].append(self._value(self._turns[place]))
            self._tried += 1
            if self._tried == len(self._running):
                self._tried = 0
                self._leave_behind()

    def is_settled(self) -> bool:
        """Whether more iterations would change nothing: one alone is left."""
        return len(self._running) == 1

    def best(self) -> int:
        """Return the action that leads; without iterations, the most promising one."""
        return self._turns[self._leader()][0]

    def visits(self) -> dict[int, int]:
        """Return how often each action was tried."""
        return {turn[0]: len(values) for turn, values in zip(self._turns, self._values, strict=True)}

    def _worlds(self) -> int:
        """Return in how many worlds all that still run were tried."""
        return len(self._values[self._running[-1]])

    def _leader(self) -> int:
        """Return the place of the action with the highest mean, in which the first guess counts too."""
        worlds = self._worlds()
        best = self._running[0]
        highest = 0.0
        for place in self._running:
            total = sum(self._values[place][:worlds]) + _FIRST_GUESS * self._guesses[place]
            if place == self._running[0] or total > highest:
                best, highest = place, total
        return best

    def _leave_behind(self) -> None:
        """Let those fall out that are surely behind the leader, or have come to the same in every world."""
        if self._worlds() >= _LEAST:
            leader = self._leader()
            self._running = [
                place for place in self._running if place == leader or self._may_win(place, self._values[leader])
            ]

    def _may_win(self, place: int, leading: list[float]) -> bool:
        worlds = len(leading)
        behind = [ahead - value for ahead, value in zip(leading, self._values[place], strict=True)]
        mean = sum(behind) / worlds
        squares = sum([(lag - mean) ** 2 for lag in behind])
        return mean < self._settings.sure * sqrt(squares / (worlds * (worlds - 1)))

    def _others_chosen(self) -> State:
        """Return another world, in which all who choose at the same time have chosen, without seeing each other."""
        world = self._world.determinise(self._seat, self._luck)
        others = [seat for seat in world.to_act() if seat != self._seat]
        _choose_greedily(world, others, self._luck, self._mover)
        return world

    def _value(self, turn: list[int]) -> float:
        """Return what a turn comes to in this world, as a chance to win."""
        luck = Luck(self._seed)
        world = self._before.clone()
        stretch = world.stretch()
        take_turn(world, self._seat, turn, luck)
        for _ in range(self._stretches):
            world = self._played_on(world, stretch, luck)
            stretch = world.stretch()
        return self._worth(world, self._settings.judge)

    def _guess(self, turn: list[int]) -> float:
        """Return what a turn promises before anybody plays on."""
        world = self._world.clone()
        take_turn(world, self._seat, turn, self._luck)
        return self._worth(world, self._mover)

    def _worth(self, world: State, judge: Judge) -> float:
        """Return the seat's chance to win: settled at the end of the game, guessed before."""
        if world.next_to_act() >= 0:
            return chances(judge.promises(world), self._settings.spread)[self._seat]
        winners = world.winners()
        return 1.0 / len(winners) if self._seat in winners else 0.0

    def _played_on(self, world: State, stretch: int, luck: Luck) -> State:
        """Return the world after everybody has played until that stretch is over, or the game.

        The others play long turns step by step, which is quick: what matters of them is what they take away.
        """
        seats = world.to_act()
        while seats and (world.stretch() == stretch or world.midway()):
            if not world.game.has_long_turns:
                _choose_greedily(world, seats, luck, self._mover)
            elif seats[0] != self._seat or world.midway() or world.in_secret():
                world.perform(seats[0], next_step(world, seats[0], luck), luck)
            else:
                world = _best_turn(world, self._seat, luck)
            seats = world.to_act()
        return world


def take_turn(world: State, seat: int, turn: list[int], luck: Luck) -> None:
    """Play a turn as it was planned in another world; from where this one is in the way, step by step."""
    for done, action in enumerate(turn):
        if done > 0 and not (world.midway() and world.next_to_act() == seat and action in world.legal(seat)):
            break
        world.perform(seat, action, luck)
    finish_turn(world, seat, luck)


def _choose_greedily(world: State, seats: list[int], luck: Luck, judge: Judge) -> None:
    """Let all seats choose before anything is carried out."""
    actions = [greedy_action(world, seat, luck, judge) for seat in seats]
    for seat, action in zip(seats, actions, strict=True):
        world.perform(seat, action, luck)


def _best_turn(world: State, seat: int, luck: Luck) -> State:
    """Return the world after the turn by whose end most is promised to the seat, whatever the others have then."""
    best = world
    highest = 0.0
    for action in world.candidates(seat):
        after = world.clone()
        after.perform(seat, action, luck)
        finish_turn(after, seat, luck)
        promise = after.promise(seat)
        if best is world or promise > highest:
            best, highest = after, promise
    return best


def chances(promises: list[float], spread: float) -> list[float]:
    """Return the chances to win of those who are promised so many points; of a single one, how good it is by itself."""
    if len(promises) == 1:
        return [1.0 / (1.0 + exp(-promises[0] / (10.0 * spread)))]
    highest = max(promises)
    weights = [exp((promise - highest) / spread) for promise in promises]
    total = sum(weights)
    return [weight / total for weight in weights]
