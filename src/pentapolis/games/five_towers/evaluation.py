"""What a table promises to each player, as a bot would guess.

Every tower is worth its cards, and what it may still become: the lower its top the less, and the more cards are to
come the more. Cards on display count for the one who would get them, if all who are yet to bid bid for what they gain
most from.
"""

from typing import Final

from pentapolis.games.five_towers.bidding import BIDDING
from pentapolis.games.five_towers.building import DEMOLISHING, TAKING
from pentapolis.games.five_towers.cards import ROOF, suit_of, value_of
from pentapolis.games.five_towers.scoring import rubble_cost
from pentapolis.games.five_towers.table import MOST_SEATS, NO_SEAT, Player, Table
from pentapolis.games.five_towers.towers import STAYS, Tower, fits

# Tuned by many matches between greedy bots that differed in these numbers.
# For each top: points still to come with each card that will be revealed, divided by the players.
_GROWTH: Final = [
    *(0.0, -0.01, 0.04, 0.09, 0.11, 0.12, 0.14, 0.15),
    *(0.30, 0.19, 0.19, 0.21, 0.22, 0.24, 0.25, 0.27),
    0.28,
]
_ROOFING: Final = 0.01  # and for each card of a tower that may still get a roof
_COMES_BACK: Final = 0.8  # what the second time through counts, while it is still to come
_RUBBLE: Final = 1.3  # rubble makes further rubble dearer
_WORTH_A_BID: Final = -0.5  # what others gain less than, they leave
_IMPOSSIBLE: Final = -1000.0


class Estimate:
    """What towers are worth at one moment of a game."""

    def __init__(self, table: Table) -> None:
        """Look at the table once for all towers and players."""
        to_come = float(table.pile.count())
        if table.through == 1:
            to_come += _COMES_BACK * to_come
        self.share: Final[float] = to_come / table.seats

    def tower(self, top: int, height: int) -> float:
        """Return what a tower of that height with that top is worth."""
        if top == ROOF:
            return 2.0 * height
        return height + self.share * (_GROWTH[top] + _ROOFING * height)

    def player(self, player: Player) -> float:
        """Return what a player's towers and rubble are worth."""
        worth = float(-rubble_cost(len(player.rubble)))
        tallest = 0
        for tower in player.towers:
            worth += self.tower(tower.top, tower.height)
            if tower.height > tallest:
                tallest = tower.height
        return worth + tallest

    def gains(self, towers: list[Tower], rubble: int, display: list[int], may_demolish: bool) -> list[float]:
        """Return for each number of cards what the best handful of so many would add to such towers and rubble."""
        tallest = 0
        for tower in towers:
            tallest = max(tallest, tower.height)
        # Suit by suit: the best gain by number of cards taken so far, without and with the demolition.
        without = [0.0] + [_IMPOSSIBLE] * len(display)
        with_one = [_IMPOSSIBLE] * (len(display) + 1)
        place = 0
        for suit, tower in enumerate(towers):
            values: list[int] = []
            while place < len(display) and suit_of(display[place]) == suit:
                values.append(value_of(display[place]))
                place += 1
            top, height = tower.top, tower.height
            now = self.tower(top, height)
            below = tower.demolished_top
            demolish = may_demolish and below != STAYS
            if not values and not demolish:
                continue
            before = without
            if values:
                stands = [0.0] + [_IMPOSSIBLE] * len(values)
                self._stack(top, height, values, 0, 0, tallest, now, stands)
                with_one = _combined(with_one, stands)
                without = _combined(without, stands)
            if demolish:
                lowered = [self.tower(below, height - 1) - now] + [_IMPOSSIBLE] * len(values)
                self._stack(below, height - 1, values, 0, 0, tallest, now, lowered)
                _combine(before, lowered, with_one)
        cost = _RUBBLE * (rubble + 1)
        return [max(without[number], with_one[number] - cost) for number in range(len(display) + 1)]

    def _stack(
        self,
        top: int,
        height: int,
        values: list[int],
        used: int,
        count: int,
        tallest: int,
        now: float,
        best: list[float],
    ) -> None:
        """Try every order of every choice of values on that top, and keep the best gain by number of cards."""
        for i, value in enumerate(values):
            if not used >> i & 1 and fits(top, value):
                gain = self.tower(value, height + 1) - now + max(0, height + 1 - tallest)
                if gain > best[count + 1]:
                    best[count + 1] = gain
                self._stack(value, height + 1, values, used | 1 << i, count + 1, tallest, now, best)


