"""Building, the federation track, Production, new eras and the end (UC-5 to UC-10)."""

import pytest

from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from pentapolis.core.views import plain
from pentapolis.games.underwater_cities.game import UNDERWATER_CITIES
from pentapolis.games.underwater_cities.scoring import converted
from pentapolis.games.underwater_cities.table import Table
from tests.games.underwater_cities.notation import (
    amounts,
    change,
    goods,
    hand,
    legal,
    network,
    play,
    position,
    refused,
    view,
)

MUCH = "9 kelp 9 steelplast 9 science 9 credits"


@pytest.mark.parametrize(
    ("slot", "answers", "cost"),
    [
        ("red-2", "farm SE.a, stop-building", "-1 kelp"),
        ("green-5", "plant SE.a, stop-building", "-1 credits"),
        ("red-3", "laboratory SE.a, stop-building", "-1 steelplast"),
        ("red-1", "tunnel T01, stop-building", "-1 steelplast -1 credits"),
        ("green-3", "option 1, city S", "-2 steelplast -1 kelp -1 credits"),
        ("yellow-5", "option 2", "-1 science"),
    ],
)
def test_uc_5_1_usual_costs(slot: str, answers: str, cost: str) -> None:
    stand = "network 0: farm SE.a" if slot == "yellow-5" else ""
    before = position(f"seats: 3\ngoods 0: {MUCH}\n{stand}")
    assert change(before, play(before.clone(), f"place {slot}", *answers.split(", "))) == amounts(cost)


def test_uc_5_1_a_symbiotic_city() -> None:
    before = position("seats: 3\ngoods 0: 1 steelplast 1 kelp 1 biomatter 2 credits")
    after = play(before.clone(), "place green-3", "option 1", "symbiotic S")
    assert goods(after) == {}
    assert "symbiotic S" in network(after)


def test_uc_5_2_a_named_price_and_discounts() -> None:
    before = position("seats: 3\nhand 0: 3\nclaimed 0: 10\ngoods 0: 9 credits")  # a tunnel for 1 credit, and 1 less
    after = play(before.clone(), "place green-4", "card-first", "part 1", "tunnel T01")
    assert change(before, after) == amounts("1 credits")  # of the slot
    free = position("seats: 3\nround: 5\nhand 0: 56\nclaimed 0: 118\ngoods 0: 1 credits")
    after = play(free.clone(), "place yellow-1", "card-first", "part 1", "plant SE.a")
    assert change(free, after) == amounts("1 science 1 steelplast 1 kelp")


def test_uc_5_2_a_discount_never_reduces_a_surcharge() -> None:
    lines = "seats: 3\nboards: advanced\nboard 0: 6\nboard 1: 5\ngoods 0: 9 credits 9 steelplast\n"
    before = position(lines + "network 1: tunnel T01")
    build = ("place red-1", "tunnel T09", "tunnel T10")  # on T10 of board 6 a surcharge of a credit is printed
    assert change(before, play(before.clone(), *build)) == amounts("-2 steelplast -3 credits")
    cheaper = position(lines + "claimed 0: 10")
    assert change(cheaper, play(cheaper.clone(), *build)) == amounts("-2 steelplast -1 credits")


def test_uc_5_3_biomatter_stands_in_for_kelp_and_steelplast() -> None:
    before = position("seats: 3\ngoods 0: 2 steelplast 1 kelp 1 credits 3 biomatter")
    state = play(before.clone(), "place green-3", "option 1", "city S")
    assert legal(state) == [f"instead {kelp} {steel}" for kelp in (0, 1) for steel in range(3)]
    assert change(before, play(state.clone(), "instead 1 1")) == amounts("-1 steelplast -2 biomatter -1 credits")
    assert refused(state, "instead 2 0") == ("UC-5.3", "wrong-mix")
    needed = position("seats: 3\ngoods 0: 1 credits 1 biomatter")
    assert change(needed, play(needed.clone(), "place red-1", "tunnel T01")) == amounts("-1 credits -1 biomatter")


def test_uc_5_3_not_for_credits_or_science_but_for_swaps() -> None:
    assert "place green-5" not in legal(position("seats: 3\ngoods 0: 9 biomatter"))
    before = position("seats: 3\nhand 0: 32\ngoods 0: 1 biomatter")
    state = play(before.clone(), "place red-1" if "place red-1" in legal(before) else "place red-2", "card-first")
    after = play(state, "part 1", "swap 1")
    assert goods(after) == amounts("1 steelplast 1 credits")


