"""What a net is told about each player: what the evaluation thinks, the towers, and what is still to come for them."""

from typing import Final

from pentapolis.core.net import Features, Inputs
from pentapolis.games.five_towers.bidding import BIDDING
from pentapolis.games.five_towers.building import TAKING
from pentapolis.games.five_towers.cards import ROOF, SUIT_COUNT, VALUES
from pentapolis.games.five_towers.evaluation import Estimate, expected
from pentapolis.games.five_towers.table import NOT_YET, Table
from pentapolis.games.five_towers.towers import EMPTY

_MOST_HEIGHT: Final = 9  # what is more counts as this
_MOST_ROOF_HEIGHT: Final = 7
_MOST_FITTING: Final = 7
_MOST_RUBBLE: Final = 7

# Where each group of marks begins.
_YET: Final = 0
_STAGE: Final = 1  # of the builder: bidding, taking, placing
_SEATS: Final = 4
_SECOND: Final = 8
_RUBBLE: Final = 9
_TALLEST: Final = 17
_FITTING: Final = 27
_LATER: Final = 35
_ROOFS: Final = 43
_TOWERS: Final = 67

INPUTS: Final = Inputs(
    ("worth", "gain", "share"),
    (
        "yet",
        *(f"stage-{number}" for number in range(3)),
        *(f"seats-{number}" for number in range(2, 6)),
        "second",
        *(f"rubble-{number}" for number in range(_MOST_RUBBLE + 1)),
        *(f"tallest-{number}" for number in range(_MOST_HEIGHT + 1)),
        *(f"fitting-{number}" for number in range(_MOST_FITTING + 1)),
        *(f"later-{number}" for number in range(_MOST_FITTING + 1)),
        *(f"roofs-{roofs}-{height}" for roofs in range(3) for height in range(_MOST_ROOF_HEIGHT + 1)),
        *(f"tower-{top}-{height}" for top in range(EMPTY + 1) for height in range(_MOST_HEIGHT + 1)),
    ),
)


def net_inputs(table: Table) -> list[Features]:
    """Return what is told about each seat."""
    estimate = Estimate(table)
    worths, builder, gain = expected(table, estimate)
    to_come = _fitting(table.pile.left())
    to_return = _fitting(table.discards()) if table.through == 1 else []
    step = None if table.agenda is None else table.agenda.step
    stage = _STAGE + (0 if step is BIDDING else 1 if step is TAKING else 2)
    found: list[Features] = []
    for seat, player in enumerate(table.players):
        gained = gain if seat == builder else 0.0
        amounts = [_quarters(worths[seat]), _quarters(gained), _quarters(estimate.share)]
        marks = [_SEATS + table.seats - 2, _RUBBLE + min(_MOST_RUBBLE, len(player.rubble))]
        if table.through == 2:
            marks.append(_SECOND)
        if seat == builder:
            marks.append(stage)
        elif step is BIDDING and player.said == NOT_YET:
            marks.append(_YET)
        tallest = 0
        for suit, tower in enumerate(player.towers):
            top, height = tower.top, tower.height
            tallest = max(tallest, height)
            marks.append(_TOWERS + top * (_MOST_HEIGHT + 1) + min(_MOST_HEIGHT, height))
            if top != ROOF:
                at = suit * (EMPTY + 1)
                roofs = min(2, to_come[at + 1])  # they are all that is below 1
                marks.append(_ROOFS + roofs * (_MOST_ROOF_HEIGHT + 1) + min(_MOST_ROOF_HEIGHT, height))
                marks.append(_FITTING + min(_MOST_FITTING, to_come[at + top]))
                if to_return:
                    marks.append(_LATER + min(_MOST_FITTING, to_return[at + top]))
        marks.append(_TALLEST + min(_MOST_HEIGHT, tallest))
        found.append(Features(worths[seat] + gained, amounts, marks))
    return found


def _quarters(points: float) -> int:
    return round(4.0 * points)


def _fitting(kinds: list[int]) -> list[int]:
    """Return for each suit and top how many of the cards fit on it because they are lower, which is nearly all."""
    counts = [0] * (SUIT_COUNT * VALUES)
    for kind in kinds:
        counts[kind] += 1
    found: list[int] = []
    for suit in range(SUIT_COUNT):
        lower = 0
        found.append(0)
        for count in counts[suit * VALUES : suit * VALUES + VALUES]:
            lower += count
            found.append(lower)
    return found
