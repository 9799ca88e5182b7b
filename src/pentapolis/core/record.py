"""Records of games: human readable, importable, and re-run strictly."""

import re
from collections.abc import Callable, Iterator
from typing import Final

from pentapolis.core.course import Course, Undone
from pentapolis.core.events import Event
from pentapolis.core.game import Game, Options
from pentapolis.core.luck import SECRET_BYTES, SharedLuck, TableLuck, part_of
from pentapolis.core.problem import BadRecord, Params, Problem
from pentapolis.core.state import State

FIRST_LINE: Final = "pentapolis record 1"
SHARED_FIRST_LINE: Final = "pentapolis record 2"  # of a match whose luck has a part of every seat
SERVER: Final = "server"  # instead of a part: the seat gave none, and its part follows from the secret

_HINDSIGHT: Final = " with hindsight"
_HEX: Final = f"[0-9a-f]{{{2 * SECRET_BYTES}}}"
MOST_ACTIONS: Final = 2000  # of a game: several times what the longest takes, and as much as can be run again at once


class Record:
    """A game as it was played: a header, the actions in order and, after the end, the totals and the luck's secret.

    A record without a secret is of a game that goes on. One with a secret but without totals was stopped early. With
    `parts` it is of the second format: it says what every seat has contributed to the luck, and what was undone.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        luck_hash: str,
        players: list[str],
        parts: list[str] | None = None,
    ) -> None:
        """Open the record of a game that begins now; options are checked, players may be empty.

        A part is hexadecimal, or `SERVER`.
        """
        self.game = game
        self.seats = seats
        self.options = options
        self.luck_hash = luck_hash
        self.players = [" ".join(player.split()) for player in players]
        self.parts = parts
        self.actions: list[tuple[int, int]] = []
        self.undone: list[Undone] = []
        self.totals: list[int] = []
        self.secret: bytes | None = None

    def close(self, state: State, secret: bytes) -> None:
        """Add the luck's secret and, if the game is over, the totals."""
        self.totals = [] if state.to_act() else [sheet.total for sheet in state.scores()]
        self.secret = secret

    def text(self) -> str:
        """Return the record as text, which `parse_record` reads back."""
        lines = [
            FIRST_LINE if self.parts is None else SHARED_FIRST_LINE,
            f"game: {self.game.id}",
            f"rules: {self.game.rules_version}",
            f"seats: {self.seats}",
            *(f"option {name}: {value}" for name, value in self.game.told(self.seats, self.options).items()),
            *(f"player {seat}: {name}" for seat, name in enumerate(self.players)),
            f"luck: {self.luck_hash}",
            *(f"part {seat}: {part}" for seat, part in enumerate(self.parts or [])),
            "",
            *self._action_lines(),
            "",
        ]
        if self.secret is not None:
            lines += [f"end: {' '.join(map(str, self.totals)) or 'stopped'}", f"secret: {self.secret.hex()}"]
        return "\n".join(lines).rstrip("\n") + "\n"

    def _action_lines(self) -> list[str]:
        lines = []
        written = 0
        for undone in [*self.undone, Undone(len(self.actions), 0, False)]:
            for seat, action in self.actions[written : undone.after]:
                lines.append(f"{seat} {self.game.space.text(action)}")
            written = undone.after
            if undone.count:
                lines.append(f"undo {undone.count}{_HINDSIGHT if undone.hindsight else ''}")
        return lines

    def held(self) -> "Record":
        """Return the record without what was taken back, which leads to the same end."""
        held = Record(self.game, self.seats, self.options, self.luck_hash, self.players, self.parts)
        numbers = _Holding(self)
        held.actions = [self.actions[number] for number in numbers.stack]
        held.totals = self.totals
        held.secret = self.secret
        return held


def luck_of(secret: bytes, parts: list[str] | None) -> TableLuck:
    """Return the luck of a secret, and of the parts of all seats as a record writes them if they have some."""
    if parts is None:
        return TableLuck(secret)
    return SharedLuck(
        secret,
        [part_of(secret, seat) if part == SERVER else bytes.fromhex(part) for seat, part in enumerate(parts)],
    )


class _Holding:
    """Which actions of a record hold at its end, and which are the first of those that an undo takes back."""

    def __init__(self, record: Record) -> None:
        self.stack: list[int] = []  # by their places in the record
        self.returns: set[int] = set()
        played = 0
        for undone in record.undone:
            self.stack.extend(range(played, undone.after))
            played = undone.after
            if not 0 < undone.count <= len(self.stack):
                raise BadRecord("problem.record-undo", {"number": played, "count": undone.count})
            self.returns.add(self.stack[-undone.count])
            del self.stack[-undone.count :]
        self.stack.extend(range(played, len(record.actions)))


