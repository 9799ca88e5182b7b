"""What running a command line gives."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str


Run: TypeAlias = Callable[..., Result]
