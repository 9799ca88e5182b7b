"""Replays: whole matches, step by step, as a spectator would have seen them."""

from collections.abc import Iterator
from dataclasses import dataclass

from pentapolis.core.events import Event
from pentapolis.core.record import Rerun
from pentapolis.core.state import State
from pentapolis.core.views import View
from pentapolis.server.problems import MatchNotOver
from pentapolis.server.table import Table


@dataclass(frozen=True)
class ReplayStep:
    """Who did what, what happened, and how it looks afterwards; the first step is the set-up."""

    seat: int | None
    action: int | None
    events: list[Event]
    view: View
    totals: list[int]


def replay(table: Table) -> Iterator[ReplayStep]:
    """Go through a match that is over."""
    if table.status != "over":
        raise MatchNotOver
    record = table.match.record(table.names()).held()
    record.secret = table.row.secret  # an imported match may have been stopped early
    rerun = Rerun(record)
    yield ReplayStep(None, None, rerun.events, rerun.state.view(None), _totals(rerun.state))
    for number, state in enumerate(rerun.steps()):
        seat, action = record.actions[number]
        yield ReplayStep(seat, action, rerun.events, state.view(None), _totals(state))


def _totals(state: State) -> list[int]:
    return [sheet.total for sheet in state.scores()]
