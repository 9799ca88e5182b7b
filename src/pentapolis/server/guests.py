"""Guests: known by a cookie, without any account."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from pentapolis.server import clock
from pentapolis.server.security import Access
from pentapolis.server.store import Store

Connection = ASGIConnection[Any, Any, Any, Any]

_NAME: Final = "pentapolis"
_YEAR: Final = 365 * 24 * 3600


class Guests:
    """Everybody who has a cookie that was made here: a random token and its signature."""

    def __init__(self, store: Store, key: bytes, unsigned: frozenset[str], access: Access) -> None:
        """Sign with that key, and know those who came before cookies were signed."""
        self._store = store
        self._key = key
        self._unsigned = unsigned
        self._access = access

    def id_of(self, connection: Connection) -> str | None:
        """Return who is asking: the hash of the cookie's token, or None without a cookie that was made here."""
        token, _, signature = connection.cookies.get(self._cookie_name(connection), "").partition(".")
        id = _id(token)
        signed = hmac.compare_digest(signature.encode(), self._signature(token).encode())
        return id if signed or (signature == "" and id in self._unsigned) else None

    def welcome(self, connection: Connection) -> tuple[str, Cookie]:
        """Return a new guest, and the cookie that makes the browser remember."""
        token = secrets.token_urlsafe(32)
        cookie = Cookie(
            key=self._cookie_name(connection),
            value=f"{token}.{self._signature(token)}",
            max_age=_YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self._access.is_secure(connection.scope),
        )
        return _id(token), cookie

    async def name_of(self, guest: str) -> str:
        """Return a guest's name, empty if they have not said any."""
        return await self._store.guest_name(guest) or ""

    async def rename(self, guest: str, name: str) -> None:
        """Call a guest something else."""
        await self._store.save_guest(guest, name, clock.now())

    def _cookie_name(self, connection: Connection) -> str:
        """Over https, the name is one that browsers accept only if it is Secure and for this host alone."""
        return f"__Host-{_NAME}" if self._access.is_secure(connection.scope) else _NAME

    def _signature(self, token: str) -> str:
        return urlsafe_b64encode(hmac.digest(self._key, token.encode(), "sha256")).decode().rstrip("=")


def _id(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
