"""What the rules say about cards of every kind (UC-4)."""

from tests.games.underwater_cities.notation import (
    amounts,
    change,
    goods,
    hand,
    legal,
    play,
    position,
    refused,
    view,
)


def test_uc_4_1_instants_are_discarded_others_are_claimed() -> None:
    state = play(position("seats: 3\nhand 0: 24"), "place red-4")
    assert view(state)["discards"] == [24]
    state = play(position("seats: 3\nhand 0: 35"), "place red-4", "slot-first", "use-card")
    assert view(state)["players"][0]["permanents"] == [35]


def test_uc_4_2_a_permanent_card_works_in_the_turn_in_which_it_is_claimed() -> None:
    before = position("seats: 3\nhand 0: 10\ngoods 0: 1 steelplast 1 credits")
    after = play(before.clone(), "place green-2", "card-first", "option 1", "tunnel T01")
    assert change(before, after) == amounts("-1 steelplast")


def test_uc_4_3_an_action_card_works_once_in_an_era() -> None:
    state = position("seats: 3\nclaimed 0: assistant 79\nround: 5")
    play(state, "place green-1", "part 1", "act 79")
    assert view(state)["players"][0]["used"] == [79]
    used = position("seats: 3\nclaimed 0: assistant 79\nround: 5\nused 0: 79")
    assert legal(play(used, "place green-1", "part 1")) == ["option 1", "option 2"]
    both = position("seats: 3\nclaimed 0: assistant 79\nround: 5\nused 0: 79 assistant")
    assert refused(both, "act 79") == ("UC-4.3", "no-action-card-now")
    assert play(both, "place green-1").next_to_act() == 1  # only the steelplast


def test_uc_4_3_it_may_be_used_in_the_turn_in_which_it_is_claimed() -> None:
    state = position("seats: 3\nround: 5\nhand 0: 79")
    before = state.clone()
    play(state, "place green-1", "card-first", "part 1", "act 79")
    assert change(before, state) == amounts("3 steelplast")


def test_uc_4_3_it_needs_a_part_that_is_possible() -> None:
    state = position("seats: 3\nround: 5\nclaimed 0: assistant 120")
    play(state, "place green-1", "part 1")
    assert legal(state) == ["option 1", "option 2"]  # there is no tunnel to upgrade


def test_uc_4_3_used_cards_are_ready_again_in_the_next_era() -> None:
    state = position("seats: 2\nround: 4\nmoves: 5\norder: 1 0\nused 0: assistant\nhand 1: 1")
    play(state, "place open")
    assert view(state)["era"] == 2
    assert view(state)["players"][0]["used"] == []


FOUR = "seats: 3\nround: 5\nclaimed 0: assistant 18 43 61\nhand 0: 79"


def test_uc_4_4_a_fifth_action_card_replaces_an_older_one() -> None:
    before = position(FOUR)
    state = play(before.clone(), "place green-3", "card-first")
    assert legal(state) == ["drop 18", "drop 43", "drop 61", "drop assistant", "keep-old"]
    assert refused(state, "drop 79") == ("UC-4.4", "no-such-action-card")
    dropped = play(state.clone(), "drop 43", "drop-unused")
    assert view(dropped)["players"][0]["actions"] == [18, 61, 79, 206]
    assert 43 in view(dropped)["gone"]
    used = play(state.clone(), "drop 43", "use-before")
    assert change(before, used) == amounts("1 kelp 1 kelp")  # the card, and the slot
    assert view(used)["players"][0]["actions"] == [18, 61, 79, 206]
    declined = play(state.clone(), "keep-old")
    assert view(declined)["players"][0]["actions"] == [18, 43, 61, 206]
    assert 79 in view(declined)["discards"]


def test_uc_4_4_one_that_was_used_is_not_used_again_and_the_assistant_leaves_the_game() -> None:
    state = position(FOUR + "\nused 0: assistant")
    play(state, "place green-3", "card-first", "drop assistant")
    assert view(state)["players"][0]["actions"] == [18, 43, 61, 79]
    assert view(state)["players"][0]["used"] == []


def test_uc_4_5_the_personal_assistant() -> None:
    before = position("seats: 3")
    assert change(before, play(before.clone(), "place green-1", "part 1", "option 1")) == amounts("2 steelplast")
    assert change(before, play(before.clone(), "place green-1", "part 1", "option 2")) == amounts(
        "1 steelplast 1 credits"
    )


def test_uc_4_6_production_cards_work_in_every_production_and_end_cards_at_the_end() -> None:
    for round in (4, 7, 10):
        state = position(f"seats: 2\nround: {round}\nmoves: 5\norder: 1 0\nclaimed 0: 13 183\nnetwork 0: symbiotic E")
        before = goods(state)
        play(state, "place open")
        assert goods(state).get("steelplast", 0) - before.get("steelplast", 0) == 1
    assert state.scores()[0].categories["cards"] == 0  # the symbiotic city isn't connected


