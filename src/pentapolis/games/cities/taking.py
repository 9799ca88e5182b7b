"""A worker goes to the board, and a group is taken (CI-3.2, CI-3.3, CI-4.1)."""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from pentapolis.games.cities.actions import (
    CARD_ROW,
    FEATURE_ROW,
    GROUPS,
    ROW_COUNT,
    ROWS,
    TAKE,
    TILE_ROW,
)
from pentapolis.games.cities.events import TookCard, TookFeatures, TookPieces, TookTile
from pentapolis.games.cities.table import (
    DRAWN_PIECES,
    FEATURE_GROUPS,
    HIDDEN_GROUP,
    NO_CARD,
    NO_FEATURE,
    NO_PIECE,
    NO_TILE,
    PIECE_GROUPS,
    CitiesStep,
    Table,
    replaced,
    with_one,
)
from pentapolis.games.cities.tiles import FEATURE_NAMES, PIECE_NAMES, TILES


class TakeGroup(CitiesStep):
    """Take a free group of a row that the player may still use in this round."""

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        """Return the free groups of those rows."""
        offer: list[int] = []
        workers, mine = s.workers, seat + 1
        for row in range(ROW_COUNT):
            first = row * GROUPS
            used = 0
            for space in range(first, first + GROUPS):
                if workers[space] == mine:
                    used += 1
            if used < s.in_row:
                for space in range(first, first + GROUPS):
                    if not workers[space]:
                        offer.append(TAKE + space)
        return offer

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        """Return that the group is taken, or the row used up."""
        row, group = divmod(action - TAKE, GROUPS)
        if s.workers[action - TAKE]:
            return Refusal(self.rule, "group-taken", {"row": ROWS[row], "group": group + 1})
        return Refusal(self.rule, "row-used", {"row": ROWS[row], "times": s.in_row})

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Place the worker and take the group."""
        row, group = divmod(action - TAKE, GROUPS)
        s.workers = replaced(s.workers, action - TAKE, seat + 1)
        if row == CARD_ROW:
            _take_card(s, seat, group, events)
        elif row == TILE_ROW:
            _take_tile(s, seat, group, events)
        elif row == FEATURE_ROW:
            _take_features(s, seat, group, events)
        else:
            _take_pieces(s, seat, group, events)
        s.done()


def _take_card(s: Table, seat: int, group: int, events: list[Event] | None) -> None:
    """Keep a card open before its owner (CI-4.1)."""
    if group == HIDDEN_GROUP:
        card = s.hidden_card
        s.hidden_card = NO_CARD
    else:
        card = s.cards[group]
        s.cards = replaced(s.cards, group, NO_CARD)
    player = s.players[seat]
    player.cards = with_one(player.cards, card)
    if events is not None:
        events.append(TookCard(seat, group + 1, s.deck.cards[card].name, group == HIDDEN_GROUP))


def _take_tile(s: Table, seat: int, group: int, events: list[Event] | None) -> None:
    if group == HIDDEN_GROUP:
        s.taken_tile = s.hidden_tile
        s.hidden_tile = NO_TILE
    else:
        s.taken_tile = s.tiles[group]
        s.tiles = replaced(s.tiles, group, NO_TILE)
    if events is not None:
        events.append(TookTile(seat, group + 1, TILES[s.taken_tile], group == HIDDEN_GROUP))


def _take_features(s: Table, seat: int, group: int, events: list[Event] | None) -> None:
    """Take what lies open, and turn up what doesn't, before anything is placed (CI-4.3)."""
    left = s.features[:]
    taken: list[int] = []
    for place in FEATURE_GROUPS[group]:
        taken.append(left[place])
        left[place] = NO_FEATURE
    s.features = left
    if group == HIDDEN_GROUP:
        taken.append(s.hidden_feature)
        s.hidden_feature = NO_FEATURE
    if events is not None:
        events.append(TookFeatures(seat, group + 1, [FEATURE_NAMES[kind] for kind in taken], group == HIDDEN_GROUP))
    taken.sort()
    s.taken_features = taken


def _take_pieces(s: Table, seat: int, group: int, events: list[Event] | None) -> None:
    """Take the pieces, or draw two for the question mark (CI-3.1)."""
    if group == HIDDEN_GROUP:
        taken = s.bag.first(DRAWN_PIECES)
        s.bag = s.bag.without(DRAWN_PIECES)
    else:
        left = s.pieces[:]
        taken = []
        for place in PIECE_GROUPS[group]:
            taken.append(left[place])
            left[place] = NO_PIECE
        s.pieces = left
    if events is not None:
        events.append(TookPieces(seat, group + 1, [PIECE_NAMES[colour] for colour in taken], group == HIDDEN_GROUP))
    taken.sort()
    s.taken_pieces = taken


TAKE_GROUP: Final = TakeGroup("CI-3.2", ("take",), name="taking", not_now="no-taking-now")
