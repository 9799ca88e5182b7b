"""What bots guess."""

from pentapolis.bots.greedy import greedy_action
from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from pentapolis.games.cities.game import CITIES
from pentapolis.games.cities.hope import Hope
from tests.games.cities.notation import drawn, position, table_of


def best(state: State, seat: int) -> str:
    return CITIES.space.text(greedy_action(state.determinise(seat, Luck(1)), seat, Luck(1)))


def test_at_the_end_it_is_the_score() -> None:
    state = position("seats: 3\nstep: over")
    assert state.evaluate() == [float(state.total(seat)) for seat in range(3)]


def test_a_fourth_floor_on_exactly_three_is_no_good() -> None:
    state = position(
        """
        seats: 2
        step: building
        taken: red, green
        cards 0: red-threes, three-floors
        city 0: r3 p g y g p / b w p w w y
        """
    )
    assert best(state, 0) != "build red a1"


def test_a_feature_goes_where_it_makes_a_set() -> None:
    state = position("seats: 2\nstep: furnishing\ntaken: kiosk\ncity 0: r pt p p g y / b w y b p w")
    assert best(state, 0) in ("furnish kiosk c1", "furnish kiosk d1")


def test_a_building_that_is_too_low_yet_promises_something() -> None:
    (card,) = [card for card in table_of(position("seats: 2")).deck.cards if card.name.id == "red-threes"]
    hope = Hope(10.0, 3.0, 3.0)
    promised = [card.pattern.promise(drawn(picture), hope) for picture in ("b", "r", "r1", "r2", "r3", "r4")]
    assert promised == [*sorted(promised[:5]), 0.0]
    assert (promised[0], promised[4]) == (0.0, 1.0)
    assert promised[3] > promised[2] > promised[1] > 0
