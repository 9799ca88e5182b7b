"""In a game of long turns, bots think in whole turns: here Underwater Cities."""

import pentapolis as pp
from pentapolis.bots.bot import ask
from pentapolis.bots.greedy import advantage, finish_turn, greedy_action, promises
from pentapolis.bots.rollouts import Rollouts, has_long_turns
from pentapolis.bots.roster import make_bot
from pentapolis.bots.search import Settings
from pentapolis.bots.search_bot import begin_search
from pentapolis.core.state import State

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


def test_search_compares_whole_turns() -> None:
    state = position()
    search = begin_search(state.determinise(0, pp.Luck(1)), 0, pp.Luck(1), Settings())
    assert isinstance(search, Rollouts)
    assert 1 < len(search.visits()) <= 4
    assert not search.is_settled()
    search.iterate(2 * len(search.visits()))
    assert set(search.visits().values()) == {2}
    assert search.best() in search.visits()


def test_only_what_promises_nearly_as_much_as_the_best_is_compared() -> None:
    for world in (position(), after(position(), "place open"), decisive()):
        promised = promises(world, 0, pp.Luck(2))
        near = {
            action
            for action, promise in zip(world.candidates(0), promised, strict=True)
            if promise >= max(promised) - 4
        }
        search = Rollouts(world, 0, pp.Luck(2), Settings())
        assert set(search.visits()) <= near
        assert len(search.visits()) == min(4, len(near))
        assert search.is_settled() == (len(near) == 1)


def decisive() -> State:
    """Return a state in which a card is used for many points in the last turn, or not."""
    state = position("seats: 2\nround: 10\nmoves: 4\nhand 0: 185\ngoods 0: 25 credits")
    return after(after(state, "place red-3"), "slot-first")


def test_what_is_settled_takes_no_time() -> None:
    world = decisive()
    assert Rollouts(world, 0, pp.Luck(1), Settings()).is_settled()
    bot = make_bot("search:seconds=1000")  # it would use them up
    assert GAME.space.text(ask(bot, world, 0, pp.Luck(1))) == "use-card"


def test_games_of_short_turns_are_searched_as_before() -> None:
    assert has_long_turns(position())
    assert not has_long_turns(pp.game("five-towers").setup(2, pp.Luck(1)))


def test_search_decides_in_secret_too() -> None:
    state = GAME.setup(2, pp.Luck(3))
    assert state.to_act() == [0, 1]
    for seat in (0, 1):
        assert ask(make_bot("search:iterations=2"), state, seat, pp.Luck(1)) in state.legal(seat)
