"""Score sheets and who wins."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class ScoreSheet:
    """The points of one seat by category, in the order in which they are counted, and what breaks a tie."""

    categories: dict[str, int]
    tiebreaks: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """The sum of all categories."""
        return sum(self.categories.values())


def leaders(sheets: Sequence[ScoreSheet]) -> list[int]:
    """Return the places with the highest total, after tie-breaks; several when they share the win."""
    best = max((sheet.total, sheet.tiebreaks) for sheet in sheets)
    return [place for place, sheet in enumerate(sheets) if (sheet.total, sheet.tiebreaks) == best]
