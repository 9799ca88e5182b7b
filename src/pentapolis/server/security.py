"""What keeps other sites and too many requests out, and the headers that every answer has."""

from typing import Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import Scope

from pentapolis.server.problems import ForeignOrigin

HEADERS: Final = {
    # Everything comes from here; styles may be inline because pieces are moved by them; images may be drawn as data.
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # a table's address is the key to it, and other sites need not learn it
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_SAFE: Final = ("GET", "HEAD", "OPTIONS")


def check_origin(scope: Scope, allowed: frozenset[str]) -> None:
    """Refuse what another site makes a browser ask for."""
    if scope["type"] == ScopeType.HTTP and scope["method"] in _SAFE:
        return  # safe requests change nothing, and other sites can't read the answers
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    origin = headers.get(b"origin")
    if origin is None:
        return  # browsers name the origin of every unsafe request and websocket: this is no browser, so no other site
    if origin in allowed:
        return  # whoever runs the server trusts that site
    if urlsplit(origin).netloc == headers.get(b"host", "") != "":
        return  # the page that asks came from here
    raise ForeignOrigin