def test_uc_5_4_a_city_goes_beside_an_own_city_connected_or_not() -> None:
    state = play(position(f"seats: 3\ngoods 0: {MUCH}\nnetwork 0: city E"), "place green-3", "option 1")
    assert [text for text in legal(state) if text.startswith("city")] == ["city NE", "city C", "city S"]
    assert refused(state, "city E") == ("UC-5.4", "city-built")
    assert refused(state, "city NW") == ("UC-5.4", "no-city-near")


def test_uc_5_5_where_a_building_goes() -> None:
    state = play(position(f"seats: 3\ngoods 0: {MUCH}\nnetwork 0: farm SE.a"), "place red-2")
    assert legal(state) == ["farm C.a", "farm C.c", "farm E.a", "farm E.b", "farm S.a", "farm SE.b"]
    assert refused(state, "farm SE.a") == ("UC-5.5", "place-taken")
    assert refused(state, "farm SE.c") == ("UC-5.5", "place-alike")
    assert refused(state, "farm SE.d") == ("UC-5.5", "no-such-place")
    assert refused(state, "farm NW.a") == ("UC-5.5", "no-city-possible")
    assert refused(state, "plant SE.b") == ("UC-5.8", "wrong-kind")


def test_uc_5_6_expansion_places_are_for_effects_that_say_so() -> None:
    state = play(position(f"seats: 3\ngoods 0: {MUCH}\nhand 0: 5"), "place green-4", "card-first")
    assert refused(play(position(f"seats: 3\ngoods 0: {MUCH}"), "place red-2"), "farm SE.x") == (
        "UC-5.6",
        "expansion-place",
    )
    play(state, "part 1")
    assert "farm SE.x" in legal(state)
    assert "farm S.x" in legal(state)
    assert refused(state, "farm SE.a") == ("UC-5.6", "only-expansion")


def test_uc_5_7_where_a_tunnel_goes() -> None:
    state = play(position(f"seats: 3\ngoods 0: {MUCH}\nnetwork 0: tunnel T01; city C"), "place red-1")
    assert [text for text in legal(state) if text.startswith("tunnel")] == ["tunnel T02", "tunnel T08", "tunnel T09"]
    assert refused(state, "tunnel T01") == ("UC-5.7", "tunnel-built")
    assert refused(state, "tunnel T10") == ("UC-5.7", "no-touch")


def test_uc_5_8_the_first_makes_room_for_the_next() -> None:
    state = play(position(f"seats: 3\ngoods 0: {MUCH}"), "place red-1")
    assert refused(state, "stop-building") == ("UC-5.8", "nothing-built-yet")
    play(state, "tunnel T01")
    assert "tunnel T02" in legal(state)
    assert "stop-building" in legal(state)


def test_uc_5_9_a_printed_bonus_is_gained_at_once_connected_or_not() -> None:
    before = position(f"seats: 3\ngoods 0: {MUCH}\nboard 0: 3\nboard 2: 1")
    after = play(before.clone(), "place red-2", "farm C.b", "stop-building")  # a step and a card, without any city
    assert change(before, after) == amounts("-1 kelp")
    assert view(after)["players"][0]["space"] == 4
    assert hand(after) == hand(before) + 2
    city = play(before.clone(), "place green-3", "option 1", "city S")
    assert change(before, city) == amounts("-2 steelplast -1 credits")  # a kelp is printed there


def test_uc_5_10_a_structure_is_upgraded_once() -> None:
    stand = "network 0: farm+ SE.a; farm SE.b; plant S.a; tunnel T01"
    state = play(position(f"seats: 3\ngoods 0: {MUCH}\n{stand}"), "place yellow-5", "option 2")
    assert legal(state) == ["upgrade S.a", "upgrade SE.b", "upgrade T01"]
    assert refused(state, "upgrade SE.a") == ("UC-5.10", "upgraded-already")
    assert refused(state, "upgrade SE.c") == ("UC-5.10", "no-structure")
    assert refused(state, "stop-upgrading") == ("UC-5.10", "stop-too-early")


