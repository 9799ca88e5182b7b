"""Positions from descriptions: what is left out, what is refused, and nothing impossible accepted."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentapolis.core.luck import Luck
from pentapolis.core.problem import BadPosition
from pentapolis.core.state import State
from tests.conformance.random_play import play_on, snapshot, zones_of
from tests.games.five_towers.notation import FIVE_TOWERS, SUITS, act, actor, position, table, words
from tests.games.five_towers.positions import rounds
from tests.games.five_towers.soundness import impossibilities

DISPLAY = "display: candy 5, scary 5, tree 5, scrap 5, sand 5\n"
PREFIX = "five-towers.position."


def reasons(description: str) -> list[str]:
    """Return why a description is refused."""
    with pytest.raises(BadPosition) as caught:
        position(description)
    assert caught.value.key == "problem.position"
    assert caught.value.params == {"count": len(caught.value.reasons)}
    return [reason.key.removeprefix(PREFIX) for reason in caught.value.reasons]


def pile(state: State) -> list[int]:
    return next(list(items) for name, _, items in zones_of(state) if name == "pile")


def test_an_empty_description_is_a_game_about_to_begin() -> None:
    seen = table(position(""))
    assert (seen["seats"], seen["opener"], seen["through"], seen["phase"]) == (2, 0, 1, "bidding")
    assert (len(seen["display"]), seen["pile"], seen["discards"]) == (5, 75, [])
    assert seen["towers"] == [[[]] * 5] * 2
    assert seen["rubble"] == [[], []]
    assert seen["bids"] == [None, None]


def test_comments_spaces_and_empty_lines_mean_nothing() -> None:
    plainly = position("seats: 3\nopener: 1\ntowers 0: sand 6 4, candy 15 9 0\nrubble 2: sand 3\nbids: 2, pass")
    loosely = position("""
        # three players
        rubble 2 :   sand 3

        seats:3          # 0, 1 and 2
        opener: 1
        towers 0:  sand  6   4 ,, candy 15 9 0,   # from the bottom up
        bids: 2 , pass
    """)
    assert snapshot(loosely) == snapshot(plainly)


def test_a_full_description_is_laid_as_it_is_written() -> None:
    state = position("""
        seats: 3
        opener: 1
        towers 0: sand 6 4, candy 15 9 0
        towers 2: sand 15
        rubble 0: sand 3, tree 1
        display: sand 2, tree 5 4, candy 2 1
        bids: 2, pass
        through: 2
        pile: scrap 3 1 2
    """)
    seen = table(state)
    assert (seen["seats"], seen["opener"], seen["through"]) == (3, 1, 2)
    assert seen["towers"] == [[[15, 9, 0], [], [], [], [6, 4]], [[]] * 5, [[], [], [], [], [15]]]
    assert words(seen["rubble"][0]) == ["sand 3", "tree 1"]
    assert words(seen["display"]) == ["candy 1", "candy 2", "tree 4", "tree 5", "sand 2"]
    assert (seen["bids"], seen["passed"]) == ([None, 2, None], [False, False, True])
    assert (seen["bid"], seen["builder"], actor(state)) == (2, 1, 0)
    assert pile(state) == [3 * 16 + 3, 3 * 16 + 1, 3 * 16 + 2]
    assert len(seen["discards"]) == 80 - 6 - 2 - 5 - 3
    assert impossibilities(state) == []


def test_a_display_that_is_left_out_is_drawn_from_the_pile() -> None:
    state = position("through: 2\npile: sand 1, candy 1, tree 1, scrap 1, scary 1, sand 2, candy 2")
    assert words(table(state)["display"]) == ["candy 1", "scary 1", "tree 1", "scrap 1", "sand 1"]
    assert words(table(state)["to_come"]) == ["candy 2", "sand 2"]


@pytest.mark.parametrize(("through", "left", "discarded"), [(1, 70, 2), (2, 72, 0)])
def test_a_pile_that_is_left_out_holds_the_cards_not_named(through: int, left: int, discarded: int) -> None:
    seen = table(position(f"{DISPLAY}towers 0: sand 9 8 7\nthrough: {through}"))
    assert (seen["pile"], len(seen["discards"])) == (left, discarded)


@pytest.mark.parametrize("size", [0, 5, 10, 75])
def test_a_pile_may_be_a_number_of_cards(size: int) -> None:
    seen = table(position(f"{DISPLAY}pile: {size}"))
    assert (seen["pile"], len(seen["discards"])) == (size, 75 - size)


@pytest.mark.parametrize("size", [0, 5, 70, 75])
def test_a_number_is_what_is_left_when_the_display_is_drawn_too(size: int) -> None:
    seen = table(position(f"pile: {size}"))
    assert (seen["pile"], len(seen["display"]), len(seen["discards"])) == (size, 5, 75 - size)


@pytest.mark.parametrize("size", [76, 78, 80, 81, 1000])
@pytest.mark.parametrize("through", [1, 2])
def test_a_pile_cannot_hold_more_cards_than_there_are(size: int, through: int) -> None:
    assert reasons(f"through: {through}\npile: {size}")


def test_what_is_hidden_is_drawn_with_luck() -> None:
    assert position("") == FIVE_TOWERS.position("", Luck(0)) == FIVE_TOWERS.position("")
    orders = {FIVE_TOWERS.position(DISPLAY, Luck(seed)).serialise() for seed in range(10)}
    assert len(orders) == 10


def test_a_named_pile_needs_no_luck() -> None:
    description = f"{DISPLAY}through: 2\npile: sand 1, candy 1"
    assert FIVE_TOWERS.position(description, Luck(1)) == FIVE_TOWERS.position(description, Luck(2))


@pytest.mark.parametrize(
    "bids", [["bid 0"], ["bid 2", "pass"], ["bid 0", "bid 1", "bid 4"], ["bid 1", "bid 2", "pass"]]
)
def test_bids_that_are_described_are_as_if_made(bids: list[str]) -> None:
    described = position(f"seats: 3\nopener: 2\n{DISPLAY}bids: {', '.join(bids).replace('bid ', '')}")
    played = position(f"seats: 3\nopener: 2\n{DISPLAY}")
    act(played, *bids)
    assert snapshot(described) == snapshot(played)


def test_what_leaves_no_choice_is_done() -> None:
    state = position("towers 0: sand 0\ntowers 1: candy 5\ndisplay: sand 1 2 3 4 5")
    assert (actor(state), table(state)["bids"]) == (1, [0, None])


IMPOSSIBLE = {
    "no colon": ("sand 3", ["problem.position-line"]),
    "unknown key": ("tower 0: sand 3", ["problem.position-key"]),
    "unknown seat": ("towers 5: sand 3", ["problem.position-key"]),
    "key twice": ("opener: 0\nopener: 0", ["problem.position-twice"]),
    "too few seats": ("seats: 1", ["problem.position-number"]),
    "too many seats": ("seats: 6", ["problem.position-number"]),
    "seats in words": ("seats: two", ["problem.position-number"]),
    "seats negative": ("seats: -2", ["problem.position-number"]),
    "seats with a sign": ("seats: +2", ["problem.position-number"]),
    "seats in other digits": ("seats: ٢", ["problem.position-number"]),
    "no seats": ("seats:", ["problem.position-number"]),
    "opener is no seat": ("opener: 2", ["problem.position-number"]),
    "third time through": ("through: 3", ["problem.position-number"]),
    "no time through": ("through: 0", ["problem.position-number"]),
    "tower of nobody": ("towers 2: sand 3", ["no-such-seat"]),
    "rubble of nobody": ("seats: 4\nrubble 4: sand 3", ["no-such-seat"]),
    "unknown suit": ("towers 0: stone 3", ["problem.position-word"]),
    "suit alone": ("display: sand", ["problem.position-word"]),
    "value alone": ("display: 3", ["problem.position-word"]),
    "value too high": ("towers 0: sand 16", ["problem.position-number"]),
    "value in words": ("towers 0: sand six", ["problem.position-number"]),
    "suit after a value": ("towers 0: sand 6 candy", ["problem.position-number"]),
    "pile too large": (f"{DISPLAY}pile: 80", ["problem.position-number"]),
    "pile no number": ("pile: 5x", ["problem.position-number"]),
    "bid in words": (f"{DISPLAY}bids: two", ["problem.position-number"]),
    "bid too large a number": (f"{DISPLAY}bids: 6", ["problem.position-number"]),
    "card twice": ("towers 0: sand 7\ntowers 1: sand 7", ["too-many-cards"]),
    "card thrice": ("seats: 4\ntowers 0: sand 7\ntowers 1: sand 7\nrubble 2: sand 7", ["too-many-cards"]),
    "card in tower and display": (f"towers 0: sand 5\n{DISPLAY}", ["too-many-cards"]),
    "card in rubble and pile": ("rubble 0: sand 5\nthrough: 2\npile: sand 5, tree 1 2 3 4", ["too-many-cards"]),
    "higher card on top": ("towers 0: sand 6 7", ["does-not-fit"]),
    "equal card on top": ("seats: 4\ntowers 0: sand 7 7", ["does-not-fit"]),
    "card on a roof": ("towers 0: sand 0 9", ["does-not-fit"]),
    "roof in the rubble": ("rubble 1: sand 0", ["roof-in-rubble"]),
    "display too small": ("display: sand 3 4", ["display-size"]),
    "display too large": ("display: sand 1 2 3 4 5 6", ["display-size"]),
    "display too large, four of a suit": ("display: candy 1 2 3 4, scary 1 2", ["display-size"]),
    "display of ten": ("display: candy 1 2 3 4 5 6 7, sand 1 2 3", ["display-size"]),
    "display too small, pile left": ("display: sand 3 4\nthrough: 2\npile: 2", ["display-size"]),
    "nothing left": ("through: 2\npile: 0\ndisplay: sand 1 2 3 4 5 6", ["display-size"]),
    "pile not in fives": (f"{DISPLAY}pile: 12", ["pile-not-in-fives"]),
    "named pile not in fives": (f"{DISPLAY}pile: sand 1, tree 1", ["pile-not-in-fives"]),
    "all passed": (f"{DISPLAY}bids: 0, pass", ["all-passed"]),
    "opener passed": (f"{DISPLAY}bids: pass", ["opener-passed"]),
    "too many bids": (f"{DISPLAY}bids: 1, 2, 3", ["bid-order"]),
    "bid not higher": (f"seats: 3\n{DISPLAY}bids: 2, 2", ["bid-too-low"]),
    "bid lower": (f"seats: 3\n{DISPLAY}bids: 2, pass, 1", ["bid-too-low"]),
    "zero after zero": (f"seats: 3\n{DISPLAY}bids: 0, 0", ["bid-too-low"]),
    "bid that can't be carried out": (f"towers 0: sand 9 0\n{DISPLAY}bids: 5", ["bid-too-high"]),
    "bid above a small display": ("display: sand 5 4\nthrough: 2\npile: 0\nbids: 3", ["bid-too-high"]),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_what_is_impossible_is_refused_with_its_reason(case: str) -> None:
    description, expected = IMPOSSIBLE[case]
    found = reasons(description)
    assert set(expected) <= set(found)
    assert len(found) <= 2


@pytest.mark.parametrize("bids", ["5, pass", "5, pass, pass", "2, 5, pass"])
def test_nobody_speaks_after_a_bid_for_everything(bids: str) -> None:
    """FT-3.2: the bidding is over at once."""
    assert reasons(f"seats: 3\n{DISPLAY}bids: {bids}")


def test_a_large_display_is_refused_with_bids_too() -> None:
    assert "display-size" in reasons("display: sand 1 2 3 4 5 6\nbids: 1")


def test_a_large_display_is_refused_in_the_last_round_too() -> None:
    assert "display-size" in reasons("display: sand 1 2 3 4 5 6 7\nthrough: 2\npile: 0")


@pytest.mark.parametrize("line", ["seats: 0000000029", "towers 0: sand 00000000099", "opener: 0000000007"])
def test_leading_zeros_smuggle_no_number_in(line: str) -> None:
    assert reasons(line) == ["problem.position-number"]


@pytest.mark.parametrize("digits", ["1" * 5000, "9" * 5000, "0" * 5000 + "7"], ids=["ones", "nines", "zeros"])
def test_endless_numbers_are_refused(digits: str) -> None:
    assert reasons(f"opener: {digits}") == ["problem.position-number"]


def test_every_wrong_line_is_told_at_once() -> None:
    found = reasons(
        "seats: 9\nwhat is this\nwhere: there\nopener: x\nopener: 1\ntowers 0: stone 3, sand 99\nthrough: 7"
    )
    assert sorted(found) == sorted(
        [
            "problem.position-line",
            "problem.position-key",
            "problem.position-twice",
            *["problem.position-number"] * 4,
            "problem.position-word",
        ]
    )


def test_every_impossible_thing_is_told_at_once() -> None:
    found = reasons("""
        seats: 3
        towers 0: sand 6 7, candy 0 5
        towers 1: sand 6
        rubble 2: tree 0, scrap 0
        display: tree 5 4 3
        pile: 7
        bids: 2, 1
    """)
    assert sorted(set(found)) == [
        "bid-too-low",
        "display-size",
        "does-not-fit",
        "pile-not-in-fives",
        "roof-in-rubble",
        "too-many-cards",
    ]
    assert found.count("does-not-fit") == 2
    assert found.count("roof-in-rubble") == 2


def test_reasons_say_what_and_where() -> None:
    with pytest.raises(BadPosition) as caught:
        position("towers 1: candy 6 7")
    (reason,) = caught.value.reasons
    assert reason.params == {"seat": 1, "suit": "candy", "below": 6, "above": 7}


WORDS = ["0", "1", "2", "3", "4", "5", "pass"]
VALUES = st.integers(0, 16).map(str)
CARDS = st.builds("{} {}".format, st.sampled_from(SUITS), st.lists(VALUES, min_size=1, max_size=3).map(" ".join))
LINES = st.one_of(
    st.builds("seats: {}".format, st.integers(1, 6)),
    st.builds("opener: {}".format, st.integers(0, 5)),
    st.builds("through: {}".format, st.integers(0, 3)),
    st.builds("pile: {}".format, st.integers(0, 90)),
    st.builds("pile: {}".format, st.lists(CARDS, max_size=5).map(", ".join)),
    st.builds("towers {}: {}".format, st.integers(0, 5), st.lists(CARDS, max_size=3).map(", ".join)),
    st.builds("rubble {}: {}".format, st.integers(0, 5), st.lists(CARDS, max_size=2).map(", ".join)),
    st.builds("display: {}".format, st.lists(CARDS, max_size=4).map(", ".join)),
    st.builds("bids: {}".format, st.lists(st.sampled_from(WORDS), max_size=5).map(", ".join)),
    st.text(alphabet="sand:, 0123456789#\t²٣é", max_size=12),
)


def is_possible_or_refused(lines: list[str], seed: int) -> None:
    try:
        state = FIVE_TOWERS.position("\n".join(lines), Luck(seed))
    except BadPosition:
        return
    assert impossibilities(state) == []
    assert FIVE_TOWERS.restore(state.serialise()) == state
    play_on(state, seed)
    assert state.to_act() == []


@settings(max_examples=400)
@given(lines=st.lists(LINES, max_size=6), seed=st.integers(0, 5))
def test_whatever_is_accepted_is_possible(lines: list[str], seed: int) -> None:
    is_possible_or_refused(lines, seed)


@settings(max_examples=400)
@given(lines=rounds(), more=st.lists(LINES, min_size=1, max_size=2), seed=st.integers(0, 5))
def test_a_possible_position_with_other_lines_is_possible_or_refused(
    lines: list[str], more: list[str], seed: int
) -> None:
    keys = {line.partition(":")[0] for line in more}
    is_possible_or_refused([line for line in lines if line.partition(":")[0] not in keys] + more, seed)
