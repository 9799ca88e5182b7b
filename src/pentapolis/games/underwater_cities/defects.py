"""Everything that is impossible about a table, for positions and for states that are read back."""

from typing import Final

from pentapolis.core.problem import Problem
from pentapolis.games.underwater_cities.components import (
    ACTION,
    ASSISTANT,
    BLUE,
    BROWN,
    COLOURS,
    END,
    INSTANT,
    OPEN_SLOT,
    PERMANENT,
    PRODUCTION,
    SPECIAL,
)
from pentapolis.games.underwater_cities.network import reach_of
from pentapolis.games.underwater_cities.places import METROPOLIS_PLACES, PLACES_OF, SITE_COUNT, TUNNEL_COUNT, count
from pentapolis.games.underwater_cities.player import Player
from pentapolis.games.underwater_cities.table import (
    COLOURED,
    SYMBIOTIC_SUPPLY,
    TUNNEL_SUPPLY,
    TURNS,
    WHITE_SUPPLY,
    Table,
)
from pentapolis.games.underwater_cities.zones import COMPONENT_COUNT, zones_of

_KEY: Final = "underwater-cities.position."
_ERA_ENDS: Final = (0, 4, 7, 10)


def defects(s: Table) -> list[Problem]:
    """Return what is wrong with a table."""
    found = _course(s) + _supply(s)
    for seat, player in enumerate(s.players):
        found += _network(player, seat) + _cards(player, seat)
    items = sorted(item for zone in zones_of(s) for item in zone.items)
    if items != list(range(COMPONENT_COUNT)):
        found.append(Problem(_KEY + "components"))
    return found


def _course(s: Table) -> list[Problem]:
    """Return what is wrong with rounds, turns and tiles."""
    found: list[Problem] = []
    seats = list(range(s.seats))
    if sorted(s.order) != seats or s.turn >= s.seats:
        found.append(Problem(_KEY + "order"))
    steps = [s.players[seat].steps for seat in s.track if seat < s.seats]
    on_track = [seat for seat in seats if s.players[seat].steps > 0]
    if sorted(s.track) != on_track or steps != sorted(steps, reverse=True):
        found.append(Problem(_KEY + "track"))
    last = _ERA_ENDS[s.era] + (1 if s.era < 3 and s.moves == 0 else 0)
    if not (s.era >= 1 and _ERA_ENDS[s.era - 1] <= s.round <= last) or s.moves > TURNS * s.seats:
        found.append(Problem(_KEY + "round"))
    allowed = (1 << s.seats) - 1 | (16 if s.seats == 1 else 0)
    tiles = [0] * s.seats
    for slot, taken in enumerate(s.taken):
        if taken & ~allowed or (taken and (slot == OPEN_SLOT or slot not in COLOURED[s.side()])):
            found.append(Problem(_KEY + "tiles"))
            return found
        for seat in seats:
            tiles[seat] += taken >> seat & 1
    if len(s.taken) != OPEN_SLOT + 1 or max(tiles) > TURNS:
        found.append(Problem(_KEY + "tiles"))
    return found


def _supply(s: Table) -> list[Problem]:
    """Return what is wrong with what is left in the supply."""
    found: list[Problem] = []
    tunnels = sum([count(player.tunnels) for player in s.players])
    whites = sum([count(player.whites) for player in s.players])
    symbiotics = sum([count(player.symbiotics) for player in s.players]) if s.seats > 1 else 0
    if s.tunnels_left + tunnels != TUNNEL_SUPPLY:
        found.append(Problem(_KEY + "tunnels", {"most": TUNNEL_SUPPLY}))
    if s.whites_left + whites != WHITE_SUPPLY:
        found.append(Problem(_KEY + "whites", {"most": WHITE_SUPPLY}))
    if s.symbiotics_left + symbiotics != SYMBIOTIC_SUPPLY[s.seats]:
        found.append(Problem(_KEY + "symbiotics"))
    boards = [player.board for player in s.players]
    advanced = s.options["boards"] == "advanced"
    if len(set(boards)) != s.seats or any(player.printed().advanced != advanced for player in s.players):
        found.append(Problem(_KEY + "boards"))
    if s.options["contracts"] == "no" and (s.contracts or any(player.contracts for player in s.players)):
        found.append(Problem(_KEY + "contracts"))
    return found


def _network(player: Player, seat: int) -> list[Problem]:
    """Return what can't stand where it stands."""
    found: list[Problem] = []
    board = player.printed()
    cities = player.cities()
    joined, grown = 0, 1 << board.start
    while grown != joined:
        joined = grown
        grown |= board.beside[joined] & cities
    if cities != joined or player.whites & player.symbiotics:
        found.append(Problem(_KEY + "cities", {"seat": seat}))
    reached, grown = 0, 1 << board.start
    while grown != reached:
        reached = grown
        for tunnel in range(TUNNEL_COUNT):
            if player.tunnels >> tunnel & 1 and board.ends[tunnel] & reached:
                grown |= board.ends[tunnel]
    if reached != reach_of(player) or player.upgraded_tunnels & ~player.tunnels:
        found.append(Problem(_KEY + "network", {"seat": seat}))
    occupied = player.occupied()
    counted = count(player.farms) + count(player.plants) + count(player.laboratories)
    room = PLACES_OF[cities | board.beside[cities]] & (board.places | board.expansions)
    in_order = all(
        free & -free > occupied & group or not free
        for site in range(SITE_COUNT)
        for group in board.groups[site]
        for free in [group & ~occupied]
    )
    if counted != count(occupied) or occupied & ~room or player.upgraded & ~occupied or not in_order:
        found.append(Problem(_KEY + "buildings", {"seat": seat}))
    tiles = player.metropolises
    if len(tiles) < METROPOLIS_PLACES or tiles[0] not in BROWN or any(tile not in BLUE for tile in tiles[1:]):
        found.append(Problem(_KEY + "metropolises", {"seat": seat}))
    return found


def _cards(player: Player, seat: int) -> list[Problem]:
    """Return what is wrong with a player's cards."""
    rows = [player.permanents, player.actions, player.productions, player.ends, player.face_down]
    types = [PERMANENT, ACTION, PRODUCTION, END, INSTANT]
    faces = player.components.cards
    wrong = any(faces[card].type != type for row, type in zip(rows, types) for card in row)
    wrong = wrong or any(faces[card].era != SPECIAL for card in player.face_down + player.open_hand + player.looked_at)
    wrong = wrong or any(card not in player.actions for card in player.used) or player.goods.cards > 0
    wrong = wrong or any(card not in player.permanents for card in player.once)
    wrong = wrong or any(len(COLOURS) <= faces[card].colour for card in player.hand) or ASSISTANT in player.hand
    for row in [*rows, player.hand, player.open_hand, player.used, player.once]:
        wrong = wrong or row != sorted(set(row))
    hand = player.whole_hand()
    wrong = wrong or len(set(player.put_out)) < len(player.put_out) or any(card not in hand for card in player.put_out)
    return [Problem(_KEY + "cards", {"seat": seat})] if wrong else []
