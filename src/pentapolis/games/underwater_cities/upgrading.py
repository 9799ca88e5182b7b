"""Upgrading structures, and turning a white city symbiotic (UC-5.10, UC-15.7)."""

from typing import Any, Final

from pentapolis.core.agenda import NOTHING, Step, StepTable
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.problem import Params
from pentapolis.core.refusal import Refusal
from pentapolis.games.underwater_cities.actions import CONVERT, COST, COSTS, STOP_UPGRADING, UPGRADE
from pentapolis.games.underwater_cities.components import ON_SECOND_UPGRADED, ON_UPGRADE, kinds_of
from pentapolis.games.underwater_cities.effect_reader import Effect
from pentapolis.games.underwater_cities.events import CityConverted, Upgraded
from pentapolis.games.underwater_cities.gaining import check_contracts, react
from pentapolis.games.underwater_cities.goods import NO_GOODS, Goods, goods_of
from pentapolis.games.underwater_cities.lookahead import helped_by_ability
from pentapolis.games.underwater_cities.network import places_in, to_upgrade
from pentapolis.games.underwater_cities.paying import PAY_BILL, settle
from pentapolis.games.underwater_cities.places import (
    ALL_IN_SITE,
    BUILDING_KINDS,
    FIRST_TUNNEL,
    KINDS,
    PER_SITE,
    SITES,
    SPOT_NAMES,
    STRUCTURE_SPOTS,
    TUNNEL,
    count,
    members,
)
from pentapolis.games.underwater_cities.player import Player
from pentapolis.games.underwater_cities.promises import goods_worth, productions, unit, upgrade_worth
from pentapolis.games.underwater_cities.steps import UPGRADE_SPOT, UcDecision, UcStep
from pentapolis.games.underwater_cities.table import Table

_KINDS: Final = ("upgrade", "cost", "stop-upgrading")


def kind_on(player: Player, spot: int) -> int:
    """Return the kind of the structure on a spot, or −1."""
    if spot >= FIRST_TUNNEL:
        return TUNNEL if player.tunnels >> spot - FIRST_TUNNEL & 1 else -1
    for kind in range(BUILDING_KINDS):
        if player.has_on(kind) >> spot & 1:
            return kind
    return -1


def is_upgraded(player: Player, spot: int) -> bool:
    """Whether the structure on a spot is upgraded."""
    if spot >= FIRST_TUNNEL:
        return player.upgraded_tunnels >> spot - FIRST_TUNNEL & 1 == 1
    return player.upgraded >> spot & 1 == 1


def _why_not(player: Player, spot: int, kinds: list[int]) -> Refusal:
    """Return why a structure isn't upgraded."""
    where: Params = {"place": SPOT_NAMES[spot]}
    kind = kind_on(player, spot)
    if kind < 0:
        return Refusal("UC-5.10", "no-structure", where)
    if is_upgraded(player, spot):
        return Refusal("UC-5.10", "upgraded-already", where)
    if kind not in kinds:
        return Refusal("UC-5.10", "wrong-structure", {"kind": KINDS[kind]})
    return Refusal("UC-5.10", "upgrade-alike", where)


