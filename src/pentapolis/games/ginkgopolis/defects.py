"""What makes a table impossible: every defect at once, as far as the components and the order of play show it."""

from typing import Final

from pentapolis.core.problem import Problem
from pentapolis.games.ginkgopolis.bonuses import kept_characters
from pentapolis.games.ginkgopolis.cards import (
    CARD_NAMES,
    LETTER_COUNT,
    LETTERS,
    NUMBERS,
    SET_SIZE,
    START_NUMBERS,
    TILE_NAMES,
    size,
)
from pentapolis.games.ginkgopolis.grid import NOWHERE, SITE, UNOWNED, cell_of, cell_x, cell_y, height, owner, top
from pentapolis.games.ginkgopolis.hands import hand_cards
from pentapolis.games.ginkgopolis.setup import REMOVED_TILES, RESOURCES_EACH, SQUARE, START_TOKENS
from pentapolis.games.ginkgopolis.sight import floors_of, placed
from pentapolis.games.ginkgopolis.supplies import discards
from pentapolis.games.ginkgopolis.table import (
    AREA,
    BONUSES,
    DRAFTING,
    HAL,
    HAND,
    MOVING,
    RESOURCES,
    SHIFTING,
    SUPPLY,
    TILES,
    TOKENS,
    Table,
)
from pentapolis.games.ginkgopolis.turns import is_phase, wrong_turns
from pentapolis.games.ginkgopolis.zones import CARDS, CHARACTERS, COMPONENT_COUNT, zones_of

_KEY: Final = "ginkgopolis.position."


def defects(table: Table) -> list[Problem]:
    """Return everything that no course of the game could have led to."""
    if len(table.city) < len(SQUARE):
        return [Problem(_KEY + "no-square")]
    if not is_phase(table):
        return [Problem(_KEY + "phase")]
    crooked = _crooked_city(table)
    if crooked:
        return crooked
    misplaced = _misplaced(table) or _without_building(table)
    return misplaced + _wrong_resources(table) + _wrong_tiles(table) + _wrong_players(table) + wrong_turns(table)


def _crooked_city(table: Table) -> list[Problem]:
    """The square comes first, every further tile beside an earlier one, and markers beside the city."""
    found: list[Problem] = []
    cells: list[int] = []
    for place, built in enumerate(table.city):
        cell = cell_of(built)
        where: dict[str, int | str] = {"x": cell_x(cell), "y": cell_y(cell)}
        if cell in cells:
            found.append(Problem(_KEY + "two-buildings", where))
        elif cell != SQUARE[place] if place < len(SQUARE) else table.links[place] & ((1 << place) - 1) == 0:
            found.append(Problem(_KEY + "outside-the-city", where))
        starts = floors_of(table, place)[0] % NUMBERS < START_NUMBERS
        if starts != (place < len(SQUARE)):
            found.append(Problem(_KEY + "starting-tile", where))
        if (owner(built) == UNOWNED) != (starts and height(built) == 1) or UNOWNED > owner(built) >= table.places:
            found.append(Problem(_KEY + "owner", where))
        if owner(built) == UNOWNED and built & SITE:
            found.append(Problem(_KEY + "site", where))
        cells.append(cell)
    return found or _stray_markers(table, cells)


def _stray_markers(table: Table, cells: list[int]) -> list[Problem]:
    found = []
    for letter, cell in enumerate(table.markers):
        moves = cell == NOWHERE and table.phase in (MOVING, SHIFTING) and letter == table.stack[-1] >> 4 & 15
        beside = any(cell + step in cells for step in (-128, 1, 128, -1))
        if not moves and (cell in cells or not beside or table.markers.count(cell) > 1):
            found.append(Problem(_KEY + "marker", {"letter": LETTERS[letter]}))
    return found


def _misplaced(table: Table) -> list[Problem]:
    """Every tile, card and character is in exactly one place."""
    counts = [0] * COMPONENT_COUNT
    for zone in zones_of(table):
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


def _without_building(table: Table) -> list[Problem]:
    """A building card in the deck, the discard pile or a hand names a top without a construction-site marker."""
    in_play = table.deck[: table.deck_left] + discards(table) + ([table.hal_card - 1] if table.hal_card else [])
    for seat in range(table.seats):
        in_play += hand_cards(table.players[seat * AREA + HAND])
    tops = [top(built) for built in table.city if not built & SITE]
    return [
        Problem(_KEY + "no-building", {"name": CARD_NAMES[card]})
        for card in sorted(in_play)
        if card >= LETTER_COUNT and card - LETTER_COUNT not in tops
    ]


def _wrong_resources(table: Table) -> list[Problem]:
    """Screen, supply and buildings have as many resources of a player as there are (GK-2.4)."""
    found = []
    for place in range(table.places):
        area = place * AREA
        count = table.players[area + RESOURCES] + table.players[area + SUPPLY] + placed(table, place)
        if count != RESOURCES_EACH[table.seats] or (place >= table.seats and table.players[area + RESOURCES]):
            most = RESOURCES_EACH[table.seats]
            found.append(Problem(_KEY + "resources", {"seat": place, "found": count, "most": most}))
    return found


def _wrong_tiles(table: Table) -> list[Problem]:
    """Removed, shown and returned tiles are where they can be."""
    found = []
    removed = REMOVED_TILES if table.few_players() else 0
    if size(table.removed) != removed:
        found.append(Problem(_KEY + "removed", {"found": size(table.removed), "most": removed}))
    behind = 0
    for seat in range(table.seats):
        behind |= table.players[seat * AREA + TILES]
    supply = 0
    for number in table.supply[: table.supply_left]:
        supply |= 1 << number
    if table.shown & ~behind:
        found.append(Problem(_KEY + "shown"))
    wrong = table.returned & ~(behind | supply)
    if table.depletions == 0:
        wrong |= table.returned
    else:
        wrong |= supply & ~table.returned
    if wrong:
        found.append(Problem(_KEY + "returned"))
    return found


def _wrong_players(table: Table) -> list[Problem]:
    """Tokens and characters are as the set-up gives them (GK-2.5, GK-11.1)."""
    found = []
    alone = table.seats == 1
    for seat in range(table.seats):
        if table.players[seat * AREA + TOKENS] > (0 if alone else START_TOKENS):
            found.append(Problem(_KEY + "tokens", {"seat": seat}))
        count = len(kept_characters(table.players[seat * AREA + BONUSES]))
        if count != (0 if alone or table.phase == DRAFTING else SET_SIZE):
            found.append(Problem(_KEY + "characters", {"seat": seat, "found": count}))
    if alone and (table.players[HAL * AREA + TOKENS] or kept_characters(table.players[HAL * AREA + BONUSES])):
        found.append(Problem(_KEY + "hal-has-neither"))
    return found
