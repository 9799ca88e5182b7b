"""A server that runs: where it listens, where it keeps its data, and how it starts and stops."""

import logging
import signal
import socket
import sys
from collections.abc import Callable

import structlog
import uvicorn
from filelock import FileLock
from structlog.tracebacks import ExceptionDictTransformer

from pentapolis.server.app import Settings, make_app
from pentapolis.server.connections import Config, Door
from pentapolis.server.data_folder import claim
from pentapolis.server.garbage import keep_pauses_short
from pentapolis.server.problems import PortUnavailable
from pentapolis.server.store import Store


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens there, before anything else is begun."""
    if not 0 <= port <= 65535:
        raise PortUnavailable(host, port)
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        return socket.create_server((host, port), family=family, backlog=1024)
    except OSError as error:
        raise PortUnavailable(host, port) from error


def address(listening: socket.socket) -> str:
    """Return the address under which a browser on this machine finds the server."""
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def run(settings: Settings, listening: socket.socket, started: Callable[[], None]) -> None:
    """Serve until the process is told to stop; `started` is called when the first request can be answered."""
    serve(make_server(settings, started), listening)


def serve(server: uvicorn.Server, listening: socket.socket) -> None:
    """Let a server run until the process is told to stop."""
    sys.setswitchinterval(0.0005)  # so that the thread that writes the log need not wait long for its turn
    write_logs()
    keep_pauses_short()
    signal.signal(signal.SIGTERM, _end)
    server.run([listening])


def _end(*_: object) -> None:
    """End tidily: uvicorn repeats the signal when it has stopped, which would kill the process at once."""
    sys.exit(0)


def make_server(settings: Settings, started: Callable[[], None]) -> uvicorn.Server:
    """Return a server that does not run yet; what is wrong with its folder or database is told now."""
    lock = claim(settings.database)
    Store(settings.database).migrate()
    return _Server(
        Config(
            make_app(settings),
            Door(settings.limits, settings.access.trusted_proxies),
            loop="uvloop" if sys.platform != "win32" else "asyncio",
            ws_max_size=4 * settings.limits.socket_message_bytes,
            ws_per_message_deflate=False,
            access_log=False,
            log_config=None,
            lifespan="on",
            timeout_graceful_shutdown=2,
            server_header=False,
            headers=settings.access.headers,
            proxy_headers=bool(settings.access.trusted_proxies),
            forwarded_allow_ips=list(settings.access.trusted_proxies),
        ),
        started,
        lock,
    )


class _Server(uvicorn.Server):
    """Uvicorn, telling when it has started, and holding the lock of the data folder until it has stopped."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None], lock: FileLock) -> None:
        super().__init__(config)
        self._tell_started = started
        self._lock = lock

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().serve(sockets)
        finally:
            self._lock.release()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._tell_started()


def write_logs() -> None:
    """Write one line of JSON for each thing worth knowing; never headers, cookies or bodies."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
    )
