"""What a description leaves open is dealt: cards, tiles and resources that have to be somewhere."""

from typing import TYPE_CHECKING

from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.games.ginkgopolis.acting import keep
from pentapolis.games.ginkgopolis.cards import ALL_CHARACTERS, LETTER_COUNT, NO_CARD, NO_TILE, TILE_COUNT, mask_of
from pentapolis.games.ginkgopolis.city import UNOWNED, waiting_cards
from pentapolis.games.ginkgopolis.hands import add_card
from pentapolis.games.ginkgopolis.setup import REMOVED_TILES, RESOURCES_EACH
from pentapolis.games.ginkgopolis.supplies import discard
from pentapolis.games.ginkgopolis.table import HAL, HAND_SIZE, SOLO_HAND_SIZE, Table
from pentapolis.games.ginkgopolis.table_view import placed

if TYPE_CHECKING:
    from pentapolis.games.ginkgopolis.position import Description


class Dealing:
    """Deals a table whose city lies, as far as a description doesn't name it."""

    def __init__(self, s: Table, lines: "Description") -> None:
        """Deal that table after those lines."""
        self._table = s
        self._lines = lines

    def deal(self, luck: Luck) -> None:
        """Deal resources, kept cards, other cards and tiles."""
        s = self._table
        for place, player in enumerate(s.players):
            rest = max(0, RESOURCES_EACH[s.seats] - placed(s, place) - player.resources)
            if s.seats == 1 and place == HAL:
                player.resources = rest
            else:
                player.supply = rest
        self._deal_kept()
        self._set_aside()
        self._deal_cards(luck)
        self._deal_tiles(luck)

    def _deal_kept(self) -> None:
        """Give the card of every covered tile to who is said to have kept it, or to the building's owner (GK-6.6)."""
        s = self._table
        named: set[int] = set()
        for place, player in enumerate(s.players):
            for card in self._lines.cards("kept hal" if place >= s.seats else f"kept {place}"):
                if card >= LETTER_COUNT:
                    keep(player, card)
                    named.add(card - LETTER_COUNT)
        for building in s.city:
            for floor in building.covered:
                if floor not in named and building.owner != UNOWNED:
                    keep(s.players[building.owner], LETTER_COUNT + floor)

    def _set_aside(self) -> None:
        """Lay the cards that aren't in play and the characters that nobody has beside the table."""
        s = self._table
        s.waiting = waiting_cards(s.city)
        s.unused = ALL_CHARACTERS
        for player in s.players:
            s.unused &= ~player.bonuses

    def _deal_cards(self, luck: Luck) -> None:
        """Deal the hands as they are named, then fill them up; the rest is the deck or the discard pile."""
        s, lines = self._table, self._lines
        tops = [LETTER_COUNT + building.tile for building in s.city if not building.site]
        deck, discarded = lines.cards("deck"), lines.cards("discards")
        hands = [self._named_hand(seat) for seat in range(s.seats)]
        hal = lines.cards("hal card")[:1]
        taken = {card for cards in [deck, discarded, hal, *hands] for card in cards}
        rest = sorted({*range(LETTER_COUNT), *tops} - taken)
        luck.shuffle(rest)
        size = SOLO_HAND_SIZE if s.seats == 1 else HAND_SIZE
        for seat, hand in enumerate(hands):
            while len(hand) < size and rest:
                hand.append(rest.pop())
            for card in hand[:HAND_SIZE]:
                add_card(s.players[seat], card)
        if s.seats == 1 and (hal or rest):
            s.hal_card = hal or [rest.pop()]
        s.deck = Pile(deck if lines.has("deck") else rest[::-1])
        for card in [*discarded, *(rest if lines.has("deck") else [])]:
            discard(s, card)

    def _named_hand(self, seat: int) -> list[int]:
        """Return the cards that are named for a hand, the locked one included."""
        hand = self._lines.cards(f"hand {seat}")
        chosen = self._table.players[seat].chosen_card
        return hand if chosen == NO_CARD or chosen in hand else [*hand, chosen]

    def _deal_tiles(self, luck: Luck) -> None:
        """Deal the tiles as they are named; six of the rest are removed with few players, and all others the supply."""
        s, lines = self._table, self._lines
        supply, removed = lines.tiles("supply"), lines.tiles("removed")
        screens = [self._named_tiles(seat) for seat in range(s.seats)]
        built = [floor for building in s.city for floor in building.floors()]
        taken = {tile for tiles in [supply, removed, built, *screens] for tile in tiles}
        rest = sorted(set(range(TILE_COUNT)) - taken)
        luck.shuffle(rest)
        while s.few_players() and len(removed) < REMOVED_TILES and rest:
            removed.append(rest.pop())
        shown = mask_of(lines.tiles("shown"))
        behind_no_screen = shown
        for seat, screen in enumerate(screens):
            if lines.says_rest(f"tiles {seat}"):
                screen += rest
                rest = []
            behind = mask_of(screen)
            s.players[seat].tiles = behind & ~shown
            s.players[seat].shown = behind & shown
            behind_no_screen &= ~behind
        s.players[0].shown |= behind_no_screen  # which `defects` will find
        s.supply = Pile(supply if lines.has("supply") else rest[::-1])
        s.removed = mask_of(removed)
        s.returned = mask_of(lines.tiles("returned"))
        s.depletions = 1 if s.returned else 0

    def _named_tiles(self, seat: int) -> list[int]:
        """Return the tiles that are named for a screen, the locked one included."""
        screen = self._lines.tiles(f"tiles {seat}")
        locked = self._table.players[seat].chosen_tile
        return screen if locked == NO_TILE or locked in screen else [*screen, locked]
