"""Records: a game from its text again, and what may be taken back."""

import hashlib
from random import Random

import pytest

from pentapolis.core.course import Course
from pentapolis.core.events import Event
from pentapolis.core.game import Game
from pentapolis.core.luck import Luck, TableLuck
from pentapolis.core.problem import BadRecord
from pentapolis.core.record import SERVER, Record, Rerun, free_undo, luck_of, parse_record, verify
from pentapolis.core.state import State
from pentapolis.core.views import Plain, plain
from tests.conformance.random_play import any_decision, decisions, goes_on, named, snapshot, views_of
from tests.conformance.variants import Variant

GAMES = 5


def secret_of(words: str) -> bytes:
    """Return a secret that is the same in every run."""
    return hashlib.sha256(words.encode()).digest()


def play_record(variant: Variant, seed: int, most: int = 10**6) -> tuple[Record, State, list[list[Plain]]]:
    """Play at random, at most so many actions; return the closed record, the last state, and what happened."""
    secret, chooser = secret_of(f"{variant} {seed}"), Random(seed)
    luck = TableLuck(secret)
    names = [f"Player {seat}" for seat in range(variant.seats)]
    record = Record(variant.game, variant.seats, variant.options, luck.hash, names)
    events: list[Event] = []
    state = variant.game.setup(variant.seats, luck, events, **variant.options)
    told = [[named(event) for event in events]]
    while goes_on(state, len(record.actions)) and len(record.actions) < most:
        seat, action = any_decision(state, chooser)
        record.actions.append((seat, action))
        luck.begin_turn(len(record.actions))
        events = []
        state.apply(seat, action, luck, events)
        told.append([named(event) for event in events])
    record.close(state, secret)
    return record, state, told


def read_back(game: Game, text: str) -> Record:
    """Parse the record of a game."""

    def find(id: str) -> Game:
        assert id == game.id
        return game

    return parse_record(text, find)


def check_records_rerun(variant: Variant) -> None:
    """From its text a game is played again to the same state, and writes the same text again."""
    for seed in range(GAMES):
        record, state, _ = play_record(variant, seed)
        again = read_back(variant.game, record.text())
        assert snapshot(verify(again)) == snapshot(state), "a record leads to the same state"
        assert again.text() == record.text(), "a record is written as it was read"
        assert (again.actions, again.totals, again.secret) == (record.actions, record.totals, record.secret)
        assert (again.seats, again.options, again.players) == (record.seats, record.options, record.players)


def check_records_tell_the_same_events(variant: Variant) -> None:
    """Set-up and every action report the same events when they are run again."""
    for seed in range(GAMES):
        record, _, told = play_record(variant, seed)
        rerun = Rerun(read_back(variant.game, record.text()))
        assert [named(event) for event in rerun.events] == told[0]
        for happened in told[1:]:
            rerun.step()
            assert [named(event) for event in rerun.events] == happened, "the same happens again"
        assert rerun.played == len(record.actions)


def check_unfinished_records(variant: Variant) -> None:
    """A game that was stopped re-runs as far as it went; one that goes on is read but can't be verified."""
    for most in (0, 1, 5):
        record, state, _ = play_record(variant, seed=5, most=most)
        assert record.totals == []
        again = read_back(variant.game, record.text())
        assert verify(again) == state, "a stopped game leads to the same state"
        assert again.text() == record.text()
        record.secret = None
        going_on = read_back(variant.game, record.text())
        assert (going_on.actions, going_on.secret) == (record.actions, None)
        assert going_on.text() == record.text()
        with pytest.raises(BadRecord):
            verify(going_on)


def check_free_undo(variant: Variant) -> None:
    """What a seat may take back is exactly its own last actions since chance, a revelation or another seat."""
    for seed in range(GAMES):
        record, _, _ = play_record(variant, seed)
        final = _which_are_final(record)
        actions = record.actions[:]
        for played in {*range(seed, len(actions), 13), len(actions) - 1, len(actions)}:
            record.actions = actions[:played]
            for seat in range(variant.seats):
                assert free_undo(record, seat) == _own_and_not_final(record, final, seat), "undo as it is defined"


def _which_are_final(record: Record) -> list[bool]:
    """For each action, whether it used chance or was reported to reveal something."""
    assert record.secret is not None
    luck = TableLuck(record.secret)
    state = record.game.begin(record.seats, record.options, luck, None)
    final = []
    for number, (seat, action) in enumerate(record.actions, start=1):
        untouched, events = TableLuck(record.secret), list[Event]()
        luck.begin_turn(number)
        untouched.begin_turn(number)
        state.apply(seat, action, luck, events)
        final.append(luck.bits() != untouched.bits() or any(event.reveals() for event in events))
    return final


