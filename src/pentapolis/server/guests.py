"""Guests: known by a cookie, without any account."""

import hashlib
import re
import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from pentapolis.server import clock
from pentapolis.server.store import Store

Connection = ASGIConnection[Any, Any, Any, Any]

_NAME: Final = "pentapolis"
_YEAR: Final = 365 * 24 * 3600


def cookie_name(connection: Connection) -> str:
    """Return the cookie's name: over https one that browsers accept only if it is Secure and for this host alone."""
    return f"__Host-{_NAME}" if _secure(connection) else _NAME


def guest_id(connection: Connection) -> str | None:
    """Return who is asking: the hash of the cookie's token, or None without a cookie that could be ours."""
    token = connection.cookies.get(cookie_name(connection), "")
    return hashlib.sha256(token.encode()).hexdigest() if re.fullmatch(r"[\w-]{43}", token, re.ASCII) else None


def new_guest(connection: Connection) -> tuple[str, Cookie]:
    """Return a new guest, and the cookie that makes the browser remember."""
    token = secrets.token_urlsafe(32)
    cookie = Cookie(
        key=cookie_name(connection),
        value=token,
        max_age=_YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=_secure(connection),
    )
    return hashlib.sha256(token.encode()).hexdigest(), cookie


async def name_of(store: Store, guest: str) -> str:
    """Return a guest's name, empty if they have not said any."""
    return await store.guest_name(guest) or ""


async def rename(store: Store, guest: str, name: str) -> None:
    """Call a guest something else."""
    await store.save_guest(guest, name, clock.now())


def _secure(connection: Connection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")
