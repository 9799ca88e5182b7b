"""The command line as a process of its own."""

import os
import subprocess
import sys

import pytest

PENTAPOLIS = [sys.executable, "-m", "pentapolis"]


def test_it_runs() -> None:
    done = subprocess.run([*PENTAPOLIS, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("pentapolis ")
    done = subprocess.run([*PENTAPOLIS, "castle"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX pipes")
def test_a_broken_pipe_is_no_failure_of_ours() -> None:
    with subprocess.Popen(
        [*PENTAPOLIS, "rules", "five-towers"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


def test_signs_that_the_terminal_lacks_are_no_failure() -> None:
    env = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*PENTAPOLIS, "games", "--lang", "hu"], capture_output=True, check=True, env=env)
    assert b"?t torony" in done.stdout
    assert done.stderr == b""
