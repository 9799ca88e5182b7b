"""In a first game the newcomer is seated where the game begins, and the lot stays as it is drawn."""

import hashlib
from pathlib import Path
from typing import Any, Final

import pytest

from pentapolis.client import Server, ServerTrouble
from pentapolis.core.record import SERVER, parse_record, verify
from pentapolis.games import game, games
from pentapolis.server.rows import SeatRow, TableRow
from pentapolis.server.table import Table
from pentapolis.server.table_settings import BotSeat, PersonSeat, TableSettings
from tests.server.running_server import RunningServer, play_on, wait_for

_SEEDS: Final = range(6)
_SEATINGS: Final = [
    (title.id, seats, me)
    for title in map(game, games())
    for seats in title.seat_counts
    for me in (0, seats - 1)
    if (seats, me) != (1, 0)
]


def _table(game_id: str, seats: int, me: int, seed: int, *, opens: bool) -> Table:
    """A table where the bots are of different levels and everybody has a part of the luck."""
    title = game(game_id)
    levels = ["easy", "medium", "hard", "easy", "medium"]
    settings = TableSettings(
        tuple(PersonSeat() if seat == me else BotSeat(levels[seat]) for seat in range(seats)), opens=opens
    )
    secret = hashlib.sha256(f"{seed}".encode()).digest()
    row = TableRow("t", title.id, title.rules_version, title.check(seats, {}), settings, secret, False, "")
    parts = [f"{seed:02x}" * 32 if seat == me else SERVER for seat in range(seats)]
    rows = [SeatRow(seat, True, "me" if seat == me else None, f"player {seat}", parts[seat]) for seat in range(seats)]
    return Table(row, rows)


@pytest.mark.parametrize(("game_id", "seats", "me"), _SEATINGS)
def test_the_newcomer_is_among_the_first_to_act_and_the_deal_is_as_drawn(game_id: str, seats: int, me: int) -> None:
    for seed in _SEEDS:
        drawn, seated = (_table(game_id, seats, me, seed, opens=opens) for opens in (False, True))
        first = drawn.match.state.to_act()
        mine = seated.seat_of("me")
        assert mine is not None
        assert mine in first
        assert mine == (me if me in first else first[0])
        assert seated.match.state == drawn.match.state
        assert [seat.part for seat in seated.seats] == [seat.part for seat in drawn.seats]
        assert [seat.seat for seat in seated.seats] == list(range(seats))
        moved = {seat for seat in range(seats) if seated.names()[seat] != drawn.names()[seat]}
        assert moved == ({mine, me} if mine != me else set())  # nobody else has moved
        assert sorted(seated.names()) == sorted(drawn.names())  # every bot has kept its level


def test_somebody_is_moved_in_every_game_where_one_seat_opens() -> None:
    """The other test would mean nothing if the first seat always opened."""
    for game_id, seats, me in _SEATINGS:
        if len(_table(game_id, seats, me, 0, opens=False).match.state.to_act()) == 1:
            found = {_table(game_id, seats, me, seed, opens=True).seat_of("me") for seed in range(30)}
            assert len(found) > 1, (game_id, seats)


async def _made(guest: Server, game_id: str, *seats: str, contributes: bool) -> dict[str, Any]:
    wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    body = {"game": game_id, "seats": wanted, "opens": True, "contributes": contributes}
    table: dict[str, Any] = await guest.call("POST", "/api/tables", body)
    return table


async def _look(guest: Server, id: str) -> dict[str, Any]:
    table: dict[str, Any] = await guest.call("GET", f"/api/tables/{id}")
    return table


def test_a_connection_that_was_open_before_gets_the_seat_and_a_restart_keeps_it(tmp_path: Path) -> None:
    """Until the game is over, when the record with the new seats is good."""
    server = RunningServer(tmp_path)
    guest = server.guest()

    async def begin() -> list[tuple[str, int]]:
        begun = []
        for number in range(6):
            id = (await _made(guest, "five-towers", "me", "easy", "easy", contributes=True))["id"]
            async with guest.table(id) as table:
                assert table.situation["seat"] == 0
                seat = (await guest.call("POST", f"/api/tables/{id}/join", {"part": f"{number:02x}" * 32}))["seat"]
                situation = await table.until(lambda situation: situation["view"] is not None)
                assert (situation["seat"], situation["view"]["to_act"]) == (seat, [seat])
                assert situation["choices"]
                assert [player["connected"] for player in situation["table"]["players"]] == [True] * 3
            begun.append((id, seat))
        return begun

    begun = wait_for(begin())
    assert any(seat for _, seat in begun)
    server.stop()
    server = RunningServer(tmp_path)
    again = Server(server.address, guest.cookie)

    async def go_on() -> None:
        for id, seat in begun:
            found = await _look(again, id)
            assert (found["my_seat"], found["my_turn"]) == (seat, True)
            assert found["parts"][0] != SERVER  # given where I sat before
        id, seat = next((id, seat) for id, seat in begun if seat)
        async with again.table(id) as table:
            await play_on(table)
        record = parse_record(await again.call("GET", f"/api/tables/{id}/record"), game)
        verify(record)
        assert record.players is not None
        assert [name.endswith(" (easy, careless)") for name in record.players] == [other != seat for other in range(3)]

    wait_for(go_on())
    server.stop()


def test_without_a_part_of_mine_the_new_table_tells_the_seat(server: RunningServer) -> None:
    async def go() -> None:
        for _ in range(6):
            table = await _made(server.guest(), "cloud-city", "me", "easy", "easy", contributes=False)
            assert table["my_turn"], table

    wait_for(go())


@pytest.mark.parametrize("seats", [["me", "open"], ["easy", "open"], ["easy", "easy"], ["me", "open", "easy"]])
def test_only_who_plays_alone_against_bots_is_seated_so(server: RunningServer, seats: list[str]) -> None:
    async def go() -> None:
        guest = server.guest()
        with pytest.raises(ServerTrouble) as refused:
            await _made(guest, "five-towers", *seats, contributes=False)
        assert (refused.value.status, refused.value.key) == (400, "server.not-alone")
        assert await guest.call("GET", "/api/tables") == []

    wait_for(go())