def test_uc_5_11_a_metropolis_is_connected_by_its_tunnels() -> None:
    lines = f"seats: 3\ngoods 0: {MUCH}\nmetropolises 0: mr1 mb08 mb10\n"
    before = position(lines + "network 0: tunnel T01; tunnel T02")
    after = play(before.clone(), "place red-1", "tunnel T13", "stop-building")
    assert change(before, after) == amounts("-1 steelplast -1 credits 1 points 5 points")  # a point is printed there
    path = "tunnel T09; tunnel T11; tunnel T15"
    brown = position(lines + f"network 0: {path}; laboratory SE.a")
    assert not view(brown)["players"][0]["metropolises"][0]["connected"]
    play(brown, "place red-1", "tunnel T16", "stop-building")
    assert view(brown)["players"][0]["metropolises"][0]["connected"]


def last_turn(lines: str, round: int = 10) -> State:
    """A position in which the first seat takes the last turn of a round of two."""
    return position(f"seats: 2\nround: {round}\nmoves: 5\norder: 1 0\n{lines}")


def produced(lines: str) -> dict[str, int]:
    """What the first seat gains between the end of its turn and the end of the last Production, points included."""
    state = last_turn(lines)
    before = goods(state)
    play(state, "place red-3")
    after = goods(state)
    found = {name: after.get(name, 0) - before.get(name, 0) for name in {*before, *after}}
    found["steelplast"] = found.get("steelplast", 0) - 2  # the slot
    found["kelp"] = found.get("kelp", 0) - 1
    return {name: amount for name, amount in found.items() if amount}


def test_uc_5_12_surcharges_and_multipliers() -> None:
    lines = "boards: advanced\nboard 0: 5\nboard 1: 6\ngoods 0: 9 kelp 9 steelplast 9 credits\n"
    state = position("seats: 2\n" + lines + "network 0: city C; city E; laboratory C.a")
    free = position("seats: 2\n" + lines + "network 0: city C\nhand 0: 26\nround: 1")
    after = play(free.clone(), "place red-3", "card-first", "part 1", "farm C.c")  # free, but for the surcharge
    assert change(free, after) == amounts("-1 kelp 2 steelplast 1 kelp")
    assert state is not None
    plain = produced(lines + "network 0: city C; tunnel T09; farm C.a")
    doubled = produced(lines + "network 0: city C; tunnel T09; farm C.c")
    assert doubled.get("kelp", 0) - plain.get("kelp", 0) == 1
    symbiotic = "network 0: city C; tunnel T09; tunnel T11; symbiotic NW"
    assert produced(lines + symbiotic)["points"] == 6


def test_uc_5_13_marked_tunnels() -> None:
    lines = "boards: advanced\nboard 0: 7\nboard 1: 5\ngoods 0: 9 kelp\nmetropolises 0: mr2 mb08 mb09\n"
    pair = lines + "network 0: tunnel T09; tunnel T11; tunnel T15; tunnel T16; city C; city NW"
    assert produced(pair) == amounts("-3 kelp 4 credits 2 credits")
    far = lines + "network 0: tunnel T09; tunnel T11; tunnel T15; tunnel T16; city C"
    assert produced(far) == amounts("-2 kelp 2 credits")
    marked = "boards: advanced\nboard 0: 5\nboard 1: 7\ngoods 0: 9 kelp\nmetropolises 0: mr2 mb08 mb09\n"
    assert produced(marked + "network 0: tunnel T01; tunnel T02; tunnel T13; city E") == amounts(
        "-2 kelp 2 credits 2 points"
    )


def test_uc_5_14_what_a_build_sets_off_in_order() -> None:
    state = position(
        f"seats: 3\ncontracts: yes\ncontract: 2 7\ngoods 0: {MUCH}\nclaimed 0: 193\nmetropolises 0: mr1 mb08 mb10\n"
        "network 0: tunnel T01; tunnel T02; tunnel T03; tunnel T08; tunnel T09"
    )
    events: list[object] = []
    play(state, "place red-1", "tunnel T13", events=events)  # type: ignore[arg-type]
    names = [type(event).__name__ for event in events]
    order = ["Built", "Gained", "MetropolisConnected", "Gained", "CardPaid", "ContractTaken", "Gained"]
    assert [name for name in names if name in order] == order


