"""Terms, the set-up, rounds and turns (UC-1 to UC-3)."""

from random import Random

import pytest

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.games.underwater_cities.components import FIRST_OF_ERA
from pentapolis.games.underwater_cities.game import UNDERWATER_CITIES
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


def begun(seats: int, seed: int = 0, **options: str) -> dict[str, object]:
    return view(UNDERWATER_CITIES.setup(seats, Luck(seed), None, **options))


def test_uc_1_1_points_never_fall_below_zero() -> None:
    state = position("seats: 2\nround: 10\nmoves: 5\norder: 1 0\nnetwork 0: tunnel T01; city E\ngoods 0: 2 points")
    play(state, "place open")
    assert goods(state) == amounts("3 credits")  # two from the slot, one from the tunnel; the points are gone


def test_uc_1_2_an_upgraded_structure_counts_as_one_of_its_kind() -> None:
    state = position("seats: 3\nhand 0: 50\nnetwork 0: farm+ SE.a; farm SE.b")
    assert change(state, play(state.clone(), "place yellow-1")) == amounts("1 science 1 steelplast 3 kelp")


def test_uc_1_3_nobody_builds_what_is_gone() -> None:
    chain = "; ".join(f"symbiotic {site}" for site in ("E", "S", "C", "NE", "N", "NW", "W"))
    state = position(f"seats: 2\nnetwork 1: {chain}\ngoods 0: 9 kelp 9 steelplast 9 credits 9 biomatter")
    play(state, "place green-2")
    assert refused(state, "symbiotic S") == ("UC-1.3", "none-left")
    assert "city S" in legal(state)
    assert [begun(seats)["symbiotics_left"] for seats in (1, 2, 3, 4)] == [None, 7, 10, 13]
    assert [begun(seats)["whites_left"] for seats in (1, 2, 3, 4)] == [16, 15, 14, 13]
    assert begun(4)["tunnels_left"] == 46


def test_uc_1_4_a_path_may_run_through_empty_sites() -> None:
    state = position("network 0: tunnel T01; tunnel T02; city C; city NE; farm NE.a; farm C.a")
    player = view(state)["players"][0]
    assert {city["site"]: city["connected"] for city in player["cities"]} == {"SE": True, "C": False, "NE": True}
    assert {item["place"]: item["connected"] for item in player["buildings"]} == {"NE.a": True, "C.a": False}
    assert [tunnel["by_city"] for tunnel in player["tunnels"]] == [True, True]


def test_uc_2_1_the_side_of_the_main_board_and_the_first_era() -> None:
    for seats, slots in ((1, 12), (2, 12), (3, 15), (4, 15)):
        table = view(UNDERWATER_CITIES.setup(seats, Luck(1)))
        assert len(table["slots"]) == slots
        assert (table["era"], table["deck"]) == (1, 66 - 6 * seats)


def test_uc_2_2_special_cards() -> None:
    table = view(UNDERWATER_CITIES.setup(2, Luck(3)))
    assert len(table["dear"]) == 6
    assert all(181 <= card <= 190 for card in table["dear"])
    assert 191 <= table["special_top"] <= 205
    assert table["special_deck"] == 14


@pytest.mark.parametrize(("boards", "numbers"), [("basic", range(1, 5)), ("advanced", range(5, 9))])
def test_uc_2_3_what_everybody_begins_with(boards: str, numbers: range) -> None:
    state = UNDERWATER_CITIES.setup(4, Luck(5), None, boards=boards)
    players = view(state)["players"]
    assert sorted(player["board"] for player in players) == list(numbers)
    tiles = [[tile["id"] for tile in player["metropolises"]] for player in players]
    assert all([tile[:2] for tile in row] == ["mr", "mb", "mb"] for row in tiles)
    assert len({tile for row in tiles for tile in row}) == 12
    first = view(state)["order"][0]
    assert goods(state, first) == amounts("1 kelp 1 steelplast 1 science 2 credits")
    assert all(player["actions"] == [206] for player in players)
    assert all(network(state, seat) == {"city SE"} for seat in range(4))


