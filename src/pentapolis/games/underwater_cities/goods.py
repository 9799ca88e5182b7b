"""Resources, points and cards: what things cost, give and what a player has (UC-1.1)."""

from typing import Annotated, Final, final

from mypy_extensions import mypyc_attr

from pentapolis.core.fields import UpTo
from pentapolis.core.packing import Reader

MANY: Final = 10**6
RESOURCES: Final = ("kelp", "steelplast", "science", "credits", "biomatter", "points", "cards")
KELP: Final = 0
STEELPLAST: Final = 1
SCIENCE: Final = 2
CREDITS: Final = 3
BIOMATTER: Final = 4


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Goods:
    """An amount of everything; a value, replaced and never changed."""

    kelp: Annotated[int, UpTo(MANY)]
    steelplast: Annotated[int, UpTo(MANY)]
    science: Annotated[int, UpTo(MANY)]
    credits: Annotated[int, UpTo(MANY)]
    biomatter: Annotated[int, UpTo(MANY)]
    points: Annotated[int, UpTo(MANY)]
    cards: Annotated[int, UpTo(MANY)]

    # Written by `make fields` from the declared fields.

    __slots__ = (
        "biomatter",
        "cards",
        "credits",
        "kelp",
        "points",
        "science",
        "steelplast",
    )

    def __init__(
        self, kelp: int, steelplast: int, science: int, credits: int, biomatter: int, points: int, cards: int
    ) -> None:
        """Take every field."""
        self.kelp: int = kelp
        self.steelplast: int = steelplast
        self.science: int = science
        self.credits: int = credits
        self.biomatter: int = biomatter
        self.points: int = points
        self.cards: int = cards

    def pack(self, out: list[int]) -> None:
        """Append all fields as numbers."""
        out.append(self.kelp)
        out.append(self.steelplast)
        out.append(self.science)
        out.append(self.credits)
        out.append(self.biomatter)
        out.append(self.points)
        out.append(self.cards)

    @staticmethod
    def unpack(reader: Reader) -> "Goods":
        """Read what `pack` wrote."""
        return Goods(
            reader.number(MANY),
            reader.number(MANY),
            reader.number(MANY),
            reader.number(MANY),
            reader.number(MANY),
            reader.number(MANY),
            reader.number(MANY),
        )

    # End of what `make fields` writes.

    def plus(self, other: "Goods") -> "Goods":
        """Return both together."""
        return Goods(
            self.kelp + other.kelp,
            self.steelplast + other.steelplast,
            self.science + other.science,
            self.credits + other.credits,
            self.biomatter + other.biomatter,
            self.points + other.points,
            self.cards + other.cards,
        )

    def minus(self, other: "Goods") -> "Goods":
        """Return what is left after a payment that is covered."""
        return Goods(
            self.kelp - other.kelp,
            self.steelplast - other.steelplast,
            self.science - other.science,
            self.credits - other.credits,
            self.biomatter - other.biomatter,
            self.points - other.points,
            self.cards - other.cards,
        )

    def times(self, count: int) -> "Goods":
        """Return so many times as much."""
        return Goods(
            self.kelp * count,
            self.steelplast * count,
            self.science * count,
            self.credits * count,
            self.biomatter * count,
            self.points * count,
            self.cards * count,
        )

    def reduced(self, discount: "Goods") -> "Goods":
        """Return a cost after a discount, never below zero for each resource (UC-5.2)."""
        return Goods(
            max(0, self.kelp - discount.kelp),
            max(0, self.steelplast - discount.steelplast),
            max(0, self.science - discount.science),
            max(0, self.credits - discount.credits),
            max(0, self.biomatter - discount.biomatter),
            max(0, self.points - discount.points),
            max(0, self.cards - discount.cards),
        )

    def pays(self, cost: "Goods") -> bool:
        """Whether this covers a cost, biomatter standing in for missing kelp and steelplast (UC-5.3)."""
        if self.credits < cost.credits or self.science < cost.science:
            return False
        missing = cost.biomatter
        if cost.kelp > self.kelp:
            missing += cost.kelp - self.kelp
        if cost.steelplast > self.steelplast:
            missing += cost.steelplast - self.steelplast
        return missing <= self.biomatter

    def amount(self, resource: int) -> int:
        """Return how much there is of one of RESOURCES."""
        return self.as_list()[resource]

    def as_list(self) -> list[int]:
        """Return the amounts in the order of RESOURCES."""
        return [self.kelp, self.steelplast, self.science, self.credits, self.biomatter, self.points, self.cards]

    def is_nothing(self) -> bool:
        """Whether there is none of anything."""
        return not (
            self.kelp or self.steelplast or self.science or self.credits or self.biomatter or self.points or self.cards
        )

    def is_cards_only(self) -> bool:
        """Whether there is nothing but cards."""
        return not (self.kelp or self.steelplast or self.science or self.credits or self.biomatter or self.points)

    def same(self, other: "Goods") -> bool:
        """Whether both are equal."""
        return self.as_list() == other.as_list()


NO_GOODS: Final = Goods(0, 0, 0, 0, 0, 0, 0)


def named(goods: Goods) -> dict[str, int]:
    """Return the amounts by name, without what there is none of."""
    return {name: amount for name, amount in zip(RESOURCES, goods.as_list()) if amount}


def goods_of(amounts: dict[str, int]) -> Goods:
    """Return goods from amounts by name."""
    unknown = set(amounts) - set(RESOURCES)
    if unknown or any(type(amount) is not int or amount < 1 for amount in amounts.values()):
        raise ValueError(f"no goods: {amounts}")
    return Goods(*(amounts.get(name, 0) for name in RESOURCES)) if amounts else NO_GOODS
