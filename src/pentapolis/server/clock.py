"""What time it is: the only place where the server asks for it."""

import time
from datetime import UTC, datetime


def now() -> str:
    """Return the time in UTC, in ISO 8601."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def at(milliseconds: int) -> str:
    """Return the time so many milliseconds after 1970, in the form of `now`."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")


def milliseconds() -> int:
    """Return the milliseconds since 1970, in UTC."""
    return time.time_ns() // 1_000_000
