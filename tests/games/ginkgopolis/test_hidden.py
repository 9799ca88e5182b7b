"""GK-12: what is hidden, and what a seat knows all the same."""

from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from tests.games.ginkgopolis.notation import GINKGOPOLIS, act, names_of, options, position, view


def worlds(state: State, seat: int, count: int = 60) -> list[State]:
    """Return worlds that the seat can imagine."""
    return [state.determinise(seat, Luck(seed)) for seed in range(count)]


def hands(state: State, seat: int) -> list[str]:
    """Return a hand in truth."""
    return names_of(view(state, seat)["hand"])


THREE = (
    *("seats: 3", "hand 0: A B C red-1", "hand 1: D E F red-2", "hand 2: G H I red-3", "deck: J K L"),
    *("choice 0: red-1", "choice 1: red-2"),
)


def passed_on() -> State:
    """Return a second round: everybody has passed three cards to the left and drawn one."""
    state = position(*THREE)
    act(state, "2 choose red-3 alone")
    return state


def test_gk_12_1_hands_are_hidden() -> None:
    state = position("hand 0: A B C D")
    other = view(state, 1)
    assert other["players"][0]["known"] == []
    seen = {card for world in worlds(state, 1) for card in hands(world, 0)}
    assert len(seen) > 10


def test_gk_12_1_the_cards_that_you_passed_on_are_known_to_you() -> None:
    state = passed_on()
    assert hands(state, 1) == ["A", "B", "C", "J"]
    assert names_of(view(state, 0)["players"][1]["known"]) == ["A", "B", "C"]
    assert view(state, 2)["players"][1]["known"] == [], "who didn't hold them doesn't know them"
    drawn = set()
    for world in worlds(state, 0):
        assert {"A", "B", "C"} <= set(hands(world, 1)), "every world has them"
        drawn |= set(hands(world, 1)) - {"A", "B", "C"}
    assert len(drawn) > 3, "the fourth could be any"
    assert not all({"A", "B", "C"} <= set(hands(world, 1)) for world in worlds(state, 2))


def test_gk_12_1_they_stay_known_while_they_travel_on() -> None:
    state = passed_on()
    fourth = next(card for card in hands(state, 1) if card not in ("A", "B", "C"))
    act(state, f"1 choose {fourth} alone")
    for seat in (0, 2):
        act(state, f"{seat} {next(o for o in options(state, seat) if o.endswith('alone'))}")
    while view(state)["phase"] == "taking":
        act(state, f"{state.to_act()[0]} take resource")
    assert view(state)["round"] == 3
    assert names_of(view(state, 0)["players"][2]["known"]) == ["A", "B", "C"]
    assert names_of(view(state, 1)["players"][2]["known"]) == ["A", "B", "C"]


def test_gk_12_1_a_new_hand_is_unknown_again() -> None:
    state = passed_on()
    act(state, "1 new-hand")
    assert view(state, 0)["players"][1]["known"] == []


def third_round(passed: str, drawn: str) -> State:
    """Return a third round: seat 0 passed these three cards to seat 1, which drew one, played A and passed on B C J."""
    state = position(
        *("seats: 3", f"hand 0: {passed} red-1", "hand 1: D E F red-2", "hand 2: G H I red-3", f"deck: {drawn} K L"),
        *("choice 0: red-1", "choice 1: red-2"),
    )
    act(state, "2 choose red-3 alone", "1 choose A alone", "2 choose D alone", "0 choose G alone")
    while view(state)["phase"] == "taking":
        act(state, f"{state.to_act()[0]} take resource")
    return state


def test_gk_12_1_worlds_depend_on_nothing_that_the_seat_does_not_know() -> None:
    """Whether seat 1 played the card it had drawn, or one that seat 0 had passed on, is no news to seat 2."""
    one, other = third_round("A B C", "J"), third_round("J B C", "A")
    assert names_of(view(one, 0)["players"][2]["known"]) == ["B", "C"]
    assert names_of(view(other, 0)["players"][2]["known"]) == ["B", "C", "J"]
    assert view(one, 2) == view(other, 2)
    assert [world.serialise() for world in worlds(one, 2, 5)] == [world.serialise() for world in worlds(other, 2, 5)]


def test_gk_12_1_the_locked_choice_is_hidden() -> None:
    state = position("seats: 3", "hand 0: A B C D", "tiles 0: red-4 red-5")
    act(state, "0 choose A red-4")
    choices = set()
    for world in worlds(state, 1):
        own = view(world, 0)
        assert own["players"][0]["chosen"]
        choices.add((names_of([own["chosen_card"]])[0], own["chosen_tile"] is None))
    assert len(choices) > 10
    assert {alone for _, alone in choices} == {True, False}, "even whether there is a tile in it"


def test_gk_12_1_points_are_hidden_and_resources_are_not() -> None:
    state = position("resources 0: 7", "points 0: 9", "tiles 0: red-4 red-5")
    for viewer in (1, None):
        shown = view(state, viewer)["players"][0]
        assert (shown["resources"], shown["tiles"], shown["points"]) == (7, 2, None)
        assert "points" not in state.view(viewer).scores[0].categories
    assert state.view(0).scores[0].categories["points"] == 9


