"""Score sheets, who leads, plain data, and who sees an event."""

import json
from dataclasses import dataclass

import pytest

from pentapolis.core.events import EVERYBODY, Event, PublicEvent
from pentapolis.core.scores import ScoreSheet, leaders
from pentapolis.core.views import plain


def test_a_total_is_the_sum_of_the_categories() -> None:
    assert ScoreSheet({"towers": 12, "rubble": -3}).total == 9
    assert ScoreSheet({}).total == 0


@pytest.mark.parametrize(
    ("totals", "expected"),
    [([3], [0]), ([3, 5], [1]), ([5, 3, 5], [0, 2]), ([-1, -2], [0]), ([0, 0, 0], [0, 1, 2])],
)
def test_most_points_lead(totals: list[int], expected: list[int]) -> None:
    assert leaders([ScoreSheet({"points": total}) for total in totals]) == expected


def test_tiebreaks_count_only_in_a_tie_and_in_order() -> None:
    sheets = [ScoreSheet({"p": 5}, (1, 9)), ScoreSheet({"p": 5}, (2, 0)), ScoreSheet({"p": 4}, (9, 9))]
    assert leaders(sheets) == [1]
    assert leaders([ScoreSheet({"p": 5}, (2, 1)), ScoreSheet({"p": 5}, (2, 1))]) == [0, 1]


@dataclass(frozen=True)
class Whisper(Event):
    seats: int
    words: tuple[str, ...]

    def audience(self) -> int:
        return self.seats


@dataclass(frozen=True)
class Shout(PublicEvent):
    sheets: list[ScoreSheet]
    notes: dict[str, list[int | None]]


def test_everybody_sees_an_event_that_says_nothing_else() -> None:
    assert Shout([], {}).audience() == EVERYBODY
    assert all(Shout([], {}).seen_by(seat) for seat in (0, 1, 4, 40, None))


def test_an_audience_is_a_mask_of_seats() -> None:
    event = Whisper(0b101, ())
    assert [event.seen_by(seat) for seat in (0, 1, 2, 3, None)] == [True, False, True, False, False]
    assert not any(Whisper(0, ()).seen_by(seat) for seat in (0, 1, None))


def test_an_event_is_named_after_its_class_and_reveals_nothing_by_itself() -> None:
    assert Whisper(1, ()).name == "whisper"
    assert not Whisper(1, ()).reveals()


def test_plain_data_can_go_to_json() -> None:
    data = plain(Shout([ScoreSheet({"p": 1}, (2,))], {"a": [1, None]}))
    assert data == {"sheets": [{"categories": {"p": 1}, "tiebreaks": [2]}], "notes": {"a": [1, None]}}
    assert json.loads(json.dumps(data)) == data
    assert plain(Whisper(1, ("a", "b"))) == {"seats": 1, "words": ["a", "b"]}


def test_plain_data_are_copies() -> None:
    notes: dict[str, list[int | None]] = {"a": [1]}
    data = plain(Shout([], notes))
    data["notes"]["a"].append(2)
    assert notes == {"a": [1]}