def test_uc_2_4_who_is_later_begins_further_up_the_track() -> None:
    state = UNDERWATER_CITIES.setup(4, Luck(7))
    table = view(state)
    order = table["order"]
    assert sorted(order) == [0, 1, 2, 3]
    assert [table["players"][seat]["space"] for seat in order] == [0, 4, 3, 2]
    assert table["track"] == [order[3], order[2], order[1]]
    assert goods(state, order[1]) == amounts("1 kelp 1 steelplast 1 science 2 credits")
    assert goods(state, order[2]) == amounts("1 kelp 1 steelplast 1 science 3 credits")
    assert goods(state, order[3]) == amounts("1 kelp 2 steelplast 1 science 3 credits")
    assert len({tuple(view(UNDERWATER_CITIES.setup(4, Luck(seed)))["order"]) for seed in range(20)}) > 5


def test_uc_2_5_three_of_six_cards_are_kept_in_secret() -> None:
    state = UNDERWATER_CITIES.setup(2, Luck(9))
    assert state.to_act() == [0, 1]
    cards = view(state, 0)["hand"]
    assert len(cards) == 6
    assert view(state, 1)["hand"] != cards
    for card in cards[:3]:
        state.apply(0, UNDERWATER_CITIES.space.parse(f"put-out {card}"), Luck(0))
    assert state.to_act() == [1]
    assert view(state, 0)["put_out"] == cards[:3]
    assert view(state, 1)["discards"] == []
    assert legal(state, 0) == ["back"]
    state.apply(0, UNDERWATER_CITIES.space.parse("back"), Luck(0))
    assert state.to_act() == [0, 1]
    assert view(state, 0)["put_out"] == cards[:2]
    assert refused(state, "back", 0) == ("UC-2.5", "nothing-to-take-back")
    for seat in (0, 1, 1, 1):
        state.apply(seat, state.legal(seat)[-1], Luck(0))
    assert len(view(state)["discards"]) == 6
    assert view(state, 0)["hand"] == cards[2:5]


def test_uc_2_6_three_contracts_lie_open_if_wanted() -> None:
    assert begun(3, contracts="no")["contracts"] == []
    shown = {
        number
        for seed in range(30)
        for number in view(UNDERWATER_CITIES.setup(3, Luck(seed), None, contracts="yes"))["contracts"]
    }
    assert shown == set(range(1, 9))
    assert len(view(UNDERWATER_CITIES.setup(3, Luck(1), None, contracts="yes"))["contracts"]) == 3


def test_uc_3_1_ten_rounds_of_three_turns() -> None:
    luck, chooser, events = Luck(3), Random(3), list[Event]()
    state = UNDERWATER_CITIES.setup(3, luck, events)
    while state.to_act():
        state.apply(state.to_act()[0], chooser.choice(state.legal(state.to_act()[0])), luck, events)
    told = [event.name for event in events]
    assert told.count("roundbegan") == 10
    assert told.count("tileplaced") == 10 * 3 * 3
    assert [event.round for event in events if event.name == "productionbegan"] == [4, 7, 10]  # type: ignore[attr-defined]


def test_uc_3_1_turns_go_by_the_order_not_clockwise() -> None:
    state = position("seats: 3\norder: 2 0 1")
    seats = []
    for _ in range(4):
        seats.append(state.next_to_act())
        play(state, "place open")
        while legal(state)[0].startswith("play"):
            play(state, legal(state)[0])
    assert seats == [2, 0, 1, 2]


def test_uc_3_2_a_card_of_the_colour_works_before_or_after_the_slot() -> None:
    before = position("seats: 3\nhand 0: 33 1\ngoods 0: 1 credits")
    first = play(before.clone(), "place red-4", "play 33", "slot-first", "part 1")  # steelplast came from the slot
    assert "tunnel T01" in legal(first)
    with_goods = position("seats: 3\nhand 0: 33 1\ngoods 0: 1 credits 1 steelplast")
    assert "tunnel T01" in legal(play(with_goods, "place red-4", "play 33", "card-first", "part 1"))


