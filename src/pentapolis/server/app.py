"""The whole application: calls, websockets and the page."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from pentapolis.core.problem import Problem
from pentapolis.server.bot_pace import Pace
from pentapolis.server.budgets import Budgets
from pentapolis.server.bus import LocalBus
from pentapolis.server.crowd import Crowd
from pentapolis.server.data_folder import ARCHIVE
from pentapolis.server.garbage import collect_when_idle
from pentapolis.server.guests import Guests
from pentapolis.server.health import healthz, metrics
from pentapolis.server.http_api import Api
from pentapolis.server.lag import watch_lag
from pentapolis.server.limits import Cost, Limits
from pentapolis.server.messages import trouble
from pentapolis.server.page import page_folder, page_routes
from pentapolis.server.problems import Failure, Malformed, NothingHere, TooBig
from pentapolis.server.protocol import Trouble
from pentapolis.server.questions import Questions
from pentapolis.server.retention import Retention
from pentapolis.server.security import Access
from pentapolis.server.services import Services, services_of
from pentapolis.server.store import Store
from pentapolis.server.table_socket import table_socket
from pentapolis.server.tables import Tables
from pentapolis.server.visitors import NOBODY
from pentapolis.server.wire import status
from pentapolis.server.workers import Workers

_log = structlog.get_logger(__name__)

# Who lets others go first when the processor is busy: the server comes before what people ask, and that before bots.
_QUESTIONS_NICENESS: Final = 2
_BOTS_NICENESS: Final = 5


@dataclass(frozen=True)
class Settings:
    """What whoever runs the server can choose."""

    database: Path
    workers: int = 1
    limits: Limits = field(default_factory=Limits)
    access: Access = field(default_factory=Access)
    page: Path | None = None
    keep_days: int | None = None  # how long tables stay without a person's move; None: for ever
    pace: Pace = field(default_factory=Pace)  # of bots


def make_app(settings: Settings) -> Litestar:
    """Return the application; the schema of its database has to be up to date."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = await _start(settings)
        app.state["services"] = services
        works = (_retain(settings, services), watch_lag(), collect_when_idle(services.sockets))
        housekeeping = [asyncio.create_task(work) for work in works]
        try:
            yield
        finally:
            for task in housekeeping:
                task.cancel()
            await services.close()

    return Litestar(
        route_handlers=[Api, table_socket, healthz, metrics, *page_routes(settings.page or page_folder())],
        lifespan=[lifespan],
        dependencies={"services": Provide(services_of, sync_to_thread=False)},
        request_class=_Request,
        middleware=[_Guard(settings.access)],
        before_send=[_keep_private],
        exception_handlers={Problem: _tell, HTTPException: _tell_wrong_use, Exception: _tell_failure},
        openapi_config=OpenAPIConfig("Pentapolis", "1", path="/schema", render_plugins=[]),
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=4),  # on the event loop
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
        debug=False,
    )


async def _start(settings: Settings) -> Services:
    limits, access = settings.limits, settings.access
    store, bus, workers = Store(settings.database), LocalBus(), Workers(settings.workers, _BOTS_NICENESS, "bots")
    questions = Questions(Workers(1, _QUESTIONS_NICENESS, "questions"), limits)
    tables = Tables(store, bus, workers, limits, settings.pace)
    guests = Guests(store, await store.key(), await store.unsigned_guests(), access)
    sockets = Crowd(limits.connections, limits.sockets_of_an_address)
    return Services(store, bus, workers, questions, tables, guests, limits, Budgets(limits), access, sockets)


async def _retain(settings: Settings, services: Services) -> None:
    if settings.keep_days is not None:
        archive = settings.database.parent / ARCHIVE
        check = partial(services.questions.check, NOBODY)
        await Retention(services.store, services.tables, archive, settings.keep_days, check).run()


class _Request(Request[Any, Any, Any]):
    """A call whose body may be anything."""

    async def json(self) -> Any:
        """Return the body; one that is nested without end is no mistake of ours."""
        try:
            return await super().json()
        except RecursionError as error:
            raise Malformed from error


class _Guard(ASGIMiddleware):
    """The check before every call, and its price; websockets are checked by their own handler."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, access: Access) -> None:
        self._access = access

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        self._access.check(scope)
        services = services_of(scope["litestar_app"].state)
        cost = scope["route_handler"].opt.get("cost", Cost.CALL)
        await services.budgets.pay(services.visitor(Request(scope)), cost)
        await next_app(scope, receive, send)


async def _keep_private(message: Message, _: Scope) -> None:
    """Let no browser or proxy keep an answer that does not say for how long: only the page does."""
    if message["type"] == "http.response.start":
        MutableScopeHeaders(message).setdefault("Cache-Control", "no-store")


def _tell(_: Request[Any, Any, Any], problem: Problem) -> Response[Trouble]:
    return Response(trouble(problem), status_code=status(problem))


def _tell_wrong_use(_: Request[Any, Any, Any], wrong: HTTPException) -> Response[Trouble]:
    kind = {404: NothingHere, 405: NothingHere, 413: TooBig}.get(wrong.status_code, Malformed)
    return Response(trouble(kind()), status_code=wrong.status_code, headers=wrong.headers)


def _tell_failure(request: Request[Any, Any, Any], failure: Exception) -> Response[Trouble]:
    _log.error("a call failed", path=request.url.path, exc_info=failure)
    return Response(trouble(Failure()), status_code=500)
