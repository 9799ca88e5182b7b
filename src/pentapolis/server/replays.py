"""Replays: matches step by step, as a spectator would have seen them, some steps at a time."""

from dataclasses import dataclass
from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.record import Record, Rerun
from pentapolis.core.state import State
from pentapolis.core.views import View

STEPS: Final = 200  # of a page; most matches have fewer


@dataclass(frozen=True)
class ReplayStep:
    """Who did what, what happened, and how it looks afterwards; the first step of a match is the set-up."""

    seat: int | None
    action: int | None
    events: list[Event]
    view: View
    totals: list[int]


@dataclass(frozen=True)
class ReplayPage:
    """Steps of a match, from the number of the first; there may be none."""

    first: int
    total: int  # steps of the whole match
    steps: list[ReplayStep]


def replay_page(record: Record, first: int) -> ReplayPage:
    """Play a record again, up to the end of a page, and return the steps of that page."""
    rerun = Rerun(record)
    steps = [_step(rerun, None, None)] if first == 0 else []
    for seat, action in record.actions[: max(0, first + STEPS - 1)]:
        rerun.step()
        if rerun.played >= first:
            steps.append(_step(rerun, seat, action))
    return ReplayPage(first, len(record.actions) + 1, steps)


def _step(rerun: Rerun, seat: int | None, action: int | None) -> ReplayStep:
    return ReplayStep(seat, action, rerun.events, rerun.state.view(None), _totals(rerun.state))


def _totals(state: State) -> list[int]:
    return [sheet.total for sheet in state.scores()]
