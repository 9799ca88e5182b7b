"""Writes docs/ratings.md and its pictures: how strong the levels of every game are, from the files beside the games.

With --check nothing is written; what is out of date is told, and the exit code is 1.
"""

import argparse
import math
import re
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from xml.sax.saxutils import escape

from pentapolis.bots.ratings import ANCHOR, Growth, Match, RatedLevel, Ratings, ratings_of, stale_levels, true_ratings
from pentapolis.core.game import Game
from pentapolis.games import GAMES
from pentapolis.texts import say

ROOT = Path(__file__).resolve().parent.parent
DOCS = Path("docs")
PAGE = DOCS / "ratings.md"
PICTURES = "pictures"
TOKENS = Path("web/src/styles/tokens.css")  # where every game has its colour

INTRODUCTION = f"""\
# How strong the levels are

Written by `make docs` from the file `ratings.json` beside each game: measure again, and don't change this page.

With two players every level plays against every other one, every deal twice with changed seats. From these matches
comes one scale for a game: whoever has 400 points more wins ten games of eleven, and "{ANCHOR}" has 1000. The
ratings are those of Bradley and Terry's model under which the results are most likely; the 95 % intervals are those
of the distance from "{ANCHOR}", from the Fisher information and the spread of the deals as it was seen. Bots play
without the clock that stops them after a second at a table, so that the same games can be played again. With more
than two players each level meets the next weaker one; shares are even at 50 % for any number of players, since both
have every seat equally often. Alone, a level may be another bot. A decision's time is that of the machine that
measured.

```sh
pentapolis rate five-towers --folder rated --games 400 --minutes 60   # the same command goes on where it was stopped
pentapolis rate five-towers --folder rated --growth                   # what more time for thinking is worth
cp rated/five-towers.ratings.json src/pentapolis/games/five_towers/ratings.json
make docs
```

Bots are known by their names and by the hash of their weights: games of one that has changed are played again, and
until then nothing is told of it. A change of the code of bots or evaluations has no name; then begin in an empty
folder. A test notices when a level no longer chooses as it did when it was measured."""


def page(titles: Sequence[Game]) -> str:
    """Return the text of the page."""
    chapters = (chapter(title, ratings_of(title), true_ratings(title)) for title in titles)
    return "\n\n".join([INTRODUCTION, *chapters]) + "\n"


