"""`pentapolis serve`: starts, says where, stops when told, and says clearly what is wrong."""

import http.client
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pentapolis.cli import main
from pentapolis.server.data_folder import data_folder
from pentapolis.server.running import address, listen
from tests.server.running_server import PATIENCE


@pytest.mark.parametrize(
    ("language", "words"), [("en", "can’t listen on port"), ("hu", "nem tudja használni ezt a portot")]
)
def test_a_taken_port_gets_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, words: str
) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SystemExit) as exit:
            main(["serve", "--no-open", f"--port={port}", f"--data={tmp_path}", f"--lang={language}"])
    assert exit.value.code == 2
    error = capsys.readouterr().err
    assert words in error
    assert str(port) in error
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", [["--port=99999"], ["--host=999.1.1.1"], ["--port=-1"], ["--public-url=games"], ["--trusted-proxy=*"]]
)
def test_an_impossible_address_gets_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    with pytest.raises(SystemExit) as exit:
        main(["serve", "--no-open", f"--data={tmp_path}", "--lang=en", *arguments])
    assert exit.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_database_that_cant_be_opened_gets_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(SystemExit) as exit:
        main(["serve", "--no-open", "--port=0", f"--data={tmp_path / 'file'}", "--lang=en"])
    assert exit.value.code == 2
    error = capsys.readouterr().err
    assert "can’t be opened" in error
    assert error.count("\n") == 1


@pytest.mark.usefixtures("heeded_interrupts")
@pytest.mark.parametrize(("sent", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 0)])
def test_it_starts_says_where_and_stops_when_told(tmp_path: Path, sent: signal.Signals, code: int) -> None:
    command = [sys.executable, "-m", "pentapolis", "serve", "--no-open", "--port=0", f"--data={tmp_path}", "--lang=en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        first = server.stdout.readline()
        assert first.startswith("Pentapolis is ready: http://127.0.0.1:")
        connection = http.client.HTTPConnection(first.split("//")[1].strip(), timeout=PATIENCE)
        connection.request("GET", "/healthz")
        assert connection.getresponse().status == 200
        connection.close()
        server.send_signal(sent)
        assert server.wait(PATIENCE) == code
        assert server.stderr.read() == ""
    assert (tmp_path / "pentapolis.sqlite").is_file()


def test_the_data_folder_is_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "pentapolis"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "pentapolis"


def test_an_address_can_be_opened_on_this_machine() -> None:
    with listen("0.0.0.0", 0) as everywhere:
        assert address(everywhere).startswith("http://127.0.0.1:")
