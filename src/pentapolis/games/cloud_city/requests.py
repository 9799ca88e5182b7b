"""The special requests (CC-1.4, CC-6.0 to CC-6.11)."""

from dataclasses import dataclass
from typing import Final

REQUESTS: Final = (
    "loops",
    "blue-buildings",
    "green-buildings",
    "minimalism",
    "valuable-route",
    "separate-routes",
    "varied-routes",
    "crossings",
    "lonely-buildings",
    "balance",
)


@dataclass(frozen=True)
class Request:
    """A special request card as events show it."""

    name: str
