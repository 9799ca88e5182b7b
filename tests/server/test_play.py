"""A log leads to the same position as the record that it makes, with undos in between."""

import random

import pytest

from pentapolis.core.game import Game
from pentapolis.core.record import Record, Rerun, free_undo
from pentapolis.games import game
from pentapolis.games.ginkgopolis.actions import NEW_HAND
from pentapolis.server.play import Play
from pentapolis.server.store import Entry
from tests.toy.game import Toy


def _closed(play: Play) -> Record:
    record = play.record([])
    record.secret = play.luck.secret
    return record


@pytest.mark.parametrize(
    ("title", "seats"), [(game("five-towers"), 2), (game("five-towers"), 4), (Toy(), 2), (Toy(), 3)]
)
def test_undos_leave_the_luck_and_the_record_as_if_they_had_not_been(title: Game, seats: int) -> None:
    choose = random.Random(7)
    play = Play(title, seats, title.check(seats, {}), choose.randbytes(32))
    while not play.over:
        seat = choose.choice(play.state.to_act())
        action = choose.choice(play.state.legal(seat))
        play.follow(Entry("t", play.version + 1, "action", seat, action, str(play.version)))
        for other in range(seats):
            assert play.free_undo(other) == (free_undo(_closed(play), other) > 0)
        if choose.random() < 0.3:
            count = play.undo_count(seat)
            before = play.state.serialise()
            play.follow(Entry("t", play.version + 1, "undo", seat, count, str(play.version)))
            assert play.state.serialise() != before
        rerun = Rerun(_closed(play))
        for _ in rerun.steps():
            pass
        assert rerun.state.serialise() == play.state.serialise()
    assert [entry.version for entry in play.happened] == list(range(play.version + 1))
    assert any(entry.kind == "undo" for entry in play.happened)


def test_a_decision_stays_current_while_others_choose_secretly() -> None:
    title = Toy()
    play = Play(title, 3, title.check(3, {}), bytes(32))
    first = play.state.legal(0)[0]
    play.follow(Entry("t", 1, "action", 0, first, "a"))
    assert play.is_current(0, 1)  # seat 1 decided before seat 0 had chosen
    assert not play.is_current(0, 0)
    assert not play.is_current(2, 1)
    assert not play.is_current(-1, 1)
    play.follow(Entry("t", 2, "undo", 0, 1, "b"))
    assert not play.is_current(0, 1)
    assert play.is_current(2, 1)


def test_a_decision_stays_current_while_others_reveal_something() -> None:
    """In Ginkgopolis several may ask for a new hand at the same time, which shows the old one to all."""
    title = game("ginkgopolis")
    play = Play(title, 3, title.check(3, {"characters": "sets"}), bytes(32))
    play.follow(Entry("t", 1, "action", 0, NEW_HAND, "a"))
    assert not play.free_undo(0)
    assert play.is_current(0, 1)
    assert not play.is_current(0, 0)
    for seat in range(3):
        play.follow(Entry("t", play.version + 1, "action", seat, play.state.legal(seat)[0], "b"))
    assert not play.is_current(0, 1)  # all have chosen, and what they chose is carried out
