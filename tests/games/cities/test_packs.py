"""Packs of cards and goals."""

import json
from importlib.resources import files
from typing import Any

import pytest

from pentapolis.core.game import Game
from pentapolis.core.luck import Luck, TableLuck
from pentapolis.core.packs import Pack, parse_pack
from pentapolis.core.problem import BadOption, BadPack, BadRecord
from pentapolis.core.record import Record, parse_record, verify
from pentapolis.core.views import plain
from pentapolis.games.cities.game import CITIES, Cities
from pentapolis.games.cities.view import spaces_of
from tests.games.cities.notation import drawn
from tests.games.cities.scorer import DrawnCity


def standard() -> Any:
    return json.loads((files("pentapolis.games.cities") / "standard.json").read_text("utf-8")) | {"name": "mine"}


def pack(content: Any) -> Pack:
    return parse_pack(json.dumps(content))


def defects(content: Any) -> list[tuple[str, str]]:
    with pytest.raises(BadPack) as caught:
        Cities().check_pack(pack(content))
    return [(problem.key.rpartition(".")[2], str(problem.params["path"])) for problem in caught.value.reasons]


def with_pack() -> tuple[Game, str]:
    """Return the game with a pack in which the first card brings 5 points and New York's first goal 9."""
    content = standard()
    content["cards"][0]["points"] = 5
    content["boards"][0]["goals"][0]["points"] = [9, 6, 3]
    content["boards"] = content["boards"][:1]
    title, mine = Cities(), pack(content)
    title.add_pack(mine)
    return title, mine.id


def test_a_pack_is_an_option_of_a_table() -> None:
    title, id = with_pack()
    view = plain(title.setup(3, Luck(1), None, board="new-york", pack=id).view(None))
    assert view["pack"] == id
    first = plain(title.printed(id))["deck"][0]
    assert first["points"] == 5
    assert first["says"]["head"]["params"]["points"] == 5
    assert view["goals"][0]["values"] == [9, 6, 3]
    with pytest.raises(BadOption):
        CITIES.setup(3, Luck(1), None, pack=id)


def test_what_it_leaves_out_is_the_games_own() -> None:
    title, id = with_pack()
    rio = plain(title.setup(3, Luck(1), None, board="rio", pack=id).view(None))
    assert rio["goals"] == plain(CITIES.setup(3, Luck(1), None, board="rio").view(None))["goals"]
    content = standard()
    del content["cards"]
    title.add_pack(pack(content))


def test_confidence_is_kept() -> None:
    content = standard()
    content["cards"][0]["confidence"] = "confirmed"
    title, mine = Cities(), pack(content)
    title.add_pack(mine)
    assert plain(title.printed(mine.id))["deck"][0]["confidence"] == "confirmed"
    assert plain(title.printed("standard"))["deck"][0]["confidence"] != "confirmed"


def test_the_standard_deck_is_the_default() -> None:
    title, _ = with_pack()
    assert plain(title.setup(2, Luck(3)).view(None)) == plain(CITIES.setup(2, Luck(3)).view(None))


def test_a_record_names_its_pack_and_its_hash() -> None:
    title, id = with_pack()
    luck = TableLuck(bytes(32))
    options = title.check(2, {"pack": id})
    state = title.begin(2, options, luck, None)
    record = Record(title, 2, options, luck.hash, [])
    while seats := state.to_act():
        action = state.legal(seats[0])[0]
        record.actions.append((seats[0], action))
        luck.begin_turn(len(record.actions))
        state.apply(seats[0], action, luck)
    record.close(state, bytes(32))
    text = record.text()
    assert f"option pack: {id}" in text.splitlines()
    verify(parse_record(text, lambda _: title))
    with pytest.raises(BadRecord, match="standard"):
        parse_record(text, lambda _: CITIES)


