"""The toy game on the agenda, broken in one way after another: each is a mistake that a law has to catch."""

import dataclasses
from typing import Any

from pentapolis.core.agenda import Step
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.core.views import Decision, View, Zone
from tests.toy.mill.building import Pay, Reactions
from tests.toy.mill.choosing import Choose, Order, Turns
from tests.toy.mill.rounds import EndRound
from tests.toy.mill.rules import MillRules
from tests.toy.mill.state import MillState, MillView
from tests.toy.mill.working import Work


class LegalTakes(Work):
    """Asking for what is legal takes a wood from the yard."""

    def own(self, s: MillState, at: int) -> list[int]:
        found = super().own(s, at)
        s.yard = s.yard.plus(1, 0)
        return found


class SeesAChoice(Work):
    """There are said to be several answers where there is one, or none."""

    def has_choice(self, s: MillState, seat: int, at: int) -> bool:
        return True


class RunForgets(EndRound):
    """The end of the round does nothing with the agenda."""

    def run(self, s: MillState, at: int, luck: Luck, events: list[Event] | None) -> None:
        s.turn = 0


class RunsForEver(EndRound):
    """The end of the round never ends."""

    def run(self, s: MillState, at: int, luck: Luck, events: list[Event] | None) -> None:
        s.stay(at)


class CallsTwice(Turns):
    """Two things are called at once, so that the chain is no backtrace any more."""

    def run(self, s: MillState, at: int, luck: Luck, events: list[Event] | None) -> None:
        super().run(s, at, luck, events)
        if at < s.seats:
            s.call(self.rules.work, 0)


class AnswersTwice(Order):
    """An answer becomes another step and calls a third."""

    def do(self, s: MillState, action: int, at: int, luck: Luck, told: list[Event]) -> None:
        super().do(s, action, at, luck, told)
        s.call(self.rules.work, 0)


class TooStrict(Turns):
    """A chain that can be is called impossible."""

    def is_sound(self, s: MillState, at: int, above: Step[Any] | None) -> bool:
        return False


class TriesNothing(Choose):
    """A player may try nothing."""

    def attempts(self, s: MillState, seat: int, at: int) -> list[int]:
        return []


class ForeseesTheTruth(Choose):
    """Looking ahead is impossible."""

    def foresee(self, s: MillState, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        raise KeyError(action)


class DisagreesOnPay(Reactions):
    """Another step is answered by a payment, but gives another reason at another time."""

    def __init__(self, rules: MillRules, rule: str, kinds: tuple[str, ...], **details: Any) -> None:
        super().__init__(rules, rule, (*kinds, "pay"), **details)


class TellsInTheDecision(Pay):
    """What is told of the decision holds a hidden card."""

    def params(self, s: MillState, viewer: int | None, at: int) -> dict[str, int | str]:
        return {"bill": s.bill, "next": s.deck.top() if s.deck.count() else 0}


class Broken(MillState):
    """A state whose clones are as broken as itself."""

    def clone(self) -> MillState:
        copy = super().clone()
        given = (copy.players, copy.deck, copy.discards, copy.yard, copy.card, copy.bill, copy.round)
        return type(self)(copy.game, copy.seats, copy.options, copy.agenda, copy.offer, copy.turn, *given)


class HidesTheDecision(Broken):
    """The view doesn't say what is decided."""

    def view(self, seat: int | None) -> View:
        return dataclasses.replace(super().view(seat), decision=None)


class NamelessDecision(Broken):
    """What is decided has no name."""

    def decision(self, viewer: int | None) -> Decision | None:
        told = super().decision(viewer)
        return None if told is None else dataclasses.replace(told, kind="")


class RedrawsOwnHand(Broken):
    """A seat's own hand is dealt anew in its worlds."""

    def redraw(self, seat: int, luck: Luck) -> None:
        super().redraw(seat, luck)
        pool = sorted([*self.players[seat].hand, *self.deck.left()])
        luck.shuffle(pool)
        size = len(self.players[seat].hand)
        self.players[seat].hand, self.deck = sorted(pool[:size]), Pile(pool[size:])


class ForgetsCoins(Broken):
    """What everybody could remember is forgotten in worlds."""

    def redraw(self, seat: int, luck: Luck) -> None:
        super().redraw(seat, luck)
        for player in self.players:
            player.coins = 0


class KeepsTheDeck(Broken):
    """The order of the deck is never drawn anew."""

    def redraw(self, seat: int, luck: Luck) -> None:
        return


class ShowsTheDeckAsAZone(Broken):
    """The deck is hidden by its declaration, but a zone for everybody."""

    def zones(self) -> list[Zone]:
        return [Zone(zone.name, zone.items, -1 if zone.name == "deck" else zone.seen_by) for zone in super().zones()]


class ShowsCoins(Broken):
    """The view shows what only memory holds."""

    def view(self, seat: int | None) -> View:
        seen = super().view(seat)
        assert isinstance(seen, MillView)
        return dataclasses.replace(seen, bill=sum(player.coins for player in self.players))


class SwapsTwoFields(Broken):
    """A clone has card and bill the wrong way round."""

    def clone(self) -> MillState:
        copy = super().clone()
        copy.card, copy.bill = self.bill, self.card
        return copy


class SharesPlayers(Broken):
    """A clone has the very players of its original."""

    def clone(self) -> MillState:
        copy = super().clone()
        copy.players = self.players
        return copy


class PacksNoRound(Broken):
    """The round is not packed."""

    def pack_fields(self, out: list[int]) -> None:
        super().pack_fields(out)
        out[-1] = 0


class GhostsSpend(Broken):
    """To ask what could come gives a mill away."""

    def ghosts(self, seat: int) -> list[int]:
        self.players[seat].mills += 1
        return [player.mills for player in self.players]


class TellsTwice(Broken):
    """Told moment by moment, more happens."""

    def moments(self, seat: int, action: int, luck: Luck) -> list[Any]:
        found = super().moments(seat, action, luck)
        return [*found, found[0]]
