"""The action space: numbers laid one after another, and strict reading of what comes from outside."""

import pytest

from pentapolis.core.actions import ActionSpace, Choice, Kind, Number, Subset
from pentapolis.core.problem import MalformedAction


def space() -> ActionSpace:
    return ActionSpace(
        Kind("bid", Number("cards", 2, 4)),
        Kind("pass"),
        Kind("take", Subset("places", 3)),
        Kind("place", Choice("suit", ["sand", "tree"]), Number("value", 0, 2)),
    )


TEXTS = [
    *("bid 2", "bid 3", "bid 4"),
    "pass",
    *("take none", "take 1", "take 2", "take 1,2", "take 3", "take 1,3", "take 2,3", "take 1,2,3"),
    *("place sand 0", "place sand 1", "place sand 2", "place tree 0", "place tree 1", "place tree 2"),
]


def test_actions_are_numbered_kind_by_kind() -> None:
    assert space().size == len(TEXTS)
    assert [space().text(action) for action in range(len(TEXTS))] == TEXTS
    assert [space().first(name) for name in ("bid", "pass", "take", "place")] == [0, 3, 4, 12]


@pytest.mark.parametrize("text", TEXTS)
def test_texts_parse_back(text: str) -> None:
    assert space().text(space().parse(text)) == text


def test_spaces_between_words_mean_nothing() -> None:
    assert space().parse("  place   tree\t1 ") == space().parse("place tree 1")


def test_json_names_the_fields() -> None:
    assert space().to_json(1) == {"kind": "bid", "cards": 3}
    assert space().to_json(3) == {"kind": "pass"}
    assert space().to_json(9) == {"kind": "take", "places": [1, 3]}
    assert space().to_json(4) == {"kind": "take", "places": []}
    assert space().to_json(16) == {"kind": "place", "suit": "tree", "value": 1}


@pytest.mark.parametrize("text", ["", "  ", "fly", "BID 3", "bids 3"])
def test_an_unknown_kind_is_told_what_is_allowed(text: str) -> None:
    with pytest.raises(MalformedAction) as caught:
        space().parse(text)
    assert caught.value.key == "problem.action-kind"
    assert caught.value.params["allowed"] == "bid, pass, take, place"


@pytest.mark.parametrize("text", ["bid", "bid 2 3", "pass 1", "place sand", "place sand 1 2"])
def test_a_wrong_number_of_words_is_told_the_form(text: str) -> None:
    with pytest.raises(MalformedAction) as caught:
        space().parse(text)
    assert caught.value.key == "problem.action-form"
    assert str(caught.value.params["form"]).startswith(text.split(maxsplit=1)[0])


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("bid 1", "cards"),
        ("bid 5", "cards"),
        ("bid 02", "cards"),
        ("bid +2", "cards"),
        ("bid two", "cards"),
        ("bid ٣", "cards"),
        ("take 4", "places"),
        ("take 0", "places"),
        ("take 2,1", "places"),
        ("take 1,1", "places"),
        ("take 1,", "places"),
        ("place stone 1", "suit"),
        ("place sand 3", "value"),
    ],
)
def test_a_wrong_value_is_told_its_field(text: str, field: str) -> None:
    with pytest.raises(MalformedAction) as caught:
        space().parse(text)
    assert caught.value.key == "problem.action-field"
    assert caught.value.params["field"] == field
    assert caught.value.params["allowed"]


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"kind": "fly"},
        {"kind": None},
        {"kind": ["bid"]},
        {"cards": 3},
        {"kind": "bid"},
        {"kind": "bid", "card": 3},
        {"kind": "bid", "cards": 3, "more": 1},
        {"kind": "bid", "cards": 5},
        {"kind": "bid", "cards": "3"},
        {"kind": "bid", "cards": 3.0},
        {"kind": "bid", "cards": None},
        {"kind": "bid", "cards": [3]},
        {"kind": "pass", "cards": 3},
        {"kind": "take", "places": 1},
        {"kind": "take", "places": "1"},
        {"kind": "take", "places": [3, 1]},
        {"kind": "take", "places": [1, 1]},
        {"kind": "take", "places": [4]},
        {"kind": "take", "places": [1.0]},
        {"kind": "take", "places": [True]},
        {"kind": "take", "places": {"1": 1}},
        {"kind": "place", "suit": 0, "value": 0},
        {"kind": "place", "suit": "sand", "value": True},
    ],
    ids=str,
)
def test_wrong_json_is_malformed(data: dict[str, object]) -> None:
    with pytest.raises(MalformedAction):
        space().from_json(data)


@pytest.mark.parametrize("action", [-1, len(TEXTS), 10**9])
def test_a_number_outside_is_malformed(action: int) -> None:
    for read in (space().text, space().to_json, space().split):
        with pytest.raises(MalformedAction) as caught:
            read(action)
        assert caught.value.params == {"action": str(action), "most": len(TEXTS) - 1}


def test_a_mask_has_a_byte_for_every_action() -> None:
    assert space().mask([0, 3, 17]) == bytes([1, 0, 0, 1] + [0] * 13 + [1])
    assert space().mask([]) == bytes(18)


def test_usage_shows_the_form() -> None:
    assert [kind.usage() for kind in space().kinds] == ["bid <cards>", "pass", "take <places>", "place <suit> <value>"]
