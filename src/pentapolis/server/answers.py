"""What players are told in answer to their questions; worked out in a worker's process."""

from typing import Final

import msgspec

from pentapolis.core.game import Options
from pentapolis.core.problem import Problem
from pentapolis.core.record import luck_of, parse_record, verify
from pentapolis.games import game
from pentapolis.server import messages
from pentapolis.server.foresight import foresee
from pentapolis.server.protocol import Trouble
from pentapolis.server.replays import replay_page
from pentapolis.server.story import tell

_encode: Final = msgspec.json.Encoder().encode


def effects(game_id: str, world: str, seat: int, after: tuple[int, ...], luck: int) -> bytes | Trouble:
    """Return what a seat can foresee in a world that is written down, as JSON, or why it can't."""
    title = game(game_id)
    try:
        return _encode(messages.foresight(title, seat, foresee(title.restore(world), seat, after, luck)))
    except Problem as problem:  # an exception with parameters would not come back whole
        return messages.trouble(problem)


def story(
    game_id: str,
    seats: int,
    options: Options,
    secret: bytes,
    parts: list[str] | None,
    actions: list[tuple[int, int]],
    viewer: int | None,
) -> bytes:
    """Return what happened in the last of a match's actions, as JSON: no more than the viewer may see."""
    told = tell(game(game_id), seats, options, luck_of(secret, parts), actions, viewer)
    return _encode(messages.moments(told, viewer))


def replay(record: str, first: int) -> bytes:
    """Return some steps of a match, as JSON, from its record."""
    found = parse_record(record, game)
    return _encode(messages.replay_page(found.game.space, replay_page(found, first)))


def check(record: str) -> Trouble | None:
    """Play a record again, and return what is wrong with it, if anything is."""
    try:
        verify(parse_record(record, game))
    except Problem as problem:
        return messages.trouble(problem)
    return None
