"""Declarations of fields: each stands once, in the annotation of the field, and says how it is packed and who sees it.

    hand: Annotated[list[int], Items(CARD_COUNT, CARD_COUNT - 1), OWNER]

`make fields` writes constructor, clone, pack and unpack from these lines. A field is hidden unless it says otherwise.
"""

from typing import Final

PUBLIC: Final = "public"  # everybody sees it
OWNER: Final = "owner"  # the player whose field it is sees it
MEMORY: Final = (
    "memory"  # no view of another shows it before the end, but all of it happened in the open: worlds keep it
)
HIDDEN: Final = "hidden"  # nobody sees it; the default


class UpTo:
    """A number from 0 to `most`."""

    def __init__(self, most: int) -> None:
        """Name the bound."""
        self.most: Final = most


class Mask:
    """A set of numbers below `size`, as bits."""

    def __init__(self, size: int) -> None:
        """Name the bound."""
        self.size: Final = size


class Items:
    """A list of at most `count` numbers from 0 to `most`; it is replaced, never changed, so that clones share it."""

    def __init__(self, count: int, most: int) -> None:
        """Name the bounds."""
        self.count: Final = count
        self.most: Final = most


class PileOf:
    """A `Pile` of at most `count` numbers from 0 to `most`."""

    def __init__(self, count: int, most: int) -> None:
        """Name the bounds."""
        self.count: Final = count
        self.most: Final = most


class Value:
    """An object that packs itself; it is replaced, never changed, so that clones share it."""


class Values:
    """A list of at most `count` such objects; it is replaced, never changed."""

    def __init__(self, count: int) -> None:
        """Name the bound."""
        self.count: Final = count


class Objects:
    """A list with an object for each place that plays; they change, so that clones have copies."""


class Derived:
    """Worked out from other fields: not packed, but `empty` when read back; replaced, never changed."""

    def __init__(self, empty: object) -> None:
        """Name what stands there until the game has worked it out again."""
        self.empty: Final = empty


class InPlace:
    """Beside another declaration of a list: it is changed in place, so that clones have copies."""


class Declared:
    """A field as it was declared: how it is packed, and who sees it."""

    def __init__(self, kind: str, audience: str) -> None:
        """Keep both."""
        self.kind: Final = kind
        self.audience: Final = audience
