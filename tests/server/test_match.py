"""A log leads to the same position as the record that it makes, with undos in between."""

import random

import pytest

from pentapolis.core.game import Game
from pentapolis.core.record import SERVER, Record, Rerun, free_undo, parse_record, verify
from pentapolis.games import game
from pentapolis.games.ginkgopolis.actions import BACK, NEW_HAND
from pentapolis.server.log import Undo
from pentapolis.server.match import Match
from tests.server.entries import act, follow
from tests.toy.game import Toy


def _closed(match: Match) -> Record:
    record = match.record([])
    record.secret = match.luck.secret
    return record


@pytest.mark.parametrize(
    ("title", "seats"), [(game("five-towers"), 2), (game("five-towers"), 4), (Toy(), 2), (Toy(), 3)]
)
def test_undos_leave_the_luck_and_the_record_as_if_they_had_not_been(title: Game, seats: int) -> None:
    choose = random.Random(7)
    match = Match(title, seats, title.check(seats, {}), choose.randbytes(32))
    while not match.over:
        seat = choose.choice(match.state.to_act())
        action = choose.choice(match.state.legal(seat))
        act(match, seat, action)
        for other in range(seats):
            assert match.free_undo(other) == (free_undo(_closed(match), other) > 0)
        if choose.random() < 0.3:
            count = match.undo_count(seat)
            before = match.state.serialise()
            follow(match, seat, Undo(count))
            assert match.state.serialise() != before
        rerun = Rerun(_closed(match))
        for _ in rerun.steps():
            pass
        assert rerun.state.serialise() == match.state.serialise()
    assert [outcome.version for outcome in match.outcomes] == list(range(match.version + 1))
    assert any(isinstance(outcome.payload, Undo) for outcome in match.outcomes)


def test_a_decision_stays_current_while_others_choose_secretly() -> None:
    title = Toy()
    match = Match(title, 3, title.check(3, {}), bytes(32))
    first = match.state.legal(0)[0]
    act(match, 0, first)
    assert match.is_current(0, 1)  # seat 1 decided before seat 0 had chosen
    assert not match.is_current(0, 0)
    assert not match.is_current(2, 1)
    assert not match.is_current(-1, 1)
    follow(match, 0, Undo(1))
    assert not match.is_current(0, 1)
    assert match.is_current(2, 1)


def test_a_decision_stays_current_while_others_reveal_something() -> None:
    """In Ginkgopolis several may ask for a new hand at the same time, which shows the old one to all."""
    title = game("ginkgopolis")
    match = Match(title, 3, title.check(3, {"characters": "sets"}), bytes(32))
    act(match, 0, NEW_HAND)
    assert not match.free_undo(0)
    assert match.is_current(0, 1)
    assert not match.is_current(0, 0)
    for seat in range(3):
        act(match, seat, match.state.legal(seat)[0])
    assert not match.is_current(0, 1)  # all have chosen, and what they chose is carried out


def test_a_choice_that_is_taken_back_changes_no_later_luck() -> None:
    """Else whoever chooses and takes back could ask for another shuffle."""
    title, choose = game("ginkgopolis"), random.Random(3)
    straight, wavering = [
        Match(title, 2, title.check(2, {"characters": "sets"}), bytes(32), [SERVER, SERVER]) for _ in range(2)
    ]
    while not straight.over:
        seat = straight.state.to_act()[0]
        legal = straight.state.legal(seat)
        first = title.space.kind_of(legal[0]).name == "choose" and len(straight.state.to_act()) == 2
        if first and choose.random() < 0.5:
            act(wavering, seat, legal[0])
            act(wavering, seat, BACK)
        action = choose.choice(legal)
        act(straight, seat, action)
        act(wavering, seat, action)
        assert straight.state == wavering.state
    assert len(wavering.held) > len(straight.held)
    verify(parse_record(wavering.record([]).text(), game))
