"""What players ask about their decisions: what each action would lead to, and why others aren't possible."""

import asyncio
import random
from typing import Any

import pytest

from pentapolis.client import Table, TableRefusal, applied
from pentapolis.core.luck import Luck
from pentapolis.games import game
from pentapolis.server import answers
from pentapolis.server.fair_queue import Turn
from pentapolis.server.foresight import foresee
from pentapolis.server.problems import Unforeseeable
from pentapolis.server.workers import Workers
from tests.server.running_server import RunningServer, play_on, wait_for
from tests.server.test_table_socket import by_turn, two_people


def effect_of(foresight: dict[str, Any], action: dict[str, Any]) -> Any:
    """What is foreseen of an action."""
    (found,) = (effect for effect in foresight["effects"] if effect["action"] == action)
    return found


def reason_of(foresight: dict[str, Any], action: dict[str, Any]) -> Any:
    """Why an action isn't possible."""
    (found,) = (each["trouble"] for each in foresight["impossible"] if each["action"] == action)
    return found


async def refusal(table: Table, *after: dict[str, Any]) -> str:
    """The key of the refusal of a question."""
    with pytest.raises(TableRefusal) as refused:
        await table.effects(*after)
    return refused.value.key


def test_every_legal_action_has_an_effect_and_every_other_a_reason(server: RunningServer) -> None:
    async def go() -> None:
        first, second = await two_people(server)
        async with first, second:
            mover, waiter = by_turn(first, second)
            foresight = await mover.effects()
            assert [effect["action"] for effect in foresight["effects"]] == mover.situation["choices"]
            bid = effect_of(foresight, {"kind": "bid", "cards": 1})
            after = applied(mover.situation["view"], bid["changes"])
            assert (bid["certain"], bid["totals"], after["bid"]) == (True, [0, 0], 1)
            assert [event["name"] for event in bid["events"]] == ["bid"]
            assert mover.situation["view"]["bid"] == 0
            assert mover.situation["version"] == 0
            made = await mover.act({"kind": "bid", "cards": 1})
            assert (await mover.until(lambda s: s["version"] == made))["view"] == after
            raising = await waiter.until(lambda s: s["version"] == made)
            foresight = await waiter.effects()
            too_low = reason_of(foresight, {"kind": "bid", "cards": 1})
            assert (too_low["key"], too_low["rule"]) == ("five-towers.refusal.bid-too-low", "FT-3.2")
            assert not any(each["action"] in raising["choices"] for each in foresight["impossible"])

    wait_for(go())


def test_who_waits_is_told_only_what_could_come(server: RunningServer) -> None:
    async def go() -> None:
        first, second = await two_people(server)
        async with first, second:
            _, waiter = by_turn(first, second)
            foresight = await waiter.effects()
            assert (foresight["effects"], foresight["impossible"]) == ([], [])
            assert "ghosts" in foresight

    wait_for(go())


def test_a_spectator_and_who_looks_at_the_past_are_refused(server: RunningServer) -> None:
    async def go() -> None:
        first, second = await two_people(server)
        watcher = server.guest().table(first.id)
        async with first, second, watcher:
            assert await refusal(watcher) == "server.spectator"
            mover, _ = by_turn(first, second)
            for version in (-1, 1, 99):
                mover.situation = {**mover.situation, "version": version}
                assert await refusal(mover) == "server.stale"

    wait_for(go())


def test_after_the_end_nothing_can_be_foreseen(server: RunningServer) -> None:
    async def go() -> None:
        table = await server.guest().new_table("five-towers", "me", "easy")
        async with table:
            await play_on(table)
            foresight = await table.effects()
            assert (foresight["effects"], foresight["impossible"]) == ([], [])

    wait_for(go())


def test_a_chain_that_becomes_illegal_is_refused(server: RunningServer) -> None:
    async def go() -> None:
        first, second = await two_people(server)
        async with first, second:
            mover, waiter = by_turn(first, second)
            assert await refusal(mover, {"kind": "keep"}) == "five-towers.refusal.no-demolition-now"
            bid = {"kind": "bid", "cards": 1}
            assert await refusal(mover, bid, bid) == "five-towers.refusal.not-your-turn"
            assert await refusal(waiter, bid) == "five-towers.refusal.not-your-turn"
            assert (await mover.effects(bid))["effects"] == []
            assert mover.situation["version"] == 0

    wait_for(go())