class Upgrade(UcDecision):
    """Upgrade up to `n` structures of some kinds, each for one of some costs; the first one is a must.

    `at` is how many were upgraded.
    """

    def __init__(self, table: StepTable, effect: Effect) -> None:
        """Read the effect."""
        super().__init__("UC-5.10", _KINDS, name="upgrade", not_now="no-upgrading-now", table=table)
        self.what: Final = kinds_of(effect)
        self.n: Final[int] = effect["n"]
        self.costs: Final = [goods_of(cost) for cost in effect["costs"]]
        several = len(self.costs) > 1
        self.choose_cost: Final = [ChooseCost(table, self, spot) for spot in range(STRUCTURE_SPOTS)] if several else []

    def possible(self, s: Table) -> bool:
        player = s.me()
        return len(self.affordable(player)) > 0 and any(to_upgrade(player, kind) != 0 for kind in self.what)

    def promise(self, s: Table) -> float:
        affordable = self.affordable(s.me())
        if not affordable or not self.possible(s):
            return 0.0
        cost = goods_worth(self.costs[affordable[0]], unit(s))
        return max(0.0, upgrade_worth(s) - cost) * (1 + 0.5 * (self.n - 1))

    def affordable(self, player: Player) -> list[int]:
        """Return the numbers of the costs that a player could pay."""
        return [number for number, cost in enumerate(self.costs) if player.goods.pays(cost)]

    def own(self, s: Table, at: int) -> list[int]:
        player = s.me()
        if at == self.n:
            return NOTHING
        mask = 0
        if self.affordable(player):
            for kind in self.what:
                mask |= to_upgrade(player, kind)
        found = [UPGRADE + spot for spot in places_in(mask)]
        if at and (found or helped_by_ability(s, [self])):
            found.append(STOP_UPGRADING)
        return found

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        if action == STOP_UPGRADING:
            s.done()
            return
        affordable = self.affordable(s.me())
        if len(affordable) > 1:
            s.call(self.choose_cost[action - UPGRADE], at + 1)
        else:
            s.bill = self.costs[affordable[0]]
            s.call(UPGRADE_SPOT[action - UPGRADE], at + 1)

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        if action == STOP_UPGRADING:
            return Refusal("UC-5.10", "stop-too-early")
        if action in COSTS:
            return Refusal("UC-5.10", "no-such-cost")
        if not self.affordable(s.me()):
            return Refusal("UC-5.10", "cost-too-dear")
        return _why_not(s.me(), action - UPGRADE, self.what)

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        return {"left": self.n - at, "cost": 0}

    def is_at(self, s: Table, at: int) -> bool:
        return at <= self.n

    def calls(self, s: Table, at: int, above: Step[Any]) -> bool:
        return 0 < at <= self.n and any(above is step for step in (*UPGRADE_SPOT, *self.choose_cost))


class ChooseCost(UcDecision):
    """Choose for which of several costs a structure is upgraded."""

    def __init__(self, table: StepTable, upgrade: Upgrade, spot: int) -> None:
        """Name the upgrade that has these costs, and the spot of the structure."""
        super().__init__("UC-5.10", _KINDS, name="upgrade", not_now="no-upgrading-now", table=table)
        self.upgrade: Final = upgrade
        self.spot: Final = spot

    def own(self, s: Table, at: int) -> list[int]:
        return [COST + number for number in self.upgrade.affordable(s.me())]

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        s.bill = self.upgrade.costs[action - COST]
        s.become(UPGRADE_SPOT[self.spot])

    def can_become(self, other: Step[Any]) -> bool:
        return other is UPGRADE_SPOT[self.spot]

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        if action == STOP_UPGRADING:
            return Refusal("UC-5.10", "stop-too-early")
        if action not in COSTS:
            return Refusal("UC-5.10", "choose-cost")
        known = action - COST < len(self.upgrade.costs)
        return Refusal("UC-5.10", "cost-too-dear") if known else Refusal("UC-5.10", "no-such-cost")

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        return {"left": 1, "cost": 1}


