"""Named limits, other sites, headers and logs."""

import http.client
import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import structlog
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pentapolis.client import ServerTrouble
from pentapolis.server.limits import Allowance, Limits, Rate
from pentapolis.server.running import write_logs
from tests.server.running_server import NO_LIMITS, PATIENCE, RunningServer, wait_for

FEW = Rate(3, 0.001)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("strict")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Pentapolis</title>")
    (page / "assets" / "main-abc123.js").write_text("export {}")
    (page / "icon.svg").write_text("<svg/>")
    (page / "secret").mkdir()
    (folder / "secret").write_text("root:")
    limits = Limits(FEW, FEW, FEW, FEW, FEW, FEW, sockets_of_an_address=2)
    server = RunningServer(folder, limits, page)
    yield server
    server.stop()


def ask(server: RunningServer, method: str, path: str, **headers: str) -> tuple[int, http.client.HTTPMessage, bytes]:
    connection = http.client.HTTPConnection(server.address.removeprefix("http://"), timeout=PATIENCE)
    connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    response = connection.getresponse()
    content = response.read()
    connection.close()
    return response.status, response.headers, content


async def _read_to_the_end(connection: ClientConnection) -> None:
    while True:
        await connection.recv()


def test_an_allowance_refills() -> None:
    allowance, none = Allowance(Rate(2, 1.0)), Allowance(Rate(2, 0.0))
    assert [allowance.take() for _ in range(3)] == [True, True, False]
    assert [none.take() for _ in range(3)] == [True, True, False]
    time.sleep(1.1)
    assert [allowance.take(), none.take()] == [True, False]


@pytest.mark.parametrize(
    ("method", "path", "data"),
    [
        ("POST", "/api/tables", {"game": "five-towers", "seats": [{"kind": "me"}, {"kind": "open"}]}),
        ("POST", "/api/tables/nothing/join", None),
        ("POST", "/api/me", {"name": "Zsófi"}),
        ("POST", "/api/records", "no record\n"),
        ("GET", "/api/tables/nothing/replay", None),
    ],
)
def test_too_often_is_refused(strict: RunningServer, method: str, path: str, data: object) -> None:
    async def go() -> None:
        guest = strict.guest()
        found = []
        for _ in range(5):
            try:
                await guest.call(method, path, data)
                found.append("")
            except ServerTrouble as trouble:
                found.append(trouble.key if trouble.status == 429 else "")
        assert found == ["", "", "", "server.too-often", "server.too-often"]

    wait_for(go())


def test_too_many_messages_close_the_socket(tmp_path: Path) -> None:
    async def go() -> None:
        guest = server.guest()
        table = await guest.new_table("five-towers", "me", "open")
        address = f"ws{server.address.removeprefix('http')}/api/tables/{table.id}/ws"
        async with connect(address) as one, connect(address) as two:
            async with connect(address) as third:
                with pytest.raises(ConnectionClosed) as closed:
                    await third.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4008
            for _ in range(4):
                await one.send("{}")
            with pytest.raises(ConnectionClosed) as closed:
                await _read_to_the_end(one)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4008
            await two.send("{}")
            assert json.loads(await two.recv())["type"] == "fault"

    server = RunningServer(tmp_path, replace(NO_LIMITS, socket_messages=FEW, sockets_of_an_address=2))
    try:
        wait_for(go())
    finally:
        server.stop()


def test_every_answer_has_the_headers(strict: RunningServer) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/assets/main-abc123.js"):
        headers = ask(strict, "GET", path)[1]
        policy = headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src" not in policy  # so that default-src holds for scripts: none inline
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "same-origin"
        assert headers["Server"] is None


