"""The page of ratings: it tells what was measured as far as it is still true, draws it, and is up to date."""

import pkgutil
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pentapolis.bots import levels
from pentapolis.bots.levels import LEVELS, Level
from pentapolis.bots.ratings import FILE, Growth, Match, RatedLevel, Ratings, ratings_of, weights_of, write
from pentapolis.games.ginkgopolis.game import GINKGOPOLIS
from tools.ratings_page import DOCS, PAGE, PICTURES, ROOT, TOKENS, growth_picture, main, scale_picture

POINTS = {"first": 700.0, "easy": 1000.0, "medium": 1120.0, "hard": 1180.0, "master": 1430.0}
SVG = "{http://www.w3.org/2000/svg}"


def measured() -> Ratings:
    known = []
    for level in LEVELS:
        points, reach = POINTS[level.id], 0 if level.id == "easy" else 25
        weights = weights_of(GINKGOPOLIS, level.unhurried(2))
        rated = (points, points - reach, points + reach, 1.25)
        known.append(RatedLevel(level.id, level.unhurried(2), weights, *rated, []))
    _, easy, _, hard, master = (level.bot for level in known)
    alone = LEVELS[-1].unhurried(1)
    matches = [
        Match("easy", easy, "first", 2, {}, 400, 0.85, 0.81, 0.88),
        Match("master", master, "hard", 2, {}, 398, 0.8, 0.76, 0.84),
        Match("hard", hard, "medium", 3, {}, 200, 0.6, 0.53, 0.67),
        Match("hard", hard, "", 1, {"hal": "expert"}, 200, 0.41, 0.34, 0.48),
        Match("master", alone, "", 1, {"hal": "expert"}, 200, 0.61, 0.54, 0.68),
    ]
    growth = [
        Growth("search", "", 100, 3, 400, 0.55, 0.5, 0.6, 6, 2),
        Growth("search", "", 100, 10, 400, 0.62, 0.57, 0.67, 20, 2),
        Growth("net-search", weights_of(GINKGOPOLIS, "net-search"), 100, 10, 400, 0.7, 0.65, 0.75, 21, 2.1),
    ]
    return Ratings(GINKGOPOLIS.id, GINKGOPOLIS.rules_version, known, matches, growth)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A project with one measured game, and with the page written."""
    content, get_data = write(measured()).encode(), pkgutil.get_data
    monkeypatch.setattr(pkgutil, "get_data", lambda package, file: content if file == FILE else get_data(package, file))
    ratings_of.cache_clear()
    (tmp_path / DOCS / PICTURES).mkdir(parents=True)
    (tmp_path / TOKENS).parent.mkdir(parents=True)
    shutil.copy(ROOT / TOKENS, tmp_path / TOKENS)
    assert main([], tmp_path, [GINKGOPOLIS]) == 0
    yield tmp_path
    ratings_of.cache_clear()


def complaints(project: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    code = main(["--check"], project, [GINKGOPOLIS])
    lines = capsys.readouterr().err.splitlines()
    assert code == (1 if lines else 0)
    return [line.partition(" is out of date")[0] for line in lines]


def test_the_page_of_all_games_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert (main(["--check"]), capsys.readouterr().err) == (0, "")


def test_everything_is_told(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (project / PAGE).read_text("utf-8").splitlines()
    assert "| easy | `careless` | 1000 | – | 1.2 ms |" in lines
    assert "| hard | `net-search:iterations=4` | 1180 | 1155–1205 | 1.2 ms |" in lines
    assert "What the level of a row wins against that of a column, of 398–400 games." in lines
    assert "| easy | 85 % (81–88 %) |  |  |  |" in lines
    assert "| master |  |  |  | 80 % (76–84 %) |" in lines
    assert "| 3 | hard | medium | 200 | 60 % (53–67 %) |" in lines
    assert "| hard | `net-search:iterations=4` | expert | 200 | 41 % (34–48 %) |" in lines
    assert f"| master | `{LEVELS[-1].unhurried(1)}` | expert | 200 | 61 % (54–68 %) |" in lines
    assert "| `search` | 10 × 100 | 400 | 62 % (57–67 %) | 20.0 ms | 2.0 ms |" in lines
    assert complaints(project, capsys) == []


def test_what_is_out_of_date_is_told(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / PAGE).write_text("", "utf-8")
    (project / DOCS / PICTURES / "ratings-ginkgopolis.svg").unlink()
    (project / DOCS / PICTURES / "growth-chess.svg").touch()
    found = ["docs/ratings.md", "docs/pictures/ratings-ginkgopolis.svg", "docs/pictures/growth-chess.svg"]
    assert complaints(project, capsys) == found
    main([], project, [GINKGOPOLIS])
    assert complaints(project, capsys) == []
    assert not (project / DOCS / PICTURES / "growth-chess.svg").exists()


def test_a_level_that_has_changed_is_left_out_and_named(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "LEVELS", (*LEVELS[:3], Level("hard", "search:iterations=900"), *LEVELS[4:]))
    assert complaints(project, capsys) == ["docs/ratings.md", "docs/pictures/ratings-ginkgopolis.svg"]
    main([], project, [GINKGOPOLIS])
    text = (project / PAGE).read_text("utf-8")
    assert "Not measured as they are now, and left out: hard." in text
    assert "| hard |" not in text
    assert "1180" not in text
    monkeypatch.setattr(levels, "LEVELS", (LEVELS[0], Level("easy", "random"), *LEVELS[2:]))
    main([], project, [GINKGOPOLIS])
    assert "|" not in (project / PAGE).read_text("utf-8")  # everything was measured from it
    assert not list((project / DOCS / PICTURES).iterdir())


def test_a_game_that_was_not_measured(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(package: str, file: str) -> bytes:
        raise FileNotFoundError

    monkeypatch.setattr(pkgutil, "get_data", nothing)
    ratings_of.cache_clear()
    main([], project, [GINKGOPOLIS])
    assert (project / PAGE).read_text("utf-8").endswith("## Ginkgopolis\n\nNot measured yet.\n")


def test_the_scale_is_drawn_from_the_strongest_to_the_weakest_where_their_points_are() -> None:
    picture = ElementTree.fromstring(scale_picture(measured(), "A & B", "#6f8f10"))
    assert picture.findtext(f"{SVG}title") == "A & B"
    circles = picture.findall(f"{SVG}circle")
    across = [float(circle.attrib["cx"]) for circle in circles]
    down = [float(circle.attrib["cy"]) for circle in circles]
    assert across == sorted(across, reverse=True)
    assert down == sorted(down)
    points = [level.points for level in reversed(measured().levels)]
    assert (across[0] - across[4]) / (across[3] - across[4]) == pytest.approx(
        (points[0] - points[4]) / (points[3] - points[4]), rel=1e-2
    )
    reaches = [(float(rect.attrib["x"]), float(rect.attrib["width"])) for rect in picture.findall(f"{SVG}rect")[1:]]
    assert len(reaches) == 4  # the anchor has none
    for (left, width), middle in zip(reaches, [*across[:3], across[4]], strict=True):
        assert left + width / 2 == pytest.approx(middle, abs=0.2)


def test_growth_is_drawn_with_a_mark_for_each_bot() -> None:
    picture = ElementTree.fromstring(growth_picture(measured().growth, "G", "#6f8f10"))
    lines = [line.attrib["points"].split() for line in picture.findall(f"{SVG}polyline")]
    assert [len(line) for line in lines] == [3, 2]
    heights = [float(point.partition(",")[2]) for point in lines[0]]
    assert heights == sorted(heights, reverse=True)  # a higher share is further up
    assert len(picture.findall(f"{SVG}circle")) == 3
    assert len(picture.findall(f"{SVG}rect")) == 1 + 2


def test_one_level_alone_can_be_drawn() -> None:
    one = replace(measured(), levels=measured().levels[1:2])
    assert len(ElementTree.fromstring(scale_picture(one, "one", "#6f8f10")).findall(f"{SVG}circle")) == 1
