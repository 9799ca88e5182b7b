"""A server in a process of its own, which can be killed and started again on the same port and data."""

import json
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any, Final

PROJECT: Final = Path(__file__).parents[2]


class ServerProcess:
    """Answers from the start to the end, or until it is killed."""

    def __init__(self, data: Path, page: Path) -> None:
        self._data = data
        self._page = page
        self._log = (data / "log").open("wb")
        self.address = self._start("0")

    def _start(self, port: str) -> str:
        command = [sys.executable, "-m", "tests.browser.fixed_server", port, str(self._data), str(self._page)]
        self._process = subprocess.Popen(command, cwd=PROJECT, stdout=subprocess.PIPE, stderr=self._log, text=True)
        assert self._process.stdout is not None
        told = self._process.stdout.readline().strip()
        assert told, (self._data / "log").read_text()
        return told

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._process.kill()
        self._gone()

    def start_again(self) -> None:
        assert self._start(self.address.rpartition(":")[2]) == self.address

    def stop(self) -> None:
        self._process.terminate()
        self._gone()
        self._log.close()

    def _gone(self) -> None:
        self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def add_record(self, text: str) -> str:
        """Import a record and return the id of its table."""
        request = urllib.request.Request(f"{self.address}/api/records", text.encode(), {"Content-Type": "text/plain"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            table: dict[str, Any] = json.load(answer)
        return str(table["id"])
