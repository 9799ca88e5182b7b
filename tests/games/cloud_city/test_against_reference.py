"""The engine against a slow reference that was written from the rules alone."""

from random import Random

import pytest

from pentapolis.core.luck import Luck
from pentapolis.core.views import plain
from tests.conformance.variants import Variant, variants_of
from tests.games.cloud_city.notation import CLOUD_CITY, options
from tests.games.cloud_city.reference import decisions

VARIANTS = [variant for variant in variants_of(CLOUD_CITY) if variant.options["requests"] == 0]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("builder", [False, True], ids=["anyhow", "building all it can"])
def test_all_decisions_of_whole_games(variant: Variant, builder: bool) -> None:
    for seed in range(6):
        luck, chooser = Luck(seed), Random(seed)
        state = variant.setup(luck)
        while state.to_act():
            seat = state.to_act()[0]
            assert sorted(options(state)) == decisions(plain(state.view(seat)))
            legal = state.legal(seat)
            if builder and len(legal) > 1 and CLOUD_CITY.space.text(legal[-1]) == "done":
                legal = legal[:-1]
            state.apply(seat, chooser.choice(legal), luck)


@pytest.mark.parametrize("seats", [2, 4])
def test_pieces_run_out_as_in_the_reference(seats: int) -> None:
    """Whoever joins only what is short uses the short pieces up, so that the supply is put to the test."""
    exhausted = 0
    for seed in range(12):
        luck, chooser = Luck(seed), Random(seed)
        state = CLOUD_CITY.setup(seats, luck)
        while state.to_act():
            seat = state.to_act()[0]
            view = plain(state.view(seat))
            assert sorted(options(state)) == decisions(view)
            exhausted += any(0 in left for left in view["supply"].values())
            joins = [text for text in options(state, "join") if _is_short(text)]
            text = chooser.choice(joins or [text for text in options(state) if not text.startswith("join")])
            state.apply(seat, CLOUD_CITY.space.parse(text), luck)
    assert exhausted > 20


def _is_short(text: str) -> bool:
    one, two = text.removeprefix("join ").split("-")
    return abs(ord(one[0]) - ord(two[0])) + abs(int(one[1]) - int(two[1])) == 1
