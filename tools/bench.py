"""Measure every game and seat count, compiled and pure in turn, and what time for thinking is worth."""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import track

from pentapolis.bots.bench import Speed
from pentapolis.cli.speed_table import evaluation_table, speed_table
from pentapolis.cli.terminal import Terminal
from pentapolis.games import GAMES

COMPILED = Path("build/optimised").resolve()


def measure(game: str, seats: int, seconds: float, path: str) -> Speed:
    """Measure in a process of its own, with the package from `path` if there is one."""
    command = [sys.executable, "-m", "pentapolis", "bench", game, f"--seats={seats}", f"--seconds={seconds}", "--json"]
    environment = os.environ | {"PYTHONPATH": path}
    output = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    return Speed(**json.loads(output))


def tell_growth(game: str, minutes: float, path: str) -> None:
    """Let a bot play against itself with more time for thinking, and print what it wins."""
    command = [sys.executable, "-m", "pentapolis", "rate", game, "--growth", f"--minutes={minutes}", "--lang=en"]
    with TemporaryDirectory() as folder:
        subprocess.run([*command, f"--folder={folder}"], env=os.environ | {"PYTHONPATH": path}, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0, help="about how long for each line of the table")
    parser.add_argument("--growth", type=float, default=1.0, help="minutes for what a game's bots gain by more time")
    given = parser.parse_args()
    seconds = given.seconds
    paths = ["", str(COMPILED)] if (COMPILED / ".done").exists() else [""]
    lines = [(game.id, seats, path) for game in GAMES for seats in game.seat_counts for path in paths]
    waiting = track(lines, "Measuring", console=Console(stderr=True), transient=True)
    speeds = [measure(game, seats, seconds, path) for game, seats, path in waiting]
    terminal = Terminal("en")
    terminal.show(speed_table(speeds, terminal), "", evaluation_table(speeds, terminal))
    for slow, fast in zip(speeds[::2], speeds[1::2], strict=True) if len(paths) == 2 else []:
        ratio = fast.decisions_per_second / slow.decisions_per_second
        print(f"{fast.game}, {fast.seats} seats: compiled random play is {ratio:.1f} times as fast as pure")
    for game in GAMES if given.growth else []:
        print(f"\n{game.id}: what more time for thinking is worth")
        tell_growth(game.id, given.growth, paths[-1])


if __name__ == "__main__":
    main()
