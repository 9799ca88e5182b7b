"""GK-11: alone against Hal."""

import pytest

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from tests.conformance.random_play import named
from tests.games.ginkgopolis.notation import (
    GINKGOPOLIS,
    act,
    building,
    goods,
    marker,
    names,
    names_of,
    only,
    options,
    position,
    refused_by,
    view,
)


def hal(state: State) -> tuple[int, int, int]:
    """Return Hal's resources in the supply and on the board, and his points."""
    shown = view(state)["hal"]
    return shown["supply"], shown["placed"], shown["points"]


def test_gk_11_1_the_set_up() -> None:
    events: list[Event] = []
    state = GINKGOPOLIS.setup(1, Luck(1), events)
    table = view(state, 0)
    assert goods(state, 0) == (6, 6, 6)
    assert (table["tile_supply"], table["players"][0]["supply"]) == (45 - 6, 25 - 6)
    assert (table["players"][0]["characters"], table["players"][0]["tokens"]) == ([], 0)
    assert hal(state) == (25, 0, 0)
    assert (table["hal"]["kept"], table["hal"]["expert"]) == ([], False)
    assert (table["order"], state.to_act()) == ([0], [0])
    assert only([named(event) for event in events], "equipped") == [
        {"seat": 0, "resources": 6, "tiles": 6, "points": 6}
    ]
    assert refused_by(state, "0 new-hand") == "GK-11.1 no-new-hand-alone"
    assert "new-hand" not in options(state, 0)


def test_gk_11_1_hands_are_not_passed_on_and_you_are_always_first() -> None:
    state = GINKGOPOLIS.setup(1, Luck(1))
    luck = Luck(2)
    while not view(state)["over"]:
        legal = state.legal(0)
        events: list[Event] = []
        state.apply(0, legal[luck.below(len(legal))], luck, events)
        happened = [named(event) for event in events]
        assert not {"handpassed", "tileoffered", "characterpaid"} & set(names(happened))
        assert all(event["seat"] == 0 for event in only(happened, "roundbegan"))
        assert view(state)["order"] == [0]


def test_gk_11_2_three_cards_for_you_and_one_for_hal_face_down() -> None:
    state = GINKGOPOLIS.setup(1, Luck(1))
    table = view(state, 0)
    assert (len(table["hand"]), table["hal"]["waiting"]) == (3, True)
    assert table["deck"] == 21 - 7 - 4
    worlds = [state.determinise(0, Luck(seed)) for seed in range(60)]
    hidden = {zone.items[0] for world in worlds for zone in world.zones() if zone.name == "hal_card"}
    assert len(hidden) > 5, "any unseen card may be Hal's"


def test_gk_11_2_hal_acts_after_you_and_then_the_rest_of_the_hand_is_discarded() -> None:
    state = position(
        "seats: 1", "hand 0: red-1 A B", "hal card: red-2", "supply: red-20 red-19 red-18", "tiles 0: rest"
    )
    happened = act(state, "0 choose red-1 alone")
    assert names(happened) == [
        *("choicemade", "exploits", "buildingexploited", "carddiscarded", "builds", "floorbuilt", "cardkept"),
        *("handdiscarded", "roundbegan", "cardsdrawn"),
    ]
    assert names_of([event["tile"] for event in only(happened, "builds")]) == ["red-20"], "the next tile of the supply"
    assert names_of(only(happened, "handdiscarded")[0]["cards"]) == ["A", "B"]
    assert {"A", "B", "red-1"} <= set(names_of(view(state)["discards"]))


def test_gk_11_3_hal_gets_points_for_neighbours_and_you_place_the_marker() -> None:
    # A lies at -1,-2: a blue building of two floors to the east, red 1 to the south.
    state = position(
        *("seats: 1", "city: 0,-2 yellow-9 blue-9 of 0", "markers: B 0,-3", "hand 0: red-2 C D", "hal card: A"),
        "supply: red-20 red-19 red-18 red-17",
        "tiles 0: rest",
    )
    act(state, "0 choose red-2 alone")
    table = view(state)
    assert (table["phase"], table["moving"]["letter"], state.to_act()) == ("moving", "A", [0])
    assert (table["played"]["seat"], table["played"]["action"]) == (1, "urbanise")
    assert options(state, 0) == ["move north", "move west"]
    happened = act(state, "0 move west")
    assert marker(state, "A") == (-2, -2)
    exploited = [event for event in only(happened, "buildingexploited") if event["seat"] == 1]
    assert [(event["good"], event["count"]) for event in exploited] == [("point", 2), ("point", 1)]
    assert hal(state) == (24, 1, 3)
    assert view(state)["tile_supply"] == 3


