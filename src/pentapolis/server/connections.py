"""Connections at the lowest level: how many there are, how long they may take, what they may send beside messages.

Uvicorn has time-outs between two requests and for websockets that don't answer its pings, and limits for the size of
headers and messages. The rest is here.
"""

import asyncio
import ipaddress
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from pentapolis.server.budgets import BoundedMemory
from pentapolis.server.crowd import Crowd
from pentapolis.server.limits import Limits
from pentapolis.server.metrics import CONNECTIONS, TURNED_AWAY
from pentapolis.server.visitors import address

TOO_OFTEN: Final = 4008  # the code with which a websocket is closed
_RESERVED_FILES: Final = 128  # for everything that is no connection
_SLICE: Final = 512  # bytes that are looked at before it is decided whether a websocket goes on


class Door:
    """Who may connect."""

    def __init__(self, limits: Limits, trusted_proxies: tuple[str, ...] = ()) -> None:
        """Let in as many as the limits and the machine allow; those who come through a proxy are counted later."""
        self.limits = limits
        self.crowd = Crowd(_room_for(limits.connections), limits.connections_of_an_address)
        self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in trusted_proxies]
        self._rates = BoundedMemory()

    def name(self, client: tuple[str, int] | None) -> str:
        """Return by what a connection is counted: its address, or itself if it is a proxy's."""
        host, port = client or ("", 0)
        return f"{host} {port}" if self._is_proxy(host) else address(host)

    def enter(self, name: str) -> bool:
        """Let a connection in, unless there are too many, or too many new ones."""
        if not self._rates.take(f"connections {name}", self.limits.new_connections) or not self.crowd.enter(name):
            TURNED_AWAY.labels("too many").inc()
            return False
        CONNECTIONS.set(self.crowd.size)
        return True

    def leave(self, name: str) -> None:
        """Let a connection go that was let in."""
        self.crowd.leave(name)
        CONNECTIONS.set(self.crowd.size)

    def admit_frame(self, client: tuple[str, int] | None) -> bool:
        """Whether a websocket may send something else than a whole message."""
        return self._rates.take(f"frames {client}", self.limits.frames)

    def _is_proxy(self, host: str) -> bool:
        if not self._proxies:
            return False
        try:
            found = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)


def _room_for(connections: int) -> int:
    """Let this process have so many connections, which are open files; return how many the machine allows."""
    try:
        import resource
    except ImportError:  # where there is no such limit
        return connections
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + _RESERVED_FILES
    if files < wanted:
        files = min(wanted, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, most))
    return min(connections, files - _RESERVED_FILES)


class Config(uvicorn.Config):
    """Uvicorn's settings, with a door."""

    def __init__(self, app: Any, door: Door, **settings: Any) -> None:
        """Let the connections come through that door."""
        super().__init__(app, http=GuardedHttp, ws=GuardedWebSocket, **settings)
        self.door = door


def _door(config: uvicorn.Config) -> Door:
    assert isinstance(config, Config)
    return config.door


class _Drain:
    """Ends a connection that reads nothing of what it is sent."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._left = 0
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport) -> None:
        """What is sent is not read at the moment."""
        self.end()
        self._left = transport.get_write_buffer_size()
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._check, transport)

    def end(self) -> None:
        """It is read again, or there is nobody left who could."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _check(self, transport: asyncio.Transport) -> None:
        if transport.get_write_buffer_size() >= self._left:
            TURNED_AWAY.labels("not reading").inc()
            transport.abort()
        else:
            self.begin(transport)


class GuardedHttp(H11Protocol):
    """A connection that asks: each request has to come in time, and the answers have to be read."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """Begin."""
        super().__init__(config, server_state, app_state, _loop)
        self._door = _door(config)
        self._name: str | None = None  # by which it was let in
        self._drain = _Drain(self._door.limits.stuck_seconds)
        self._request_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Let it in, if it may."""
        super().connection_made(transport)
        name = self._door.name(self.client)
        if self._door.enter(name):
            self._name = name
            self._expect_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let it go."""
        super().connection_lost(exc)
        self._drain.end()
        self._stop_expecting()
        if self._name is not None:
            self._door.leave(self._name)

    def data_received(self, data: bytes) -> None:
        """Look at what has come, and whether more has to come soon."""
        super().data_received(data)
        if self.transport.get_protocol() is not self or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_expecting()
        else:
            self._expect_request()

    def pause_writing(self) -> None:
        """Wait until what is sent is read."""
        super().pause_writing()
        self._drain.begin(self.transport)

    def resume_writing(self) -> None:
        """Go on sending."""
        super().resume_writing()
        self._drain.end()

    def _expect_request(self) -> None:
        if self._request_timer is None:
            self._request_timer = self.loop.call_later(self._door.limits.request_seconds, self._end_slow)

    def _stop_expecting(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None

    def _end_slow(self) -> None:
        TURNED_AWAY.labels("slow").inc()
        self.transport.abort()


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A websocket: few pings and other frames that are no messages, and few messages that wait."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """Begin; the connection was let in when it asked to become a websocket."""
        super().__init__(config, server_state, app_state, _loop)
        self._door = _door(config)
        self._drain = _Drain(self._door.limits.stuck_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let it go."""
        super().connection_lost(exc)
        self._drain.end()
        self._door.leave(self._door.name(self.client))

    def data_received(self, data: bytes) -> None:
        """Look at what has come, a little at a time: thousands of frames fit into what comes at once."""
        for start in range(0, len(data), _SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _SLICE])

    def pause_writing(self) -> None:
        """Wait until what is sent is read."""
        super().pause_writing()
        self._drain.begin(self.transport)

    def resume_writing(self) -> None:
        """Go on sending."""
        super().resume_writing()
        self._drain.end()

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._admits_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note an answer to a ping."""
        if self._admits_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Add a part of a message."""
        if self._admits_frame():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Let a message wait for its turn."""
        super().send_receive_event_to_app()
        if self.queue.qsize() > self._door.limits.waiting_messages:
            self._end("too many messages")

    def _admits_frame(self) -> bool:
        if not self.transport.is_closing() and not self._door.admit_frame(self.client):
            self._end("too many frames")
        return not self.transport.is_closing()

    def _end(self, reason: str) -> None:
        if not self.close_sent:
            TURNED_AWAY.labels(reason).inc()
            self.conn.send_close(TOO_OFTEN)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()
