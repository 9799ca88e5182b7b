"""Packs of cards, slots and tiles."""

import json
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from pentapolis.bots.roster import make_bot
from pentapolis.core.game import Game
from pentapolis.core.luck import Luck, TableLuck
from pentapolis.core.packs import Pack, parse_pack
from pentapolis.core.problem import BadOption, BadPack, BadRecord
from pentapolis.core.record import Record, parse_record, verify
from pentapolis.core.views import plain
from pentapolis.games.underwater_cities.game import UNDERWATER_CITIES, UnderwaterCities
from pentapolis.texts import LANGUAGES, explain
from tests.games.underwater_cities.random_packs import random_pack

MOST_DECISIONS = 3000
GAIN = {"op": "gain", "goods": {"credits": 1}}


def standard() -> Any:
    text = (files("pentapolis.games.underwater_cities") / "components.json").read_text("utf-8")
    return json.loads(text) | {"name": "mine"}


def pack(content: Any) -> Pack:
    return parse_pack(json.dumps(content))


def problems(content: Any) -> BadPack:
    with pytest.raises(BadPack) as caught:
        UnderwaterCities().check_pack(pack(content))
    return caught.value


def defects(content: Any) -> set[tuple[str, str]]:
    return {(problem.key.rpartition(".")[2], str(problem.params["path"])) for problem in problems(content).reasons}


def changed() -> Any:
    """Other cards: what is printed on the instants, the action cards and the ends of the standard deck has moved."""
    content = standard()
    cards = content["cards"]
    for number, card in enumerate(cards):
        other = cards[(number + 7) % len(cards)]
        card["swapped"] = (other["type"], other["effects"])
    for card in cards:
        card["type"], card["effects"] = card.pop("swapped")
    cards[0] |= {"type": "instant", "effects": [{"op": "gain", "goods": {"points": 5, "kelp": 2}}]}
    content["slots"][0]["effects"] = [{"op": "gain-any", "n": 2, "from": ["kelp", "credits", "biomatter"]}]
    content["slots"][14]["effects"] = [{"op": "gain", "goods": {"science": 3}}]
    content["open-slot"][0]["effects"] = [GAIN]
    content["metropolises"][0]["production"] = {"points": 4}
    content["contracts"][0]["goods"] = {"points": 9}
    del content["boards"], content["assistant"]
    return content


def with_pack() -> tuple[UnderwaterCities, str]:
    title, mine = UnderwaterCities(), pack(changed())
    title.add_pack(mine)
    return title, mine.id


def test_a_pack_is_an_option_of_a_table() -> None:
    title, id = with_pack()
    assert plain(title.setup(3, Luck(1), None, pack=id).view(None))["pack"] == id
    printed = plain(title.printed(id))
    assert printed["cards"][0]["effects"][0]["goods"] == {"kelp": 2, "points": 5}
    assert printed["boards"] == plain(title.printed("standard"))["boards"]
    assert printed["assistant"] == plain(title.printed("standard"))["assistant"]
    with pytest.raises(BadOption):
        UNDERWATER_CITIES.setup(3, Luck(1), None, pack=id)


def test_what_is_printed_is_done() -> None:
    title, id = with_pack()
    lines = f"seats: 3\npack: {id}\nround: 1\nhand 0: 1 2\nnetwork 0: tunnel T08"
    state = title.position(lines, Luck(0))
    for text in ("place green-3", "play 1"):
        state.apply(0, title.space.parse(text), Luck(0))
    goods = plain(state.view(0))["players"][0]["goods"]
    assert (goods["science"], goods["points"], goods["kelp"]) == (3, 5, 2)


def test_the_standard_deck_is_the_default_and_unchanged() -> None:
    title, _ = with_pack()
    assert plain(title.setup(2, Luck(3)).view(None)) == plain(UNDERWATER_CITIES.setup(2, Luck(3)).view(None))
    content = standard()
    del content["game"], content["name"]
    for slot in content["slots"]:
        slot["tags"].sort()  # they have no order
    assert UNDERWATER_CITIES.components_of("standard").printed == content


def test_confidence_is_kept() -> None:
    content = standard()
    content["cards"][0]["confidence"] = "confirmed"
    title, mine = UnderwaterCities(), pack(content)
    title.add_pack(mine)
    assert plain(title.printed(mine.id))["cards"][0]["confidence"] == "confirmed"
    assert plain(title.printed("standard"))["cards"][0]["confidence"] != "confirmed"


def play_record(title: Game, seats: int, id: str, bot: str) -> str:
    luck, player = TableLuck(bytes(32)), make_bot(bot)
    options = title.check(seats, {"pack": id})
    state = title.begin(seats, options, luck, None)
    record = Record(title, seats, options, luck.hash, [])
    while acting := state.to_act():
        seat = acting[0]
        world = state.determinise(seat, Luck(len(record.actions)))
        action = player.choose(world, seat, Luck(len(record.actions)))
        record.actions.append((seat, action))
        luck.begin_turn(len(record.actions))
        state.apply(seat, action, luck)
        if len(record.actions) % 40 == 0:
            assert plain(title.restore(state.serialise()).view(seat)) == plain(state.view(seat))
    record.close(state, bytes(32))
    return record.text()


