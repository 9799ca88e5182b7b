"""What may still come to a city before the end, as far as patterns can make use of it."""

from typing import Final

from mypy_extensions import mypyc_attr

_RARITY: Final = 7.0  # with so many pieces to come, a missing floor gets built in half of the cases


@mypyc_attr(acyclic=True, free_list_len=1)
class Hope:
    """How many pieces, tiles and features a player will still take, and the chances that follow."""

    __slots__ = ("features", "floors", "pieces", "tiles")

    def __init__(self, pieces: float, tiles: float, features: float) -> None:
        """Take the numbers."""
        self.pieces: Final = pieces
        self.tiles: Final = tiles
        self.features: Final = features
        chance = pieces / (pieces + _RARITY)
        self.floors: Final = [1.0, chance, chance**2, chance**3, chance**4]  # that so many missing floors get built
