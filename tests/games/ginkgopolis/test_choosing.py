"""GK-3: the secret choice and new hands."""

from pentapolis.core.luck import Luck
from pentapolis.core.views import plain
from tests.games.ginkgopolis.notation import act, names, names_of, only, options, position, refused_by, view

HAND = "hand 0: A B red-1 blue-2"


def test_gk_3_1_any_card_alone_or_with_any_tile() -> None:
    state = position(HAND, "tiles 0: red-4 yellow-9")
    assert options(state, 0) == [
        *(f"choose {card} {tile}" for card in ("A", "B", "red-1", "blue-2") for tile in ("alone", "red-4", "yellow-9")),
        "new-hand",
    ]
    assert refused_by(state, "0 choose C alone") == "GK-3.1 not-in-hand"
    assert refused_by(state, "0 choose A red-5") == "GK-3.1 not-behind-screen"
    assert refused_by(state, "0 take tile") == "GK-5.1 no-taking-now"


def test_gk_3_1_all_choose_at_the_same_time_and_in_any_order() -> None:
    state = position("seats: 3", HAND, "hand 2: C D E F")
    assert state.to_act() == [0, 1, 2]
    happened = act(state, "2 choose C alone")
    assert happened == [{"event": "choicemade", "seat": 2}]
    assert state.to_act() == [0, 1]
    act(state, "0 choose A alone")
    assert state.to_act() == [1]


def test_gk_3_1_the_choice_is_secret() -> None:
    state = position("seats: 3", HAND, "tiles 0: red-4")
    act(state, "0 choose A red-4")
    own, other = view(state, 0), view(state, 1)
    assert (names_of([own["chosen_card"]]), names_of([own["chosen_tile"]])) == (["A"], ["red-4"])
    assert names_of(own["hand"]) == ["A", "B", "red-1", "blue-2"]
    assert (other["chosen_card"], other["chosen_tile"]) == (None, None)
    assert [player["chosen"] for player in other["players"]] == [True, False, False]
    assert (other["players"][0]["hand"], other["players"][0]["tiles"]) == (4, 1), "whether a tile is in it isn't shown"


def test_gk_3_1_each_choice_is_revealed_when_it_is_carried_out() -> None:
    state = position("seats: 3", "first: 1", HAND, "choice 1: C", "choice 2: D", "resources 0: 1", "tiles 0: red-4")
    happened = act(state, "0 choose A red-4")
    assert names(happened) == ["choicemade", "exploits"]
    assert (view(state)["phase"], state.to_act()) == ("taking", [1])
    for seat in (0, 2):
        other = view(state, 1)["players"][seat]
        assert (other["chosen"], other["known"]) == (True, []), "the others stay hidden until their turn"
    act(state, "1 take resource")
    happened = act(state, "2 take resource")
    assert [name for name in names(happened) if name != "characterpaid"][:4] == [
        *("goodtaken", "carddiscarded", "urbanises", "tileplaced")
    ]


def test_gk_3_1_a_choice_can_be_taken_back_until_everybody_has_chosen() -> None:
    state = position("seats: 3", HAND, "tiles 0: red-4")
    assert refused_by(state, "0 back") == "GK-3.1 nothing-to-take-back"
    act(state, "0 choose A red-4")
    assert options(state, 0) == ["back"]
    assert refused_by(state, "0 choose B alone") == "GK-3.1 chosen-already"
    happened = act(state, "0 back")
    assert happened == [{"event": "choicetakenback", "seat": 0}]
    assert state.to_act() == [0, 1, 2]
    assert view(state, 0)["chosen_card"] is None
    assert "choose A red-4" in options(state, 0)
    act(state, "0 choose B alone")
    for seat in (1, 2):
        act(state, f"{seat} {options(state, seat)[0]}")
    assert refused_by(state, "0 back") == "GK-3.1 no-choosing-now"


def test_gk_3_2_a_new_hand_costs_a_token() -> None:
    state = position(HAND)
    happened = act(state, "0 new-hand")
    assert names(happened) == ["handreplaced", "cardsdrawn"]
    assert names_of(happened[0]["cards"]) == ["A", "B", "red-1", "blue-2"]
    assert set(names_of(happened[0]["cards"])) <= set(names_of(view(state)["discards"])), "they are discarded openly"
    assert names_of(happened[1]["cards"]) == names_of(view(state, 0)["hand"])
    assert view(state)["players"][0]["tokens"] == 1
    assert state.to_act() == [0, 1]