def chapter(title: Game, measured: Ratings | None, true: Ratings | None) -> str:
    """Return what is known of a game: what was measured, as far as it is still true."""
    name = say(f"{title.id}.title", "en")
    parts = [f"## {name}"]
    if measured is None:
        return "\n\n".join([*parts, "Not measured yet."])
    if stale := stale_levels(title, measured):
        told = ", ".join(_level(level) for level in stale)
        parts.append(f"Not measured as they are now, and left out: {told}.")
    if true is None:
        return "\n\n".join(parts)
    if true.levels:
        parts += [f"![{name}: the levels on one scale]({PICTURES}/{scale_file(title)})", _scale_table(true)]
        parts += _matches(true)
    if true.growth:
        picture = f"![{name}: shares with more time for thinking]({PICTURES}/{growth_file(title)})"
        parts += ["### What time is worth", picture, _growth_table(true.growth)]
    return "\n\n".join(parts)


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [headings, ["---"] * len(headings), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _level(level: str) -> str:
    return say(f"level.{level}", "en")


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _interval(found: Match | Growth) -> str:
    return f"{_percent(found.share)} ({100 * found.low:.0f}–{100 * found.high:.0f} %)"


def _scale_table(ratings: Ratings) -> str:
    rows = [
        [_level(level.id), f"`{level.bot}`", f"{level.points:.0f}", _reach(level), f"{level.milliseconds:.1f} ms"]
        for level in ratings.levels
    ]
    return _table(["level", "bot", "points", "95 % interval", "a decision"], rows)


def _reach(level: RatedLevel) -> str:
    return "–" if level.low == level.high else f"{level.low:.0f}–{level.high:.0f}"


def _matches(ratings: Ratings) -> Iterator[str]:
    """Tell the matches of two as a table of everybody against everybody, and those of more and alone as lists."""
    pairs = [match for match in ratings.matches if match.seats == 2]
    counts = [match.games for match in pairs]
    games = "–".join(str(count) for count in sorted({min(counts), max(counts)}))
    ids = [level.id for level in ratings.levels]
    yield f"### Two players\n\nWhat the level of a row wins against that of a column, of {games} games."
    met = {(match.level, match.against): _interval(match) for match in pairs}
    rows = [[_level(one), *(met.get((one, other), "") for other in ids[:-1])] for one in ids[1:]]
    yield _table(["", *(_level(other) for other in ids[:-1])], rows)
    if more := [match for match in ratings.matches if match.seats > 2]:
        rows = [
            [str(match.seats), _level(match.level), _level(match.against), str(match.games), _interval(match)]
            for match in more
        ]
        yield "### More players"
        yield _table(["players", "level", "against", "games", "share"], rows)
    if alone := [match for match in ratings.matches if match.seats == 1]:
        yield "### Alone"
        yield _table(
            ["level", "bot", "opponent", "games", "wins"],
            [
                [
                    _level(match.level),
                    f"`{match.bot}`",
                    " ".join(map(str, match.options.values())) or "–",
                    str(match.games),
                    _interval(match),
                ]
                for match in alone
            ],
        )


def _growth_table(growth: Sequence[Growth]) -> str:
    rows = [
        [
            f"`{grown.bot}`",
            f"{grown.times} × {grown.iterations}",
            str(grown.games),
            _interval(grown),
            f"{grown.milliseconds:.1f} ms",
            f"{grown.usual_milliseconds:.1f} ms",
        ]
        for grown in growth
    ]
    headings = ["bot", "iterations", "games", "share against itself with 1 ×", "a decision", "with 1 ×"]
    return _table(headings, rows)


# --- Pictures


STYLE = """\
text { font: 14px "Inter", "Segoe UI", system-ui, sans-serif; fill: #22272e; font-variant-numeric: tabular-nums }
.small { font-size: 12px; fill: #4f5761 }
.end { text-anchor: end }
.middle { text-anchor: middle }
.grid { stroke: #d8cdb9; stroke-width: 1 }
.strong { stroke: #8a8069; stroke-dasharray: 4 4 }
.paper { fill: #fffdf8 }
.reach { fill: ACCENT; opacity: 0.3 }
.mark { fill: ACCENT }
.line { fill: none; stroke: ACCENT; stroke-width: 2 }
.whisker { stroke: ACCENT; stroke-width: 2; opacity: 0.55 }
@media (prefers-color-scheme: dark) {
text { fill: #eceae4 }
.small { fill: #a9b2bc }
.grid { stroke: #2e3a47 }
.strong { stroke: #6d7b8a }
.paper { fill: #1a222b }
.reach, .mark { fill: LIGHT }
.line, .whisker { stroke: LIGHT }
}"""


def scale_file(title: Game) -> str:
    return f"ratings-{title.id}.svg"


def growth_file(title: Game) -> str:
    return f"growth-{title.id}.svg"


def _svg(width: int, height: int, name: str, colour: str, parts: Sequence[str]) -> str:
    """Return a drawing for light and dark, with a title that is read out."""
    parted = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
    light = "#" + "".join(f"{round(0.55 * part + 0.45 * 255):02x}" for part in parted)
    style = STYLE.replace("ACCENT", colour).replace("LIGHT", light)
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
    paper = f'<rect class="paper" width="{width}" height="{height}" rx="14"/>'
    return (
        "\n".join([head, f"<title>{escape(name)}</title>", f"<style>{style}</style>", paper, *parts, "</svg>"]) + "\n"
    )


def _text(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def scale_picture(ratings: Ratings, name: str, colour: str) -> str:
    """Draw the levels on one scale, each with its interval."""
    width, left, right, top, step = 720, 110, 660, 20, 34
    bottom = top + step * len(ratings.levels)
    least = 100 * math.floor(min(level.low for level in ratings.levels) / 100)
    most = 100 * math.ceil(max(level.high for level in ratings.levels) / 100)

    def at(points: float) -> float:
        return left + (right - left) * (points - least) / max(1, most - least)

    parts = []
    every = 100 if most - least <= 1000 else 200
    for points in range(least, most + 1, every):
        parts.append(_line(at(points), top, at(points), bottom, "grid"))
        parts.append(_text(at(points), bottom + 18, str(points), "small middle"))
    for number, level in enumerate(reversed(ratings.levels)):
        y = top + step * (number + 0.5)
        low, high = at(level.low), at(level.high)
        if high > low:
            parts.append(
                f'<rect x="{low:.1f}" y="{y - 7:.1f}" width="{high - low:.1f}" height="14" rx="7" class="reach"/>'
            )
        parts.append(f'<circle cx="{at(level.points):.1f}" cy="{y:.1f}" r="5.5" class="mark"/>')
        parts.append(_text(left - 14, y + 5, _level(level.id), "end"))
        parts.append(_text(width - 14, y + 5, f"{level.points:.0f}", "end"))
    return _svg(width, bottom + 30, name, colour, parts)


def growth_picture(growth: Sequence[Growth], name: str, colour: str) -> str:
    """Draw what share a bot wins against itself with more iterations; each bot has its own mark."""
    width, height, left, right, top, bottom = 720, 240, 60, 560, 20, 200
    shares = [share for grown in growth for share in (grown.low, grown.high)]
    least, most = min(0.4, *shares), max(0.8, *shares)
    reach = math.log(max(grown.times for grown in growth))

    def across(times: int) -> float:
        return left + (right - left) * math.log(times) / reach

    def up(share: float) -> float:
        return bottom - (bottom - top) * (share - least) / (most - least)

    parts = []
    for tenth in range(math.ceil(10 * least), math.floor(10 * most) + 1):
        kind = "strong" if tenth == 6 else "grid"  # what ten times the time should win
        parts.append(_line(left, up(tenth / 10), right, up(tenth / 10), kind))
        parts.append(_text(left - 10, up(tenth / 10) + 4, f"{10 * tenth} %", "small end"))
    for times in sorted({1, *(grown.times for grown in growth)}):
        parts.append(_text(across(times), bottom + 20, f"{times} ×", "small middle"))
    for number, (bot, results) in enumerate(groupby(growth, key=lambda grown: grown.bot)):
        found = list(results)
        aside = 5 * (2 * number - 1)  # so that intervals don't hide each other
        points = [(across(1), up(0.5)), *((across(grown.times) + aside, up(grown.share)) for grown in found)]
        parts.append(f'<polyline points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}" class="line"/>')
        for grown, (x, y) in zip(found, points[1:], strict=True):
            parts += [_line(x, up(grown.low), x, up(grown.high), "whisker"), _mark(number, x, y)]
        parts += [_mark(number, right + 40, top + 24 * number), _text(right + 54, top + 24 * number + 5, bot)]
    return _svg(width, height, name, colour, parts)


def _mark(number: int, x: float, y: float) -> str:
    if number == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" class="mark"/>'
    return f'<rect x="{x - 4.5:.1f}" y="{y - 4.5:.1f}" width="9" height="9" class="mark"/>'


def files(root: Path, titles: Sequence[Game]) -> dict[Path, str]:
    """Return everything that is written: the page and its pictures."""
    tokens = (root / TOKENS).read_text("utf-8")
    colours = {title.id: re.findall(rf"--{title.id}: (#[0-9a-f]{{6}});", tokens)[0] for title in titles}
    written = {PAGE: page(titles)}
    for title in titles:
        true = true_ratings(title)
        name = say(f"{title.id}.title", "en")
        if true is not None and true.levels:
            words = f"{name}: the levels on one scale"
            written[DOCS / PICTURES / scale_file(title)] = scale_picture(true, words, colours[title.id])
        if true is not None and true.growth:
            words = f"{name}: shares with more time for thinking"
            written[DOCS / PICTURES / growth_file(title)] = growth_picture(true.growth, words, colours[title.id])
    return written


def main(arguments: Sequence[str], root: Path = ROOT, titles: Sequence[Game] = GAMES) -> int:
    """Write the page and its pictures, or check them; return the exit code."""
    parser = argparse.ArgumentParser(description="Write how strong the levels are.")
    parser.add_argument("--check", action="store_true", help="write nothing; tell what is out of date")
    check = parser.parse_args(arguments).check
    written = files(root, titles)
    drawn = [*(root / DOCS / PICTURES).glob("ratings-*.svg"), *(root / DOCS / PICTURES).glob("growth-*.svg")]
    gone = [file for file in drawn if file.relative_to(root) not in written]
    if not check:
        for path, text in written.items():
            (root / path).write_text(text, encoding="utf-8")
        for file in gone:
            file.unlink()
        return 0
    found = [path for path, text in written.items() if not _is(root / path, text)]
    found += [file.relative_to(root) for file in gone]
    for path in found:
        print(f"{path.as_posix()} is out of date: run `make docs`", file=sys.stderr)
    return 1 if found else 0


def _is(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
