"""The worked examples (UC-E1 to UC-E9) and the small print of effects (UC-15)."""

from pentapolis.core.state import State
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
from tests.games.underwater_cities.test_building import MUCH, produced


def test_uc_e1_a_city_with_two_biomatter() -> None:
    before = position("seats: 3\ngoods 0: 1 steelplast 2 biomatter 1 credits")
    after = play(before, "place green-3", "option 1", "city S")
    assert goods(after) == {}
    assert "city S" in network(after)


def test_uc_e2_a_step_too_many() -> None:
    before = position("seats: 3\nspace 0: 2\ntrack: 0")
    assert change(before, play(before.clone(), "place green-4")) == amounts("2 points")


def test_uc_e3_pairs_and_a_multiplier() -> None:
    fed = "goods 0: 1 kelp\n"
    assert produced(fed + "network 0: farm+ SE.a; farm+ SE.b") == amounts("3 kelp 3 points -1 kelp")
    assert produced(fed + "network 0: laboratory+ SE.a; laboratory+ SE.b") == amounts("2 science 3 steelplast -1 kelp")
    assert produced(fed + "network 0: plant+ SE.a; plant+ SE.b") == amounts("3 credits 2 biomatter -1 kelp")
    advanced = "boards: advanced\nboard 0: 5\nboard 1: 6\ngoods 0: 2 kelp\n"
    doubled = "network 0: tunnel T09; city C; plant+ C.a; plant+ C.c"
    assert produced(advanced + doubled) == amounts("4 credits 3 biomatter 1 credits -2 kelp")  # and the tunnel


def test_uc_e4_a_whole_production() -> None:
    stand = (
        "tunnel+ T01; tunnel T08; tunnel T09; tunnel T03; tunnel T02; symbiotic E; city C; city NW;"
        "farm+ SE.a; farm E.a; plant SE.b; plant E.b; laboratory+ E.c; laboratory+ E.x; laboratory NW.a"
    )
    # Three tunnels touch SE or E, one is between empty sites; C is connected, too, and eats.
    lines = f"metropolises 0: mr1 mb01 mb02\nclaimed 0: 65\ngoods 0: 9 kelp\nnetwork 0: {stand}; tunnel T13"
    assert produced(lines) == amounts(
        "2 kelp 2 credits 3 steelplast 2 science 1 points 4 credits 1 points 2 points 1 credits 2 points -3 kelp"
    )


def test_uc_e5_a_credit_in_between_pays_for_a_plant() -> None:
    state = position("seats: 3\nclaimed 0: 34 37\ngoods 0: 1 steelplast 1 science\nnetwork 0: laboratory SE.a")
    before = state.clone()
    play(state, "place red-5", "part 2", "laboratory SE.b", "part 1", "part 1", "plant SE.c")
    assert network(state) == {"city SE", "laboratory SE.a", "laboratory+ SE.b", "plant SE.c"}
    assert goods(state) == {}
    assert hand(state) == hand(before) + 2  # of card 34, and the last draw


def test_uc_e6_the_final_score() -> None:
    # Five connected cities of 6, 6, 4, 3 and 2 points; two sets of upgraded structures; 25 credits in all.
    stand = (
        "tunnel+ T01; tunnel+ T09; tunnel+ T08; tunnel T02; tunnel T11; tunnel T15; tunnel T16;"
        "city E; city C; city S; city NE;"
        "farm+ SE.a; plant+ SE.b; laboratory+ SE.c; farm+ E.a; plant+ E.b; laboratory+ E.c;"
        "plant+ C.a; laboratory+ C.b; farm S.a"
    )
    state = position(
        f"round: 10\nnetwork 0: {stand}\ngoods 0: 16 credits 2 steelplast 1 science 3 biomatter\n"
        "metropolises 0: mr1 mb01 mb02\nclaimed 0: 181 189"
    )
    categories = state.scores()[0].categories
    assert categories["metropolis"] == 8
    assert categories["cities"] == 6 + 6 + 4 + 3 + 2
    assert categories["resources"] == 6
    assert categories["cards"] == 2 * 3 + 2 * 3
    assert state.scores()[0].total == 8 + 21 + 6 + 12


