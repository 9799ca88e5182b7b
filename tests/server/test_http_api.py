"""The calls over HTTP: what they give, and what they answer to bad input."""

import http.client
import json
from pathlib import Path
from typing import Any

import pytest

from pentapolis.bots import ratings
from pentapolis.client import ServerTrouble
from pentapolis.core.record import parse_record, verify
from pentapolis.games import game, games
from pentapolis.server.level_infos import level_infos
from pentapolis.server.log import Undo
from pentapolis.server.match import Match
from pentapolis.server.protocol import LevelRating
from pentapolis.server.security import Access
from tests.server.entries import act, follow
from tests.server.running_server import PATIENCE, RunningServer, play_on, wait_for


async def _finished_game(server: RunningServer) -> tuple[Any, str]:
    guest = server.guest()
    table = await guest.new_table("five-towers", "me", "easy")
    async with table:
        await play_on(table)
    return guest, table.id


def _raw(
    server: RunningServer, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
) -> http.client.HTTPResponse:
    connection = http.client.HTTPConnection(server.address.removeprefix("http://"), timeout=PATIENCE)
    connection.request(method, path, body, headers or {})
    response = connection.getresponse()
    response.body = response.read()  # type: ignore[attr-defined]
    connection.close()
    return response


def test_games_say_what_can_be_chosen(server: RunningServer) -> None:
    found = wait_for(server.guest().call("GET", "/api/games"))
    assert [one["id"] for one in found] == games()
    assert found[0]["seat_counts"] == [2, 3, 4, 5]
    assert [level["id"] for level in found[0]["levels"]] == ["first", "easy", "medium", "hard", "master"]


def test_levels_say_how_strong_they_were_measured_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    title = game("five-towers")
    rated = [
        ratings.RatedLevel("first", "careless:times=3", "", 700.4, 650.6, 750, 0.1, []),
        ratings.RatedLevel("easy", "careless", "", 1000, 1000, 1000, 0.2, []),
    ]
    matches = [ratings.Match("easy", rated[1].bot, "first", 2, {}, 400, 0.75, 0.7, 0.8)]
    measured = ratings.Ratings(title.id, title.rules_version, rated, matches, [])
    monkeypatch.setattr(ratings, "ratings_of", lambda game: measured)
    first, easy, *others = level_infos(title)
    assert first.rating == LevelRating(700, 651, 750, "easy", 0.25)
    assert easy.rating == LevelRating(1000, 1000, 1000, "easy", None)
    assert [level.id for level in others] == ["medium", "hard", "master"]
    assert [level.rating for level in others] == [None] * 3  # not measured, or not as they are now
    monkeypatch.setattr(ratings, "ratings_of", lambda game: None)
    assert [level.rating for level in level_infos(title)] == [None] * 5


def test_a_guest_is_known_by_a_cookie_and_can_take_a_name(server: RunningServer) -> None:
    async def go() -> None:
        guest = server.guest()
        assert await guest.call("GET", "/api/me") == {"name": ""}
        cookie = guest.cookie
        assert await guest.call("POST", "/api/me", {"name": " Ilka \t Nagy "}) == {"name": "Ilka Nagy"}
        assert await guest.call("GET", "/api/me") == {"name": "Ilka Nagy"}
        assert guest.cookie == cookie

    wait_for(go())


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(server: RunningServer) -> None:
    cookie = _raw(server, "GET", "/api/me").headers["Set-Cookie"]
    assert cookie.startswith("pentapolis=")
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "Secure" not in cookie


def test_over_https_the_cookie_is_secure_and_for_this_host_alone(tmp_path: Path) -> None:
    with RunningServer(tmp_path, access=Access(trusted_proxies=("127.0.0.1",))) as server:
        cookie = _raw(server, "GET", "/api/me", headers={"X-Forwarded-Proto": "https"}).headers["Set-Cookie"]
    assert cookie.startswith("__Host-pentapolis=")
    assert "Secure" in cookie
    assert "Path=/" in cookie
    assert "Domain" not in cookie


def test_a_new_name_is_seen_at_the_tables(server: RunningServer) -> None:
    async def go() -> None:
        guest = server.guest()
        table = await guest.new_table("five-towers", "me", "easy")
        await guest.call("POST", "/api/me", {"name": "Réka"})
        players = (await guest.call("GET", f"/api/tables/{table.id}"))["players"]
        assert [player["name"] for player in players] == ["Réka", "Bruno"]

    wait_for(go())


