"""What a seat may know: everything but the order of the draw pile (FT-6.1)."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from pentapolis.core.events import EVERYBODY, NOBODY
from pentapolis.core.views import View, Zone
from pentapolis.games.five_towers.bidding import BIDDING
from pentapolis.games.five_towers.cards import VALUES, Card, cards
from pentapolis.games.five_towers.handfuls import most_cards
from pentapolis.games.five_towers.scoring import score_sheet
from pentapolis.games.five_towers.table import FIRST_BID, NO_SEAT, PASSED, Table

# The step that asks, "" in the middle of what happens without a choice, or "over".
Phase: TypeAlias = Literal["bidding", "taking", "demolishing", "placing", "", "over"]
_PHASES: Final[dict[str, Phase]] = {name: name for name in get_args(Phase)}


@dataclass(frozen=True)
class FiveTowersView(View):
    """The table as every seat sees it."""

    phase: Phase
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
    players = table.players
    frame = table.agenda
    is_bidding = frame is not None and frame.step is BIDDING
    return FiveTowersView(
        seat=seat,
        seats=table.seats,
        to_act=table.to_act(),
        over=frame is None,
        scores=[score_sheet(player) for player in players],
        decision=table.decision(seat),
        phase="over" if frame is None else _PHASES[frame.step.name],
        through=table.through,
        opener=table.opener,
        display=cards(table.display),
        bids=[player.said - FIRST_BID if player.said >= FIRST_BID else None for player in players],
        passed=[player.said == PASSED for player in players],
        bid=table.bid,
        builder=None if table.builder == NO_SEAT else table.builder,
        most=[most_cards(table, player) if is_bidding else 0 for player in players],
        to_place=cards(table.taken),
        towers=[[tower.values() for tower in player.towers] for player in players],
        rubble=[cards(player.rubble) for player in players],
        pile=table.pile.count(),
        to_come=cards(sorted(table.pile.left())),
        discards=cards(table.discards()),
    )


def zones_of(table: Table) -> list[Zone]:
    """Return where every card lies; only the draw pile is face down for all."""
    zones = [
        Zone("pile", table.pile.left(), NOBODY),
        Zone("display", table.display[:], EVERYBODY),
        Zone("taken", table.taken[:], EVERYBODY),
        Zone("discards", table.discards(), EVERYBODY),
    ]
    for seat, player in enumerate(table.players):
        towers = [suit * VALUES + value for suit, tower in enumerate(player.towers) for value in tower.values()]
        zones += [
            Zone(f"towers {seat}", towers, EVERYBODY),
            Zone(f"rubble {seat}", player.rubble[:], EVERYBODY),
        ]
    return zones
