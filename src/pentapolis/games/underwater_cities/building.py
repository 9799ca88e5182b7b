"""Building: where, at which price, and all that one build sets off (UC-5.4 to UC-5.9, UC-5.14)."""

from typing import Any, Final

from pentapolis.core.agenda import NOTHING, Step, StepTable, leads_to
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.problem import Params
from pentapolis.core.refusal import Refusal
from pentapolis.games.underwater_cities.actions import (
    BUILD,
    BUILD_COUNT,
    BUILD_KIND,
    BUILD_SPOT,
    BUILDS,
    FIRST_BUILD,
    STOP_BUILDING,
)
from pentapolis.games.underwater_cities.components import (
    METROPOLIS_IDS,
    ON_BUILD,
    ON_METROPOLIS,
    ON_SECOND,
    ON_SECOND_OF_TURN,
    kinds_of,
)
from pentapolis.games.underwater_cities.effect_reader import Effect
from pentapolis.games.underwater_cities.events import Built, MetropolisConnected
from pentapolis.games.underwater_cities.gaining import advance, check_contracts, gain, react
from pentapolis.games.underwater_cities.goods import NO_GOODS, Goods, goods_of
from pentapolis.games.underwater_cities.lookahead import helped_by_ability
from pentapolis.games.underwater_cities.network import (
    city_sites,
    free_places,
    free_tunnels,
    is_connected,
    places_in,
)
from pentapolis.games.underwater_cities.paying import PAY_BILL, SAVINGS, USUAL, price, saving_on, settle
from pentapolis.games.underwater_cities.places import (
    ALL_IN_SITE,
    BUILDING_KINDS,
    EXPANSION,
    FARM,
    FIRST_SITE,
    FIRST_TUNNEL,
    KINDS,
    PER_SITE,
    PLANT,
    SPOT_NAMES,
    SYMBIOTIC,
    TUNNEL,
    WHITE,
    count,
    members,
)
from pentapolis.games.underwater_cities.player import Player
from pentapolis.games.underwater_cities.promises import build_worth, goods_worth, unit
from pentapolis.games.underwater_cities.steps import CONSTRUCT, UcDecision, UcStep
from pentapolis.games.underwater_cities.table import Table
from pentapolis.games.underwater_cities.upgrading import ThenUpgrade


