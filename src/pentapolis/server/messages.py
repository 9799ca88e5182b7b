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
from pentapolis.server.replays import ReplayPage
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


def replay_page(space: ActionSpace, page: ReplayPage) -> protocol.ReplayPage:
    """Return some steps of a replay; of each view but the first only what is different from the one before."""
    latest = first = _plain(page.steps[0].view) if page.steps else None
    frames = []
    for step in page.steps:
        view = _plain(step.view)
        action, text = (None, "") if step.action is None else (_action(space, step.action), space.text(step.action))
        frames.append(
            protocol.ReplayStep(step.seat, action, text, events(step.events, None), changes(latest, view), step.totals)
        )
        latest = view
    return protocol.ReplayPage(page.first, page.total, first, frames)


@cache
def _action(space: ActionSpace, number: int) -> protocol.Action:
    return space.to_json(number)


def _plain(value: Any) -> Plain:
    return msgspec.to_builtins(value, str_keys=True)
