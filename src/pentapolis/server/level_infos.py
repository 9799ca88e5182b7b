"""The levels of a game, as clients are told about them."""

from pentapolis.bots import levels
from pentapolis.bots.ratings import ANCHOR, Ratings, true_ratings
from pentapolis.core.game import Game
from pentapolis.server.protocol import LevelInfo, LevelRating


def level_infos(game: Game) -> list[LevelInfo]:
    """Return the levels of a game, with what was measured of them."""
    ratings = true_ratings(game)
    return [LevelInfo(level.id, _rating(level.id, ratings)) for level in levels.LEVELS]


def _rating(level: str, ratings: Ratings | None) -> LevelRating | None:
    found = ratings and ratings.level(level)
    if not ratings or not found:
        return None
    points, low, high = (round(number) for number in (found.points, found.low, found.high))
    return LevelRating(points, low, high, ANCHOR, ratings.share(level, ANCHOR))
