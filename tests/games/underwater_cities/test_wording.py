"""What is printed has its words, and its parts are those that actions number."""

from collections.abc import Iterator
from typing import Any

from pentapolis.games.underwater_cities.component_reader import STANDARD
from pentapolis.games.underwater_cities.wording import Phrase, Phrases, worded


def effects_in(value: Any) -> Iterator[dict[str, Any]]:
    """Every effect within something printed."""
    if isinstance(value, list):
        for part in value:
            yield from effects_in(part)
    elif isinstance(value, dict):
        if "op" in value:
            yield value
        for part in value.values():
            yield from effects_in(part)


def test_every_effect_metropolis_and_contract_says_something() -> None:
    printed = worded(STANDARD)
    effects = list(effects_in(printed))
    assert len(effects) > len(STANDARD.cards)
    for one in (*effects, *printed["metropolises"], *printed["contracts"]):
        assert isinstance(one["says"], (Phrase, Phrases))
    assert not any("says" in effect for effect in effects_in(STANDARD.printed))


def test_a_swap_has_two_ways() -> None:
    (swap,) = [effect for effect in effects_in(worded(STANDARD)["cards"][31]["effects"]) if effect["op"] == "exchange"]
    ways = [(way["cost"], way["then"][0]["goods"]) for way in swap["ways"]]
    assert ways == [(swap["first"], swap["second"]), (swap["second"], swap["first"])]


def test_only_what_is_carried_out_part_by_part_is_numbered() -> None:
    printed = worded(STANDARD)
    numbered = {card["number"]: [effect["op"] for effect in card["numbered"]] for card in printed["cards"]}
    assert numbered[5] == ["build", "gain"]  # an instant card
    assert numbered[9] == []  # a permanent one that only raises the hand limit
    assert numbered[11] == ["pay"]  # one with an ability
    assert numbered[103] == []  # a production card that only gives
    assert {tile["id"]: [effect["op"] for effect in tile["numbered"]] for tile in printed["metropolises"]}["mb11"] == [
        "build"
    ]
