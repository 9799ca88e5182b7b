"""Everything that is sent to a client is something that this client may know."""

import asyncio
import base64
import json
import random
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.asyncio.client import connect

from pentapolis.client import Server, Table
from pentapolis.core.luck import Luck
from pentapolis.core.views import plain
from pentapolis.games import GAMES, game
from pentapolis.games.five_towers.cards import cards
from pentapolis.games.five_towers.state import FiveTowersState
from pentapolis.server import answers
from pentapolis.server.bus import Changed, LocalBus, Notice
from pentapolis.server.match import Match, Outcome
from tests.server.entries import act
from tests.server.running_server import RunningServer, play_on, wait_for
from tests.toy.game import Toy

INTERNALS = ("greedy", "search", "iterations", "seed", "evaluat", "guest_id", "Traceback", "sqlite")


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["pentapolis.games"], "GAMES", (*GAMES, Toy()))


class Listener:
    """Keeps every message that a guest, or somebody unknown, is sent at a table."""

    def __init__(self, guest: Server, table_id: str) -> None:
        self.messages: list[str] = []
        self.begun = asyncio.Event()
        self._guest = guest
        self._table_id = table_id

    async def listen(self) -> None:
        address = f"ws{self._guest.address.removeprefix('http')}/api/tables/{self._table_id}/ws"
        headers = {"Cookie": self._guest.cookie} if self._guest.cookie else {}
        async with connect(address, additional_headers=headers, max_size=None) as connection:
            await connection.send('{"type":"hello"}')
            while True:
                message = await connection.recv()
                assert isinstance(message, str)
                self.messages.append(message)
                self.begun.set()
                told = json.loads(message)
                if told.get("table", {}).get("status") == "over":
                    return
                if told["type"] == "situation":
                    await connection.send(json.dumps({"type": "effects", "key": "e", "version": told["version"]}))


async def played(server: RunningServer, title: str, *seats: str) -> tuple[Match, dict[int | None, list[str]]]:
    """Play a whole game; return what really happened, and what each seat (None: a spectator) was sent."""
    people = [server.guest() for seat in seats if seat == "open"]
    made = await server.guest().new_table(title, *seats)
    tables = [await guest.join(made.id) for guest in people]
    listeners = [Listener(guest, made.id) for guest in [*people, server.guest()]]
    listening = [asyncio.create_task(listener.listen()) for listener in listeners]
    await asyncio.gather(*(listener.begun.wait() for listener in listeners))
    await asyncio.gather(*(_play(table) for table in tables))
    await asyncio.gather(*listening)
    match = server.table(made.id).match
    sent: dict[int | None, list[str]] = {}
    for listener in listeners:
        first = next(message for message in map(json.loads, listener.messages) if message["type"] == "situation")
        sent[first["seat"]] = listener.messages
    assert match.over
    return match, sent


async def _play(table: Table) -> None:
    async with table:
        await play_on(table)


def _states(match: Match) -> dict[int, Any]:
    """The true state at every version."""
    again = Match(match.game, match.seats, match.options, match.luck.secret, match.parts)
    states = {0: again.state.clone()}
    for number, step in enumerate(match.held, start=1):
        act(again, step.seat, step.action)
        states[number] = again.state.clone()
    return states


def _state(states: dict[int, Any], known: list[Outcome], message: dict[str, Any]) -> Any:
    """The true state that a message speaks of, if it does."""
    return states[known[message["version"]].version] if "version" in message else None


def _lists(value: object) -> Iterator[list[Any]]:
    if isinstance(value, dict):
        for item in value.values():
            yield from _lists(item)
    elif isinstance(value, list):
        yield value
        for item in value:
            yield from _lists(item)


def _before_the_end(messages: list[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    for text in messages:
        message = json.loads(text)
        if message.get("table", {}).get("status") != "over":
            yield text, message


@pytest.mark.parametrize(
    ("title", "seats"),
    [
        ("five-towers", ("open", "easy", "medium")),
        ("five-towers", ("open", "open", "easy")),
        ("cloud-city", ("open", "open", "easy")),
        ("ginkgopolis", ("open",)),
        ("ginkgopolis", ("open", "open", "easy")),
        ("toy", ("open", "open")),
        ("toy", ("open", "open", "open")),
    ],
)
def test_nothing_is_sent_that_a_client_may_not_know(server: RunningServer, title: str, seats: tuple[str, ...]) -> None:
    match, sent = wait_for(played(server, title, *seats))
    secret = match.luck.secret
    states = _states(match)
    assert set(sent) == {None, *(seat for seat, kind in enumerate(seats) if kind == "open")}
    for seat, messages in sent.items():
        known = [outcome for outcome in match.outcomes if outcome.seen_by(seat)]  # by the versions that it counts
        for text, message in _before_the_end(messages):
            assert secret.hex() not in text.lower()
            assert base64.b64encode(secret).decode().rstrip("=") not in text
            assert not any(word in text for word in INTERNALS)
            if isinstance(state := _state(states, known, message), FiveTowersState) and len(state.pile.left()) > 5:
                order = plain(cards(state.pile.left()))
                assert not any(found in (order, order[::-1], state.pile.left()) for found in _lists(message))
            if message["type"] != "situation":
                continue
            state = states[known[message["version"]].version]
            assert message["view"] | {"seat": seat} == plain(state.view(seat))
            for entry in message["log"]:
                told = [(event["name"], event["fields"]) for event in entry["events"]]
                events = known[entry["version"]].events
                assert told == [(e.name, plain(e)) for e in events if e.seen_by(seat)]
        assert secret.hex() in messages[-1]


@pytest.mark.parametrize(("title", "seats"), [("five-towers", 3), ("cloud-city", 2), ("ginkgopolis", 2), ("toy", 2)])
def test_what_is_foreseen_comes_from_what_the_seat_knows(title: str, seats: int) -> None:
    """In two worlds that look the same to a seat, it is told the same: choices, effects, reasons."""
    choose = random.Random(5)
    told = 0
    for number in range(20 if title == "toy" else 1):
        match = Match(game(title), seats, game(title).check(seats, {}), number.to_bytes(32, "big"))
        while not match.over:
            for seat in range(seats) if choose.random() < 0.3 else []:
                other = match.state.determinise(seat, Luck(choose.getrandbits(90)))
                lucks = [choose.getrandbits(90), choose.getrandbits(90)]
                foreseen = [
                    answers.effects(title, state.determinise(seat, Luck(lucks[0])).serialise(), seat, (), lucks[1])
                    for state in (match.state, other)
                ]
                assert foreseen[0] == foreseen[1]
                assert match.state.legal(seat) == other.legal(seat)
                told += isinstance(foreseen[0], bytes) and len(foreseen[0]) > 100
            seat = match.state.to_act()[0]
            act(match, seat, choose.choice(match.state.legal(seat)))
    assert told > 5


def test_a_notice_on_the_bus_says_only_that_something_changed() -> None:
    heard: list[Notice] = []
    bus = LocalBus()
    stop = bus.subscribe("table", heard.append)
    bus.publish("table", Changed(3))
    bus.publish("other", Changed(4))
    stop()
    bus.publish("table", Changed(3))
    assert heard == [Changed(3)]
    assert bus.listeners("table") == 0
