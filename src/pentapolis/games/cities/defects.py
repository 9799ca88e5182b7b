"""What makes a table impossible: every defect at once."""

from typing import Final

from pentapolis.core.problem import Params, Problem
from pentapolis.games.cities.actions import BUILDING_ROW, CARD_ROW, FEATURE_ROW, GROUPS, ROW_COUNT, ROWS, TILE_ROW
from pentapolis.games.cities.cells import SPOT_SIDE, SPOTS
from pentapolis.games.cities.deck import CARD_COUNT, GOAL_COUNT
from pentapolis.games.cities.places import is_beside_city, is_within, rows_and_columns
from pentapolis.games.cities.table import (
    DRAWN_PIECES,
    FEATURE_GROUPS,
    HIDDEN_GROUP,
    NO_CARD,
    NO_FEATURE,
    NO_PIECE,
    NO_TILE,
    OPEN,
    OPEN_FEATURES,
    OPEN_PIECES,
    OVER,
    PIECE_GROUPS,
    SHORTEST,
    SPACES,
    Table,
)
from pentapolis.games.cities.tiles import (
    ALL_FEATURES,
    BAG_SIZE,
    COLOURS,
    FEATURE_TILES,
    FEATURES,
    NAMES,
    PIECES,
    START_COUNT,
    TILE_COUNT,
)
from pentapolis.games.cities.zones import FEATURE, PIECE, TILE, zones_of

_KEY: Final = "cities.position."
USING: Final = {
    "placing": TILE_ROW,
    "furnishing": FEATURE_ROW,
    "building": BUILDING_ROW,
}  # the row whose group is being used


def uses(s: Table, seat: int, row: int) -> int:
    """Return how often a seat has used a row in all rounds so far."""
    if s.round == 0:
        return 0
    earlier = s.rounds if s.phase() == OVER else s.round - 1
    return earlier * s.in_row + s.workers[row * GROUPS : row * GROUPS + GROUPS].count(seat + 1)


def placed_tiles(s: Table, seat: int, phase: str) -> int:
    """Return how many tiles a city must have by now, with its starting tile."""
    return 1 + uses(s, seat, TILE_ROW) - (1 if phase == "placing" and seat == s.turn else 0)


def defects(s: Table) -> list[Problem]:
    """Return everything that no course of the game could have led to, as far as it can be seen."""
    found = _wrong_form(s)
    if found:
        return found
    found = _wrong_workers(s) + _wrong_counts(s) + _wrong_goals(s)
    for seat in range(s.seats):
        found += _wrong_city(s, seat)
    return found


def _wrong_form(s: Table) -> list[Problem]:
    """What has no order of its own is sorted, lists have their lengths, and what was taken is gone from its place."""
    sets = [s.taken_features, s.taken_pieces]
    sets += [player.cards for player in s.players]
    phase = s.phase()
    begun = phase not in ("starting", OVER)
    if (
        s.first >= s.seats
        or s.turn >= s.seats
        or s.round > s.rounds
        or (s.round == 0) != (phase == "starting")
        or (phase == OVER and s.round != s.rounds)
        or (len(s.cards), len(s.tiles), len(s.features), len(s.pieces)) != (OPEN, OPEN, OPEN_FEATURES, OPEN_PIECES)
        or len(s.workers) != SPACES
        or any(worker > s.seats for worker in s.workers)
        or any(sorted(items) != items for items in sets)
        or any(len(player.goals) != GOAL_COUNT for player in s.players)
        or _wrong_places(s, begun)
        or (s.taken_tile != NO_TILE) != (phase == "placing")
        or bool(s.taken_features) != (phase == "furnishing")
        or bool(s.taken_pieces) != (phase == "building")
    ):
        return [Problem("problem.state-form")]
    return []


def _wrong_places(s: Table, begun: bool) -> bool:
    """Whether something lies in a group that was taken, or nothing in one that wasn't."""
    workers = s.workers
    for group in range(GROUPS):
        card, tile, feature, piece = (begun and not workers[row * GROUPS + group] for row in range(ROW_COUNT))
        if group == HIDDEN_GROUP:
            wrong = (s.hidden_card != NO_CARD) != card or (s.hidden_tile != NO_TILE) != tile
            wrong = wrong or (s.hidden_feature != NO_FEATURE) != feature
        else:
            wrong = (s.cards[group] != NO_CARD) != card or (s.tiles[group] != NO_TILE) != tile
        if (
            wrong
            or any((s.features[place] != NO_FEATURE) != feature for place in FEATURE_GROUPS[group])
            or any((s.pieces[place] != NO_PIECE) != piece for place in PIECE_GROUPS[group])
        ):
            return True
    return False


def _wrong_workers(s: Table) -> list[Problem]:
    """Each has had as many turns as the order says, and no row too often (CI-3.2)."""
    found: list[Problem] = []
    for seat in range(s.seats):
        wanted = (s.placed() + s.seats - 1 - (seat - s.first) % s.seats) // s.seats
        if s.workers.count(seat + 1) != wanted:
            params: Params = {"seat": seat, "found": s.workers.count(seat + 1), "wanted": wanted}
            found.append(Problem(_KEY + "workers", params))
        for row, name in enumerate(ROWS):
            if s.workers[row * GROUPS : row * GROUPS + GROUPS].count(seat + 1) > s.in_row:
                found.append(Problem(_KEY + "row-used", {"seat": seat, "row": name}))
    if s.phase() in USING and not _took(s, USING[s.phase()]):
        found.append(Problem(_KEY + "taken"))
    return found


