"""What every bot must do, on 5 Towers and on the toy game with its hidden hands and simultaneous choices."""

import pytest

import pentapolis as pp
from pentapolis.bots.bot import Bot, ask, open_choices
from pentapolis.bots.greedy import advantage
from pentapolis.bots.playout import play_out
from pentapolis.bots.roster import bot_names, make_bot
from pentapolis.bots.search_bot import SearchBot
from pentapolis.core.game import Game
from pentapolis.core.problem import Problem
from pentapolis.core.state import State
from tests.bots.test_race import Watched
from tests.toy.game import BACK, Toy

FIVE_TOWERS = pp.game("five-towers")
TOY = Toy()
NAMES = ["random", "greedy", "search:iterations=12", "search:iterations=8,ways=3,stretches=1"]


def play_game(game: Game, seats: int, bots: list[Bot], seed: int) -> list[tuple[int, int]]:
    """Play a whole game, checked, and return its actions."""
    state, table_luck, luck = game.setup(seats, pp.Luck(seed)), pp.Luck(seed), pp.Luck(seed + 1)
    actions = []
    while state.to_act():
        for seat in state.to_act():
            actions.append((seat, ask(bots[seat], state, seat, luck)))
            state.apply(*actions[-1], table_luck)
    return actions


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("game", "seats"), [(FIVE_TOWERS, 2), (FIVE_TOWERS, 5), (TOY, 1), (TOY, 3)])
def test_a_bot_plays_whole_games_legally_and_reproducibly(name: str, game: Game, seats: int) -> None:
    bots = [make_bot(name) for _ in range(seats)]
    assert play_game(game, seats, bots, 5) == play_game(game, seats, bots, 5)


def test_every_name_on_the_roster_makes_a_bot() -> None:
    state = FIVE_TOWERS.setup(2, pp.Luck(1))
    seat = state.to_act()[0]
    for name in bot_names():
        assert ask(make_bot(name), state, seat, pp.Luck(2)) in state.legal(seat)


@pytest.mark.parametrize(
    "name",
    [
        *("", "Search", "greedy:iterations=1", "search:depth=1", "search:seconds", "search:seconds=-1", "search:a=b"),
        *("search:ways=0", "search:spread=0", "net-search:ways=0.5"),
    ],
)
def test_a_wrong_name_or_setting_is_refused(name: str) -> None:
    with pytest.raises(Problem):
        make_bot(name)


@pytest.mark.parametrize(
    ("name", "plans"),
    [
        *(("search:iterations=4", 4), ("net-search:iterations=40", 40), ("search:iterations=400", 40)),
        *(("search:seconds=1", 40), ("search:iterations=4,plans=7", 7), ("search:plans=0", 0)),
    ],
)
def test_a_search_makes_as_many_plans_as_iterations_within_bounds(name: str, plans: int) -> None:
    bot = make_bot(name)
    assert isinstance(bot, SearchBot)
    assert bot.settings.plans == plans


class Spy(Bot):
    """Notes the worlds that it is shown."""

    def __init__(self) -> None:
        self.worlds: list[State] = []

    def choose(self, world: State, seat: int, luck: pp.Luck) -> int:
        self.worlds.append(world)
        return world.legal(seat)[0]


def test_a_bot_is_never_shown_the_truth() -> None:
    state = TOY.setup(3, pp.Luck(4))
    spy = Spy()
    for seed in range(10):
        ask(spy, state, 1, pp.Luck(seed))
    assert all(world.view(1) == state.view(1) for world in spy.worlds)
    assert len({world.serialise() for world in spy.worlds}) > 1


@pytest.mark.parametrize("name", NAMES)
def test_a_choice_depends_only_on_what_the_seat_knows(name: str) -> None:
    luck = pp.Luck(8)
    for seed in range(6):
        truth = TOY.setup(3, pp.Luck(seed))
        other = truth.determinise(0, luck)
        assert ask(make_bot(name), truth, 0, pp.Luck(3)) == ask(make_bot(name), other, 0, pp.Luck(3))


