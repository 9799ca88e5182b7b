"""What has changed between two values of JSON: put into the first, it gives the second."""

import copy
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.client import applied
from pentapolis.core.luck import Luck
from pentapolis.core.views import plain
from pentapolis.games import GAMES
from pentapolis.server.changes import changes

KEYS = st.sampled_from(["a", "b", "c"])
SCALARS = st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from(["", "a"])
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3), max_leaves=12
)


@given(VALUES, VALUES)
def test_changes_lead_from_one_value_to_the_other(before: Any, after: Any) -> None:
    kept = copy.deepcopy(before)
    found = msgspec.json.decode(msgspec.json.encode(changes(before, after)))
    assert repr(applied(before, found)) == repr(_sorted_like(after, applied(before, found)))
    assert before == kept


def _sorted_like(value: Any, other: Any) -> Any:
    """The same value with its keys in the order of another: order means nothing in JSON."""
    if isinstance(value, dict) and isinstance(other, dict) and value.keys() == other.keys():
        return {key: _sorted_like(value[key], item) for key, item in other.items()}
    if isinstance(value, list) and isinstance(other, list) and len(value) == len(other):
        return [_sorted_like(item, same) for item, same in zip(value, other, strict=True)]
    return value


@given(VALUES)
def test_nothing_changes_from_a_value_to_itself(value: Any) -> None:
    assert changes(value, copy.deepcopy(value)) == []


def test_only_what_is_different_is_told() -> None:
    before = {"towers": [[12, 10], [8]], "bid": 0, "over": False}
    after = {"towers": [[12, 9], [8, 7]], "bid": 0, "over": True}
    assert changes(before, after) == [(["towers", 0, 1], 9), (["towers", 1], [8, 7]), (["over"], True)]
    assert changes({"bid": 1}, {"bid": True}) == [(["bid"], True)]


def test_the_views_of_a_game_change_a_little_at_a_time() -> None:
    for game in GAMES:
        state, luck = game.setup(2, Luck(1)), Luck(2)
        for _ in range(20):
            before = plain(state.view(0))
            seat = state.next_to_act()
            state.apply(seat, state.legal(seat)[-1], luck)
            after = plain(state.view(0))
            found = changes(before, after)
            assert applied(before, found) == after
            assert len(msgspec.json.encode(found)) < len(msgspec.json.encode(after))