def _took(s: Table, row: int) -> bool:
    """Whether the seat in turn can have taken from a row what it still has to use."""
    for group in range(GROUPS):
        if s.workers[row * GROUPS + group] == s.turn + 1:
            features = len(FEATURE_GROUPS[group]) + (1 if group == HIDDEN_GROUP else 0)
            pieces = DRAWN_PIECES if group == HIDDEN_GROUP else len(PIECE_GROUPS[group])
            if row == TILE_ROW or (len(s.taken_features) <= features and len(s.taken_pieces) <= pieces):
                return True
    return False


def _wrong_counts(s: Table) -> list[Problem]:
    """Nothing is there too often, and bag and piles are as large as they have to be."""
    found: list[Problem] = []
    counts: dict[int, int] = {}
    for zone in zones_of(s):
        for item in zone.items:
            counts[item] = counts.get(item, 0) + 1
    for item in sorted(counts):
        copies = 1 if item < FEATURE else ALL_FEATURES.count(item - FEATURE) if item < PIECE else PIECES
        if counts[item] > copies:
            found.append(Problem(_KEY + "too-many", {"component": component_name(s, item), "copies": copies}))
    drawn = OPEN + 1
    sizes = (
        ("cards", s.card_pile.count(), CARD_COUNT - drawn * s.round),
        ("tiles", s.tile_pile.count(), TILE_COUNT - drawn * s.round),
        ("features", s.feature_pile.count(), FEATURE_TILES - (OPEN_FEATURES + 1) * s.round),
    )
    under = 0 if s.seats != 3 else s.rounds if s.phase() == OVER else max(0, s.round - 1)  # left face down (CI-3.5)
    for name, size, wanted in sizes:
        if not wanted <= size <= wanted + under:
            found.append(Problem(_KEY + "pile-size", {"pile": name, "found": size, "wanted": wanted}))
    from_bag = BAG_SIZE - OPEN_PIECES * s.round - s.bag.count()
    if from_bag % DRAWN_PIECES or not 0 <= from_bag <= DRAWN_PIECES * s.round:
        found.append(Problem(_KEY + "bag-size", {"found": s.bag.count()}))
    return found


def component_name(s: Table, item: int) -> str:
    """Return what a component is called in descriptions."""
    if item < TILE:
        return s.deck.cards[item].name.id
    if item < FEATURE:
        return NAMES[item - TILE]
    return FEATURES[item - FEATURE] if item < PIECE else COLOURS[item - PIECE]


def _wrong_goals(s: Table) -> list[Problem]:
    """The values of a goal are taken from the highest on, each by one player (CI-5.1)."""
    found: list[Problem] = []
    for number, goal in enumerate(s.goals):
        won = sorted([player.goals[number] for player in s.players if player.goals[number]], reverse=True)
        if won != goal.values(s.seats)[: len(won)]:
            found.append(Problem(_KEY + "goal-values", {"goal": goal.name.id}))
    return found


def _wrong_city(s: Table, seat: int) -> list[Problem]:
    player = s.players[seat]
    city, phase = player.city, s.phase()
    found: list[Problem] = []
    if phase == "starting":
        has_chosen = (s.first - 1 - seat) % s.seats < START_COUNT - s.starts.bit_count()
        if len(city.tiles) != int(has_chosen) or player.cards or city.floors[0] or any(city.features):
            found.append(Problem("problem.state-form"))
        return found
    rows, columns = rows_and_columns(city.spots)
    if not _is_in_corner(city.spots):
        found.append(Problem(_KEY + "not-in-corner", {"seat": seat}))
    if not is_within(rows, columns, s.longest):
        params: Params = {"seat": seat, "shorter": SHORTEST, "longer": s.longest}
        found.append(Problem(_KEY + "city-too-large", params))
    if not _is_connected(city.spots):
        found.append(Problem(_KEY + "city-apart", {"seat": seat}))
    starts = [turned // 4 for turned in city.tiles if turned // 4 >= TILE_COUNT]
    if len(starts) != 1 or s.starts >> (starts[0] - TILE_COUNT) & 1:
        found.append(Problem(_KEY + "no-start", {"seat": seat}))
    wanted = placed_tiles(s, seat, phase)
    if len(city.tiles) != wanted:
        params = {"seat": seat, "found": len(city.tiles), "wanted": wanted}
        found.append(Problem(_KEY + "city-size", params))
    if len(player.cards) != uses(s, seat, CARD_ROW):
        params = {"seat": seat, "found": len(player.cards), "wanted": uses(s, seat, CARD_ROW)}
        found.append(Problem(_KEY + "card-count", params))
    return found


def _is_in_corner(spots: int) -> bool:
    """Whether the first row and the first column of the grid are used."""
    first_column = 0
    for row in range(SPOT_SIDE):
        first_column |= 1 << row * SPOT_SIDE
    return spots & (1 << SPOT_SIDE) - 1 != 0 and spots & first_column != 0


def _is_connected(spots: int) -> bool:
    """Whether all tiles hang together edge to edge."""
    reached = spots & -spots
    grown = True
    while grown:
        grown = False
        for spot in range(SPOTS):
            bit = 1 << spot
            if spots & bit & ~reached and is_beside_city(reached, spot // SPOT_SIDE + 1, spot % SPOT_SIDE + 1):
                reached |= bit
                grown = True
    return reached == spots
