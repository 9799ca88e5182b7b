"""Scenes: how each game looks in the terminal."""

from collections.abc import Sequence

from pentapolis.cli.scenes.scene import Scene
from pentapolis.core.game import Game


def scene_of(game: Game, players: Sequence[str], language: str) -> Scene:
    """Return the scene of a game; a plain one, if nobody drew it."""
    if game.id == "five-towers":
        from pentapolis.cli.scenes.five_towers.scene import FiveTowersScene

        return FiveTowersScene(game, players, language)
    if game.id == "cloud-city":
        from pentapolis.cli.scenes.cloud_city.scene import CloudCityScene

        return CloudCityScene(game, players, language)
    if game.id == "ginkgopolis":
        from pentapolis.cli.scenes.ginkgopolis.scene import GinkgopolisScene

        return GinkgopolisScene(game, players, language)
    if game.id == "cities":
        from pentapolis.cli.scenes.cities.scene import CitiesScene

        return CitiesScene(game, players, language)
    if game.id == "underwater-cities":
        from pentapolis.cli.scenes.underwater_cities.scene import UnderwaterCitiesScene

        return UnderwaterCitiesScene(game, players, language)
    return Scene(game, players, language)