def test_a_secret_choice_is_foreseen_as_if_it_were_carried_out_at_once(server: RunningServer) -> None:
    async def go() -> None:
        table = await server.guest().new_table("ginkgopolis", "me", "open")
        async with table, await server.guest().join(table.id):
            choices = [choice for choice in table.situation["choices"] if choice["kind"] == "choose"]
            alone, with_tile = choices[0], choices[-1]
            foresight = await table.effects()
            for action in (alone, with_tile):
                ahead = effect_of(foresight, action)
                assert ahead["events"][0]["name"] in ("exploits", "urbanises", "builds")
                assert ahead["events"][-1]["name"] in ("carddiscarded", "cardkept")
                assert len(applied(table.situation["view"], ahead["changes"])["hand"]) == 3
            await table.act(alone)
            await table.until(lambda situation: situation["view"]["chosen_card"] is not None)
            (back,) = (await table.effects())["effects"]
            assert back["action"] == {"kind": "back"}
            again = effect_of(await table.effects({"kind": "back"}), with_tile)
            before = effect_of(foresight, with_tile)["events"]  # what chance gives is another example each time
            assert [event["name"] for event in again["events"]] == [event["name"] for event in before]
            view = applied(table.situation["view"], again["changes"])
            assert (view["chosen_card"], len(view["hand"])) == (None, 3)

    wait_for(go())


def test_a_chain_ends_where_chance_decides() -> None:
    cloud_city = game("cloud-city")
    state, luck = cloud_city.setup(2, Luck(1)), Luck(2)
    while cloud_city.space.text(state.legal(state.next_to_act())[-1]) != "draw":
        state.apply(state.next_to_act(), state.legal(state.next_to_act())[0], luck)
    seat, draw = state.next_to_act(), cloud_city.space.parse("draw")
    world = state.determinise(seat, Luck(3))
    (effect,) = (effect for effect in foresee(world.clone(), seat, (), 4).effects if effect.action == draw)
    assert not effect.certain
    assert effect.totals == [sheet.total for sheet in state.view(seat).scores]  # which no tile of the pile changes
    with pytest.raises(Unforeseeable):
        foresee(world.clone(), seat, (draw,), 4)


def test_totals_that_chance_decides_are_not_told() -> None:
    """The end of a game of Ginkgopolis deals points for what is drawn; until then chance changes no total."""
    ginkgopolis = game("ginkgopolis")
    luck, choose = Luck(0), random.Random(1)
    state = ginkgopolis.setup(2, luck)
    told: list[tuple[bool, bool]] = []
    while state.to_act():
        seat = state.next_to_act()
        if ginkgopolis.space.kind_of(state.legal(seat)[0]).name == "take":
            foresight = foresee(state.determinise(seat, Luck(3)), seat, (), 4)
            told += [(effect.certain, effect.totals is None) for effect in foresight.effects]
        state.apply(seat, choose.choice(state.legal(seat)), luck)
    assert (True, True) not in told
    assert {(False, True), (False, False)} <= set(told)


def test_the_server_only_waits_for_the_answer(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is worked out where the server runs, the same question is asked once, and moves are made meanwhile."""
    asked: list[str] = []
    released = asyncio.Event()

    def computed(*_: object) -> None:
        raise AssertionError("the server itself has worked out what could come")

    run = Workers.run

    async def held(self: Workers, turn: Turn, work: Any, *arguments: object) -> Any:
        asked.append(work.__name__)
        if work.__name__ == "effects":
            while not released.is_set():
                await asyncio.sleep(0.01)
        return await run(self, turn, work, *arguments)

    monkeypatch.setattr(Workers, "run", held)
    monkeypatch.setattr(answers, "foresee", computed)  # in this process: workers have a module of their own

    async def go() -> None:
        guest = server.guest()
        table = await guest.new_table("ginkgopolis", "me", "open")
        async with table, guest.table(table.id) as window, await server.guest().join(table.id) as other:
            await window.until(lambda s: s["table"]["status"] == "playing")
            waiting = [asyncio.create_task(each.effects()) for each in (table, window, table)]
            await asyncio.sleep(0.1)
            await other.act(other.situation["choices"][0])
            assert not any(answer.done() for answer in waiting)
            released.set()
            found = await asyncio.gather(*waiting)
            assert found[0] == found[1] == found[2]
            assert asked.count("effects") == 1

    wait_for(go())
