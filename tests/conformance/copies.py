"""Copies of a state: clones and what is saved and restored."""

import json

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from tests.conformance.random_play import (
    Decision,
    decisions,
    moments,
    named,
    play_on,
    snapshot,
    some_states,
    views_of,
    zones_of,
)
from tests.conformance.variants import Variant


def check_clones_are_independent(variant: Variant) -> None:
    """Playing on in a copy leaves the original alone, and the other way round."""
    for state in some_states(variant, count=25):
        before = snapshot(state)
        copy, other = state.clone(), state.clone()
        assert copy is not state
        assert snapshot(copy) == before, "a clone is the same situation"
        play_on(copy, seed=1)
        assert snapshot(state) == before, "playing on in a clone leaves the original alone"
        play_on(state, seed=2)
        assert snapshot(other) == before, "playing on in the original leaves a clone alone"
        play_on(other, seed=1)
        assert snapshot(other) == snapshot(copy), "clones play alike"


def check_clones_are_independent_step_by_step(variant: Variant) -> None:
    """No single action reaches through a copy, even when later ones would hide it."""
    for decision in decisions(variant, count=100, seed=3):
        original = decision.state.clone()
        assert original == decision.state, "a clone is the same situation"
        assert original.legal(decision.seat) == decision.state.legal(decision.seat), "a clone has the same actions"
        copy = original.clone()
        before = original.serialise()
        copy.apply(decision.seat, decision.action, Luck(decision.number))
        assert original.serialise() == before, "an action in a clone leaves the original alone"
        kept = copy.serialise()
        play_on(original, decision.number)
        assert copy.serialise() == kept, "playing on in the original leaves a clone alone"


def check_states_survive_saving(variant: Variant) -> None:
    """At every decision of a whole game the restored state is equal and goes on alike."""
    for decision in decisions(variant, count=80):
        restored = variant.game.restore(decision.state.serialise())
        assert snapshot(restored) == snapshot(decision.state), "a restored state is the same situation"
        _goes_on_alike(decision, restored)


def _goes_on_alike(decision: Decision, restored: State) -> None:
    original = decision.state.clone()
    happened: list[list[Event]] = [[], []]
    for state, events in zip((original, restored), happened, strict=True):
        state.apply(decision.seat, decision.action, Luck(decision.number), events)
    assert [named(event) for event in happened[0]] == [named(event) for event in happened[1]]
    assert restored == original, "a restored state goes on alike"


def check_restored_games_play_to_the_same_end(variant: Variant) -> None:
    """With the same luck and the same choices a restored game is the same game up to its end."""
    for state in some_states(variant, count=20, seed=8):
        restored = variant.game.restore(state.serialise())
        assert play_on(restored, seed=1) == play_on(state, seed=1), "a restored game goes on alike"
        assert snapshot(restored) == snapshot(state), "a restored game ends alike"


def check_finished_games_survive_saving(variant: Variant) -> None:
    """The last state of a game can be saved too."""
    for state in moments(variant, count=200):
        if not state.to_act():
            assert snapshot(variant.game.restore(state.serialise())) == snapshot(state), "the end can be saved"


def check_serialisation_is_canonical(variant: Variant) -> None:
    """Situations are equal exactly when their texts are, however they came about."""
    texts: dict[str, str] = {}
    situations: dict[str, str] = {}
    for state in moments(variant, count=120):
        text, situation = state.serialise(), json.dumps([zones_of(state), list(views_of(state).values())])
        assert texts.setdefault(situation, text) == text, "equal situations have equal texts"
        assert situations.setdefault(text, situation) == situation, "equal texts are of equal situations"


def check_equality_follows_the_text(variant: Variant) -> None:
    """States are equal, and hash equally, when their texts are equal; every decision leads to another state."""
    for decision in decisions(variant, count=100, seed=9):
        state, text = decision.state, decision.state.serialise()
        assert json.dumps(json.loads(text), separators=(",", ":"), sort_keys=True) == text, "the text is canonical JSON"
        same = variant.game.restore(text)
        assert same == state
        assert hash(same) == hash(state)
        same.apply(decision.seat, decision.action, Luck(0))
        assert same != state, "a decision changes something"
        assert state != text