class ThenUpgrade(UcDecision):
    """Upgrade what was just built, if it can be paid (UC-3.5, UC-15.1)."""

    def __init__(self, table: StepTable, cost: Goods, must: bool) -> None:
        """Name the cost, and whether it is no choice."""
        super().__init__("UC-5.10", _KINDS, name="upgrade-built", not_now="no-upgrading-now", table=table)
        self.cost: Final = cost
        self.must: Final = must

    def possible(self, s: Table) -> bool:
        return s.me().goods.pays(self.cost)

    def own(self, s: Table, at: int) -> list[int]:
        if at == 1:
            return NOTHING
        if not self.possible(s):
            return [STOP_UPGRADING] if helped_by_ability(s, [self]) else NOTHING
        found = [UPGRADE + s.target - 1]
        return found if self.must else [*found, STOP_UPGRADING]

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        spot = s.target - 1
        s.target = 0
        if action == STOP_UPGRADING:
            s.done()
        else:
            s.bill = self.cost
            s.call(UPGRADE_SPOT[spot], 1)

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        s.target = 0
        s.done()

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        if action == STOP_UPGRADING:
            return Refusal("UC-3.5", "upgrade-must")
        if action in COSTS:
            return Refusal("UC-5.10", "no-such-cost")
        if action == UPGRADE + s.target - 1:
            return Refusal("UC-5.10", "cost-too-dear")
        return Refusal("UC-3.5", "only-what-was-built", {"place": SPOT_NAMES[s.target - 1]})

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        return {"place": SPOT_NAMES[s.target - 1] if s.target else ""}

    def is_at(self, s: Table, at: int) -> bool:
        return 0 < s.target <= STRUCTURE_SPOTS if at == 0 else at == 1

    def calls(self, s: Table, at: int, above: Step[Any]) -> bool:
        return at == 1 and any(above is step for step in UPGRADE_SPOT)


class UpgradeSpot(UcStep):
    """A structure is paid for and upgraded, and what that sets off; at 1 it is paid."""

    def __init__(self, spot: int) -> None:
        """Name its spot."""
        super().__init__("UC-5.10")
        self.spot: Final = spot

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        if at == 0 and not settle(s, 1, events):
            return
        s.bill = NO_GOODS
        player = s.me()
        spot = self.spot
        kind = kind_on(player, spot)
        if spot >= FIRST_TUNNEL:
            player.upgraded_tunnels |= 1 << spot - FIRST_TUNNEL
        else:
            player.upgraded |= 1 << spot
        if events is not None:
            events.append(Upgraded(s.turn, KINDS[kind], SPOT_NAMES[spot]))
        react(s, ON_UPGRADE, kind, luck, events)
        if kind < BUILDING_KINDS and player.connected() >> spot // PER_SITE & 1:
            alike = player.has_on(kind) & player.upgraded & ALL_IN_SITE << spot // PER_SITE * PER_SITE
            if count(alike) == 2:
                react(s, ON_SECOND_UPGRADED, kind, luck, events)
        check_contracts(s, luck, events)
        s.done()

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        return at == 1 and above is PAY_BILL and kind_on(s.me(), self.spot) >= 0


class ConvertCity(UcDecision):
    """A white city becomes symbiotic: no building, so that nothing reacts but contracts (UC-15.7)."""

    def __init__(self, table: StepTable, effect: Effect) -> None:
        """Read the effect."""
        super().__init__("UC-15.7", ("convert",), name="convert", not_now="no-converting-now", table=table)
        self.cost: Final = goods_of(effect["cost"])

    def possible(self, s: Table) -> bool:
        return s.me().whites != 0 and s.symbiotics_left > 0 and s.me().goods.pays(self.cost)

    def promise(self, s: Table) -> float:
        return 2.0 * len(productions(s)) if self.possible(s) else 0.0

    def own(self, s: Table, at: int) -> list[int]:
        return [CONVERT + site for site in members(s.me().whites)] if self.possible(s) else NOTHING

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        player = s.me()
        site = action - CONVERT
        player.goods = player.goods.minus(self.cost)
        player.whites &= ~(1 << site)
        player.symbiotics |= 1 << site
        s.whites_left += 1
        if s.seats > 1:
            s.symbiotics_left -= 1
        if events is not None:
            events.append(CityConverted(s.turn, SITES[site]))
        check_contracts(s, luck, events)
        s.done()

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        return Refusal("UC-15.7", "no-white-city", {"place": SITES[action - CONVERT]})


UPGRADE_SPOT.extend(UpgradeSpot(spot) for spot in range(STRUCTURE_SPOTS))