class _Lines:
    """The lines of a record, read one after another, with the number of the last one read for messages."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        self.number = 0

    def peek(self) -> str:
        """The next line, or an empty one at the end."""
        return self._lines[self.number] if self.number < len(self._lines) else ""

    def read(self) -> str:
        """The next line, which is now read."""
        line = self.peek()
        self.number += 1
        return line

    def value(self, key: str) -> str:
        """The value of the next line, which has to be `key: value`."""
        line = self.read()
        if not line.startswith(f"{key}: "):
            raise self.bad("problem.record-expected", {"expected": f"{key}: …"})
        return line[len(key) + 2 :]

    def bad(self, key: str, params: Params | None = None) -> BadRecord:
        """What is wrong with the line read last."""
        return BadRecord("problem.record-line", {"line": self.number}, [Problem(key, params)])


def parse_record(text: str, find_game: Callable[[str], Game]) -> Record:
    """Return the record that `text` holds; whether it re-runs is for `verify` to say."""
    lines = _Lines(text)
    first = lines.read()
    if first not in (FIRST_LINE, SHARED_FIRST_LINE):
        raise BadRecord("problem.record-first-line", {"expected": SHARED_FIRST_LINE})
    if not text.endswith("\n"):
        raise BadRecord("problem.record-truncated")
    record = _parse_header(lines, find_game, first == SHARED_FIRST_LINE)
    _parse_actions(lines, record)
    _parse_end(lines, record)
    _check_form(text, record)
    return record


def _check_form(text: str, record: Record) -> None:
    """There is one way to write a record, so that nothing in it can be overlooked."""
    lines, right = text.split("\n"), record.text().split("\n")
    for number, line in enumerate(lines):
        if number >= len(right) or line != right[number]:
            reason = Problem("problem.record-form", {"text": line})
            raise BadRecord("problem.record-line", {"line": number + 1}, [reason])


def _parse_header(lines: _Lines, find_game: Callable[[str], Game], shared: bool) -> Record:
    try:
        game = find_game(lines.value("game"))
        rules = lines.value("rules")
        if rules != str(game.rules_version):
            raise BadRecord("problem.rules-version", {"found": rules, "known": game.rules_version})
        seats = lines.value("seats")
        given: Options = {}
        while lines.peek().startswith("option "):
            name, _, value = lines.read()[len("option ") :].partition(": ")
            given[name] = value
        if not re.fullmatch("[0-9]{1,2}", seats):
            raise Problem("problem.record-expected", {"expected": "seats: …"})
        checked = game.check(int(seats), _typed(game, given))
    except BadRecord:
        raise
    except Problem as problem:
        raise BadRecord("problem.record-line", {"line": lines.number}, [problem]) from problem
    players: list[str] = []
    while lines.peek().startswith("player "):
        players.append(lines.value(f"player {len(players)}"))
    if players and len(players) != int(seats):
        raise lines.bad("problem.record-players", {"seats": int(seats)})
    luck_hash = lines.value("luck")
    if not re.fullmatch("[0-9a-f]{64}", luck_hash):
        raise lines.bad("problem.record-hash")
    parts = _parse_parts(lines, int(seats)) if shared else None
    if lines.read() != "":
        raise lines.bad("problem.record-blank")
    return Record(game, int(seats), checked, luck_hash, players, parts)


def _parse_parts(lines: _Lines, seats: int) -> list[str]:
    parts = []
    for seat in range(seats):
        part = lines.value(f"part {seat}")
        if part != SERVER and not re.fullmatch(_HEX, part):
            raise lines.bad("problem.record-part")
        parts.append(part)
    return parts


def _typed(game: Game, given: Options) -> Options:
    """Options are text in a record: give them back the types that the game declares."""
    declared = {option.name: {str(value): value for value in option.values} for option in game.options}
    return {name: declared.get(name, {}).get(str(value), value) for name, value in given.items()}


def _parse_actions(lines: _Lines, record: Record) -> None:
    while lines.peek() != "":
        if len(record.actions) + len(record.undone) == MOST_ACTIONS:
            raise BadRecord("problem.record-too-long", {"most": MOST_ACTIONS})
        if record.parts is not None and lines.peek().startswith("undo "):
            record.undone.append(_parse_undo(lines, len(record.actions)))
            continue
        seat, _, action = lines.read().partition(" ")
        if not re.fullmatch("[0-9]", seat) or int(seat) >= record.seats:
            raise lines.bad("problem.record-seat", {"seat": seat, "most": record.seats - 1})
        try:
            record.actions.append((int(seat), record.game.space.parse(action)))
        except Problem as problem:
            raise BadRecord("problem.record-line", {"line": lines.number}, [problem]) from problem


def _parse_undo(lines: _Lines, after: int) -> Undone:
    found = re.fullmatch(f"undo ([0-9]{{1,6}})({_HINDSIGHT})?", lines.read())
    if found is None:
        raise lines.bad("problem.record-expected", {"expected": "undo …"})
    return Undone(after, int(found[1]), found[2] is not None)


def _parse_end(lines: _Lines, record: Record) -> None:
    lines.read()
    if lines.peek() == "":
        return
    totals = lines.value("end")
    if totals != "stopped":
        if not re.fullmatch("-?[0-9]{1,6}( -?[0-9]{1,6})*", totals):
            raise lines.bad("problem.record-expected", {"expected": "end: …"})
        record.totals = [int(total) for total in totals.split(" ")]
    secret = lines.value("secret")
    if not re.fullmatch(_HEX, secret):
        raise lines.bad("problem.record-secret")
    record.secret = bytes.fromhex(secret)


class Rerun:
    """A record played again from its secret, action by action."""

    def __init__(self, record: Record) -> None:
        """Set the game up; `record.secret` must be known."""
        if record.secret is None:
            raise BadRecord("problem.record-no-secret")
        self.record = record
        luck = luck_of(record.secret, record.parts)
        if luck.hash != record.luck_hash:
            raise BadRecord("problem.record-wrong-secret")
        self._returns = _Holding(record).returns
        self._undos = 0
        self.course = Course(record.game, record.seats, record.options, luck)
        self._undo()

    @property
    def state(self) -> State:
        """The state after the actions that were played."""
        return self.course.state

    @property
    def events(self) -> list[Event]:
        """What the set-up or the last action led to."""
        return self.course.events

    @property
    def luck(self) -> TableLuck:
        """The luck, in the turn of the last action."""
        return self.course.luck

    @property
    def played(self) -> int:
        """How many actions were played, those included that were taken back."""
        return len(self.course.actions)

    def step(self) -> None:
        """Play the next action and take back what was taken back then; `events` then holds what it led to."""
        number = self.played
        seat, action = self.record.actions[number]
        try:
            self.course.act(seat, action, keep=number in self._returns)
        except Problem as problem:
            params: Params = {"number": number + 1, "action": self.record.game.space.text(action), "seat": seat}
            raise BadRecord("problem.record-illegal", params, [problem]) from problem
        self._undo()

    def _undo(self) -> None:
        """Take back what the record takes back here; it has to say so if something that was seen is undone."""
        undone = self.record.undone
        while self._undos < len(undone) and undone[self._undos].after == self.played:
            written = undone[self._undos]
            if self.course.undo(written.count).hindsight != written.hindsight:
                raise BadRecord("problem.record-hindsight", {"number": self.played})
            self._undos += 1

    def steps(self) -> Iterator[State]:
        """Go through the states after each action; it is one state that changes."""
        while self.played < len(self.record.actions):
            self.step()
            yield self.state


def verify(record: Record) -> State:
    """Play the record again, strictly, and return the state that it leads to."""
    rerun = Rerun(record)
    for _ in rerun.steps():
        pass
    state = rerun.state
    if state.to_act() and record.totals:
        raise BadRecord("problem.record-not-over")
    if not state.to_act() and record.totals != [sheet.total for sheet in state.scores()]:
        found = " ".join(str(sheet.total) for sheet in state.scores())
        raise BadRecord("problem.record-totals", {"written": " ".join(map(str, record.totals)), "found": found})
    return state


def free_undo(record: Record, seat: int) -> int:
    """Return how many of the last actions `seat` may take back without asking anybody.

    Those are its own, back to the last moment at which something hidden was revealed, chance was used or another seat
    decided.
    """
    rerun = Rerun(record)
    for _ in rerun.steps():
        pass
    count = 0
    for held in rerun.course.held:
        count = 0 if held.final or held.seat != seat else count + 1
    return count
