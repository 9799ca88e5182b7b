"""How much the server does, for Prometheus."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

ENTRIES: Final = Counter("pentapolis_entries", "Entries that were written into logs: actions, undos, talk about undos")
BOT_MOVES: Final = Counter("pentapolis_bot_moves", "Actions of bots")
BOT_SECONDS: Final = Histogram(
    "pentapolis_bot_seconds", "How long bots take for a decision, with the time in which they wait for a process"
)
WAITING: Final = Gauge("pentapolis_waiting", "What waits for a worker process: bots, questions", ["workers"])
WAITING_SECONDS: Final = Histogram("pentapolis_waiting_seconds", "How long it waited until it was begun", ["workers"])
LOOP_LAG: Final = Histogram(
    "pentapolis_loop_lag_seconds",
    "How much later than asked for the event loop does something",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
COMMIT_SECONDS: Final = Histogram("pentapolis_commit_seconds", "How long a commit of waiting entries takes")
SOCKETS: Final = Gauge("pentapolis_sockets", "Open websockets")
CONNECTIONS: Final = Gauge("pentapolis_connections", "Open connections, websockets among them")
TURNED_AWAY: Final = Counter("pentapolis_turned_away", "Connections that were ended, by reason", ["reason"])
THROTTLED: Final = Counter("pentapolis_throttled", "Requests that had to wait for a budget", ["budget"])
REFUSED: Final = Counter("pentapolis_refused", "Messages that were not carried out", ["key"])
STORAGE_FAILURES: Final = Counter("pentapolis_storage_failures", "Attempts to use the database that failed", ["key"])
ARCHIVED: Final = Counter("pentapolis_archived_tables", "Tables that were archived and removed")
