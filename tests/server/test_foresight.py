"""What is foreseen as certain is what happens, and only where neither chance nor anything hidden has a part in it."""

import random

import pytest

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck, TableLuck
from pentapolis.core.state import State
from pentapolis.games import game
from pentapolis.server.foresight import foresee
from pentapolis.server.match import Match
from tests.server.entries import act


def is_certain(state: State, seat: int, action: int) -> bool:
    """Whether the action, when it is really carried out, uses no chance and reveals nothing."""
    after, luck, events = state.clone(), TableLuck(bytes(32)), list[Event]()
    luck.begin_turn(1)
    after.perform(seat, action, luck, events)
    return not luck.used and not any(event.reveals() for event in events)


@pytest.mark.parametrize("title", ["five-towers", "cloud-city"])
def test_it_stops_at_the_first_chance_or_reveal(title: str) -> None:
    choose = random.Random(3)
    match = Match(game(title), 2, game(title).check(2, {}), bytes(32))
    found = set()
    for number in range(40):
        seat = match.state.to_act()[0]
        foreseen = foresee(match.state.determinise(seat, Luck(number)), seat, (), number)
        assert [effect.action for effect in foreseen.effects] == match.state.legal(seat)
        for effect in foreseen.effects:
            certain = is_certain(match.state, seat, effect.action)
            assert effect.certain == certain
            found.add(certain)
        act(match, seat, choose.choice(match.state.legal(seat)))
    assert found == {True, False}
