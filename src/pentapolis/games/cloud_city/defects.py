"""What makes a table impossible: every defect at once."""

from typing import Final

from pentapolis.core.problem import Params, Problem
from pentapolis.games.cloud_city.cells import SPOT_SIDE, SPOTS
from pentapolis.games.cloud_city.places import SHORTEST, is_beside_city, rows_and_columns
from pentapolis.games.cloud_city.table import HAND_SIZE, NO_TILE, OVER, ROW_SIZE, Table
from pentapolis.games.cloud_city.tiles import DECK, KINDS, NAMES
from pentapolis.games.cloud_city.zones import zones_of

_KEY: Final = "cloud-city.position."


def placed(s: Table, seat: int) -> int:
    """Return how many tiles a seat has placed."""
    return s.players[seat].city.spots.bit_count() - 1


def expected_tiles(s: Table, seat: int, phase: str) -> int:
    """Return how many tiles a seat must have placed by now."""
    if phase == OVER:
        return s.rounds()
    own, acting = s.birds(seat), s.birds(s.turn)
    had_turn = own < acting or (own == acting and phase in ("joining", "drawing"))
    return s.round if had_turn else s.round - 1


def expected_hand(s: Table, seat: int, phase: str) -> int:
    """Return how many tiles a seat must hold; after the last turn nothing was drawn (CC-3.4)."""
    finished = expected_tiles(s, seat, phase) == s.rounds()
    drawing = seat == s.turn and phase not in ("choosing", OVER)
    return HAND_SIZE - 1 if finished or drawing else HAND_SIZE


def defects(s: Table) -> list[Problem]:
    """Return everything that no course of the game could have led to, as far as tiles and walkways show it."""
    found = _wrong_order(s)
    if found:
        return found
    found = _wrong_tiles(s)
    for seat in range(s.seats):
        found += _wrong_city(s, seat) + _wrong_hand(s, seat)
    if len(s.row) != ROW_SIZE:
        found.append(Problem(_KEY + "row-size", {"found": len(s.row)}))
    if (s.chosen != NO_TILE) != (s.phase() == "placing"):
        found.append(Problem(_KEY + "chosen"))
    if s.phase() == "drawing" and s.round == s.rounds():
        found.append(Problem(_KEY + "last-draw"))
    wanted = int(s.options["requests"])
    if len(s.requests) != wanted or len(set(s.requests)) != wanted:
        found.append(Problem(_KEY + "requests", {"wanted": wanted}))
    return found


def _wrong_order(s: Table) -> list[Problem]:
    """Turn and round are those of this game, at its end the last; what has no order of its own is sorted."""
    sets = [s.row, s.requests, *(player.known for player in s.players), *(player.hidden for player in s.players)]
    ended = s.phase() == OVER
    if (
        s.first >= s.seats
        or s.turn >= s.seats
        or not 1 <= s.round <= s.rounds()
        or (ended and (s.turn, s.round) != (s.first, s.rounds()))
        or any(sorted(items) != items for items in sets)
    ):
        return [Problem("problem.state-form")]
    return []


def _wrong_tiles(s: Table) -> list[Problem]:
    """All tiles are somewhere, and none twice."""
    counts = [0] * KINDS
    for zone in zones_of(s):
        for item in zone.items:
            if item < KINDS:
                counts[item] += 1
    found = []
    for kind in range(KINDS):
        if counts[kind] != DECK.count(kind):
            params: Params = {"tile": NAMES[kind], "found": counts[kind], "copies": DECK.count(kind)}
            found.append(Problem(_KEY + "tile-count", params))
    return found


def _wrong_city(s: Table, seat: int) -> list[Problem]:
    city = s.players[seat].city
    found = []
    rows, columns = rows_and_columns(city.spots)
    if not _is_in_corner(city.spots):
        found.append(Problem(_KEY + "not-in-corner", {"seat": seat}))
    if max(rows, columns) > s.longest or min(rows, columns) > SHORTEST:
        params: Params = {"seat": seat, "shorter": SHORTEST, "longer": s.longest}
        found.append(Problem(_KEY + "city-too-large", params))
    if not _is_connected(city.spots):
        found.append(Problem(_KEY + "city-apart", {"seat": seat}))
    if city.tile_on(city.start) // 4 != s.start_kind(seat):
        found.append(Problem(_KEY + "no-start", {"seat": seat, "tile": NAMES[s.start_kind(seat)]}))
    wanted = expected_tiles(s, seat, s.phase())
    if placed(s, seat) != wanted:
        params = {"seat": seat, "found": placed(s, seat) + 1, "wanted": wanted + 1}
        found.append(Problem(_KEY + "city-size", params))
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


def _wrong_hand(s: Table, seat: int) -> list[Problem]:
    found = []
    player, phase = s.players[seat], s.phase()
    count = len(player.known) + len(player.hidden)
    if count != expected_hand(s, seat, phase):
        params: Params = {"seat": seat, "found": count, "wanted": expected_hand(s, seat, phase)}
        found.append(Problem(_KEY + "hand-size", params))
    chosen = 1 if phase == "placing" and seat == s.turn else 0
    drawn = count + chosen + expected_tiles(s, seat, phase) - HAND_SIZE
    if len(player.known) > drawn:
        found.append(Problem(_KEY + "known", {"seat": seat}))
    return found
