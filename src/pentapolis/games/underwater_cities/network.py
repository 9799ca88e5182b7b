"""A player's network: what is connected, what counts, and where something can be built (UC-1.4, UC-5.4 to UC-5.7)."""

from typing import Final

from pentapolis.games.underwater_cities.components import ASSISTANT, FIRST_SPECIAL
from pentapolis.games.underwater_cities.places import (
    ALL_IN_SITE,
    BUILDING_KINDS,
    FIRST_TUNNEL,
    METROPOLIS_PLACES,
    PER_SITE,
    SITE_COUNT,
    TUNNEL_COUNT,
    count,
    members,
)
from pentapolis.games.underwater_cities.player import Player

BITS: Final = [members(mask) for mask in range(1 << PER_SITE)]  # of a mask of the places of a site


def reach_of(player: Player) -> int:
    """Return the sites that are connected: the start, and where built tunnels end; each of them was built connected."""
    board = player.printed()
    reach = 1 << board.start
    for tunnel in range(TUNNEL_COUNT):
        if player.tunnels >> tunnel & 1:
            reach |= board.ends[tunnel]
    return reach


def tunnels_by_city(player: Player) -> int:
    """Return the mask of the tunnels with a city at an end."""
    return player.printed().touching[player.cities()] & player.tunnels


def is_connected(player: Player, place: int) -> bool:
    """Whether the metropolis on one of the board's places is connected (UC-5.11)."""
    needed = player.printed().needs[place]
    return player.tunnels & needed == needed


def connected_metropolises(player: Player) -> list[int]:
    """Return the metropolises that are connected, drawn ones included."""
    return [
        metropolis
        for place, metropolis in enumerate(player.metropolises)
        if place >= METROPOLIS_PLACES or is_connected(player, place)
    ]


def full_cities(player: Player) -> int:
    """Return how many connected cities have all three kinds of buildings."""
    connected = player.connected()
    found = 0
    for site in range(SITE_COUNT):
        if connected >> site & 1:
            places = ALL_IN_SITE << site * PER_SITE
            found += 1 if player.farms & places and player.plants & places and player.laboratories & places else 0
    return found


def claimed(player: Player) -> list[int]:
    """Return the cards in front of a player, the assistant not (UC-10.1)."""
    actions = [card for card in player.actions if card != ASSISTANT]
    return [*player.permanents, *actions, *player.productions, *player.ends]


def counted(player: Player, counter: int) -> int:
    """Return how many there are of what one of COUNTERS counts; connected things only."""
    if counter >= 11:
        return _counted_structures(player, counter)
    if counter == 0:
        return count(player.occupied() & player.live())
    if counter == 1:
        return count(player.connected())
    if counter == 2:
        return full_cities(player)
    if counter == 3:
        return len(claimed(player))
    if counter == 4:
        return len(player.permanents) + len(player.productions)
    if counter < 8:
        return count(player.has_on(counter - 5) & player.live())
    if counter == 8:
        return len(connected_metropolises(player))
    if counter == 9:
        return len([card for card in claimed(player) if card >= FIRST_SPECIAL]) + len(player.face_down)
    return count(player.symbiotics & player.reach)


def _counted_structures(player: Player, counter: int) -> int:
    """Return how many tunnels and upgraded structures there are, by the number of a counter."""
    if counter == 11:
        return count(player.tunnels)
    if counter == 12:
        return count(tunnels_by_city(player))
    if counter == 13:
        return count(player.upgraded & player.live()) + count(tunnels_by_city(player) & player.upgraded_tunnels)
    if counter < 17:
        return count(player.has_on(counter - 14) & player.upgraded & player.live())
    return count(tunnels_by_city(player) & player.upgraded_tunnels)


def city_sites(player: Player) -> int:
    """Return the mask of the sites on which a city could stand: empty, joined to a site with an own city (UC-5.4)."""
    return player.printed().beside[player.cities()]


def free_places(player: Player, expansion: bool) -> int:
    """Return the mask of the places for a building: in each site the first free of those alike (UC-5.5)."""
    board = player.printed()
    cities = player.cities()
    sites = cities | board.beside[cities]
    occupied = player.occupied()
    found = 0
    if expansion:
        for site in range(SITE_COUNT):
            if sites >> site & 1:
                found |= ALL_IN_SITE << site * PER_SITE
        return found & board.expansions & ~occupied
    for site in range(SITE_COUNT):
        if sites >> site & 1:
            for group in board.groups[site]:
                free = group & ~occupied
                found |= free & -free
    return found


def free_tunnels(player: Player) -> int:
    """Return the mask of the tunnel places that touch what is connected (UC-5.7)."""
    return player.printed().touching[player.reach] & ~player.tunnels


def to_upgrade(player: Player, kind: int) -> int:
    """Return the mask of the spots of a kind that can be upgraded: of each site the first of those that are alike."""
    if kind >= BUILDING_KINDS:
        return (player.tunnels & ~player.upgraded_tunnels) << FIRST_TUNNEL
    left = player.has_on(kind) & ~player.upgraded
    board = player.printed()
    found = left & board.expansions
    for site in range(SITE_COUNT):
        if left >> site * PER_SITE & ALL_IN_SITE:
            for group in board.groups[site]:
                free = group & left
                found |= free & -free
    return found


def places_in(mask: int) -> list[int]:
    """Return the places of a mask, ascending; site by site, which is quick."""
    found: list[int] = []
    site = 0
    while mask:
        for index in BITS[mask & ALL_IN_SITE]:
            found.append(site * PER_SITE + index)
        mask >>= PER_SITE
        site += 1
    return found
