"""Components: none is lost, none is made, and each lies in one place."""

from pentapolis.core.events import EVERYBODY
from tests.conformance.expectations import expectation
from tests.conformance.random_play import components_of, moments
from tests.conformance.variants import Variant


def check_components_are_conserved(variant: Variant) -> None:
    """After every action the zones hold exactly the components of the game."""
    expected = sorted(variant.game.components(variant.seats, variant.options))
    assert expected, "the game has components"
    for state in moments(variant, count=400):
        assert components_of(state) == expected, "no component is lost or made"


def check_invariants_hold(variant: Variant) -> None:
    """What the game itself promises holds after every action."""
    holds = expectation(variant.game).invariant
    for state in moments(variant, count=400):
        holds(state)


def check_zones_are_declared(variant: Variant) -> None:
    """Zones have names of their own and an audience of seats of this game."""
    for state in moments(variant, count=100):
        zones = state.zones()
        assert len({zone.name for zone in zones}) == len(zones), "zones have names of their own"
        for zone in zones:
            assert zone.seen_by == EVERYBODY or 0 <= zone.seen_by < 1 << variant.seats, "audiences are seats"