@pytest.mark.parametrize(("seats", "bot"), [(1, "greedy"), (2, "random"), (4, "random")])
def test_games_with_a_pack_are_played_to_the_end_and_run_again(seats: int, bot: str) -> None:
    title, id = with_pack()
    text = play_record(title, seats, id, bot)
    assert f"option pack: {id}" in text.splitlines()
    verify(parse_record(text, lambda _: title))
    with pytest.raises(BadRecord, match="standard"):
        parse_record(text, lambda _: UNDERWATER_CITIES)


def test_a_stale_hash_is_refused() -> None:
    title, id = with_pack()
    text = play_record(title, 2, id, "random")
    content = changed()
    content["cards"][0]["effects"] = [GAIN]
    other = UnderwaterCities()
    other.add_pack(pack(content))
    with pytest.raises(BadRecord, match=id):
        parse_record(text, lambda _: other)


def test_every_defect_is_told_at_once() -> None:
    content = standard()
    cards = content["cards"]
    cards[0]["effects"][0]["op"] = "eat"
    cards[1]["colour"] = "pink"
    cards[2]["number"] = 2
    cards[3]["effects"][0]["kinds"] = ["castle"]
    cards[4]["effects"][0]["goods"] = {"gold": 1}
    cards[5]["type"] = "end"
    cards[6]["era"] = 2
    del cards[7]["confidence"]
    cards[8] |= {"type": "instant", "effects": []}
    cards[9] |= {"type": "instant", "effects": [{"op": "gain", "goods": {}}]}
    cards[10] |= {"type": "instant", "effects": [GAIN] * 5}
    cards[11] |= {"type": "action", "effects": [{"op": "choose", "options": [[GAIN], [{"op": "use-slot"}]]}]}
    cards[12] |= {"type": "permanent", "effects": [{"op": "hand-limit", "more": 0}]}
    cards[180 - 1]["motto"] = "?"
    content["specials"].pop()
    content["specials"][0]["cost"] = 2
    content["slots"][0]["colour"] = "red"
    content["slots"][1]["tags"] = ["fun"]
    content["metropolises"][11]["end"] = [GAIN]
    content["contracts"][0]["requires"][0]["count"] = "dragons"
    content["boards"][0]["number"] = 9
    content["motto"] = "?"
    found = problems(content)
    assert {(problem.key.rpartition(".")[2], str(problem.params["path"])) for problem in found.reasons} == {
        ("data-word", "cards[1].effects[1].op"),
        ("data-word", "cards[2].colour"),
        ("data-number", "cards[3].number"),
        ("data-words", "cards[4].effects[1].kinds"),
        ("data-key", "cards[5].effects[1].goods"),
        ("data-word", "cards[6].effects[1].op"),
        ("data-number", "cards[7].era"),
        ("data-missing", "cards[8].confidence"),
        ("data-list-of", "cards[9].effects"),
        ("data-some", "cards[10].effects[1].goods"),
        ("data-list-of", "cards[11].effects"),
        ("data-word", "cards[12].effects[1].options[2][1].op"),
        ("data-number", "cards[13].effects[1].more"),
        ("data-key", "cards[180].motto"),
        ("data-count", "specials"),
        ("data-number", "specials[1].cost"),
        ("data-word", "slots[1].colour"),
        ("data-words", "slots[2].tags"),
        ("data-word", "metropolises[12].end[1].op"),
        ("data-word", "contracts[1].requires[1].count"),
        ("data-fixed", "boards"),
        ("data-key", "motto"),
    }
    for language in LANGUAGES:
        for problem in found.reasons:
            said = explain(problem, language)
            assert said.startswith(str(problem.params["path"])), said
            assert "problem." not in said


ONCE = {"op": "trigger", "on": "advance", "goods": {"points": 1}, "once": True}
DISCOUNT = {"op": "discount", "kinds": ["tunnel"], "amount": {"credits": 1}}


