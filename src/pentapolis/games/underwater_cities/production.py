"""Production: the network, cards and metropolises, and feeding the cities (UC-8)."""

from typing import Any, Final

from pentapolis.core.agenda import NOTHING, Step
from pentapolis.core.combinators import Sequence
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from pentapolis.games.underwater_cities.actions import (
    END_PRODUCTION,
    KEEP_OUTPUT,
    PAY_PRODUCTION,
    REPLACE_OUTPUT,
)
from pentapolis.games.underwater_cities.components import METROPOLIS_IDS, ON_PRODUCTION, Card, Replacement
from pentapolis.games.underwater_cities.effect_reader import COUNTERS, Effect
from pentapolis.games.underwater_cities.effects import OUTPUT, UPGRADED_OUTPUT, Condition
from pentapolis.games.underwater_cities.events import (
    CardPaid,
    Fed,
    MetropolisProduced,
    OutputReplaced,
    Produced,
    ProductionBegan,
    amounts,
)
from pentapolis.games.underwater_cities.gaining import receive
from pentapolis.games.underwater_cities.goods import NO_GOODS, Goods, goods_of
from pentapolis.games.underwater_cities.network import counted, is_connected, places_in, tunnels_by_city
from pentapolis.games.underwater_cities.places import (
    ALL_IN_SITE,
    BUILDING_KINDS,
    FIRST_SITE,
    FIRST_TUNNEL,
    METROPOLIS_PLACES,
    PER_SITE,
    PLACE_NAMES,
    SITE_COUNT,
    TUNNEL,
    count,
    members,
)
from pentapolis.games.underwater_cities.player import Player
from pentapolis.games.underwater_cities.steps import STEPS, UcStep
from pentapolis.games.underwater_cities.table import Table

# What two upgraded buildings of a kind in one city give together (UC-8.2).
PAIR_BONUS: Final = [Goods(1, 0, 0, 0, 0, 1, 0), Goods(0, 0, 0, 1, 0, 0, 0), Goods(0, 1, 0, 0, 0, 0, 0)]
SYMBIOTIC_OUTPUT: Final = Goods(0, 0, 0, 0, 0, 2, 0)
POINTS_FOR_KELP: Final = 3


def network_output(player: Player) -> Goods:
    """Return what a player's connected structures and cities produce."""
    total = tunnel_output(player).plus(symbiotic_output(player))
    for kind in range(BUILDING_KINDS):
        total = total.plus(building_output(player, kind))
    return total


def building_output(player: Player, kind: int) -> Goods:
    """Return what a player's buildings of a kind produce (UC-8.1, UC-8.2, UC-5.12)."""
    standing = player.has_on(kind) & player.live()
    if not standing:
        return NO_GOODS
    board = player.printed()
    upgraded = standing & player.upgraded
    total = OUTPUT[kind].times(board.outputs(standing & ~upgraded, 0))
    if not upgraded:
        return total
    total = total.plus(UPGRADED_OUTPUT[kind].times(board.outputs(upgraded, 0)))
    for site in range(SITE_COUNT):
        if count(upgraded & ALL_IN_SITE << site * PER_SITE) >= 2:
            total = total.plus(PAIR_BONUS[kind])
    return total


def tunnel_output(player: Player) -> Goods:
    """Return what a player's tunnels produce, and the pairs of them that the board rewards (UC-8.1, UC-5.13)."""
    board = player.printed()
    by_city = tunnels_by_city(player)
    better = by_city & player.upgraded_tunnels
    total = OUTPUT[TUNNEL].times(board.outputs(by_city & ~better, FIRST_TUNNEL))
    total = total.plus(UPGRADED_OUTPUT[TUNNEL].times(board.outputs(better, FIRST_TUNNEL)))
    for tunnels, goods in board.pairs:
        if by_city & tunnels == tunnels:
            total = total.plus(goods)
    return total


def symbiotic_output(player: Player) -> Goods:
    """Return what a player's symbiotic cities produce (UC-8.1, UC-5.12)."""
    return SYMBIOTIC_OUTPUT.times(player.printed().outputs(player.symbiotics & player.reach, FIRST_SITE))


def metropolises_output(player: Player) -> Goods:
    """Return what a player's connected metropolises produce (UC-5.11)."""
    total = NO_GOODS
    for place in range(len(player.metropolises)):
        if place >= METROPOLIS_PLACES or is_connected(player, place):
            total = total.plus(metropolis_output(player, place))
    return total


