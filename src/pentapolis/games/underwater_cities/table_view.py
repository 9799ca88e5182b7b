"""The view of a table, from scratch."""

from pentapolis.core.packs import OPTION
from pentapolis.games.underwater_cities.components import COLOURS, ERAS, METROPOLIS_IDS, SLOT_NAMES
from pentapolis.games.underwater_cities.events import amounts
from pentapolis.games.underwater_cities.network import is_connected, tunnels_by_city
from pentapolis.games.underwater_cities.places import (
    BUILDING_KINDS,
    KINDS,
    METROPOLIS_PLACES,
    PLACE_NAMES,
    SITES,
    SPOT_NAMES,
    TUNNEL_NAMES,
    members,
)
from pentapolis.games.underwater_cities.player import SPACES, Player
from pentapolis.games.underwater_cities.scoring import (
    points_of_cards,
    points_of_city,
    points_of_metropolis,
    score_sheets,
)
from pentapolis.games.underwater_cities.table import BLOCKED, COLOURED, MOST_SEATS, Table
from pentapolis.games.underwater_cities.view import (
    Building,
    CardWorth,
    City,
    Metropolis,
    Slot,
    Tunnel,
    UnderwaterCitiesView,
)
from pentapolis.games.underwater_cities.view import Player as PlayerView


def view_of(s: Table, seat: int | None) -> UnderwaterCitiesView:
    """Return what a seat may know."""
    own = None if seat is None else s.players[seat]
    return UnderwaterCitiesView(
        seat=seat,
        seats=s.seats,
        to_act=s.to_act(),
        over=s.agenda is None,
        scores=score_sheets(s),
        decision=s.decision(seat),
        pack=str(s.options[OPTION]),
        round=s.round,
        era=s.era,
        moves=s.moves,
        turn=s.turn,
        order=s.order[:],
        track=s.track[:],
        slots=[_slot(s, index) for index in COLOURED[s.side()]],
        cloned=bool(s.cloned) if s.seats == MOST_SEATS else None,
        slot=SLOT_NAMES[s.slot - 1] if s.slot else None,
        card=s.card or None,
        dropped=s.dropped or None,
        bill=amounts(s.bill),
        saving=amounts(s.saving),
        target=SPOT_NAMES[s.target - 1] if s.target else None,
        produced=amounts(s.produced),
        deck=s.deck.count(),
        discards=_numbers(s.discards),
        gone=_numbers(s.gone),
        buried=len(s.buried),
        special_top=s.special_top or None,
        special_deck=s.special_deck.count(),
        dear=_numbers(s.dear),
        spares=s.spares.count(),
        contracts=_numbers(s.contracts),
        tunnels_left=s.tunnels_left,
        whites_left=s.whites_left,
        symbiotics_left=s.symbiotics_left if s.seats > 1 else None,
        players=[_player(player) for player in s.players],
        hand=_numbers(own.whole_hand()) if own else [],
        put_out=_numbers(own.put_out) if own else [],
        looked_at=_numbers(own.looked_at) if own else [],
        looked_at_tiles=[METROPOLIS_IDS[tile] for tile in own.looked_at_tiles] if own else [],
    )


def _numbers(cards: list[int]) -> list[int]:
    return [card + 1 for card in cards]


def _slot(s: Table, index: int) -> Slot:
    slot = s.slot_at(index)
    assert slot is not None
    taken = s.taken[index]
    return Slot(
        slot.name, COLOURS[slot.colour], [seat for seat in range(s.seats) if taken >> seat & 1], taken & BLOCKED != 0
    )


def _player(player: Player) -> PlayerView:
    by_city = tunnels_by_city(player)
    live = player.live()
    reach = player.reach
    return PlayerView(
        board=player.board + 1,
        goods=amounts(player.goods),
        hand=[
            len([card for card in player.whole_hand() if player.components.cards[card].era == era])
            for era in range(ERAS + 1)
        ],
        known=_numbers(player.open_hand),
        hand_limit=player.hand_limit(),
        cities=[
            City(
                SITES[site],
                player.symbiotics >> site & 1 == 1,
                reach >> site & 1 == 1,
                points_of_city(player, site) if reach >> site & 1 else 0,
            )
            for site in members(player.cities())
        ],
        buildings=[
            Building(PLACE_NAMES[place], KINDS[kind], player.upgraded >> place & 1 == 1, live >> place & 1 == 1)
            for kind in range(BUILDING_KINDS)
            for place in members(player.has_on(kind))
        ],
        tunnels=[
            Tunnel(TUNNEL_NAMES[tunnel], player.upgraded_tunnels >> tunnel & 1 == 1, by_city >> tunnel & 1 == 1)
            for tunnel in members(player.tunnels)
        ],
        metropolises=[_metropolis(player, place, tile) for place, tile in enumerate(player.metropolises)],
        permanents=_numbers(player.permanents),
        actions=_numbers(player.actions),
        used=_numbers(player.used),
        productions=_numbers(player.productions),
        ends=[CardWorth(card + 1, points) for card, points in zip(player.ends, points_of_cards(player))],
        face_down=_numbers(player.face_down),
        once=_numbers(player.once),
        contracts=_numbers(player.contracts),
        space=SPACES + 1 - player.steps if player.steps else 0,
        advanced=player.advanced == 1,
        tunnels_built=player.tunnels_built,
        looks_at=len(player.looked_at) + len(player.looked_at_tiles),
    )


def _metropolis(player: Player, place: int, tile: int) -> Metropolis:
    connected = place >= METROPOLIS_PLACES or is_connected(player, place)
    return Metropolis(METROPOLIS_IDS[tile], connected, points_of_metropolis(player, tile) if connected else 0)