def test_uc_3_2_a_card_of_another_colour_is_discarded_for_nothing() -> None:
    before = position("seats: 3\nhand 0: 33 1\ngoods 0: 1 credits")
    after = play(before.clone(), "place red-4", "play 1")
    assert change(before, after) == amounts("2 steelplast 1 kelp")
    assert view(after)["discards"] == [1]


def test_uc_3_2_with_an_empty_hand_the_tile_is_placed_alone() -> None:
    before = position("seats: 3\nclaimed 0: 14")
    after = play(before.clone(), "place red-4")
    assert change(before, after) == amounts("2 steelplast 1 kelp")  # no mismatch
    assert refused(position("seats: 3\ntaken: red-4 1"), "place red-4") == ("UC-3.2", "slot-taken")


def test_uc_3_3_the_open_slot_is_never_taken() -> None:
    before = position("seats: 2\nhand 0: 23\nhand 1: 2")
    after = play(before.clone(), "place open")
    assert change(before, after) == amounts("2 credits")
    assert hand(after) == hand(before) - 1 + 2 + 1
    play(after, "place open")
    assert "place open" in legal(after)
    assert all(not slot["taken_by"] for slot in view(after)["slots"])


def test_uc_3_4_a_slot_of_which_no_part_is_possible_cannot_be_chosen() -> None:
    state = position("seats: 3\nhand 0: 44 23")
    assert refused(state, "place red-1") == ("UC-3.4", "slot-impossible")
    assert refused(state, "place green-5") == ("UC-3.4", "slot-impossible")


def test_uc_3_4_possible_through_the_own_card_counts() -> None:
    state = position("seats: 3\nhand 0: 24 1\ngoods 0: 1 credits")  # card 24: steelplast and kelp, red
    play(state, "place red-1", "play 24")
    first = play(state.clone(), "card-first")
    assert legal(first) == ["tunnel T01", "tunnel T08", "tunnel T09"]
    before = goods(state)
    after = play(state.clone(), "slot-first")
    assert after.next_to_act() == 1, "the slot gives nothing any more, then the card gives"
    assert goods(after) == before | amounts("1 steelplast 1 kelp")
    assert "place red-1" not in legal(position("seats: 3\nhand 0: 1 46\ngoods 0: 1 credits"))


def test_uc_3_4_possible_through_a_trigger_or_an_ability_counts() -> None:
    through_mismatch = position("seats: 3\nhand 0: 1\nclaimed 0: 14\ngoods 0: 1 credits")
    assert "tunnel T01" in legal(play(through_mismatch, "place red-1"))
    through_use = position("seats: 3\nround: 5\nclaimed 0: 98\ngoods 0: 1 steelplast")
    assert "tunnel T01" in legal(play(through_use, "place red-1"))
    through_ability = position("seats: 3\nround: 5\nclaimed 0: 78\ngoods 0: 2 credits")
    state = play(through_ability, "place red-1")
    assert legal(state) == ["skip", "ability 78"]
    assert "tunnel T01" in legal(play(state, "ability 78"))


def test_uc_3_4_a_trigger_and_an_ability_together_count() -> None:
    mismatch = position("seats: 3\nround: 5\nhand 0: 67\nclaimed 0: 62 78")  # a credit, and a steelplast for it
    state = play(mismatch, "place red-3")
    assert legal(state) == ["skip", "ability 78"]
    assert "laboratory SE.a" in legal(play(state, "ability 78"))
    use = position("seats: 3\nround: 5\nclaimed 0: 10 78 98")  # a credit for the slot, and tunnels cost no credit
    assert "tunnel T01" in legal(play(use, "place red-1", "ability 78"))


