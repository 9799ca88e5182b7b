"""What a seat may know: everything but the order of the draw pile (FT-6.1)."""

from dataclasses import dataclass
from typing import Final

from pentapolis.core.events import EVERYBODY, NOBODY
from pentapolis.core.views import View, Zone
from pentapolis.games.five_towers.bidding import most_cards
from pentapolis.games.five_towers.cards import SUIT_COUNT, SUITS, Card, cards
from pentapolis.games.five_towers.scoring import score_sheets
from pentapolis.games.five_towers.table import AREA, BIDDING, FIRST_BID, OVER, PASSED, Table
from pentapolis.games.five_towers.towers import tower_values

PHASES: Final = ("bidding", "taking", "demolishing", "placing", "over")


@dataclass(frozen=True)
class FiveTowersView(View):
    """The table as every seat sees it."""

    phase: str
    through: int  # the first or the second time through the pile
    opener: int
    display: list[Card]
    bids: list[int | None]  # what each seat has bid in this round
    passed: list[bool]
    bid: int
    builder: int | None  # the highest bidder so far
    most: list[int]  # the highest bid that each seat could carry out now
    to_place: list[Card]  # what the builder has taken and not yet placed
    towers: list[list[list[int]]]  # for each seat and suit the values, from the bottom up
    rubble: list[list[Card]]
    pile: int
    to_come: list[Card]  # what the pile holds, which everybody can work out
    discards: list[Card]


def view_of(table: Table, seat: int | None) -> FiveTowersView:
    """Return the view of a seat, which is the same for all."""
    said = [table.said_by(player) for player in range(table.seats)]
    return FiveTowersView(
        seat=seat,
        seats=table.seats,
        to_act=table.to_act(),
        over=table.phase == OVER,
        scores=score_sheets(table),
        decision=None,
        phase=PHASES[table.phase],
        through=table.through,
        opener=table.opener,
        display=cards(table.display),
        bids=[word - FIRST_BID if word >= FIRST_BID else None for word in said],
        passed=[word == PASSED for word in said],
        bid=table.bid,
        builder=None if table.builder < 0 else table.builder,
        most=[most_cards(table, player) if table.phase == BIDDING else 0 for player in range(table.seats)],
        to_place=cards(table.taken),
        towers=[
            [tower_values(tower) for tower in table.board[player * AREA : player * AREA + SUIT_COUNT]]
            for player in range(table.seats)
        ],
        rubble=[cards(table.rubble(player)) for player in range(table.seats)],
        pile=len(table.pile_left()),
        to_come=cards(sorted(table.pile_left())),
        discards=cards(table.discards()),
    )


def zones_of(table: Table) -> list[Zone]:
    """Return where every card lies; only the draw pile is face down for all."""
    zones = [
        Zone("pile", table.pile_left(), NOBODY),
        Zone("display", table.display[:], EVERYBODY),
        Zone("taken", table.taken[:], EVERYBODY),
        Zone("discards", table.discards(), EVERYBODY),
    ]
    for seat in range(table.seats):
        zones.append(Zone(f"rubble {seat}", table.rubble(seat), EVERYBODY))
        zones += [Zone(f"{SUITS[suit]} {seat}", table.tower(seat, suit), EVERYBODY) for suit in range(SUIT_COUNT)]
    return zones