def test_uc_5_15_the_second_of_a_city_fires_once() -> None:
    lines = f"seats: 3\ngoods 0: {MUCH}\nclaimed 0: 36\n"
    second = position(lines + "network 0: farm SE.a")
    assert change(second, play(second.clone(), "place red-2", "farm SE.b", "stop-building")) == amounts("")
    third = position(lines + "network 0: farm SE.a; farm SE.b")
    assert change(third, play(third.clone(), "place red-2", "farm SE.c", "stop-building")) == amounts("-1 kelp")
    apart = position(lines + "network 0: city S; farm S.a")
    assert change(apart, play(apart.clone(), "place red-2", "farm S.b", "stop-building")) == amounts("-1 kelp")


def test_uc_6_1_every_step_counts() -> None:
    before = position("seats: 3")
    after = play(before.clone(), "place green-4")
    assert change(before, after) == amounts("1 credits")
    assert view(after)["players"][0]["space"] == 3
    further = position("seats: 3\nspace 0: 3\ntrack: 0")
    assert change(further, play(further.clone(), "place green-4")) == amounts("1 steelplast 1 points")


def test_uc_6_2_who_arrives_is_on_top_and_ahead() -> None:
    state = position("seats: 3\nspace 1: 3\nspace 2: 4\ntrack: 1 2")
    play(state, "place green-4")
    assert view(state)["track"] == [0, 1, 2]


def test_uc_6_3_the_new_turn_order() -> None:
    state = position("seats: 3\nround: 2\nmoves: 8\norder: 0 1 2\nspace 1: 3\ntrack: 1")
    play(state, "place open")
    assert view(state)["order"] == [1, 0, 2]
    assert (view(state)["track"], [player["space"] for player in view(state)["players"]]) == ([], [0, 0, 0])


def test_uc_7_1_the_end_of_a_round() -> None:
    state = position("seats: 4\nround: 2\nmoves: 11\ntaken: red-4 0; green-1 1 2\ncloned: 1")
    play(state, "place open")
    assert view(state)["round"] == 3
    assert all(slot["taken_by"] == [] for slot in view(state)["slots"])
    assert view(state)["cloned"] is False


def test_uc_8_1_what_the_network_produces() -> None:
    stand = (
        "network 0: tunnel T01; tunnel+ T08; tunnel T02; city E; symbiotic NE; farm SE.a; farm+ E.a;"
        "plant SE.b; plant+ E.b; laboratory SE.c; laboratory+ E.c; farm S.a"
    )
    assert produced(f"goods 0: 9 kelp\n{stand}") == amounts(
        "2 kelp 1 points 2 credits 1 biomatter 2 science 1 steelplast 3 credits 1 points 2 points -3 kelp"
    )


def test_uc_8_2_pairs_of_upgraded_buildings() -> None:
    pair = "network 0: farm+ SE.a; farm+ SE.b; farm+ SE.c"
    assert produced(pair) == amounts("3 kelp 3 points 1 kelp 1 points -1 kelp")
    assert produced("network 0: tunnel T01; city E; plant+ SE.a; plant+ E.a\ngoods 0: 2 kelp") == amounts(
        "1 credits 2 credits 2 biomatter -2 kelp"
    )


def test_uc_8_3_what_was_just_produced_may_be_paid() -> None:
    state = last_turn("network 0: plant SE.a; plant SE.b\nclaimed 0: 22 66\nmetropolises 0: mr1 mb03 mb04")
    play(state, "place green-3")
    assert legal(state) == ["pay-production 22", "end-production"]
    play(state, "pay-production 22")
    assert legal(state) == ["pay-production 66", "end-production"]  # the biomatter stands in for kelp
    assert play(state, "end-production").to_act() == []
    kelp = last_turn("claimed 0: 22 66\ngoods 0: 1 kelp")
    play(kelp, "place green-3")
    assert [text for text in legal(kelp) if text != "end-production"][-1] == "pay-production 66"


def test_uc_8_3_what_is_paid_for_counts_as_given_by_production() -> None:
    before = last_turn("claimed 0: 22 103\ngoods 0: 1 kelp 1 credits")
    state = play(before.clone(), "place red-3")  # 2 steelplast and 1 kelp; the city eats a kelp
    assert change(before, play(state.clone(), "end-production")) == amounts("2 steelplast")
    after = play(state.clone(), "pay-production 22")
    assert change(before, after) == amounts("2 steelplast -1 credits 1 biomatter 2 points")


