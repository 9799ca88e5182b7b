"""Hal, the opponent of the solo game (GK-11.2 to GK-11.6, GK-11.8)."""

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.acting import DEEDS, Deed, deed_with_tile, reveal
from pentapolis.games.ginkgopolis.cards import LETTER_COUNT, card
from pentapolis.games.ginkgopolis.city import beside
from pentapolis.games.ginkgopolis.events import HalDrewAgain, HalIsStuck
from pentapolis.games.ginkgopolis.floors import has_resources, named_by
from pentapolis.games.ginkgopolis.supplies import deplete, discard, draw_card
from pentapolis.games.ginkgopolis.table import HAL, Table
from pentapolis.games.ginkgopolis.urbanising import can_urbanise


def act_for_hal(s: Table, luck: Luck, events: list[Event] | None) -> Deed | None:
    """Turn up Hal's card and a tile; return what he builds, None if he can't and the game ends (GK-11.2, GK-11.6)."""
    s.turn = HAL
    played = s.hal_card[0]
    s.hal_card = []
    if s.supply.count() == 0:  # the player took the last tile, so that Hal has none
        discard(s, played)
        return None
    if played < LETTER_COUNT and s.options["hal"] == "expert":
        played = _draw_again(s, played, luck, events)
    if not _can_act(s, played):
        discard(s, played)
        if events is not None:
            events.append(HalIsStuck(card(played)))
        return None
    number = s.supply.top()
    s.supply = s.supply.without(1)
    reveal(s, deed_with_tile(played), played, number, events)
    if s.supply.count() == 0:
        deplete(s, events)
    return DEEDS[s.deed]


def _can_act(s: Table, played: int) -> bool:
    """Whether Hal has enough resources: one to urbanise, one for each floor to build (GK-11.6)."""
    if played < LETTER_COUNT:
        return can_urbanise(s, HAL)
    return has_resources(s, HAL, named_by(s, played), 0)


def _draw_again(s: Table, first: int, luck: Luck, events: list[Event] | None) -> int:
    """Draw another card for the expert Hal; return the one that he uses, and discard the other (GK-11.8)."""
    other = draw_card(s, luck, events)
    if other < LETTER_COUNT:
        better = _neighbouring_floors(s, other) > _neighbouring_floors(s, first)
    else:
        better = _can_act(s, other)
    used = other if better else first
    discard(s, first if better else other)
    if events is not None:
        events.append(HalDrewAgain(card(first), card(other), card(used)))
    return used


def _neighbouring_floors(s: Table, letter: int) -> int:
    """Return the points that Hal would get from the neighbours of a letter's cell (GK-11.3)."""
    floors = 0
    for index in beside(s.city, s.markers[letter]):
        if index >= 0:
            floors += s.city[index].height()
    return floors
