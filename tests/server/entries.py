"""Entries of a log, made for tests."""

from pentapolis.server.log import Action, Entry, Payload
from pentapolis.server.match import Match


def follow(match: Match, seat: int, payload: Payload) -> None:
    """Let a match go on with an entry of a seat."""
    match.follow(Entry("t", match.version + 1, None, seat, str(match.version), payload))


def act(match: Match, seat: int, action: int) -> None:
    """Let a match go on with an action."""
    follow(match, seat, Action(match.game.space.text(action)))
