"""Hal, the opponent of the solo game (GK-11.2 to GK-11.6, GK-11.8)."""

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.cards import LETTER_COUNT, card, tile
from pentapolis.games.ginkgopolis.ending import end_game
from pentapolis.games.ginkgopolis.events import Builds, HalDrewAgain, HalIsStuck, Urbanises
from pentapolis.games.ginkgopolis.exploiting import place_of
from pentapolis.games.ginkgopolis.floors import begin_floor, has_resources
from pentapolis.games.ginkgopolis.grid import height, neighbours_of
from pentapolis.games.ginkgopolis.supplies import deplete, discard, draw_card
from pentapolis.games.ginkgopolis.table import HAL, Table
from pentapolis.games.ginkgopolis.urbanising import begin_urbanising, can_urbanise


def act_for_hal(table: Table, luck: Luck, events: list[Event] | None) -> None:
    """Turn up Hal's card and a tile, and let him build; the game ends at once if he can't (GK-11.2, GK-11.6)."""
    table.turn = HAL
    played = table.hal_card - 1
    table.hal_card = 0
    if table.supply_left == 0:  # the player took the last tile, so that Hal has none
        discard(table, played)
        end_game(table, events)
        return
    if played < LETTER_COUNT and table.options["hal"] == "expert":
        played = _draw_again(table, played, luck, events)
    if not _can_act(table, played):
        discard(table, played)
        if events is not None:
            events.append(HalIsStuck(card(played)))
        end_game(table, events)
        return
    table.supply_left -= 1
    number = table.supply[table.supply_left]
    urbanises = played < LETTER_COUNT
    if events is not None:
        reveal = Urbanises if urbanises else Builds
        events.append(reveal(HAL, card(played), tile(number)))
    if table.supply_left == 0:
        deplete(table, events)
    if urbanises:
        begin_urbanising(table, played, number, events)
    else:
        begin_floor(table, played, number, events)


def _can_act(table: Table, played: int) -> bool:
    """Whether Hal has enough resources: one to urbanise, one for each floor to build (GK-11.6)."""
    if played < LETTER_COUNT:
        return can_urbanise(table, HAL)
    return has_resources(table, HAL, table.city[place_of(table, played - LETTER_COUNT)], 0)


def _draw_again(table: Table, first: int, luck: Luck, events: list[Event] | None) -> int:
    """Draw another card for the expert Hal; return the one that he uses, and discard the other (GK-11.8)."""
    other = draw_card(table, luck, events)
    if other < LETTER_COUNT:
        better = _neighbouring_floors(table, other) > _neighbouring_floors(table, first)
    else:
        better = _can_act(table, other)
    used = other if better else first
    discard(table, first if better else other)
    if events is not None:
        events.append(HalDrewAgain(card(first), card(other), card(used)))
    return used


def _neighbouring_floors(table: Table, letter: int) -> int:
    """Return the points that Hal would get from the neighbours of a letter's cell (GK-11.3)."""
    floors = 0
    for place in neighbours_of(table.city, table.markers[letter]):
        if place >= 0:
            floors += height(table.city[place])
    return floors
