"""What happened."""

from dataclasses import dataclass

from pentapolis.core.events import PrivateEvent, PublicEvent


@dataclass(frozen=True)
class Sealed(PublicEvent):
    seat: int


@dataclass(frozen=True)
class TakenBack(PublicEvent):
    seat: int


@dataclass(frozen=True)
class Opened(PublicEvent):
    cards: list[int]

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class Gained(PublicEvent):
    seat: int
    wood: int
    stone: int


@dataclass(frozen=True)
class Built(PublicEvent):
    seat: int
    stones: int


@dataclass(frozen=True)
class Reacted(PublicEvent):
    seat: int
    wood: int


@dataclass(frozen=True)
class Looked(PrivateEvent):
    cards: list[int]

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class Held(PublicEvent):
    seat: int
    discarded: list[int]

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class Swapped(PublicEvent):
    seat: int


@dataclass(frozen=True)
class Drew(PrivateEvent):
    card: int

    def reveals(self) -> bool:
        return True
