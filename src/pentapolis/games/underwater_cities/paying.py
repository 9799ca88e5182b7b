"""Payments: what things cost, biomatter that stands in, and discounts of a turn (UC-5.1 to UC-5.3, UC-15.2)."""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.problem import Params
from pentapolis.core.refusal import Refusal
from pentapolis.games.underwater_cities.actions import INSTEAD, MOST_INSTEAD, SAVE_DISCOUNT, USE_DISCOUNT
from pentapolis.games.underwater_cities.events import Paid, amounts
from pentapolis.games.underwater_cities.goods import NO_GOODS, Goods
from pentapolis.games.underwater_cities.player import Player
from pentapolis.games.underwater_cities.steps import UcStep
from pentapolis.games.underwater_cities.table import Table

# What each kind costs (UC-5.1), in the order of KINDS.
USUAL: Final = [
    Goods(1, 0, 0, 0, 0, 0, 0),
    Goods(0, 0, 0, 1, 0, 0, 0),
    Goods(0, 1, 0, 0, 0, 0, 0),
    Goods(0, 1, 0, 1, 0, 0, 0),
    Goods(1, 2, 0, 1, 0, 0, 0),
    Goods(1, 1, 0, 2, 1, 0, 0),
]
_WAYS: Final = MOST_INSTEAD + 1


def price(player: Player, kind: int, cost: Goods) -> Goods:
    """Return a cost after the discounts that hold for every item (UC-5.2)."""
    for card in player.permanents:
        for discount in player.components.cards[card].discounts:
            if discount.kinds >> kind & 1 and not discount.once:
                cost = cost.reduced(discount.amount)
    return cost


def saving_on(player: Player, kind: int, cost: Goods) -> Goods:
    """Return what discounts that work once in a turn would take off a cost."""
    card = _saving_card(player, kind)
    if card < 0:
        return NO_GOODS
    saving = cost.minus(cost.reduced(player.components.cards[card].discounts[0].amount))
    return NO_GOODS if saving.is_nothing() else saving


def _saving_card(player: Player, kind: int) -> int:
    """Return a card with a discount for a kind that wasn't used in this turn, or −1."""
    for card in player.permanents:
        for discount in player.components.cards[card].discounts:
            if discount.once and discount.kinds >> kind & 1 and card not in player.once:
                return card
    return -1


def mixes(goods: Goods, bill: Goods) -> list[int]:
    """Return the ways to pay a bill that is covered: biomatter for kelp × 7 + biomatter for steelplast, ascending."""
    spare = goods.biomatter - bill.biomatter
    found: list[int] = []
    for for_kelp in range(max(0, bill.kelp - goods.kelp), min(bill.kelp, spare) + 1):
        fewest = max(0, bill.steelplast - goods.steelplast)
        for for_steelplast in range(fewest, min(bill.steelplast, spare - for_kelp) + 1):
            found.append(for_kelp * _WAYS + for_steelplast)
    return found


def has_choice(goods: Goods, bill: Goods) -> bool:
    """Whether there is more than one way to pay a bill that is covered."""
    return goods.biomatter > bill.biomatter and (bill.kelp > 0 or bill.steelplast > 0) and len(mixes(goods, bill)) > 1


def pay(s: Table, mix: int, events: list[Event] | None) -> None:
    """Let the player in turn pay the bill with a mix of biomatter."""
    bill = s.bill
    for_kelp, for_steelplast = divmod(mix, _WAYS)
    paid = Goods(
        bill.kelp - for_kelp,
        bill.steelplast - for_steelplast,
        bill.science,
        bill.credits,
        bill.biomatter + for_kelp + for_steelplast,
        0,
        0,
    )
    player = s.me()
    player.goods = player.goods.minus(paid)
    s.bill = NO_GOODS
    if events is not None:
        events.append(Paid(s.turn, amounts(paid)))


def settle(s: Table, at: int, events: list[Event] | None) -> bool:
    """Pay the bill if that leaves no choice; else ask how, and go on from `at`. Whether it is paid."""
    if s.bill is NO_GOODS:
        return True
    goods = s.me().goods
    if has_choice(goods, s.bill):
        s.call(PAY_BILL, at)
        return False
    if not s.bill.is_nothing():
        pay(s, mixes(goods, s.bill)[0] if goods.biomatter else 0, events)
    s.bill = NO_GOODS
    return True


class PayBill(UcStep):
    """How much biomatter stands in for kelp and steelplast (UC-5.3)."""

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        return [INSTEAD + mix for mix in mixes(s.players[seat].goods, s.bill)]

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        return Refusal("UC-5.3", "wrong-mix")

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        pay(s, action - INSTEAD, events)
        s.done()

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        return {"kelp": s.bill.kelp, "steelplast": s.bill.steelplast}


class Saving(UcStep):
    """Whether a discount of this turn is used for this item (UC-15.2)."""

    def __init__(self, kind: int) -> None:
        """Name the kind of what is built."""
        super().__init__("UC-15.2", ("use-discount", "save-discount"), name="discount", not_now="no-discount-now")
        self.kind: Final = kind

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        return [USE_DISCOUNT, SAVE_DISCOUNT] if s.players[seat].goods.pays(s.bill) else [USE_DISCOUNT]

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        return Refusal("UC-15.2", "discount-needed")

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        if action == USE_DISCOUNT:
            player = s.players[seat]
            player.once = sorted([*player.once, _saving_card(player, self.kind)])
            s.bill = s.bill.minus(s.saving)
        s.saving = NO_GOODS
        s.done()


PAY_BILL: Final = PayBill("UC-5.3", ("instead",), name="payment", not_now="nothing-to-pay")
SAVINGS: Final = [Saving(kind) for kind in range(len(USUAL))]