def output_of(player: Player) -> Goods:
    """Return all that a Production gives a player without a price and without a choice."""
    total = network_output(player).plus(metropolises_output(player))
    return total.plus(cards_output(player, total))


def cards_output(player: Player, produced: Goods) -> Goods:
    """Return what a player's cards give, and for the yield of all else and of themselves."""
    total = NO_GOODS
    for card in player.productions:
        total = total.plus(card_output(player, card))
    produced = produced.plus(total)
    for card in player.productions:
        total = total.plus(reaction(player.components.cards[card], produced))
    return total


def metropolis_output(player: Player, place: int) -> Goods:
    """Return what the metropolis in a place of the player's list produces, connected or not."""
    output = player.components.metropolises[player.metropolises[place]].production
    if place < METROPOLIS_PLACES:
        board = player.printed()
        more = sum([board.metropolis_points[tunnel] for tunnel in members(board.needs[place])])
        if more:
            output = output.plus(Goods(0, 0, 0, 0, 0, more, 0))
    return output


class NetworkProduces(UcStep):
    """The network, then what cards and metropolises give without a price."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        player = s.me()
        player.once = [card for card in player.permanents if s.components.cards[card].abilities]  # UC-3.10: not now
        s.produced = NO_GOODS
        output = network_output(player)
        if events is not None:
            events.append(Produced(s.turn, amounts(output)))
        _give(s, output, luck, events)
        for place, metropolis in enumerate(player.metropolises):
            if place < METROPOLIS_PLACES and not is_connected(player, place):
                continue
            output = metropolis_output(player, place)
            if not output.is_nothing():
                if events is not None:
                    events.append(MetropolisProduced(s.turn, METROPOLIS_IDS[metropolis], amounts(output)))
                _give(s, output, luck, events)
        s.done()


def _give(s: Table, goods: Goods, luck: Luck, events: list[Event] | None) -> None:
    s.produced = s.produced.plus(goods)
    receive(s, goods, luck, events)


class CardsProduce(UcStep):
    """What production cards give without a price."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        player = s.me()
        for card in player.productions:
            goods = card_output(player, card)
            if goods.is_nothing():
                continue
            if events is not None:
                events.append(CardPaid(s.turn, card + 1, amounts(goods)))
            _give(s, goods, luck, events)
        s.done()


def card_output(player: Player, card: int) -> Goods:
    """Return what a production card gives a player without a price."""
    total = NO_GOODS
    for effect in player.components.cards[card].parts:
        total = total.plus(_yield(player, effect))
    return total


def reaction(face: Card, produced: Goods) -> Goods:
    """Return what a card gives for the yield of a Production."""
    total = NO_GOODS
    for trigger in face.triggers:
        if trigger.on == ON_PRODUCTION and produced.amount(trigger.resource) > 0:
            total = total.plus(trigger.goods)
    return total


def _yield(player: Player, effect: Effect) -> Goods:
    """Return what an effect of a production card gives: a gain, one for each of something, or by a condition."""
    op = effect["op"]
    if op == "gain":
        return goods_of(effect["goods"])
    if op == "gain-per":
        times = counted(player, COUNTERS.index(effect["count"])) // effect["per"]
        return goods_of(effect["goods"]).times(min(times, effect.get("times", times)))
    if op != "if":
        return NO_GOODS
    total = NO_GOODS
    branch: list[Effect] = (
        effect["then"] if Condition(effect["condition"]).is_met(player) else effect.get("otherwise", [])
    )
    for inner in branch:
        total = total.plus(_yield(player, inner))
    return total


class ReplaceOutput(UcStep):
    """Whether a structure gives something else instead of what it has just produced (UC-8.3).

    `at` is how many of the player's cards with such a choice were decided.
    """

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        replacements = _replacements(s.players[seat])
        if at == len(replacements):
            return NOTHING
        found = [REPLACE_OUTPUT + place for place in _replaceable(s.players[seat], replacements[at])]
        return [*found, KEEP_OUTPUT] if found else NOTHING

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        return Refusal("UC-8.3", "output-not-replaceable", {"place": PLACE_NAMES[action - REPLACE_OUTPUT]})

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        if action != KEEP_OUTPUT:
            place = action - REPLACE_OUTPUT
            player = s.players[seat]
            replacement = _replacements(player)[at]
            times = player.printed().multiplier[place]
            player.goods = player.goods.minus(replacement.out.times(times))
            s.produced = s.produced.minus(replacement.out.times(times))
            into = replacement.into.times(times)
            if events is not None:
                events.append(OutputReplaced(seat, PLACE_NAMES[place], amounts(into)))
            _give(s, into, luck, events)
        s.stay(at + 1)

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        if at < len(_replacements(s.me())):
            s.stay(at + 1)
        else:
            s.done()

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        return at < len(_replacements(s.me()))


