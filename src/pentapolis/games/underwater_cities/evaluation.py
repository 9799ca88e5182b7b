"""What a state promises to each player, in points at the end.

What a player has is told in features, each with a weight at the end of the game and one for what it still leads to at
the beginning. The weights were bred: those of bots that had more points in the same games went on.
"""

from typing import Final

from pentapolis.games.underwater_cities.components import ACTION, INSTANT, PERMANENT, PRODUCTION
from pentapolis.games.underwater_cities.effects import Parts
from pentapolis.games.underwater_cities.goods import Goods
from pentapolis.games.underwater_cities.network import is_connected
from pentapolis.games.underwater_cities.places import (
    METROPOLIS_PLACES,
    count,
)
from pentapolis.games.underwater_cities.player import Player
from pentapolis.games.underwater_cities.production import card_output, hunger, output_of, producing
from pentapolis.games.underwater_cities.promises import goods_worth, productions, turns_left, unit
from pentapolis.games.underwater_cities.scoring import (
    GOAL_CITIES,
    GOAL_POINTS,
    card_points,
    city_points,
    converted,
    metropolis_points,
    scored,
    total,
)
from pentapolis.games.underwater_cities.steps import UcStep
from pentapolis.games.underwater_cities.table import PRODUCTION_ROUNDS, ROUNDS, TURNS, Table
from pentapolis.games.underwater_cities.turn import (
    CARD_THEN_SLOT,
    CARRY_OUT,
    CHOOSE_CARD,
    CHOOSE_SLOT,
    REDUCE_HAND,
    TURN,
)

_PERMANENT: Final = 0.11  # a permanent card, for each turn that is left
_ACTION: Final = 0.22  # an action card, to what it does once, for each Production to come
_FEEDING: Final = 0.31  # a city that needn't be fed, in each Production to come
_END_TO_COME: Final = 1.27  # what an end-scoring card counts in the end, to what it counts now
_CONVERSION: Final = 2.29  # a card that makes points of goods in the end
_DRAW: Final = 0.56  # the last card of a turn
_MISSING: Final = 4.12  # of a city that the goal of the solo game demands
_MISSING_LATE: Final = 40.0  # and more at the end
_ENOUGH: Final = (4, 6, 4, 6, 3)  # of each resource; what is more is surplus

# What each feature counts at the end of the game, and how much more at the beginning.
_WEIGHTS: Final[list[tuple[float, float]]] = [
    (-3.08, 42.63),  # for everybody
    (0.77, 0.25),  # points on the track
    (1.33, 0.0),  # points of connected cities
    (1.72, 0.05),  # points of connected metropolises
    (0.79, -0.05),  # points of end-scoring cards
    (0.29, -0.02),  # kelp
    (0.44, 1.6),  # steelplast
    (0.64, 1.35),  # science
    (0.19, 0.6),  # credits
    (0.28, 1.01),  # biomatter
    (0.0, 0.08),  # more than enough of a resource
    (1.2, -0.33),  # points in Productions to come
    (0.63, 0.24),  # kelp in them that nobody eats
    (-2.14, -0.13),  # kelp that will be missing
    (0.42, 0.1),  # steelplast in Productions to come
    (0.14, 0.53),  # science
    (0.21, 0.16),  # credits
    (0.51, 0.79),  # biomatter
    (0.34, 0.25),  # cards
    (0.68, 1.57),  # connected cities
    (0.46, 4.25),  # symbiotic ones among them
    (0.52, 3.63),  # cities that are not connected
    (0.03, -0.02),  # buildings in connected cities
    (0.31, 0.26),  # other buildings
    (0.16, 0.18),  # upgraded buildings
    (0.5, 2.23),  # tunnels
    (0.36, 0.47),  # connected metropolises
    (0.64, 0.66),  # parts of the way to others
    (0.02, 3.7),  # permanent cards
    (0.02, 1.73),  # action cards
    (0.1, 0.56),  # those that are ready
    (0.26, 3.19),  # end-scoring cards
    (0.16, -0.03),  # what the hand promises
    (0.08, 0.68),  # steps on the federation track
]
FEATURES: Final = len(_WEIGHTS)
_LATE: Final = [late for late, _ in _WEIGHTS]
_EARLY: Final = [early for _, early in _WEIGHTS]


def midway(s: Table) -> bool:
    """Whether the player in turn has placed a tile and not ended the turn yet."""
    frame = s.agenda
    if frame is None or frame.step is CHOOSE_SLOT or frame.step is REDUCE_HAND:
        return False
    while frame is not None:
        if frame.step is TURN:
            return True
        frame = frame.under
    return False


def evaluate(s: Table) -> list[float]:
    """Return a guess for each seat, and alone for the goal."""
    found = [_guess(s, seat) for seat in range(s.seats)]
    if s.seats == 1:
        goal = goal_ahead(s)
        found.append(max(goal, found[0] + 1.0) if s.agenda is None and goal > GOAL_POINTS else goal)
    return found


def goal_ahead(s: Table) -> float:
    """Return what the goal of the solo game stands for: its points, and more while cities are missing."""
    return GOAL_POINTS + _handicap(s)


def promise(s: Table, seat: int) -> float:
    """Return a guess for one seat; alone it is less while cities are missing for the goal."""
    return _guess(s, seat) - _handicap(s) if s.seats == 1 else _guess(s, seat)


def _handicap(s: Table) -> float:
    """Return what the goal of the solo game is ahead for the cities that it demands and that are missing (UC-12.4)."""
    short = max(0, GOAL_CITIES - count(s.players[0].connected()))
    return short * (_MISSING + _MISSING_LATE / (1 + turns_left(s)))