def test_uc_4_7_a_special_card_is_paid_before_anything_else() -> None:
    before = position("seats: 3\nknown 0: 203\ngoods 0: 2 credits")
    after = play(before.clone(), "place red-4", "card-first")
    assert change(before, after) == amounts("-2 credits 1 biomatter 1 science 1 points 2 steelplast 1 kelp")
    assert view(after)["players"][0]["face_down"] == [203]


def test_uc_4_7_where_an_unpaid_special_card_goes() -> None:
    cheap = position("seats: 3\nknown 0: 203\ngoods 0: 1 credits\nspecial: 191")
    size = view(cheap)["special_deck"]
    play(cheap, "place red-4")  # too dear
    assert view(cheap)["special_deck"] == size + 1
    assert view(cheap)["players"][0]["face_down"] == []
    dear = position("seats: 3\nknown 0: 182\ngoods 0: 9 credits")
    assert 182 in view(play(dear.clone(), "place yellow-1"))["gone"]  # of another colour
    assert 182 in view(play(dear.clone(), "place red-4", "slot-first", "leave-card"))["gone"]


def test_uc_4_7_it_may_be_paid_even_if_nothing_can_be_used() -> None:
    state = position("seats: 3\nknown 0: 192\ngoods 0: 1 credits")
    play(state, "place red-1" if "place red-1" in legal(state) else "place red-4", "card-first")
    assert view(state)["players"][0]["face_down"] == [192]


def test_uc_4_8_taking_a_special_card() -> None:
    state = position("seats: 2\nspecial: 191\nspecials: 192 193 194 195\ndear: 181 185")
    play(state, "place red-2")
    assert legal(state) == ["take-special 181", "take-special 185", "take-special 191", "look"]
    assert refused(state, "take-special 192") == ("UC-4.8", "not-face-up")
    dear = play(state.clone(), "take-special 185")
    assert view(dear)["players"][0]["known"] == [185]
    assert (view(dear)["dear"], view(dear)["special_top"]) == ([181], 191)
    top = play(state.clone(), "take-special 191")
    assert (view(top)["players"][0]["known"], view(top)["special_top"]) == ([191], 192)


def test_uc_4_8_looking_at_three_and_keeping_one() -> None:
    state = position("seats: 2\nspecial: 191\nspecials: 192 193 194 195\ndear: 181")
    play(state, "place red-2", "look")
    assert view(state, 0)["looked_at"] == [192, 193, 194]
    assert view(state, 1)["looked_at"] == []
    assert refused(state, "keep 195") == ("UC-4.8", "not-looked-at")
    play(state, "keep 193")
    assert legal(state) == ["under 192", "under 194"]
    size = view(state)["special_deck"]
    play(state, "under 194")
    assert view(state, 0)["hand"][0:1] != []
    assert 193 in view(state, 0)["hand"]
    assert view(state, 1)["players"][0]["known"] == []
    assert view(state)["special_top"] == 195
    assert view(state)["special_deck"] == size + 1


def test_uc_4_9_another_slot_through_a_card_takes_no_tile() -> None:
    state = position("seats: 3\nround: 8\nhand 0: 133 1\ngoods 0: 9 credits\nclaimed 0: assistant 21\ntaken: red-4 1")
    before = state.clone()
    play(state, "place green-3", "play 133", "card-first", "part 1", "use-slot red-4")
    taken = {slot["name"]: slot["taken_by"] for slot in view(state)["slots"]}
    assert (taken["green-3"], taken["red-4"]) == ([0], [1])
    assert change(before, state) == amounts("-1 credits 2 steelplast 1 kelp 1 points")  # card 21 reacts


def test_uc_4_9_which_slots_a_card_may_use() -> None:
    lines = "seats: 3\nhand 0: {} 1\ngoods 0: 9 credits\nround: {}\ntaken: red-4 1; yellow-1 0 1"
    available = play(position(lines.format(11, 1)), "place green-3", "play 11", "slot-first", "part 1")
    assert "use-slot open" in legal(available)
    assert refused(available, "use-slot red-4") == ("UC-4.9", "slot-out-of-scope")
    assert refused(available, "use-slot green-3") == ("UC-4.9", "slot-out-of-scope")
    not_own = play(position(lines.format(133, 8)), "place green-3", "play 133", "slot-first", "part 1")
    assert "use-slot red-4" in legal(not_own)
    assert refused(not_own, "use-slot open") == ("UC-4.9", "slot-out-of-scope")
    assert refused(not_own, "use-slot yellow-1") == ("UC-4.9", "slot-out-of-scope")
    assert hand(not_own) > 0