def test_uc_3_4_a_special_card_that_an_ability_pays_for_counts() -> None:
    lines = "seats: 2\nhand 0: 191\nclaimed 0: assistant 204\n"
    state = position(f"{lines}goods 0: 2 steelplast 1 kelp")
    play(state, "place green-2", "ability 204", "option 2", "card-first", "part 1", "use-slot yellow-1")
    play(state, "part 1", "option 2", "part 2", "take kelp", "take steelplast")
    assert "city E" in legal(state)
    assert refused(position(f"{lines}goods 0: 2 steelplast"), "place green-2") == ("UC-3.4", "slot-impossible")


def test_uc_3_4_many_ways_to_play_a_card_do_not_make_a_slot_possible() -> None:
    have = "network 0: tunnel T08\ngoods 0: 2 kelp 1 steelplast 1 science 2 credits"
    state = position(f"board 0: 3\nhand 0: 7 42\n{have}")
    assert refused(state, "place green-2") == ("UC-3.4", "slot-impossible")  # nothing there gives a steelplast


def test_uc_3_4_a_slot_used_through_a_card_may_need_an_ability() -> None:
    state = position("seats: 3\nround: 5\nhand 0: 68\nclaimed 0: 78\ntaken: red-3 1\ngoods 0: 2 credits")
    play(state, "place green-4", "play 68", "card-first", "part 1", "use-slot red-3")
    assert legal(state) == ["skip", "ability 78"]
    assert "laboratory SE.a" in legal(play(state, "ability 78"))


def test_uc_3_4_the_luck_of_a_draw_does_not_count() -> None:
    state = position("seats: 2\nhand 0: 194\ngoods 0: 3 credits")  # a metropolis might give all that a city costs
    assert refused(state, "place green-2") == ("UC-3.4", "slot-impossible")


def test_uc_3_4_one_part_is_a_must() -> None:
    state = play(position("seats: 3\ngoods 0: 9 steelplast 9 kelp 9 credits"), "place yellow-2")
    assert legal(state) == ["part 1", "part 2"]
    assert refused(state, "skip") == ("UC-3.4", "one-part-is-a-must")
    assert legal(play(state, "part 2", "tunnel T01")) == ["part 1", "skip"]
    assert refused(state, "part 2") == ("UC-3.6", "part-is-done")


def test_uc_3_5_build_and_upgrade_is_indivisible() -> None:
    state = position("seats: 3\ngoods 0: 2 steelplast 2 credits 1 kelp")
    assert legal(play(state.clone(), "place red-5")) == ["option 1", "option 2"]  # only the action card
    with_science = position("seats: 3\ngoods 0: 2 steelplast 2 credits 1 kelp 1 science")
    after = play(with_science.clone(), "place red-5", "part 2", "farm SE.a")
    assert "farm+ SE.a" in network(after)
    assert change(with_science, after) == amounts("-1 kelp -1 science")


def test_uc_3_5_what_the_build_sets_off_pays_for_the_upgrade() -> None:
    state = position("seats: 3\nboard 0: 2\nboard 1: 1\nnetwork 0: tunnel T09\ngoods 0: 1 steelplast 1 credits")
    play(state, "place red-5", "part 2")  # a science is printed on T10 of board 2, which is the only possibility
    assert "tunnel+ T10" in network(state)
    other = position("seats: 3\nnetwork 0: tunnel T09\ngoods 0: 1 steelplast 1 credits")
    assert refused(play(other, "place red-5"), "part 2") in (("UC-3.6", "no-parts-now"), ("UC-15.1", "not-asked-now"))


def test_uc_3_6_parts_of_a_card_go_in_any_order_or_not_at_all() -> None:
    state = position("seats: 3\nhand 0: 27\ngoods 0: 1 credits")
    play(state, "place red-4", "slot-first")
    assert legal(state) == ["part 1", "part 2", "skip"]
    assert legal(play(state.clone(), "part 2")) == ["part 1", "skip"]
    assert play(state, "skip").next_to_act() == 1


