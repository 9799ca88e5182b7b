"""Named limits, other sites, headers and logs."""

import http.client
import json
from collections.abc import Iterator

import pytest
import structlog
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pentapolis.server.running import write_logs
from tests.server.running_server import NO_LIMITS, PATIENCE, RunningServer, wait_for

EVER = 10**9  # seconds after which what was used comes back


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
    server = RunningServer(folder, NO_LIMITS, page)
    yield server
    server.stop()


def ask(server: RunningServer, method: str, path: str, **headers: str) -> tuple[int, http.client.HTTPMessage, bytes]:
    connection = http.client.HTTPConnection(server.address.removeprefix("http://"), timeout=PATIENCE)
    connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    response = connection.getresponse()
    content = response.read()
    connection.close()
    return response.status, response.headers, content


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
