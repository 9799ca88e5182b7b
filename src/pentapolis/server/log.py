"""The log of a table, which is the truth about its match: who did what, and when.

An entry has a payload of a type of its own. Whatever else is to outlive a restart (chat, a clock that runs out) gets a
type here, and whatever follows from the times (a player's clock) is computed from the entries.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct


class Action(Struct, frozen=True, tag="action"):
    """An action, as its canonical text: its number would change its meaning when the game gets another kind."""

    text: str


class Undo(Struct, frozen=True, tag="undo"):
    """The last actions are taken back; the entry is of the seat that did so or was the last to agree.

    So many of them, the last, are then done again: others decided on them at the same time as the seat.
    """

    count: int
    again: int = 0


class Ask(Struct, frozen=True, tag="ask"):
    """The seat asks the others whether it may take its last action back."""


class Agree(Struct, frozen=True, tag="agree"):
    """The seat agrees to that, and others have yet to answer."""


class Decline(Struct, frozen=True, tag="decline"):
    """The seat doesn't agree, or no longer asks."""


Payload: TypeAlias = Action | Undo | Ask | Agree | Decline

MOVES: Final = (Action, Undo)  # the types that change the position


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a log; of the messages of a seat with the same key, one is carried out."""

    table_id: str
    seq: int
    time: int | None  # milliseconds since 1970; unknown in an imported match, and before times were kept
    seat: int
    key: str
    payload: Payload


encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(Payload).decode
