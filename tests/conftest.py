"""Settings of all tests: options, hypothesis without chance or clock, and Ctrl-C for processes."""

import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, Phase, settings

pytest.register_assert_rewrite("tests.conformance", "tests.games", "tests.toy")

settings.register_profile(
    "pentapolis",
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("pentapolis")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--sample", action="store_true", help="check the contract on a few variants of each game instead of all"
    )
    parser.addoption("--pictures", metavar="FOLDER", help="write the pictures of all tables in all windows there")
    parser.addoption(
        "--write-golden", action="store_true", help="write the golden playthroughs anew instead of comparing them"
    )


@pytest.fixture
def heeded_interrupts() -> Iterator[None]:
    """A process inherits that SIGINT is ignored, as it is for everything that a script runs in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
