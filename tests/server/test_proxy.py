"""Behind Caddy, with the configuration in docs/hosting.md: https, websockets, and everybody has an address."""

import http.client
import json
import re
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from pentapolis.server.limits import Budget, Cost
from pentapolis.server.running import listen
from pentapolis.server.security import Access
from tests.server.running_server import NO_LIMITS, PATIENCE, RunningServer, wait_for

CADDY = Path(sys.executable).with_name("caddy")
WANTED = json.dumps({"game": "five-towers", "seats": [{"kind": "me"}, {"kind": "open"}]})
# An address can afford one table, and other calls beside it; what it has used never comes back.
ONE_TABLE = replace(NO_LIMITS, address=Budget(2 * Cost.NEW_TABLE - 1, 10**9), patience=0.0)
HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
FOR_TESTS = """{
	admin off
	skip_install_trust
	auto_https disable_redirects
	storage file_system "%s"
}

"""


@dataclass(frozen=True)
class Proxied:
    """A server behind a proxy, and the certificate to check."""

    port: int
    server: RunningServer
    trust: ssl.SSLContext

    @property
    def address(self) -> str:
        return f"https://localhost:{self.port}"

    def ask(
        self, method: str, path: str, source: str = "127.0.0.2", body: str = "", **headers: str
    ) -> tuple[int, http.client.HTTPMessage, bytes]:
        """Ask from one of the addresses of this machine."""
        connection = http.client.HTTPSConnection(
            "localhost", self.port, timeout=PATIENCE, source_address=(source, 0), context=self.trust
        )
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body, {"Content-Type": "application/json", **named})
        response = connection.getresponse()
        content = response.read()
        connection.close()
        return response.status, response.headers, content


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    folder = tmp_path_factory.mktemp("proxied")
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    access = Access(f"https://localhost:{port}", trusted_proxies=("127.0.0.1",))
    with RunningServer(folder / "data", ONE_TABLE, access=access) as server:
        found = re.search(r"^```caddyfile\n(.*?)^```$", HOSTING.read_text("utf-8"), re.MULTILINE | re.DOTALL)
        assert found is not None
        described = found[1].replace("games.example.org", access.public_url, 1)
        described = described.replace("127.0.0.1:8055", server.address.removeprefix("http://"), 1)
        file = folder / "Caddyfile"
        file.write_text(FOR_TESTS % (folder / "caddy") + described)
        log = (folder / "caddy.log").open("w")
        with log, subprocess.Popen([CADDY, "run", "--config", file], stdout=log, stderr=log) as caddy:
            try:
                root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
                yield Proxied(port, server, wait_until_it_answers(port, root))
            finally:
                caddy.terminate()
                caddy.wait(PATIENCE)


def wait_until_it_answers(port: int, root: Path) -> ssl.SSLContext:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            trust = ssl.create_default_context(cafile=str(root))
            connection = http.client.HTTPSConnection("localhost", port, timeout=PATIENCE, context=trust)
            connection.connect()
            connection.close()
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)
        else:
            return trust


def make_table(proxied: Proxied, source: str, **headers: str) -> int:
    return proxied.ask("POST", "/api/tables", source, WANTED, **headers)[0]


def test_everybody_has_the_address_that_the_proxy_sees(proxied: Proxied) -> None:
    claims = [{"X_Forwarded_For": f"10.0.0.{n}"} for n in range(2)]
    assert [make_table(proxied, "127.0.0.2", **claim) for claim in claims] == [201, 429]
    assert [make_table(proxied, "127.0.0.3", **claim) for claim in claims] == [201, 429]
    assert make_table(proxied, "127.0.0.4", X_Forwarded_For="127.0.0.3") == 201


def test_cookies_are_for_https_and_this_host(proxied: Proxied) -> None:
    headers = proxied.ask("GET", "/api/me")[1]
    assert headers["Set-Cookie"].startswith("__Host-pentapolis=")
    assert "Secure" in headers["Set-Cookie"]
    assert headers["Cache-Control"] == "no-store"
    assert headers["Strict-Transport-Security"] is not None


def test_our_page_may_act_and_no_other(proxied: Proxied) -> None:
    path = "/api/tables/nothing/join"
    for origin, key in (
        (proxied.address, "server.no-table"),
        (proxied.address.replace("https", "http"), "server.origin"),
        ("https://evil.example", "server.origin"),
    ):
        assert json.loads(proxied.ask("POST", path, Origin=origin)[2])["key"] == key


def test_the_metrics_are_not_for_everybody(proxied: Proxied) -> None:
    assert proxied.ask("GET", "/metrics")[0] == 404
    assert proxied.ask("GET", "/Metrics/../metrics")[0] in (403, 404)
    assert proxied.ask("GET", "/healthz")[0] == 200


def test_people_play_through_the_proxy(proxied: Proxied) -> None:
    status, headers, content = proxied.ask("POST", "/api/tables", "127.0.0.5", WANTED, Origin=proxied.address)
    assert status == 201
    cookie = headers["Set-Cookie"].partition(";")[0]
    id = json.loads(content)["id"]
    assert proxied.ask("POST", f"/api/tables/{id}/join")[0] == 200  # somebody else

    async def go() -> None:
        async with connect(
            f"wss://localhost:{proxied.port}/api/tables/{id}/ws",
            ssl=proxied.trust,
            origin=proxied.address,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie},
        ) as connection:
            await connection.send('{"type":"hello"}')
            while (message := json.loads(await connection.recv()))["type"] != "situation":
                pass
            assert message["seat"] == 0

    wait_for(go())