OBVIOUS = """
    seats: 2
    through: 2
    pile: 0
    towers 0: sand 15 14 13 12 11 10, candy 3
    towers 1: tree 9 8 7 6 5 4 3 2
    display: sand 0
"""


@pytest.mark.parametrize("name", ["greedy", "search:iterations=60", "search:iterations=40,stretches=5"])
def test_the_last_roof_is_taken(name: str) -> None:
    """Seven cards under a roof, the last display: whoever sees one step ahead bids for it."""
    state = FIVE_TOWERS.position(OBVIOUS)
    assert FIVE_TOWERS.space.text(ask(make_bot(name), state, 0, pp.Luck(1))) == "bid 1"


def test_choices_of_others_are_opened_and_the_own_is_not() -> None:
    state = TOY.setup(3, pp.Luck(1))
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[0], pp.Luck(1))
    world = state.determinise(1, pp.Luck(1))
    open_choices(world, 1, pp.Luck(1))
    assert (state.to_act(), world.to_act()) == ([2], [0, 2])
    assert world.legal(1) == [BACK]


@pytest.mark.parametrize("name", ["greedy", "search:iterations=20"])
def test_a_bot_lets_those_who_have_chosen_choose_again(name: str) -> None:
    state = Toy(Watched).setup(3, pp.Luck(1))
    state.apply(1, state.legal(1)[0], pp.Luck(1))
    Watched.done.clear()
    ask(make_bot(name), state, 2, pp.Luck(2))
    assert [(seat, action) for seat, action, _ in Watched.done if action == BACK] == [(1, BACK)]


def test_search_leaves_the_state_as_it_was() -> None:
    state = FIVE_TOWERS.setup(4, pp.Luck(1))
    before = state.serialise()
    ask(make_bot("search:iterations=40"), state, state.to_act()[0], pp.Luck(2))
    assert state.serialise() == before


def test_a_time_budget_alone_still_chooses() -> None:
    state = FIVE_TOWERS.setup(2, pp.Luck(1))
    seat = state.to_act()[0]
    assert ask(make_bot("search:seconds=0.01"), state, seat, pp.Luck(2)) in state.legal(seat)
    assert ask(make_bot("search:seconds=0"), state, seat, pp.Luck(2)) in state.legal(seat)


def test_advantage_is_the_lead_over_the_best_of_the_others() -> None:
    assert advantage([5.0, 9.0, 7.0], 1) == 2.0
    assert advantage([5.0, 9.0, 7.0], 0) == -4.0
    assert advantage([5.0], 0) == 5.0


def test_a_playout_reaches_the_end() -> None:
    state = FIVE_TOWERS.setup(3, pp.Luck(6))
    assert play_out(state, pp.Luck(6)) > 10
    assert state.to_act() == []


def test_a_careless_bot_takes_the_best_of_what_it_sees() -> None:
    state = FIVE_TOWERS.setup(3, pp.Luck(1))
    seat = state.to_act()[0]
    greedy = ask(make_bot("greedy"), state, seat, pp.Luck(2))
    assert ask(make_bot("careless:times=0"), state, seat, pp.Luck(2)) == greedy
    chosen = [ask(make_bot("careless:times=3"), state, seat, pp.Luck(luck)) for luck in range(40)]
    assert greedy in chosen
    assert len(set(chosen)) > 1
    assert set(chosen) <= set(state.legal(seat))
    assert ask(make_bot("careless:times=1000"), state, seat, pp.Luck(2)) in state.legal(seat)


def test_how_much_the_careless_overlook_is_up_to_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    state = FIVE_TOWERS.setup(3, pp.Luck(1))
    seat = state.to_act()[0]
    greedy = ask(make_bot("greedy"), state, seat, pp.Luck(2))
    missed = []
    for overlooked in (0.0, 0.1, 0.9):
        monkeypatch.setattr(FIVE_TOWERS, "overlooked", overlooked)
        chosen = [ask(make_bot("careless"), state, seat, pp.Luck(luck)) for luck in range(200)]
        missed.append(sum(action != greedy for action in chosen))
    assert missed[0] == 0
    assert 5 < missed[1] < 40
    assert missed[2] > 120