def test_uc_3_7_the_hand_is_reduced_first_and_a_card_drawn_last() -> None:
    state = position("seats: 3\nhand 0: 1 2 3 4 5")
    assert refused(state, "place open") == ("UC-3.2", "tile-placed")
    play(state, "discard 1", "discard 4")
    assert "place open" in legal(state)
    assert hand(play(state, "place red-4", "play 2")) == 3


def test_uc_3_7_what_reacts_to_a_mismatch_comes_before_the_slot() -> None:
    events: list[Event] = []
    state = position("seats: 3\nhand 0: 1\nclaimed 0: 14")
    play(state, "place red-4", events=events)
    assert [event.name for event in events][:4] == ["tileplaced", "cardsdiscarded", "cardpaid", "gained"]


def test_uc_3_8_discards_are_shuffled_when_the_deck_is_empty() -> None:
    others = " ".join(str(number) for number in range(FIRST_OF_ERA[1] + 2, FIRST_OF_ERA[2] + 1))
    state = position(f"seats: 2\nhand 0: 1\ndiscards: {others}")
    assert view(state)["deck"] == 0
    play(state, "place red-3")
    assert (view(state)["deck"], view(state)["discards"]) == (65, [])  # with the card just played


def test_uc_3_8_a_card_of_an_earlier_era_leaves_the_game() -> None:
    state = position("seats: 3\nround: 5\nhand 0: 24 67")
    assert 24 in view(play(state.clone(), "place yellow-1", "play 24"))["gone"]
    assert 67 in view(play(state.clone(), "place yellow-1", "play 67"))["discards"]


def test_uc_3_9_the_cloning_tile() -> None:
    state = position("seats: 4\ntaken: red-4 1; yellow-1 0 2\ngoods 0: 1 credits\nhand 0: 24")
    before = state.clone()
    assert [text for text in legal(state) if text.startswith("clone")] == ["clone red-4"]
    assert refused(state, "clone yellow-1") == ("UC-3.9", "not-anothers-slot")
    assert refused(state, "clone green-1") == ("UC-3.9", "not-anothers-slot")
    play(state, "clone red-4")
    assert change(before, state) == amounts("-1 credits 3 steelplast 2 kelp")  # the card is red
    slots = {slot["name"]: slot["taken_by"] for slot in view(state)["slots"]}
    assert slots["red-4"] == [0, 1]
    assert view(state)["cloned"] is True
    again = position("seats: 4\ntaken: red-4 1\ngoods 0: 1 credits\ncloned: 1")
    assert refused(again, "clone red-4") == ("UC-3.9", "cloning-tile-taken")
    assert refused(position("seats: 4\ntaken: red-4 1"), "clone red-4") == ("UC-3.9", "cloning-too-dear")
    three = position("seats: 3\ntaken: red-4 1\ngoods 0: 1 credits")
    assert refused(three, "clone red-4") == ("UC-3.9", "no-cloning-tile")


def test_uc_3_9_a_cloned_slot_is_tested_after_its_credit_is_paid() -> None:
    one = position("seats: 4\ntaken: red-1 1\ngoods 0: 1 credits 1 steelplast")
    assert refused(one, "clone red-1") == ("UC-3.4", "slot-impossible")
    assert "clone red-1" in legal(position("seats: 4\ntaken: red-1 1\ngoods 0: 2 credits 1 steelplast"))


def test_uc_3_10_cards_work_in_the_own_turn_only() -> None:
    state = position("seats: 3\nclaimed 1: 35 202")
    before = goods(state, 1)
    play(state, "place green-4")
    assert goods(state, 1) == before


def test_uc_3_10_no_ability_in_production() -> None:
    state = position("round: 7\nmoves: 5\norder: 1 0\nclaimed 0: 22 66 78\ngoods 0: 3 kelp 3 credits")
    play(state, "place red-3", "end-turn", "pay-production 66")
    assert legal(state) == ["pay-production 22", "end-production"]  # it was paid at once
    play(state, "end-production")
    begun = position("round: 8\nclaimed 0: 78\ngoods 0: 3 credits")
    assert "ability 78" in legal(begun)