def _own_and_not_final(record: Record, final: list[bool], seat: int) -> int:
    count = 0
    while count < len(record.actions):
        last = len(record.actions) - 1 - count
        if record.actions[last][0] != seat or final[last]:
            break
        count += 1
    return count


def check_undo_takes_nothing_back_that_was_learned(variant: Variant) -> None:
    """What may be taken back freely told nobody anything: every view came out as in any world one could imagine."""
    for seed in range(GAMES):
        record, _, _ = play_record(variant, seed)
        actions = record.actions[:]
        assert record.secret is not None
        luck = TableLuck(record.secret)
        state = record.game.begin(record.seats, record.options, luck, None)
        for number, (seat, action) in enumerate(actions, start=1):
            before = state.clone()
            luck.begin_turn(number)
            state.apply(seat, action, luck)
            record.actions = actions[:number]
            if number % GAMES == seed and free_undo(record, seat):
                _told_nobody(before, state, seat, action)


def _told_nobody(before: State, after: State, seat: int, action: int) -> None:
    views = views_of(after)
    for viewer in range(before.seats):
        viewpoint = after.viewpoint(viewer)
        for draw in range(3):
            world = before.determinise(viewer, Luck(draw))
            if world.refuse(seat, action) is None:
                world.apply(seat, action, Luck(draw))
                assert plain(world.view(viewpoint)) == views[viewpoint], f"seat {viewer} learned nothing"


def shared_course(variant: Variant, seed: int) -> Course:
    """Return a match at its beginning, with luck to which every seat contributes."""
    luck = luck_of(secret_of(f"{variant} {seed}"), [SERVER] * variant.seats)
    return Course(variant.game, variant.seats, variant.options, luck)


def check_taking_back_changes_no_luck(variant: Variant) -> None:
    """A choice that is taken back, by the rules or by an undo, leaves all that comes later as it was."""
    for seed in range(GAMES):
        chooser, straight, wavering = Random(seed), shared_course(variant, seed), shared_course(variant, seed)
        while goes_on(straight.state, len(straight.actions)):
            seat = chooser.choice(straight.state.to_act())
            action = chooser.choice(straight.state.legal(seat))
            if chooser.random() < 0.3:
                _waver(wavering, seat, chooser.choice(straight.state.legal(seat)))
            for course in (straight, wavering):
                course.act(seat, action)
            assert straight.state == wavering.state, "luck is the same after taking back"


def _waver(course: Course, seat: int, action: int) -> None:
    """Do something and take it back, by an action of the game where there is one."""
    before = course.state.clone()
    course.act(seat, action)
    final = course.held[-1].final
    back = course.state.legal(seat) if seat not in course.state.to_act() else []
    if back:
        assert not final, "what can be taken back told nothing"
        course.act(seat, back[0])
    else:
        course.undo(1)
    assert course.state == before, "all is as before"


def check_secret_decisions_can_be_taken_back_alone(variant: Variant) -> None:
    """An undo that is free takes back one action; what others decided in secret at the same time holds."""
    for seed in range(GAMES):
        chooser, course = Random(seed), shared_course(variant, seed)
        while goes_on(course.state, len(course.actions)):
            seat, action = any_decision(course.state, chooser)
            course.act(seat, action)
            for other in range(variant.seats):
                count = course.undo_count(other)
                if course.is_undo_free(other) and chooser.random() < 0.2:
                    others = [(step.seat, step.action) for step in course.held[len(course.held) - count + 1 :]]
                    mine = course.held[-count].action
                    course.undo(count, again=count - 1)
                    assert [(step.seat, step.action) for step in course.held[len(course.held) - count + 1 :]] == others
                    course.act(other, mine)
                    break
        record = Record(variant.game, variant.seats, variant.options, course.luck.hash, [], [SERVER] * variant.seats)
        record.actions, record.undone = course.actions, course.undone
        record.close(course.state, course.luck.secret)
        again = read_back(variant.game, record.text())
        assert verify(again) == course.state, "a record with undos leads to the same state"
        assert again.text() == record.text()


def check_secret_decisions_show_nothing(variant: Variant) -> None:
    """Whoever sees no event of an action that is decided in secret has the same view after it as before."""
    for decision in decisions(variant, count=300):
        if not decision.state.in_secret():
            continue
        before, events, after = decision.state, list[Event](), decision.state.clone()
        after.apply(decision.seat, decision.action, Luck(decision.number), events)
        for viewer in [*range(variant.seats), None]:
            if viewer != decision.seat and not any(event.seen_by(viewer) for event in events):
                assert plain(before.view(viewer)) == plain(after.view(viewer)), "what is decided in secret is unseen"
                assert viewer is None or before.legal(viewer) == after.legal(viewer)
