"""The calls over HTTP."""

import asyncio
import http.client
from typing import Any
from urllib.parse import urlsplit

import msgspec

from pentapolis.client.table import Table


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

    async def call(self, method: str, path: str, data: object = None) -> Any:
        """Make a call and return the answer; text goes as it is, anything else as JSON."""
        return await asyncio.to_thread(self._call, method, path, data)

    async def new_table(self, game: str, *seats: str, **options: bool | int | str) -> Table:
        """Set up a table with "me", "open" or a bot's level on each seat, and come to it."""
        wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        table = await self.call("POST", "/api/tables", {"game": game, "seats": wanted, "options": options})
        return self.table(table["id"])

    async def join(self, table_id: str) -> Table:
        """Sit down on an open seat of a table."""
        await self.call("POST", f"/api/tables/{table_id}/join")
        return self.table(table_id)

    def table(self, table_id: str) -> Table:
        """Come to a table, to play on my seat or to watch."""
        return Table(f"ws{self.address.removeprefix('http')}/api/tables/{table_id}/ws", table_id, self.cookie)

    def _call(self, method: str, path: str, data: object) -> Any:
        target = urlsplit(self.address)
        kind = http.client.HTTPSConnection if target.scheme == "https" else http.client.HTTPConnection
        connection = kind(target.hostname or "", target.port, timeout=30)
        headers = {"Cookie": self.cookie} if self.cookie else {}
        body = b""
        if isinstance(data, str):
            headers["Content-Type"], body = "text/plain", data.encode()
        elif data is not None:
            headers["Content-Type"], body = "application/json", msgspec.json.encode(data)
        try:
            connection.request(method, path, body, headers)
            response = connection.getresponse()
            content = response.read()
        except http.client.HTTPException as broken:  # an answer that was cut off is a lost connection, too
            raise ConnectionError(str(broken)) from broken
        finally:
            connection.close()
        given = response.headers.get("Set-Cookie")
        if given is not None:
            self.cookie = given.partition(";")[0]
        is_json = response.headers.get_content_type() == "application/json"
        answer = msgspec.json.decode(content) if is_json else content.decode()
        if response.status >= 400:
            raise ServerTrouble(response.status, answer if isinstance(answer, dict) else {"key": answer})
        return answer
