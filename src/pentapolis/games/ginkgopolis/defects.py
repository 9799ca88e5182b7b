"""What makes a table impossible: every defect at once, as far as the components and the order of play show it.

Whether the agenda could be, each step says itself.
"""

from typing import Final

from pentapolis.core.problem import Problem
from pentapolis.games.ginkgopolis.bonuses import kept_characters
from pentapolis.games.ginkgopolis.cards import (
    CARD_NAMES,
    EXPLOIT,
    LETTER_COUNT,
    LETTERS,
    NO_CARD,
    NO_TILE,
    NUMBERS,
    SET_SIZE,
    START_NUMBERS,
    TILE_NAMES,
    mask_of,
    members,
    size,
)
from pentapolis.games.ginkgopolis.choosing import CHOOSE_CARD
from pentapolis.games.ginkgopolis.city import UNOWNED, waiting_cards
from pentapolis.games.ginkgopolis.draft import DRAFT_CHARACTERS
from pentapolis.games.ginkgopolis.giving import GIVE_BACK
from pentapolis.games.ginkgopolis.grid import NOWHERE, STEPS, cell_x, cell_y
from pentapolis.games.ginkgopolis.setup import REMOVED_TILES, RESOURCES_EACH, SQUARE
from pentapolis.games.ginkgopolis.supplies import discards
from pentapolis.games.ginkgopolis.table import HAL, HAND_SIZE, SOLO_HAND_SIZE, START_TOKENS, Player, Table
from pentapolis.games.ginkgopolis.table_view import moving_letter, placed
from pentapolis.games.ginkgopolis.zones import CARDS, CHARACTERS, COMPONENT_COUNT, zones_of

_KEY: Final = "ginkgopolis.position."


def defects(s: Table) -> list[Problem]:
    """Return everything that no course of the game could have led to."""
    if len(s.city) < len(SQUARE):
        return [Problem(_KEY + "no-square")]
    if not _is_moment(s):
        return [Problem(_KEY + "phase")]
    crooked = _crooked_city(s)
    if crooked:
        return crooked
    if s.waiting != waiting_cards(s.city) or (s.undealt and s.unused):
        return [Problem(_KEY + "phase")]
    misplaced = _misplaced(s) or _without_building(s)
    return misplaced + _wrong_resources(s) + _wrong_tiles(s) + _wrong_players(s) + _wrong_decisions(s)


def _is_drafting(s: Table) -> bool:
    return s.agenda is not None and s.agenda.step is DRAFT_CHARACTERS


def _is_moment(s: Table) -> bool:
    """Whether what tells where in the round we are fits together."""
    if s.first >= s.seats or s.turn >= s.places() or len(s.markers) != LETTER_COUNT:
        return False
    if (s.card == NO_CARD) != (s.acted == 0):
        return False
    if s.card == NO_CARD and (s.tile, s.deed, s.owed, s.turn) != (NO_TILE, EXPLOIT, 0, 0):
        return False
    hal_waits = s.seats == 1 and s.agenda is not None and s.acted <= HAL
    if bool(s.hal_card) != hal_waits or (s.round == 0) != _is_drafting(s):
        return False
    if s.agenda is None:
        return s.acted == 0 and (s.ending == 1 or s.seats == 1)
    if s.agenda.step is not GIVE_BACK and s.owed > 0:
        return False
    choosing = s.agenda.step is CHOOSE_CARD
    return not choosing or any(s.players[seat].chosen_card == NO_CARD for seat in range(s.seats))


