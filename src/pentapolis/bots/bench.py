"""How fast the engine is on this machine."""

import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pentapolis.bots.judge import OWN_EVALUATION, Judge, LearnedJudge, Witness
from pentapolis.bots.playout import clone_often, play_out
from pentapolis.bots.race import Race, Settings
from pentapolis.bots.weights import net_of
from pentapolis.core import state as state_module
from pentapolis.core.game import Game, Options
from pentapolis.core.luck import Luck
from pentapolis.core.state import State

_SLICES: Final = 5  # the fastest of several slices is the least disturbed by whatever else the machine does
_CLONES: Final = 2000
_PARTS: Final = (0.5, 0.1, 0.9, 0.3, 0.7)  # of games, after which states are taken


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

    slice_seconds = seconds / (5 * _SLICES + 1)
    _rate(play, slice_seconds)  # the first games fill the engine's tables
    fastest, per_playout = 0.0, 0.0
    for _ in range(_SLICES):
        decisions = 0
        start = time.perf_counter()
        playouts = _rate(play, slice_seconds)
        rate = decisions / (time.perf_counter() - start)
        if rate > fastest:
            fastest, per_playout = rate, playouts
    state = _part_way(game, seats, checked, 2, 0.5)
    clones = max(_rate(lambda: _clone(state), slice_seconds) for _ in range(_SLICES))
    searched = max(_rate(lambda: _search(state), slice_seconds) for _ in range(_SLICES))
    judges = [OWN_EVALUATION] if net_of(game) is None else [OWN_EVALUATION, LearnedJudge()]
    evaluations_us = _evaluations_us(game, seats, checked, 2 * _SLICES * slice_seconds, judges)
    return Speed(
        game=game.id,
        seats=seats,
        compiled=is_compiled(),
        decisions_per_second=round(fastest),
        playouts_per_second=round(per_playout, 1),
        clone_us=round(1e6 / clones, 3),
        bytes_per_state=round(_bytes_of_clone(state)),
        search_iterations_per_second=round(searched),
        evaluation_us=evaluations_us[0],
        net_us=evaluations_us[1] if len(judges) > 1 else None,
    )


def _rate(work: Callable[[], int], seconds: float) -> float:
    """Return how much work is done in a second."""
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += work()
    return done / spent


def _part_way(game: Game, seats: int, options: Options, seed: int, part: float) -> State:
    """Return a state from a random game, after that part of it."""
    length = play_out(game.begin(seats, options, Luck(seed), None), Luck(seed + 1))
    state, luck = game.begin(seats, options, Luck(seed), None), Luck(seed + 1)
    for _ in range(int(part * length)):
        seat = state.to_act()[0]
        actions = state.legal(seat)
        state.perform(seat, actions[luck.below(len(actions))], luck)
    return state


def _evaluations_us(game: Game, seats: int, options: Options, seconds: float, judges: list[Judge]) -> list[float]:
    """Return the processor time that each judge takes for a state, of those that searches ask about, in their order."""
    spent = [0.0] * len(judges)
    judged, number, start = 0, 0, time.perf_counter()
    while number == 0 or time.perf_counter() - start < seconds:
        witness = Witness()
        _search(_part_way(game, seats, options, number, _PARTS[number % len(_PARTS)]), witness)
        for place, judge in enumerate(judges):
            begun = time.process_time()
            for state in witness.asked:
                judge.promises(state)
            spent[place] += time.process_time() - begun
        judged += len(witness.asked)
        number += 1
    return [round(1e6 * each / judged, 2) for each in spent]


def _clone(state: State) -> int:
    clone_often(state, _CLONES)
    return _CLONES


def _search(state: State, judge: Judge = OWN_EVALUATION) -> int:
    seat = state.to_act()[0]
    luck = Luck(4)
    Race(state.determinise(seat, luck), seat, luck, Settings(judge)).iterate(100)
    return 100


def _bytes_of_clone(state: State) -> float:
    """Return how much memory a clone takes beyond what it shares with its original."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    clones = [state.clone() for _ in range(_CLONES)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(clones) - 8  # less the list's own reference
