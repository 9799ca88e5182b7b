"""Names are made of signs that can be seen and stay where they are."""

import sys
import unicodedata

import pytest

from pentapolis.bots.levels import LEVELS
from pentapolis.core.record import parse_record
from pentapolis.games import game
from pentapolis.server.names import LONGEST, clean_name, clean_record_name, with_settings, without_settings
from tests.server.running_server import RunningServer, play_on, wait_for

UNSEEN = {
    "right-to-left override": "\u202e",
    "isolate": "\u2067",
    "Arabic letter mark": "\u061c",
    "zero width space": "\u200b",
    "zero width joiner": "\u200d",
    "byte order mark": "\ufeff",
    "soft hyphen": "\xad",
    "escape": "\x1b",
    "null": "\0",
    "tag": "\U000e0041",
    "variation selector": "\ufe0f",
    "Hangul filler": "\u3164",
    "half-width Hangul filler": "\uffa0",
    "Hangul choseong filler": "\u115f",
    "grapheme joiner": "\u034f",
    "blank Braille": "\u2800",
    "private": "\ue000",
    "unassigned": "\u0378",
}


@pytest.mark.parametrize("sign", UNSEEN.values(), ids=UNSEEN)
def test_nothing_unseen_is_left(sign: str) -> None:
    assert clean_name(f"An{sign}na") == "Anna"
    assert clean_name(sign * 3) == ""


def test_no_sign_turns_or_hides_a_name() -> None:
    steering = [s for s in map(chr, range(sys.maxunicode + 1)) if unicodedata.category(s) in ("Cc", "Cf", "Cs", "Co")]
    assert len(steering) > 100_000
    assert clean_name("".join(steering)) == ""


@pytest.mark.parametrize("name", ["Ilka Nagy", "Őrsi Ű.", "李雷", "Zé 🎲", "שרה", "Nguyễn Thị", "O'Nagy-2"])
def test_names_stay(name: str) -> None:
    assert clean_name(name) == name


def test_marks_do_not_pile_up_and_need_a_letter() -> None:
    assert clean_name("x" + "\u0335" * 100 + "y") == "x\u0335\u0335y"
    assert clean_name("\u0301\u0335") == ""
    assert clean_name("O\u030brs") == "\u0150rs"  # two signs that are one


def test_spaces_are_single_and_names_short() -> None:
    assert clean_name(" a \t\n\u3000\u00a0\u2029 b ") == "a b"
    assert clean_name("a" * 100) == "a" * LONGEST


def test_a_guest_cannot_take_an_unseen_name(server: RunningServer) -> None:
    async def go() -> None:
        guest = server.guest()
        assert await guest.call("POST", "/api/me", {"name": "An\u202en\u3164a"}) == {"name": "Anna"}

    wait_for(go())


def test_a_record_brings_no_unseen_names(server: RunningServer) -> None:
    async def go() -> None:
        guest = server.guest()
        await guest.call("POST", "/api/me", {"name": "Anna"})
        async with await guest.new_table("five-towers", "me", "easy") as table:
            await play_on(table)
        record = await guest.call("GET", f"/api/tables/{table.id}/record")
        for player, shown in (("\u202eevil\u3164", "evil"), ("\u2800", ""), ("A" * 500, "A" * LONGEST)):
            imported = await guest.call("POST", "/api/records", record.replace("player 0: Anna", f"player 0: {player}"))
            assert imported["players"][0]["name"] == shown

    wait_for(go())


def test_a_record_names_the_level_of_a_bot_and_its_settings() -> None:
    for level in LEVELS:
        name = with_settings("Félix", level.id, level.bot)
        assert name == f"Félix ({level.id}, {level.bot})"
        assert clean_record_name(name) == name
        assert without_settings(name) == f"Félix ({level.id})"
    assert with_settings("Ada", "gone", None) == "Ada (gone)"
    for other in ("Anna", "Anna (easy)", "Anna (a, b) c", "Anna (Easy, greedy)", "(easy, )"):
        assert without_settings(other) == clean_record_name(other) == other
    assert clean_record_name(f"{'A' * 60}\u202e (easy, greedy)") == f"{'A' * LONGEST} (easy, greedy)"


def test_an_imported_bot_is_shown_with_its_level_and_exported_with_its_settings(server: RunningServer) -> None:
    async def go() -> None:
        guest = server.guest()
        await guest.call("POST", "/api/me", {"name": "Anna"})
        async with await guest.new_table("five-towers", "me", "master") as table:
            await play_on(table)
        text = await guest.call("GET", f"/api/tables/{table.id}/record")
        [master] = [level for level in LEVELS if level.id == "master"]
        assert parse_record(text, game).players == ["Anna", f"Bruno (master, {master.bot})"]
        imported = await guest.call("POST", "/api/records", text)
        assert [player["name"] for player in imported["players"]] == ["Anna", "Bruno (master)"]
        assert await guest.call("GET", f"/api/tables/{imported['id']}/record") == text

    wait_for(go())
