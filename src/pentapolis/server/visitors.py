"""Who asks: a guest, and the address that they come from."""

import ipaddress
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

_NETWORK: Final = 64  # bits of an IPv6 address that are the network's: whoever has one has all addresses in it


@dataclass(frozen=True, slots=True)
class Visitor:
    """A guest, empty if they are not known, and their address."""

    guest: str
    address: str


NOBODY: Final = Visitor("", "")  # the server itself


def visitor(guest: str | None, host: str | None) -> Visitor:
    """Return who asks, by the guest's id and the host of the connection."""
    return Visitor(guest or "", address(host or ""))


@lru_cache(4096)
def address(host: str) -> str:
    """Return what counts as one address: of IPv6 the network, since each machine can take any address in it."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, _NETWORK), strict=False))
    return str(found)
