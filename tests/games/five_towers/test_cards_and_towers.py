"""FT-1: cards and towers."""

from collections import Counter
from random import Random

import pytest

from pentapolis.core.luck import Luck
from pentapolis.core.problem import BadPosition
from tests.games.five_towers.notation import (
    FIVE_TOWERS,
    SUITS,
    act,
    actor,
    names,
    options,
    position,
    refused_by,
    table,
    tower,
    words,
)
from tests.games.five_towers.reference import fits

DOUBLED = (0, 2, 5, 7, 10, 12)


def cards_at_setup(seats: int) -> Counter[str]:
    seen = table(FIVE_TOWERS.setup(seats, Luck(0)))
    return Counter(words(seen["display"] + seen["to_come"]))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ft_1_1_five_suits_with_values_0_to_15(seats: int) -> None:
    assert set(cards_at_setup(seats)) == {f"{suit} {value}" for suit in SUITS for value in range(16)}


@pytest.mark.parametrize("card", ["sand 16", "sand -1", "stone 3", "sand", "3"])
def test_ft_1_1_there_are_no_other_cards(card: str) -> None:
    with pytest.raises(BadPosition):
        position(f"towers 0: {card}")


@pytest.mark.parametrize("seats", [2, 3])
def test_ft_1_2_small_deck_has_every_card_once(seats: int) -> None:
    cards = cards_at_setup(seats)
    assert cards.total() == 80
    assert set(cards.values()) == {1}


@pytest.mark.parametrize("seats", [2, 3])
def test_ft_1_2_a_second_card_is_impossible(seats: int) -> None:
    with pytest.raises(BadPosition) as caught:
        position(f"seats: {seats}\ntowers 0: sand 7\nrubble 1: sand 7")
    assert [reason.key for reason in caught.value.reasons] == ["five-towers.position.too-many-cards"]


@pytest.mark.parametrize("seats", [4, 5])
def test_ft_1_3_large_deck_has_six_values_twice(seats: int) -> None:
    cards = cards_at_setup(seats)
    assert cards.total() == 110
    assert {card for card, count in cards.items() if count == 2} == {f"{suit} {n}" for suit in SUITS for n in DOUBLED}
    assert max(cards.values()) == 2


@pytest.mark.parametrize("value", range(16))
def test_ft_1_3_only_doubled_values_come_twice(value: int) -> None:
    description = f"seats: 4\ntowers 0: sand {value}\ntowers 1: sand {value}"
    if value in DOUBLED:
        assert tower(position(description), 1, "sand") == [value]
    else:
        with pytest.raises(BadPosition):
            position(description)


def test_ft_1_4_a_card_is_added_on_top() -> None:
    state = position("towers 0: sand 9 6 5\ndisplay: sand 4, candy 1 2 3 4\nbids: 1, pass")
    act(state, "take 5", "keep")
    assert tower(state, 0, "sand") == [9, 6, 5, 4]


def test_ft_1_4_a_card_goes_to_the_tower_of_its_suit_alone() -> None:
    state = position("towers 0: tree 9\ndisplay: sand 4, candy 1 2 3 4\nbids: 1, pass")
    act(state, "take 5", "keep")
    assert table(state)["towers"][0] == [[], [], [9], [], [4]]


@pytest.mark.parametrize("seats", [2, 5])
def test_ft_1_4_cards_are_never_moved_except_by_demolition(seats: int) -> None:
    luck, chooser = Luck(1), Random(1)
    state = FIVE_TOWERS.setup(seats, luck)
    while state.to_act():
        before = table(state)
        seat = actor(state)
        state.apply(seat, chooser.choice(state.legal(seat)), luck)
        after = table(state)
        for player in range(seats):
            demolished = len(after["rubble"][player]) - len(before["rubble"][player])
            lower = 0
            for old, new in zip(before["towers"][player], after["towers"][player], strict=True):
                if new[: len(old)] != old:
                    assert new[: len(old) - 1] == old[:-1]
                    lower += 1
            assert lower <= demolished <= 1


