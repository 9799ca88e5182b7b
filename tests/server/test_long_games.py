"""Games without end: a choice may be taken back again and again, but not for ever, and nobody else waits for it."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pentapolis.client import ServerTrouble, Table, TableRefusal, applied
from pentapolis.core.luck import TableLuck
from pentapolis.core.problem import BadRecord
from pentapolis.core.record import MOST_ACTIONS, Record, parse_record, verify
from pentapolis.core.views import plain
from pentapolis.games import game
from pentapolis.server import answers, replays, table
from pentapolis.server.fair_queue import Turn
from pentapolis.server.limits import MOST_ENTRIES_TO_TAKE_BACK, MOST_TAKE_BACKS
from pentapolis.server.log import Undo
from pentapolis.server.match import Match
from pentapolis.server.tables import Tables
from pentapolis.server.workers import Workers
from pentapolis.texts.problems import explain
from tests.server.entries import act, follow
from tests.server.running_server import RunningServer, wait_for

RECORDS = Path(__file__).parents[1] / "conformance" / "records"


def to_and_fro(actions: int) -> str:
    """The record of a game in which a seat chooses and takes back, so often."""
    title = game("ginkgopolis")
    luck = TableLuck(bytes(32))
    record = Record(title, 2, title.check(2, {}), luck.hash, [])
    state = title.begin(2, record.options, luck, None)
    for number in range(1, actions + 1):
        seat = 0
        action = state.legal(seat)[0]
        luck.begin_turn(number)
        state.apply(seat, action, luck)
        record.actions.append((seat, action))
    record.close(state, luck.secret)
    return record.text()


def test_a_record_has_so_many_actions() -> None:
    longest = to_and_fro(MOST_ACTIONS)
    verify(parse_record(longest, game))
    with pytest.raises(BadRecord) as refused:
        parse_record(to_and_fro(MOST_ACTIONS + 1), game)
    assert refused.value.key == "problem.record-too-long"
    assert "2,000" in explain(refused.value, "en")
    assert "2000" in explain(refused.value, "hu").replace("\xa0", "")


def test_the_records_that_we_keep_are_far_shorter() -> None:
    for file in RECORDS.glob("*.txt"):
        assert len(parse_record(file.read_text(), game).actions) < MOST_ENTRIES_TO_TAKE_BACK


def test_a_long_record_is_refused_and_a_bad_one_says_why(server: RunningServer) -> None:
    async def go() -> None:
        guest = server.guest()
        with pytest.raises(ServerTrouble) as refused:
            await guest.call("POST", "/api/records", to_and_fro(MOST_ACTIONS + 1))
        assert (refused.value.status, refused.value.key) == (400, "problem.record-too-long")
        with pytest.raises(ServerTrouble) as refused:
            await guest.call("POST", "/api/records", to_and_fro(4).replace("0 back", "1 back", 1))
        assert (refused.value.status, refused.value.key) == (400, "problem.record-illegal")

    wait_for(go())


def test_the_server_plays_no_match_again_by_itself(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Records are checked and replays made in a worker process, which has modules of its own."""

    def played(*_: object) -> None:
        raise AssertionError("the server itself has played a match again")

    async def go() -> None:
        guest = server.guest()
        imported = await guest.call("POST", "/api/records", (RECORDS / "five-towers-2-bold.txt").read_text())
        replay = await guest.replay(imported["id"])
        assert replay["frames"][-1]["view"]["over"]

    for module, name in [(answers, "verify"), (answers, "replay_page"), (replays, "Rerun")]:
        monkeypatch.setattr(module, name, played)
    wait_for(go())


def test_a_replay_comes_in_pages_of_a_bounded_size(server: RunningServer) -> None:
    async def go() -> None:
        guest = server.guest()
        imported = await guest.call("POST", "/api/records", to_and_fro(500))
        seen = []
        for first in (0, replays.STEPS, 2 * replays.STEPS, 501, MOST_ACTIONS):
            page = (await guest.call("GET", f"/api/tables/{imported['id']}/replay?first={first}"))["page"]
            seen.append((page["first"], page["total"], len(page["frames"]), page["view"] is None))
        assert seen == [
            (0, 501, 200, False),
            (200, 501, 200, False),
            (400, 501, 101, False),
            (501, 501, 0, True),
            (MOST_ACTIONS, 501, 0, True),
        ]
        assert len((await guest.replay(imported["id"]))["frames"]) == 501
        for wrong in ("-1", MOST_ACTIONS + 1, "x"):
            with pytest.raises(ServerTrouble) as refused:
                await guest.call("GET", f"/api/tables/{imported['id']}/replay?first={wrong}")
            assert (refused.value.status, refused.value.key) == (400, "server.malformed")

    wait_for(go())


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*-2-*.txt")), ids=lambda file: file.stem)
def test_the_pages_of_a_replay_are_what_a_spectator_would_have_seen(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "STEPS", 7)
    text = file.read_text()
    record = parse_record(text, game)
    luck = TableLuck(record.secret or b"")
    state = record.game.begin(record.seats, record.options, luck, None)
    for number in range(len(record.actions) + 1):
        if number % 7 == 0:
            page: Any = msgspec.json.decode(answers.replay(text, number))
            view = page["view"]
            assert (page["first"], page["total"]) == (number, len(record.actions) + 1)
            assert len(page["frames"]) == min(7, page["total"] - number)
        frame = page["frames"][number % 7]
        view = applied(view, frame["changes"])
        assert view == msgspec.json.decode(msgspec.json.encode(plain(state.view(None))))
        assert frame["totals"] == [sheet.total for sheet in state.scores()]
        if number > 0:
            assert (frame["seat"], record.game.space.parse(frame["text"])) == record.actions[number - 1]
        if number < len(record.actions):
            luck.begin_turn(number + 1)
            state.apply(*record.actions[number], luck)


