"""What a page draws of what could come."""

from pentapolis.core.luck import Luck
from pentapolis.core.views import Plain, plain
from pentapolis.games.cities.game import CITIES
from tests.games.cities.notation import act, options, position

BUILDING = """
    seats: 2
    step: building
    taken: red, green
    cards 0: red-threes, three-floors
    board: new-york
    city 0: r3 p g y g p / b w p w w y
"""


def ghosts(description: str, seat: int) -> list[Plain]:
    found: list[Plain] = plain(position(description).ghosts(seat))["placements"]
    return found


def test_only_what_was_taken_is_drawn() -> None:
    state = position(BUILDING)
    drawn = [CITIES.space.text(CITIES.space.from_json(ghost["action"])) for ghost in ghosts(BUILDING, 0)]
    assert drawn == options(state, "build")


def test_a_fourth_floor_breaks_exactly_three() -> None:
    (ghost,) = [one for one in ghosts(BUILDING, 0) if one["thing"] == "red"]
    assert ghost["action"] == {"kind": "build", "colour": "red", "space": "a1"}
    assert ghost["change"] == -6
    assert ghost["cards"] == [
        {"card": "red-threes", "count": 0, "points": 0, "change": -4, "spaces": []},
        {"card": "three-floors", "count": 0, "points": 0, "change": -2, "spaces": []},
    ]


def test_changes_are_what_placing_brings() -> None:
    for seed in range(6):
        state = CITIES.setup(3, Luck(seed))
        luck = Luck(seed)
        while state.to_act():
            (seat,) = state.to_act()
            before = state.total(seat)
            legal = state.legal(seat)
            found = plain(state.ghosts(seat))["placements"]
            for ghost in found[:3]:
                action = CITIES.space.from_json(ghost["action"])
                if action in legal:
                    after = state.clone()
                    after.perform(seat, action, Luck(1))
                    goals = after.scores()[seat].categories["goals"] - state.scores()[seat].categories["goals"]
                    assert after.total(seat) - before - goals == ghost["change"]
            state.perform(seat, legal[luck.below(len(legal))], luck)


def test_who_waits_sees_what_lies_open() -> None:
    found = ghosts("seats: 2\nrow tiles: t1, t2, t3\nrow features: tree, kiosk, tree, tree, tree\ncity 1: r p / b w", 1)
    assert {ghost["thing"] for ghost in found if ghost["action"]["kind"] == "place"} == {"t1", "t2", "t3"}
    assert {ghost["thing"] for ghost in found if ghost["action"]["kind"] == "furnish"} == {"tree", "kiosk"}
    assert all(ghost["change"] == 1 for ghost in found if ghost["thing"] == "tree")


def test_a_goal_that_would_be_met() -> None:
    state = position(
        """
        seats: 2
        board: new-york
        step: building
        taken: green, yellow
        city 0: b1 r1 g y1 g p / w p p w w y
        """
    )
    found = plain(state.ghosts(0))["placements"]
    (ghost,) = [one for one in found if one["action"] == {"kind": "build", "colour": "green", "space": "c1"}]
    assert ghost["goals"] == [
        {"goal": "avenue", "count": 4, "change": 2, "points": 6, "spaces": ["a1", "b1", "c1", "d1"]}
    ]
    act(state, "build green c1", "discard yellow")
    assert state.scores()[0].categories["goals"] == 6


def test_open_cards_tell_how_they_would_stand_in_the_own_city() -> None:
    text = "seats: 2\nrow cards: red-threes, three-floors, great-park\ncity 0: r3 p g y g p / b w p w w y"
    state = position(text)
    mine, other = (plain(state.ghosts(seat))["cards"] for seat in (0, 1))
    assert mine[0] == {"card": "red-threes", "count": 1, "points": 4, "spaces": ["a1"]}
    assert [card["card"] for card in mine] == ["red-threes", "three-floors", "great-park"]
    assert (other[0]["points"], other[0]["spaces"]) == (0, [])


def test_a_card_that_was_taken_lies_open_no_more() -> None:
    state = position("seats: 2\nrow cards: red-threes, three-floors, great-park\ncity 0: r3 p g y g p / b w p w w y")
    act(state, "take cards 2")
    assert [card["card"] for card in plain(state.ghosts(0))["cards"]] == ["red-threes", "great-park"]


def test_pieces_are_refused_with_a_reason_on_every_space() -> None:
    state = position(BUILDING)
    spaces = {space["name"] for space in plain(state.view(0))["cities"][0]["spaces"]}
    tried = [CITIES.space.to_json(action) for action in state.attempts(0)]
    assert {action["space"] for action in tried if action["kind"] == "build"} == spaces
    refusal = state.refuse(0, CITIES.space.parse("build red b1"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CI-4.5", "no-plot")
