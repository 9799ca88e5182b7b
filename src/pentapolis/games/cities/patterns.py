"""What cards and goals count in a city. Each pattern has a count, and the spaces it is about.

The vocabulary: `building_patterns.py` and `ground_patterns.py`.
"""

from typing import Final

from pentapolis.games.cities.city import City
from pentapolis.games.cities.hope import Hope
from pentapolis.games.cities.wording import Phrase

ALL_OF: Final = "+"  # between what is said about several things
ANY_OF: Final = "/"
MOST_SIZE: Final = 60  # spaces of the largest city


class Pattern:
    """Something that is counted."""

    kind: str = ""
    joint: str = ALL_OF

    def count(self, city: City) -> int:
        """Return how many there are, or how large the largest is."""
        raise NotImplementedError

    def spaces(self, city: City) -> int:
        """Return the spaces that are counted: what a page lights."""
        raise NotImplementedError

    def promise(self, city: City, hope: Hope) -> float:
        """Return what the count may be at the end, as a bot would guess."""
        return float(self.count(city))

    def groups(self) -> list[list[Phrase]]:
        """Return what is said about what is counted."""
        return []


def filled(groups: list[list[Phrase]]) -> list[list[Phrase]]:
    """Return the groups in which something is said."""
    return [group for group in groups if group]
