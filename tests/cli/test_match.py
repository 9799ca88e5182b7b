"""A match: what is recorded re-runs, and undo is as free as the rules of undo say."""

from pentapolis.cli.match import Match, bot_luck, table_secret
from pentapolis.core.record import Rerun, verify
from pentapolis.games import game

FIVE_TOWERS = game("five-towers")


def test_undo_goes_back_to_the_same_state() -> None:
    for number in range(200):
        match = Match(FIVE_TOWERS, ["A", "B"], table_secret(str(number)))
        seat = match.state.to_act()[0]
        before = match.state.serialise()
        match.act(seat, match.state.legal(seat)[-1])
        if match.state.to_act() == [seat] and match.undo(seat):
            assert match.state.serialise() == before
            assert match.record.actions == []
            assert not match.undo(seat)
            return
    raise AssertionError("no match began with an action that can be taken back")


def test_a_revealed_card_ends_the_freedom() -> None:
    match = Match(FIVE_TOWERS, ["A", "B"], table_secret("x"))
    first = match.state.to_act()[0]
    match.act(first, FIVE_TOWERS.space.parse("bid 0"))
    second = match.state.to_act()[0]
    assert not match.undo(second), "the other seat decided last"
    match.act(second, FIVE_TOWERS.space.parse("pass"))
    assert not match.undo(second), "a new display was revealed"


def test_luck_after_undo_is_the_luck_before() -> None:
    match = Match(FIVE_TOWERS, ["A", "B"], table_secret("y"))
    seat = match.state.to_act()[0]
    match.act(seat, FIVE_TOWERS.space.parse("bid 0"))
    assert match.undo(seat)
    match.act(seat, FIVE_TOWERS.space.parse("bid 0"))
    record = match.closed_record()
    verify(record)
    assert record.totals == []
    rerun = Rerun(record)
    rerun.step()
    assert rerun.state == match.state


def test_seeds() -> None:
    assert table_secret("a") == table_secret("a") != table_secret("b")
    assert len({table_secret(None) for _ in range(5)}) == 5
    assert bot_luck("a", 1).bits() == bot_luck("a", 1).bits() != bot_luck("a", 2).bits()
    assert bot_luck(None, 1).bits() != bot_luck(None, 1).bits()