def test_my_tables_tell_how_the_game_stands_as_my_view_does(server: RunningServer) -> None:
    async def go() -> None:
        guest = server.guest()
        waiting = await guest.new_table("five-towers", "me", "open")
        playing = await guest.new_table("ginkgopolis", "me", "open", "open")
        for _ in range(2):
            await server.guest().join(playing.id)
        async with playing:
            await playing.until(lambda situation: bool(situation["choices"]))
            mine = {table["id"]: table for table in await guest.call("GET", "/api/tables")}
            assert [mine[waiting.id][name] for name in ("round", "totals", "to_act")] == [0, [], []]
            assert mine[playing.id]["round"] == 1
            assert mine[playing.id]["to_act"] == [0, 1, 2]
            view = playing.situation["view"]
            assert mine[playing.id]["totals"] == [sum(sheet["categories"].values()) for sheet in view["scores"]]
            await playing.act(playing.situation["choices"][0])
            (table,) = [one for one in await guest.call("GET", "/api/tables") if one["id"] == playing.id]
            assert table["to_act"] == playing.situation["view"]["to_act"] == [1, 2]

    wait_for(go())


def test_rounds_that_were_taken_back_do_not_count() -> None:
    match = Match(game("five-towers"), 2, game("five-towers").check(2, {}), bytes(32))
    begun = [match.round]
    while match.round < 2:
        (seat, *_) = match.state.to_act()
        act(match, seat, match.state.legal(seat)[0])
        begun.append(match.round)
    assert begun[0] == 1
    follow(match, seat, Undo(1))
    assert match.round == 1


def test_joining_takes_the_first_open_seat_once(server: RunningServer) -> None:
    async def go() -> None:
        first, second, third = server.guest(), server.guest(), server.guest()
        table = await first.new_table("five-towers", "open", "me")
        path = f"/api/tables/{table.id}"
        assert (await first.call("GET", path))["status"] == "open"
        assert await first.call("POST", f"{path}/join") == {"seat": 1}
        assert await second.call("POST", f"{path}/join") == {"seat": 0}
        assert await second.call("POST", f"{path}/join") == {"seat": 0}
        assert (await second.call("GET", path))["status"] == "playing"
        with pytest.raises(ServerTrouble) as full:
            await third.call("POST", f"{path}/join")
        assert (full.value.status, full.value.key) == (409, "server.full")
        assert [mine["id"] for mine in await second.call("GET", "/api/tables")] == [table.id]
        assert await third.call("GET", "/api/tables") == []

    wait_for(go())


def test_a_game_that_is_over_can_be_exported_verified_imported_and_replayed(server: RunningServer) -> None:
    async def go() -> None:
        guest, id = await _finished_game(server)
        text = await guest.call("GET", f"/api/tables/{id}/record")
        record = parse_record(text, game)
        assert not verify(record).to_act()
        imported = await guest.call("POST", "/api/records", text)
        assert (imported["status"], imported["imported"]) == ("over", True)
        assert await guest.call("GET", f"/api/tables/{imported['id']}/record") == text
        replay = await guest.replay(imported["id"])
        assert len(replay["frames"]) == len(record.actions) + 1
        assert replay["frames"][-1]["totals"] == record.totals
        assert replay["frames"][-1]["view"]["over"]
        assert record.secret is not None
        assert replay["table"]["secret"] == record.secret.hex()

    wait_for(go())


def test_the_secret_is_given_only_when_the_game_is_over(server: RunningServer) -> None:
    async def go() -> None:
        guest = server.guest()
        table = await guest.new_table("five-towers", "me", "open")
        assert (await guest.call("GET", f"/api/tables/{table.id}"))["secret"] == ""
        for what in ("record", "replay"):
            with pytest.raises(ServerTrouble) as early:
                await guest.call("GET", f"/api/tables/{table.id}/{what}")
            assert (early.value.status, early.value.key) == (409, "server.not-over")

    wait_for(go())


def test_rules_come_with_their_numbers(server: RunningServer) -> None:
    for language, title in [("en", "Cards and towers"), ("hu", "Lapok és tornyok")]:
        book = wait_for(server.guest().call("GET", f"/api/rules/five-towers/{language}"))
        assert book["title"]
        assert book["introduction"]
        assert book["chapters"][0]["title"] == f"1 {title}"
        numbers = [rule["number"] for chapter in book["chapters"] for rule in chapter["rules"]]
        assert numbers[0] == "FT-1.1"
        assert "FT-3.3" in numbers
        assert "FT-E4" in numbers


def test_facts_say_how_sure_they_are(server: RunningServer) -> None:
    facts = wait_for(server.guest().call("GET", "/api/about/five-towers"))
    assert {"name": "deck-small", "value": "80", "confidence": "confirmed"} in facts


def test_what_is_printed_on_cards_is_asked_for_once(server: RunningServer) -> None:
    async def go() -> None:
        guest = server.guest()
        table = await guest.new_table("cities", "me", "easy", board="rio")
        async with table:
            view = (await table.until(lambda situation: situation["view"]))["view"]
        printed = await guest.printed("cities", view["pack"])
        known = {card["id"] for card in printed["deck"]}
        assert {card for group in view["groups"] for card in group["cards"]} | set(view["unseen"]["cards"]) <= known
        assert {"en", "hu", "points", "says"} <= set(printed["deck"][0])
        assert "says" not in json.dumps(view["unseen"])

    wait_for(go())


