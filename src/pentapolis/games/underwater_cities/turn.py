"""A turn: a tile on a slot, a card, and what both give (UC-3.2 to UC-3.7, UC-4.7)."""

from typing import Any, Final

from pentapolis.core.agenda import NOTHING, Step
from pentapolis.core.combinators import Sequence
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.problem import Params
from pentapolis.core.refusal import Refusal
from pentapolis.games.underwater_cities.action_cards import MAKE_ROOM, claim_action
from pentapolis.games.underwater_cities.actions import (
    CARD_FIRST,
    CLONE,
    CLONINGS,
    DISCARD,
    LEAVE_CARD,
    PLACE,
    PLAY,
    SLOT_FIRST,
    USE_CARD,
)
from pentapolis.games.underwater_cities.components import (
    ACTION,
    CARD_NAMES,
    INSTANT,
    NO_COLOUR,
    ON_MISMATCH,
    OPEN_SLOT,
    PERMANENT,
    PRODUCTION,
    SLOT_NAMES,
    SPECIAL,
)
from pentapolis.games.underwater_cities.events import (
    CardClaimed,
    CardLeft,
    CardPlayed,
    CardsDiscarded,
    Paid,
    TileCloned,
    TilePlaced,
    amounts,
)
from pentapolis.games.underwater_cities.gaining import react
from pentapolis.games.underwater_cities.goods import Goods
from pentapolis.games.underwater_cities.lookahead import END_OF_TURN, can_be, helped_by_ability
from pentapolis.games.underwater_cities.player import ACTION_LIMIT
from pentapolis.games.underwater_cities.slots import is_slot, possible_slots
from pentapolis.games.underwater_cities.steps import STEPS, UcDecision, UcStep
from pentapolis.games.underwater_cities.supply import discard, draw_cards, leave_hand
from pentapolis.games.underwater_cities.table import COLOURED, MOST_SEATS, Table

_CREDIT: Final = Goods(0, 0, 0, 1, 0, 0, 0)


class ReduceHand(UcStep):
    """The hand is reduced to the limit, card by card (UC-3.7)."""

    def possible(self, s: Table) -> bool:
        return s.me().surplus() > 0

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        player = s.players[seat]
        return [DISCARD + card for card in player.whole_hand()] if player.surplus() else NOTHING

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        return Refusal("UC-3.7", "not-in-hand", {"card": action - DISCARD + 1})

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        card = action - DISCARD
        leave_hand(s.players[seat], card)
        if events is not None:
            events.append(CardsDiscarded(seat, [card + 1]))
        discard(s, card, events)

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return what is legal; other cards aren't the player's."""
        return s.legal(seat)

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        return {"left": s.me().surplus()}


class ChooseSlot(UcDecision):
    """Where the action tile goes (UC-3.2, UC-3.9)."""

    def own(self, s: Table, at: int) -> list[int]:
        coloured = COLOURED[s.side()]
        taken = s.taken
        free = [slot for slot in coloured if taken[slot] == 0]
        found = [PLACE + slot for slot in possible_slots(s, free, CARD_NOW)]
        found.append(PLACE + OPEN_SLOT)
        if s.seats == MOST_SEATS and not s.cloned and s.me().goods.credits > 0:
            found += [CLONE + slot for slot in self._clonable(s)]
        return found

    def has_choice(self, s: Table, seat: int, at: int) -> bool:
        """Whether a coloured slot is possible as it is: the open one is always there."""
        steps = s.components.slot_steps[s.side()]
        return any(s.taken[slot] == 0 and steps[slot].possible(s) for slot in COLOURED[s.side()])

    def _clonable(self, s: Table) -> list[int]:
        """Return the slots of others that could be used after paying for it."""
        others = [slot for slot in COLOURED[s.side()] if s.taken[slot] and not s.taken[slot] >> s.turn & 1]
        if not others:
            return others
        player = s.me()
        kept = player.goods
        player.goods = kept.minus(_CREDIT)  # and back again at once: nothing is changed
        possible = possible_slots(s, others, CARD_NOW)
        player.goods = kept
        return possible

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        player = s.me()
        if action in CLONINGS:
            slot = action - CLONE
            player.goods = player.goods.minus(_CREDIT)
            s.cloned = 1
            if events is not None:
                events.append(Paid(s.turn, amounts(_CREDIT)))
                events.append(TileCloned(s.turn, SLOT_NAMES[slot]))
        else:
            slot = action - PLACE
            if events is not None:
                events.append(TilePlaced(s.turn, SLOT_NAMES[slot]))
        if slot != OPEN_SLOT:
            taken = s.taken[:]
            taken[slot] |= 1 << s.turn
            s.taken = taken
        s.slot = slot + 1
        s.done()

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        cloning = action in CLONINGS
        slot = action - (CLONE if cloning else PLACE)
        named: Params = {"slot": SLOT_NAMES[slot]}
        if s.slot_at(slot) is None:
            return Refusal("UC-2.1", "no-such-slot", named)
        if cloning and s.seats < MOST_SEATS:
            return Refusal("UC-3.9", "no-cloning-tile")
        if cloning and s.cloned:
            return Refusal("UC-3.9", "cloning-tile-taken")
        if cloning and s.me().goods.credits == 0:
            return Refusal("UC-3.9", "cloning-too-dear")
        if cloning and (s.taken[slot] == 0 or s.taken[slot] >> s.turn & 1):
            return Refusal("UC-3.9", "not-anothers-slot", named)
        if not cloning and s.taken[slot]:
            return Refusal("UC-3.2", "slot-taken", named)
        return Refusal("UC-3.4", "slot-impossible", named)


class ChooseCard(UcDecision):
    """Which card is played with the tile; one of another colour is discarded (UC-3.2)."""

    def possible(self, s: Table) -> bool:
        player = s.me()
        return bool(player.hand or player.open_hand)

    def own(self, s: Table, at: int) -> list[int]:
        return [PLAY + card for card in s.me().whole_hand()]

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        card = action - PLAY
        leave_hand(s.me(), card)
        colour = s.slot_colour()
        if s.components.cards[card].colour == colour:
            s.card = card + 1
            if events is not None:
                events.append(CardPlayed(s.turn, card + 1))
        else:
            if events is not None:
                events.append(CardsDiscarded(s.turn, [card + 1]))
            discard(s, card, events)
            if colour != NO_COLOUR:
                react(s, ON_MISMATCH, 0, luck, events)
        s.done()

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        return Refusal("UC-3.2", "not-in-hand", {"card": action - PLAY + 1})

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return what is legal; other cards aren't the player's."""
        return s.legal(seat)

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        return {"slot": SLOT_NAMES[s.slot - 1] if s.slot else ""}


