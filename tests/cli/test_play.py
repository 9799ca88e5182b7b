"""`pentapolis play`: whole games through the terminal."""

import re
from pathlib import Path

import pytest

from pentapolis.cli.scenes.scene import Scene
from pentapolis.cli.table import who_won
from pentapolis.core.record import parse_record, verify
from pentapolis.games import game
from tests.cli.command_line import Run
from tests.cli.evenings import plan, plan_with_undo

RAW_KEY = re.compile(r"\b(problem|cli|list|five-towers)\.[a-z-]+")


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game(run: Run, tmp_path: Path, seats: int, language: str) -> None:
    evening = plan(seats, f"evening {seats}")
    file = tmp_path / "record.txt"
    arguments = ["--seats", str(seats), "--bots", "greedy", "--seed", evening.seed, "--lang", language]
    result = run("play", "five-towers", *arguments, "--record", str(file), typed="\n".join([*evening.typed, ""]))
    assert result.code == 0
    assert result.err == ""
    record = parse_record(file.read_text("utf-8"), game)
    verify(record)
    assert record.totals == evening.totals
    assert record.players[0] == {"en": "Guest", "hu": "Vendég"}[language]
    assert not RAW_KEY.search(result.out)
    assert max(map(len, re.sub(r".*[0-9a-f]{64}.*|.*record\.txt.*|>.*", "", result.out).splitlines())) <= 80
    total = result.out.splitlines()
    assert any(all(str(points).replace("-", "−") in line for points in evening.totals) for line in total[-12:])
    assert record.luck_hash in result.out
    assert record.secret is not None
    assert result.out.count(record.luck_hash) == 2, "before the first action and after the last"
    assert result.out.count(record.secret.hex()) == 1


def test_choices_can_be_typed_as_they_are_numbered(run: Run, tmp_path: Path) -> None:
    evening = plan(3, "short")
    short = {"pass": "0", "keep": "0", "candy": "1", "scary": "2", "tree": "3", "scrap": "4", "sand": "5"}
    typed = []
    for text in evening.typed:
        words = text.split()
        typed.append(short[words[-1]] if words[-1] in short else words[-1].replace(",", " "))
    file = tmp_path / "record.txt"
    arguments = ["--seats", "3", "--bots", "greedy", "--seed", "short", "--record", str(file)]
    assert run("play", "five-towers", *arguments, typed="\n".join([*typed, ""])).code == 0
    assert parse_record(file.read_text("utf-8"), game).totals == evening.totals


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    arguments = ("play", "five-towers", "--bots", "greedy", "--seed", "x")
    assert run(*arguments, typed="quit\n") == run(*arguments, typed="quit\n")
    assert run(*arguments[:-1], "y", typed="quit\n") != run(*arguments, typed="quit\n")


def test_new_luck_without_a_seed(run: Run) -> None:
    arguments = ("play", "five-towers", "--bots", "greedy")
    assert run(*arguments, typed="quit\n").out != run(*arguments, typed="quit\n").out


def test_undo(run: Run, tmp_path: Path) -> None:
    seed, typed, last = plan_with_undo()
    file = tmp_path / "record.txt"
    arguments = ["--seats", "2", "--bots", "greedy", "--seed", seed, "--record", str(file), "--name", "A"]
    result = run(
        "play", "five-towers", *arguments, typed="\n".join([*typed, "undo", "undo", "undo", "undo", "quit", ""])
    )
    assert result.code == 0
    assert result.out.count("Your last action is taken back.") in (1, 2), "the bid too, if nobody has acted since"
    assert result.out.count("Nothing can be taken back now") >= 2
    record = parse_record(file.read_text("utf-8"), game)
    verify(record)
    assert last not in [record.game.space.text(action) for _, action in record.actions[-1:]]


def test_why_help_rules_table_and_log(run: Run) -> None:
    typed = "why\nwhy 5\nwhy bid 0\nwhy take 1\n?\nrules FT-3.3\nrules FT-9\ntable\nlog\nquit\n\n"
    result = run("play", "five-towers", "--bots", "greedy", "--seed", "b", "--seats", "3", typed=typed)
    assert result.code == 0
    assert "✗ 1  Bid 1 – A bid of 1 is too low: the highest bid so far is 3." in result.out
    assert "Rule: FT-3.2." in result.out
    assert "✓ That is allowed." in result.out
    assert "Only the builder takes cards, once the bidding is over. Rule: FT-3.5." in result.out
    assert "takes your last action back" in result.out
    assert "FT-3.3 You may only bid what you can really build." in result.out
    assert "✗ There is no rule “FT-9” in “five-towers”." in result.out
    assert result.out.count("Still to come") == 2
    assert result.out.count("New round, Hill opens.") == 2