def _crooked_city(s: Table) -> list[Problem]:
    """The square comes first, every further tile beside an earlier one, and markers beside the city."""
    found: list[Problem] = []
    cells: list[int] = []
    for index, building in enumerate(s.city):
        cell = building.cell
        where: dict[str, int | str] = {"x": cell_x(cell), "y": cell_y(cell)}
        if cell in cells:
            found.append(Problem(_KEY + "two-buildings", where))
        elif cell != SQUARE[index] if index < len(SQUARE) else s.links[index] & ((1 << index) - 1) == 0:
            found.append(Problem(_KEY + "outside-the-city", where))
        starts = building.floors()[0] % NUMBERS < START_NUMBERS
        if starts != (index < len(SQUARE)):
            found.append(Problem(_KEY + "starting-tile", where))
        unowned = building.owner == UNOWNED
        if unowned != (starts and building.height() == 1) or (not unowned and building.owner >= s.places()):
            found.append(Problem(_KEY + "owner", where))
        if unowned and building.site:
            found.append(Problem(_KEY + "site", where))
        cells.append(cell)
    return found or _stray_markers(s, cells)


def _stray_markers(s: Table, cells: list[int]) -> list[Problem]:
    found = []
    for letter, cell in enumerate(s.markers):
        moves = cell == NOWHERE and letter == moving_letter(s)
        beside = any(cell + step in cells for step in STEPS)
        if not moves and (cell in cells or not beside or s.markers.count(cell) > 1):
            found.append(Problem(_KEY + "marker", {"letter": LETTERS[letter]}))
    return found


def _misplaced(s: Table) -> list[Problem]:
    """Every tile, card and character is in exactly one place."""
    counts = [0] * COMPONENT_COUNT
    for zone in zones_of(s):
        for item in zone.items:
            counts[item] += 1
    found = []
    for item, count in enumerate(counts):
        if count == 1:
            continue
        if item < CARDS:
            found.append(Problem(_KEY + "misplaced-tile", {"name": TILE_NAMES[item], "found": count}))
        elif item < CHARACTERS:
            found.append(Problem(_KEY + "misplaced-card", {"name": CARD_NAMES[item - CARDS], "found": count}))
        else:
            found.append(Problem(_KEY + "misplaced-character", {"number": item - CHARACTERS + 1, "found": count}))
    return found


def _without_building(s: Table) -> list[Problem]:
    """A building card in the deck, the discard pile or a hand names a top without a construction-site marker."""
    in_play = s.deck.left() + discards(s) + s.hal_card
    for seat in range(s.seats):
        in_play += s.players[seat].hand
    tops = [building.tile for building in s.city if not building.site]
    return [
        Problem(_KEY + "no-building", {"name": CARD_NAMES[card]})
        for card in sorted(in_play)
        if card >= LETTER_COUNT and card - LETTER_COUNT not in tops
    ]


def _wrong_resources(s: Table) -> list[Problem]:
    """Screen, supply and buildings have as many resources of a player as there are (GK-2.4)."""
    found = []
    most = RESOURCES_EACH[s.seats]
    for place, player in enumerate(s.players):
        count = player.resources + player.supply + placed(s, place)
        if count != most or (place >= s.seats and player.supply):
            found.append(Problem(_KEY + "resources", {"seat": place, "found": count, "most": most}))
    return found


def _wrong_tiles(s: Table) -> list[Problem]:
    """Removed, shown and returned tiles are where they can be."""
    found = []
    removed = REMOVED_TILES if s.few_players() else 0
    if size(s.removed) != removed:
        found.append(Problem(_KEY + "removed", {"found": size(s.removed), "most": removed}))
    supply = mask_of(s.supply.left())
    elsewhere = supply | s.removed | mask_of([floor for building in s.city for floor in building.floors()])
    behind = 0
    shown = 0
    for seat in range(s.seats):
        behind |= s.players[seat].all_tiles()
        shown |= s.players[seat].shown
    if shown & elsewhere:
        found.append(Problem(_KEY + "shown"))
    wrong = s.returned & ~(behind | supply)
    if s.depletions == 0:
        wrong |= s.returned
    else:
        wrong |= supply & ~s.returned
    if wrong:
        found.append(Problem(_KEY + "returned"))
    if s.supply.count() == 0 or s.ending_by_tiles():
        giving = s.agenda is not None and s.agenda.step is GIVE_BACK and s.depletions == 1
        if (s.supply.count() == 0) != (s.ending_by_tiles() or giving) or (s.ending_by_tiles() and not s.ending):
            found.append(Problem(_KEY + "supply"))
    return found


