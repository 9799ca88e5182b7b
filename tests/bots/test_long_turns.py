"""In a game of long turns, bots think in whole turns: here Underwater Cities."""

import itertools
from collections.abc import Callable

import pytest

import pentapolis as pp
from pentapolis.bots.bot import ask
from pentapolis.bots.greedy import GreedyBot, advantage, finish_turn, greedy_action, promises
from pentapolis.bots.judge import Witness
from pentapolis.bots.race import Race, Settings, take_turn
from pentapolis.bots.roster import make_bot
from pentapolis.bots.search_bot import SearchBot
from pentapolis.bots.turns import turns_of
from pentapolis.core.state import State
from pentapolis.games.underwater_cities.view import UnderwaterCitiesView

GAME = pp.game("underwater-cities")
RICH = "seats: 2\nround: 5\nhand 0: 82 83 84\ngoods 0: 4 kelp 4 steelplast 3 science 5 credits"


def position(text: str = RICH) -> State:
    return GAME.position(text, pp.Luck(1))


def after(state: State, text: str) -> State:
    world = state.clone()
    world.apply(world.next_to_act(), GAME.space.parse(text), pp.Luck(1))
    return world


def test_a_turn_is_half_done_from_its_tile_to_its_end() -> None:
    state = position()
    assert not state.midway()
    placed = after(state, "place yellow-2")
    assert placed.midway()
    finish_turn(placed, 0, pp.Luck(1))
    assert not placed.midway()
    assert placed.to_act() == [1]


def test_only_the_own_turn_is_finished() -> None:
    placed = after(position(), "place yellow-2")
    before = placed.clone()
    finish_turn(placed, 1, pp.Luck(1))
    assert placed == before


def test_greedy_judges_the_end_of_the_turn() -> None:
    state = position()
    for action, promise in zip(state.candidates(0), promises(state, 0, pp.Luck(1)), strict=True):
        world = state.clone()
        world.perform(0, action, pp.Luck(1))
        finish_turn(world, 0, pp.Luck(1))
        if action == state.candidates(0)[0]:  # luck is the same for the first one only
            assert promise == advantage(world.evaluate(), 0)
    assert greedy_action(state, 0, pp.Luck(1)) in state.legal(0)


def test_without_plans_each_action_begins_the_turn_that_a_greedy_bot_would_make_of_it() -> None:
    state = position()
    turns = turns_of(state, 0, pp.Luck(1), 0)
    assert [turn[0] for turn in turns] == state.candidates(0)
    for turn in turns:
        stepwise_turn, promised = state.clone(), promised_after(state, turn)
        stepwise_turn.apply(0, turn[0], pp.Luck(1))
        finish_turn(stepwise_turn, 0, pp.Luck(1))
        assert advantage(stepwise_turn.evaluate(), 0) == promised


def first_by(promised: list[float], state: State) -> int:
    return state.candidates(0)[promised.index(max(promised))]


def of_many_turns(hand: str) -> State:
    return position(
        f"""seats: 2
round: 3
hand 0: {hand}
goods 0: 5 kelp 5 steelplast 4 science 6 credits
network 0: farm SE.a; plant SE.b; tunnel T01"""
    )


@pytest.mark.parametrize("hand", ["31 39 47", "46 51 59"])
def test_plans_find_turns_that_promise_more_than_those_of_single_steps(hand: str) -> None:
    state = of_many_turns(hand)
    assert end_of_turn(state.clone(), planned) > end_of_turn(state.clone(), stepwise) + 0.2


def planned(state: State) -> int:
    turns = turns_of(state, 0, pp.Luck(1), 40)
    return max(turns, key=lambda turn: promised_after(state, turn))[0]


def stepwise(state: State) -> int:
    return greedy_action(state, 0, pp.Luck(1))


def end_of_turn(state: State, choose: Callable[[State], int]) -> float:
    """Play the turn; return what is promised then."""
    while state.to_act() == [0]:
        state.apply(0, choose(state), pp.Luck(1))
    return advantage(state.evaluate(), 0)


def test_the_rest_of_a_turn_is_raced_too() -> None:
    state = after(position("seats: 2\nround: 10\nmoves: 4\nhand 0: 185\ngoods 0: 25 credits"), "place red-3")
    state = after(state, "slot-first")
    assert state.midway()
    for bot in ("search:iterations=4", "search:seconds=1000"):  # it doesn't use them up
        assert GAME.space.text(ask(make_bot(bot), state, 0, pp.Luck(1))) == "use-card"  # many points in the last turn
    judge = Witness()
    placed = after(of_many_turns("31 39 47"), "place green-4")
    ask(SearchBot(4, None, Settings(judge)), placed, 0, pp.Luck(1))
    assert len(judge.asked) == 4, "the judge is asked where a race ends, and by nothing else"


def test_turns_that_come_to_the_same_in_another_order_are_tried_once() -> None:
    """The two parts of a slot can be done in either order, two plants of a card too."""
    for tile, rest in (("green-1", 1), ("green-4", 5)):
        state = after(after(of_many_turns("31 39 47"), f"place {tile}"), "play 31")
        turns = turns_of(state, 0, pp.Luck(1), 400)
        assert len(turns) == rest == len(state.candidates(0)) - 1
        ends = [end_of(state, turn) for turn in turns]
        assert all(end != other for end, other in itertools.combinations(ends, 2))
        assert set(Race(state.clone(), 0, pp.Luck(1), Settings(plans=400)).visits()) <= {turn[0] for turn in turns}


