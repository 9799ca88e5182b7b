"""FT-6: what is hidden."""

from pentapolis.core.luck import Luck
from pentapolis.core.views import plain
from tests.conformance.random_play import views_of, zones_of
from tests.games.five_towers.notation import act, position, table, words

SHOWN = (
    "seats: 3\ntowers 0: sand 9 6\nrubble 1: sand 8 7\ndisplay: candy 5, scary 5, tree 5, scrap 5, sand 5\nthrough: 2\n"
)


def test_ft_6_1_the_order_of_the_pile_is_in_no_view() -> None:
    one = position(SHOWN + "pile: candy 1 2 3, tree 8, sand 1")
    other = position(SHOWN + "pile: tree 8, candy 3 1, sand 1, candy 2")
    assert one != other
    assert views_of(one) == views_of(other)


def test_ft_6_1_what_the_pile_holds_is_public() -> None:
    state = position(SHOWN + "pile: tree 8, candy 3 1, sand 1, candy 2")
    assert words(table(state)["to_come"]) == ["candy 1", "candy 2", "candy 3", "tree 8", "sand 1"]
    assert table(state)["pile"] == 5


def test_ft_6_1_rubble_is_public() -> None:
    state = position(SHOWN)
    for seat in range(3):
        assert words(plain(state.view(seat))["rubble"][1]) == ["sand 8", "sand 7"]


def test_ft_6_1_everybody_sees_the_same() -> None:
    state = position(SHOWN + "bids: 2, pass")
    *seats, spectator = views_of(state).values()
    for number, view in enumerate(seats):
        assert view == {**spectator, "seat": number}


def test_ft_6_1_only_the_pile_is_face_down() -> None:
    zones = zones_of(position(SHOWN))
    assert [name for name, seen_by, _ in zones if seen_by == 0] == ["pile"]
    assert {seen_by for name, seen_by, _ in zones if name != "pile"} == {-1}


def test_ft_6_1_a_drawn_world_has_the_same_pile_in_another_order() -> None:
    state = position(SHOWN)
    truth = {name: items for name, _, items in zones_of(state)}
    for seat in range(3):
        world = {name: items for name, _, items in zones_of(state.determinise(seat, Luck(seat + 1)))}
        assert world["pile"] != truth["pile"]
        assert sorted(world["pile"]) == sorted(truth["pile"])
        assert {**world, "pile": ()} == {**truth, "pile": ()}


def test_ft_6_1_a_demolition_is_seen_by_all() -> None:
    state = position("seats: 3\ntowers 0: sand 9 6\ndisplay: candy 1 2 3 4 5\nbids: 1, pass, pass")
    act(state, "take 1", "demolish sand")
    assert words(plain(state.view(2))["rubble"][0]) == ["sand 6"]


def test_ft_6_1_the_discards_are_open() -> None:
    state = position(SHOWN + "pile: 5")
    act(state, "bid 0", "pass", "pass")
    assert set(words(table(state)["discards"])) >= {"candy 5", "scary 5", "tree 5", "scrap 5", "sand 5"}