def test_gk_12_1_which_tiles_a_player_has_is_hidden() -> None:
    state = position("tiles 0: red-4 red-5")
    assert view(state, 1)["tiles"] == []
    seen = {tile for world in worlds(state, 1) for tile in names_of(view(world, 0)["tiles"])}
    assert len(seen) > 20
    assert "red-1" not in seen, "tiles in the city are nowhere else"


def test_gk_12_1_a_tile_that_was_shown_is_known_until_it_is_used() -> None:
    state = position("hand 0: A red-1", "tiles 0: red-9 red-10", "choice 1: yellow-1", "deck: B C D E")
    act(state, "0 choose A red-9", "0 take resource")
    assert names_of(view(state, 1)["players"][0]["shown"]) == ["red-9"]
    for world in worlds(state, 1):
        assert "red-9" in names_of(view(world, 0)["tiles"])
    assert not all("red-10" in names_of(view(world, 0)["tiles"]) for world in worlds(state, 1))
    later = position("hand 0: B", "tiles 0: red-9", "shown: red-9", "resources 0: 3", "choice 1: yellow-1")
    act(later, "0 choose B red-9")
    assert view(later, 1)["players"][0]["shown"] == []


def returned() -> State:
    """Return a state after the first depletion: five tiles were given back, and seat 0 has drawn one of them."""
    state = position(
        *("characters 0: 1 8 10", "characters 1: 4 16 19", "city: 0,0 blue-2 blue-9 of 1", "supply: red-20"),
        *("tiles 1: rest", "removed: red-4 red-5 red-6 red-7 red-8 red-9", "hand 0: blue-9", "choice 1: yellow-1"),
    )
    act(state, "0 choose blue-9 alone", "0 done", *(f"1 give red-{number}" for number in range(11, 16)), "1 done")
    return state


def test_gk_12_1_the_contents_of_the_new_supply_are_public_and_its_order_is_not() -> None:
    state = returned()
    back = {f"red-{number}" for number in range(11, 16)}
    assert set(names_of(view(state, 1)["returned"])) == back
    drawn = set()
    for world in worlds(state, 1):
        own = set(names_of(view(world, 0)["tiles"]))
        assert len(own) == 2
        assert len(own & back) == 1, "one of those given back, and one of the first supply"
        drawn |= own & back
    assert drawn == back, "which one isn't known"
    orders = {tuple(zone.items) for world in worlds(state, 0) for zone in world.zones() if zone.name == "supply"}
    assert len(orders) > 10


def test_gk_12_1_what_is_being_given_back_is_hidden() -> None:
    state = position(
        "supply: red-20", "tiles 1: red-4 red-5 red-6", "tiles 0: rest", "hand 0: blue-1", "choice 1: yellow-1"
    )
    act(state, "0 choose blue-1 alone", "1 give red-4", "1 done")
    given = {tuple(names_of(view(world, 1)["giving"])) for world in worlds(state, 0)}
    assert len(given) > 5
    assert len({len(tiles) for tiles in given}) > 2, "not even how many"


def test_gk_12_1_the_order_of_deck_and_supply_is_hidden_from_all() -> None:
    state = position("seats: 3")
    for zone in ("deck", "supply"):
        orders = {tuple(place.items) for world in worlds(state, 0, 20) for place in world.zones() if place.name == zone}
        assert len(orders) == 20


def test_gk_12_1_the_discard_pile_is_open() -> None:
    state = position("discards: A red-1")
    assert names_of(view(state, None)["discards"]) == ["A", "red-1"]
    for world in worlds(state, 0, 10):
        assert names_of(view(world, None)["discards"]) == ["A", "red-1"]


def numbers(characters: list[dict[str, int]]) -> list[int]:
    return [character["number"] for character in characters]


def test_gk_12_1_a_drafter_remembers_what_was_passed_on() -> None:
    state = GINKGOPOLIS.setup(3, Luck(4), characters="draft")
    packs = [numbers(view(state, seat)["pack"]) for seat in range(3)]
    for seat in range(3):
        act(state, f"{seat} draft {packs[seat][0]}")
    assert numbers(view(state, 0)["passed"]) == packs[0][1:]
    for world in worlds(state, 0):
        assert numbers(view(world, 1)["pack"]) == packs[0][1:], "the left neighbour has them now"
    assert len({str(view(world, 1)["picked"]) for world in worlds(state, 0)}) > 5, "what it kept isn't known"
    for seat in range(3):
        act(state, f"{seat} draft {packs[(seat - 1) % 3][1]}")
    for world in worlds(state, 0):
        kept = numbers(view(world, 1)["picked"])[1:]
        travels = numbers(view(world, 2)["pack"])
        assert sorted(kept + travels) == packs[0][1:], "one of three is kept, two travel on"
    assert len({str(view(world, 2)["pack"]) for world in worlds(state, 0)}) == 3


def test_gk_12_1_with_two_a_drafter_sees_what_is_missing() -> None:
    state = GINKGOPOLIS.setup(2, Luck(4), characters="draft")
    packs = [numbers(view(state, seat)["pack"]) for seat in range(2)]
    act(state, f"0 draft {packs[0][0]}", f"1 draft {packs[1][0]}")
    act(state, f"0 draft {packs[1][1]}", f"1 draft {packs[0][1]}")
    for world in worlds(state, 0):
        assert numbers(view(world, 1)["picked"])[1] == packs[0][1], "it was in the pack that came back without it"
    assert len({str(view(world, 1)["picked"]) for world in worlds(state, 0)}) > 3, "the first pick isn't known"
