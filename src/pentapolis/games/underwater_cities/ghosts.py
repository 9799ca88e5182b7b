"""What could come, for the page: sites with cost and bonus, what is left of a turn, Production and the final score.

All of it follows from what everybody sees, but for the end-scoring cards in the own hand.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from pentapolis.core.actions import Json
from pentapolis.core.views import Cause
from pentapolis.games.underwater_cities.action_cards import can_use
from pentapolis.games.underwater_cities.actions import (
    BUILD,
    BUILD_COUNT,
    BUILD_KIND,
    BUILD_SPOT,
    CONVERSIONS,
    CONVERT,
    UPGRADE,
    UPGRADES,
)
from pentapolis.games.underwater_cities.building import Build
from pentapolis.games.underwater_cities.components import CARD_NAMES, END, METROPOLIS_IDS, SLOT_NAMES
from pentapolis.games.underwater_cities.effects import Parts
from pentapolis.games.underwater_cities.events import Amounts, amounts
from pentapolis.games.underwater_cities.goods import NO_GOODS, Goods
from pentapolis.games.underwater_cities.paying import USUAL, price
from pentapolis.games.underwater_cities.places import (
    FARM,
    FIRST_SITE,
    FIRST_TUNNEL,
    KINDS,
    LABORATORY,
    PLANT,
    SPOT_NAMES,
    SYMBIOTIC,
    TUNNEL,
)
from pentapolis.games.underwater_cities.player import Player
from pentapolis.games.underwater_cities.production import (
    building_output,
    cards_output,
    hunger,
    meal,
    metropolises_output,
    network_output,
    output_of,
    producing,
    symbiotic_output,
    tunnel_output,
)
from pentapolis.games.underwater_cities.scoring import categories, points_of_cards
from pentapolis.games.underwater_cities.steps import UcStep
from pentapolis.games.underwater_cities.table import PRODUCTION_ROUNDS, Table
from pentapolis.games.underwater_cities.turn import CARD_THEN_SLOT, CARRY_OUT, CHOOSE_CARD, SLOT_THEN_CARD
from pentapolis.games.underwater_cities.upgrading import ConvertCity, ThenUpgrade, Upgrade, kind_on
from pentapolis.games.underwater_cities.view import CardWorth


@dataclass(frozen=True)
class Site:
    """Where something can be built, upgraded or converted now: one of some costs, and what is printed there."""

    action: dict[str, Json]
    kind: str
    place: str
    costs: list[Amounts]  # of which one is chosen; surcharges and discounts are counted in
    saving: Amounts  # what a discount that works once in a turn would take off
    bonus: Amounts
    cards: int  # of the bonus
    steps: int  # of the bonus, on the federation track
    metropolis: str | None  # that would be connected


@dataclass(frozen=True)
class Task:
    """What is left of a slot, a card or a metropolis in this turn: parts, by the numbers of the actions."""

    cause: Cause
    done: list[int]
    left: list[int]


SourceName: TypeAlias = Literal["farms", "plants", "laboratories", "tunnels", "symbiotic", "cards", "metropolises"]


@dataclass(frozen=True)
class Source:
    """A part of what a Production would bring, by what gives it."""

    name: SourceName
    output: Amounts
    cards: int  # drawn


@dataclass(frozen=True)
class Harvest:
    """What the next Production would bring and cost a player, if nothing changed."""

    output: Amounts
    cards: int  # drawn
    sources: list[Source]  # of both; those that give something
    priced: list[int]  # cards that would give something more for a price
    hungry: int  # cities to feed
    eaten: Amounts  # by them: kelp, biomatter, and points for want of both


@dataclass(frozen=True)
class Prospect:
    """What a player has to expect, if nothing changed until the end of the game."""

    harvest: Harvest | None  # None: there is no Production to come
    final: dict[str, int]  # points by category after all Productions to come


@dataclass(frozen=True)
class Price:
    """What a kind costs a player now, before surcharges of sites and discounts of cards that are played."""

    kind: str
    cost: Amounts


@dataclass(frozen=True)
class UnderwaterCitiesGhosts:
    """What could come."""

    sites: list[Site]
    tasks: list[Task]  # of the player in turn, those that come first first
    production_in: int | None  # rounds until Production, this one counted; None: there is none to come
    players: list[Prospect]
    prices: list[Price]  # the seat's own
    usable: list[int]  # the seat's action cards that are ready and of which a part is possible now
    hand: list[CardWorth]  # end-scoring cards in the seat's hand, as if they were claimed


def ghosts_of(s: Table, seat: int) -> UnderwaterCitiesGhosts:
    """Return what a seat is shown."""
    own = s.players[seat]
    coming = _productions(s, seat)
    mine = s.clone()
    assert isinstance(mine, Table)
    mine.turn = seat
    return UnderwaterCitiesGhosts(
        sites=_sites(s, seat),
        tasks=_tasks(s),
        production_in=coming[0] - s.round + 1 if coming else None,
        players=[_prospect(s, place) for place in range(s.seats)],
        prices=[Price(KINDS[kind], amounts(price(own, kind, cost))) for kind, cost in enumerate(USUAL)],
        usable=[card + 1 for card in own.actions if can_use(mine, card)],
        hand=[_worth(own, card) for card in own.whole_hand() if own.components.cards[card].type == END],
    )


def _productions(s: Table, seat: int) -> list[int]:
    """Return after which rounds a player has Production yet; one that has begun to produce has it no more."""
    if s.agenda is None:
        return []
    to_come = list(PRODUCTION_ROUNDS[s.era - 1 :])
    return to_come[1:] if seat in s.order[: producing(s)] else to_come


def _sites(s: Table, seat: int) -> list[Site]:
    if s.agenda is None or seat != s.turn:
        return []
    step = s.agenda.step
    if isinstance(step, Build):
        return [_building(s, step, action) for action in s.offered() if BUILD <= action < BUILD + BUILD_COUNT]
    if isinstance(step, Upgrade):
        costs = [step.costs[number] for number in step.affordable(s.me())]
        return [_upgrading(s, action, costs) for action in s.offered() if action in UPGRADES]
    if isinstance(step, ThenUpgrade):
        return [_upgrading(s, UPGRADE + s.target - 1, [step.cost])]
    if isinstance(step, ConvertCity):
        return [
            _site(s, action, SYMBIOTIC, FIRST_SITE + action - CONVERT, [step.cost])
            for action in s.offered()
            if action in CONVERSIONS
        ]
    return []


def _building(s: Table, step: Build, action: int) -> Site:
    kind, spot = BUILD_KIND[action - BUILD], BUILD_SPOT[action - BUILD]
    cost, saving = step.cost_of(s.me(), kind, spot)
    return _site(s, action, kind, spot, [cost], saving, builds=True)


def _upgrading(s: Table, action: int, costs: list[Goods]) -> Site:
    return _site(s, action, kind_on(s.me(), action - UPGRADE), action - UPGRADE, costs)


def _site(
    s: Table, action: int, kind: int, spot: int, costs: list[Goods], saving: Goods = NO_GOODS, builds: bool = False
) -> Site:
    """Return a site; only what is built there gets what is printed on it (UC-5.9)."""
    player = s.me()
    board = player.printed()
    bonus = board.bonus[spot] if builds else NO_GOODS
    return Site(
        action=s.game.space.to_json(action),
        kind=KINDS[kind],
        place=SPOT_NAMES[spot],
        costs=[amounts(cost) for cost in costs],
        saving=amounts(saving),
        bonus=amounts(bonus),
        cards=bonus.cards,
        steps=board.steps[spot] if builds else 0,
        metropolis=_metropolis(player, spot - FIRST_TUNNEL) if builds and kind == TUNNEL else None,
    )


def _metropolis(player: Player, tunnel: int) -> str | None:
    """Return the metropolis that a tunnel would connect (UC-5.11)."""
    board = player.printed()
    place = board.leads_to[tunnel]
    if place < 0 or board.needs[place] & ~player.tunnels != 1 << tunnel:
        return None
    return METROPOLIS_IDS[player.metropolises[place]]


def _tasks(s: Table) -> list[Task]:
    found: list[Task] = []
    slot = Cause("slot", SLOT_NAMES[s.slot - 1]) if s.slot else None
    card = Cause("card", CARD_NAMES[s.card - 1]) if s.card else None
    frame = s.agenda
    while frame is not None:
        step, at = frame.step, frame.at
        if isinstance(step, Parts) and step.cause is not None:
            found.append(_task(step.cause, step, at))
        waits = step is CARRY_OUT or step is CHOOSE_CARD
        if slot is not None and (waits or (step is CARD_THEN_SLOT and at == 1)):
            found.append(_task(slot, s.components.slot_steps[s.side()][s.slot - 1], 0))
        if card is not None and (waits or (step is SLOT_THEN_CARD and at == 1)):
            found.append(_task(card, s.components.card_steps[s.card - 1], 0))
        frame = frame.under
    return found


def _task(cause: Cause, step: UcStep, done: int) -> Task:
    parts = range(step.pieces())
    return Task(
        cause,
        [number + 1 for number in parts if done >> number & 1],
        [number + 1 for number in parts if not done >> number & 1],
    )


def _prospect(s: Table, seat: int) -> Prospect:
    player = s.players[seat]
    after = player.clone()
    output = output_of(player)
    hungry = hunger(player)
    eaten: list[Goods] = []
    for _ in _productions(s, seat):
        after.goods = after.goods.plus(output)
        eaten.append(meal(after.goods, hungry))
        after.goods = after.goods.minus(eaten[-1])
    priced = [card + 1 for card in player.productions if player.components.cards[card].has_price]
    harvest = (
        Harvest(amounts(output), output.cards, _sources(player), priced, hungry, amounts(eaten[0])) if eaten else None
    )
    return Prospect(harvest, categories(after))


def _sources(player: Player) -> list[Source]:
    """Return what gives something in Production, in the order in which a page lists it."""
    metropolises = metropolises_output(player)
    outputs: list[tuple[SourceName, Goods]] = [
        ("farms", building_output(player, FARM)),
        ("plants", building_output(player, PLANT)),
        ("laboratories", building_output(player, LABORATORY)),
        ("tunnels", tunnel_output(player)),
        ("symbiotic", symbiotic_output(player)),
        ("cards", cards_output(player, network_output(player).plus(metropolises))),
        ("metropolises", metropolises),
    ]
    return [Source(name, amounts(goods), goods.cards) for name, goods in outputs if not goods.is_nothing()]


def _worth(player: Player, card: int) -> CardWorth:
    """Return what a card would count if it were claimed."""
    owner = player.clone()
    owner.ends = sorted([*player.ends, card])
    return CardWorth(card + 1, points_of_cards(owner)[owner.ends.index(card)])