def test_uc_e7_the_upper_marker_is_earlier() -> None:
    state = position("seats: 4\nround: 2\nmoves: 11\norder: 3 2 1 0\nspace 1: 3\nspace 2: 3\ntrack: 2 1")
    play(state, "place open")
    assert view(state)["order"] == [2, 1, 3, 0]


def test_uc_e8_slot_then_card() -> None:
    state = position(
        "seats: 3\nspace 0: 4\ntrack: 0\ngoods 0: 1 steelplast 1 credits 1 science\nhand 0: 28\nclaimed 0: 19"
    )
    play(state, "place red-5")  # the card has nothing to give yet, so that the slot comes first
    play(state, "part 2", "tunnel T01", "part 1", "part 1", "plant SE.a")  # the step of card 19 pays for its plant
    assert network(state) == {"city SE", "tunnel+ T01", "plant SE.a"}
    assert goods(state) == amounts("1 kelp")  # of card 28, for the upgraded tunnel
    assert view(state)["players"][0]["space"] == 3


def test_uc_e9_what_is_printed_pays_for_the_next() -> None:
    state = position("seats: 3\nnetwork 0: tunnel T09\ngoods 0: 1 steelplast 2 credits")
    play(state, "place red-1", "tunnel T11")  # a steelplast is printed there
    assert legal(state)[-1] == "stop-building"
    assert goods(play(state, "tunnel T01")) == {}


def test_uc_15_1_a_payment_is_offered_only_if_something_follows() -> None:
    state = position("seats: 3\nround: 5\nhand 0: 68\ngoods 0: 9 credits")  # nobody has taken a slot
    play(state, "place green-4")
    assert state.next_to_act() == 1
    chosen = play(position(f"seats: 3\ngoods 0: {MUCH}"), "place green-3")
    assert refused(chosen, "option 3") == ("UC-15.1", "no-such-option")
    poor = play(position("seats: 3\ngoods 0: 1 science"), "place yellow-5")
    assert poor.next_to_act() == 1  # there is nothing to upgrade, so that only the science is left


def ability() -> State:
    return position(f"seats: 3\nround: 5\nclaimed 0: assistant 78\ngoods 0: {MUCH}")


def test_uc_15_2_an_ability_between_two_steps() -> None:
    state = ability()
    before = state.clone()
    play(state, "place red-1", "part 1", "tunnel T01", "ability 78", "tunnel T02")
    assert change(before, state) == amounts("-1 steelplast -3 credits")
    assert state.next_to_act() == 1
    assert refused(play(ability(), "ability 78"), "ability 78") == ("UC-15.2", "ability-used")
    assert refused(ability(), "ability 204") == ("UC-15.2", "no-such-ability")
    broke = position("seats: 3\nround: 5\nclaimed 0: 78")
    assert refused(broke, "ability 78") == ("UC-15.2", "ability-impossible")


