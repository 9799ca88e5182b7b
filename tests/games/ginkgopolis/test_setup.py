"""GK-2: the set-up and the draft."""

import pytest

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from tests.conformance.random_play import named
from tests.games.ginkgopolis.notation import GINKGOPOLIS, act, goods, names_of, only, options, refused_by, view

SEATS = (2, 3, 4, 5)
MARKERS = "A -1,-2 B 0,-2 C 1,-2 D 2,-1 E 2,0 F 2,1 G 1,2 H 0,2 I -1,2 J -2,1 K -2,0 L -2,-1"


def begin(seats: int, seed: int = 0, **options: str) -> State:
    return GINKGOPOLIS.setup(seats, Luck(seed), None, **options)


def items(state: State, zone: str) -> list[int]:
    (found,) = [place.items for place in state.zones() if place.name == zone]
    return found


def test_gk_2_1_the_square_and_the_markers() -> None:
    squares = set()
    for seed in range(20):
        table = view(begin(2, seed))
        assert [(built["x"], built["y"]) for built in table["city"]] == [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1)]
        tiles = [f"{built['colour']}-{built['number']}" for built in table["city"]]
        assert sorted(tiles) == sorted(f"{colour}-{n}" for colour in ("red", "blue", "yellow") for n in (1, 2, 3))
        assert all(built["height"] == 1 and built["owner"] is None and not built["site"] for built in table["city"])
        squares.add(tuple(tiles))
        assert " ".join(f"{mark['letter']} {mark['x']},{mark['y']}" for mark in table["markers"]) == MARKERS
    assert len(squares) > 15


@pytest.mark.parametrize("seats", [1, *SEATS])
def test_gk_2_2_six_tiles_are_removed_with_few_players(seats: int) -> None:
    state = begin(seats)
    few = seats <= 3
    assert len(items(state, "removed")) == (6 if few else 0)
    behind = sum(len(items(state, f"tiles {seat}")) for seat in range(seats))
    assert view(state)["tile_supply"] + behind == (45 if few else 51)


@pytest.mark.parametrize("seats", SEATS)
def test_gk_2_3_the_deck(seats: int) -> None:
    state = begin(seats)
    table = view(state)
    hands = [item for seat in range(seats) for item in items(state, f"hand {seat}")]
    assert len(table["discards"]) == (7 if seats <= 3 else 0)
    assert len(items(state, "deck")) == table["deck"] == 21 - len(table["discards"]) - 4 * seats
    discarded = items(state, "discarded_letters") + items(state, "discarded_buildings")
    dealt = sorted(items(state, "deck") + hands + discarded)
    assert dealt == sorted(60 + card for card in [*range(12), *(12 + c * 20 + n for c in range(3) for n in range(3))])
    assert len(items(state, "waiting")) == 51


@pytest.mark.parametrize(("seats", "resources"), [(2, 25), (3, 20), (4, 18), (5, 16)])
def test_gk_2_4_resources_in_the_general_supply(seats: int, resources: int) -> None:
    for player in view(begin(seats))["players"]:
        assert player["supply"] + player["resources"] == resources


@pytest.mark.parametrize("seats", SEATS)
def test_gk_2_5_introductory_sets_are_dealt_at_random_and_all_different(seats: int) -> None:
    deals = set()
    for seed in range(20):
        table = view(begin(seats, seed))
        sets = [[character["number"] for character in player["characters"]] for player in table["players"]]
        assert all(numbers == [numbers[0], numbers[0] + 1, numbers[0] + 2] for numbers in sets)
        assert all(numbers[0] % 3 == 1 and numbers[0] <= 16 for numbers in sets)
        assert len({numbers[0] for numbers in sets}) == seats
        assert [player["tokens"] for player in table["players"]] == [2] * seats
        deals.add(str(sets))
    assert len(deals) > 10


def first_of_pack(state: State, seat: int) -> str:
    return f"{seat} {options(state, seat)[0]}"


