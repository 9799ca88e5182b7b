"""While a seat decides in secret, the others get nothing that depends on what it does: no byte, message or count."""

import asyncio
import json
import random
import re
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import ClientConnection, connect

from pentapolis.client import Server, Table
from pentapolis.core.game import Game, Options
from pentapolis.core.record import SERVER
from pentapolis.core.views import Plain
from pentapolis.games import GAMES, game, games
from pentapolis.server import tables
from pentapolis.server.log import Action, Ask, Entry, Payload, Undo
from pentapolis.server.match import Match
from tests.conformance.random_play import named
from tests.server.entries import act, follow
from tests.server.running_server import RunningServer, wait_for
from tests.toy.game import Toy
from tests.toy.mill.game import Mill

SECRET = bytes(range(32))
GUESTS = 3

Deeds = list[tuple[int, Payload]]  # seats, and what they do


class Situation(NamedTuple):
    """Where a seat decides in secret, and ways in which it might."""

    title: Game
    options: Options
    before: Deeds
    seat: int
    kind: str
    ways: list[Deeds]


def begin(title: Game, options: Options) -> Match:
    return Match(title, GUESTS, title.check(GUESTS, options), SECRET, [SERVER] * GUESTS)


def follow_all(match: Match, deeds: Deeds) -> None:
    for seat, payload in deeds:
        follow(match, seat, payload)


def situations(title: Game, options: Options, each: int) -> Iterator[Situation]:
    """Go through some secret decisions of random matches, so many of each kind of step."""
    found: dict[str, int] = {}
    for seed in range(8):
        choose, match = random.Random(seed), begin(title, options)
        deeds: Deeds = []
        while not match.over:
            state = match.state
            seat = choose.choice(state.to_act())
            kind = title.space.kind_of(state.legal(seat)[-1]).name
            if state.in_secret() and found.get(kind, 0) < each and choose.random() < 0.5:
                found[kind] = found.get(kind, 0) + 1
                yield Situation(title, options, deeds[:], seat, kind, _ways(title, options, deeds, seat, choose))
            action = choose.choice(state.legal(seat))
            deeds.append((seat, Action(title.space.text(action))))
            act(match, seat, action)


def _ways(title: Game, options: Options, before: Deeds, seat: int, choose: random.Random) -> list[Deeds]:
    """Return several ways in which the seat might decide, with more and fewer steps, some of them taken back."""
    ways = []
    for _ in range(5):
        match, way = begin(title, options), Deeds()
        follow_all(match, before)
        while seat in match.state.to_act() and match.state.in_secret() and len(way) < 7:
            legal = match.state.legal(seat)
            action = legal[-1] if choose.random() < 0.4 else choose.choice(legal)
            way.append((seat, Action(title.space.text(action))))
            act(match, seat, action)
            if match.held[-1].audience == 1 << seat and choose.random() < 0.3:
                way.append((seat, Undo(1)))
                follow(match, seat, Undo(1))
        ways.append(way)
    return ways


def told(situation: Situation, way: Deeds, viewer: int | None) -> str:
    """What the events of a way of deciding tell a viewer."""
    match = begin(situation.title, situation.options)
    follow_all(match, situation.before)
    past = match.version
    follow_all(match, way)
    events: list[Plain] = [
        named(event) for outcome in match.outcomes[past + 1 :] for event in outcome.events if event.seen_by(viewer)
    ]
    return json.dumps(events)


async def _settle() -> None:
    """Let the server send what it has to send, so that one message tells of one thing."""
    for _ in range(50):
        await asyncio.sleep(0)