def _combined(first: list[float], second: list[float]) -> list[float]:
    """Return the best sums by number of cards, some of them from `first` and the others from `second`."""
    best = [_IMPOSSIBLE] * len(first)
    _combine(first, second, best)
    return best


def _combine(first: list[float], second: list[float], best: list[float]) -> None:
    """Put such sums where they are better."""
    for i, gain in enumerate(first):
        if gain > _IMPOSSIBLE:
            for j, more in enumerate(second):
                if more > _IMPOSSIBLE and i + j < len(best) and gain + more > best[i + j]:
                    best[i + j] = gain + more


class _Gains:
    """What a player would gain from a display."""

    def __init__(self, estimate: Estimate, player: Player, display: list[int], may_demolish: bool) -> None:
        self.gains: Final = estimate.gains(player.towers, len(player.rubble), display, may_demolish)
        self._share: Final[float] = estimate.share
        self._towers: Final = player.towers
        self._rubble: Final = len(player.rubble)
        self._display: Final = display
        self._may_demolish: Final = may_demolish

    def are_of(self, estimate: Estimate, player: Player, display: list[int], may_demolish: bool) -> bool:
        """Whether these are the gains from those; lists are replaced and never changed."""
        return (
            self._towers is player.towers
            and self._display is display
            and self._share == estimate.share
            and self._rubble == len(player.rubble)
            and self._may_demolish == may_demolish
        )


_LAST: Final[list[_Gains | None]] = [None] * MOST_SEATS


def _gains(table: Table, seat: int, estimate: Estimate, display: list[int], may_demolish: bool) -> list[float]:
    """Return what a seat would gain by number of cards: in most states the same as in the one judged before."""
    player = table.players[seat]
    last = _LAST[seat]
    if last is None or not last.are_of(estimate, player, display, may_demolish):
        last = _Gains(estimate, player, display, may_demolish)
        _LAST[seat] = last
    return last.gains


def evaluate(table: Table) -> list[float]:
    """Return each seat's expected total at the end of the game."""
    worth, builder, gain = expected(table, Estimate(table))
    if builder != NO_SEAT:
        worth[builder] += gain
    return worth


def expected(table: Table, estimate: Estimate) -> tuple[list[float], int, float]:
    """Return what each seat has is worth, who will build (NO_SEAT: nobody), and the gain from it."""
    worth = [estimate.player(player) for player in table.players]
    frame = table.agenda
    if frame is None:
        return worth, NO_SEAT, 0.0
    builder = table.builder
    if frame.step is BIDDING:
        builder, gain = _outcome_of_bidding(table, estimate)
        return worth, builder, gain
    if frame.step is TAKING:
        return worth, builder, _gains(table, builder, estimate, table.display, True)[table.bid]
    gains = _gains(table, builder, estimate, table.taken, frame.step is DEMOLISHING)
    return worth, builder, gains[len(table.taken)]


def _outcome_of_bidding(table: Table, estimate: Estimate) -> tuple[int, float]:
    """Return who will build and the gain from it, if each who is yet to bid bids for the highest gain."""
    builder, bid = table.builder, table.bid
    gain = 0.0 if builder == NO_SEAT else _gains(table, builder, estimate, table.display, True)[bid]
    seat = table.turn
    while bid < len(table.display):
        gains = _gains(table, seat, estimate, table.display, True)
        best, number = _WORTH_A_BID, 0
        for more in range(bid + 1, len(gains)):
            if gains[more] > best:
                best, number = gains[more], more
        if number > 0:
            builder, bid, gain = seat, number, best
        seat = seat + 1 if seat + 1 < table.seats else 0
        if seat == table.opener:
            break
    return builder, gain
