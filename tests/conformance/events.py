"""Events: typed, plain for JSON, and without influence on the game."""

import dataclasses
import json
from random import Random

import pytest

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from tests.conformance.random_play import any_decision, decisions, named, snapshot
from tests.conformance.variants import Variant


def check_events_have_no_influence(variant: Variant) -> None:
    """With and without a list of events, set-up and every action do the same with the same luck."""
    told: list[Event] = []
    telling = variant.game.setup(variant.seats, Luck(1), told, **variant.options)
    assert snapshot(telling) == snapshot(variant.setup(Luck(1))), "telling of the set-up has no influence"
    for decision in decisions(variant, count=80):
        silent, telling = decision.state.clone(), decision.state.clone()
        lucks = (Luck(decision.number), Luck(decision.number))
        silent.apply(decision.seat, decision.action, lucks[0])
        telling.apply(decision.seat, decision.action, lucks[1], told)
        assert silent == telling, "telling what happens has no influence"
        assert lucks[0].bits() == lucks[1].bits(), "telling what happens uses no luck"
    assert told, "something is told"


def check_events_are_values(variant: Variant) -> None:
    """Events are frozen dataclasses, plain for JSON, and stay as they were when the game goes on."""
    for seed in range(5):
        luck, chooser, events = Luck(seed), Random(seed), list[Event]()
        state = variant.game.setup(variant.seats, luck, events, **variant.options)
        told = [json.dumps(named(event)) for event in events]
        while state.to_act():
            seat, action = any_decision(state, chooser)
            state.apply(seat, action, luck, events)
            told += [json.dumps(named(event)) for event in events[len(told) :]]
        for event, text in zip(events, told, strict=True):
            _is_a_value(event)
            assert json.dumps(named(event)) == text, "an event stays as it was"
            assert json.loads(text) == named(event), "an event is plain data"


def _is_a_value(event: Event) -> None:
    assert dataclasses.is_dataclass(event)
    assert event.name == type(event).__name__.lower()
    for field in dataclasses.fields(event):
        with pytest.raises((AttributeError, TypeError)):
            setattr(event, field.name, getattr(event, field.name))
