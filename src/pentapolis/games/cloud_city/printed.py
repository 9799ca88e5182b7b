"""What is printed on the walkways: their votes, by length from 1 (CC-1.3)."""

from typing import Final

from pentapolis.games.cloud_city.walkways import VOTES

PRINTED: Final = {"votes": VOTES}
