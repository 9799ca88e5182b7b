"""The end of a round (GK-8.1, GK-8.2, GK-11.2) and of the game (GK-9.2)."""

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.scores import leaders
from pentapolis.games.ginkgopolis.cards import cards
from pentapolis.games.ginkgopolis.choosing import draw_cards
from pentapolis.games.ginkgopolis.events import Ended, HandDiscarded, HandPassed, RoundBegan
from pentapolis.games.ginkgopolis.hands import HAND_SIZE, SOLO_HAND_SIZE, hand_cards, received
from pentapolis.games.ginkgopolis.scoring import score_sheets
from pentapolis.games.ginkgopolis.supplies import discard, draw_card
from pentapolis.games.ginkgopolis.table import AREA, CHOOSING, HAND, OVER, Table


def end_round(table: Table, luck: Luck, events: list[Event] | None) -> None:
    """End the game if its end was triggered; otherwise hand on the cards and begin the next round."""
    if table.seats == 1:
        _discard_hand(table, events)
    if table.ending:
        end_game(table, events)
        return
    if table.seats > 1:
        _pass_hands(table, events)
        table.first = (table.first + 1) % table.seats
    _clear_turns(table)
    begin_round(table, luck, events)


def end_game(table: Table, events: list[Event] | None) -> None:
    """Nothing more is decided."""
    _clear_turns(table)
    table.phase = OVER
    if events is not None:
        sheets = score_sheets(table)
        events.append(Ended(leaders(sheets), [sheet.total for sheet in sheets]))


def _clear_turns(table: Table) -> None:
    """Nobody acts any more."""
    table.acted = 0
    table.turn = 0
    table.offer = []


def _pass_hands(table: Table, events: list[Event] | None) -> None:
    """Pass the remaining cards to the left (GK-8.1)."""
    carried = table.players[(table.seats - 1) * AREA + HAND]
    for seat in range(table.seats):
        at = seat * AREA + HAND
        own = table.players[at]
        table.players[at] = received(carried, seat)
        carried = own
        if events is not None:
            events.append(HandPassed(seat, cards(hand_cards(table.players[at]))))


def begin_round(table: Table, luck: Luck, events: list[Event] | None) -> None:
    """Let everybody draw, from the first player clockwise: four cards at first, then one (GK-2.7, GK-8.2)."""
    table.round += 1
    table.phase = CHOOSING
    if events is not None:
        events.append(RoundBegan(table.round, table.first))
    if table.seats == 1:
        draw_cards(table, 0, SOLO_HAND_SIZE, luck, events)
        table.hal_card = draw_card(table, luck, events) + 1
        return
    count = HAND_SIZE if table.round == 1 else 1
    for turn in range(table.seats):
        draw_cards(table, (table.first + turn) % table.seats, count, luck, events)


def _discard_hand(table: Table, events: list[Event] | None) -> None:
    """Discard what the solo player didn't play (GK-11.2)."""
    left = hand_cards(table.players[HAND])
    table.players[HAND] = 0
    for number in left:
        discard(table, number)
    if events is not None:
        events.append(HandDiscarded(0, cards(left)))
