"""Every numbered rule has a test, and the table of them is up to date."""

from pathlib import Path

import pytest

from tools.rule_table import main, rule_of

RULES = "# Toy\n\n- **TY-1.1** Deal the cards.\n- **TY-1.2** Play them | all.\n- **TY-E1** An example.\n"
TESTS = "def test_ty_1_1_dealing(): ...\n\nclass Rules:\n    def test_ty_1_2_play(self): ...\n\ndef test_ty_e1(): ...\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one game whose rules are all tested, and with the page written."""
    folder = tmp_path / "src/pentapolis/games/toy_game"
    for made in (folder, tmp_path / "tests/deep", tmp_path / "docs"):
        made.mkdir(parents=True)
    (folder / "rules.en.md").write_text(RULES, encoding="utf-8")
    (folder / "rules.hu.md").write_text(RULES, encoding="utf-8")
    (tmp_path / "tests/deep/test_toy.py").write_text(TESTS, encoding="utf-8")
    assert main([], tmp_path, ["toy-game"]) == 0
    return tmp_path


def complaints(project: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    code = main(["--check"], project, ["toy-game"])
    lines = capsys.readouterr().err.splitlines()
    assert code == (1 if lines else 0)
    return lines


def test_all_rules_of_all_games_have_tests(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["--check"])
    assert (code, capsys.readouterr().err) == (0, "")


def test_nothing_is_wrong_with_a_complete_project(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert complaints(project, capsys) == []


def test_the_page_has_a_line_for_each_rule(project: Path) -> None:
    page = (project / "docs/rule-tests.md").read_text(encoding="utf-8").splitlines()
    assert "| TY-1.1 | Deal the cards. | [`test_ty_1_1_dealing`](../tests/deep/test_toy.py) |" in page
    assert "| TY-1.2 | Play them / all. | [`test_ty_1_2_play`](../tests/deep/test_toy.py) |" in page
    assert "| TY-E1 | An example. | [`test_ty_e1`](../tests/deep/test_toy.py) |" in page


def test_a_rule_without_a_test_is_told(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "tests/deep/test_toy.py").write_text("def test_ty_1_2_play(): ...\ndef test_ty_e1(): ...\n")
    assert "TY-1.1: no test is named after this rule" in complaints(project, capsys)


def test_a_test_of_an_unknown_rule_is_told(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "tests/test_more.py").write_text("def test_ty_7_1_new(): ...\ndef test_other_1_1(): ...\n")
    assert complaints(project, capsys) == ["tests/test_more.py: test_ty_7_1_new names TY-7.1, which is no rule"]


@pytest.mark.parametrize(("language", "other"), [("en", "hu"), ("hu", "en")])
def test_rules_in_one_language_only_are_told(
    project: Path, capsys: pytest.CaptureFixture[str], language: str, other: str
) -> None:
    with (project / f"src/pentapolis/games/toy_game/rules.{language}.md").open("a") as file:
        file.write("- **TY-2.1** Only here.\n")
    assert f"TY-2.1: in rules.{language}.md, but not in rules.{other}.md" in complaints(project, capsys)


def test_a_page_that_is_out_of_date_is_told(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "tests/test_more.py").write_text("def test_ty_1_1_more(): ...\n")
    assert complaints(project, capsys) == ["docs/rule-tests.md is out of date: run `make docs`"]


@pytest.mark.parametrize(
    ("test", "rule"),
    [
        ("test_ft_1_5_nine_fits_on_lower_card", "FT-1.5"),
        ("test_ft_10_12_9_on_8", "FT-10.12"),
        ("test_ft_e4_full_bid", "FT-E4"),
        ("test_gk_10_4", "GK-10.4"),
        ("test_ft_everything", None),
        ("test_first_2_cards", None),
    ],
)
def test_tests_are_named_after_rules(test: str, rule: str | None) -> None:
    assert rule_of(test) == rule
