"""What the engine tells a page of what could come: the best walkways, why not others, each tile in each place."""

from random import Random

import pytest

from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from pentapolis.core.views import Plain, plain
from pentapolis.games.cloud_city.ghosts import CloudCityGhosts
from tests.games.cloud_city.drawn_cities import AVENUES, BRIDGE, CROSS, GAP, RING, joining
from tests.games.cloud_city.notation import CLOUD_CITY, act, actor, options, position, table


def ghosts(state: State, seat: int = 0) -> CloudCityGhosts:
    found = state.ghosts(seat)
    assert isinstance(found, CloudCityGhosts)
    return found


def cells(actions: list[dict[str, Plain]]) -> list[str]:
    return [action["cells"] for action in actions]


def barred(description: str) -> dict[str, str]:
    return {
        str(found.action["cells"]): f"{found.rule} {found.reason}" for found in ghosts(position(description)).barred
    }


def most_votes(state: State) -> int:
    """Return the most votes that walkways can bring, by trying all sets of them that can be built."""
    joins = [CLOUD_CITY.space.parse(text) for text in options(state, "join")]
    return _most(state, actor(state), joins) - sum(state.scores()[actor(state)].tiebreaks)


def _most(state: State, seat: int, joins: list[int]) -> int:
    best = sum(state.scores()[seat].tiebreaks)
    for place, action in enumerate(joins):
        if action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action, Luck(0))
            best = max(best, _most(after, seat, joins[place + 1 :]))
    return best


@pytest.mark.parametrize("city", [CROSS, BRIDGE, RING, GAP])
def test_the_best_walkways_can_be_built_and_bring_most(city: str) -> None:
    state = position(joining(city))
    found = ghosts(state)
    assert found.votes == most_votes(state)
    for action in found.best:
        state.apply(0, CLOUD_CITY.space.from_json(action), Luck(0))
    assert sum(state.scores()[0].tiebreaks) == found.votes


def test_the_best_walkways_bring_most_in_whole_games() -> None:
    """Also where pieces have run out; as long as there are few enough to try them all."""
    tried = 0
    for seed in range(6):
        luck, chooser = Luck(seed), Random(seed)
        state = CLOUD_CITY.setup(4, luck)
        while state.to_act():
            joins = options(state, "join")
            if 2 <= len(joins) <= 6:
                found = ghosts(state, actor(state))
                assert found.votes == most_votes(state)
                assert set(cells(found.best)) <= {text.removeprefix("join ") for text in joins}
                tried += len(joins) > 3
            state.apply(actor(state), chooser.choice(state.legal(actor(state))), luck)
    assert tried > 10


def test_of_walkways_that_cross_or_share_a_building_the_better_ones_are_taken() -> None:
    assert ghosts(position(joining(CROSS))).votes == 5 + 2 + 2 + 5
    avenues = {"a1-f1", "a3-f3", "a5-f5", "a7-f7"}
    assert len(avenues & set(cells(ghosts(position(joining(AVENUES))).best))) == 3, "there are three such pieces"


@pytest.mark.parametrize(
    ("description", "pair", "why"),
    [
        (joining(GAP), "a1-e1", "CC-4.3 gap"),
        (joining(CROSS, "c1-c5"), "a3-e3", "CC-4.6 would-cross"),
        (joining(AVENUES, "a1-f1, a3-f3, a5-f5"), "a7-f7", "CC-4.2 no-piece-left"),
        ("step: joining\ncity 0: B.GB/.B../B.~~/.B~~", "a1-d1", "CC-4.4 blocked"),
        (joining(RING, "a1-c1, c1-c3"), "c1-c3", ""),
    ],
)
def test_why_two_buildings_cannot_be_joined(description: str, pair: str, why: str) -> None:
    assert barred(description).get(pair, "") == why


def test_barred_pairs_are_refused_for_the_same_reason_and_the_others_are_possible_or_built() -> None:
    """What `attempts` says while walkways are built, `ghosts` says at all times."""
    met = set()
    for seed in range(4):
        luck, chooser = Luck(seed), Random(seed)
        state = CLOUD_CITY.setup(2, luck)
        while state.to_act():
            seat = actor(state)
            if table(state)["phase"] == "joining":
                found = {CLOUD_CITY.space.from_json(one.action): one for one in ghosts(state, seat).barred}
                for action in state.attempts(seat):
                    why = state.refuse(seat, action)
                    if why is None or why.reason == "joined-already":
                        assert action not in found
                    else:
                        told = found.pop(action)
                        assert (told.rule, told.reason, told.params) == (why.rule, why.reason, why.params)
                        met.add(why.reason)
                assert found == {}
                assert set(state.legal(seat)) <= set(state.attempts(seat))
            state.apply(seat, chooser.choice(state.legal(seat)), luck)
    assert met == {"gap", "blocked", "too-long", "two-walkways", "would-cross", "no-piece-left"}


def test_the_decision_tells_how_many_walkways_are_possible_and_what_they_can_bring() -> None:
    decision = table(position(joining(CROSS)))["decision"]
    assert (decision["kind"], decision["rule"]) == ("joining", "CC-3.3")
    assert decision["params"] == {"count": 5, "votes": 14}


@pytest.mark.parametrize("requests", ["", "requests: loneliness, loops\n"])
def test_a_placement_tells_what_comes_of_it(requests: str) -> None:
    """For every tile of the hand, every place and rotation: place it, build the best, and look."""
    state = position(f"{requests}round: 4\nhand 0: blue+green, green/green, sand+sand")
    placements = ghosts(state).placements
    for name in ("blue+green", "green/green", "sand+sand"):
        chosen = state.clone()
        act(chosen, f"choose {name}")
        assert ghosts(chosen).placements == [one for one in placements if one.tile == name]
        assert [CLOUD_CITY.space.from_json(one.action) for one in ghosts(chosen).placements] == chosen.legal(0)
    for one in placements:
        after = state.clone()
        act(after, f"choose {one.tile}")
        after.apply(0, CLOUD_CITY.space.from_json(one.action), Luck(0))
        joins = options(after, "join") if after.to_act() == [0] else []
        assert [f"join {way.first}-{way.second}" for way in one.possible] == joins
        assert sum(way.votes for way in one.possible) >= one.votes
        for action in one.best:
            after.apply(0, CLOUD_CITY.space.from_json(action), Luck(0))
        assert after.total(0) - state.total(0) == one.change
        assert sum(after.scores()[0].tiebreaks) - sum(state.scores()[0].tiebreaks) == one.votes


def test_who_waits_may_try_out_tiles() -> None:
    state = position("seats: 2\nturn: 1\nround: 3\nhand 0: blue+blue, blue+green, sand/sand")
    assert actor(state) == 1
    assert {one.tile for one in ghosts(state, 0).placements} == {"blue+blue", "blue+green", "sand/sand"}
    assert state.attempts(0) == []


def test_ghosts_come_from_what_the_seat_knows() -> None:
    state = position("seats: 3\nround: 4")
    for seat in range(3):
        worlds = [plain(state.determinise(seat, Luck(draw)).ghosts(seat)) for draw in range(3)]
        assert worlds == [plain(state.ghosts(seat))] * 3


def test_nothing_can_be_placed_when_the_game_is_over() -> None:
    state = position("step: over")
    assert (ghosts(state).placements, state.attempts(0)) == ([], [])