def test_health_metrics_and_schema_are_served(server: RunningServer) -> None:
    assert json.loads(_raw(server, "GET", "/healthz").body) == {"status": "ok"}  # type: ignore[attr-defined]
    assert b"pentapolis_entries_total" in _raw(server, "GET", "/metrics").body  # type: ignore[attr-defined]
    schema = json.loads(_raw(server, "GET", "/schema/openapi.json").body)  # type: ignore[attr-defined]
    assert "/api/tables/{table_id}/join" in schema["paths"]


ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "level": "easy"}


@pytest.mark.parametrize(
    ("wanted", "status", "key"),
    [
        ({"game": "chess", "seats": [ME, BOT]}, 404, "problem.game"),
        ({"game": "five-towers", "seats": [ME]}, 400, "problem.seats"),
        ({"game": "five-towers", "seats": [ME, BOT], "options": {"x": 1}}, 400, "problem.option-name"),
        ({"game": "five-towers", "seats": [ME, {"kind": "bot", "level": "godlike"}]}, 400, "server.level"),
        ({"game": "five-towers", "seats": [ME, ME]}, 400, "server.one-seat-each"),
        ({"game": "five-towers", "seats": [ME, {"kind": "ghost"}]}, 400, "server.malformed"),
        ({"game": "five-towers", "seats": [ME] * 9}, 400, "server.malformed"),
        ({"game": "five-towers", "seats": [ME, BOT], "more": 1}, 400, "server.malformed"),
        ({"game": "five-towers"}, 400, "server.malformed"),
        ([], 400, "server.malformed"),
    ],
)
def test_an_impossible_table_is_refused(server: RunningServer, wanted: object, status: int, key: str) -> None:
    async def go() -> None:
        guest = server.guest()
        await guest.call("GET", "/api/me")
        with pytest.raises(ServerTrouble) as refused:
            await guest.call("POST", "/api/tables", wanted)
        assert (refused.value.status, refused.value.key) == (status, key)
        assert await guest.call("GET", "/api/tables") == []

    wait_for(go())


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/api/tables/nothing", "server.no-table"),
        ("/api/tables/nothing/record", "server.no-table"),
        ("/api/tables/nothing/replay", "server.no-table"),
        ("/api/rules/chess/en", "problem.game"),
        ("/api/rules/five-towers/tlh", "problem.rulebook"),
        ("/api/about/chess", "problem.game"),
        ("/api/printed/chess/standard", "problem.game"),
        ("/api/printed/five-towers/standard", "server.no-page"),
        ("/api/printed/cities/mine@3f1d3b432fac", "server.no-page"),
        ("/api/nothing", "server.no-page"),
    ],
)
def test_what_is_not_there_is_told_clearly(server: RunningServer, path: str, key: str) -> None:
    with pytest.raises(ServerTrouble) as missing:
        wait_for(server.guest().call("GET", path))
    assert (missing.value.status, missing.value.key) == (404, key)


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"null", b'{"name": ""}', b'{"name": "  "}', b'{"name": 7}'])
def test_a_malformed_name_changes_nothing(server: RunningServer, body: bytes) -> None:
    response = _raw(server, "POST", "/api/me", body, {"Content-Type": "application/json"})
    assert response.status == 400
    assert json.loads(response.body)["key"] in ("server.malformed", "server.name")  # type: ignore[attr-defined]


def test_a_corrupt_record_is_refused_with_the_reason(server: RunningServer) -> None:
    async def go() -> None:
        guest, id = await _finished_game(server)
        text: str = await guest.call("GET", f"/api/tables/{id}/record")
        lines = text.splitlines(keepends=True)
        broken = {
            "problem.record-first-line": "not a record\n",
            "problem.record-truncated": text[:-1],
            "problem.record-wrong-secret": text[:-65] + "0" * 64 + "\n",
            "problem.record-illegal": text.replace(lines[10], lines[10] * 4, 1),
            "problem.record-line": text.replace("seats: 2", "seats: 7"),
            "problem.record-no-secret": "".join(lines[:-3]),
        }
        for key, bad in broken.items():
            with pytest.raises(ServerTrouble) as refused:
                await guest.call("POST", "/api/records", bad)
            assert (refused.value.status, refused.value.key) == (400, key)
        assert _raw(server, "POST", "/api/records", b"\xff\xff").status == 400

    wait_for(go())


def test_a_body_that_is_too_big_is_refused(server: RunningServer) -> None:
    response = _raw(server, "POST", "/api/records", b"x" * 300_000)
    assert response.status == 413
    assert json.loads(response.body)["key"] == "server.too-big"  # type: ignore[attr-defined]
