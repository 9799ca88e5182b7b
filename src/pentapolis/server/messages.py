"""Events, troubles and what is foreseen as messages, no more than a seat may know; worker processes make these, too."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from pentapolis.core.actions import ActionSpace
from pentapolis.core.events import Event
from pentapolis.core.game import Game
from pentapolis.core.problem import Problem
from pentapolis.core.refusal import IllegalAction
from pentapolis.core.views import Plain
from pentapolis.server import protocol
from pentapolis.server.changes import changes
from pentapolis.server.foresight import Foresight
from pentapolis.server.story import Story


def trouble(problem: Problem) -> protocol.Trouble:
    """Return what a client is told about a problem."""
    rule = problem.refusal.rule if isinstance(problem, IllegalAction) else ""
    return protocol.Trouble(problem.key, problem.params, [trouble(reason) for reason in problem.reasons], rule)


def events(happened: Sequence[Event], seat: int | None) -> list[protocol.HappenedEvent]:
    """Return the events that a seat (None: a spectator) may know of; as JSON, an event is its fields."""
    return [protocol.HappenedEvent(event.name, event) for event in happened if event.seen_by(seat)]  # type: ignore[arg-type]


def actions(space: ActionSpace, numbers: Sequence[int]) -> list[protocol.Action]:
    """Return actions as JSON objects."""
    return [_action(space, number) for number in numbers]


def foresight(game: Game, seat: int, foreseen: Foresight) -> protocol.Foresight:
    """Return what a seat foresees; of each view only what is different from now."""
    before = _plain(foreseen.view)
    return protocol.Foresight(
        [
            protocol.Effect(
                _action(game.space, effect.action),
                effect.certain,
                effect.totals,
                changes(before, _plain(effect.view)),
                events(effect.events, seat),
            )
            for effect in foreseen.effects
        ],
        [
            protocol.Impossible(_action(game.space, action), trouble(IllegalAction(game.id, refusal)))
            for action, refusal in foreseen.refusals
        ],
        foreseen.ghosts,
    )


def moments(told: Story, viewer: int | None) -> protocol.Moments:
    """Return a story; of each view only what is different from the one before."""
    before = latest = _plain(told.before)
    found = []
    for seen in told.seen:
        view = _plain(seen.view)
        found.append(protocol.Moment(events(seen.events, viewer), changes(latest, view)))
        latest = view
    return protocol.Moments(before, found)


@cache
def _action(space: ActionSpace, number: int) -> protocol.Action:
    return space.to_json(number)


def _plain(value: Any) -> Plain:
    return msgspec.to_builtins(value, str_keys=True)