def can_use_card(s: Table, card: int) -> bool:
    """Whether the card that is played could be used now; a special card has to be paid (UC-4.7)."""
    face = s.components.cards[card]
    if face.era == SPECIAL:
        return s.me().goods.credits >= face.cost
    return face.type != INSTANT or can_be(s, s.components.card_steps[card])


def _gives(s: Table, card: int) -> bool:
    """Whether an instant of an era would only give."""
    return s.components.cards[card].era != SPECIAL and s.components.card_steps[card].only_gives(s)


class CarryOut(UcDecision):
    """Slot and card, in the order that the player chooses."""

    def own(self, s: Table, at: int) -> list[int]:
        card = s.card - 1
        if card < 0 or not s.components.cards[card].order_matters or not can_use_card(s, card):
            return NOTHING
        if (
            s.components.cards[card].type == INSTANT
            and s.components.slot_steps[s.side()][s.slot - 1].only_gives(s)
            and _gives(s, card)
        ):
            return NOTHING
        return [CARD_FIRST, SLOT_FIRST]

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        s.become(CARD_THEN_SLOT if action == CARD_FIRST else SLOT_THEN_CARD)

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        s.become(SLOT_THEN_CARD)

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        raise ValueError("whoever is asked may choose either order")

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        return {"card": CARD_NAMES[s.card - 1], "slot": SLOT_NAMES[s.slot - 1]} if s.card and s.slot else {}

    def can_become(self, other: Step[Any]) -> bool:
        return other is CARD_THEN_SLOT or other is SLOT_THEN_CARD


