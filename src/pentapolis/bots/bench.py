"""How fast the engine is on this machine."""

import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pentapolis.bots.judge import OWN_EVALUATION, Judge, LearnedJudge
from pentapolis.bots.playout import clone_often, play_out
from pentapolis.bots.search import Settings
from pentapolis.bots.search_bot import begin_search
from pentapolis.bots.weights import net_of
from pentapolis.core import state as state_module
from pentapolis.core.game import Game, Options
from pentapolis.core.luck import Luck
from pentapolis.core.state import State

_SLICES: Final = 5  # the fastest of several slices is the least disturbed by whatever else the machine does
_CLONES: Final = 2000


@dataclass(frozen=True)
class Speed:
    """What was measured for a game and seat count."""

    game: str
    seats: int
    compiled: bool
    decisions_per_second: float
    playouts_per_second: float
    clone_us: float
    bytes_per_state: float
    search_iterations_per_second: float
    evaluation_us: float
    net_us: float | None  # with the net, where there is one


def is_compiled() -> bool:
    """Whether the engine runs compiled."""
    return not (state_module.__file__ or "").endswith(".py")


def measure(game: Game, seats: int, options: Options, seconds: float) -> Speed:
    """Measure random play, clones, search and evaluations, for about so many seconds."""
    checked = game.check(seats, options)
    luck = Luck(1)
    decisions = 0

    def play() -> int:
        nonlocal decisions
        decisions += play_out(game.begin(seats, checked, luck, None), luck)
        return 1

    slice_seconds = seconds / (6 * _SLICES + 1)
    _rate(play, slice_seconds)  # the first games fill the engine's tables
    fastest, per_playout = 0.0, 0.0
    for _ in range(_SLICES):
        decisions = 0
        start = time.perf_counter()
        playouts = _rate(play, slice_seconds)
        rate = decisions / (time.perf_counter() - start)
        if rate > fastest:
            fastest, per_playout = rate, playouts
    state = _middle(game, seats, checked)
    clones = max(_rate(lambda: _clone(state), slice_seconds) for _ in range(_SLICES))
    searched = max(_rate(lambda: _search(state), slice_seconds) for _ in range(_SLICES))
    unjudged = max(_rate(lambda: _walk(game, seats, checked, luck, None), slice_seconds) for _ in range(_SLICES))

    def evaluation_us(judge: Judge) -> float:
        judged = max(_rate(lambda: _walk(game, seats, checked, luck, judge), slice_seconds) for _ in range(_SLICES))
        return round(1e6 / judged - 1e6 / unjudged, 2)

    return Speed(
        game=game.id,
        seats=seats,
        compiled=is_compiled(),
        decisions_per_second=round(fastest),
        playouts_per_second=round(per_playout, 1),
        clone_us=round(1e6 / clones, 3),
        bytes_per_state=round(_bytes_of_clone(state)),
        search_iterations_per_second=round(searched),
        evaluation_us=evaluation_us(OWN_EVALUATION),
        net_us=None if net_of(game) is None else evaluation_us(LearnedJudge()),
    )


def _rate(work: Callable[[], int], seconds: float) -> float:
    """Return how much work is done in a second."""
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += work()
    return done / spent


def _middle(game: Game, seats: int, options: Options) -> State:
    """Return a state from the middle of a random game."""
    length = play_out(game.begin(seats, options, Luck(2), None), Luck(3))
    state, luck = game.begin(seats, options, Luck(2), None), Luck(3)
    for _ in range(length // 2):
        seat = state.to_act()[0]
        actions = state.legal(seat)
        state.perform(seat, actions[luck.below(len(actions))], luck)
    return state


def _walk(game: Game, seats: int, options: Options, luck: Luck, judge: Judge | None) -> int:
    """Play a random game and judge the state after each decision, which nobody has judged before."""
    state = game.begin(seats, options, luck, None)
    decisions = 0
    while (seat := state.next_to_act()) >= 0:
        actions = state.legal(seat)
        state.perform(seat, actions[luck.below(len(actions))], luck)
        decisions += 1
        if judge is not None:
            judge.promises(state)
    return decisions


def _clone(state: State) -> int:
    clone_often(state, _CLONES)
    return _CLONES


def _search(state: State) -> int:
    seat = state.to_act()[0]
    luck = Luck(4)
    begin_search(state.determinise(seat, luck), seat, luck, Settings()).iterate(100)
    return 100


def _bytes_of_clone(state: State) -> float:
    """Return how much memory a clone takes beyond what it shares with its original."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    clones = [state.clone() for _ in range(_CLONES)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(clones) - 8  # less the list's own reference