def test_gk_11_4_hal_keeps_the_card_without_bonus_and_pays_nothing() -> None:
    # Hal puts yellow 4 on the red 9: a lower number and another colour cost him nothing. He has kept a floor bonus.
    state = position(
        *("seats: 1", "city: 0,0 blue-2 red-9 of 0; 1,1 yellow-3 red-6 blue-20 of 1", "hand 0: red-2 C D"),
        *("hal card: red-9", "supply: yellow-4 red-19 red-18", "tiles 0: rest"),
    )
    assert names_of(view(state)["hal"]["kept"]) == ["red-6", "yellow-3"]
    assert hal(state) == (22, 3, 0)
    happened = act(state, "0 choose red-2 alone")
    assert "costpaid" not in names(happened)
    assert "cardpaid" not in names(happened)
    assert hal(state) == (22 - 3, 6, 0)
    assert names_of(view(state)["hal"]["kept"]) == ["red-6", "red-9", "yellow-3"]


def test_gk_11_4_his_cards_score_at_the_end() -> None:
    state = position(
        *(
            "seats: 1",
            "city: 1,1 yellow-3 red-18 red-19 red-20 blue-20 of 1",
            "kept hal: yellow-3 red-18 red-19 red-20",
        ),
    )
    assert state.scores()[1].categories["cards"] == 2 * 1 + 2 * 3 + 9, "yellow 3 is a floor card; three red ones"


def test_gk_11_5_covering_each_other_returns_resources_for_points() -> None:
    state = position(
        *("seats: 1", "city: 0,0 blue-2 red-9 of 0", "hand 0: red-2 C D", "hal card: red-9", "resources 0: 1"),
        *("supply: red-20 red-19 red-18", "tiles 0: rest"),
    )
    happened = act(state, "0 choose red-2 alone")
    (event,) = only(happened, "resourcesreturned")
    assert (event["seat"], event["count"], event["points"]) == (0, 2, 2)
    assert goods(state, 0)[0] == 1 + 1 + 2
    assert goods(state, 0)[2] == 2


def test_gk_11_5_hals_resources_return_too_and_his_own_building_brings_no_points() -> None:
    lines = ("seats: 1", "city: 0,0 blue-2 red-9 of 1", "supply: red-20 red-19 red-18", "tiles 0: rest")
    state = position(*lines, "hand 0: red-9 C D", "hal card: yellow-1", "resources 0: 9")
    happened = act(state, "0 choose red-9 red-17")
    (event,) = only(happened, "resourcesreturned")
    assert (event["seat"], event["count"], event["points"]) == (1, 2, 2)
    assert hal(state)[2] == 2
    state = position(*lines, "hand 0: red-2 C D", "hal card: red-9")
    (event,) = only(act(state, "0 choose red-2 alone"), "resourcesreturned")
    assert (event["seat"], event["count"], event["points"]) == (1, 2, 0)
    assert hal(state) == (22, 3, 0)


def test_gk_11_6_the_first_depletion_ends_the_game() -> None:
    # You take the last tile: Hal has none, so that he can't act.
    state = position("seats: 1", "hand 0: blue-1 C D", "hal card: red-2", "supply: red-20", "tiles 0: rest")
    happened = act(state, "0 choose blue-1 alone")
    assert [event["times"] for event in only(happened, "supplydepleted")] == [1]
    assert names(happened)[-1] == "ended"
    assert "builds" not in names(happened)
    assert view(state)["over"]


def test_gk_11_6_hals_last_tile_is_still_built() -> None:
    state = position("seats: 1", "hand 0: red-1 C D", "hal card: red-2", "supply: red-20", "tiles 0: rest")
    happened = act(state, "0 choose red-1 alone")
    assert building(state, 0, -1)["number"] == 20
    assert names(happened)[-2:] == ["handdiscarded", "ended"]
    assert view(state)["over"]


def full(place: int, left: int) -> str:
    """Return buildings that hold all of a place's 25 resources but so many."""
    floors = [
        "-1,-1 red-1 yellow-4 yellow-5 yellow-6 yellow-7 yellow-8",
        "0,-1 red-2 yellow-9 yellow-10 yellow-11 yellow-12 yellow-13",
        "1,-1 red-3 blue-4 blue-5 blue-6 blue-7 blue-8",
        "-1,0 blue-1 blue-9 blue-10 blue-11 blue-12 blue-13",
    ]
    if left == 0:
        floors.append("2,0 red-4")
    return "; ".join(f"{line} of {place}" for line in floors)


def test_gk_11_6_your_last_resource_ends_it_after_hal_has_acted() -> None:
    state = position(
        *("seats: 1", f"city: {full(0, 1)}", "hand 0: H C D", "hal card: yellow-1", "resources 0: 1"),
        *("supply: red-20 red-19", "tiles 0: rest"),
    )
    happened = act(state, "0 choose H red-18")
    assert [event["seat"] for event in only(happened, "lastresourceplaced")] == [0]
    assert [event["seat"] for event in only(happened, "floorbuilt")] == [1], "Hal still acts"
    assert names(happened)[-1] == "ended"


def test_gk_11_6_hals_last_resource_ends_it() -> None:
    state = position(
        *("seats: 1", f"city: {full(1, 1)}", "hand 0: yellow-1 C D", "hal card: H"),
        *("supply: red-20 red-19", "tiles 0: rest"),
    )
    happened = act(state, "0 choose yellow-1 alone")
    assert hal(state)[0] == 0
    assert names(happened)[-1] == "ended"