def test_uc_15_2_an_ability_makes_room_for_more_of_the_same() -> None:
    credit_on_t07 = "network 0: tunnel T08\nclaimed 0: 10 78\ngoods 0: 1 steelplast"  # tunnels cost no credit
    tunnels = play(position(f"seats: 3\nround: 5\n{credit_on_t07}"), "place red-1", "tunnel T07")
    assert legal(tunnels) == ["stop-building", "ability 78"]
    assert "tunnel T01" in legal(play(tunnels, "ability 78"))
    farms = "network 0: farm SE.a; farm SE.b\nclaimed 0: 204\ngoods 0: 1 science 1 steelplast"
    upgrades = play(position(f"seats: 3\n{farms}"), "place yellow-5", "part 1", "option 2", "upgrade SE.a")
    assert legal(upgrades) == ["stop-upgrading", "ability 204"]
    assert refused(upgrades, "upgrade SE.b") == ("UC-5.10", "cost-too-dear")
    play(upgrades, "ability 204", "option 3", "upgrade SE.b")
    assert network(upgrades) == {"city SE", "farm+ SE.a", "farm+ SE.b"}
    again = position("seats: 3\nround: 8\nhand 0: 174\nclaimed 0: 204\ngoods 0: 3 kelp 1 steelplast")
    play(again, "place yellow-3", "play 174", "card-first", "part 1")
    assert legal(again) == ["stop", "ability 204"]
    assert refused(again, "again") == ("UC-15.1", "cost-too-dear")
    assert legal(play(again, "ability 204", "option 1", "swap 2")) == ["again", "stop"]
    different = position("seats: 3\nhand 0: 7\nclaimed 0: 204\ngoods 0: 1 kelp 1 science")
    play(different, "place green-4", "play 7", "card-first", "part 1", "farm SE.a")
    assert legal(different) == ["stop-building", "ability 204"]
    assert "laboratory SE.b" in legal(play(different, "ability 204"))
    alike = position("seats: 3\nhand 0: 7\nclaimed 0: 204\ngoods 0: 1 steelplast 1 science")
    play(alike, "place green-4", "play 7", "card-first", "part 1", "laboratory SE.a")
    assert legal(alike) == ["part 1", "ability 204"]  # of the slot; a second laboratory isn't different


def test_uc_15_2_an_ability_pays_for_a_special_card_or_an_upgrade() -> None:
    special = play(position("seats: 3\nhand 0: 199\nclaimed 0: 204"), "place yellow-1")
    assert legal(special) == ["leave-card", "ability 204"]
    assert refused(special, "use-card") == ("UC-4.7", "cost-too-dear")
    assert legal(play(special, "ability 204", "option 2")) == ["use-card", "leave-card"]
    upgrade = position("seats: 3\nboard 0: 4\nboard 1: 1\nhand 0: 8\nclaimed 0: 204")
    play(upgrade, "place green-4", "card-first", "part 1", "farm S.c")  # a steelplast is printed there
    assert legal(upgrade) == ["stop-upgrading", "ability 204"]
    assert refused(upgrade, "upgrade S.c") == ("UC-5.10", "cost-too-dear")
    play(upgrade, "ability 204", "option 3", "upgrade S.c")
    assert "farm+ S.c" in network(upgrade)


def test_uc_15_2_a_discount_of_a_turn_is_used_where_it_reduces_a_cost() -> None:
    state = position("seats: 3\nhand 0: 3\nclaimed 0: 198\ngoods 0: 9 credits")  # a tunnel for a credit
    play(state, "place green-4", "card-first", "part 1", "tunnel T01")
    assert state.next_to_act() == 1
    only = position("seats: 3\nclaimed 0: 198\ngoods 0: 1 credits")
    play(only, "place red-1", "tunnel T01")
    assert view(only)["players"][0]["once"] == [198]


def test_uc_15_3_each_step_fires() -> None:
    before = position("seats: 3\nclaimed 0: 35 202\nspace 0: 4\ntrack: 0")
    after = play(before.clone(), "place green-4")
    assert change(before, after) == amounts("1 credits 1 credits 1 credits 1 steelplast")  # 3, cards 35 and 202, 2
    top = position("seats: 3\nclaimed 0: 202\nspace 0: 1\ntrack: 0")
    assert change(top, play(top.clone(), "place green-4")) == amounts("2 points 1 credits")


def test_uc_15_4_a_small_special_deck() -> None:
    elsewhere = "claimed 0: assistant 195\nhand 1: 193 196 197 198 200 201 202 204 205\n"
    state = position(f"seats: 2\n{elsewhere}paid 1: 192 194 199 203\nspecial: 191\ndear: 181")
    assert view(state)["special_deck"] == 0
    play(state, "place red-2", "look")
    assert view(state, 0)["looked_at"] == [191]
    play(state, "keep 191")
    assert view(state)["special_top"] is None
    empty = position(f"seats: 2\n{elsewhere}paid 1: 191 192 194 199 203\ndear: 181 182")
    play(empty, "place red-2")
    assert legal(empty) == ["take-special 181", "take-special 182"]
    assert refused(empty, "look") == ("UC-15.4", "special-deck-empty")