def _replacements(player: Player) -> list[Replacement]:
    return [replacement for card in player.productions for replacement in player.components.cards[card].replacements]


def _replaceable(player: Player, replacement: Replacement) -> list[int]:
    """Return places of structures that produce: the first of those that are multiplied alike."""
    multiplier = player.printed().multiplier
    found: list[int] = []
    for place in places_in(player.has_on(replacement.kind) & player.live()):
        if all(multiplier[place] != multiplier[other] for other in found):
            found.append(place)
    return found


class PayForCards(UcStep):
    """The production cards with a price, in the player's order; `at` is a mask of those used in the player's row."""

    def _left(self, s: Table, at: int) -> list[int]:
        """Return the places in the row of the cards that could be paid now."""
        cards = s.me().productions
        return [
            place
            for place, card in enumerate(cards)
            if not at >> place & 1 and s.components.cards[card].has_price and s.components.card_steps[card].possible(s)
        ]

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        cards = s.players[seat].productions
        found = [PAY_PRODUCTION + cards[place] for place in self._left(s, at)]
        return [*found, END_PRODUCTION] if found else NOTHING

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        return Refusal("UC-8.3", "no-price-to-pay", {"card": action - PAY_PRODUCTION + 1})

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        if action == END_PRODUCTION:
            s.done()
            return
        card = action - PAY_PRODUCTION
        s.call(s.components.card_steps[card], at | 1 << s.players[seat].productions.index(card))

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return what is legal."""
        return s.legal(seat)

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        return 0 <= at < 1 << len(s.me().productions)


class Feed(UcStep):
    """What reacts to the yield of this Production; then every connected city eats a kelp (UC-8.4)."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        player = s.me()
        for card in player.productions:
            goods = reaction(s.components.cards[card], s.produced)
            if not goods.is_nothing():
                if events is not None:
                    events.append(CardPaid(s.turn, card + 1, amounts(goods)))
                receive(s, goods, luck, events)
        s.produced = NO_GOODS
        player.once = []
        hungry = hunger(player)
        eaten = meal(player.goods, hungry)
        player.goods = player.goods.minus(eaten)
        if events is not None:
            events.append(Fed(s.turn, hungry, eaten.kelp, eaten.biomatter, eaten.points))
        s.done()


def hunger(player: Player) -> int:
    """Return how many connected cities a player has to feed."""
    return max(
        0, count(player.connected()) - sum([player.components.cards[card].feed_less for card in player.productions])
    )


def meal(goods: Goods, hungry: int) -> Goods:
    """Return what so many cities cost who has these goods: kelp, then biomatter, then points (UC-8.4)."""
    kelp = min(hungry, goods.kelp)
    biomatter = min(hungry - kelp, goods.biomatter)
    points = min(goods.points, POINTS_FOR_KELP * (hungry - kelp - biomatter))
    return Goods(kelp, 0, 0, 0, biomatter, points, 0)


class Production(UcStep):
    """Everybody produces, in turn order; `at` is how many have."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        if at == s.seats:
            s.done()
            return
        if at == 0 and events is not None:
            events.append(ProductionBegan(s.round))
        s.turn = s.order[at]
        s.call(PRODUCE, at + 1)

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        return 0 < at <= s.seats and above is PRODUCE and s.turn == s.order[at - 1]


def producing(s: Table) -> int:
    """Return how many have begun to produce in this Production; 0 at another time."""
    frame = s.agenda
    while frame is not None:
        if frame.step is PRODUCTION:
            return frame.at
        frame = frame.under
    return 0


PRODUCE: Final = Sequence(
    STEPS,
    "UC-8.3",
    [
        NetworkProduces("UC-8.1"),
        ReplaceOutput("UC-8.3", ("replace-output", "keep-output"), name="replace-output", not_now="no-output-now"),
        CardsProduce("UC-8.3"),
        PayForCards("UC-8.3", ("pay-production", "end-production"), name="pay-production", not_now="no-production-now"),
        Feed("UC-8.4"),
    ],
)
PRODUCTION: Final = Production("UC-8.3")
