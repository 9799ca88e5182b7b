"""Problems as messages to a client."""

from typing import Final

from pentapolis.core.problem import BadRecord, Problem, UnknownGame
from pentapolis.core.refusal import IllegalAction
from pentapolis.server.protocol import Trouble
from pentapolis.server.store import StoreProblem

_STATUS: Final = {
    "server.no-table": 404,
    "server.no-page": 404,
    "problem.rulebook": 404,
    "server.full": 409,
    "server.not-over": 409,
    "server.origin": 403,
    "server.too-big": 413,
    "server.too-often": 429,
}


def trouble(problem: Problem) -> Trouble:
    """Return what a client is told about a problem."""
    rule = problem.refusal.rule if isinstance(problem, IllegalAction) else ""
    return Trouble(problem.key, problem.params, [trouble(reason) for reason in problem.reasons], rule)


def status(problem: Problem) -> int:
    """Return the HTTP status that fits a problem."""
    if isinstance(problem, StoreProblem):
        return 503
    if isinstance(problem, UnknownGame):
        return 404
    if isinstance(problem, BadRecord):
        return 400
    return _STATUS.get(problem.key, 400)
