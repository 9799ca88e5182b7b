"""The contract of a game, for Underwater Cities, while it isn't registered."""

import pytest

from pentapolis.games.underwater_cities.game import UNDERWATER_CITIES
from tests.conformance.suite import AGENDA_CHECKS, CHECKS, GAME_CHECKS, Check, GameCheck, words
from tests.conformance.variants import Variant, sample_of


@pytest.mark.parametrize("variant", sample_of(UNDERWATER_CITIES), ids=str)
@pytest.mark.parametrize("check", [*CHECKS, *AGENDA_CHECKS], ids=words)
def test_contract(check: Check, variant: Variant) -> None:
    check(variant)


@pytest.mark.parametrize("check", GAME_CHECKS, ids=words)
def test_action_space(check: GameCheck) -> None:
    check(UNDERWATER_CITIES)
