"""Whether the server is well, and how much it does."""

from typing import Final

from litestar import get
from litestar.datastructures import State as AppState
from litestar.enums import MediaType
from prometheus_client import Counter, Gauge, Histogram, generate_latest

ENTRIES: Final = Counter("pentapolis_entries", "Entries that were written into logs: actions, undos, talk about undos")
BOT_MOVES: Final = Counter("pentapolis_bot_moves", "Actions of bots")
BOT_SECONDS: Final = Histogram("pentapolis_bot_seconds", "How long bots think about a decision")
COMMIT_SECONDS: Final = Histogram("pentapolis_commit_seconds", "How long a commit of waiting entries takes")
SOCKETS: Final = Gauge("pentapolis_sockets", "Open websockets")
REFUSED: Final = Counter("pentapolis_refused", "Messages that were not carried out", ["key"])


@get("/healthz")
async def healthz(state: AppState) -> dict[str, str]:
    """Say that the server runs and reaches its database."""
    await state.store.check()
    return {"status": "ok"}


@get("/metrics", media_type=MediaType.TEXT)
async def metrics() -> str:
    """Return what Prometheus reads."""
    return generate_latest().decode()