def test_questions_in_hungarian(run: Run) -> None:
    typed = "miért\nmiért 1\n?\nszabály 3.3\nasztal\nnapló\nvissza\nvége\nnem\n"
    result = run("play", "five-towers", "--bots", "greedy", "--seed", "b", "--seats", "3", "--lang", "hu", typed=typed)
    assert result.code == 0
    assert "✗ Kevés ez a licit: 1. Az eddigi legnagyobb: 3. Mondj többet, vagy passzolj!" in result.out
    assert "Csak annyit licitálhatsz, amennyit valóban be is tudsz építeni." in result.out
    assert "Most semmit sem lehet visszavonni" in result.out
    assert result.out.endswith("Viszlát!\n")
    assert not RAW_KEY.search(result.out)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Type what stands in front of your choice, or ? for help."),
        ("foo", "“foo” is none of your choices. ? helps."),
        ("9", "“9” is none of your choices. ? helps."),
        ("1 2", "“1 2” is none of your choices. ? helps."),
        ("bid", "✗ “bid” is not a valid action. It is written as “bid <cards>”."),
        ("bid x", "✗ “bid x” is not a valid action. Allowed for “cards”: 0–5."),
        ("2", "✗ A bid of 2 is too low: the highest bid so far is 3. Bid more, or pass. Rule:"),
        ("keep", "✗ You may demolish only after you have taken cards and before you build any of"),
        ("\x1b[2J", "“[2j” is none of your choices. ? helps."),
        ("undo 3", "“undo 3” is none of your choices. ? helps."),
    ],
)
def test_a_wrong_answer_is_told_in_a_line_and_asked_again(run: Run, typed: str, answer: str) -> None:
    arguments = ("play", "five-towers", "--bots", "greedy", "--seed", "b", "--seats", "3")
    result = run(*arguments, typed=f"{typed}\nquit\nno\n")
    assert result.code == 0
    assert answer in [line.rstrip() for line in result.out.splitlines()]


def test_the_end_of_the_input_ends_the_game(run: Run, tmp_path: Path) -> None:
    result = run("play", "five-towers", "--bots", "greedy", "--seed", "b")
    assert (result.code, result.err) == (0, "")
    assert result.out.endswith("Goodbye!\n")
    file = tmp_path / "record.txt"
    result = run("play", "five-towers", "--bots", "greedy", "--seed", "b", "--record", str(file))
    assert result.code == 0
    assert parse_record(file.read_text("utf-8"), game).totals == []


def test_ctrl_c_ends_the_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    result = run("play", "five-towers", "--bots", "greedy", "--seed", "b")
    assert (result.code, result.err) == (0, "")
    assert result.out.endswith("Goodbye!\n")


def test_quitting_offers_to_save(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "stopped.txt"
    there = tmp_path / "there.txt"
    there.write_text("mine")
    typed = f"quit\n{there}\n{tmp_path}/no/folder.txt\n{file}\n"
    result = run("play", "five-towers", "--bots", "greedy", "--seed", "b", typed=typed)
    assert result.code == 0
    assert f"{there}: This file exists already." in result.out
    assert f"{tmp_path}/no/folder.txt: There is no such file" in result.out
    assert there.read_text() == "mine"
    assert "end: stopped" in file.read_text("utf-8")
    verify(parse_record(file.read_text("utf-8"), game))


def test_a_name_can_do_nothing_to_the_terminal(run: Run) -> None:
    result = run(
        "play", "five-towers", "--bots", "greedy", "--seed", "b", "--name", "\x1b[31m[red]Z\n", typed="quit\n\n"
    )
    assert result.code == 0
    assert "\x1b" not in result.out
    assert "[31m[red]Z" in result.out


def test_as_many_seats_as_bots_and_me(run: Run) -> None:
    result = run("play", "five-towers", "--bots", "greedy,random,greedy,random", "--seed", "b", typed="quit\n\n")
    assert "★ Pebble  random" in result.out


def test_colours_only_where_they_are_wanted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("play", "five-towers", "--bots", "greedy", "--seed", "b")
    assert "\x1b[" not in run(*arguments, typed="quit\n\n").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert re.search(r"\x1b\[[0-9;]*48;", run(*arguments, typed="quit\n\n").out)
    monkeypatch.setenv("NO_COLOR", "1")
    coloured = run(*arguments, typed="quit\n\n").out
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", coloured)


@pytest.mark.parametrize(
    ("winners", "english", "hungarian"),
    [
        ([0], "You win, Anna! Congratulations!", "Nyertél, Anna! Gratulálok!"),
        ([1], "Hill wins.", "Győztes: Hill."),
        ([0, 2], "You and Brook win together! Congratulations!", "Te és Brook közösen nyertetek! Gratulálok!"),
        (
            [0, 1, 2],
            "You, Hill and Brook win together! Congratulations!",
            "Te, Hill és Brook közösen nyertetek! Gratulálok!",
        ),
        ([1, 2], "Hill and Brook win together.", "Közösen győznek: Hill és Brook."),
    ],
)
def test_who_has_won_is_told_to_the_person(winners: list[int], english: str, hungarian: str) -> None:
    players = ["Anna", "Hill", "Brook"]
    assert who_won(Scene(game("five-towers"), players, "en"), winners) == english
    assert who_won(Scene(game("five-towers"), players, "hu"), winners) == hungarian