def test_the_page_is_served_for_every_address_of_its_own(strict: RunningServer) -> None:
    for path in ("/", "/table/abc", "/rules/five-towers"):
        status, headers, content = ask(strict, "GET", path)
        assert (status, headers["Cache-Control"]) == (200, "no-cache")
        assert b"<title>Pentapolis" in content
        assert headers["Content-Type"] == "text/html; charset=utf-8"
    status, headers, content = ask(strict, "GET", "/icon.svg")
    assert (status, headers["Cache-Control"], content) == (200, "no-cache", b"<svg/>")
    assert headers["Content-Type"] == "image/svg+xml"
    status, headers, content = ask(strict, "GET", "/assets/main-abc123.js")
    assert (status, content) == (200, b"export {}")
    assert set(headers["Cache-Control"].split(", ")) == {"public", "max-age=31536000", "immutable"}
    assert headers.get_content_type() in ("text/javascript", "application/javascript")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/old.js",
        "/assets/",
        "/assets/%00.js",
        "/assets/main-abc123.js/more",
        f"/assets/{'a' * 5000}",
        "/assets/../secret",
        "/assets/..%2fsecret",
        "/assets/%2e%2e/%2e%2e/secret",
        "/assets//etc/passwd",
        "/api/nothing",
    ],
)
def test_what_is_no_part_of_the_page_is_not_there(strict: RunningServer, path: str) -> None:
    status, _, content = ask(strict, "GET", path)
    assert (status, json.loads(content)["key"]) == (404, "server.no-page")


@pytest.mark.parametrize(
    "path", ["/../secret", "/..%2fsecret", "/%2e%2e/secret", "//etc/passwd", "/%00", "/icon.svg/x"]
)
def test_nothing_but_the_page_is_served(strict: RunningServer, path: str) -> None:
    status, _, content = ask(strict, "GET", path)
    assert (status, content) == (200, b"<!doctype html><title>Pentapolis</title>")


@pytest.mark.parametrize("path", ["/", "/table/abc", "/icon.svg", "/assets/main-abc123.js"])
def test_under_a_foreign_name_there_is_no_page(strict: RunningServer, path: str) -> None:
    status, _, content = ask(strict, "GET", path, Host="evil.example")
    assert (status, json.loads(content)["key"]) == (403, "server.host")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://", "http://["])
def test_other_sites_cannot_act(strict: RunningServer, origin: str) -> None:
    status, _, content = ask(strict, "POST", "/api/tables/nothing/join", Origin=origin)
    assert (status, json.loads(content)["key"]) == (403, "server.origin")


def test_other_sites_cannot_open_a_socket(server: RunningServer) -> None:
    async def go() -> None:
        table = await server.guest().new_table("five-towers", "me", "open")
        address = f"ws{server.address.removeprefix('http')}/api/tables/{table.id}/ws"
        async with connect(address, origin="http://evil.example") as connection:  # type: ignore[arg-type]
            assert json.loads(await connection.recv())["trouble"]["key"] == "server.origin"
            with pytest.raises(ConnectionClosed):
                await connection.recv()
        async with connect(address, origin=server.address) as connection:  # type: ignore[arg-type]
            await connection.send('{"type":"hello"}')
            assert json.loads(await connection.recv())["type"] in ("situation", "presence")

    wait_for(go())


def test_our_own_page_may_act(server: RunningServer) -> None:
    status, _, content = ask(server, "POST", "/api/tables/nothing/join", Origin=server.address)
    assert (status, json.loads(content)["key"]) == (404, "server.no-table")


def test_logs_have_no_cookies_bodies_or_secrets(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a mistake of ours")

    monkeypatch.setattr(server.services.tables, "rename", fail)
    connection = http.client.HTTPConnection(server.address.removeprefix("http://"), timeout=PATIENCE)
    token = "t0psecret" * 4 + "1234567"
    headers = {"Cookie": f"pentapolis={token}", "Content-Type": "application/json"}
    write_logs()
    try:
        connection.request("POST", "/api/me", b'{"name": "private name"}', headers)
        response = connection.getresponse()
        answer = response.read()
    finally:
        connection.close()
        structlog.reset_defaults()
    assert (response.status, json.loads(answer)["key"]) == (500, "server.failed")
    assert b"mistake" not in answer
    log = capsys.readouterr().err
    assert "a mistake of ours" in log
    assert token not in log
    assert "private name" not in log
