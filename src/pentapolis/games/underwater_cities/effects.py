"""The parts of cards and slots: any order, gains, choices, payments and swaps (UC-3.4, UC-3.6, UC-15.1)."""

from itertools import product
from typing import Any, Final, final

from pentapolis.core.agenda import NOTHING, Step, StepTable, leads_to
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.problem import Params
from pentapolis.core.refusal import Refusal
from pentapolis.core.views import Cause
from pentapolis.games.underwater_cities.actions import (
    AGAIN,
    COLLECT,
    OPTION,
    PART,
    SKIP,
    SPEND,
    STOP,
    SWAP,
    TAKE,
)
from pentapolis.games.underwater_cities.components import ON_SLOT_GIVES, kinds_of
from pentapolis.games.underwater_cities.effect_reader import COUNTERS, MOST_PARTS, Effect
from pentapolis.games.underwater_cities.events import CardsDiscarded
from pentapolis.games.underwater_cities.gaining import advance, can_gain, gain, react
from pentapolis.games.underwater_cities.goods import RESOURCES, Goods, goods_of
from pentapolis.games.underwater_cities.lookahead import helped_by_ability
from pentapolis.games.underwater_cities.network import counted, tunnels_by_city
from pentapolis.games.underwater_cities.paying import PAY_BILL, settle
from pentapolis.games.underwater_cities.places import BUILDING_KINDS, KINDS, STRUCTURE_KINDS, count
from pentapolis.games.underwater_cities.player import SPACES, Player
from pentapolis.games.underwater_cities.promises import gain_worth, goods_worth, unit
from pentapolis.games.underwater_cities.steps import UcDecision, UcStep
from pentapolis.games.underwater_cities.supply import discard, leave_hand
from pentapolis.games.underwater_cities.table import Table

# Where a part stands that gives something.
FROM_ELSEWHERE: Final = 0
FROM_SLOT: Final = 1
FROM_PRODUCTION: Final = 2  # a production card

# What a structure gives in Production, plain and upgraded (UC-8.1), in the order of KINDS.
OUTPUT: Final = [
    Goods(1, 0, 0, 0, 0, 0, 0),
    Goods(0, 0, 0, 1, 0, 0, 0),
    Goods(0, 0, 1, 0, 0, 0, 0),
    Goods(0, 0, 0, 1, 0, 0, 0),
]
UPGRADED_OUTPUT: Final = [
    Goods(1, 0, 0, 0, 0, 1, 0),
    Goods(0, 0, 0, 1, 1, 0, 0),
    Goods(0, 1, 1, 0, 0, 0, 0),
    Goods(0, 0, 0, 1, 0, 1, 0),
]


