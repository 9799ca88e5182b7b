"""What a description leaves open is dealt: cards, tiles and resources that have to be somewhere."""

from typing import TYPE_CHECKING

from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.acting import keep
from pentapolis.games.ginkgopolis.cards import LETTER_COUNT, TILE_COUNT
from pentapolis.games.ginkgopolis.grid import SITE, UNOWNED, owner, top
from pentapolis.games.ginkgopolis.hands import HAND_SIZE, SOLO_HAND_SIZE, entry, with_entry
from pentapolis.games.ginkgopolis.setup import REMOVED_TILES, RESOURCES_EACH
from pentapolis.games.ginkgopolis.sight import floors_of, placed
from pentapolis.games.ginkgopolis.supplies import discard
from pentapolis.games.ginkgopolis.table import AREA, CHOICE, HAND, RESOURCES, SUPPLY, TILES, Table

if TYPE_CHECKING:
    from pentapolis.games.ginkgopolis.position import Description


class Dealing:
    """Deals a table whose city lies, as far as a description doesn't name it."""

    def __init__(self, table: Table, lines: "Description") -> None:
        """Deal that table after those lines."""
        self._table = table
        self._lines = lines

    def deal(self, luck: Luck) -> None:
        """Deal resources, kept cards, other cards and tiles."""
        for place in range(self._table.places):
            area = place * AREA
            rest = RESOURCES_EACH[self._table.seats] - placed(self._table, place)
            self._table.players[area + SUPPLY] = max(0, rest - self._table.players[area + RESOURCES])
        self._deal_kept()
        self._deal_cards(luck)
        self._deal_tiles(luck)

    def _deal_kept(self) -> None:
        """Give the card of every covered tile to who is said to have kept it, or to the building's owner (GK-6.6)."""
        named: set[int] = set()
        for place in range(self._table.places):
            for card in self._lines.cards("kept hal" if place >= self._table.seats else f"kept {place}"):
                if card >= LETTER_COUNT:
                    keep(self._table, place, card)
                    named.add(card - LETTER_COUNT)
        for place, built in enumerate(self._table.city):
            for floor in floors_of(self._table, place)[:-1]:
                if floor not in named and owner(built) != UNOWNED:
                    keep(self._table, owner(built), LETTER_COUNT + floor)

    def _deal_cards(self, luck: Luck) -> None:
        """Deal the hands as they are named, then fill them up; the rest is the deck or the discard pile."""
        table, lines = self._table, self._lines
        tops = [LETTER_COUNT + top(built) for built in table.city if not built & SITE]
        deck, discarded = lines.cards("deck"), lines.cards("discards")
        hands = [self._named_hand(seat) for seat in range(table.seats)]
        hal = lines.cards("hal card")[:1]
        taken = {card for cards in [deck, discarded, hal, *hands] for card in cards}
        rest = sorted({*range(LETTER_COUNT), *tops} - taken)
        luck.shuffle(rest)
        size = SOLO_HAND_SIZE if table.seats == 1 else HAND_SIZE
        for seat, hand in enumerate(hands):
            while len(hand) < size and rest:
                hand.append(rest.pop())
            for card in hand[:HAND_SIZE]:
                at = seat * AREA + HAND
                table.players[at] = with_entry(table.players[at], entry(card, 1 << seat))
        if table.seats == 1 and (hal or rest):
            table.hal_card = (hal or [rest.pop()])[0] + 1
        table.deck = deck[::-1] if lines.has("deck") else rest
        table.deck_left = len(table.deck)
        for card in [*discarded, *(rest if lines.has("deck") else [])]:
            discard(table, card)

    def _named_hand(self, seat: int) -> list[int]:
        """Return the cards that are named for a hand, the locked one included."""
        hand = self._lines.cards(f"hand {seat}")
        chosen = (self._table.players[seat * AREA + CHOICE] & 127) - 1
        return hand if chosen < 0 or chosen in hand else [*hand, chosen]

    def _deal_tiles(self, luck: Luck) -> None:
        """Deal the tiles as they are named; six of the rest are removed with few players, and all others the supply."""
        table, lines = self._table, self._lines
        supply, removed = lines.tiles("supply"), lines.tiles("removed")
        screens = [lines.tiles(f"tiles {seat}") for seat in range(table.seats)]
        built = [floor for place in range(len(table.city)) for floor in floors_of(table, place)]
        for seat, screen in enumerate(screens):
            locked = (table.players[seat * AREA + CHOICE] >> 7) - 1
            if locked >= 0 and locked not in screen:
                screen.append(locked)
        taken = {tile for tiles in [supply, removed, built, *screens] for tile in tiles}
        rest = sorted(set(range(TILE_COUNT)) - taken)
        luck.shuffle(rest)
        while table.few_players() and len(removed) < REMOVED_TILES and rest:
            removed.append(rest.pop())
        for seat, screen in enumerate(screens):
            if lines.says_rest(f"tiles {seat}"):
                screen += rest
                rest = []
            for tile in screen:
                table.players[seat * AREA + TILES] |= 1 << tile
        table.supply = supply[::-1] if lines.has("supply") else rest
        table.supply_left = len(table.supply)
        for tile in removed:
            table.removed |= 1 << tile
        for tile in lines.tiles("shown"):
            table.shown |= 1 << tile
        for tile in lines.tiles("returned"):
            table.returned |= 1 << tile
            table.depletions = 1
