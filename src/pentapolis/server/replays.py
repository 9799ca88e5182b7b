"""Whole games, step by step, as a spectator would have seen them."""

from pentapolis.core.problem import Problem
from pentapolis.core.record import Rerun
from pentapolis.server.foresight import totals
from pentapolis.server.happenings import seen
from pentapolis.server.match import Match
from pentapolis.server.protocol import Frame, Replay


def replay(match: Match, seat: int | None) -> Replay:
    """Return the replay of a match that is over."""
    if match.status != "over":
        raise Problem("server.not-over")
    record = match.play.record(match.names())
    record.secret = match.row.secret  # an imported match may have been stopped early
    rerun = Rerun(record)
    space = record.game.space
    frames = [Frame(None, None, "", seen(rerun.events, None), rerun.state.view(None), totals(rerun.state))]
    for number, state in enumerate(rerun.steps()):
        actor, action = record.actions[number]
        events = seen(rerun.events, None)
        frames.append(Frame(actor, space.to_json(action), space.text(action), events, state.view(None), totals(state)))
    return Replay(match.table(seat), frames)
