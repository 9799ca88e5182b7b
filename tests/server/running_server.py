"""A real server in a thread, on a free port, with its own database."""

import asyncio
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Self, TypeVar

from litestar import Litestar

from pentapolis.client import Server, Table
from pentapolis.server.app import Settings
from pentapolis.server.bot_pace import Pace
from pentapolis.server.limits import Budget, Limits
from pentapolis.server.running import address, listen, make_server
from pentapolis.server.security import Access
from pentapolis.server.services import Services, services_of
from pentapolis.server.table import Table as ServerTable

ENOUGH = Budget(10**9, 6)
NO_LIMITS = Limits(
    guest=ENOUGH,
    address=ENOUGH,
    new_connections=ENOUGH,
    questions_of_a_guest=10**9,
    questions_of_an_address=10**9,
    bots_of_a_guest=10**9,
    bots_of_an_address=10**9,
)
AT_ONCE = Pace(0)  # bots act as soon as they have decided


Result = TypeVar("Result")

PATIENCE = 300  # seconds after which something hangs for sure, however busy the machine is; nothing is measured by it


class RunningServer:
    """A server that answers until it is stopped."""

    def __init__(
        self,
        folder: Path,
        limits: Limits = NO_LIMITS,
        page: Path | None = None,
        access: Access | None = None,
        keep_days: int | None = None,
        pace: Pace = AT_ONCE,
    ) -> None:
        started = threading.Event()
        self._listening = listen("127.0.0.1", 0)
        self.address = address(self._listening)
        self.database = folder / "tables.sqlite"
        settings = Settings(self.database, 1, limits, access or Access(), page, keep_days, pace)
        self._server = make_server(settings, started.set)
        self.app.on_startup.append(self._keep_loop)
        self._thread = threading.Thread(target=self._server.run, args=([self._listening],))
        self._thread.start()
        assert started.wait(PATIENCE)

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The loop in the server's thread."""
        loop = self.app.state.loop
        assert isinstance(loop, asyncio.AbstractEventLoop)
        return loop

    def on_loop(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do something where the server runs."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    @property
    def app(self) -> Litestar:
        app = self._server.config.app
        assert isinstance(app, Litestar)
        return app

    @property
    def services(self) -> Services:
        return services_of(self.app.state)

    def table(self, id: str) -> ServerTable:
        """A table as the server knows it."""
        return self.on_loop(self.services.tables.get(id))

    async def _keep_loop(self, app: Litestar) -> None:
        app.state.loop = asyncio.get_running_loop()

    def guest(self) -> Server:
        """Somebody new."""
        return Server(self.address)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._listening.close()
        assert not self._thread.is_alive()


def wait_for(work: Coroutine[Any, Any, Result]) -> Result:
    """Run a test's work, but not for ever."""
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


async def play_on(table: Table, most: int = 10**6) -> None:
    """Take the last choice whenever it is my turn, until the game is over or so many decisions are made."""
    async for situation in table.turns():
        await table.act(situation["choices"][-1])
        most -= 1
        if most == 0:
            return
