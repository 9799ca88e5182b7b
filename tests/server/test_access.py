"""Who gets in: names of the server, proxies, cookies, metrics, and what nobody keeps."""

import hashlib
import http.client
import json
import socket
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pentapolis.server.limits import Budget, Cost
from pentapolis.server.problems import BadProxy, BadPublicUrl
from pentapolis.server.security import Access
from tests.server.running_server import NO_LIMITS, PATIENCE, RunningServer, wait_for

# An address can afford one table, and other calls beside it; what it has used never comes back.
ONE_TABLE = replace(NO_LIMITS, address=Budget(2 * Cost.NEW_TABLE - 1, 10**9), patience=0.0)
PUBLIC = "https://games.example.org"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server behind a proxy on this machine, under a public address."""
    access = Access(PUBLIC, frozenset({"Other.example.org"}), trusted_proxies=("127.0.0.1",))
    with RunningServer(tmp_path_factory.mktemp("hosted"), ONE_TABLE, access=access) as server:
        yield server


def ask(
    server: RunningServer, method: str, path: str, headers: dict[str, str] | None = None, body: str = ""
) -> tuple[int, http.client.HTTPMessage, bytes]:
    connection = http.client.HTTPConnection(server.address.removeprefix("http://"), timeout=PATIENCE)
    connection.request(method, path, body, headers or {})
    response = connection.getresponse()
    content = response.read()
    connection.close()
    return response.status, response.headers, content


def make_table(server: RunningServer, **headers: str) -> int:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    wanted = '{"game": "five-towers", "seats": [{"kind": "me"}, {"kind": "open"}]}'
    return ask(server, "POST", "/api/tables", {"Content-Type": "application/json", **named}, wanted)[0]


# --- Names of the server


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:8055", "games.localhost", "127.0.0.1:1", "[::1]:8055", "192.168.1.7", "localhost.:80"],
)
def test_the_server_is_known_by_addresses_and_names_of_this_machine(server: RunningServer, host: str) -> None:
    assert ask(server, "GET", "/api/games", {"Host": host})[0] == 200
    assert ask(server, "GET", "/api/games", {"Host": socket.gethostname()})[0] == 200


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:80", "[::1", ""])
@pytest.mark.parametrize("path", ["/api/games", "/api/me", "/healthz", "/metrics"])
def test_no_other_name_can_be_made_to_lead_here(server: RunningServer, host: str, path: str) -> None:
    status, headers, content = ask(server, "GET", path, {"Host": host})
    assert (status, json.loads(content)["key"]) == (403, "server.host")
    assert headers["Set-Cookie"] is None


def test_no_other_name_leads_to_a_table(server: RunningServer) -> None:
    async def go() -> None:
        table = await server.guest().new_table("five-towers", "me", "open")
        port = int(server.address.rpartition(":")[2])
        address = f"ws://evil.example:{port}/api/tables/{table.id}/ws"
        async with connect(address, host="127.0.0.1", port=port, origin=f"http://evil.example:{port}") as connection:  # type: ignore[arg-type]
            assert json.loads(await connection.recv())["trouble"]["key"] == "server.host"
            with pytest.raises(ConnectionClosed) as closed:
                await connection.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4003

    wait_for(go())


def test_names_can_be_allowed(hosted: RunningServer) -> None:
    for host in ("games.example.org", "other.example.org:8055", "OTHER.example.org"):
        assert ask(hosted, "GET", "/api/games", {"Host": host})[0] == 200
    assert ask(hosted, "GET", "/api/games", {"Host": "example.org"})[0] == 403


def test_under_the_public_address_only_its_own_scheme_may_act(hosted: RunningServer) -> None:
    def join(origin: str) -> str:
        headers = {"Host": "games.example.org", "Origin": origin}
        key = json.loads(ask(hosted, "POST", "/api/tables/nothing/join", headers)[2])["key"]
        assert isinstance(key, str)
        return key

    assert join(PUBLIC) == "server.no-table"
    assert join("http://games.example.org") == "server.origin"
    assert join("https://other.example.org") == "server.origin"


@pytest.mark.parametrize(
    "url", ["games.example.org", "ftp://games.example.org", "https://", "https://a.b/c", "https://u@a.b", "https://a?b"]
)
def test_a_public_address_has_nothing_behind_the_name(url: str) -> None:
    with pytest.raises(BadPublicUrl):
        Access(url)


# --- Proxies


@pytest.mark.parametrize("proxy", ["*", "proxy.example.org", "10.0.0.0/33", ""])
def test_a_trusted_proxy_is_an_address_or_a_network(proxy: str) -> None:
    with pytest.raises(BadProxy):
        Access(trusted_proxies=(proxy,))


def test_nobody_chooses_the_address_that_counts(tmp_path: Path) -> None:
    """Without a trusted proxy, what is said about forwarding means nothing."""
    with RunningServer(tmp_path, ONE_TABLE) as server:
        assert [make_table(server, X_Forwarded_For=f"10.0.0.{n}", Forwarded=f"for=10.0.0.{n}") for n in range(3)] == [
            201,
            429,
            429,
        ]
        assert "Secure" not in ask(server, "GET", "/api/me", {"X-Forwarded-Proto": "https"})[1]["Set-Cookie"]


def test_behind_a_trusted_proxy_everybody_has_an_address(hosted: RunningServer) -> None:
    assert [make_table(hosted, X_Forwarded_For=f"10.0.1.{n}") for n in (1, 1, 2)] == [201, 429, 201]
    # What the client claims stands before what the proxy adds.
    assert [make_table(hosted, X_Forwarded_For=f"10.9.9.{n}, 10.0.1.3") for n in range(2)] == [201, 429]


def test_a_proxy_that_is_not_trusted_is_not_believed(tmp_path: Path) -> None:
    access = Access(trusted_proxies=("10.0.0.0/8",))
    with RunningServer(tmp_path, ONE_TABLE, access=access) as server:
        assert [make_table(server, X_Forwarded_For=f"10.0.0.{n}") for n in range(2)] == [201, 429]


# --- Cookies


def cookie_of(server: RunningServer) -> str:
    return ask(server, "GET", "/api/me")[1]["Set-Cookie"].partition(";")[0]


def test_the_cookie_of_a_public_https_address_is_secure(hosted: RunningServer) -> None:
    headers = ask(hosted, "GET", "/api/me")[1]
    cookie = headers["Set-Cookie"]
    assert cookie.startswith("__Host-pentapolis=")
    assert "Secure" in cookie
    assert headers["Strict-Transport-Security"] == "max-age=31536000"


FORGERIES: dict[str, Callable[[str], str]] = {
    "of the form before": lambda cookie: f"pentapolis={'A' * 43}",
    "of our form": lambda cookie: f"pentapolis={'A' * 43}.{'A' * 43}",
    "without signature": lambda cookie: cookie.partition(".")[0],
    "another signature": lambda cookie: cookie[:-2] + ("AA" if cookie[-2:] != "AA" else "EE"),
    "another token": lambda cookie: cookie.replace("=", "=A", 1),
    "empty": lambda cookie: "pentapolis=.",
    "no ASCII": lambda cookie: "pentapolis=\xe9.\xe9",
}


@pytest.mark.parametrize("forge", FORGERIES.values(), ids=FORGERIES)
def test_a_cookie_that_was_not_made_here_is_nobodys(server: RunningServer, forge: Callable[[str], str]) -> None:
    headers = {"Cookie": forge(cookie_of(server)), "Content-Type": "application/json"}
    status, given, _ = ask(server, "POST", "/api/me", headers, '{"name": "Mallory"}')
    assert status == 200
    assert given["Set-Cookie"].startswith("pentapolis=")  # they are somebody new
    assert json.loads(ask(server, "GET", "/api/me", headers)[2]) == {"name": ""}


def test_a_cookie_of_another_server_is_nobodys(server: RunningServer, tmp_path: Path) -> None:
    with RunningServer(tmp_path) as other:
        cookie = cookie_of(other)
        assert ask(other, "GET", "/api/me", {"Cookie": cookie})[1]["Set-Cookie"] is None
    assert ask(server, "GET", "/api/me", {"Cookie": cookie})[1]["Set-Cookie"] is not None


def test_the_database_has_no_token(server: RunningServer) -> None:
    cookie = cookie_of(server)
    headers = {"Cookie": cookie, "Content-Type": "application/json"}
    assert ask(server, "POST", "/api/me", headers, '{"name": "Somebody Written"}')[0] == 200
    kept = b"".join(file.read_bytes() for file in server.database.parent.glob(f"{server.database.name}*"))
    token = cookie.removeprefix("pentapolis=").partition(".")[0].encode()
    assert b"Somebody Written" in kept
    assert hashlib.sha256(token).hexdigest().encode() in kept
    assert token not in kept


# --- Metrics


def test_the_metrics_are_for_this_machine(server: RunningServer, hosted: RunningServer) -> None:
    assert ask(server, "GET", "/metrics")[0] == 200
    for header in ("X-Forwarded-For", "Forwarded"):  # as what a proxy on this machine hands on
        for each in (server, hosted):
            for claimed in ("10.0.0.1", "127.0.0.1"):
                status, _, content = ask(each, "GET", "/metrics", {header: claimed})
                assert (status, json.loads(content)["key"]) == (403, "server.metrics")


def test_the_metrics_can_be_for_everybody(tmp_path: Path) -> None:
    access = Access(trusted_proxies=("127.0.0.1",), public_metrics=True)
    with RunningServer(tmp_path, access=access) as server:
        assert ask(server, "GET", "/metrics", {"X-Forwarded-For": "10.0.0.1"})[0] == 200


# --- What nobody keeps


@pytest.mark.parametrize(
    "path", ["/api/me", "/api/tables", "/api/tables/nothing", "/api/games", "/healthz", "/metrics", "/api/nothing"]
)
def test_answers_are_not_kept(server: RunningServer, path: str) -> None:
    assert ask(server, "GET", path)[1].get_all("Cache-Control") == ["no-store"]
    assert ask(server, "GET", path, {"Host": "evil.example"})[1].get_all("Cache-Control") == ["no-store"]


def test_a_table_and_its_record_are_not_kept(server: RunningServer) -> None:
    table = wait_for(server.guest().new_table("five-towers", "me", "open"))
    for end in ("", "/record", "/replay"):
        assert ask(server, "GET", f"/api/tables/{table.id}{end}")[1].get_all("Cache-Control") == ["no-store"]


# --- Nested without end

DEEP = "[" * 50_000 + "]" * 50_000


@pytest.mark.parametrize("body", [DEEP, '{"a":' * 30_000 + "1" + "}" * 30_000, f'{{"name": {DEEP}}}'])
@pytest.mark.parametrize("path", ["/api/me", "/api/tables"])
def test_what_is_nested_without_end_is_malformed(server: RunningServer, path: str, body: str) -> None:
    status, _, content = ask(server, "POST", path, {"Content-Type": "application/json"}, body)
    assert (status, json.loads(content)["key"]) == (400, "server.malformed")


def test_at_a_table_what_is_nested_without_end_costs_no_connection(server: RunningServer) -> None:
    async def go() -> None:
        table = await server.guest().new_table("five-towers", "me", "open")
        async with connect(f"ws{server.address.removeprefix('http')}/api/tables/{table.id}/ws") as connection:
            for message in ('{"a":' * 1300 + "1" + "}" * 1300, '{"type":"act","action":' + "[" * 4000):
                await connection.send(message)
                assert json.loads(await connection.recv())["trouble"]["key"] == "server.malformed"

    wait_for(go())
