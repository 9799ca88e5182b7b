"""How much the server does, for Prometheus."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

ENTRIES: Final = Counter("pentapolis_entries", "Entries that were written into logs: actions, undos, talk about undos")
BOT_MOVES: Final = Counter("pentapolis_bot_moves", "Actions of bots")
BOT_SECONDS: Final = Histogram("pentapolis_bot_seconds", "How long bots think about a decision")
COMMIT_SECONDS: Final = Histogram("pentapolis_commit_seconds", "How long a commit of waiting entries takes")
SOCKETS: Final = Gauge("pentapolis_sockets", "Open websockets")
REFUSED: Final = Counter("pentapolis_refused", "Messages that were not carried out", ["key"])
STORAGE_FAILURES: Final = Counter("pentapolis_storage_failures", "Attempts to use the database that failed", ["key"])
ARCHIVED: Final = Counter("pentapolis_archived_tables", "Tables that were archived and removed")