class Build(UcDecision):
    """Build up to `n` things of some kinds, one after another; the first one is a must (UC-5.8).

    `at` is how many were built; a mask of their kinds, if each has to be of another one.
    """

    def __init__(self, table: StepTable, effect: Effect) -> None:
        """Read the effect."""
        super().__init__("UC-5.8", (*BUILDS, "stop-building"), name="build", not_now="no-building-now", table=table)
        self.what: Final = kinds_of(effect)
        self.n: Final[int] = effect["n"]
        self.expansion: Final[bool] = effect.get("expansion", False)
        self.distinct: Final[bool] = effect.get("distinct", False)
        cost = goods_of(effect["cost"]) if "cost" in effect else None
        discount = goods_of(effect.get("discount", {}))
        self.costs: Final = [(USUAL[kind] if cost is None else cost).reduced(discount) for kind in range(len(USUAL))]
        self.then: Final = (
            ThenUpgrade(table, goods_of(effect["upgrade"]), effect.get("must", False)) if "upgrade" in effect else None
        )
        self.construct: Final = (
            CONSTRUCT if self.then is None else [ConstructAndUpgrade(table, n, self.then) for n in range(BUILD_COUNT)]
        )  # for each action that builds

    def possible(self, s: Table) -> bool:
        player = s.me()
        if self.then is not None or not player.printed().plain:
            return len(self._builds(s, 0, True)) > 0
        return any(
            player.goods.pays(self._least(player, kind)) and s.left_of(kind) > 0 and self._room(player, kind) != 0
            for kind in self.what
        )

    def promise_of_rest(self, s: Table, at: int) -> float:
        """Return the share of those that aren't built yet."""
        return max(0.0, self.promise(s)) * (self.n - self._built(at)) / self.n

    def promise(self, s: Table) -> float:
        """Return what the best of the kinds promises, for as many as can be paid now."""
        player = s.me()
        each = unit(s)
        best = 0.0
        for kind in self.what:
            cost = price(player, kind, self.costs[kind])
            left, count = player.goods, 0
            while count < self.n and left.pays(cost):
                left = left.reduced(cost)
                count += 1
            best = max(best, count * (build_worth(s, kind) - goods_worth(cost, each)))
        return best

    def own(self, s: Table, at: int) -> list[int]:
        if self._built(at) == self.n:
            return NOTHING
        found = self._builds(s, self._without(at), False)
        if at and (found or helped_by_ability(s, [self], at)):
            found.append(STOP_BUILDING)
        return found

    def possible_at(self, s: Table, at: int) -> bool:
        return len(self._builds(s, self._without(at), True)) > 0

    def _without(self, at: int) -> int:
        """Return the mask of the kinds that aren't built any more."""
        return at if self.distinct else 0

    def _built(self, at: int) -> int:
        """Return how many were built."""
        return count(at) if self.distinct else at

    def _builds(self, s: Table, without: int, one_is_enough: bool) -> list[int]:
        """Return what could be built and paid, of kinds that aren't in the mask `without`."""
        player = s.me()
        goods = player.goods
        surcharge = player.printed().surcharge
        places: list[int] | None = None
        found: list[int] = []
        for kind in self.what:
            if without >> kind & 1:
                continue
            cost = self._least(player, kind)
            if not goods.pays(cost):
                continue
            if kind < BUILDING_KINDS:
                if places is None:
                    places = places_in(free_places(player, self.expansion))
                spots = places
            elif kind == TUNNEL:
                spots = [FIRST_TUNNEL + t for t in members(free_tunnels(player))] if s.tunnels_left else NOTHING
            else:
                spots = [FIRST_SITE + site for site in members(city_sites(player))] if s.left_of(kind) else NOTHING
            first = BUILD + FIRST_BUILD[kind] - (0 if kind < BUILDING_KINDS else spots_before(kind))
            for spot in spots:
                extra = surcharge[spot]
                if extra is not NO_GOODS and not goods.pays(cost.plus(extra)):
                    continue
                if (
                    self.then is not None
                    and self.then.must
                    and not self._can_upgrade(s, first + spot, cost.plus(extra))
                ):
                    continue
                found.append(first + spot)
                if one_is_enough:
                    return found
        return found

    def _least(self, player: Player, kind: int) -> Goods:
        """Return what a kind costs at least, surcharges of sites not counted."""
        cost = price(player, kind, self.costs[kind])
        saving = saving_on(player, kind, cost)
        return cost if saving is NO_GOODS else cost.minus(saving)

    def _room(self, player: Player, kind: int) -> int:
        """Return the mask of where something of a kind could be built, whatever it costs."""
        if kind < BUILDING_KINDS:
            return free_places(player, self.expansion)
        return free_tunnels(player) if kind == TUNNEL else city_sites(player)

    def _can_upgrade(self, s: Table, action: int, cost: Goods) -> bool:
        """Whether the upgrade can be paid after the build and all that it sets off by itself (UC-3.5)."""
        then = self.then
        assert then is not None
        if s.me().goods.science - cost.science >= then.cost.science and s.me().goods.minus(cost).pays(then.cost):
            return True
        return _affords_after(s, self, action, then.cost)

    def do(self, s: Table, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        if action == STOP_BUILDING:
            s.done()
            return
        kind, spot = BUILD_KIND[action - BUILD], BUILD_SPOT[action - BUILD]
        self.order(s, kind, spot)
        s.call(self.construct[action - BUILD], at | 1 << kind if self.distinct else at + 1)

    def order(self, s: Table, kind: int, spot: int) -> None:
        """Write the bill of what is built, and what could be saved."""
        s.bill, s.saving = self.cost_of(s.me(), kind, spot)

    def cost_of(self, player: Player, kind: int, spot: int) -> tuple[Goods, Goods]:
        """Return what it costs to build on a spot, and what a discount of this turn would take off."""
        cost = price(player, kind, self.costs[kind])
        return cost.plus(player.printed().surcharge[spot]), saving_on(player, kind, cost)

    def why_not(self, s: Table, action: int, at: int) -> Refusal:
        if action == STOP_BUILDING:
            return Refusal("UC-5.8", "nothing-built-yet")
        kind, spot = BUILD_KIND[action - BUILD], BUILD_SPOT[action - BUILD]
        if kind not in self.what or (self.distinct and at >> kind & 1):
            return Refusal("UC-5.8", "wrong-kind", {"kind": KINDS[kind]})
        player = s.me()
        if s.left_of(kind) == 0:
            return Refusal("UC-1.3", "none-left", {"kind": KINDS[kind]})
        reason = self._no_room(player, kind, spot)
        if reason is not None:
            return reason
        if not player.goods.pays(price(player, kind, self.costs[kind]).plus(player.printed().surcharge[spot])):
            return Refusal("UC-5.1", "too-dear", {"kind": KINDS[kind], "place": SPOT_NAMES[spot]})
        return Refusal("UC-3.5", "upgrade-too-dear", {"place": SPOT_NAMES[spot]})

    def _no_room(self, player: Player, kind: int, spot: int) -> Refusal | None:
        """Return why something can't be built on a spot, whatever it costs."""
        where: Params = {"place": SPOT_NAMES[spot]}
        board = player.printed()
        if kind == TUNNEL:
            if player.tunnels >> spot - FIRST_TUNNEL & 1:
                return Refusal("UC-5.7", "tunnel-built", where)
            return None if free_tunnels(player) >> spot - FIRST_TUNNEL & 1 else Refusal("UC-5.7", "no-touch", where)
        if kind in (WHITE, SYMBIOTIC):
            if player.cities() >> spot - FIRST_SITE & 1:
                return Refusal("UC-5.4", "city-built", where)
            return None if city_sites(player) >> spot - FIRST_SITE & 1 else Refusal("UC-5.4", "no-city-near", where)
        if free_places(player, self.expansion) >> spot & 1:
            return None
        if player.occupied() >> spot & 1:
            return Refusal("UC-5.5", "place-taken", where)
        if spot % PER_SITE == EXPANSION:
            return Refusal("UC-5.6", "expansion-place", where)
        if self.expansion:
            return Refusal("UC-5.6", "only-expansion", where)
        if not board.places >> spot & 1:
            return Refusal("UC-5.5", "no-such-place", where)
        cities = player.cities()
        if not (cities | board.beside[cities]) >> spot // PER_SITE & 1:
            return Refusal("UC-5.5", "no-city-possible", where)
        return Refusal("UC-5.5", "place-alike", where)

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return what is legal, and all spots of the board for the kinds that may be built."""
        found = set(s.legal(seat))
        board = s.players[seat].printed()
        wanted = board.expansions if self.expansion else board.places
        for offset in range(BUILD_COUNT):
            kind, spot = BUILD_KIND[offset], BUILD_SPOT[offset]
            if kind in self.what and (kind >= BUILDING_KINDS or wanted >> spot & 1):
                found.add(BUILD + offset)
        return sorted(found)

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        return {"left": self.n - self._built(at)}

    def is_at(self, s: Table, at: int) -> bool:
        return self._built(at) <= self.n and (not self.distinct or at < 1 << len(KINDS))

    def calls(self, s: Table, at: int, above: Step[Any]) -> bool:
        return at > 0 and any(leads_to(step, above) for step in self.construct)


def spots_before(kind: int) -> int:
    """Return the spot with which a kind begins."""
    return FIRST_TUNNEL if kind == TUNNEL else FIRST_SITE


def _affords_after(s: Table, build: Build, action: int, cost: Goods) -> bool:
    """Try a build on a copy, with all that happens by itself; whether a cost could be paid then."""
    trial = s.clone()
    assert isinstance(trial, Table)
    player = trial.me()
    kind, spot = BUILD_KIND[action - BUILD], BUILD_SPOT[action - BUILD]
    build.order(trial, kind, spot)
    bill = trial.bill.minus(trial.saving)
    left = player.goods
    player.goods = Goods(
        max(0, left.kelp - bill.kelp),
        max(0, left.steelplast - bill.steelplast),
        left.science - bill.science,
        left.credits - bill.credits,
        0,
        left.points,
        0,
    )
    if player.goods.science < 0 or player.goods.credits < 0:
        return False
    luck = Luck(0)
    place(trial, kind, spot, None)
    give_bonus(trial, spot, luck, None)
    metropolis = connects(trial.me(), kind, spot)
    if metropolis >= 0:
        enjoy(trial, metropolis, luck, None)
    set_off(trial, kind, spot, metropolis, luck, None)
    return trial.me().goods.pays(cost)


class Construct(UcStep):
    """Something is paid and built, and what that sets off; `at` is how far it is (UC-5.14)."""

    def __init__(self, offset: int) -> None:
        """Name the action that builds, counted from BUILD."""
        super().__init__("UC-5.14")
        self.kind: Final = BUILD_KIND[offset]
        self.spot: Final = BUILD_SPOT[offset]

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        if at == 0 and s.saving is not NO_GOODS:
            s.call(SAVINGS[self.kind], 1)
            return
        if at < 2 and not settle(s, 2, events):
            return
        metropolis = connects(s.me(), self.kind, self.spot) if at == 3 else -1
        if at < 3:
            place(s, self.kind, self.spot, events)
            give_bonus(s, self.spot, luck, events)
            metropolis = connects(s.me(), self.kind, self.spot)
            if metropolis >= 0:
                if events is not None:
                    events.append(MetropolisConnected(s.turn, METROPOLIS_IDS[metropolis]))
                enjoy(s, metropolis, luck, events)
                if s.components.metropolises[metropolis].asks:
                    s.call(s.components.metropolis_steps[metropolis], 3)
                    return
        set_off(s, self.kind, self.spot, metropolis, luck, events)
        s.done()

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        if at == 1:
            return above is SAVINGS[self.kind]
        if at == 2:
            return above is PAY_BILL
        return at == 3 and any(above is step for step in s.components.metropolis_steps)


class ConstructAndUpgrade(UcStep):
    """Something is built, and then may be upgraded or has to be (UC-3.5); at 1 it is built."""

    def __init__(self, table: StepTable, offset: int, then: ThenUpgrade) -> None:
        """Name the action that builds, counted from BUILD, and the upgrade."""
        super().__init__("UC-5.14", table=table)
        self.offset: Final = offset
        self.then: Final = then

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        if at == 0:
            s.call(CONSTRUCT[self.offset], 1)
        else:
            s.target = BUILD_SPOT[self.offset] + 1
            s.become(self.then)

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        return at == 1 and above is CONSTRUCT[self.offset]

    def can_become(self, other: Step[Any]) -> bool:
        return other is self.then


def place(s: Table, kind: int, spot: int, events: list[Event] | None) -> None:
    """Put what was paid for on its spot."""
    player = s.me()
    if kind == FARM:
        player.farms |= 1 << spot
    elif kind == PLANT:
        player.plants |= 1 << spot
    elif kind < BUILDING_KINDS:
        player.laboratories |= 1 << spot
    elif kind == TUNNEL:
        player.tunnels |= 1 << spot - FIRST_TUNNEL
        player.reach |= player.printed().ends[spot - FIRST_TUNNEL]
        player.tunnels_built += 1
        s.tunnels_left -= 1
    elif kind == WHITE:
        player.whites |= 1 << spot - FIRST_SITE
        s.whites_left -= 1
    else:
        player.symbiotics |= 1 << spot - FIRST_SITE
        if s.seats > 1:
            s.symbiotics_left -= 1
    if events is not None:
        events.append(Built(s.turn, KINDS[kind], SPOT_NAMES[spot]))


def give_bonus(s: Table, spot: int, luck: Luck, events: list[Event] | None) -> None:
    """Give what is printed on a spot (UC-5.9)."""
    board = s.me().printed()
    if board.bonus[spot] is not NO_GOODS:
        gain(s, board.bonus[spot], luck, events)
    if board.steps[spot]:
        advance(s, board.steps[spot], luck, events)


def connects(player: Player, kind: int, spot: int) -> int:
    """Return the metropolis that a new tunnel connects, or −1 (UC-5.11)."""
    if kind != TUNNEL:
        return -1
    where = player.printed().leads_to[spot - FIRST_TUNNEL]
    return player.metropolises[where] if where >= 0 and is_connected(player, where) else -1


def enjoy(s: Table, metropolis: int, luck: Luck, events: list[Event] | None) -> None:
    """Give what comes by itself of the instant part of a metropolis."""
    for effect in s.components.metropolises[metropolis].gives:
        if effect["op"] == "gain":
            gain(s, goods_of(effect["goods"]), luck, events)
        else:
            advance(s, effect["n"], luck, events)


def set_off(s: Table, kind: int, spot: int, metropolis: int, luck: Luck, events: list[Event] | None) -> None:
    """Let permanent cards react to a build and to a connected metropolis, then contracts (UC-5.14, UC-5.15)."""
    player = s.me()
    if metropolis >= 0:
        react(s, ON_METROPOLIS, 0, luck, events)
    if player.permanents:
        react(s, ON_BUILD, kind, luck, events)
        if kind < BUILDING_KINDS and player.connected() >> spot // PER_SITE & 1:
            if count(player.has_on(kind) & ALL_IN_SITE << spot // PER_SITE * PER_SITE) == 2:
                react(s, ON_SECOND, kind, luck, events)
        elif kind == TUNNEL and player.tunnels_built == 2:
            react(s, ON_SECOND_OF_TURN, kind, luck, events)
    check_contracts(s, luck, events)


CONSTRUCT.extend(Construct(offset) for offset in range(BUILD_COUNT))
