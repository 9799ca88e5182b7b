"""What a player could build: ghosts above the towers, and what they would change.

For the page and the terminal; the rules themselves do without it.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from pentapolis.core.actions import Json
from pentapolis.core.agenda import NOTHING
from pentapolis.games.five_towers.actions import BID, DEMOLISH, PASS, PLACE, SPACE, TAKE
from pentapolis.games.five_towers.building import DEMOLISHING, PLACING
from pentapolis.games.five_towers.cards import KINDS, SUITS, VALUES, Suit, suit_of, value_of
from pentapolis.games.five_towers.handfuls import buildable
from pentapolis.games.five_towers.scoring import total
from pentapolis.games.five_towers.table import Player, Table
from pentapolis.games.five_towers.towers import STAYS, fits, stacking

# Now, after a demolition, only on another card of the display, or not at all.
Fit: TypeAlias = Literal["fits", "demolition", "together", "no"]
_NO_SUIT: Final = -1  # nothing is demolished


@dataclass(frozen=True)
class Storeys:
    """What comes onto a tower, from below up, and by how much this alone changes the points."""

    suit: Suit
    values: list[int]
    change: int


@dataclass(frozen=True)
class Plan:
    """How cards are built best: the decision that leads to it, what is demolished first, and the change of points."""

    action: dict[str, Json]
    demolition: Suit | None
    storeys: list[Storeys]
    change: int


@dataclass(frozen=True)
class OfferedCard:
    """How a card on display stands to a player's towers, and the change of points if it is built alone."""

    fit: Fit
    change: int | None


@dataclass(frozen=True)
class FiveTowersGhosts:
    """What a player could build of the display, or of what was taken."""

    cards: list[OfferedCard]  # in the order of the display
    plans: list[Plan]
    best: list[int | None]  # for each number of cards on display the place of its best plan
    fitting: list[list[int]]  # for each suit the values that fit on the player's tower now


def ghosts_of(s: Table, seat: int) -> FiveTowersGhosts | None:
    """Return what the seat could build now; None at the end of the game."""
    frame = s.agenda
    if frame is None:
        return None
    player = s.players[seat]
    fitting = [[value for value in range(VALUES) if fits(tower.top, value)] for tower in player.towers]
    if frame.step is DEMOLISHING or frame.step is PLACING:
        answers = s.offered() if seat == s.turn else NOTHING
        return FiveTowersGhosts([], [_plan_of_answer(s, player, action) for action in answers], [], fitting)
    plans, best = _plans_for_display(s, player)
    return FiveTowersGhosts(_offered_cards(s, player), plans, best, fitting)


def best_change(s: Table, seat: int, action: int) -> int:
    """Return by how much a legal action changes the seat's points at best in this round, if nobody bids higher."""
    if action in (BID, PASS):
        return 0
    ghosts = ghosts_of(s, seat)
    assert ghosts is not None
    if BID < action < BID + len(ghosts.best):
        place = ghosts.best[action - BID]
        assert place is not None
        return ghosts.plans[place].change
    answer = SPACE.to_json(action)
    return next(plan.change for plan in ghosts.plans if plan.action == answer)


def _offered_cards(s: Table, player: Player) -> list[OfferedCard]:
    handfuls = buildable(s, player)
    found: list[OfferedCard] = []
    for place, kind in enumerate(s.display):
        change: int | None = None
        fit: Fit
        if handfuls >> (1 << place) & 1:
            change = _best_plan(player, [kind], TAKE + (1 << place)).change
            fit = "fits" if fits(player.towers[suit_of(kind)].top, value_of(kind)) else "demolition"
        else:
            with_others = [handful for handful in range(1 << len(s.display)) if handful >> place & 1]
            fit = "together" if any(handfuls >> handful & 1 for handful in with_others) else "no"
        found.append(OfferedCard(fit, change))
    return found


def _plans_for_display(s: Table, player: Player) -> tuple[list[Plan], list[int | None]]:
    """Return a plan for every handful that could be built, and which is the best for each number of cards."""
    plans: list[Plan] = []
    best: list[int | None] = [None] * (len(s.display) + 1)
    handfuls = buildable(s, player)
    for handful in range(1, 1 << len(s.display)):
        if handfuls >> handful & 1:
            cards = [kind for place, kind in enumerate(s.display) if handful >> place & 1]
            plan = _best_plan(player, cards, TAKE + handful)
            rival = best[len(cards)]
            if rival is None or plan.change > plans[rival].change:
                best[len(cards)] = len(plans)
            plans.append(plan)
    return plans, best


def _best_plan(player: Player, cards: list[int], action: int) -> Plan:
    """Return the best way to build cards that can be built; a demolition that isn't needed only costs."""
    added = _added(player, cards, _NO_SUIT)
    if added is not None:
        return _plan(player, added, _NO_SUIT, action)
    plans: list[Plan] = []
    for suit, tower in enumerate(player.towers):
        added = None if tower.demolished_top == STAYS else _added(player, cards, suit)
        if added is not None:
            plans.append(_plan(player, added, suit, action))
    return max(plans, key=lambda plan: plan.change)


def _plan_of_answer(s: Table, player: Player, action: int) -> Plan:
    """Return what an answer of the builder who has taken cards leads to."""
    demolition = action - DEMOLISH if DEMOLISH <= action < DEMOLISH + len(SUITS) else _NO_SUIT
    added = _added(player, s.taken, demolition)
    assert added is not None
    if PLACE <= action < PLACE + KINDS:
        suit, value = suit_of(action - PLACE), value_of(action - PLACE)
        others = sorted(added[suit])
        others.remove(value)
        order = stacking(value, others)
        assert order is not None
        added[suit] = [value, *order]
    return _plan(player, added, demolition, action)


def _added(player: Player, cards: list[int], demolition: int) -> list[list[int]] | None:
    """Return for each suit what comes onto the tower, from below up, after a demolition; None if something can't."""
    found: list[list[int]] = []
    for suit, tower in enumerate(player.towers):
        values = [value_of(kind) for kind in cards if suit_of(kind) == suit]
        order = stacking(tower.demolished_top if suit == demolition else tower.top, values)
        if order is None:
            return None
        found.append(order)
    return found


def _plan(player: Player, added: list[list[int]], demolition: int, action: int) -> Plan:
    storeys: list[Storeys] = []
    after = player.clone()
    for suit, values in enumerate(added):
        alone = player.clone()
        for changed in (alone, after):
            if values or suit == demolition:
                _build(changed, suit, values, suit == demolition)
        if values:
            storeys.append(Storeys(SUITS[suit], values, total(alone) - total(player)))
    demolished = None if demolition == _NO_SUIT else SUITS[demolition]
    return Plan(SPACE.to_json(action), demolished, storeys, total(after) - total(player))


def _build(player: Player, suit: int, values: list[int], demolishes: bool) -> None:
    towers = player.towers[:]
    if demolishes:
        player.rubble = [*player.rubble, suit * VALUES + towers[suit].top]
        towers[suit] = towers[suit].lowered()
    for value in values:
        towers[suit] = towers[suit].raised(value)
    player.towers = towers
