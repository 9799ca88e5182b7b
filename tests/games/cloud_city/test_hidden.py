"""What is hidden (CC-7.1)."""

from collections import Counter

from pentapolis.core.events import EVERYBODY, NOBODY, Event
from pentapolis.core.luck import Luck
from pentapolis.core.views import plain
from tests.games.cloud_city.notation import CLOUD_CITY, act, options, position, table, tile_names

DRAWING = (
    "seats: 3\nstep: drawing\ncity 0: B.G./.B.S\nhand 0: blue/sand, sand+green\nrow: blue+blue, sand/sand, sand/sand"
)


def known(description: str, *texts: str) -> tuple[list[str], int]:
    """Return what everybody knows of the hand of seat 0 after these actions, and how many more it has."""
    state = position(description)
    act(state, *texts)
    city = table(state)["cities"][0]
    return tile_names(city["known"]), city["hidden"]


def test_cc_7_1_hands_are_hidden() -> None:
    state = position("seats: 3\nhand 0: blue+blue, blue+green, sand/sand")
    assert tile_names(plain(state.view(0))["hand"]) == ["blue+blue", "blue+green", "sand/sand"]
    for viewer in (1, 2, None):
        city = plain(state.view(viewer))["cities"][0]
        assert (city["known"], city["hidden"]) == ([], 3)


def test_cc_7_1_a_tile_from_the_row_is_known_to_all() -> None:
    assert known(DRAWING, "take blue+blue") == (["blue+blue"], 2)


def test_cc_7_1_a_tile_from_the_pile_is_not() -> None:
    assert known(DRAWING, "draw") == ([], 3)


def test_cc_7_1_only_the_owner_is_told_what_was_drawn() -> None:
    state, events = position(DRAWING), list[Event]()
    state.apply(0, CLOUD_CITY.space.parse("draw"), Luck(0), events)
    assert [event.name for event in events if event.seen_by(0)] == ["drew", "received"]
    for viewer in (1, 2, None):
        assert [event.name for event in events if event.seen_by(viewer)] == ["drew"]


def test_cc_7_1_a_known_copy_counts_as_placed_first() -> None:
    hand = "hand 0: sand/sand, sand/sand, blue+blue\nknown 0: sand/sand"
    assert known(f"round: 3\n{hand}", "choose sand/sand") == ([], 2)
    assert known(f"round: 3\n{hand}", "choose blue+blue") == (["sand/sand"], 1)


def test_cc_7_1_the_second_copy_was_hidden() -> None:
    """Of two known ones and a hidden one of the same kind, a known one goes first."""
    hand = "hand 0: sand/sand, sand/sand, sand/sand\nknown 0: sand/sand, sand/sand"
    assert known(f"round: 4\n{hand}", "choose sand/sand") == (["sand/sand"], 1)


def test_cc_7_1_views_show_kinds() -> None:
    """The row and the hand are in a fixed order, whatever came first."""
    one = position("row: sand/sand, blue+blue, green/sand\nhand 0: sand/sand, blue+blue, blue+green")
    other = position("row: green/sand, sand/sand, blue+blue\nhand 0: blue+green, sand/sand, blue+blue")
    for part in ("row", "hand"):
        assert plain(one.view(0))[part] == plain(other.view(0))[part]


def test_cc_7_1_the_order_of_the_pile_is_hidden_from_all() -> None:
    one = position(f"{DRAWING}\nhand 1: blue/blue, blue/blue, blue/blue\nhand 2: green/green, green/green, green/green")
    zones = {zone.name: zone.seen_by for zone in one.zones()}
    assert zones["pile"] == NOBODY
    pile = next(zone.items for zone in one.zones() if zone.name == "pile")
    piles = []
    for seed in range(5):
        world = one.determinise(0, Luck(seed))
        assert plain(world.view(0)) == plain(one.view(0))
        piles.append(next(zone.items for zone in world.zones() if zone.name == "pile"))
    assert all(drawn != pile for drawn in piles)


def test_cc_7_1_who_may_see_what() -> None:
    state = position(DRAWING)
    audiences = {zone.name: zone.seen_by for zone in state.zones()}
    assert [audiences[f"hidden {seat}"] for seat in range(3)] == [1, 2, 4]
    hidden = {name for name, seen_by in audiences.items() if seen_by != EVERYBODY}
    assert hidden == {"pile", "hidden 0", "hidden 1", "hidden 2"}


def test_cc_7_1_worlds_keep_known_tiles_and_redraw_hidden_ones() -> None:
    state = position("seats: 2\nround: 3\nhand 1: sand/sand, blue+blue, blue+green\nknown 1: sand/sand")
    hands = Counter(tuple(tile_names(plain(state.determinise(0, Luck(seed)).view(1))["hand"])) for seed in range(40))
    assert all("sand/sand" in hand for hand in hands)
    assert len(hands) > 20


def test_cc_7_1_what_others_may_choose_is_redrawn_with_their_hands() -> None:
    state = position("seats: 2\nturn: 1\nround: 3\nhand 1: sand/sand, sand/sand, sand/sand")
    offers = {tuple(options(state.determinise(0, Luck(seed)))) for seed in range(20)}
    assert len(offers) > 10
    assert options(state.determinise(1, Luck(1))) == ["choose sand/sand"]


def test_cc_7_1_what_is_unseen_can_be_counted_by_all() -> None:
    state = position("seats: 2\nhand 0: sand/sand, sand/sand, sand/sand\nrow: sand/sand, blue+blue, blue+blue")
    assert "sand/sand" not in plain(state.view(0))["unseen"]
    assert plain(state.view(1))["unseen"]["sand/sand"] == 3
    assert table(state)["unseen"]["blue+blue"] == 2
    assert sum(plain(state.view(0))["unseen"].values()) == 44 - 3 - 3
