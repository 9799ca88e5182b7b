"""The suite runs twice, pure and compiled; this makes sure that it really does."""

import importlib
import os

import pytest

from tests.core.mode import COMPILED

ENGINE = ("core.state", "core.luck", "core.record", "games.five_towers.state", "games.five_towers.handfuls")


def test_the_engine_is_what_the_caller_expects() -> None:
    expected = os.environ.get("PENTAPOLIS_EXPECT")
    if expected is None:
        pytest.skip("PENTAPOLIS_EXPECT is not set")
    assert expected in ("pure", "compiled")
    assert (expected == "compiled") == COMPILED


@pytest.mark.parametrize("name", ENGINE)
def test_all_of_the_engine_is_of_one_kind(name: str) -> None:
    module = importlib.import_module(f"pentapolis.{name}")
    assert str(module.__file__).endswith(".py") != COMPILED