@pytest.mark.parametrize("card", ["H", "yellow-3"])
def test_gk_11_6_with_too_few_resources_nothing_is_placed(card: str) -> None:
    state = position(
        *("seats: 1", f"city: {full(1, 0)}", "markers: E 3,0", "hand 0: yellow-1 C D", f"hal card: {card}"),
        *("supply: red-20 red-19", "tiles 0: rest"),
    )
    before = view(state)["city"]
    happened = act(state, "0 choose yellow-1 alone")
    assert names(happened)[-2:] == ["halisstuck", "ended"]
    assert view(state)["city"] == before
    assert view(state)["tile_supply"] == 2


@pytest.mark.parametrize(("left", "stuck"), [(1, False), (0, True)])
def test_gk_11_6_hals_own_resources_on_the_building_count(left: int, stuck: bool) -> None:
    state = position(
        *("seats: 1", f"city: {full(1, left)}", "hand 0: yellow-1 C D", "hal card: blue-13"),
        *("supply: red-20 red-19", "tiles 0: rest", "" if left else "markers: E 3,0"),
    )
    happened = act(state, "0 choose yellow-1 alone")
    assert ("halisstuck" in names(happened)) == stuck


def test_gk_11_6_equal_totals_share_the_win() -> None:
    assert position("seats: 1", "points 0: 4", "points hal: 4").winners() == [0, 1]
    assert position("seats: 1", "points 0: 4", "points hal: 5").winners() == [1]


def test_gk_11_7_hal_scores_like_a_player() -> None:
    state = position(
        *("seats: 1", "city: -1,-1 red-1 blue-4 red-9 of 1; 0,-1 red-2 red-8 of 0; 0,0 blue-2 blue-20 yellow-20 of 1"),
        "points hal: 7",
    )
    sheet = state.scores()[1].categories
    assert sheet == {"points": 7, "tokens": 0, "cards": 9, "districts": 5 + 6}, "red first; alone in yellow"
    assert state.scores()[0].categories["districts"] == 2


EXPERT = ("seats: 1", "hal: expert", "hand 0: yellow-1 K L", "supply: red-20 red-19 red-18", "tiles 0: rest")
# C at 1,-2 has red 3 beside it, one floor; D at 2,-1 has it, too; with the tall building A at -1,-2 has three.
TALL = "city: -1,-1 red-1 blue-4 red-9 of 0"


def test_gk_11_8_a_building_card_that_can_be_built_is_used() -> None:
    state = position(*EXPERT, TALL, "hal card: A", "deck: blue-3 B red-2 red-3 H I")
    happened = act(state, "0 choose yellow-1 alone")
    (event,) = only(happened, "haldrewagain")
    assert [names_of([event[key]])[0] for key in ("card", "other", "used")] == ["A", "blue-3", "blue-3"]
    assert "floorbuilt" in names(happened)
    assert "A" in names_of(view(state)["discards"])


def test_gk_11_8_a_building_card_that_cannot_be_built_is_not() -> None:
    state = position(
        *(*EXPERT[:2], *EXPERT[2:], f"city: {full(1, 1)}", "hal card: H", "deck: yellow-3 B E F I"),
    )
    happened = act(state, "0 choose yellow-1 alone")
    (event,) = only(happened, "haldrewagain")
    assert names_of([event["used"]]) == ["H"]
    assert "yellow-3" in names_of(view(state)["discards"])
    assert [event["letter"] for event in only(happened, "tileplaced")] == ["H"]


@pytest.mark.parametrize(
    ("first", "second", "used"),
    [
        ("C", "A", "A"),  # one point against three
        ("A", "C", "A"),
        ("C", "D", "C"),  # equal: the first
    ],
)
def test_gk_11_8_an_urbanisation_card_that_gives_more_points_is_used(first: str, second: str, used: str) -> None:
    state = position(*EXPERT, TALL, f"hal card: {first}", f"deck: {second} B red-2 red-3 H I")
    happened = act(state, "0 choose yellow-1 alone")
    (event,) = only(happened, "haldrewagain")
    assert names_of([event["used"]]) == [used]
    assert [event["letter"] for event in only(happened, "tileplaced")] == [used]
    assert ({first, second} - {used}) <= set(names_of(view(state)["discards"]))


def test_gk_11_8_a_building_card_is_used_as_it_is() -> None:
    state = position(*EXPERT, "hal card: red-2", "deck: B red-3 H I")
    assert "haldrewagain" not in names(act(state, "0 choose yellow-1 alone"))


def test_gk_11_8_the_normal_hal_draws_no_other_card() -> None:
    state = position("seats: 1", *EXPERT[2:], "hal card: A", "deck: blue-3 B red-2 red-3 H I")
    assert "haldrewagain" not in names(act(state, "0 choose yellow-1 alone"))
