"""The choice of a round, made in secret and at the same time; new hands (GK-3.1 to GK-3.3)."""

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from pentapolis.games.ginkgopolis.actions import BACK, CHOOSE, NEW_HAND, WITH
from pentapolis.games.ginkgopolis.cards import card_words, cards, members, tile_words
from pentapolis.games.ginkgopolis.events import CardsDrawn, ChoiceMade, ChoiceTakenBack, HandReplaced
from pentapolis.games.ginkgopolis.hands import HAND_SIZE, entry, hand_cards, has_card, with_entry
from pentapolis.games.ginkgopolis.supplies import discard, draw_card
from pentapolis.games.ginkgopolis.table import AREA, CHOICE, CHOOSING, HAND, TILES, TOKENS, Table


def choices(table: Table, seat: int) -> list[int]:
    """Return what a seat may do: any card alone or with any tile (GK-3.3), a new hand, or take the choice back."""
    area = seat * AREA
    if table.players[area + CHOICE]:
        return [BACK]
    tiles = members(table.players[area + TILES])
    found: list[int] = []
    hand = table.players[area + HAND]
    while hand:
        alone = CHOOSE + ((hand & 127) - 1) * WITH
        found.append(alone)
        for number in tiles:
            found.append(alone + 1 + number)
        hand >>= 12
    if table.players[area + TOKENS] > 0:
        found.append(NEW_HAND)
    return found


def carry_out_choice(table: Table, seat: int, action: int, events: list[Event] | None) -> bool:
    """Lock the choice; whether everybody has chosen."""
    table.players[seat * AREA + CHOICE] = (action - CHOOSE) // WITH + 1 | (action - CHOOSE) % WITH << 7
    if events is not None:
        events.append(ChoiceMade(seat))
    for other in range(table.seats):
        if table.players[other * AREA + CHOICE] == 0:
            return False
    table.acted = 0
    return True


def take_back(table: Table, seat: int, events: list[Event] | None) -> None:
    """Take the choice back, which is possible until everybody has chosen."""
    table.players[seat * AREA + CHOICE] = 0
    if events is not None:
        events.append(ChoiceTakenBack(seat))


def replace_hand(table: Table, seat: int, luck: Luck, events: list[Event] | None) -> None:
    """Give up a token, discard all four cards and then draw four (GK-3.2)."""
    area = seat * AREA
    table.players[area + TOKENS] -= 1
    old = hand_cards(table.players[area + HAND])
    table.players[area + HAND] = 0
    for number in old:
        discard(table, number)
    if events is not None:
        events.append(HandReplaced(seat, cards(old), table.players[area + TOKENS]))
    draw_cards(table, seat, HAND_SIZE, luck, events)


def draw_cards(table: Table, seat: int, count: int, luck: Luck, events: list[Event] | None) -> None:
    """Draw so many cards into the hand of a seat, which nobody else sees."""
    drawn: list[int] = []
    at = seat * AREA + HAND
    for _ in range(count):
        drawn.append(draw_card(table, luck, events))
        table.players[at] = with_entry(table.players[at], entry(drawn[-1], 1 << seat))
    if events is not None:
        events.append(CardsDrawn(seat, cards(sorted(drawn))))


def refuse_choice(table: Table, seat: int, action: int) -> Refusal | None:
    """Return why a seat can't choose this, take it back or ask for a new hand; None if it can."""
    area = seat * AREA
    chosen = table.players[area + CHOICE] != 0
    if table.phase != CHOOSING:
        return Refusal("GK-3.1", "no-choosing-now")
    if action == BACK:
        return None if chosen else Refusal("GK-3.1", "nothing-to-take-back")
    if action == NEW_HAND:
        if table.seats == 1:
            return Refusal("GK-11.1", "no-new-hand-alone")
        if chosen:
            return Refusal("GK-3.2", "take-back-first")
        return None if table.players[area + TOKENS] > 0 else Refusal("GK-3.2", "no-token")
    if chosen:
        return Refusal("GK-3.1", "chosen-already")
    card, number = (action - CHOOSE) // WITH, (action - CHOOSE) % WITH - 1
    if not has_card(table.players[area + HAND], card):
        return Refusal("GK-3.1", "not-in-hand", card_words(card))
    if number >= 0 and not table.players[area + TILES] >> number & 1:
        return Refusal("GK-3.1", "not-behind-screen", tile_words(number))
    return None