@pytest.mark.parametrize(
    ("type", "effect", "key", "place"),
    [
        ("instant", {"op": "build", "kinds": ["city"], "n": 1, "upgrade": {}}, "data-words", "kinds"),
        ("instant", {"op": "build", "kinds": ["tunnel"], "n": 1, "expansion": True}, "data-words", "kinds"),
        ("instant", {"op": "build", "kinds": ["farm"], "n": 1, "must": True}, "must", "must"),
        ("instant", {"op": "build", "kinds": ["farm"], "n": 1, "upgrade": {}, "must": True}, "data-some", "upgrade"),
        ("instant", {"op": "build", "kinds": ["farm"], "n": 9}, "data-number", "n"),
        ("instant", {"op": "build", "kinds": ["city"], "n": 1, "cost": {"kelp": 4}}, "data-number", "cost.kelp"),
        ("instant", {"op": "upgrade", "kinds": ["farm"], "n": 1, "costs": []}, "data-list-of", "costs"),
        ("instant", {"op": "gain-any", "n": 2, "from": ["kelp"]}, "data-number", "n"),
        ("instant", {"op": "pay", "cost": {"points": 1}, "times": 1, "then": [GAIN]}, "data-key", "cost.points"),
        ("instant", {"op": "pay", "cost": {"cards": 1, "kelp": 1}, "times": 1, "then": [GAIN]}, "card-alone", "cost"),
        ("instant", {"op": "if", "condition": {"space": 5}, "then": [GAIN]}, "data-number", "condition.space"),
        ("instant", {"op": "choose", "options": [[GAIN], []]}, "data-list-of", "options[2]"),
        ("instant", {"op": "gain-metropolis", "draw": 3}, "data-number", "draw"),
        ("instant", {"op": "convert-city", "cost": {"kelp": 1}}, "data-key", "cost.kelp"),
        (
            "production",
            {"op": "if", "condition": {"space": 1}, "then": [{"op": "federation", "n": 1}]},
            "data-word",
            "then[1].op",
        ),
        ("production", {"op": "trigger", "on": "advance", "goods": {"points": 1}}, "never", ""),
        (
            "production",
            {"op": "replace-output", "kinds": ["farm", "plant"], "out": {"kelp": 1}, "in": {"points": 1}},
            "one-kind",
            "kinds",
        ),
        (
            "production",
            {"op": "replace-output", "kinds": ["farm"], "out": {"credits": 1}, "in": {"points": 1}},
            "data-key",
            "out.credits",
        ),
        (
            "permanent",
            {"op": "trigger", "on": "production-gives", "resource": "kelp", "goods": {"points": 1}},
            "never",
            "",
        ),
        (
            "permanent",
            {"op": "trigger", "on": "second-of-turn", "kinds": ["farm"], "goods": {"points": 1}},
            "data-words",
            "kinds",
        ),
        (
            "permanent",
            {"op": "trigger", "on": "use-slot", "tag": "upgrade", "goods": {"points": 1}},
            "data-word",
            "tag",
        ),
        ("end", {"op": "score-tiers", "count": "city", "tiers": [[5, 4], [5, 6]]}, "tiers", "tiers"),
        ("end", {"op": "score-tiers", "count": "city", "tiers": [[5]]}, "data-numbers", "tiers[1]"),
    ],
)
def test_effects_that_mean_nothing(type: str, effect: Any, key: str, place: str) -> None:
    content = standard()
    content["cards"][0] |= {"type": type, "effects": [effect]}
    path = f"cards[1].effects[1].{place}" if place else "cards[1].effects"
    assert (key, path) in defects(content)


@pytest.mark.parametrize(
    "effects", [[ONCE, ONCE], [ONCE, {"op": "ability", "then": [GAIN]}], [DISCOUNT, DISCOUNT | {"once": True}]]
)
def test_one_effect_at_most_works_once_in_a_turn(effects: Any) -> None:
    content = standard()
    content["cards"][0] |= {"type": "permanent", "effects": effects}
    assert defects(content) == {("once", "cards[1].effects")}


def test_the_output_of_a_kind_is_replaced_by_one_card_at_most() -> None:
    content = standard()
    content["cards"][0] |= {key: content["cards"][38][key] for key in ("type", "effects")}
    assert defects(content) == {("data-twice", "cards")}


def test_effects_are_not_endlessly_deep() -> None:
    effect: Any = GAIN
    for _ in range(9):
        effect = {"op": "if", "condition": {"space": 1}, "then": [effect]}
    content = standard()
    content["cards"][0] |= {"type": "instant", "effects": [effect]}
    assert {key for key, _ in defects(content)} == {"depth"}


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_accepted_can_be_played(seed: int) -> None:
    """Random effects on everything: games end, nobody has less than nothing, and every moment can be saved."""
    title, mine = UnderwaterCities(), pack(random_pack(standard(), seed))
    title.add_pack(mine)
    luck, chooser = Luck(seed), Random(seed)
    state = title.setup(1 + seed, luck, None, pack=mine.id)
    for number in range(MOST_DECISIONS):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        offered = state.legal(seat)
        if number % 25 == 0:
            assert title.restore(state.serialise()).legal(seat) == offered
            assert state.determinise(seat, Luck(number)).legal(seat) == offered
            assert all((state.refuse(seat, action) is None) == (action in offered) for action in state.attempts(seat))
            assert plain(state.ghosts(seat))
        state.apply(seat, chooser.choice(offered), luck)
        assert all(min(player["goods"].values()) >= 0 for player in plain(state.view(None))["players"])
    assert state.to_act() == []
