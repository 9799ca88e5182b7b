"""A match at this computer: its state, its luck and its record."""

import hashlib
import secrets

from pentapolis.core.events import Event
from pentapolis.core.game import Game, Options
from pentapolis.core.luck import Luck, TableLuck
from pentapolis.core.record import Record, Rerun, free_undo


class Match:
    """One play of a game."""

    def __init__(self, game: Game, players: list[str], secret: bytes, chosen: Options | None = None) -> None:
        """Set it up; `players` are the names for the record, one for each seat; other options have their defaults."""
        options = game.check(len(players), chosen or {})
        self.events: list[Event] = []  # of the last action, or of the set-up
        self.luck = TableLuck(secret)
        self.record = Record(game, len(players), options, self.luck.hash, players)
        self.state = game.begin(len(players), options, self.luck, self.events)

    def act(self, seat: int, action: int) -> None:
        """Carry out an action; an illegal one is refused and changes nothing."""
        self.luck.begin_turn(len(self.record.actions) + 1)
        events: list[Event] = []
        self.state.apply(seat, action, self.luck, events)
        self.events = events
        self.record.actions.append((seat, action))

    def undo(self, seat: int) -> bool:
        """Take back the last action if that is free for the seat; whether it was."""
        if free_undo(self.closed_record(), seat) == 0:
            return False
        self.record.actions.pop()
        self.state = _rerun(self.closed_record()).state
        self.events = []
        return True

    def closed_record(self) -> Record:
        """Return the record as it is if the match ends here: with the totals, if it is over, and the luck's secret."""
        record = self.record
        closed = Record(record.game, record.seats, record.options, record.luck_hash, record.players)
        closed.actions = record.actions[:]
        closed.secret = self.luck.secret
        closed.close(_rerun(closed).state, self.luck.secret)
        return closed


def _rerun(record: Record) -> Rerun:
    """Play the actions again: the state of a match whose action was interrupted can't be trusted."""
    rerun = Rerun(record)
    for _ in rerun.steps():
        pass
    return rerun


def table_secret(seed: str | None) -> bytes:
    """Return the secret of a table's luck: the one that belongs to a seed, or a new one."""
    return secrets.token_bytes(32) if seed is None else hashlib.sha256(seed.encode()).digest()


def bot_luck(seed: str | None, seat: int) -> Luck:
    """Return a luck for the bot on a seat; it has nothing to do with the table's."""
    if seed is None:
        return Luck(secrets.randbits(96))
    return Luck(int.from_bytes(hashlib.sha256(f"{seed} bot {seat}".encode()).digest()[:12], "big"))
