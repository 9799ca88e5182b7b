"""What games tell a net: as many amounts as they name, marks that they name, and what their evaluation promises."""

import math

import pytest

import pentapolis as pp
from pentapolis.bots.bot import ask
from pentapolis.bots.judge import LearnedJudge
from pentapolis.bots.roster import make_bot
from pentapolis.bots.weights import net_of
from pentapolis.core.net import LEVELS, MOST_MARKS, MOST_PARTS, UNIT, Features, Layer, Net, Weights
from pentapolis.core.state import State

PART_UNITS = 4
UNITS = 6


def positions(game: str, seats: int, seed: int) -> list[State]:
    """Worlds of the seat that acts, from a whole game at random."""
    luck = pp.Luck(seed)
    state = pp.game(game).setup(seats, luck)
    found = []
    while seats_to_act := state.to_act():
        seat = seats_to_act[0]
        found.append(state.determinise(seat, luck))
        actions = state.legal(seat)
        state.apply(seat, actions[luck.below(len(actions))], luck)
    return found[:: max(1, len(found) // 40)]


@pytest.mark.parametrize("game", pp.games())
def test_what_is_told_has_names(game: str) -> None:
    title = pp.game(game)
    assert title.inputs.amounts
    for names in (title.inputs.amounts, title.inputs.marks, [name for name, _ in title.inputs.traits]):
        assert len(set(names)) == len(names)
    for seats in (title.seat_counts[0], title.seat_counts[-1]):
        for world in positions(game, seats, 3):
            told = world.net_inputs()
            assert [features.promise for features in told] == world.evaluate()
            for features in told:
                assert len(features.amounts) == len(title.inputs.amounts)
                assert len(features.marks) <= MOST_MARKS
                assert all(0 <= mark < len(title.inputs.marks) for mark in features.marks)
                assert len(features.parts) <= MOST_PARTS
                assert all(0 <= part < math.prod(title.inputs.sizes()) for part in features.parts)


@pytest.mark.parametrize("game", pp.games())
def test_what_is_kept_of_other_states_changes_nothing(game: str) -> None:
    counts = pp.game(game).seat_counts
    worlds = positions(game, counts[0], 3) + positions(game, counts[-1], 4)
    said = [told(world) for world in worlds]
    assert [told(world) for world in worlds[::-1]] == said[::-1]
    for world, other, expected in zip(worlds, worlds[len(worlds) // 2 :], said, strict=False):
        told(other)
        assert told(world) == expected


def told(world: State) -> list[object]:
    places = [(place.promise, place.amounts, place.marks, place.parts) for place in world.net_inputs()]
    return [places, world.evaluate(), LearnedJudge().promises(world)]


def rows(count: int, units: int) -> list[list[int]]:
    return [[(7 * row + 5 * unit) % 23 - 11 for unit in range(units)] for row in range(count)]


def formula(game: str) -> Net:
    """A net whose weights follow from their places."""
    inputs = pp.game(game).inputs
    sizes = inputs.sizes()
    own = [rows(count, UNITS) for count in (len(inputs.amounts), len(inputs.marks), PART_UNITS)]
    parts = Layer([[64 * weight for weight in row] for row in rows(sum(sizes), PART_UNITS)], [UNIT] * PART_UNITS)
    second = Layer([[32 * weight for weight in row] for row in rows(UNITS - 1, UNITS)], [9] * UNITS)
    others = [found[::-1] for found in own]
    return Net(sizes, parts, Weights(*own), Weights(*others), [9 * UNIT] * UNITS, second, [3] * (UNITS + 1))


def corrections(game: str) -> list[float]:
    """What it adds for the first seat in a few positions, in parts that are whole numbers."""
    worlds = positions(game, pp.game(game).seat_counts[-1], 5)[1:4]
    told = [
        [Features(0.0, place.amounts, place.marks, place.parts) for place in world.net_inputs()] for world in worlds
    ]
    return [formula(game).promises(places)[0] * LEVELS * UNIT**2 for places in told]


SAID: dict[str, list[float]] = {
    "five-towers": [14341920, 14579808, 14618592],
    "cloud-city": [16735584, 16687104, 16505376],
    "ginkgopolis": [16103616, 16269984, 15589824],
    "cities": [13671840, 13782816, 13825536],
    "underwater-cities": [15139104, 15169632, 15171072],
}


@pytest.mark.parametrize("game", pp.games())
def test_a_net_says_the_same_pure_and_compiled(game: str) -> None:
    assert corrections(game) == SAID[game]


@pytest.mark.parametrize("game", [game for game in pp.games() if net_of(pp.game(game)) is not None])
def test_bots_with_a_net_decide_as_the_rules_allow(game: str) -> None:
    for world in positions(game, 2, 7)[::10]:
        seat = world.to_act()[0]
        for name in ("net", "net-search:iterations=3"):
            assert ask(make_bot(name), world, seat, pp.Luck(1)) in world.legal(seat)