def stands_on(top: int, value: int) -> bool:
    """Whether the engine lets the card be built on that top without a demolition."""
    others = "scary 1, tree 1, scrap 1, candy 2"
    state = position(
        f"seats: 4\ntowers 0: sand {top}, candy 15\ndisplay: sand {value}, {others}\nbids: 1, pass, pass, pass"
    )
    if "take 5" not in options(state):
        return False
    act(state, "take 5")
    return "keep" in options(state) if table(state)["phase"] == "demolishing" else False


@pytest.mark.parametrize("top", range(16))
def test_ft_1_5_every_card_on_every_top(top: int) -> None:
    possible = [value for value in range(16) if value != top or value in DOUBLED]
    assert [value for value in possible if stands_on(top, value)] == [value for value in possible if fits([top], value)]


def test_ft_1_5_any_card_starts_a_tower() -> None:
    for value in range(16):
        state = position(f"display: sand {value}, candy 1 2 3 4\nbids: 1, pass")
        act(state, "take 5")
        assert tower(state, 0, "sand") == [value]


def test_ft_1_5_lower_card_fits_even_when_values_are_skipped() -> None:
    assert stands_on(15, 14)
    assert stands_on(15, 1)
    assert stands_on(5, 0)


def test_ft_1_5_higher_card_does_not_fit() -> None:
    assert not stands_on(5, 6)
    assert not stands_on(7, 15)
    assert not stands_on(9, 10)


def test_ft_1_5_anything_else_fits_on_eight() -> None:
    assert all(stands_on(8, value) for value in range(16) if value != 8)


def test_ft_1_5_nine_fits_on_lower_card() -> None:
    assert all(stands_on(top, 9) for top in range(1, 9))


@pytest.mark.parametrize("value", [2, 5, 7, 10, 12])
def test_ft_1_5_equal_values_do_not_fit(value: int) -> None:
    assert not stands_on(value, value)


def test_ft_1_6_nothing_goes_on_a_roof() -> None:
    assert not any(stands_on(0, value) for value in range(16))


def test_ft_1_6_a_roof_on_a_taller_tower_closes_it() -> None:
    state = position("towers 0: sand 15 0, candy 5\ndisplay: sand 9 8, tree 1 2 3\nbids: 1, pass")
    assert options(state) == ["take 1", "take 2", "take 3"]
    assert refused_by(state, "take 5") == "FT-3.7 cannot-all-be-built"


def test_ft_1_6_a_roof_cannot_be_demolished() -> None:
    state = position("towers 0: sand 9 0, candy 5\ndisplay: tree 1 2 3 4 5\nbids: 1, pass")
    act(state, "take 1")
    assert options(state) == ["keep", "demolish candy"]
    assert refused_by(state, "demolish sand") == "FT-1.6 roof-stays"


def test_ft_1_6_a_tower_may_start_with_a_roof() -> None:
    state = position("display: sand 0, candy 1 2 3 4\nbids: 1, pass")
    act(state, "take 5")
    assert tower(state, 0, "sand") == [0]
    assert state.total(0) == 3


def test_ft_1_6_a_single_roof_is_closed_too() -> None:
    state = position("towers 0: sand 0, candy 5\ndisplay: sand 9, tree 1 2 3 4\nbids: 1, pass")
    assert "take 5" not in options(state)
    act(state, "take 1")
    assert options(state) == ["keep", "demolish candy"]


def test_ft_1_7_a_suit_is_empty_after_its_only_card_is_demolished() -> None:
    state = position("towers 0: sand 3\ndisplay: sand 15, candy 1 2 3 4\nbids: 1, pass")
    happened = act(state, "take 5")
    assert names(happened)[:3] == ["took", "demolished", "placed"]
    assert tower(state, 0, "sand") == [15]
    assert words(table(state)["rubble"][0]) == ["sand 3"]


def test_ft_1_7_an_emptied_suit_counts_as_no_tower() -> None:
    state = position("towers 0: sand 3\ndisplay: candy 1 2 3 4 5\nbids: 1, pass")
    act(state, "take 1", "demolish sand")
    assert tower(state, 0, "sand") == []
    assert state.scores()[0].categories == {"open": 1, "roofed": 0, "tallest": 1, "rubble": -1}