def test_with_every_action_begins_a_whole_turn_that_promises_no_less_than_that_of_single_steps() -> None:
    state = of_many_turns("31 39 47")
    stepwise_turns, planned_turns = (turns_of(state, 0, pp.Luck(1), plans) for plans in (0, 400))
    assert [turn[0] for turn in planned_turns] == state.candidates(0)
    gained = []
    for turn, plan in zip(stepwise_turns, planned_turns, strict=True):
        assert turn[0] == plan[0]
        gained.append(promised_after(state, plan) - promised_after(state, turn))
    assert min(gained) >= 0
    assert max(gained) > 0.2


def promised_after(state: State, turn: list[int]) -> float:
    """Return what is promised at the end of a turn that is whole."""
    return advantage(end_of(state, turn).evaluate(), 0)


def end_of(state: State, turn: list[int]) -> State:
    """Return the state when a turn that is whole was played."""
    world = state.clone()
    for action in turn:
        assert world.to_act() == [0]
        world.apply(0, action, pp.Luck(1))
    assert world.to_act() == [1]
    return world


def test_of_a_turn_that_was_planned_in_another_world_is_done_what_can_be_done() -> None:
    state = position()
    whole, other = turns_of(state, 0, pp.Luck(1), 40)[:2]
    as_planned, hindered, stepwise = (state.clone() for _ in range(3))
    take_turn(as_planned, 0, whole, pp.Luck(1))
    assert as_planned.to_act() == [1]
    assert advantage(as_planned.evaluate(), 0) == promised_after(state, whole)
    take_turn(hindered, 0, [whole[0], other[0], *whole[1:]], pp.Luck(1))  # a second tile can't be placed
    take_turn(stepwise, 0, whole[:1], pp.Luck(1))
    assert hindered == stepwise
    assert hindered.to_act() == [1]


def test_the_most_promising_beginnings_race_in_turn() -> None:
    state = position()
    race = Race(state, 0, pp.Luck(1), Settings(plans=0))
    assert race.best() == first_by(promises(state, 0, pp.Luck(1)), state)
    race.iterate(8)
    assert list(race.visits().values()) == [2, 2, 2, 2]
    assert not race.is_settled()
    assert race.best() in state.legal(0)


def test_a_race_is_judged_where_all_have_had_two_turns_more() -> None:
    judge = Witness()
    race = Race(position(), 0, pp.Luck(1), Settings(judge))
    judge.asked.clear()
    race.iterate(3)
    views = [world.view(0) for world in judge.asked]
    assert [(view.round, view.moves) for view in views if isinstance(view, UnderwaterCitiesView)] == [(5, 5)] * 3
    assert not any(world.midway() for world in judge.asked)


@pytest.mark.parametrize(("moves", "end"), [(0, (6, 1)), (1, (6, 3)), (2, (6, 3))])
def test_alone_a_race_ends_after_three_or_four_turns(moves: int, end: tuple[int, int]) -> None:
    judge = Witness()
    alone = position(f"seats: 1\nround: 5\nmoves: {moves}\nhand 0: 82 83 84\ngoods 0: 4 kelp 4 steelplast 5 credits")
    race = Race(alone, 0, pp.Luck(1), Settings(judge))
    judge.asked.clear()
    race.iterate(2)
    views = [world.view(0) for world in judge.asked]
    assert [(view.round, view.moves) for view in views if isinstance(view, UnderwaterCitiesView)] == [end] * 2


def test_the_judge_is_asked_about_ends_of_races_alone() -> None:
    """What is done next is compared by the game's own evaluation, whose weights tell turns apart."""
    judge = Witness()
    ask(GreedyBot(judge), position(), 0, pp.Luck(1))
    assert judge.asked == []


def test_what_comes_to_the_same_or_is_surely_behind_falls_out() -> None:
    last = position("seats: 2\nround: 10\nmoves: 5\nhand 0: 82 83\ngoods 0: 25 credits\norder: 1 0")
    [seat] = last.to_act()
    race = Race(last, seat, pp.Luck(1), Settings())
    race.iterate(1000)
    assert race.is_settled()
    assert race.best() in last.legal(seat)
    tried = race.visits()
    race.iterate(10)
    assert race.visits() == tried
    assert sum(tried.values()) < 1000


def test_alone_a_race_chooses_as_the_rules_allow() -> None:
    alone = position("seats: 1\nround: 9\nhand 0: 182 183 184\ngoods 0: 4 kelp 4 steelplast 3 science 5 credits")
    race = Race(alone, 0, pp.Luck(1), Settings())
    race.iterate(20)
    assert race.best() in alone.legal(0)


def test_search_decides_in_secret_too() -> None:
    state = GAME.setup(2, pp.Luck(3))
    assert state.to_act() == [0, 1]
    for seat in (0, 1):
        assert ask(make_bot("search:iterations=2"), state, seat, pp.Luck(1)) in state.legal(seat)