class Parts(UcDecision):
    """Parts in any order, each once; `at` is a mask of those that were carried out.

    A slot or an action card gives at least one of its parts if it can; of a card all may be left out. What only gives
    is taken without a question when nothing else is left.
    """

    def __init__(self, table: StepTable, parts: list[UcStep], *, must: bool, cause: Cause | None = None) -> None:
        """Name the parts, and whether one of them is a must."""
        super().__init__("UC-3.6", ("part", "skip"), name="parts", not_now="no-parts-now", cause=cause, table=table)
        if len(parts) > MOST_PARTS:
            raise ValueError("too many parts")
        self.parts: Final = parts
        self.must: Final = must

    def possible(self, s: Table) -> bool:
        return any(part.possible(s) for part in self.parts)

    def pieces(self) -> int:
        return len(self.parts)

    def only_gives(self, s: Table) -> bool:
        return all(part.only_gives(s) for part in self.parts)

    def own(self, s: Table, at: int) -> list[int]:
        found: list[int] = []
        asks = False
        for number, part in enumerate(self.parts):
            if not at >> number & 1 and part.possible(s):
                found.append(PART + number)
                if not part.only_gives(s):
                    asks = True
        if not found:
            left = [part for number, part in enumerate(self.parts) if not at >> number & 1]
            return [SKIP] if helped_by_ability(s, left) else NOTHING
        if not asks:
            return found[:1]
        if self.must and at == 0:
            return found
        found.append(SKIP)
        return found

    def promise(self, s: Table) -> float:
        return self.promise_of_rest(s, 0)

    def promise_of_rest(self, s: Table, at: int) -> float:
        """Return what may be expected of the parts that weren't carried out."""
        total = 0.0
        for number, part in enumerate(self.parts):
            if not at >> number & 1:
                total += max(0.0, part.promise(s))
        return total

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        """Return the answers; what only gives doesn't wait for an ability, which can be used afterwards as well."""
        found = self.own(s, at)
        if len(found) == 1 and found[0] < SKIP and self.parts[found[0] - PART].only_gives(s):
            return found
        return super().legal(s, seat, at)

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        if action == SKIP:
            s.done()
        else:
            number = action - PART
            s.call(self.parts[number], at | 1 << number)

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        if action == SKIP:
            return Refusal("UC-3.4", "one-part-is-a-must")
        number = action - PART
        if number >= len(self.parts):
            return Refusal("UC-3.6", "no-such-part")
        return Refusal("UC-3.6", "part-is-done") if at >> number & 1 else Refusal("UC-3.4", "part-is-impossible")

    def is_at(self, s: Table, at: int) -> bool:
        return at < 1 << len(self.parts)

    def calls(self, s: Table, at: int, above: Step[Any]) -> bool:
        return any(at >> number & 1 and leads_to(part, above) for number, part in enumerate(self.parts))


class Ability(UcStep):
    """What a card allows once in a turn (UC-15.2)."""

    def __init__(self, table: StepTable, parts: Parts) -> None:
        """Name what it allows."""
        super().__init__("UC-15.2", ("ability",), name="ability", not_now="no-ability-now", table=table)
        self.parts: Final = parts

    def possible(self, s: Table) -> bool:
        return self.parts.possible(s)

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        s.become(self.parts)

    def can_become(self, other: Step[Any]) -> bool:
        return other is self.parts


def gain_from(s: Table, source: int, goods: Goods, luck: Luck, events: list[Event] | None) -> None:
    """Give what a part gives; cards may react to what a slot or a Production gave."""
    gain(s, goods, luck, events)
    if source == FROM_SLOT:
        for resource, amount in enumerate(goods.as_list()):
            if amount:
                react(s, ON_SLOT_GIVES, resource, luck, events)
    elif source == FROM_PRODUCTION:
        s.produced = s.produced.plus(goods)


class Gain(UcStep):
    """A gain, all or nothing (UC-15.1)."""

    def __init__(self, table: StepTable, effect: Effect, source: int) -> None:
        """Read the effect."""
        super().__init__("UC-15.1", table=table)
        self.goods: Final = goods_of(effect["goods"])
        self.source: Final = source

    def possible(self, s: Table) -> bool:
        return can_gain(s, self.goods)

    def only_gives(self, s: Table) -> bool:
        return True

    def promise(self, s: Table) -> float:
        return gain_worth(s.me().goods, self.goods, unit(s))

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        gain_from(s, self.source, self.goods, luck, events)
        s.done()