def test_gk_3_2_both_tokens_in_one_round_and_no_third() -> None:
    state = position(HAND)
    act(state, "0 new-hand", "0 new-hand")
    assert view(state)["players"][0]["tokens"] == 0
    assert refused_by(state, "0 new-hand") == "GK-3.2 no-token"
    assert "new-hand" not in options(state, 0)


def test_gk_3_2_a_choice_is_taken_back_first() -> None:
    state = position(HAND)
    act(state, "0 choose A alone")
    assert refused_by(state, "0 new-hand") == "GK-3.2 take-back-first"
    act(state, "0 back", "0 new-hand")
    assert view(state)["players"][0]["tokens"] == 1


def test_gk_3_2_new_hands_are_served_in_the_order_asked() -> None:
    hands = ("hand 0: A B C D", "hand 1: E F G H")
    deck = "deck: I J K L red-1 red-2 red-3 blue-1 blue-2"
    first = position(*hands, deck)
    act(first, "1 new-hand", "0 new-hand")
    assert names_of(view(first, 1)["hand"]) == ["I", "J", "K", "L"]
    assert names_of(view(first, 0)["hand"]) == ["red-1", "red-2", "red-3", "blue-1"]
    second = position(*hands, deck)
    act(second, "0 new-hand", "1 new-hand")
    assert names_of(view(second, 0)["hand"]) == ["I", "J", "K", "L"]


def test_gk_3_2_the_old_hand_is_discarded_before_the_new_one_is_drawn() -> None:
    came_back = 0
    for seed in range(30):
        state = position("hand 0: A B C D", "deck: I J")
        happened = act(state, "0 new-hand", luck=Luck(seed))
        assert names(happened) == ["handreplaced", "deckrebuilt", "cardsdrawn"], "the deck is rebuilt in the middle"
        hand = names_of(view(state, 0)["hand"])
        assert {"I", "J"} <= set(hand)
        assert len(hand) == 4
        came_back += len({"A", "B", "C", "D"} & set(hand))
    assert came_back > 0, "the cards of the old hand can come back"


def test_gk_3_2_it_can_be_used_until_everybody_has_chosen() -> None:
    state = position("seats: 3", "choice 1: C", "choice 2: D", HAND)
    act(state, "0 new-hand")
    act(state, f"0 {options(state, 0)[0]}")
    assert refused_by(state, "0 new-hand") == "GK-3.1 no-choosing-now"


def test_gk_3_3_what_cannot_be_paid_now_can_be_chosen() -> None:
    state = position(HAND, "tiles 0: red-4", "resources 0: 0", "choice 1: C")
    assert "choose A red-4" in options(state, 0)
    assert "choose blue-2 red-4" in options(state, 0)
    assert only(act(state, "0 choose A red-4"), "tiletakenback") != []


def test_gk_3_3_what_is_paid_is_settled_when_it_is_carried_out() -> None:
    # Seat 1 has nothing when it chooses; seat 0 acts first and covers its building, which brings the resource.
    state = position(
        *("city: 0,0 blue-2 red-9 of 1", "hand 0: red-9", "tiles 0: red-12", "resources 0: 3"),
        *("hand 1: A", "tiles 1: red-4", "choice 1: A red-4"),
    )
    assert view(state)["players"][1]["resources"] == 0
    happened = act(state, "0 choose red-9 red-12")
    assert [event["seat"] for event in only(happened, "tileplaced")] == [1]


def test_everybody_is_told_as_which_they_will_act() -> None:
    state = position("seats: 3", "first: 1")
    told = [plain(state.view(viewer))["decision"]["params"] for viewer in (0, 1, 2, None)]
    assert told == [{"place": place, "seats": 3} for place in (3, 1, 2, 0)]


def test_gk_6_7_a_bot_does_not_consider_a_tile_that_it_cannot_pay_for() -> None:
    state = position(HAND, "tiles 0: red-4 yellow-9", "resources 0: 0")
    considered = [state.game.space.text(action) for action in state.candidates(0)]
    assert considered == ["choose A alone", "choose B alone", "choose red-1 alone", "choose blue-2 alone", "new-hand"]
    rich = position(HAND, "tiles 0: red-4 yellow-9", "resources 0: 9", "points 0: 9")
    assert rich.candidates(0) == rich.legal(0)
