"""A table as a seat sees it (GK-12.1)."""

from pentapolis.core.scores import ScoreSheet
from pentapolis.games.ginkgopolis.bonuses import kept_cards, kept_characters
from pentapolis.games.ginkgopolis.cards import (
    COLOURS,
    LETTERS,
    NUMBERS,
    TRIGGERS,
    Card,
    Tile,
    card,
    cards,
    characters,
    members,
    size,
    tile,
    tiles,
)
from pentapolis.games.ginkgopolis.districts import Majority, districts
from pentapolis.games.ginkgopolis.draft import PACK, dealt_to, pack_of, picks_of
from pentapolis.games.ginkgopolis.grid import (
    NOWHERE,
    SITE,
    UNOWNED,
    cell_of,
    cell_x,
    cell_y,
    height,
    owner,
    top,
    walk_round,
)
from pentapolis.games.ginkgopolis.hands import card_of, hand_cards, hand_entries, hand_size, known_to
from pentapolis.games.ginkgopolis.scoring import score_sheets
from pentapolis.games.ginkgopolis.supplies import discards
from pentapolis.games.ginkgopolis.table import (
    AREA,
    BONUSES,
    CHOICE,
    CHOOSING,
    DRAFTING,
    ENDGAME,
    GIVEN,
    HAL,
    HAND,
    MOVING,
    OVER,
    POINTS,
    RESOURCES,
    SHIFTING,
    SUPPLY,
    TILES,
    TOKENS,
    Table,
)
from pentapolis.games.ginkgopolis.view import (
    PHASES,
    Building,
    Cell,
    District,
    GinkgopolisView,
    Hal,
    Marker,
    Moving,
    Played,
    Player,
)


def view_of(table: Table, seat: int | None) -> GinkgopolisView:
    """Return the view of a seat, or of a spectator."""
    own = [0] * AREA if seat is None else table.players[seat * AREA : (seat + 1) * AREA]
    drafter = seat if table.phase == DRAFTING else None
    return GinkgopolisView(
        seat=seat,
        seats=table.seats,
        to_act=table.to_act(),
        over=table.phase == OVER,
        scores=[_visible(table, sheet, place, seat) for place, sheet in enumerate(score_sheets(table))],
        decision=None,
        phase=PHASES[table.phase],
        round=table.round,
        order=[(table.first + turn) % table.seats for turn in range(table.seats)],
        last_round=table.ending == 1,
        played=_played(table),
        moving=_moving(table),
        city=_city(table),
        markers=[
            Marker(LETTERS[letter], cell_x(cell), cell_y(cell))
            for letter, cell in enumerate(table.markers)
            if cell != NOWHERE
        ],
        ring=[Cell(cell_x(cell), cell_y(cell)) for cell in walk_round(table.city)],
        districts=[_district(table, mask) for mask in districts(table)],
        players=[_player(table, place, seat) for place in range(table.seats)],
        hal=_hal(table) if table.seats == 1 else None,
        hand=cards(hand_cards(own[HAND])),
        chosen_card=_card(own[CHOICE] & 127),
        chosen_tile=_tile(own[CHOICE] >> 7),
        tiles=tiles(own[TILES]),
        giving=tiles(own[GIVEN]),
        tile_supply=table.supply_left,
        depletions=table.depletions,
        returned=tiles(table.returned),
        deck=table.deck_left,
        discards=cards(discards(table)),
        pack=[] if drafter is None or table.done >> drafter & 1 else characters(pack_of(table, drafter)),
        picked=[] if drafter is None else characters(picks_of(table, drafter)),
        passed=[] if drafter is None else characters(_passed_on(table, drafter)),
    )


def _visible(table: Table, sheet: ScoreSheet, place: int, viewer: int | None) -> ScoreSheet:
    """Return a sheet without the points behind the screen, as long as they are hidden from the viewer."""
    if place == viewer or place >= table.seats or table.phase == OVER:
        return sheet
    return ScoreSheet({name: points for name, points in sheet.categories.items() if name != "points"})


def _card(number: int) -> Card | None:
    """Return the card with that number − 1, if there is one."""
    return card(number - 1) if number > 0 else None