def _guess(s: Table, seat: int) -> float:
    """Return what is there, what it will give in Productions to come, and what the turns to come may bring."""
    player = s.players[seat]
    if s.agenda is None:
        return float(total(player))
    return guess(s, seat, features(s, seat, output_of(player)))


def guess(s: Table, seat: int, told: list[float]) -> float:
    """Return what the features of a seat promise, before the game is over."""
    value = _under_way(s) if seat == s.turn and midway(s) else 0.0
    phase = own_turns_left(s, seat) / (ROUNDS * TURNS)
    for number, amount in enumerate(told):
        if amount != 0.0:
            value += amount * (_LATE[number] + phase * _EARLY[number])
    return value


def own_turns_left(s: Table, seat: int) -> int:
    """Return how many turns a player has yet, one that is begun only if nothing was done in it."""
    place = s.order.index(seat) if s.order else seat
    begun = (s.moves - place + s.seats - 1) // s.seats
    left = (ROUNDS - s.round) * TURNS + TURNS - begun
    return left + 1 if s.turn == seat and s.moves > 0 and not midway(s) else left


def _productions_left(s: Table, seat: int) -> int:
    left = len(PRODUCTION_ROUNDS) + 1 - s.era
    return left - 1 if seat in s.order[: producing(s)] else left


def features(s: Table, seat: int, output: Goods) -> list[float]:
    """Return what counts about a player, who has such an output."""
    player = s.players[seat]
    goods = player.goods
    times = _productions_left(s, seat)
    hungry = hunger(player)
    kelp = output.kelp - hungry
    by_cards, _ = converted(player)
    cities = player.cities()
    connected = player.connected()
    live = player.live()
    occupied = player.occupied()
    stock = [goods.kelp, goods.steelplast, goods.science, goods.credits, goods.biomatter]
    surplus = 0
    for number, amount in enumerate(stock):
        if amount > _ENOUGH[number]:
            surplus += amount - _ENOUGH[number]
            stock[number] = _ENOUGH[number]
    board = player.printed()
    metropolises = len(player.metropolises) - METROPOLIS_PLACES
    begun = 0.0
    for place in range(METROPOLIS_PLACES):
        if is_connected(player, place):
            metropolises += 1
        else:
            begun += count(player.tunnels & board.needs[place]) / count(board.needs[place])
    return [
        1.0,
        float(goods.points),
        float(city_points(player)),
        float(metropolis_points(player)),
        float(card_points(player) + sum(by_cards)),
        float(stock[0]),
        float(stock[1]),
        float(stock[2]),
        float(stock[3]),
        float(stock[4]),
        float(surplus),
        float(times * output.points),
        float(times * max(0, kelp)),
        float(max(0, -kelp * times - goods.kelp)),
        float(times * output.steelplast),
        float(times * output.science),
        float(times * output.credits),
        float(times * output.biomatter),
        float(times * output.cards),
        float(count(connected)),
        float(count(player.symbiotics & player.reach)),
        float(count(cities & ~player.reach)),
        float(count(occupied & live)),
        float(count(occupied & ~live)),
        float(count(player.upgraded)),
        float(count(player.tunnels)),
        float(metropolises),
        begun,
        float(len(player.permanents)),
        float(len(player.actions)),
        float(len(player.actions) - len(player.used)),
        float(len(player.ends)),
        _hand(s, seat),
        float(player.steps),
    ]


def _hand(s: Table, seat: int) -> float:
    """Return what the cards in hand promise, the best of them if there are more than can be kept or played."""
    player = s.players[seat]
    left = own_turns_left(s, seat)
    phase = left / (ROUNDS * TURNS)
    late = s.components.held_late
    early = s.components.held_early
    worths = [late[card] + phase * early[card] for card in player.whole_hand() if card not in player.put_out]
    most = min(player.hand_limit() + 1, left)
    if len(worths) > most:
        worths.sort(reverse=True)
        worths = worths[:most]
    return sum(worths)


def card_promise(s: Table, card: int) -> float:
    """Return what a card promises to the player in turn if it is used."""
    face = s.components.cards[card]
    cost = face.cost * unit(s)
    if face.type in (INSTANT, ACTION):
        times = 1.0 if face.type == INSTANT else _ACTION * len(productions(s))
        return s.components.card_steps[card].promise(s) * times - cost
    if face.type == PERMANENT:
        return _PERMANENT * turns_left(s) - cost
    if face.type == PRODUCTION:
        output = card_output(s.me(), card)
        worths = productions(s)
        return sum([goods_worth(output, worth) for worth in worths]) + _FEEDING * face.feed_less * len(worths) - cost
    return _end_promise(s.me(), card) - cost


def _end_promise(player: Player, card: int) -> float:
    counts = 0.0
    for scoring in player.components.cards[card].scoring:
        counts += _END_TO_COME * scored(player, scoring) if scoring.op != "score-convert" else _CONVERSION
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
            card_waits = card_waits and step is not s.components.card_steps[s.card - 1]
        elif frame is top and isinstance(step, UcStep):
            value += step.promise_of_rest(s, frame.at)
        if step is CHOOSE_CARD or step is CARRY_OUT or (step is CARD_THEN_SLOT and frame.at == 1):
            slot_waits = True
        elif step is TURN:
            value += _DRAW
        frame = frame.under
    if slot_waits and s.slot:
        value += max(0.0, s.components.slot_steps[s.side()][s.slot - 1].promise(s))
    if card_waits:
        value += max(0.0, card_promise(s, s.card - 1))
    return value