def _wrong_players(s: Table) -> list[Problem]:
    """Tokens and characters are as the set-up gives them (GK-2.5, GK-11.1)."""
    found = []
    alone = s.seats == 1
    for seat in range(s.seats):
        player = s.players[seat]
        if player.tokens > (0 if alone else START_TOKENS):
            found.append(Problem(_KEY + "tokens", {"seat": seat}))
        count = len(kept_characters(player.bonuses))
        if count != (0 if alone or _is_drafting(s) else SET_SIZE):
            found.append(Problem(_KEY + "characters", {"seat": seat, "found": count}))
    if alone and not _is_hal(s.players[HAL]):
        found.append(Problem(_KEY + "hal-has-neither"))
    return found


def _is_hal(hal: Player) -> bool:
    """Whether Hal has nothing but resources, points and kept cards."""
    tiles = hal.tiles | hal.shown | hal.given
    cards = hal.seen_letters | hal.seen_buildings
    lists = len(hal.hand) + len(hal.draft_pack) + len(hal.picks)
    chosen = hal.chosen_card != NO_CARD or hal.chosen_tile != NO_TILE
    return not (hal.tokens or tiles or cards or lists or chosen or kept_characters(hal.bonuses))


def _wrong_decisions(s: Table) -> list[Problem]:
    """Hands, packs, choices and what is given back are what they can be now."""
    found: list[Problem] = []
    for seat in range(s.seats):
        player = s.players[seat]
        if not _is_hand(s, seat) or not _is_pack(s, player):
            found.append(Problem(_KEY + "hand", {"seat": seat}))
        if not _is_choice(s, seat):
            found.append(Problem(_KEY + "choice", {"seat": seat}))
        if not _is_giving(s, player):
            found.append(Problem(_KEY + "giving", {"seat": seat}))
    if s.deck.count() == 0:
        found.append(Problem(_KEY + "no-deck"))
    return found


def _has_acted(s: Table, seat: int) -> bool:
    """Whether a seat has begun its action of this round."""
    return (seat - s.first) % s.seats < s.acted


def _is_hand(s: Table, seat: int) -> bool:
    """Whether a hand has as many cards as it should now, sorted, all of them seen by its holder."""
    player = s.players[seat]
    full = SOLO_HAND_SIZE if s.seats == 1 else HAND_SIZE
    if _is_drafting(s):
        sizes = [0]
    elif s.agenda is None:
        sizes = [0, full - 1] if s.seats == 1 else [full - 1]
    else:
        sizes = [full - 1 if _has_acted(s, seat) else full]
    in_hands = [card for other in s.players for card in other.hand]
    seen = members(player.seen_letters) + [LETTER_COUNT + tile for tile in members(player.seen_buildings)]
    knows = set(player.hand) <= set(seen) <= set(in_hands)
    return knows and player.hand == sorted(player.hand) and len(player.hand) in sizes


def _is_pack(s: Table, player: Player) -> bool:
    """Whether the characters of the draft are sorted, and there only while it lasts."""
    if not _is_drafting(s):
        return not player.draft_pack and not player.picks
    return player.draft_pack == sorted(player.draft_pack)


def _is_choice(s: Table, seat: int) -> bool:
    """Whether a locked choice is of the own hand and tiles, and locked exactly by those who are yet to act."""
    player = s.players[seat]
    locked = player.chosen_card != NO_CARD
    if s.acted > 0 and locked == _has_acted(s, seat):
        return False
    if not locked:
        return player.chosen_tile == NO_TILE
    if s.agenda is None or _is_drafting(s) or player.chosen_card not in player.hand:
        return False
    return player.locked_tile() & ~player.all_tiles() == 0


def _is_giving(s: Table, player: Player) -> bool:
    """Whether a player has put out own tiles only, while tiles are given back."""
    if s.agenda is None or s.agenda.step is not GIVE_BACK:
        return player.given == 0
    return player.given & ~(player.all_tiles() & ~player.locked_tile()) == 0
