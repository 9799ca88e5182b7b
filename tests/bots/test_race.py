"""The race of a seat's actions: on the toy game, whose choices are secret, and on 5 Towers."""

from typing import ClassVar

import pytest

import pentapolis as pp
from pentapolis.bots.greedy import promises
from pentapolis.bots.judge import Witness
from pentapolis.bots.race import Race, Settings, chances
from pentapolis.core.events import Event
from pentapolis.core.state import State
from pentapolis.games.five_towers.view import FiveTowersView
from tests.toy.game import Toy, ToyState

FIVE_TOWERS = pp.game("five-towers")


class Watched(ToyState):
    """Writes down who does what in any of its copies, and how many others have chosen then; a trick is a stretch."""

    done: ClassVar[list[tuple[int, int, int]]] = []

    def stretch(self) -> int:
        return sum(len(cards) for cards in self.won)

    def perform(self, seat: int, action: int, luck: pp.Luck, events: list[Event] | None = None) -> None:
        Watched.done.append((seat, action, sum(card > 0 for card in self.chosen)))
        super().perform(seat, action, luck, events)


def toy_world() -> State:
    return Toy(Watched).setup(3, pp.Luck(1)).determinise(2, pp.Luck(1))


def five_towers_race(**settings: float) -> Race:
    state = FIVE_TOWERS.setup(3, pp.Luck(1))
    seat = state.to_act()[0]
    return Race(state.determinise(seat, pp.Luck(1)), seat, pp.Luck(2), Settings(**settings))  # type: ignore[arg-type]


def test_all_are_tried_in_the_same_worlds_against_the_same_choices_of_the_others() -> None:
    world = toy_world()
    race = Race(world, 2, pp.Luck(2), Settings())
    tried = list(race.visits())
    assert sorted(tried) == world.legal(2)
    for _ in range(3):
        Watched.done.clear()
        race.iterate(len(tried))
        first = [place for place, (seat, _, others) in enumerate(Watched.done) if seat == 2 and others == 2]
        assert [Watched.done[place][1] for place in first[::2]] == tried, "each is followed by one trick more"
        before = Watched.done[first[0] - 2 : first[0]]
        assert [(seat, others) for seat, _, others in before] == [(0, 0), (1, 1)], "both others choose once for all"
    assert set(race.visits().values()) == {3}


@pytest.mark.parametrize(("told", "suits", "stretches"), [(1, 2, 1), (3, 2, 3), (None, 2, 2), (None, 3, 3)])
def test_a_race_is_judged_where_as_many_stretches_have_begun_as_it_is_told_or_as_suit_the_game(
    told: int | None, suits: int, stretches: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FIVE_TOWERS, "foresight", suits)
    judge = Witness()
    state = FIVE_TOWERS.setup(3, pp.Luck(1))
    race = Race(state, state.to_act()[0], pp.Luck(2), Settings(judge, stretches=told))
    judge.asked.clear()
    race.iterate(1)
    before, after = state.view(0), judge.asked[-1].view(0)
    assert isinstance(before, FiveTowersView)
    assert isinstance(after, FiveTowersView)
    assert (after.phase, before.pile - after.pile) == ("bidding", 5 * stretches)


def test_at_the_end_of_the_game_it_counts_who_has_won() -> None:
    state = FIVE_TOWERS.position("seats: 2\nthrough: 2\npile: 0\ntowers 0: sand 15 14 13\ndisplay: sand 0, candy 9")
    [seat] = state.to_act()
    race = Race(state, seat, pp.Luck(1), Settings())
    race.iterate(100)
    assert race.is_settled(), "all that wins comes to the same in every world"


def test_as_many_iterations_as_told_go_to_the_most_promising_ways() -> None:
    race = five_towers_race(ways=3)
    assert race.best() == next(iter(race.visits()))
    race.iterate(8)
    assert list(race.visits().values()) == [3, 3, 2]


def test_the_first_is_what_promises_most() -> None:
    world = toy_world()
    promised = promises(world, 2, pp.Luck(3))
    assert Race(world, 2, pp.Luck(2), Settings()).best() == world.legal(2)[promised.index(max(promised))]


def test_a_race_goes_on_where_it_was_stopped() -> None:
    at_once, in_steps = five_towers_race(), five_towers_race()
    at_once.iterate(30)
    for _ in range(30):
        in_steps.iterate(1)
    assert at_once.visits() == in_steps.visits()
    assert at_once.best() == in_steps.best()


def test_who_is_to_be_surely_behind_stays_longer() -> None:
    """With a hundred standard errors nobody falls out but those that come to the same."""
    hasty, patient = five_towers_race(sure=0.1), five_towers_race(sure=100.0)
    for race in (hasty, patient):
        race.iterate(60)
    assert hasty.is_settled()
    assert not patient.is_settled()
    assert sum(patient.visits().values()) == 60


def test_chances() -> None:
    assert chances([10.0, 10.0], 6.0) == [0.5, 0.5]
    first, second, third = chances([16.0, 10.0, 4.0], 6.0)
    assert first > second > third
    assert first + second + third == pytest.approx(1)
    assert first / second == pytest.approx(2.718281828)
    assert chances([1000.0, -1000.0], 1.0) == [1.0, 0.0]
    assert chances([5.0], 6.0) > chances([4.0], 6.0)
