"""What 5 Towers' evaluation says of positions where one is plainly better."""

import pentapolis as pp

FIVE_TOWERS = pp.game("five-towers")


def promise(description: str, seat: int = 0) -> float:
    return FIVE_TOWERS.position(description).evaluate()[seat]


def test_at_the_end_it_is_the_score() -> None:
    luck = pp.Luck(3)
    state = FIVE_TOWERS.setup(3, luck)
    while state.to_act():
        seat = state.to_act()[0]
        state.apply(seat, state.legal(seat)[0], luck)
    # Nothing more comes, so that a tower is worth its cards; but rubble is counted as it is.
    assert state.evaluate() == [float(state.total(seat)) for seat in range(3)]


def test_a_higher_top_promises_more() -> None:
    display = "display: candy 1 2 3 4 5"
    assert promise(f"towers 0: sand 12\n{display}") > promise(f"towers 0: sand 3\n{display}")


def test_a_tall_tower_without_a_roof_promises_more_than_a_low_one() -> None:
    display = "display: candy 1 2 3 4 5"
    assert promise(f"towers 0: sand 15 14 13\n{display}") > promise(f"towers 0: sand 13\n{display}")


def test_cards_on_display_count_for_the_one_who_will_get_them() -> None:
    taken = promise("seats: 2\nopener: 0\nbids: 3, pass\ndisplay: candy 15, scary 14, tree 13, scrap 2, sand 1")
    lost = promise("seats: 2\nopener: 1\nbids: 3, pass\ndisplay: candy 15, scary 14, tree 13, scrap 2, sand 1")
    assert taken > lost + 2