@pytest.mark.parametrize("seats", SEATS)
def test_gk_2_5_the_draft(seats: int) -> None:
    state = begin(seats, characters="draft")
    packs = [view(state, seat)["pack"] for seat in range(seats)]
    assert [len(pack) for pack in packs] == [4] * seats
    assert len({character["number"] for pack in packs for character in pack}) == 4 * seats
    kept: list[list[int]] = [[] for _ in range(seats)]
    for going in range(3):
        assert state.to_act() == list(range(seats)), "the picks of a pass are made at the same time"
        for seat in reversed(range(seats)):
            pack = [character["number"] for character in view(state, seat)["pack"]]
            assert pack == [character["number"] for character in packs[(seat - going) % seats]], "always to the left"
            picked = pack[going % len(pack)]
            happened = act(state, f"{seat} draft {picked}")
            assert "characterpicked" in [event["event"] for event in happened]
            kept[seat].append(picked)
            packs[(seat - going) % seats] = [
                character for character in packs[(seat - going) % seats] if character["number"] != picked
            ]
    table = view(state)
    assert table["phase"] == "choosing"
    assert [[character["number"] for character in player["characters"]] for player in table["players"]] == [
        sorted(own) for own in kept
    ]
    left = {pack[0]["number"] for pack in packs}
    assert left.isdisjoint(number for own in kept for number in own), "the last of each pack leaves the game"


def test_gk_2_5_picks_are_hidden_until_all_three_are_kept() -> None:
    state = begin(3, characters="draft")
    act(state, first_of_pack(state, 1))
    assert state.to_act() == [0, 2]
    assert view(state, 1)["picked"] != []
    assert view(state, 0)["picked"] == view(state)["pack"] == []
    assert all(player["characters"] == [] for player in view(state, 0)["players"])
    assert refused_by(state, "1 draft 1") == "GK-2.5 picked-already"
    stranger = next(n for n in range(1, 28) if f"draft {n}" not in options(state, 0))
    assert refused_by(state, f"0 draft {stranger}") == "GK-2.5 not-in-pack"
    assert refused_by(state, "0 choose A alone") == "GK-3.1 no-choosing-now"
    assert refused_by(begin(3), "0 draft 1") == "GK-2.5 no-draft-now"


def test_gk_2_5_the_characters_are_revealed_together() -> None:
    state = begin(2, characters="draft")
    for _ in range(5):
        seat = state.to_act()[0]
        assert only(act(state, first_of_pack(state, seat)), "charactersrevealed") == []
    happened = act(state, first_of_pack(state, state.to_act()[0]))
    assert [len(event["characters"]) for event in only(happened, "charactersrevealed")] == [3, 3]


def test_gk_2_5_drafting_has_no_influence_on_the_number_of_characters_in_the_game() -> None:
    seen = set()
    for seed in range(30):
        table = view(begin(5, seed, characters="draft"), 0)
        seen |= {character["number"] for character in table["pack"]}
    assert seen == set(range(1, 28)), "all 27 are drafted"


@pytest.mark.parametrize("seats", SEATS)
def test_gk_2_6_starting_goods_from_the_first_player_clockwise(seats: int) -> None:
    for seed in range(5):
        events: list[Event] = []
        state = GINKGOPOLIS.setup(seats, Luck(seed), events)
        table = view(state)
        started = only([named(event) for event in events], "started")
        assert [event["seat"] for event in started][::3] == table["order"]
        for seat in range(seats):
            own = [event for event in started if event["seat"] == seat]
            given = tuple(sum(event[good] for event in own) for good in ("resources", "tiles", "points"))
            assert goods(state, seat) == given
            assert table["players"][seat]["supply"] == {2: 25, 3: 20, 4: 18, 5: 16}[seats] - given[0]


def test_gk_2_6_starting_tiles_come_from_the_supply() -> None:
    events: list[Event] = []
    state = GINKGOPOLIS.setup(2, Luck(3), events)
    drawn = only([named(event) for event in events], "tilesdrawn")
    for seat in (0, 1):
        tiles = [name for event in drawn if event["seat"] == seat for name in names_of(event["tiles"])]
        assert sorted(tiles) == sorted(names_of(view(state, seat)["tiles"]))


@pytest.mark.parametrize("seats", SEATS)
def test_gk_2_7_a_random_first_player_and_four_cards_each(seats: int) -> None:
    firsts = set()
    for seed in range(40):
        state = begin(seats, seed)
        table = view(state)
        firsts.add(table["order"][0])
        assert [player["hand"] for player in table["players"]] == [4] * seats
        assert table["order"] == [(table["order"][0] + turn) % seats for turn in range(seats)]
        assert (table["phase"], table["round"], state.to_act()) == ("choosing", 1, list(range(seats)))
    assert firsts == set(range(seats))
