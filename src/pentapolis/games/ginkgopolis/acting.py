"""The action phase: players act in turn, and an action goes on until somebody is asked (GK-4.1, GK-6.6, GK-6.7)."""

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.actions import INSERT
from pentapolis.games.ginkgopolis.actions import MOVE as MOVE_ACTION
from pentapolis.games.ginkgopolis.bonuses import bonus_of, endgame_of
from pentapolis.games.ginkgopolis.cards import FLOOR, LETTER_COUNT, card, tile
from pentapolis.games.ginkgopolis.ending import end_round
from pentapolis.games.ginkgopolis.events import (
    Builds,
    CardDiscarded,
    CardKept,
    Exploits,
    TileTakenBack,
    Urbanises,
)
from pentapolis.games.ginkgopolis.exploiting import (
    ask_good,
    begin_exploit,
    carry_out_take,
    exploit_neighbours,
    pay_bonuses,
    take_owed,
)
from pentapolis.games.ginkgopolis.floors import begin_floor, can_build
from pentapolis.games.ginkgopolis.frames import BONUS, FINISH, GIVE, GOOD, MOVE, NEIGHBOURS, OWED
from pentapolis.games.ginkgopolis.giving import ask_giving
from pentapolis.games.ginkgopolis.hal import act_for_hal
from pentapolis.games.ginkgopolis.hands import without_card
from pentapolis.games.ginkgopolis.markers import ask_move, ask_shift, carry_out_move, carry_out_shift
from pentapolis.games.ginkgopolis.supplies import discard
from pentapolis.games.ginkgopolis.table import AREA, BONUSES, CHOICE, ENDGAME, GIVING, HAL, HAND, OVER, Table
from pentapolis.games.ginkgopolis.urbanising import begin_urbanising, can_urbanise


def carry_on(table: Table, luck: Luck, events: list[Event] | None) -> None:
    """Go on with the actions of this round, and then to the next one, until there is something to decide."""
    while not advance(table, luck, events):
        if not _begin_next_action(table, luck, events):
            end_round(table, luck, events)
            return
        if table.phase == OVER:
            return


def advance(table: Table, luck: Luck, events: list[Event] | None) -> bool:
    """Go on with the action of this turn until it is done or somebody is asked; whether somebody is."""
    while table.stack:
        frame = table.stack.pop()
        kind = frame & 15
        if kind == BONUS:
            pay_bonuses(table, frame, events)
        elif kind == FINISH:
            _finish(table, events)
        elif kind == NEIGHBOURS:
            exploit_neighbours(table, frame, events)
        elif kind == OWED:
            take_owed(table, frame, events)
        elif _asks(table, frame, luck, events):
            return True
    return False


def _asks(table: Table, frame: int, luck: Luck, events: list[Event] | None) -> bool:
    """Do what may need a decision; whether somebody is asked."""
    kind = frame & 15
    if kind == GOOD:
        return ask_good(table, events)
    if kind == MOVE:
        return ask_move(table, frame, events)
    if kind == GIVE:
        return ask_giving(table, luck, events)
    return ask_shift(table, frame, events)


def _begin_next_action(table: Table, luck: Luck, events: list[Event] | None) -> bool:
    """Let the next player, or Hal, begin the action; whether there was one left to act."""
    if table.acted == table.places:
        return False
    if table.seats == 1 and table.acted == HAL:
        table.acted += 1
        act_for_hal(table, luck, events)
        return True
    seat = (table.first + table.acted) % table.seats
    table.acted += 1
    begin_action(table, seat, events)
    return True


def begin_action(table: Table, seat: int, events: list[Event] | None) -> None:
    """Reveal a player's choice and begin to carry it out."""
    table.turn = seat
    area = seat * AREA
    choice = table.players[area + CHOICE]
    table.players[area + CHOICE] = 0
    played = (choice & 127) - 1
    table.players[area + HAND] = without_card(table.players[area + HAND], played)
    _reveal(table, played, (choice >> 7) - 1, events)


def _reveal(table: Table, played: int, number: int, events: list[Event] | None) -> None:
    """Begin the action that the choice says (GK-4.1), or exploit if it can't be paid (GK-6.7)."""
    if number < 0:
        if events is not None:
            events.append(Exploits(table.turn, card(played)))
        begin_exploit(table, played, events)
        return
    urbanises = played < LETTER_COUNT
    if events is not None:
        reveal = Urbanises if urbanises else Builds
        events.append(reveal(table.turn, card(played), tile(number)))
    if urbanises and can_urbanise(table, table.turn):
        begin_urbanising(table, played, number, events)
    elif not urbanises and can_build(table, table.turn, played, number):
        begin_floor(table, played, number, events)
    else:
        table.shown |= 1 << number  # GK-12.1
        if events is not None:
            events.append(TileTakenBack(table.turn, card(played), tile(number)))
        begin_exploit(table, played, events)


def answer(table: Table, action: int, events: list[Event] | None) -> None:
    """Carry out the decision of the one seat that was asked in the middle of an action."""
    if action < MOVE_ACTION:
        carry_out_take(table, action, events)
    elif action < INSERT:
        carry_out_move(table, action, events)
    else:
        carry_out_shift(table, action, events)


def go_through(table: Table, luck: Luck, events: list[Event] | None) -> bool:
    """Go on with the action of this turn and give the first answer to whatever it asks; whether all owe tiles now.

    Where a marker goes changes nothing else, and the good for a plot is one of two; but what is given back is for all
    to decide (GK-7.2).
    """
    while advance(table, luck, events):
        if table.phase == GIVING:
            return True
        answer(table, table.offer[0], events)
    return False


def _finish(table: Table, events: list[Event] | None) -> None:
    """Keep the card of a floor (GK-6.6), discard any other (GK-5.3, GK-5.8)."""
    played = (table.played & 127) - 1
    if table.played >> 14 == FLOOR:
        keep(table, table.turn, played)
        if events is not None:
            events.append(CardKept(table.turn, card(played)))
    else:
        discard(table, played)
        if events is not None:
            events.append(CardDiscarded(table.turn, card(played)))
    table.played = 0


def keep(table: Table, place: int, card: int) -> None:
    """Add a building card to those that a place has kept."""
    bonus = bonus_of(card - LETTER_COUNT)
    if bonus >= 0:
        table.players[place * AREA + BONUSES] |= 1 << bonus
    else:
        table.players[place * AREA + ENDGAME] |= 1 << endgame_of(card - LETTER_COUNT)
