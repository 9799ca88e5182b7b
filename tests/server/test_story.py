"""Stories: what happened in an action, step by step, as each seat may see it."""

import asyncio
from typing import Any

import msgspec
import pytest

from pentapolis.client import Table, TableRefusal, applied
from pentapolis.core.luck import Luck
from pentapolis.core.views import plain
from pentapolis.games import game
from pentapolis.server import answers
from pentapolis.server.fair_queue import Turn
from pentapolis.server.match import Match
from pentapolis.server.workers import Workers
from tests.server.entries import act
from tests.server.running_server import RunningServer, play_on, wait_for


async def at_table(server: RunningServer, title: str) -> Table:
    """A table where somebody has played a little against a bot."""
    guest = server.guest()
    table = await guest.new_table(title, "me", "easy")
    async with table:
        await play_on(table, 12)
        await table.until(lambda situation: situation["view"]["to_act"] == [0])  # the bot has decided, too
    return guest.table(table.id)


@pytest.mark.parametrize("title", ["five-towers", "cloud-city", "ginkgopolis"])
def test_a_story_tells_what_the_log_tells_and_ends_with_the_view(server: RunningServer, title: str) -> None:
    async def go() -> None:
        table = await at_table(server, title)
        async with table, server.guest().table(table.id) as watcher:
            for viewer in (table, watcher):
                told: list[Any] = []
                for entry in viewer.log[1:]:
                    story = await viewer.story(entry["version"])
                    events = [event for moment in story["moments"] for event in moment["events"]]
                    assert events == entry["events"]
                    view = story["before"]
                    assert not told or view == told[-1], "it begins as the one before has ended"
                    for moment in story["moments"]:
                        view = applied(view, moment["changes"])
                    told.append(view)
                assert told[-1] == viewer.situation["view"]

    wait_for(go())


def test_only_actions_of_the_log_have_a_story(server: RunningServer) -> None:
    async def go() -> None:
        table = await at_table(server, "five-towers")
        async with table:
            await table.undo()
            last = table.situation["version"]
            for version in (-1, 0, last, last + 1, 10**6):
                with pytest.raises(TableRefusal) as refused:
                    await table.story(version)
                assert refused.value.key == "server.no-story"
            taken_back = await table.story(last - 1)  # it was seen, and is still in the log
            assert taken_back["moments"]

    wait_for(go())


def test_a_story_is_told_once_for_all_who_see_the_same(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    run = Workers.run

    async def watched(self: Workers, turn: Turn, work: Any, *arguments: object) -> Any:
        asked.append(work.__name__)
        return await run(self, turn, work, *arguments)

    async def go() -> None:
        table = await at_table(server, "five-towers")
        async with table, server.guest().table(table.id) as watcher:
            monkeypatch.setattr(Workers, "run", watched)
            both = await asyncio.gather(table.story(1), watcher.story(1), table.story(1))
            assert both[0] == both[1] == both[2]
            assert asked == ["story"]

    wait_for(go())


@pytest.mark.parametrize("title", ["cloud-city", "ginkgopolis"])
def test_what_is_hidden_stays_hidden(title: str) -> None:
    """Each view of a story is what the viewer could see at that moment, and each event one that it may know of."""
    played = game(title)
    secret = bytes(32)
    match = Match(played, 2, played.check(2, {}), secret)
    choose = Luck(7)
    for _ in range(40):
        seat = match.state.to_act()[0]
        legal = match.state.legal(seat)
        act(match, seat, legal[choose.below(len(legal))])
        actions = match.actions_of(None, match.version)
        for viewer in (None, 0, 1):
            told = msgspec.json.decode(answers.story(title, 2, match.options, secret, None, actions, viewer))
            view = told["before"]
            for moment in told["moments"]:
                view = applied(view, moment["changes"])
            assert view == plain(match.state.view(viewer))
            events = [event for moment in told["moments"] for event in moment["events"]]
            seen = [event for event in match.outcomes[-1].events if event.seen_by(viewer)]
            assert [(event["name"], event["fields"]) for event in events] == [(one.name, plain(one)) for one in seen]
