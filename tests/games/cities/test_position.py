"""Positions from descriptions, and what is wrong with them."""

from collections.abc import Callable

import pytest

from pentapolis.core.problem import BadPosition, BadState
from pentapolis.games.cities.city import EMPTY_CITY
from pentapolis.games.cities.game import CITIES
from pentapolis.games.cities.table import NO_CARD, NO_TILE, Table
from tests.games.cities.notation import actor, position, table_of, view


def reasons(description: str) -> list[str]:
    with pytest.raises(BadPosition) as caught:
        position(description)
    return [problem.key.rpartition(".")[2] for problem in caught.value.reasons]


def test_what_is_left_out_is_drawn() -> None:
    state = position("seats: 3")
    shown = view(state)
    assert (shown["round"], shown["phase"], actor(state)) == (1, "taking", 0)
    assert [len(city["tiles"]) for city in shown["cities"]] == [1, 1, 1]
    assert sorted(item for zone in state.zones() for item in zone.items) == sorted(CITIES.components(3, {}))


def test_a_drawn_city() -> None:
    state = position("seats: 2\ncity 0: r2 pt g*b1 y! g p / b wd p w w y")
    spaces = {space["name"]: space for space in view(state)["cities"][0]["spaces"]}
    assert view(state)["round"] == 2
    assert (spaces["a1"]["building"], spaces["a1"]["floors"]) == ("red", 2)
    assert (spaces["b1"]["feature"], spaces["b2"]["feature"]) == ("tree", "dolphins")
    assert (spaces["c1"]["colour"], spaces["c1"]["feature"], spaces["c1"]["building"]) == ("green", "wild", "blue")
    assert spaces["d1"]["feature"] == "monument"


def test_named_rows_and_piles() -> None:
    state = position(
        "seats: 2\nrow cards: great-park\nhidden card: great-lake\nnext cards: all-colours\nrow pieces: red, red"
    )
    table = table_of(state)
    names = [table.deck.cards[card].name.id for card in (table.cards[0], table.hidden_card, table.card_pile.top())]
    assert names == ["great-park", "great-lake", "all-colours"]
    assert table.pieces[:2] == [0, 0]


@pytest.mark.parametrize(
    ("description", "wrong"),
    [
        ("seats: 5", ["position-number"]),
        ("colour: red", ["position-key"]),
        ("board: atlantis", ["word"]),
        ("length: long\nseats: 3", ["option-value"]),
        ("city 3: r p / b w", ["no-such-seat"]),
        ("city 0: r p r / b w w", ["picture-size"]),
        ("city 0: r r / r r", ["picture-tile"]),
        ("city 0: r9 p / b w", ["picture-word"]),
        ("city 0: r p / b wt", ["picture-word"]),
        ("workers cards: 0 -", ["worker-line"]),
        ("workers cards: 0 0 - -", ["workers", "workers"]),
        (
            "seats: 3\nworkers cards: 0 - - -\nworkers tiles: 1 - - -\nworkers features: 2 - - -\nround: 9",
            ["position-number"],
        ),
        ("goals 0: 7", ["goal-line"]),
        ("goals 0: 5, 0, 0", ["goal-values"]),
        ("row cards: great-park, great-park", ["too-many"]),
        ("row cards: great-park, great-lake, small-parks, small-ponds", ["row-size"]),
        ("step: furnishing\ntaken: tree, kiosk\nworkers features: - 0 - -", ["taken"]),
        ("city 0: r p g y / b w p w", ["city-size"]),
        ("cards 0: great-park", ["card-count", "pile-size"]),
        ("city 0: g y / p w", ["no-start"]),
    ],
)
def test_everything_that_is_wrong_is_told(description: str, wrong: list[str]) -> None:
    assert set(wrong) <= set(reasons(description))


IMPOSSIBLE: dict[str, Callable[[Table], None]] = {
    "a worker too many": lambda t: setattr(t, "workers", [2, *t.workers[1:]]),
    "a card is gone": lambda t: setattr(t, "hidden_card", NO_CARD),
    "a tile is gone": lambda t: setattr(t, "tiles", [NO_TILE, *t.tiles[1:]]),
    "the next round": lambda t: setattr(t, "round", 2),
    "pieces without a group": lambda t: setattr(t, "taken_pieces", [0]),
    "a goal nobody could have": lambda t: setattr(t.players[0], "goals", [5, 0, 0]),
    "a card that another has, too": lambda t: setattr(t.players[0], "cards", [t.hidden_card]),
    "a city without tiles": lambda t: setattr(t.players[1], "city", EMPTY_CITY),
    "a smaller bag": lambda t: setattr(t, "bag", t.bag.without(1)),
    "a smaller pile": lambda t: setattr(t, "card_pile", t.card_pile.without(1)),
    "another's turn": lambda t: setattr(t, "turn", 1),
    "another who began": lambda t: setattr(t, "first", 1),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_packed_state_that_could_not_be(name: str) -> None:
    state = position("seats: 3")
    CITIES.unpack(3, state.options, state.pack())
    IMPOSSIBLE[name](table_of(state))
    with pytest.raises(BadState):
        CITIES.unpack(3, state.options, state.pack())
