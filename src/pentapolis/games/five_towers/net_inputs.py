"""What a net is told about each player: what the evaluation thinks, and each tower with what may still come for it."""

from typing import Final

from mypy_extensions import i64

from pentapolis.core.net import Features, Inputs, part_of, quarters
from pentapolis.games.five_towers.bidding import BIDDING
from pentapolis.games.five_towers.building import TAKING
from pentapolis.games.five_towers.cards import KINDS, ROOF, SUIT_COUNT, VALUES, deck, suit_of, value_of
from pentapolis.games.five_towers.evaluation import Estimate, expected
from pentapolis.games.five_towers.table import MOST_SEATS, NOT_YET, Table
from pentapolis.games.five_towers.towers import EMPTY, fits

_HEIGHTS: Final = 10  # what is more counts as the highest
_RUBBLE: Final = 8

# How many values the traits of towers have.
_FITTING: Final = 10
_ROOFS: Final = 3
_NEXT: Final = 8
_SHOWN: Final = 3

# Where each group of marks begins.
_YET: Final = 0
_STAGE: Final = 1  # of the builder: bidding, taking, placing
_SEATS: Final = 4
_SECOND: Final = 8
_RUBBLES: Final = 9
_TALLEST: Final = _RUBBLES + _RUBBLE

INPUTS: Final = Inputs(
    ("worth", "gain", "share"),
    (
        "yet",
        *(f"stage-{number}" for number in range(3)),
        *(f"seats-{number}" for number in range(2, 6)),
        "second",
        *(f"rubble-{number}" for number in range(_RUBBLE)),
        *(f"tallest-{number}" for number in range(_HEIGHTS)),
    ),
    (
        ("tower", (EMPTY + 1) * _HEIGHTS),  # top and height
        ("rival", EMPTY + 1),  # the highest top of the others in this suit
        ("fitting", _FITTING),  # cards in the pile
        ("roofs", _ROOFS),
        ("next", _NEXT),  # whether the cards are in the pile that are lower than the top by 1, 2 and 3
        ("shown", _SHOWN),  # cards on display that fit
        ("fitting-later", _FITTING),  # cards that will come back
        ("roofs-later", _ROOFS),
        ("pile", 12),  # in tens
        ("seats", 4),
        ("second", 2),
    ),
)
_COMMON: Final = INPUTS.sizes()[-3:]  # what all towers share
_COMMON_NUMBERS: Final = 12 * 4 * 2


def net_inputs(table: Table) -> list[Features]:
    """Return what is told about each seat."""
    estimate = Estimate(table)
    worths, builder, gain = expected(table, estimate)
    towers = _towers_of(table)
    step = None if table.agenda is None else table.agenda.step
    stage = _STAGE + (0 if step is BIDDING else 1 if step is TAKING else 2)
    found: list[Features] = []
    for seat, player in enumerate(table.players):
        gained = gain if seat == builder else 0.0
        amounts = [quarters(worths[seat]), quarters(gained), quarters(estimate.share)]
        marks = [_SEATS + table.seats - 2, _RUBBLES + min(_RUBBLE - 1, len(player.rubble))]
        if table.through == 2:
            marks.append(_SECOND)
        if seat == builder:
            marks.append(stage)
        elif step is BIDDING and player.said == NOT_YET:
            marks.append(_YET)
        tallest = 0
        for tower in player.towers:
            tallest = max(tallest, tower.height)
        marks.append(_TALLEST + min(_HEIGHTS - 1, tallest))
        found.append(Features(worths[seat] + gained, amounts, marks, towers.parts[seat]))
    return found


