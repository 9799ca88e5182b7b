"""Records: readable, importable, strict. Whatever is malformed is a BadRecord and nothing else."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentapolis import game
from pentapolis.core.course import Course
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck, TableLuck
from pentapolis.core.problem import BadRecord
from pentapolis.core.record import FIRST_LINE, SERVER, Record, Rerun, free_undo, luck_of, parse_record, verify
from pentapolis.core.state import State
from tests.conformance.recording import play_record, secret_of
from tests.conformance.variants import Variant
from tests.toy.game import BACK, Toy, ToyState

FIVE_TOWERS = game("five-towers")
RECORD, END, _ = play_record(Variant(FIVE_TOWERS, 2, {}), seed=1)
TEXT = RECORD.text()
STOPPED = play_record(Variant(FIVE_TOWERS, 3, {}), seed=2, most=9)[0].text()
LINES = TEXT.split("\n")
ACTIONS = LINES.index("") + 1


def outcome(text: str) -> State | None:
    """Return what a record leads to, or None if it is bad, as anything else than a record should be."""
    try:
        return verify(parse_record(text, game))
    except BadRecord:
        return None


def reason(text: str) -> str:
    """Return why a record can't be read or re-run."""
    with pytest.raises(BadRecord) as caught:
        verify(parse_record(text, game))
    return caught.value.reasons[0].key if caught.value.reasons else caught.value.key


def with_line(number: int, line: str) -> str:
    return "\n".join([*LINES[:number], line, *LINES[number + 1 :]])


def test_a_record_reads_like_this() -> None:
    record = Record(FIVE_TOWERS, 2, {}, TableLuck(bytes(32)).hash, ["Anna", "Béla"])
    record.actions = [(0, FIVE_TOWERS.space.parse("bid 3")), (1, FIVE_TOWERS.space.parse("pass"))]
    record.secret = bytes(32)
    assert record.text().splitlines() == [
        "pentapolis record 1",
        "game: five-towers",
        "rules: 1",
        "seats: 2",
        "player 0: Anna",
        "player 1: Béla",
        f"luck: {TableLuck(bytes(32)).hash}",
        "",
        "0 bid 3",
        "1 pass",
        "",
        "end: stopped",
        "secret: " + "00" * 32,
    ]


def test_a_finished_record_ends_with_its_totals() -> None:
    assert LINES[-3] == "end: " + " ".join(str(sheet.total) for sheet in END.scores())
    assert outcome(TEXT) == END


def test_players_may_be_left_out() -> None:
    text = "\n".join(line for line in LINES if not line.startswith("player "))
    assert parse_record(text, game).players == []
    assert parse_record(text, game).text() == text


@pytest.mark.parametrize("name", ["", "a b", "0 bid 3", "end: 3", "# : player 1: x", "ő \U0001f5fc"])
def test_any_name_survives(name: str) -> None:
    record = Record(FIVE_TOWERS, 2, {}, "0" * 64, [name, "other"])
    assert parse_record(record.text(), game).players == [name, "other"]


@pytest.mark.parametrize("name", ["two\nlines", "a\r\nb", "a\u2028b", " a  b\t"])
def test_no_name_breaks_a_line(name: str) -> None:
    record = Record(FIVE_TOWERS, 2, {}, "0" * 64, [name, "other"])
    assert parse_record(record.text(), game).players == [" ".join(name.split()), "other"]


def test_options_keep_their_types() -> None:
    toy = Toy()
    record, state, _ = play_record(Variant(toy, 1, {"hand": 2, "rival": True}), seed=1)
    assert record.text().splitlines()[4:6] == ["option hand: 2", "option rival: True"]
    again = parse_record(record.text(), lambda _: toy)
    assert again.options == {"hand": 2, "rival": True}
    assert verify(again) == state


@pytest.mark.parametrize(
    "line", ["option hand: 4", "option hand: two", "option hands: 3", "option rival: False", "option "]
)
def test_a_wrong_option_is_bad(line: str) -> None:
    toy = Toy()
    text = play_record(Variant(toy, 1, {"hand": 2, "rival": True}), seed=1)[0].text()
    wrong = text.replace("option hand: 2" if "hand" in line else "option rival: True", line)
    with pytest.raises(BadRecord):
        parse_record(wrong, lambda _: toy)


