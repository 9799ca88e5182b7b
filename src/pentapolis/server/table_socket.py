"""The websocket of a table."""

import asyncio
import contextlib
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath

from pentapolis.core.problem import Problem
from pentapolis.server import messages, wire
from pentapolis.server.bus import Changed, Notice, Seated
from pentapolis.server.limits import ENTRIES_OF_A_UNIT, LISTENERS_OF_A_UNIT, Cost
from pentapolis.server.metrics import REFUSED, SOCKETS
from pentapolis.server.problems import Failure, Malformed, NoEntry, NoSeat, Stale, TooManyRequests
from pentapolis.server.protocol import (
    Act,
    Decline,
    Done,
    Effects,
    Fault,
    Foreseen,
    FromClient,
    FromServer,
    Hello,
    Presence,
    Refused,
    Situation,
    Story,
    Told,
    Trouble,
    Undo,
)
from pentapolis.server.services import Injected, Services
from pentapolis.server.table import Table
from pentapolis.server.visitors import Visitor

_log = structlog.get_logger(__name__)
_decode: Final = msgspec.json.Decoder(FromClient).decode
_encode: Final = msgspec.json.Encoder().encode
_QUESTIONS: Final = (Effects, Story)  # messages that change nothing

TOO_OFTEN: Final = 4008  # codes with which a connection is closed
TOO_BIG: Final = 1009
NO_TABLE: Final = 4004
NO_ENTRY: Final = 4003
NOT_READING: Final = 4009


@websocket("/api/tables/{table_id:str}/ws")
async def table_socket(socket: WebSocket[Any, Any, Any], services: Injected, table_id: FromPath[str]) -> None:
    """Play at a table, or watch."""
    visitor = services.visitor(socket)
    try:
        services.access.check(socket.scope)
        await services.budgets.pay(visitor, Cost.CONNECTION)
        table = await services.tables.get(table_id, visitor)
    except Problem as problem:
        await socket.accept()  # a browser can't read why it was refused before
        await socket.send_data(_encode(Fault(messages.trouble(problem))).decode())
        await socket.close(_code(problem))
        return
    await socket.accept()
    if not services.sockets.enter(visitor.address):
        await socket.close(TOO_OFTEN)
        return
    try:
        with SOCKETS.track_inprogress():
            await Connection(socket, services, table, visitor).run()
    finally:
        services.sockets.leave(visitor.address)
        del socket.receive, socket.send  # Litestar's wrappers, a cycle with the socket: nothing is left to collect


def _code(problem: Problem) -> int:
    """Return the code with which somebody is not let in."""
    if isinstance(problem, TooManyRequests):
        return TOO_OFTEN
    return NO_ENTRY if isinstance(problem, NoEntry) else NO_TABLE