class _Towers:
    """Towers as parts: each with what may still come for it."""

    def __init__(self, table: Table) -> None:
        pile = _suits(table.pile.left())
        self._pile: Final = table.pile
        self._through: Final = table.through
        self._display: Final = table.display
        self._taken: Final = table.taken
        self._rubble: Final = [player.rubble for player in table.players]
        self._towers: Final = [player.towers for player in table.players]
        self._to_come: Final = pile
        self._later: Final = _discards(table, pile) if table.through == 1 else _NO_CARDS
        self._shown: Final = _suits(table.display)
        self._common: Final = part_of(_COMMON, [table.pile.count() // 10, table.seats - 2, table.through - 1])
        self.parts: Final = [[self._part(seat, suit) for suit in range(SUIT_COUNT)] for seat in range(table.seats)]

    def are_of(self, table: Table) -> bool:
        """Whether they are those of a table; its lists are replaced and never changed."""
        if (
            self._pile is not table.pile
            or self._through != table.through
            or self._display is not table.display
            or self._taken is not table.taken
            or len(self._towers) != table.seats
        ):
            return False
        for seat, player in enumerate(table.players):
            if self._towers[seat] is not player.towers or self._rubble[seat] is not player.rubble:
                return False
        return True

    def _part(self, seat: int, suit: int) -> int:
        """Return the part that a tower is: its traits in their order, as `part_of` would put them together."""
        tower = self._towers[seat][suit]
        top = tower.top
        rival = 0
        for other, towers in enumerate(self._towers):
            if other != seat:
                rival = max(rival, towers[suit].top)
        pile, shown, later = self._to_come[suit], self._shown[suit], self._later[suit]
        number = (top * _HEIGHTS + min(_HEIGHTS - 1, tower.height)) * (EMPTY + 1) + rival
        number = number * _FITTING + min(_FITTING - 1, _fitting(pile, top))
        number = (number * _ROOFS + _roofs(pile, top)) * _NEXT + _NEAR[pile << 3 * _DIGIT >> top * _DIGIT & _THREE]
        number = number * _SHOWN + min(_SHOWN - 1, _fitting(shown, top))
        number = number * _FITTING + min(_FITTING - 1, _fitting(later, top))
        number = number * _ROOFS + _roofs(later, top)
        return number * _COMMON_NUMBERS + self._common


def _suits(kinds: list[int]) -> list[int]:
    """Return some cards as a number for each suit, with a digit for each value: how many there are of it."""
    suits = [0] * SUIT_COUNT
    for kind in kinds:
        suits[_SUITS[kind]] += _ONE[kind]
    return suits


def _discards(table: Table, pile: list[int]) -> list[int]:
    """Return the cards of each suit that were discarded: all that lie nowhere else."""
    suits = [whole - left for whole, left in zip(_DECKS[table.seats], pile)]
    for kind in table.display + table.taken:
        suits[_SUITS[kind]] -= _ONE[kind]
    for player in table.players:
        for kind in player.rubble:
            suits[_SUITS[kind]] -= _ONE[kind]
        for suit, tower in enumerate(player.towers):
            built = 0
            while tower.below is not None:
                built += _ONE[tower.top]
                tower = tower.below
            suits[suit] -= built
    return suits


def _fitting(cards: int, top: int) -> int:
    """Return how many cards of a suit fit on a top: the sum of the digits that fit, by twos, fours and eights."""
    found: i64 = cards & _FITS[top]
    found = (found & 0x33333333) + (found >> 2 & 0x33333333)
    found = (found & 0x0F0F0F0F) + (found >> 4 & 0x0F0F0F0F)
    return found % 255


def _roofs(cards: int, top: int) -> int:
    """Return how many roofs fit on a top."""
    return 0 if top == ROOF else min(_ROOFS - 1, cards & _ONE_DIGIT)


_DIGIT: Final = 2  # bits: there are at most three cards of a kind
_ONE_DIGIT: Final = 3
_THREE: Final = 63  # digits
_SUITS: Final = [suit_of(kind) for kind in range(KINDS)]
_ONE: Final = [1 << _DIGIT * value_of(kind) for kind in range(KINDS)]
# For each top the digits of the values that fit on it, and for the three digits below it a mask of those that aren't 0.
_FITS: Final = [sum([3 << _DIGIT * value for value in range(VALUES) if fits(top, value)]) for top in range(EMPTY + 1)]
_NEAR: Final = [(1 if near >> 4 else 0) | (2 if near >> 2 & 3 else 0) | (4 if near & 3 else 0) for near in range(64)]
_NO_CARDS: Final = [0] * SUIT_COUNT
_DECKS: Final = [_suits(deck(seats)) for seats in range(MOST_SEATS + 1)]
_LAST: Final[list[_Towers | None]] = [None]


def _towers_of(table: Table) -> _Towers:
    """Return the towers as parts: the last ones again, if nothing has changed since the state judged before."""
    last = _LAST[0]
    if last is None or not last.are_of(table):
        last = _Towers(table)
        _LAST[0] = last
    return last