class OwnSlot(UcStep):
    """The slot with the tile of this turn."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        s.become(s.components.slot_steps[s.side()][s.slot - 1])

    def can_become(self, other: Step[Any]) -> bool:
        return is_slot(other)


class OwnCard(UcDecision):
    """The card of this turn: used as the player has said, or, after the slot, if the player wants it; at 1 it was."""

    def __init__(self, asks: bool) -> None:
        """Say whether the player is asked."""
        super().__init__("UC-3.6", ("use-card", "leave-card"), name="use-card", not_now="no-card-now")
        self.asked: Final = asks

    def possible(self, s: Table) -> bool:
        return s.card > 0

    def own(self, s: Table, at: int) -> list[int]:
        if (
            at > 0
            or not self.asked
            or (s.components.cards[s.card - 1].type == INSTANT and s.components.cards[s.card - 1].era != SPECIAL)
        ):
            return NOTHING
        if can_use_card(s, s.card - 1):
            return [USE_CARD, LEAVE_CARD]
        return [LEAVE_CARD] if helped_by_ability(s, [self]) else NOTHING

    def possible_at(self, s: Table, at: int) -> bool:
        return can_use_card(s, s.card - 1)

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        if action == USE_CARD:
            _use(s, luck, events)
        else:
            if events is not None:
                events.append(CardLeft(s.turn, s.card))
            s.done()

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        if at == 0 and can_use_card(s, s.card - 1):
            _use(s, luck, events)
        else:
            s.done()

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        return Refusal("UC-4.7", "cost-too-dear")

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        return {"card": CARD_NAMES[s.card - 1], "cost": s.components.cards[s.card - 1].cost} if s.card else {}

    def is_at(self, s: Table, at: int) -> bool:
        return at <= 1

    def calls(self, s: Table, at: int, above: Step[Any]) -> bool:
        return at == 1 and any(above is step for step in s.components.card_steps)

    def can_become(self, other: Step[Any]) -> bool:
        return other is MAKE_ROOM


def _use(s: Table, luck: Luck, events: list[Event] | None) -> None:
    """Pay for a special card; carry out an instant, claim any other (UC-4.1, UC-4.4, UC-4.7)."""
    card = s.card - 1
    face = s.components.cards[card]
    player = s.me()
    if face.cost:
        cost = Goods(0, 0, 0, face.cost, 0, 0, 0)
        player.goods = player.goods.minus(cost)
        if events is not None:
            events.append(Paid(s.turn, amounts(cost)))
    if face.type == INSTANT:
        if face.era == SPECIAL:
            player.face_down = sorted([*player.face_down, card])
            s.card = 0
        s.call(s.components.card_steps[card], 1)
        return
    if face.type == ACTION:
        if len(player.actions) == ACTION_LIMIT:
            s.become(MAKE_ROOM)
            return
        claim_action(s, events)
    else:
        _claim(s, card, events)
    s.done()


def _claim(s: Table, card: int, events: list[Event] | None) -> None:
    """Lay a card in front of the player."""
    player = s.me()
    if s.components.cards[card].type == PERMANENT:
        player.permanents = sorted([*player.permanents, card])
    elif s.components.cards[card].type == PRODUCTION:
        player.productions = sorted([*player.productions, card])
    else:
        player.ends = sorted([*player.ends, card])
    if events is not None:
        events.append(CardClaimed(s.turn, card + 1))
    s.card = 0


class Dispose(UcStep):
    """What was played and isn't claimed is discarded."""

    def possible(self, s: Table) -> bool:
        return s.card > 0

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        card = s.card - 1
        s.card = 0
        discard(s, card, events)
        s.done()


class DrawOne(UcStep):
    """The last draw of a turn."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        s.slot = 0
        draw_cards(s, s.turn, 1, luck, events)
        s.done()


REDUCE_HAND: Final = ReduceHand("UC-3.7", ("discard",), name="reduce-hand", not_now="no-discarding-now")
CHOOSE_SLOT: Final = ChooseSlot("UC-3.2", ("place", "clone"), name="choose-slot", not_now="tile-placed")
CHOOSE_CARD: Final = ChooseCard("UC-3.2", ("play",), name="choose-card", not_now="no-playing-now")
CARRY_OUT: Final = CarryOut("UC-3.2", ("card-first", "slot-first"), name="order", not_now="no-order-now")
OWN_SLOT: Final = OwnSlot("UC-3.2")
CARD_NOW: Final = OwnCard(False)
CARD_LATER: Final = OwnCard(True)
DISPOSE: Final = Dispose("UC-3.7")
CARD_THEN_SLOT: Final = Sequence(STEPS, "UC-3.2", [CARD_NOW, OWN_SLOT, DISPOSE])
SLOT_THEN_CARD: Final = Sequence(STEPS, "UC-3.2", [OWN_SLOT, CARD_LATER, DISPOSE])
TURN: Final = Sequence(
    STEPS, "UC-3.7", [REDUCE_HAND, CHOOSE_SLOT, CHOOSE_CARD, CARRY_OUT, END_OF_TURN, DrawOne("UC-3.7")]
)