def test_states_with_a_pack_survive_saving() -> None:
    title, id = with_pack()
    state = title.setup(2, Luck(1), None, pack=id)
    restored = title.restore(state.serialise())
    assert plain(restored.view(0)) == plain(state.view(0))


def test_every_defect_is_told_at_once() -> None:
    content = standard()
    cards = content["cards"]
    cards[0]["points"] = 0
    cards[1]["per"]["kind"] = "count-dragons"
    cards[2]["per"]["building"]["colours"] = ["pink"]
    cards[3]["per"]["building"]["floors"] = {"exactly": 5}
    cards[4]["name"] = {"en": "Only English"}
    cards[5]["id"] = cards[6]["id"]
    cards[16]["per"]["slots"] = [{"colours": ["red"]}, {"floors": {"least": 2}}]
    del cards[17]["confidence"]
    content["boards"][0]["goals"][0]["points"] = [7, 5]
    content["boards"][1]["goals"].pop()
    content["boards"][2]["id"] = "atlantis"
    content["motto"] = "?"
    assert set(defects(content)) == {
        ("data-number", "cards[1].points"),
        ("data-word", "cards[2].per.kind"),
        ("data-words", "cards[3].per.building.colours"),
        ("data-number", "cards[4].per.building.floors.exactly"),
        ("data-missing", "cards[5].name.hu"),
        ("data-twice", "cards"),
        ("slots", "cards[17].per.slots"),
        ("data-missing", "cards[18].confidence"),
        ("data-numbers", "boards[1].goals[1].points"),
        ("data-count", "boards[2].goals"),
        ("data-word", "boards[3].id"),
        ("data-twice", "boards"),
        ("data-key", "motto"),
    }


@pytest.mark.parametrize(
    ("pattern", "place"),
    [
        ({"kind": "largest-area", "any-of": []}, "any-of"),
        ({"kind": "count-lines"}, "buildings"),
        ({"kind": "count-areas", "space": {"terrain": "park"}, "least": 3, "most": 2}, "most"),
        ({"kind": "count-spaces", "space": {"terrain": "park", "built": True}}, "space.built"),
        ({"kind": "longest-line", "building": {}, "space": {"terrain": "park"}}, "building"),
        ({"kind": "count-buildings", "building": {"beside": [{"terrain": "sea"}]}}, "building.beside[1].terrain"),
        ({"kind": "adjacent-pairs", "relation": []}, "relation"),
        ({"kind": "distinct-features", "terrains": ["park"], "copies": 6}, "copies"),
    ],
)
def test_patterns_that_mean_nothing(pattern: Any, place: str) -> None:
    content = standard()
    content["cards"][0]["per"] = pattern
    assert [path for _, path in defects(content)] == [f"cards[1].per.{place}"]


@pytest.mark.parametrize(
    ("pattern", "picture", "count"),
    [
        ({"kind": "count-features", "terrains": ["water"]}, "wd wd pt r!", 2),
        ({"kind": "count-blocks", "building": {}}, "r1 b1 g1 / r2 b2 g2", 2),
        ({"kind": "count-buildings", "building": {"beside": [{"building": {"colours": ["red"]}}]}}, "r1 b1 g1", 1),
        ({"kind": "count-buildings", "building": {"floors": {"most": 2}}}, "r1 b2 g3", 2),
        ({"kind": "count-spaces", "space": {"terrain": "plot", "built": False}}, "r b! g* y1", 2),
        ({"kind": "adjacent-pairs", "relation": ["different-colours", "same-floors"]}, "r1 b1 b1 g2", 1),
    ],
)
def test_more_of_the_vocabulary(pattern: Any, picture: str, count: int) -> None:
    """What the standard deck doesn't use counts as the slow scorer does, too."""
    content = standard()
    content["cards"][0]["per"] = pattern
    deck: Any = Cities().check_pack(pack(content))
    city = drawn(picture)
    assert deck.cards[0].pattern.count(city) == count
    assert DrawnCity(plain(spaces_of(city))).count(pattern) == count
