"""A table over its websocket: comes back by itself when the connection is lost, and does nothing twice."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Generator
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.client import backoff
from websockets.exceptions import ConnectionClosed

_PAUSE: Final = 0.05  # seconds before the first attempt to come back
_LONGEST_PAUSE: Final = 0.5  # and before later ones
_NO_RETURN: Final = (4003, 4004)  # the server doesn't let me in, or there is no such table

Message = dict[str, Any]


class TableRefusal(Exception):
    """The server's answer to a message that was not carried out: the key of a sentence, its parameters, the rule."""

    def __init__(self, trouble: Message) -> None:
        super().__init__(trouble)
        self.key: str = trouble["key"]
        self.params: dict[str, int | str] = trouble["params"]
        self.rule: str = trouble["rule"]


class Table:
    """A place at a table; use it with `async with`."""

    def __init__(self, address: str, id: str, cookie: str = "") -> None:
        """Say where the table is and with which cookie I come."""
        self.id = id
        self.situation: Message = {}  # the last one that came
        self.log: list[Message] = []  # all that has happened, as far as I may know
        self.reconnections = 0
        self._address = address
        self._cookie = cookie
        self._connection: ClientConnection | None = None
        self._changed = asyncio.Condition()
        self._waiting: dict[str, tuple[Message, asyncio.Future[Message]]] = {}
        self._running: asyncio.Task[None] | None = None
        self._failure: Exception | None = None

    async def __aenter__(self) -> "Table":
        """Connect and wait for the first situation."""
        self._running = asyncio.create_task(self._run())
        await self.until(lambda situation: True)
        return self

    async def __aexit__(self, *_: object) -> None:
        """Leave."""
        assert self._running is not None
        self._running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._running

    async def act(self, action: Message, key: str = "") -> int:
        """Do one of my choices; returns the version after it, once it is sure not to be lost."""
        return await self._ask_for_change({"type": "act", "action": action}, key)

    async def undo(self, key: str = "") -> int:
        """Take my last decision back, ask the others for it, or agree that another does."""
        return await self._ask_for_change({"type": "undo"}, key)

    async def decline(self, key: str = "") -> int:
        """Don't agree that another takes a decision back, or stop asking for it myself."""
        return await self._ask_for_change({"type": "decline"}, key)

    async def effects(self, *after: Message) -> Message:
        """Ask what each of my actions would lead to, and why others aren't possible, after a chain of my actions."""
        version = self.situation.get("version", 0)
        answer = await self._ask({"type": "effects", "key": _new_key(), "version": version, "after": list(after)})
        return answer["foresight"]  # type: ignore[no-any-return]  # as the protocol says

    async def story(self, version: int) -> Message:
        """Ask what happened step by step in the action that led to a version."""
        answer = await self._ask({"type": "story", "key": _new_key(), "version": version})
        return answer["story"]  # type: ignore[no-any-return]  # as the protocol says

    async def until(self, wanted: Any) -> Message:
        """Wait for a situation that `wanted` says yes to, and return it."""
        async with self._changed:
            await self._changed.wait_for(
                lambda: self._failure is not None or (bool(self.situation) and wanted(self.situation))
            )
        if self._failure is not None:
            raise self._failure
        return self.situation

    async def turns(self) -> AsyncIterator[Message]:
        """Go through the situations in which I owe a decision, until the game is over."""
        seen = -1
        while True:
            situation = await self.until(
                lambda s: s["table"]["status"] == "over" or (s["table"]["my_turn"] and s["version"] > seen)  # noqa: B023
            )
            if situation["table"]["status"] == "over":
                return
            seen = situation["version"]
            yield situation

    async def _ask_for_change(self, message: Message, key: str) -> int:
        message = {**message, "key": key or _new_key(), "version": self.situation["version"]}
        return int((await self._ask(message))["version"])

    async def _ask(self, message: Message) -> Message:
        """Send a message until it is answered; the server carries out one key once only."""
        if self._failure is not None:
            raise self._failure
        answered: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting[message["key"]] = (message, answered)
        try:
            if self._connection is not None:
                with contextlib.suppress(ConnectionClosed):
                    await self._connection.send(msgspec.json.encode(message).decode())
            answer = await answered
        finally:
            del self._waiting[message["key"]]
        if answer.get("type") == "refused":
            raise TableRefusal(answer["trouble"])
        return answer

    async def _run(self) -> None:
        headers = {"Cookie": self._cookie} if self._cookie else {}
        try:
            async for connection in connect(
                self._address,
                additional_headers=headers,
                compression=None,
                reconnect_delays=_delays,
            ):
                try:
                    await self._serve(connection)
                except ConnectionClosed as closed:
                    if closed.rcvd is not None and closed.rcvd.code in _NO_RETURN:
                        raise
                finally:
                    self._connection = None
                    await connection.close()
                self.reconnections += 1
                await asyncio.sleep(_PAUSE)
        except Exception as failure:  # noqa: BLE001  # nobody waits for this task: those who wait for the table are told
            await self._fail(failure)

    async def _serve(self, connection: ClientConnection) -> None:
        hello = {"type": "hello", "version": self.situation.get("version")}
        await connection.send(msgspec.json.encode(hello).decode())
        self._connection = connection
        for message, _ in list(self._waiting.values()):  # they may have been lost with the last connection
            await connection.send(msgspec.json.encode(message).decode())
        while True:
            await self._take(msgspec.json.decode(await connection.recv()))

    async def _take(self, message: Message) -> None:
        if message["type"] == "situation":
            async with self._changed:
                self.situation = message
                self.log = message["log"] if message["whole_log"] else self.log + message["log"]
                self._changed.notify_all()
            for done in message["done"]:
                self._answered(done["key"], done)
        elif "key" in message:
            self._answered(message["key"], message)

    def _answered(self, key: str, answer: Message) -> None:
        if key in self._waiting:
            answered = self._waiting[key][1]
            if not answered.done():
                answered.set_result(answer)

    async def _fail(self, failure: Exception) -> None:
        async with self._changed:
            self._failure = failure
            self._changed.notify_all()
        for _, answered in self._waiting.values():
            if not answered.done():
                answered.set_exception(failure)


def _delays() -> Generator[float]:
    return backoff(initial_delay=_PAUSE, min_delay=_PAUSE, max_delay=_LONGEST_PAUSE, factor=2)


def _new_key() -> str:
    return secrets.token_hex(12)
