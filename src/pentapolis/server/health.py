"""Whether the server is well, and how much it does."""

from litestar import get
from litestar.enums import MediaType
from prometheus_client import generate_latest

from pentapolis.server.services import Injected


@get("/healthz")
async def healthz(services: Injected) -> dict[str, str]:
    """Say that the server runs and reaches its database."""
    await services.store.check()
    return {"status": "ok"}


@get("/metrics", media_type=MediaType.TEXT)
async def metrics() -> str:
    """Return what Prometheus reads."""
    return generate_latest().decode()
