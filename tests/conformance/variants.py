"""The games under test, with every seat count and every choice of options."""

from typing import NamedTuple

from pentapolis.core.game import Game, Options
from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from tests.conformance.expectations import expectation


class Variant(NamedTuple):
    """A game as it is played by so many seats with these options."""

    game: Game
    seats: int
    options: Options

    def __str__(self) -> str:
        """Return its name, which also names its golden playthrough."""
        told = sorted(self.game.told(self.seats, self.options).items())
        return "-".join([self.game.id, str(self.seats), *(f"{name}={value}" for name, value in told)])

    def setup(self, luck: Luck) -> State:
        """Return its first state."""
        return self.game.setup(self.seats, luck, None, **self.options)


def variants_of(game: Game) -> list[Variant]:
    """Return all variants of a game."""
    return [Variant(game, seats, options) for seats, options in game.variants()]


MOST_DECISIONS = 12_000  # of one game in each variant: longer ones are tested in a sample


def checked_variants(game: Game) -> list[Variant]:
    """Return all variants of a game; of one with many or long games, a sample that has every value among them."""
    variants = variants_of(game)
    return variants if len(variants) * expectation(game).most_actions <= MOST_DECISIONS else sample_of(game)


LONG = 2000  # decisions; of longer games the pure engine plays a part of the sample only
FEW = 2


def pure_sample_of(game: Game) -> list[Variant]:
    """Return the variants in which the pure engine is asked as well: the sample, of long games those of the fewest."""
    sample = sample_of(game)
    if expectation(game).most_actions <= LONG:
        return sample
    return sorted(sample, key=lambda variant: variant.seats)[:FEW]


def sample_of(game: Game) -> list[Variant]:
    """Return a few variants that have every seat count and every value of every option among them."""
    variants = variants_of(game)
    missing = set().union(*map(_traits, variants))
    sample: list[Variant] = []
    while missing:
        sample.append(max(variants, key=lambda variant: len(_traits(variant) & missing)))
        missing -= _traits(sample[-1])
    return sample


def _traits(variant: Variant) -> set[object]:
    return {variant.seats, *variant.options.items()}