class Room:
    """A server whose tables all have the same secret, and three guests."""

    def __init__(self, server: RunningServer, guests: list[Server]) -> None:
        self.server = server
        self.guests = guests

    async def table(self, situation: Situation) -> str:
        """Make a table at which all has happened that came before; return its id."""
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (GUESTS - 1)]
        wanted = {"game": situation.title.id, "seats": seats, "options": situation.options}
        id: str = (await self.guests[0].call("POST", "/api/tables", wanted))["id"]
        for guest in self.guests[1:]:
            await guest.call("POST", f"/api/tables/{id}/join")
        entries = [Entry(id, n, 0, seat, str(n), payload) for n, (seat, payload) in enumerate(situation.before, 1)]
        if entries:
            await asyncio.to_thread(self.server.on_loop, self._add(id, entries))
        return id

    async def _add(self, id: str, entries: list[Entry]) -> None:
        table = await self.server.services.tables.get(id)
        await self.server.services.store.append(entries)
        await self.server.services.tables.catch_up(table, len(entries))

    async def messages(self, situation: Situation, way: Deeds) -> dict[int | None, list[str]]:
        """Let a seat decide; return all that the others and a spectator get, over the websocket and when they ask."""
        id = await self.table(situation)
        viewers: list[int | None] = [None, *(seat for seat in range(GUESTS) if seat != situation.seat)]
        lines = [await self._listen(id, viewer) for viewer in viewers]
        async with self.guests[situation.seat].table(id) as table:
            for line in lines:  # somebody has come
                while '"presence"' not in await line.recv():
                    pass
            await self._decide(table, situation, way)
            found = {viewer: await self._hear(id, viewer, line) for viewer, line in zip(viewers, lines, strict=True)}
            for line in lines:
                await line.close()
        return found

    async def _listen(self, id: str, viewer: int | None) -> ClientConnection:
        headers = {} if viewer is None else {"Cookie": self.guests[viewer].cookie}
        address = f"ws{self.server.address.removeprefix('http')}/api/tables/{id}/ws"
        line = await connect(address, additional_headers=headers, max_size=None)
        await line.send('{"type":"hello"}')
        while '"situation"' not in await line.recv():
            pass
        return line

    async def _decide(self, table: Table, situation: Situation, way: Deeds) -> None:
        space = situation.title.space
        for _, payload in way:
            if isinstance(payload, Action):
                await table.act(space.to_json(space.parse(payload.text)))
            else:
                await table.undo()
            await asyncio.to_thread(self.server.on_loop, _settle())

    async def _hear(self, id: str, viewer: int | None, line: ClientConnection) -> list[str]:
        """All that has come, up to the answers to what is asked now; without what differs from table to table."""
        await line.send("?")  # which is no message, and answered after all that was sent before
        texts: list[str] = []
        while not texts or '"fault"' not in texts[-1]:
            text = await line.recv()
            assert isinstance(text, str)
            texts.append(text)
        await line.send('{"type":"hello"}')
        texts.append(str(await line.recv()))
        asking = self.server.guest() if viewer is None else self.guests[viewer]
        texts.append(json.dumps(await asking.call("GET", f"/api/tables/{id}")))
        return [re.sub(r'"created": ?"[^"]*"|"connected": ?\w+', "", text).replace(id, "") for text in texts]


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    fixed = SimpleNamespace(token_bytes=lambda _: SECRET, token_urlsafe=secrets.token_urlsafe)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys.modules["pentapolis.games"], "GAMES", (*GAMES, Toy(), Mill()))
        patch.setattr(tables, "secrets", fixed)
        with RunningServer(Path(tmp_path_factory.mktemp("secrets"))) as server:
            guests = [server.guest() for _ in range(GUESTS)]
            for guest in guests:
                asyncio.run(guest.call("GET", "/api/me"))
            yield Room(server, guests)


PLAYED: list[tuple[Any, Options, set[str]]] = [
    ("five-towers", {}, set()),
    ("cities", {}, set()),
    ("cloud-city", {}, set()),  # its secret decisions are shown at once
    ("ginkgopolis", {"characters": "draft"}, {"draft", "new-hand", "choose", "done"}),
    ("underwater-cities", {}, {"put-out", "keep"}),
    (Toy(), {}, {"choose"}),
    (Mill(), {}, {"choose", "hold"}),
]


def test_every_game_is_compared() -> None:
    assert {title for title, _, _ in PLAYED if isinstance(title, str)} == set(games())


@pytest.mark.parametrize(("title", "options", "kinds"), PLAYED, ids=lambda value: getattr(value, "id", None))
def test_nobody_can_tell_what_is_decided_in_secret(
    room: Room, title: Game | str, options: Options, kinds: set[str]
) -> None:
    async def go() -> set[str]:
        compared = set()
        played = game(title) if isinstance(title, str) else title
        for situation in situations(played, options, each=3):
            heard = [await room.messages(situation, way) for way in situation.ways]
            for viewer in heard[0]:
                alike: dict[str, list[int]] = {}
                for number, way in enumerate(situation.ways):
                    alike.setdefault(told(situation, way, viewer), []).append(number)
                for first, *others in alike.values():
                    for other in others:
                        assert heard[other][viewer] == heard[first][viewer], (situation.kind, viewer)
                        if situation.ways[other] != situation.ways[first]:
                            compared.add(situation.kind)
        return compared

    assert wait_for(go()) == kinds


def test_a_request_for_an_undo_is_not_settled_by_a_secret_step() -> None:
    """Else it would show that the step was made."""
    giving = next(found for found in situations(game("ginkgopolis"), {}, each=1) if found.kind == "done")
    match = begin(giving.title, giving.options)
    follow_all(match, giving.before)
    other = (giving.seat + 1) % GUESTS
    follow(match, other, Ask())
    counted = match.version_for(other)
    act(match, giving.seat, match.state.legal(giving.seat)[0])
    assert match.held[-1].audience == 1 << giving.seat
    assert (match.asking, match.version_for(other), match.version_for(None)) == (other, counted, counted)
    assert match.version_for(giving.seat) == counted + 1
    assert match.is_current_consent(counted, other)
