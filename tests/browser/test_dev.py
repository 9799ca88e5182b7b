"""`make dev`: the page from its sources, a server behind it, and both gone together."""

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.browser.server_process import PROJECT


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


def is_free(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex(("localhost", port)) != 0


@contextmanager
def started(command: list[str], environment: dict[str, str]) -> Iterator["subprocess.Popen[str]"]:
    """Start it; if it doesn't end as expected, it is told to end, so that nothing waits for it."""
    with subprocess.Popen(command, cwd=PROJECT, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.terminate()


@pytest.mark.usefixtures("heeded_interrupts")
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_page_and_server_come_and_go_together(tmp_path: Path, sent: signal.Signals) -> None:
    port = free_port()
    command = [sys.executable, "tools/dev.py", f"--port={port}", f"--data={tmp_path}"]
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = os.environ | {"PATH": path, "BROWSER": "none", "NO_COLOR": "1"}  # where CI is set, Vite would colour
    with started(command, environment) as dev:
        assert dev.stdout
        assert any("Local:" in line for line in dev.stdout)
        with urllib.request.urlopen(f"http://localhost:{port}/", timeout=30) as answer:
            assert b"/@vite/client" in answer.read()
        with urllib.request.urlopen(f"http://localhost:{port}/api/games", timeout=30) as answer:
            assert "five-towers" in [game["id"] for game in json.load(answer)]
        dev.send_signal(sent)
        assert dev.wait(30) == 0
        dev.stdout.read()  # ends when server and page have ended
    assert is_free(port)


def test_what_the_server_says_is_wrong_ends_it(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    command = [sys.executable, "tools/dev.py", f"--data={tmp_path / 'file'}"]
    dev = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, timeout=60, check=False)
    assert dev.returncode == 2
    assert "Local:" not in dev.stdout
    assert dev.stderr.count("\n") == 1