def test_uc_8_3_cards_that_change_an_output_apply_to_what_produces() -> None:
    state = last_turn("claimed 0: 39\nnetwork 0: city S; laboratory S.a")
    assert play(state, "place open").to_act() == []  # the laboratory isn't connected


def test_uc_8_4_feeding() -> None:
    for have, left in (
        ("3 kelp 1 biomatter", "1 kelp 1 biomatter"),
        ("1 kelp 2 biomatter", "1 biomatter"),
        ("1 kelp 5 points", "2 points"),
        ("5 points", ""),
    ):
        state = last_turn(f"network 0: tunnel T01; city E; city C\ngoods 0: {have}")
        play(state, "place open")
        assert goods(state) == amounts(left + " 3 credits")


def test_uc_9_1_a_new_era() -> None:
    state = last_turn("hand 0: 1 2 3\nhand 1: 4 5 6\nused 0: assistant", round=4)
    play(state, "place open", "play 1")
    table = view(state)
    assert (table["era"], table["discards"], table["deck"]) == (2, [], 57 - 6)
    assert 1 in table["gone"]
    assert table["buried"] > 0
    assert state.to_act() == [0, 1]
    while legal(state)[0].startswith("put-out"):
        play(state, legal(state)[0])
    assert hand(state, 0) == 3
    assert hand(state, 1) == 3
    assert {2, 3, 4, 5, 6} & set(view(state)["gone"])


def test_uc_9_1_discarded_specials_go_under_their_deck_in_order() -> None:
    state = last_turn("known 0: 192 193 182\nhand 0: 1\nclaimed 0: 9\nspecial: 191\nspecials: 194", round=4)
    play(state, "place open", "play 1")
    size = view(state)["special_deck"]
    for text in ("put-out 193", "put-out 192", "put-out 182"):
        play(state, text)
    while legal(state)[0].startswith("put-out"):
        play(state, legal(state)[0])
    assert view(state)["special_deck"] == size + 2
    assert 182 in view(state)["gone"]
    assert isinstance(state, Table)
    assert state.special_deck.left()[-2:] == [192, 191]  # cards 193 and 192


def test_uc_10_1_the_points_at_the_end() -> None:
    state = position(
        "seats: 2\nround: 10\nnetwork 0: tunnel T01; city E; city C; farm SE.a; plant SE.b; laboratory SE.c; farm E.a\n"
        "goods 0: 3 points 5 credits 1 biomatter 1 kelp\nclaimed 0: 123 159"
    )
    assert state.scores()[0].categories == {"track": 3, "metropolis": 0, "cards": 2, "cities": 9, "resources": 1}
    assert isinstance(state, Table)
    assert converted(state.players[0]) == ([2], 1)  # twice 2 credits for a point; a credit, kelp and biomatter are 4
    player = view(state)["players"][0]
    assert {city["site"]: city["points"] for city in player["cities"]} == {"C": 0, "E": 3, "SE": 6}
    assert player["ends"] == [{"card": 123, "points": 0}, {"card": 159, "points": 2}]


def test_uc_10_1_the_points_of_cities_metropolises_and_cards_are_those_of_the_sheet() -> None:
    for seed in range(4):
        state, luck = UNDERWATER_CITIES.setup(1 + seed, Luck(seed)), Luck(seed)
        while state.to_act():
            seat = state.to_act()[0]
            offered = state.legal(seat)
            state.perform(seat, offered[luck.below(len(offered))], luck)
            seen = plain(state.view(None))
            for player, sheet in zip(seen["players"], seen["scores"], strict=False):  # alone the goal has a sheet
                for category, counted in (("cities", "cities"), ("metropolis", "metropolises"), ("cards", "ends")):
                    assert sum(one["points"] for one in player[counted]) == sheet["categories"][category]


def test_uc_10_2_a_tie_goes_to_who_is_earlier_in_the_order() -> None:
    state = position(
        "seats: 3\nround: 10\nmoves: 8\norder: 1 2 0\nspace 2: 4\ntrack: 2\n"
        "goods 0: 9 kelp\ngoods 1: 9 kelp\ngoods 2: 9 kelp"
    )
    play(state, "place red-4" if "place red-4" in legal(state) else "place open")
    sheets = state.scores()
    assert view(state)["order"] == [2, 1, 0]
    assert sheets[1].total == sheets[2].total
    assert sheets[2].tiebreaks > sheets[1].tiebreaks > sheets[0].tiebreaks
