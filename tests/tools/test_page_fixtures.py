"""What the tests of the page are shown is what the engine says today."""

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "page_fixtures.py"


def test_the_fixtures_of_the_page_are_up_to_date() -> None:
    checked = subprocess.run([sys.executable, TOOL, "--check"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
