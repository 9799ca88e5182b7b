"""What a client is told of a match: where it stands, and answers to questions; no more than its seat may know."""

from pentapolis.core.refusal import IllegalAction
from pentapolis.server import happenings
from pentapolis.server.foresight import Foresight, visible_totals
from pentapolis.server.match import Match
from pentapolis.server.protocol import (
    Because,
    Choice,
    Done,
    Foreseen,
    FromServer,
    Preview,
    Situation,
    Weigh,
    Weighed,
    Why,
)
from pentapolis.server.troubles import trouble


def situation(match: Match, seat: int | None, seen: int | None, done: list[Done]) -> Situation:
    """Return where a match stands for a client that has seen a version, or nothing yet."""
    play = match.play
    return Situation(
        table=match.table(seat),
        version=play.version,
        seat=seat,
        done=done,
        view=play.view(seat),
        choices=_choices(match, seat),
        undo=match.undo_of(seat),  # type: ignore[arg-type]  # one of the four words
        asked_by=play.asking,
        declined_by=play.declined_by,
        log=happenings.logged(play.happened[0 if seen is None else seen + 1 :], seat),
        whole_log=seen is None,
    )


def answer(match: Match, seat: int, question: Why | Preview | Weigh) -> FromServer:
    """Return the answer to a question of a seat."""
    key, state = question.key, match.play.state
    if isinstance(question, Why):
        refusal = Foresight(state, seat).refusal(question.action)
        return Because(key, None if refusal is None else trouble(IllegalAction(match.row.game, refusal)))
    if isinstance(question, Weigh):
        return Weighed(key, match.play.version, Foresight(state, seat).totals())
    ahead = Foresight(state, seat).after(question.actions)
    view, sums, events = ahead.world.view(seat), visible_totals(ahead.world, seat), happenings.seen(ahead.events, seat)
    return Foreseen(key, ahead.count, view, sums, ahead.choices, events)


def _choices(match: Match, seat: int | None) -> list[Choice]:
    if seat is None or match.status != "playing":
        return []
    return Foresight(match.play.state, seat).choices()
