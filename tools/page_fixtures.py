"""Write what the tests of the page are shown: the files that `fixtures/make.py` of each game describes."""

import argparse
import json
import runpy
import sys
from pathlib import Path

GAMES = Path(__file__).parent.parent / "web" / "src" / "games"


def written() -> dict[Path, str]:
    """Return all files."""
    files = {}
    for script in sorted(GAMES.glob("*/fixtures/make.py")):
        for name, content in runpy.run_path(str(script))["fixtures"]().items():
            files[script.with_name(f"{name}.json")] = json.dumps(content, separators=(",", ":")) + "\n"
    return files


def main() -> None:
    """Write the files, or only check them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")
    check = parser.parse_args().check
    for target, text in written().items():
        if not check:
            target.write_text(text, "utf-8")
        elif not target.is_file() or target.read_text("utf-8") != text:
            sys.exit(f"{target.relative_to(GAMES)} is out of date: run `make types`")


if __name__ == "__main__":
    main()