def test_an_option_given_twice_is_bad() -> None:
    toy = Toy()
    text = play_record(Variant(toy, 1, {"hand": 2, "rival": True}), seed=1)[0].text()
    with pytest.raises(BadRecord):
        parse_record(text.replace("option hand: 2", "option hand: 3\noption hand: 2"), lambda _: toy)


@pytest.mark.parametrize("text", [TEXT, STOPPED], ids=["finished", "stopped"])
def test_truncated_anywhere_it_is_bad(text: str) -> None:
    assert outcome(text) is not None
    for end in range(len(text)):
        assert outcome(text[:end]) is None, f"cut after {end} characters"


def test_a_record_that_goes_on_is_read_but_not_verified() -> None:
    text = "\n".join(LINES[: ACTIONS + 4]) + "\n"
    record = parse_record(text, game)
    assert (record.secret, record.totals, len(record.actions)) == (None, [], 4)
    assert record.text() == text
    assert reason(text) == "problem.record-no-secret"


WRONG = {
    "first line": (with_line(0, "pentapolis record 3"), "problem.record-first-line"),
    "no parts": (with_line(0, "pentapolis record 2"), "problem.record-expected"),
    "parts in the first format": (with_line(7, "part 0: server\npart 1: server\n"), "problem.record-blank"),
    "undo in the first format": (with_line(ACTIONS + 1, LINES[ACTIONS + 1] + "\nundo 1"), "problem.record-seat"),
    "empty": ("", "problem.record-first-line"),
    "another file": ("<html>", "problem.record-first-line"),
    "first line alone": (FIRST_LINE, "problem.record-truncated"),
    "windows lines": (TEXT.replace("\n", "\r\n"), "problem.record-first-line"),
    "unknown game": (with_line(1, "game: chess"), "problem.game"),
    "no game": (with_line(1, "seats: 2"), "problem.record-expected"),
    "newer rules": (with_line(2, "rules: 2"), "problem.rules-version"),
    "older rules": (with_line(2, "rules: 0"), "problem.rules-version"),
    "rules in words": (with_line(2, "rules: one"), "problem.rules-version"),
    "too many seats": (with_line(3, "seats: 6"), "problem.seats"),
    "seats in words": (with_line(3, "seats: two"), "problem.record-expected"),
    "negative seats": (with_line(3, "seats: -2"), "problem.record-expected"),
    "endless seats": (with_line(3, "seats: " + "2" * 5000), "problem.record-expected"),
    "unknown option": (with_line(3, "seats: 2\noption speed: 3"), "problem.option-name"),
    "player missing": ("\n".join([*LINES[:5], *LINES[6:]]), "problem.record-players"),
    "player too many": (with_line(5, "player 1: x\nplayer 2: y"), "problem.record-players"),
    "players in another order": (with_line(4, "player 1: x"), "problem.record-expected"),
    "hash too short": (with_line(6, LINES[6][:-1]), "problem.record-hash"),
    "hash in capitals": (with_line(6, "luck: " + "A" * 64), "problem.record-hash"),
    "hash of another secret": (with_line(6, "luck: " + "0" * 64), "problem.record-wrong-secret"),
    "no blank line after the header": (with_line(7, "0 bid 0"), "problem.record-blank"),
    "seat unknown": (with_line(ACTIONS, "2 bid 0"), "problem.record-seat"),
    "seat in words": (with_line(ACTIONS, "x bid 0"), "problem.record-seat"),
    "no seat": (with_line(ACTIONS, "bid 0"), "problem.record-seat"),
    "action unknown": (with_line(ACTIONS, "0 fly 3"), "problem.action-kind"),
    "action without its value": (with_line(ACTIONS, "0 bid"), "problem.action-form"),
    "action with a wrong value": (with_line(ACTIONS, "0 bid 9"), "problem.action-field"),
    "action not canonical": (with_line(ACTIONS, "0 bid  0"), "problem.record-form"),
    "action with a space after it": (with_line(ACTIONS, LINES[ACTIONS] + " "), "problem.record-form"),
    "no end": ("\n".join([*LINES[:-3], *LINES[-2:]]), "problem.record-expected"),
    "totals in words": (with_line(len(LINES) - 3, "end: many"), "problem.record-expected"),
    "no totals": (with_line(len(LINES) - 3, "end: "), "problem.record-expected"),
    "endless totals": (with_line(len(LINES) - 3, "end: " + "9" * 5000), "problem.record-expected"),
    "wrong totals": (with_line(len(LINES) - 3, "end: 1 1000"), "problem.record-totals"),
    "too few totals": (with_line(len(LINES) - 3, LINES[-3].rpartition(" ")[0]), "problem.record-totals"),
    "too many totals": (with_line(len(LINES) - 3, LINES[-3] + " 0"), "problem.record-totals"),
    "said to be stopped": (with_line(len(LINES) - 3, "end: stopped"), "problem.record-totals"),
    "totals of a stopped game": (STOPPED.replace("stopped", "0 0 0"), "problem.record-not-over"),
    "secret too short": (with_line(len(LINES) - 2, LINES[-2][:-1]), "problem.record-secret"),
    "another secret": (with_line(len(LINES) - 2, "secret: " + "0" * 64), "problem.record-wrong-secret"),
    "more after the end": (TEXT + "more\n", "problem.record-form"),
    "another action after the end": (
        with_line(len(LINES) - 5, LINES[-5] + "\n0 bid 0"),
        "five-towers.refusal.game-over",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_told(case: str) -> None:
    text, expected = WRONG[case]
    assert reason(text) == expected


GOING_ON = "\n".join(LINES[: ACTIONS + 4]) + "\n"


@pytest.mark.parametrize(
    "text",
    [
        TEXT + "\n\nmore\n",
        TEXT + "\n\n\n\n" + TEXT,
        GOING_ON + "\n\nmore\n",
        GOING_ON + "\n\n" + "\n".join(LINES[ACTIONS + 4 :]),
        "\n".join(LINES[:ACTIONS]) + "\n\n\n\n" + "\n".join(LINES[ACTIONS:]),
    ],
    ids=["after the end", "a second record", "after the actions", "a gap in the actions", "a gap before the actions"],
)
def test_nothing_is_overlooked_behind_blank_lines(text: str) -> None:
    with pytest.raises(BadRecord):
        parse_record(text, game)


def test_a_problem_in_a_line_names_the_line() -> None:
    with pytest.raises(BadRecord) as caught:
        parse_record(with_line(ACTIONS + 2, "0 bid 9"), game)
    assert caught.value.params == {"line": ACTIONS + 3}


def test_an_illegal_action_is_told_with_its_rule() -> None:
    first = with_line(ACTIONS, "0 pass" if LINES[ACTIONS].startswith("0") else "1 pass")
    with pytest.raises(BadRecord) as caught:
        verify(parse_record(first, game))
    assert caught.value.key == "problem.record-illegal"
    assert caught.value.params["number"] == 1
    assert [reason.key for reason in caught.value.reasons] == ["five-towers.refusal.opener-bids-0"]


def test_the_wrong_seat_is_illegal() -> None:
    seat = int(LINES[ACTIONS][0])
    assert reason(with_line(ACTIONS, f"{1 - seat}{LINES[ACTIONS][1:]}")) == "five-towers.refusal.not-your-turn"


def test_every_action_matters() -> None:
    for number in range(ACTIONS, len(LINES) - 4):
        assert outcome("\n".join([*LINES[:number], *LINES[number + 1 :]])) is None


def differs_in_names_only(text: str) -> bool:
    """Whether a record is the original, line by line, but for the players' names."""
    others = [line for line in text.split("\n") if not line.startswith("player ")]
    return others == [line for line in LINES if not line.startswith("player ")]


@pytest.mark.parametrize(
    "text",
    [
        with_line(3, "seats: 02"),
        with_line(3, "seats:  2"),
        with_line(4, LINES[4] + " "),
        with_line(4, LINES[4].replace(": ", ":  ")),
        with_line(len(LINES) - 3, LINES[-3].replace("-", "-0")),
        TEXT + "\n",
        TEXT.replace("\n\n", "\n\n\n", 1),
    ],
    ids=["leading zero", "two spaces", "space after a name", "space before a name", "zero in a total", "end", "middle"],
)
def test_there_is_one_form_only(text: str) -> None:
    assert text != TEXT
    with pytest.raises(BadRecord):
        parse_record(text, game)


@settings(max_examples=800)
@given(
    changes=st.lists(st.tuples(st.integers(0, len(TEXT) - 1), st.characters(max_codepoint=300)), min_size=1, max_size=3)
)
def test_no_changed_letter_is_overlooked(changes: list[tuple[int, str]]) -> None:
    text = TEXT
    for place, letter in changes:
        text = text[:place] + letter + text[place + 1 :]
    state = outcome(text)
    if state is not None:
        assert state == END
        assert differs_in_names_only(text)


@settings(max_examples=300)
@given(place=st.integers(0, len(TEXT)), more=st.text(alphabet="\n 0123abd:", min_size=1, max_size=4))
def test_nothing_that_is_put_in_is_overlooked(place: int, more: str) -> None:
    text = TEXT[:place] + more + TEXT[place:]
    if outcome(text) is not None:
        assert differs_in_names_only(text)


@settings(max_examples=200)
@given(text=st.text(max_size=80))
def test_no_text_breaks_reading(text: str) -> None:
    assert outcome(text) is None
    assert outcome(FIRST_LINE + "\n" + text) is None


def test_a_record_needs_its_secret_to_run_again() -> None:
    record = parse_record(GOING_ON, game)
    for run in (Rerun, verify):
        with pytest.raises(BadRecord):
            run(record)
    with pytest.raises(BadRecord):
        free_undo(record, 0)


def test_a_whole_turn_may_be_taken_back_and_no_more() -> None:
    """Whoever bids last and builds has several decisions in a row."""
    record = parse_record(TEXT, game)
    actions = record.actions[:]
    most = 0
    for played in range(len(actions) + 1):
        record.actions = actions[:played]
        free = [free_undo(record, seat) for seat in (0, 1)]
        assert min(free) == 0, "only one of them decided last"
        most = max(most, *free)
    assert most >= 2


def test_luck_is_the_same_after_an_action_was_taken_back() -> None:
    secret = secret_of("undo")
    displays = []
    for first in ("bid 1", "bid 2"):
        luck = TableLuck(secret)
        state = FIVE_TOWERS.setup(2, luck)
        if first == "bid 2":
            luck.begin_turn(1)
            state.clone().apply(state.to_act()[0], FIVE_TOWERS.space.parse(first), luck)
        luck.begin_turn(1)
        displays.append(luck.below(1000))
    assert displays[0] == displays[1]


# The second format: parts of the luck, and what was taken back.

PARTS = ["ab" * 32, SERVER]


def shared_course() -> Course:
    return Course(FIVE_TOWERS, 2, {}, luck_of(bytes(32), PARTS))


def shared_record(course: Course) -> Record:
    record = Record(FIVE_TOWERS, 2, {}, TableLuck(bytes(32)).hash, ["Anna", "Béla"], PARTS)
    record.actions, record.undone = course.actions[:], course.undone[:]
    record.close(course.state, bytes(32))
    return record


def play(course: Course, *texts: str) -> Course:
    for text in texts:
        course.act(course.state.to_act()[0], FIVE_TOWERS.space.parse(text))
    return course


def whole_course() -> Course:
    """A match to its end, in which every ninth action is taken back, with all since its seat's last one."""
    course = shared_course()
    while course.state.to_act():
        seat = course.state.to_act()[0]
        course.act(seat, course.state.legal(seat)[len(course.actions) % len(course.state.legal(seat))])
        if len(course.actions) % 9 == 0 and course.undo_count(1 - seat):
            course.undo(course.undo_count(1 - seat))
    return course


SHARED = shared_record(whole_course())
SHARED_TEXT = SHARED.text()


def test_a_record_with_parts_and_undos_reads_like_this() -> None:
    course = play(shared_course(), "bid 1", "pass")
    course.undo(2)
    play(course, "bid 2")
    assert shared_record(course).text().splitlines() == [
        "pentapolis record 2",
        "game: five-towers",
        "rules: 1",
        "seats: 2",
        "player 0: Anna",
        "player 1: Béla",
        f"luck: {TableLuck(bytes(32)).hash}",
        "part 0: " + "ab" * 32,
        "part 1: server",
        "",
        f"{course.actions[0][0]} bid 1",
        f"{course.actions[1][0]} pass",
        "undo 2" + (" with hindsight" if course.undone[0].hindsight else ""),
        f"{course.actions[2][0]} bid 2",
        "",
        "end: stopped",
        "secret: " + "00" * 32,
    ]


def test_what_was_taken_back_is_in_the_record_and_does_not_hold() -> None:
    end = whole_course().state
    assert {undone.hindsight for undone in SHARED.undone} == {True, False}
    again = parse_record(SHARED_TEXT, game)
    assert again.text() == SHARED_TEXT
    assert verify(again) == end
    held = again.held()
    assert "undo" not in held.text()
    assert len(held.actions) < len(again.actions)
    assert verify(parse_record(held.text(), game)) == end


def test_every_part_of_the_luck_matters() -> None:
    assert outcome(SHARED_TEXT) is not None
    for old, new in (("ab" * 32, "ba" * 32), ("part 1: server", "part 1: " + "00" * 32)):
        assert outcome(SHARED_TEXT.replace(old, new)) is None


_UNDO = next(line for line in SHARED_TEXT.split("\n") if line.startswith("undo"))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("part 1: server", "part 1: somebody", "problem.record-part"),
        ("part 1: server", "part 1: " + "A" * 64, "problem.record-part"),
        ("part 1: server\n", "", "problem.record-expected"),
        ("part 1: server", "part 1: server\npart 2: server", "problem.record-blank"),
        (_UNDO, "undo 999999", "problem.record-undo"),
        (_UNDO, "undo 0", "problem.record-form"),
        (_UNDO, "undo", "problem.record-seat"),
        (_UNDO, "undo two", "problem.record-expected"),
        (_UNDO, "undo 01", "problem.record-form"),
        (" with hindsight", "", "problem.record-hindsight"),
    ],
)
def test_what_is_wrong_with_parts_and_undos_is_told(old: str, new: str, expected: str) -> None:
    assert reason(SHARED_TEXT.replace(old, new, 1)) == expected