def test_uc_15_5_an_empty_deck() -> None:
    others = " ".join(str(number) for number in range(1, 67))
    state = position(f"seats: 2\nhand 1: {others}")
    assert view(state)["deck"] == 0
    assert legal(play(state.clone(), "place green-1")) == legal(play(state.clone(), "place green-1"))
    before = goods(state)
    after = play(state, "place green-1")  # the cards are impossible, so that only the kelp is left
    assert goods(after, 0) == before | amounts("1 kelp")
    assert hand(after) == 0


def test_uc_15_6_a_drawn_metropolis_counts_as_connected() -> None:
    state = position(
        "seats: 3\ncontracts: yes\ncontract: 7\nnetwork 0: tunnel T01; tunnel T02; tunnel T13\n"
        "known 0: 194\nclaimed 0: 193\ngoods 0: 2 credits"
    )
    play(state, "place green-4", "card-first", "part 1")
    tiles = view(state, 0)["looked_at_tiles"]
    before = goods(state)
    play(state, f"keep-metropolis {tiles[-1]}")
    while state.next_to_act() == 0:
        play(state, "skip")
    assert goods(state)["points"] - before.get("points", 0) >= 2 + 3  # card 193, and the contract
    assert view(state)["players"][0]["contracts"] == [7]


def test_uc_15_7_a_city_turned_symbiotic() -> None:
    lines = "seats: 3\nround: 8\nhand 0: 134\ngoods 0: 9 credits\ncontracts: yes\ncontract: 8\n"
    state = position(lines + "network 0: tunnel T01; symbiotic E; city C")
    whites = view(state)["whites_left"]
    play(state, "place green-4", "card-first", "part 1", "convert SE")
    assert "symbiotic SE" in network(state)
    assert view(state)["whites_left"] == whites + 1
    assert view(state)["players"][0]["contracts"] == [8]
    unconnected = position(lines + "network 0: tunnel T01; symbiotic E; city C")
    play(unconnected, "place green-4", "card-first", "part 1")
    assert legal(unconnected) == ["convert C", "convert SE"]
    assert refused(unconnected, "convert E") == ("UC-15.7", "no-white-city")


def test_uc_15_8_if_and_a_step_in_the_players_order() -> None:
    lines = "seats: 3\nround: 5\nhand 0: 115\nspace 0: 4\ntrack: 0"
    before = position(lines)
    first = play(before.clone(), "place yellow-1", "slot-first", "part 1")
    assert change(before, first) == amounts("1 science 1 steelplast 1 kelp 1 credits 2 credits")
    at_three = position(lines.replace("space 0: 4", "space 0: 3"))
    later = play(at_three.clone(), "place yellow-1", "slot-first", "part 1")
    assert change(at_three, later) == amounts("1 science 1 steelplast 1 kelp 1 steelplast")


def test_uc_15_9_the_points_of_a_metropolis_are_not_refused() -> None:
    before = position(f"metropolises 0: mr1 mb01 mb11\nnetwork 0: tunnel T08; tunnel T07\ngoods 0: {MUCH}")
    after = play(before.clone(), "place red-1", "tunnel T14")
    assert legal(after) == ["part 1", "skip"]
    assert change(before, play(after, "skip")) == amounts("-1 steelplast -1 credits 2 points")


def test_uc_15_9_what_only_gives_happens_by_itself() -> None:
    before = position("seats: 3\nhand 0: 1\nclaimed 0: 14 40 62")
    after = play(before.clone(), "place red-4")  # a mismatch: three cards react, nothing is asked
    assert change(before, after) == amounts("2 steelplast 1 kelp 1 steelplast 1 kelp 1 credits")
    assert isinstance(after, Table)
