"""The calls over HTTP."""

import hashlib
import secrets
import ssl
from functools import cache
from typing import Any, Final

import msgspec
from httpx2 import AsyncClient, TransportError

from pentapolis.client.changes import applied
from pentapolis.client.table import Table

_TIMEOUT: Final = 30.0  # seconds


class ServerTrouble(Exception):
    """The server's answer when something can't be done: its status, the key of a sentence and its parameters."""

    def __init__(self, status: int, trouble: dict[str, Any]) -> None:
        super().__init__(status, trouble)
        self.status = status
        self.key: str = trouble.get("key", "")
        self.params: dict[str, int | str] = trouble.get("params", {})


class Server:
    """A server at an address such as `http://127.0.0.1:8055`, and me as its guest."""

    def __init__(self, address: str, cookie: str = "") -> None:
        """Come as somebody new, or with the cookie of an earlier visit."""
        self.address = address
        self.cookie = cookie
        self._luck: dict[str, tuple[str, str]] = {}  # by table: the hash that I saw, and the part that I then gave

    async def call(self, method: str, path: str, data: object = None) -> Any:
        """Make a call and return the answer; text goes as it is, anything else as JSON."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        content = b""
        if isinstance(data, str):
            headers["Content-Type"], content = "text/plain", data.encode()
        elif data is not None:
            headers["Content-Type"], content = "application/json", msgspec.json.encode(data)
        try:
            async with AsyncClient(
                base_url=self.address, verify=_certificates(), timeout=_TIMEOUT, trust_env=False
            ) as client:
                response = await client.request(method, path, content=content, headers=headers)
        except TransportError as lost:  # an answer that was cut off, too
            raise ConnectionError(str(lost)) from lost
        given = response.headers.get("Set-Cookie")
        if given is not None:
            self.cookie = given.partition(";")[0]
        is_json = response.headers.get("Content-Type", "").startswith("application/json")
        answer = msgspec.json.decode(response.content) if is_json else response.text
        if response.is_error:
            raise ServerTrouble(response.status_code, answer if isinstance(answer, dict) else {"key": answer})
        return answer

    async def new_table(self, game: str, *seats: str, **options: bool | int | str) -> Table:
        """Set up a table with "me", "open" or a bot's level on each seat, and come to it."""
        wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        body = {"game": game, "seats": wanted, "options": options, "contributes": "me" in seats}
        made = await self.call("POST", "/api/tables", body)
        if "me" in seats:
            await self._sit(made)
        return self.table(made["id"])

    async def join(self, table_id: str) -> Table:
        """Sit down on an open seat of a table."""
        await self._sit(await self.call("GET", f"/api/tables/{table_id}"))
        return self.table(table_id)

    async def replay(self, table_id: str) -> dict[str, Any]:
        """Return a game that is over: its table, and all its steps as `frames`, each with the whole view."""
        frames: list[dict[str, Any]] = []
        while True:
            answer = await self.call("GET", f"/api/tables/{table_id}/replay?first={len(frames)}")
            view = answer["page"]["view"]
            for frame in answer["page"]["frames"]:
                view = applied(view, frame.pop("changes"))
                frames.append({**frame, "view": view})
            if len(frames) >= answer["page"]["total"]:
                return {"table": answer["table"], "frames": frames}

    async def printed(self, game: str, pack: str) -> Any:
        """Return what is printed on the cards of a pack, which views only name; `standard` are the game's own."""
        return (await self.call("GET", f"/api/printed/{game}/{pack}"))["printed"]

    async def _sit(self, table: dict[str, Any]) -> None:
        """Sit down, and give my part of the luck now that its hash is known; asked again, the same part."""
        _, part = self._luck.setdefault(table["id"], (table["luck_hash"], secrets.token_hex(32)))
        await self.call("POST", f"/api/tables/{table['id']}/join", {"part": part})

    async def check_luck(self, table_id: str) -> bool:
        """Whether the luck of a table that is over has my part in it, and comes from the secret promised before it."""
        table = await self.call("GET", f"/api/tables/{table_id}")
        promised, part = self._luck[table_id]
        honest = hashlib.sha256(bytes.fromhex(table["secret"])).hexdigest() == table["luck_hash"] == promised
        return honest and bool(part in table["parts"])

    def table(self, table_id: str) -> Table:
        """Come to a table, to play on my seat or to watch."""
        return Table(f"ws{self.address.removeprefix('http')}/api/tables/{table_id}/ws", table_id, self.cookie)


@cache
def _certificates() -> ssl.SSLContext:
    """Return those that are trusted; to read them takes long."""
    return ssl.create_default_context()