def _tile(number: int) -> Tile | None:
    """Return the tile with that number − 1, if there is one."""
    return tile(number - 1) if number > 0 else None


def _played(table: Table) -> Played | None:
    if table.played == 0:
        return None
    name = TRIGGERS[table.played >> 14]
    return Played(table.turn, name, card((table.played & 127) - 1), _tile(table.played >> 7 & 127))


def _moving(table: Table) -> Moving | None:
    if table.phase not in (MOVING, SHIFTING):
        return None
    cell = cell_of(table.city[-1])
    return Moving(LETTERS[table.stack[-1] >> 4 & 15], cell_x(cell), cell_y(cell))


def _city(table: Table) -> list[Building]:
    of_place: dict[int, int] = {}
    for number, mask in enumerate(districts(table)):
        for place in members(mask):
            of_place[place] = number
    found = []
    for place, built in enumerate(table.city):
        whose = owner(built)
        number = top(built)
        found.append(
            Building(
                x=cell_x(cell_of(built)),
                y=cell_y(cell_of(built)),
                colour=COLOURS[number // NUMBERS],
                number=number % NUMBERS + 1,
                height=height(built),
                owner=None if whose == UNOWNED else whose,
                resources=0 if whose == UNOWNED else height(built),
                site=built & SITE != 0,
                floors=[tile(floor) for floor in floors_of(table, place)],
                district=of_place.get(place),
            )
        )
    return found


def floors_of(table: Table, place: int) -> list[int]:
    """Return the tiles of a building from the bottom up."""
    built = table.city[place]
    under = height(built) - 1
    return [table.covered[place] >> 6 * (under - 1 - floor) & 63 for floor in range(under)] + [top(built)]


def _district(table: Table, mask: int) -> District:
    majority = Majority(table, mask)
    places = members(mask)
    return District(
        colour=COLOURS[top(table.city[places[0]]) // NUMBERS],
        buildings=places,
        total=majority.total,
        resources=majority.resources[:],
        points=[majority.points(place) for place in range(table.places)],
        first=None if majority.first < 0 else majority.first,
        second=None if majority.second < 0 else majority.second,
    )


def placed(table: Table, place: int) -> int:
    """Return how many resources of a place lie on buildings."""
    return sum(height(built) for built in table.city if owner(built) == place)


def _player(table: Table, seat: int, viewer: int | None) -> Player:
    own = table.players[seat * AREA : (seat + 1) * AREA]
    known = [entry for entry in hand_entries(own[HAND]) if viewer is not None and known_to(entry) >> viewer & 1]
    turn = (seat - table.first) % table.seats
    return Player(
        resources=own[RESOURCES],
        supply=own[SUPPLY],
        placed=placed(table, seat),
        tiles=size(own[TILES]),
        shown=tiles(own[TILES] & table.shown),
        points=own[POINTS] if seat == viewer or table.phase == OVER else None,
        tokens=own[TOKENS],
        characters=characters(kept_characters(own[BONUSES])),
        kept=cards(kept_cards(own[BONUSES], own[ENDGAME])),
        hand=hand_size(own[HAND]),
        known=cards([card_of(entry) for entry in known]),
        chosen=own[CHOICE] != 0,
        acted=table.phase > CHOOSING and turn < table.acted - 1,
    )


def _hal(table: Table) -> Hal:
    own = table.players[HAL * AREA : (HAL + 1) * AREA]
    return Hal(
        expert=table.options["hal"] == "expert",
        supply=own[SUPPLY],
        placed=placed(table, HAL),
        points=own[POINTS],
        kept=cards(kept_cards(own[BONUSES], own[ENDGAME])),
        waiting=table.hal_card != 0,
    )


def _passed_on(table: Table, seat: int) -> list[int]:
    """Return the characters that a drafter has seen and not kept, and that are not in the own pack now (GK-12.1)."""
    seen: list[int] = []
    for going in range(table.acted + (table.done >> seat & 1)):
        first = dealt_to(table, seat, going) * PACK
        seen += table.packs[first + going + 1 : first + PACK]
    own = [] if table.done >> seat & 1 else pack_of(table, seat)
    return sorted(set(seen) - set(own))
