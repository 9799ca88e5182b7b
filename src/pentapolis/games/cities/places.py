"""Where a city may grow (CI-4.2)."""

from typing import Final

from pentapolis.games.cities.actions import PLACE, PLACES
from pentapolis.games.cities.cells import SPOT_SIDE, SPOTS
from pentapolis.games.cities.table import SHORTEST

# By the longer side of a full city and the rotations of the tile, for every shape of a city that was met.
_OFFERS: Final[list[list[dict[int, list[int]]]]] = [[{} for _ in range(5)] for _ in range(6)]


def rows_and_columns(spots: int) -> tuple[int, int]:
    """Return how many rows and columns of tiles a city has."""
    rows, columns = 0, 0
    for spot in range(SPOTS):
        if spots >> spot & 1:
            rows = max(rows, spot // SPOT_SIDE + 1)
            columns = max(columns, spot % SPOT_SIDE + 1)
    return rows, columns


def is_taken(spots: int, row: int, column: int) -> bool:
    """Whether a tile lies there; row and column as in the actions."""
    inside = 1 <= row <= SPOT_SIDE and 1 <= column <= SPOT_SIDE
    return inside and spots >> ((row - 1) * SPOT_SIDE + column - 1) & 1 == 1


def is_beside_city(spots: int, row: int, column: int) -> bool:
    """Whether a tile there would share a full edge with the city."""
    return (
        is_taken(spots, row - 1, column)
        or is_taken(spots, row + 1, column)
        or is_taken(spots, row, column - 1)
        or is_taken(spots, row, column + 1)
    )


def is_within(tall: int, wide: int, longest: int) -> bool:
    """Whether so many rows and columns fit into a full city, either way round (CI-2.2, CI-2.3)."""
    return max(tall, wide) <= longest and min(tall, wide) <= SHORTEST


def offer_places(spots: int, longest: int, rotations: int) -> list[int]:
    """Return the actions that place a tile with so many different rotations; a list that is shared."""
    kept = _OFFERS[longest][rotations]
    offer = kept.get(spots)
    if offer is None:
        rows, columns = rows_and_columns(spots)
        offer = [
            PLACE + (row * PLACES + column) * 4 + turns
            for row in range(PLACES)
            for column in range(PLACES)
            if not is_taken(spots, row, column)
            and is_beside_city(spots, row, column)
            and is_within(
                rows + (1 if row == 0 or row > rows else 0),
                columns + (1 if column == 0 or column > columns else 0),
                longest,
            )
            for turns in range(rotations)
        ]
        kept[spots] = offer
    return offer
