"""What a state promises to each player, in points at the end."""

from typing import Final

from pentapolis.games.underwater_cities.components import ACTION, CARDS, INSTANT, PERMANENT, PRODUCTION
from pentapolis.games.underwater_cities.effects import Parts
from pentapolis.games.underwater_cities.goods import Goods
from pentapolis.games.underwater_cities.places import (
    BUILDING_KINDS,
    PLACES_OF,
    SYMBIOTIC,
    TUNNEL,
    WHITE,
    count,
)
from pentapolis.games.underwater_cities.production import card_output, output_of
from pentapolis.games.underwater_cities.promises import (
    GROWTH,
    LAST_WORTH,
    goods_worth,
    phase,
    productions,
    stock_worth,
    turns_left,
    unit,
)
from pentapolis.games.underwater_cities.scoring import GOAL_CITIES, GOAL_POINTS, scored, total
from pentapolis.games.underwater_cities.steps import CARD_STEPS, SLOT_STEPS, UcStep
from pentapolis.games.underwater_cities.table import Player, Table
from pentapolis.games.underwater_cities.turn import CARD_THEN_SLOT, CARRY_OUT, CHOOSE_CARD, TURN

_PERMANENT: Final = 0.14  # for each turn that is left
_ACTION: Final = 1.4  # for each era
_TURN: Final = 1.6  # what an average turn brings
_APART: Final = 6.0  # of a city that isn't connected yet
_DRAW: Final = 0.5  # the last card of a turn
_IN_HAND: Final = 0.25  # of what a card promises
_END_TO_COME: Final = 1.5  # what an end-scoring card counts in the end, to what it counts now


def evaluate(s: Table) -> list[float]:
    """Return a guess for each seat, and alone for the goal."""
    if s.agenda is None:
        found = [float(total(player)) for player in s.players]
    else:
        found = [_guess(s, seat) for seat in range(s.seats)]
        found[s.turn] += _under_way(s)
    if s.seats == 1:
        short = max(0, GOAL_CITIES - count(s.players[0].connected()))
        found.append(GOAL_POINTS + short * 12.0 / (1 + turns_left(s)))
        if s.agenda is None and short:
            found[1] = max(float(GOAL_POINTS), found[0] + 1.0)
    return found


def _guess(s: Table, seat: int) -> float:
    """Return what is there, what it will give in Productions to come, and what the turns to come may bring."""
    player = s.players[seat]
    each = unit(s)
    value = float(total(player)) - LAST_WORTH * _resources(player.goods)
    value += stock_worth(player.goods, each) - player.goods.points
    value += _production(s, seat)
    left = turns_left(s)
    value += left * _TURN + len(player.permanents) * _PERMANENT * left
    eras = len(productions(s))
    value += _ACTION * (len(player.actions) * eras - len(player.used))
    value += _growth(player) * phase(s) + 0.15 * player.steps
    for card in player.ends:
        for scoring in CARDS[card].scoring:
            value += (_END_TO_COME - 1.0) * scored(player, scoring) * min(1.0, left / 12)
    return value + _hand(s, seat)


def _growth(player: Player) -> float:
    """Return what things lead to beside what they give."""
    cities = player.cities()
    value = GROWTH[TUNNEL] * count(player.tunnels)
    value += GROWTH[WHITE] * count(player.whites & player.reach) + GROWTH[SYMBIOTIC] * count(
        player.symbiotics & player.reach
    )
    value += _APART * count(cities & ~player.reach)
    for kind in range(BUILDING_KINDS):
        value += GROWTH[kind] * count(player.has_on(kind) & PLACES_OF[cities]) + 0.2 * count(player.has_on(kind))
    return value


def _resources(goods: Goods) -> int:
    return goods.kelp + goods.steelplast + goods.science + goods.credits + 2 * goods.biomatter


def _production(s: Table, seat: int) -> float:
    """Return what the Productions to come will give if nothing more is built."""
    worths = productions(s)
    if not worths:
        return 0.0
    player = s.players[seat]
    output = output_of(player)
    eaten = count(player.connected())
    value = 0.0
    for worth in worths:
        value += goods_worth(output, worth) - 0.9 * worth * eaten
    hungry = max(0, eaten - output.kelp - player.goods.kelp - player.goods.biomatter)
    return value - 2.0 * hungry


def _hand(s: Table, seat: int) -> float:
    """Return what the cards in hand promise, the best of them first."""
    player = s.players[seat]
    turn = s.turn
    s.turn = seat  # steps look at the player in turn; back again at once
    worths = [max(0.4, min(4.0, card_promise(s, card))) for card in player.hand + player.open_hand]
    s.turn = turn
    worths.sort(reverse=True)
    most = min(player.hand_limit() + 1, turns_left(s) + 1)
    return _IN_HAND * sum(worths[:most])


def card_promise(s: Table, card: int) -> float:
    """Return what a card promises to the player in turn if it is used."""
    face = CARDS[card]
    cost = face.cost * unit(s)
    if face.type in (INSTANT, ACTION):
        times = 1.0 if face.type == INSTANT else 0.8 * len(productions(s))
        return CARD_STEPS[card].promise(s) * times - cost
    if face.type == PERMANENT:
        return _PERMANENT * turns_left(s) - cost
    if face.type == PRODUCTION:
        output = card_output(s.me(), card)
        worths = productions(s)
        return sum([goods_worth(output, worth) for worth in worths]) + 0.5 * face.feed_less * len(worths) - cost
    return _end_promise(s.me(), card) - cost


def _end_promise(player: Player, card: int) -> float:
    counts = 0.0
    for scoring in CARDS[card].scoring:
        counts += _END_TO_COME * scored(player, scoring) if scoring.op != "score-convert" else 2.0
    return counts


def _under_way(s: Table) -> float:
    """Return what the player in turn may still expect of this turn."""
    value = 0.0
    slot_waits = False
    card_waits = s.card > 0
    top = frame = s.agenda
    while frame is not None:
        step = frame.step
        if isinstance(step, Parts):
            value += step.promise_of_rest(s, frame.at)
            card_waits = card_waits and step is not CARD_STEPS[s.card - 1]
        elif frame is top and isinstance(step, UcStep):
            value += step.promise_of_rest(s, frame.at)
        if step is CHOOSE_CARD or step is CARRY_OUT or (step is CARD_THEN_SLOT and frame.at == 1):
            slot_waits = True
        elif step is TURN:
            value += _DRAW
        frame = frame.under
    if slot_waits and s.slot:
        value += max(0.0, SLOT_STEPS[s.side()][s.slot - 1].promise(s))
    if card_waits:
        value += max(0.0, card_promise(s, s.card - 1))
    return value