class _Closed(Exception):
    """The connection is to be closed with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """One open websocket: what comes in is answered in order, and what changes is told as soon as it can be sent."""

    def __init__(self, socket: WebSocket[Any, Any, Any], services: Services, table: Table, visitor: Visitor) -> None:
        """Connect a guest, or somebody unknown, with a table."""
        self._socket = socket
        self._bus = services.bus
        self._tables = services.tables
        self._questions = services.questions
        self._limits = services.limits
        self._budgets = services.budgets
        self._table = table
        self._visitor = visitor
        self._seat = table.seat_of(visitor.guest)
        self._answers: list[FromServer] = []
        self._asked: set[asyncio.Task[None]] = set()  # questions that are not answered yet
        self._done: list[Done] = []  # what the next situation answers
        self._changed = False  # whether the log has grown
        self._due = False  # whether a situation is due, even if the client would see nothing new
        self._announced = 0  # the version that the log has reached at least
        self._players_changed = False
        self._greeted = False  # whether the client has said anything
        self._seen: int | None = None  # the version that the client has
        self._wake = asyncio.Event()

    async def run(self) -> None:
        """Serve until either side closes."""
        stop = self._bus.subscribe(self._table.row.id, self._hear)
        self._tables.came(self._table, self._seat)
        if self._seat is not None:
            self._questions.warm_up()
        sending = asyncio.create_task(self._send_all())
        try:
            await self._receive_all()
        except _Closed as closed:
            with contextlib.suppress(Exception):
                await self._socket.close(closed.code)
        finally:
            stop()
            for task in (sending, *self._asked):
                task.cancel()
            self._tables.went(self._table, self._seat)

    def _hear(self, notice: Notice) -> None:
        if isinstance(notice, Changed):
            self._changed = True
            self._announced = notice.version
        elif isinstance(notice, Seated):
            self._due = True
        else:
            self._players_changed = True
        self._wake.set()

    async def _receive_all(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if message["type"] != "websocket.receive":
                continue
            if len(self._answers) + len(self._done) + len(self._asked) > self._limits.waiting_answers:
                raise _Closed(NOT_READING)
            text = message.get("text")
            data = text.encode() if text is not None else message.get("bytes") or b""
            if len(data) > self._limits.socket_message_bytes:
                raise _Closed(TOO_BIG)
            try:
                await self._answer(data)
            except TooManyRequests:
                raise _Closed(TOO_OFTEN) from None
            self._wake.set()

    async def _answer(self, data: bytes) -> None:
        """Answer a message, once whoever sent it can afford that: meanwhile nothing more is read from them."""
        try:
            message = _decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            await self._budgets.pay(self._visitor, Cost.MESSAGE)
            self._answers.append(Fault(messages.trouble(Malformed())))
            return
        await self._budgets.pay(self._visitor, self._cost(message))
        self._greeted = True
        if isinstance(message, Hello):
            self._hello(message)
        elif isinstance(message, _QUESTIONS):  # what I do need not wait for what I ask
            asked = asyncio.create_task(self._respond(message))
            self._asked.add(asked)
            asked.add_done_callback(self._asked.discard)
        else:
            await self._respond(message)

    def _cost(self, message: FromClient) -> int:
        """Return what a message costs: also for those who have to be told of it, and for a log that is wanted."""
        if isinstance(message, _QUESTIONS):
            return Cost.QUESTION
        if isinstance(message, Hello):
            known = self._version()
            return Cost.MESSAGE + max(0, known - (message.version or 0)) // ENTRIES_OF_A_UNIT
        return Cost.MESSAGE + self._bus.listeners(self._table.row.id) // LISTENERS_OF_A_UNIT

    async def _respond(self, message: Act | Undo | Decline | Effects | Story) -> None:
        """Do what the client wants, or answer what it asks; a refusal says why not."""
        try:
            if isinstance(message, _QUESTIONS):
                answer = await self._look_into(message)
                self._answers.append(answer)  # not before the await: what waits may be sent meanwhile
            else:
                done = Done(message.key, await self._carry_out(message))
                self._done.append(done)
                self._due = True
        except Problem as problem:
            REFUSED.labels(problem.key).inc()
            if isinstance(problem, Stale) and not isinstance(message, _QUESTIONS):
                self._due = True  # what the client looks at is old: show it the present
            self._answers.append(Refused(message.key, messages.trouble(problem)))
        except Exception:  # noqa: BLE001  # a mistake of ours must not cost the connection
            _log.exception("a message failed", table=self._table.row.id)
            self._answers.append(Refused(message.key, messages.trouble(Failure())))
        self._wake.set()

    async def _look_into(self, message: Effects | Story) -> FromServer:
        """Return the answer to a question."""
        table = self._table
        if isinstance(message, Story):
            answer = await self._questions.story(self._visitor, table, self._seat, message.version)
        else:
            after = tuple(table.match.game.space.from_json(action) for action in message.after)
            answer = await self._questions.effects(self._visitor, table, self._my_seat(), message.version, after)
        if isinstance(answer, Trouble):
            return Refused(message.key, answer)
        found: Any = msgspec.Raw(answer)  # it is JSON already
        kind = Told if isinstance(message, Story) else Foreseen
        return kind(message.key, message.version, found)

    def _version(self) -> int:
        """The version as this client counts it."""
        return wire.version_of(self._table, self._seat)

    def _hello(self, message: Hello) -> None:
        known = message.version
        self._seen = known if known is not None and 0 <= known <= self._version() else None
        self._due = True

    async def _carry_out(self, message: Act | Undo | Decline) -> int:
        """Do what the client wants, and return the version that it led to."""
        table, seat = self._table, self._my_seat()
        if isinstance(message, Act):
            action = table.match.game.space.from_json(message.action)
            return await self._tables.act(table, seat, action, message.version, message.key)
        if isinstance(message, Undo):
            return await self._tables.undo(table, seat, message.version, message.key)
        return await self._tables.decline(table, seat, message.version, message.key)

    def _my_seat(self) -> int:
        self._find_seat()
        if self._seat is None:
            raise NoSeat
        return self._seat

    def _find_seat(self) -> None:
        """The seat may have been taken, or changed when the game began, after the connection was opened."""
        seat = self._table.seat_of(self._visitor.guest)
        if seat != self._seat:
            self._tables.went(self._table, self._seat)
            self._seat = seat
            self._seen = None  # a seat counts versions in another way than a spectator
            self._tables.came(self._table, seat)

    async def _send_all(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            answers, self._answers = self._answers, []
            for message in answers:
                await self._send(message)
            if not self._greeted:
                continue
            if self._changed:
                await self._tables.catch_up(self._table, self._announced)
                self._changed = self._announced > self._table.match.version  # more was announced meanwhile
                self._due = self._due or self._seen != self._version()  # not if it was done in secret
            if self._due:
                self._due = self._players_changed = False
                await self._send(self._situation())
            elif self._players_changed:
                self._players_changed = False
                await self._send(Presence(wire.players(self._table)))

    async def _send(self, message: FromServer) -> None:
        await self._socket.send({"type": "websocket.send", "text": _encode(message).decode(), "bytes": None})

    def _situation(self) -> Situation:
        self._find_seat()
        seen, self._seen = self._seen, self._version()
        done, self._done = self._done, []
        return wire.situation(self._table, self._seat, seen, done)
