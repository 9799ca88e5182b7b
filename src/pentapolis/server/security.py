"""Who gets in: under which names the server is asked, by which pages and proxies, and the headers of every answer."""

import ipaddress
import re
import socket
from dataclasses import dataclass
from functools import cached_property
from typing import Final
from urllib.parse import SplitResult, urlsplit

from litestar.enums import ScopeType
from litestar.types import Scope

from pentapolis.server.problems import BadProxy, BadPublicUrl, ForeignHost, ForeignOrigin, MetricsFromElsewhere

_HEADERS: Final = {
    # Everything comes from here; styles may be inline because pieces are moved by them; images may be drawn as data.
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # a table's address is the key to it, and other sites need not learn it
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_ORIGIN: Final = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?")  # the page is at the root
_HTTPS_ONLY: Final = {"Strict-Transport-Security": "max-age=31536000"}
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_FORWARDED: Final = (b"x-forwarded-for", b"forwarded")  # what proxies add


@dataclass(frozen=True)
class Access:
    """The names under which the server is asked, the pages that may play here, and the proxies that are believed."""

    public_url: str = ""  # where browsers find the server, such as https://games.example.org
    hosts: frozenset[str] = frozenset()  # further names under which it may be asked
    origins: frozenset[str] = frozenset()  # other sites whose pages may play here
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks; whose X-Forwarded-For and -Proto are believed
    public_metrics: bool = False  # whether everybody may read them, not only this machine

    def __post_init__(self) -> None:
        """Refuse what is no address."""
        if self.public_url and not _ORIGIN.fullmatch(self.public_url):
            raise BadPublicUrl(self.public_url)
        for proxy in self.trusted_proxies:
            try:
                ipaddress.ip_network(proxy, strict=False)
            except ValueError as error:
                raise BadProxy(proxy) from error

    @property
    def headers(self) -> list[tuple[str, str]]:
        """The headers that every answer has."""
        return list((_HEADERS | _HTTPS_ONLY if self._public.scheme == "https" else _HEADERS).items())

    def is_secure(self, scope: Scope) -> bool:
        """Whether the browser asks over https: the public address says so, or the proxy."""
        return "https" in (self._public.scheme, scope["scheme"].replace("ws", "http"))

    def check(self, scope: Scope) -> None:
        """Refuse what another site makes a browser ask for."""
        headers = _headers(scope)
        host = headers.get(b"host", "")
        if not self._knows(host):
            raise ForeignHost  # its owner let the name lead here, so that the browser takes our answers for its own
        if scope["type"] == ScopeType.HTTP and scope["method"] in _SAFE:
            return  # safe requests change nothing, and other sites can't read the answers
        origin = headers.get(b"origin")
        if origin is None:
            return  # browsers name the origin of unsafe requests and websockets: this is no browser, so no other site
        if origin in self.origins or origin == self.public_url:
            return  # whoever runs the server trusts that site
        if _hostname(host) != self._public.hostname and origin in (f"http://{host}", f"https://{host}"):
            return  # the page that asks came from here; under the public name, that is the public address alone
        raise ForeignOrigin

    def check_metrics(self, scope: Scope) -> None:
        """Refuse whoever is not on this machine; what a proxy hands on comes from elsewhere, whoever the proxy is."""
        client = scope["client"]
        here = (
            client is not None and _is_loopback(client[0]) and not any(name in _headers(scope) for name in _FORWARDED)
        )
        if not here and not self.public_metrics:
            raise MetricsFromElsewhere

    def _knows(self, host: str) -> bool:
        """Whether a name is ours. Nobody else can let an address of numbers or a name of this machine lead here."""
        name = _hostname(host)
        return name in self._names or name.endswith(".localhost") or _is_address(name)

    @cached_property
    def _names(self) -> frozenset[str]:
        machine = socket.gethostname().lower()
        named = {_hostname(host) for host in (*self.hosts, self._public.netloc)}
        return frozenset({"localhost", machine, f"{machine}.local", *named} - {""})

    @cached_property
    def _public(self) -> SplitResult:
        return urlsplit(self.public_url)


def _headers(scope: Scope) -> dict[bytes, str]:
    return {name: value.decode("latin-1") for name, value in scope["headers"]}


def _hostname(host: str) -> str:
    """Return the name in a Host header, without its port; empty if it is none."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_loopback(name: str) -> bool:
    return _is_address(name) and ipaddress.ip_address(name).is_loopback
