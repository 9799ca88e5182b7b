"""The games, by their ids."""

from typing import Final

from pentapolis.core.game import Game
from pentapolis.core.problem import UnknownGame
from pentapolis.games.cities.game import CITIES
from pentapolis.games.cloud_city.game import CLOUD_CITY
from pentapolis.games.five_towers.game import FIVE_TOWERS
from pentapolis.games.ginkgopolis.game import GINKGOPOLIS
from pentapolis.games.underwater_cities.game import UNDERWATER_CITIES

GAMES: Final[tuple[Game, ...]] = (FIVE_TOWERS, CLOUD_CITY, GINKGOPOLIS, CITIES, UNDERWATER_CITIES)


def games() -> list[str]:
    """Return the ids of all games."""
    return [game.id for game in GAMES]


def game(id: str) -> Game:
    """Return the game with that id."""
    for known in GAMES:
        if known.id == id:
            return known
    raise UnknownGame("problem.game", {"game": id, "allowed": ", ".join(games())})
