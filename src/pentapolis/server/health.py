"""Whether the server is well, and how much it does."""

from typing import Any

from litestar import Request, get
from litestar.enums import MediaType
from prometheus_client import generate_latest

from pentapolis.server.services import Injected


@get("/healthz")
async def healthz(services: Injected) -> dict[str, str]:
    """Say that the server runs and reaches its database."""
    await services.store.check()
    return {"status": "ok"}


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any], services: Injected) -> str:
    """Return what Prometheus reads."""
    services.access.check_metrics(request.scope)
    return generate_latest().decode()
