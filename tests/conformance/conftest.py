"""`--sample`: the slow checks of a contract, and golden playthroughs, on a few variants of each game instead of all."""

import pytest

from pentapolis.games import GAMES
from tests.conformance.variants import pure_sample_of

SAMPLED = ("test_variant", "test_agenda", "test_refusals_name_rules_that_exist", "test_golden_playthrough")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--sample"):
        sample = {str(variant) for game in GAMES for variant in pure_sample_of(game)}
        left_out = [
            item
            for item in items
            if isinstance(item, pytest.Function)
            and item.originalname in SAMPLED
            and str(item.callspec.params["variant"]) not in sample
        ]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]