def test_the_same_page_is_made_once(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    run = Workers.run

    async def watched(self: Workers, turn: Turn, work: Any, *arguments: Any) -> Any:
        asked.append(work.__name__)
        return await run(self, turn, work, *arguments)

    monkeypatch.setattr(Workers, "run", watched)

    async def go() -> None:
        guest = server.guest()
        imported = await guest.call("POST", "/api/records", to_and_fro(20))
        assert await guest.replay(imported["id"]) == await server.guest().replay(imported["id"])

    wait_for(go())
    assert asked == ["check", "replay"]


# --- Taking back


async def refusal_of_going_on(place: Table, steps: int) -> tuple[int, str]:
    """Choose and take back; return after how many steps that was refused, and why."""
    for step in range(steps):
        try:
            await place.act(place.situation["choices"][0])
        except TableRefusal as refused:
            return step, refused.key
    return steps, ""


def test_a_choice_is_taken_back_so_often_in_a_row(server: RunningServer) -> None:
    async def go() -> None:
        first, second = server.guest(), server.guest()
        made = await first.new_table("ginkgopolis", "me", "open")
        async with made, await second.join(made.id) as other:
            await made.until(lambda situation: situation["table"]["status"] == "playing")
            assert await refusal_of_going_on(made, 1000) == (2 * MOST_TAKE_BACKS + 1, "server.take-backs")
            await other.act(other.situation["choices"][0])  # the other's count is its own, and the game goes on
            await made.until(lambda situation: situation["version"] == 2 * MOST_TAKE_BACKS + 2)

    wait_for(go())


def test_what_is_revealed_lets_everybody_take_back_again() -> None:
    title = game("ginkgopolis")
    match = Match(title, 2, title.check(2, {}), bytes(32))
    for _ in range(3):
        act(match, 0, match.state.legal(0)[0])
        act(match, 0, match.state.legal(0)[0])
    assert match.taken_back == [3, 0]
    while not match.held or not match.held[-1].final:
        seat = match.state.to_act()[0]
        act(match, seat, match.state.legal(seat)[0])
    assert match.taken_back == [0, 0]


def test_an_undo_counts_for_whoever_takes_back() -> None:
    title = game("five-towers")
    match = Match(title, 2, title.check(2, {}), bytes(32))
    seat = match.state.to_act()[0]
    act(match, seat, match.state.legal(seat)[0])
    follow(match, 1 - seat, Undo(1))  # the other has agreed
    assert (match.taken_back[seat], match.taken_back[1 - seat]) == (1, 0)


def test_a_long_log_is_kept_for_the_game(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """After so many entries nothing is taken back any more, so that a game can always end."""
    monkeypatch.setattr(table, "MOST_ENTRIES_TO_TAKE_BACK", 6)
    monkeypatch.setattr(table, "MOST_ENTRIES", 8)

    async def go() -> None:
        first, second = server.guest(), server.guest()
        made = await first.new_table("ginkgopolis", "me", "open")
        async with made, await second.join(made.id) as other:
            await made.until(lambda situation: situation["table"]["status"] == "playing")
            assert await refusal_of_going_on(made, 100) == (7, "server.long-log")
            await other.act(other.situation["choices"][0])
            at_the_end = [await place.until(lambda situation: situation["version"] == 8) for place in (made, other)]
            mover = made if at_the_end[0]["table"]["my_turn"] else other
            with pytest.raises(TableRefusal) as full:
                await mover.act(mover.situation["choices"][0])
            assert full.value.key == "server.full-log"

    wait_for(go())


def test_others_go_on_while_a_long_log_is_followed(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two stretches of the log, the event loop does what else there is to do."""

    async def go() -> int:
        loaded = asyncio.create_task(tables.get(id))
        meanwhile = 0
        while not loaded.done():
            if tables._loaded and followed:
                meanwhile += 1
            await asyncio.sleep(0)
        return meanwhile

    followed: list[int] = []
    follow_entry = Match.follow

    def watched(self: Match, entry: Any) -> None:
        followed.append(entry.seq)
        follow_entry(self, entry)

    guest = server.guest()
    id = wait_for(guest.call("POST", "/api/records", to_and_fro(400)))["id"]
    tables = server.services.tables
    assert isinstance(tables, Tables)
    tables._loaded.pop(id)
    monkeypatch.setattr(Match, "follow", watched)
    assert server.on_loop(go()) >= 400 // 20 - 1
    assert len(followed) == 400
