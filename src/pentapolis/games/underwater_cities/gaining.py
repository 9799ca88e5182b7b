"""Gains, the federation track, what reacts to something, and contracts: all that gives and asks nothing (UC-15.9)."""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.games.underwater_cities.components import ON_ADVANCE, ON_REACH, ON_USE_SLOT
from pentapolis.games.underwater_cities.events import (
    Advanced,
    AdvancedBeyond,
    CardPaid,
    ContractTaken,
    Gained,
    amounts,
)
from pentapolis.games.underwater_cities.goods import NO_GOODS, Goods
from pentapolis.games.underwater_cities.network import counted
from pentapolis.games.underwater_cities.player import SPACES
from pentapolis.games.underwater_cities.supply import can_draw, draw_cards
from pentapolis.games.underwater_cities.table import Table

_POINT: Final = Goods(0, 0, 0, 0, 0, 1, 0)
TRACK: Final = [
    NO_GOODS,
    NO_GOODS,
    Goods(0, 0, 0, 1, 0, 0, 0),
    Goods(0, 1, 0, 0, 0, 0, 0),
    _POINT,
]  # by steps (UC-6.1)


def can_gain(s: Table, goods: Goods) -> bool:
    """Whether a gain would change anything (UC-15.5)."""
    return not goods.is_cards_only() or (goods.cards > 0 and can_draw(s))


def receive(s: Table, goods: Goods, luck: Luck, events: list[Event] | None) -> None:
    """Give goods to the player in turn; the caller tells of them."""
    player = s.me()
    if goods.cards:
        draw_cards(s, s.turn, goods.cards, luck, events)
        goods = Goods(goods.kelp, goods.steelplast, goods.science, goods.credits, goods.biomatter, goods.points, 0)
    player.goods = player.goods.plus(goods)


def gain(s: Table, goods: Goods, luck: Luck, events: list[Event] | None) -> None:
    """Give goods to the player in turn and tell of it."""
    if events is not None and not goods.is_cards_only():
        events.append(Gained(s.turn, amounts(goods)))
    receive(s, goods, luck, events)


def advance(s: Table, steps: int, luck: Luck, events: list[Event] | None) -> None:
    """Move the marker of the player in turn up the federation track, step by step (UC-6.1, UC-6.2, UC-15.3)."""
    player = s.me()
    for _ in range(steps):
        player.advanced = 1
        beyond = player.steps == SPACES
        if not beyond:
            player.steps += 1
        if events is not None:
            events.append(AdvancedBeyond(s.turn) if beyond else Advanced(s.turn, SPACES + 1 - player.steps))
        _put_on_track(s, player.steps)
        bonus = TRACK[player.steps]
        if not bonus.is_nothing():
            gain(s, bonus, luck, events)
        if not beyond:
            react(s, ON_REACH, SPACES + 1 - player.steps, luck, events)
        react(s, ON_ADVANCE, 0, luck, events)


def _put_on_track(s: Table, steps: int) -> None:
    """Put the marker ahead of all that are as far as it (UC-6.2)."""
    track = [seat for seat in s.track if seat != s.turn]
    ahead = 0
    while ahead < len(track) and s.players[track[ahead]].steps > steps:
        ahead += 1
    track.insert(ahead, s.turn)
    s.track = track


def react(s: Table, on: int, what: int, luck: Luck, events: list[Event] | None) -> None:
    """Let the permanent cards give that react to an event: of a kind, a space or a resource (UC-4.2)."""
    player = s.me()
    for card in player.permanents:
        for trigger in s.components.cards[card].triggers:
            if trigger.on != on or not trigger.kinds >> what & 1:
                continue
            if (trigger.space and trigger.space != what) or (trigger.resource >= 0 and trigger.resource != what):
                continue
            if trigger.once:
                if card in player.once:
                    continue
                player.once = sorted([*player.once, card])
            _pay_out(s, card, trigger.goods, luck, events)


def react_to_slot(s: Table, tags: list[str], luck: Luck, events: list[Event] | None) -> None:
    """Let the permanent cards give that react to the use of a slot with a tag."""
    for card in s.me().permanents:
        for trigger in s.components.cards[card].triggers:
            if trigger.on == ON_USE_SLOT and trigger.tag in tags:
                _pay_out(s, card, trigger.goods, luck, events)


def _pay_out(s: Table, card: int, goods: Goods, luck: Luck, events: list[Event] | None) -> None:
    if events is not None:
        events.append(CardPaid(s.turn, card + 1, amounts(goods)))
    receive(s, goods, luck, events)


def check_contracts(s: Table, luck: Luck, events: list[Event] | None) -> None:
    """Give the player in turn each open contract whose conditions are met (UC-11.1)."""
    if not s.contracts:
        return
    player = s.me()
    for number in s.contracts:
        contract = s.components.contracts[number]
        if all(counted(player, counter) >= least for counter, least in contract.requires):
            s.contracts = [other for other in s.contracts if other != number]
            player.contracts = sorted([*player.contracts, number])
            if events is not None:
                events.append(ContractTaken(s.turn, contract.number))
            gain(s, contract.goods, luck, events)
            advance(s, contract.federation, luck, events)