@pytest.fixture
def performed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """All actions that are carried out in the toy."""
    actions, perform = list[int](), ToyState.perform

    def count(state: ToyState, seat: int, action: int, luck: Luck, events: list[Event] | None = None) -> None:
        actions.append(action)
        perform(state, seat, action, luck, events)

    monkeypatch.setattr(ToyState, "perform", count)
    return actions


def toy_course() -> Course:
    toy = Toy()
    return Course(toy, 2, toy.check(2, {}), luck_of(bytes(32), [SERVER, SERVER]))


def test_undos_cost_no_more_than_actions(performed: list[int]) -> None:
    """Each undo returns to a state that was kept, so that a hostile record can't let all be played again and again."""
    course = toy_course()
    for _ in range(50):
        course.act(0, course.state.legal(0)[0])
        course.undo(1)
    toy = course.game
    record = Record(toy, 2, toy.check(2, {}), TableLuck(bytes(32)).hash, [], [SERVER, SERVER])
    record.actions, record.undone, record.secret = course.actions, course.undone, bytes(32)
    performed.clear()
    verify(record)
    assert len(performed) == 50


@pytest.mark.parametrize("count", [1, 2, 63, 64, 65, 200, 300])
def test_an_undo_in_a_long_match_plays_little_of_it_again(performed: list[int], count: int) -> None:
    """What is done at once, while all others wait, must not grow with the length of the match."""
    course, shorter = toy_course(), toy_course()
    for number in range(300):
        action = BACK if 0 not in course.state.to_act() else course.state.legal(0)[number % 3]
        course.act(0, action)
        if number < 300 - count:
            shorter.act(0, action)
    performed.clear()
    course.undo(count)
    assert len(performed) < 64
    assert course.state == shorter.state
    for other in (course, shorter):
        other.act(1, other.state.legal(1)[0])
    assert course.state == shorter.state