class GainPer(UcStep):
    """A gain for every so many of something."""

    def __init__(self, table: StepTable, effect: Effect, source: int) -> None:
        """Read the effect."""
        super().__init__("UC-15.1", table=table)
        self.source: Final = source
        self.goods: Final = goods_of(effect["goods"])
        self.counter: Final = COUNTERS.index(effect["count"])
        self.per: Final[int] = effect["per"]
        self.most: Final[int] = effect.get("times", 10**6)

    def total(self, player: Player) -> Goods:
        """Return what a player would gain now."""
        return self.goods.times(min(self.most, counted(player, self.counter) // self.per))

    def possible(self, s: Table) -> bool:
        return can_gain(s, self.total(s.me()))

    def only_gives(self, s: Table) -> bool:
        return True

    def promise(self, s: Table) -> float:
        return gain_worth(s.me().goods, self.total(s.me()), unit(s))

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        gain_from(s, self.source, self.total(s.me()), luck, events)
        s.done()


class GainAny(UcDecision):
    """Some different resources of the player's choice, named in order; `at` is a mask of those taken."""

    def __init__(self, table: StepTable, effect: Effect, source: int) -> None:
        """Read the effect."""
        super().__init__("UC-15.1", ("take",), name="take", not_now="not-asked-now", table=table)
        self.n: Final[int] = effect["n"]
        self.choice: Final = sorted(RESOURCES.index(name) for name in effect["from"])
        self.source: Final = source

    def promise(self, s: Table) -> float:
        return self.n * unit(s)

    def own(self, s: Table, at: int) -> list[int]:
        left = self.n - count(at)
        after = [resource for resource in self.choice if at >> resource == 0]
        return [TAKE + resource for resource in after[: len(after) - left + 1]] if left else NOTHING

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        resource = action - TAKE
        gain_from(s, self.source, goods_of({RESOURCES[resource]: 1}), luck, events)
        s.stay(at | 1 << resource)

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        if action - TAKE not in self.choice:
            return Refusal("UC-15.1", "not-among-them")
        return Refusal("UC-15.1", "named-in-order")

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        return {"left": self.n - count(at)}

    def is_at(self, s: Table, at: int) -> bool:
        return at < 1 << len(RESOURCES) and count(at) < self.n


class Federation(UcStep):
    """Steps on the federation track (UC-6.1)."""

    def __init__(self, table: StepTable, effect: Effect) -> None:
        """Read the effect."""
        super().__init__("UC-6.1", table=table)
        self.n: Final[int] = effect["n"]

    def promise(self, s: Table) -> float:
        return 0.6 * self.n

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        advance(s, self.n, luck, events)
        s.done()


@final
class Condition:
    """So many of something, or a space of the federation track."""

    def __init__(self, data: dict[str, Any]) -> None:
        """Read the condition."""
        self.counter: Final = COUNTERS.index(data["count"]) if "count" in data else -1
        self.least: Final[int] = data.get("least", 0)
        self.space: Final[int] = data.get("space", 0)

    def is_met(self, player: Player) -> bool:
        """Whether it holds for a player now."""
        if self.counter >= 0:
            return counted(player, self.counter) >= self.least
        return player.steps == SPACES + 1 - self.space


class If(UcStep):
    """One thing or another, by a condition that is looked at now."""

    def __init__(self, table: StepTable, effect: Effect, then: UcStep, otherwise: UcStep | None) -> None:
        """Read the condition."""
        super().__init__("UC-15.8", table=table)
        self.condition: Final = Condition(effect["condition"])
        self.then: Final = then
        self.otherwise: Final = otherwise

    def branch(self, s: Table) -> UcStep | None:
        """Return what would be done now."""
        return self.then if self.condition.is_met(s.me()) else self.otherwise

    def possible(self, s: Table) -> bool:
        branch = self.branch(s)
        return branch is not None and branch.possible(s)

    def only_gives(self, s: Table) -> bool:
        branch = self.branch(s)
        return branch is not None and branch.only_gives(s)

    def promise(self, s: Table) -> float:
        branch = self.branch(s)
        return 0.0 if branch is None else branch.promise(s)

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        branch = self.branch(s)
        if branch is None:
            s.done()
        else:
            s.become(branch)

    def can_become(self, other: Step[Any]) -> bool:
        return leads_to(self.then, other) or (self.otherwise is not None and leads_to(self.otherwise, other))


class Choose(UcDecision):
    """Exactly one of some options, of which something must follow (UC-15.1)."""

    def __init__(self, table: StepTable, options: list[UcStep]) -> None:
        """Name the options."""
        super().__init__("UC-15.1", ("option",), name="choose", not_now="not-asked-now", table=table)
        self.options: Final = options

    def possible(self, s: Table) -> bool:
        return any(option.possible(s) for option in self.options)

    def promise(self, s: Table) -> float:
        best = 0.0
        for option in self.options:
            best = max(best, option.promise(s))
        return best

    def own(self, s: Table, at: int) -> list[int]:
        return [OPTION + number for number, option in enumerate(self.options) if option.possible(s)]

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        s.become(self.options[action - OPTION])

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        if action - OPTION >= len(self.options):
            return Refusal("UC-15.1", "no-such-option")
        return Refusal("UC-15.1", "option-is-impossible")

    def can_become(self, other: Step[Any]) -> bool:
        return any(leads_to(option, other) for option in self.options)


class Pay(UcDecision):
    """A cost, and what follows it, up to so many times; `at` is twice the times, and 1 when it is paid.

    Within another payment it may have become impossible, by the way in which that one was paid.
    """

    def __init__(self, table: StepTable, effect: Effect, then: UcStep) -> None:
        """Read the cost."""
        super().__init__("UC-15.1", ("again", "stop"), name="pay-again", not_now="not-asked-now", table=table)
        self.cost: Final = goods_of(effect["cost"])
        self.times: Final[int] = effect["times"]
        self.then: Final = then

    def possible(self, s: Table) -> bool:
        player = s.me()
        if self.cost.cards and len(player.hand) + len(player.open_hand) < self.cost.cards:
            return False
        if not player.goods.pays(self.cost):
            return False
        if self.then.only_gives(s):
            return True
        kept = player.goods  # a look at what would be possible then; nothing else reads the goods meanwhile
        player.goods = kept.reduced(self.cost)
        follows = self.then.possible(s)
        player.goods = kept
        return follows

    def promise(self, s: Table) -> float:
        if not s.me().goods.pays(self.cost):
            return 0.0
        return max(0.0, self.then.promise(s) - goods_worth(self.cost, unit(s)))

    def own(self, s: Table, at: int) -> list[int]:
        if at & 1 or at == 0 or at == 2 * self.times:
            return NOTHING
        if self.possible(s):
            return [AGAIN, STOP]
        return [STOP] if helped_by_ability(s, [self]) else NOTHING

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        if action == STOP:
            s.done()
        else:
            self._charge(s, at, events)

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        if at & 1:
            s.call(self.then, at + 1)
        elif at == 0 and self.possible(s):
            self._charge(s, at, events)
        else:
            s.done()

    def _charge(self, s: Table, at: int, events: list[Event] | None) -> None:
        """Pay, and go on with what follows."""
        if self.cost.cards:
            s.call(SPEND_CARD, at + 1)
            return
        s.bill = self.cost
        if settle(s, at + 1, events):
            s.stay(at + 1)

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        return Refusal("UC-15.1", "cost-too-dear")

    def is_at(self, s: Table, at: int) -> bool:
        return 0 < at <= 2 * self.times

    def calls(self, s: Table, at: int, above: Step[Any]) -> bool:
        return above is PAY_BILL or above is SPEND_CARD if at & 1 else leads_to(self.then, above)


class SpendCard(UcDecision):
    """Discard a card from hand as a cost."""

    def own(self, s: Table, at: int) -> list[int]:
        return [SPEND + card for card in s.me().whole_hand()]

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        card = action - SPEND
        leave_hand(s.me(), card)
        if events is not None:
            events.append(CardsDiscarded(s.turn, [card + 1]))
        discard(s, card, events)
        s.done()

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        return Refusal("UC-15.1", "not-in-hand", {"card": action - SPEND + 1})

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return the legal actions; other cards aren't the player's."""
        return s.legal(seat)


class Exchange(UcDecision):
    """A swap in either direction, up to so many times; `at` is how often something was swapped."""

    def __init__(self, table: StepTable, effect: Effect) -> None:
        """Read the effect."""
        super().__init__("UC-15.1", ("swap", "stop"), name="swap", not_now="not-asked-now", table=table)
        first, second = effect["first"], effect["second"]
        self.ways: Final = [_swap(table, first, second), _swap(table, second, first)]
        self.times: Final[int] = effect["times"]

    def possible(self, s: Table) -> bool:
        return any(way.possible(s) for way in self.ways)

    def own(self, s: Table, at: int) -> list[int]:
        if at == self.times:
            return NOTHING
        found = [SWAP + number for number, way in enumerate(self.ways) if way.possible(s)]
        if at and (found or helped_by_ability(s, [self])):
            found.append(STOP)
        return found

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        if action == STOP:
            s.done()
        else:
            s.call(self.ways[action - SWAP], at + 1)

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        if action == STOP:
            return Refusal("UC-15.1", "nothing-swapped-yet")
        return Refusal("UC-15.1", "swap-too-dear")

    def is_at(self, s: Table, at: int) -> bool:
        return at <= self.times

    def calls(self, s: Table, at: int, above: Step[Any]) -> bool:
        return at > 0 and above in self.ways


def _swap(table: StepTable, given: dict[str, int], gained: dict[str, int]) -> Pay:
    """Return the step that gives some goods for others."""
    return Pay(table, {"cost": given, "times": 1}, Gain(table, {"goods": gained}, FROM_ELSEWHERE))


# How many structures of each kind may have given: at most MOST_PARTS in all, nothing first.
COLLECTED: Final = [
    list(counts) for counts in product(range(MOST_PARTS + 1), repeat=STRUCTURE_KINDS) if sum(counts) <= MOST_PARTS
]


def _place_of_one_more(counts: list[int], kind: int) -> int:
    more = counts[:]
    more[kind] += 1
    return COLLECTED.index(more) if more in COLLECTED else -1


# For each of these and each kind: the place of the same with one more of that kind; −1 if that would be too many.
_ONE_MORE: Final = [[_place_of_one_more(counts, kind) for kind in range(STRUCTURE_KINDS)] for counts in COLLECTED]


class Produce(UcDecision):
    """What up to `n` upgraded structures give, without multiplier and pair bonus.

    `at` is the place in COLLECTED of how many of each kind have given.
    """

    def __init__(self, table: StepTable, effect: Effect) -> None:
        """Read the effect."""
        super().__init__("UC-15.1", ("collect",), name="collect", not_now="not-asked-now", table=table)
        self.what: Final = kinds_of(effect)
        self.n: Final[int] = effect["n"]

    def _left(self, player: Player, at: int) -> list[int]:
        """Return the kinds of which there is a structure that hasn't given yet."""
        found: list[int] = []
        for kind in self.what:
            standing = (
                player.has_on(kind) & player.upgraded & player.live()
                if kind < BUILDING_KINDS
                else tunnels_by_city(player) & player.upgraded_tunnels
            )
            if count(standing) > COLLECTED[at][kind]:
                found.append(kind)
        return found

    def possible(self, s: Table) -> bool:
        return len(self._left(s.me(), 0)) > 0

    def promise(self, s: Table) -> float:
        return self.n * 1.8 * unit(s) if self.possible(s) else 0.0

    def own(self, s: Table, at: int) -> list[int]:
        if sum(COLLECTED[at]) == self.n:
            return NOTHING
        return [COLLECT + kind for kind in self._left(s.me(), at)]

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        kind = action - COLLECT
        gain(s, UPGRADED_OUTPUT[kind], luck, events)
        s.stay(_ONE_MORE[at][kind])

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        kind = action - COLLECT
        if kind not in self.what:
            return Refusal("UC-15.1", "wrong-kind-to-collect", {"kind": KINDS[kind]})
        return Refusal("UC-15.1", "none-to-collect", {"kind": KINDS[kind]})

    def is_at(self, s: Table, at: int) -> bool:
        return at < len(COLLECTED) and sum(COLLECTED[at]) <= self.n


SPEND_CARD: Final = SpendCard("UC-15.1", ("spend",), name="spend", not_now="nothing-to-spend")
