"""What is agreed on at a table, apart from the options of its game. It is kept as JSON, so that it can grow."""

from typing import TypeAlias

from msgspec import Struct


class PersonSeat(Struct, frozen=True, tag="person", tag_field="kind"):
    """A seat for a person: whoever makes the table, or whoever joins."""


class BotSeat(Struct, frozen=True, tag="bot", tag_field="kind"):
    """A seat for a bot of a level."""

    level: str


SeatSettings: TypeAlias = PersonSeat | BotSeat


class TableSettings(Struct, frozen=True):
    """The settings of a table; what is added later needs a default, which holds for all tables made before."""

    seats: tuple[SeatSettings, ...]
    opens: bool = False  # the one person sits where the game begins; the lot stays as it is drawn
