"""How strong the levels of a game are: a file beside its rules, made from what `pentapolis rate` has measured."""

import functools
import json
import logging
import pkgutil
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from pentapolis.bots import levels
from pentapolis.bots.bot import ask
from pentapolis.bots.roster import is_learned, make_bot
from pentapolis.bots.weights import hash_of
from pentapolis.core.game import Game, Options
from pentapolis.core.luck import Luck
from pentapolis.core.state import State

FILE: Final = "ratings.json"
ANCHOR: Final = "easy"  # the level from which the others are measured
PAIR: Final = 2  # seats of the matches from which the scale is made

_MOMENTS: Final = 12  # of a game, at which a bot is asked what it chooses
_LUCK: Final = 1


class BadRatings(ValueError):
    """A file that isn't one of ratings, or not of this game."""


@dataclass(frozen=True)
class RatedLevel:
    """A level as it was measured: its bot without a clock, the hash of its weights, its points and their interval."""

    id: str
    bot: str
    weights: str  # empty for a bot without a net
    points: float
    low: float
    high: float
    milliseconds: float  # of the processor that measured it, for a decision with two players
    choices: list[str]  # what it chose at some moments: another choice tells of a bot that has changed


@dataclass(frozen=True)
class Match:
    """How a level did against another, or alone: its share of what both have won, with a 95 % interval."""

    level: str
    bot: str  # without a clock
    against: str  # empty if it played alone
    seats: int
    options: Options  # those that are not as usual
    games: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Growth:
    """How a bot that searches did against itself with fewer iterations, with two players."""

    bot: str
    weights: str  # empty for a bot without a net
    iterations: int
    times: int  # as many iterations as the other
    games: int
    share: float
    low: float
    high: float
    milliseconds: float  # for a decision
    usual_milliseconds: float  # of the other


@dataclass(frozen=True)
class Ratings:
    """What was measured of a game: levels from the weakest to the strongest, their matches, and what time is worth."""

    game: str
    rules: int
    levels: list[RatedLevel]
    matches: list[Match]
    growth: list[Growth]

    def level(self, id: str) -> RatedLevel | None:
        """Return a level."""
        return next((level for level in self.levels if level.id == id), None)

    def share(self, level: str, against: str, seats: int = 2) -> float | None:
        """Return the share of the wins that a level took from another, stronger or weaker; None if they haven't met."""
        for match in self.matches:
            if match.seats == seats:
                if (match.level, match.against) == (level, against):
                    return match.share
                if (match.level, match.against) == (against, level):
                    return 1 - match.share
        return None


def write(ratings: Ratings) -> str:
    """Return the file of such ratings."""
    return json.dumps(asdict(ratings), indent=1) + "\n"


def read(game: Game, text: str | bytes) -> Ratings:
    """Return the ratings that a file holds, or raise BadRatings."""
    try:
        content: dict[str, Any] = json.loads(text)
        rated = [RatedLevel(**level) for level in content.pop("levels")]
        matches = [Match(**match) for match in content.pop("matches")]
        growth = [Growth(**grown) for grown in content.pop("growth")]
        ratings = Ratings(**content, levels=rated, matches=matches, growth=growth)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadRatings(str(error)) from error
    if ratings.game != game.id:
        raise BadRatings("of another game")
    return ratings


@functools.cache
def ratings_of(game: Game) -> Ratings | None:
    """Return all that was measured of a game, even of bots that have changed since; None if there is nothing."""
    package = type(game).__module__.rpartition(".")[0]
    try:
        return read(game, pkgutil.get_data(package, FILE) or b"")
    except FileNotFoundError:
        return None
    except (BadRatings, OSError) as error:
        logging.getLogger(__name__).warning("%s: the ratings can't be used: %s", game.id, error)
        return None


def true_ratings(game: Game) -> Ratings | None:
    """Return what is true of a game as it is now: levels and matches of bots that have not changed since.

    If the level has changed from which the others are measured, nothing is.
    """
    found = ratings_of(game)
    if found is None:
        return None
    stale = stale_levels(game, found)
    if ANCHOR in stale:
        return None
    rated = [level for level in found.levels if level.id not in stale]
    matches = [
        match
        for match in found.matches
        if not {match.level, match.against} & set(stale) and (match.level, match.bot) in _bots_at(match.seats)
    ]
    growth = [grown for grown in found.growth if grown.weights == weights_of(game, grown.bot)]
    return replace(found, levels=rated, matches=matches, growth=growth)


def _bots_at(seats: int) -> list[tuple[str, str]]:
    """Return the levels and their bots at a table with so many seats."""
    return [(level.id, level.unhurried(seats)) for level in levels.LEVELS]


def stale_levels(game: Game, ratings: Ratings) -> list[str]:
    """Return the levels that are not, or no longer, what was measured."""
    if ratings.rules != game.rules_version:
        return [level.id for level in levels.LEVELS]
    stale = []
    for level in levels.LEVELS:
        rated, bot = ratings.level(level.id), level.unhurried(PAIR)
        if rated is None or (rated.bot, rated.weights) != (bot, weights_of(game, bot)):
            stale.append(level.id)
    return stale


def choices_of(game: Game, bot: str) -> list[str]:
    """Return what a bot chooses at some moments of a random game of two, by which it can be known again."""
    chosen = []
    for state in _moments(game):
        seat = state.to_act()[0]
        chosen.append(game.space.text(ask(make_bot(bot), state, seat, Luck(_LUCK))))
    return chosen


def _moments(game: Game) -> list[State]:
    """Return states with a choice from a random game, at equal distances."""
    luck = Luck(_LUCK)
    state = game.begin(2, game.check(2, {}), luck, None)
    states = []
    while (seat := state.next_to_act()) >= 0:
        actions = state.legal(seat)
        if len(actions) > 1:
            states.append(state.clone())
        state.perform(seat, actions[luck.below(len(actions))], luck)
    return [states[len(states) * part // (_MOMENTS + 1)] for part in range(1, _MOMENTS + 1)]


def weights_of(game: Game, bot: str) -> str:
    """Return the hash of the weights by which a bot judges; empty if it has none."""
    return hash_of(game) if is_learned(bot) else ""
