"""A table as a seat sees it (GK-12.1)."""

from typing import Final, get_args

from pentapolis.core.scores import ScoreSheet
from pentapolis.games.ginkgopolis.bonuses import kept_cards, kept_characters
from pentapolis.games.ginkgopolis.cards import (
    COLOURS,
    LETTERS,
    NO_CARD,
    NO_TILE,
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
from pentapolis.games.ginkgopolis.city import UNOWNED
from pentapolis.games.ginkgopolis.districts import Majority, districts
from pentapolis.games.ginkgopolis.draft import passed_on, passes_made
from pentapolis.games.ginkgopolis.grid import NOWHERE, cell_x, cell_y
from pentapolis.games.ginkgopolis.hands import has_seen
from pentapolis.games.ginkgopolis.markers import MOVE_MARKER, ShiftMarker, ring_of
from pentapolis.games.ginkgopolis.scoring import score_sheets
from pentapolis.games.ginkgopolis.supplies import discards
from pentapolis.games.ginkgopolis.table import HAL, Table
from pentapolis.games.ginkgopolis.view import (
    ACTING,
    OVER,
    Building,
    Cell,
    District,
    GinkgopolisView,
    Hal,
    Marker,
    Moving,
    Phase,
    Played,
    Player,
)

_PHASES: Final[dict[str, Phase]] = {name: name for name in get_args(Phase)}


def view_of(s: Table, seat: int | None) -> GinkgopolisView:
    """Return the view of a seat, or of a spectator."""
    own = None if seat is None else s.players[seat]
    return GinkgopolisView(
        seat=seat,
        seats=s.seats,
        to_act=s.to_act(),
        over=s.agenda is None,
        scores=[_visible(s, sheet, place, seat) for place, sheet in enumerate(score_sheets(s))],
        decision=s.decision(seat),
        phase=_phase(s),
        round=s.round,
        order=[(s.first + turn) % s.seats for turn in range(s.seats)],
        last_round=s.ending == 1,
        played=_played(s),
        moving=_moving(s),
        city=_city(s),
        markers=[
            Marker(LETTERS[letter], cell_x(cell), cell_y(cell))
            for letter, cell in enumerate(s.markers)
            if cell != NOWHERE
        ],
        ring=[Cell(cell_x(cell), cell_y(cell)) for cell in ring_of(s.city)],
        districts=[_district(s, mask) for mask in districts(s)],
        players=[_player(s, place, seat) for place in range(s.seats)],
        hal=_hal(s) if s.seats == 1 else None,
        hand=[] if own is None else cards(own.hand),
        chosen_card=None if own is None else _card(own.chosen_card),
        chosen_tile=None if own is None else _tile(own.chosen_tile),
        tiles=[] if own is None else tiles(own.all_tiles()),
        giving=[] if own is None else tiles(own.given),
        tile_supply=s.supply.count(),
        depletions=s.depletions,
        returned=tiles(s.returned),
        deck=s.deck.count(),
        discards=cards(discards(s)),
        pack=[] if own is None or len(own.picks) > passes_made(s) else characters(own.draft_pack),
        picked=[] if own is None else characters(own.picks),
        passed=[] if seat is None else characters(passed_on(s, seat)),
    )


def _phase(s: Table) -> Phase:
    if s.agenda is None:
        return OVER
    return _PHASES[s.agenda.step.name or ACTING]


def _visible(s: Table, sheet: ScoreSheet, place: int, viewer: int | None) -> ScoreSheet:
    """Return a sheet without the points behind the screen, as long as they are hidden from the viewer."""
    if place == viewer or place >= s.seats or s.agenda is None:
        return sheet
    return ScoreSheet({name: points for name, points in sheet.categories.items() if name != "points"})


def _card(number: int) -> Card | None:
    return None if number == NO_CARD else card(number)


def _tile(number: int) -> Tile | None:
    return None if number == NO_TILE else tile(number)


def _played(s: Table) -> Played | None:
    if s.card == NO_CARD:
        return None
    return Played(s.turn, TRIGGERS[s.deed], card(s.card), _tile(s.tile))


def moving_letter(s: Table) -> int:
    """Return the letter whose marker has to be placed now, −1 for none."""
    step = None if s.agenda is None else s.agenda.step
    if step is MOVE_MARKER:
        return s.card
    return step.letter if isinstance(step, ShiftMarker) else -1


def _moving(s: Table) -> Moving | None:
    letter = moving_letter(s)
    if letter < 0:
        return None
    cell = s.city[-1].cell
    return Moving(LETTERS[letter], cell_x(cell), cell_y(cell))


def _city(s: Table) -> list[Building]:
    district_of: dict[int, int] = {}
    for number, mask in enumerate(districts(s)):
        for index in members(mask):
            district_of[index] = number
    return [
        Building(
            x=cell_x(building.cell),
            y=cell_y(building.cell),
            colour=COLOURS[building.colour()],
            number=building.tile % NUMBERS + 1,
            height=building.height(),
            owner=None if building.owner == UNOWNED else building.owner,
            resources=0 if building.owner == UNOWNED else building.height(),
            site=building.site == 1,
            floors=[tile(floor) for floor in building.floors()],
            district=district_of.get(index),
        )
        for index, building in enumerate(s.city)
    ]


def _district(s: Table, mask: int) -> District:
    majority = Majority(s, mask)
    buildings = members(mask)
    return District(
        colour=COLOURS[s.city[buildings[0]].colour()],
        buildings=buildings,
        total=majority.total,
        resources=majority.resources[:],
        points=[majority.points(place) for place in range(s.places())],
        first=None if majority.first < 0 else majority.first,
        second=None if majority.second < 0 else majority.second,
    )


def placed(s: Table, place: int) -> int:
    """Return how many resources of a place lie on buildings."""
    return sum(building.height() for building in s.city if building.owner == place)


def _player(s: Table, seat: int, viewer: int | None) -> Player:
    own = s.players[seat]
    turn = (seat - s.first) % s.seats
    return Player(
        resources=own.resources,
        supply=own.supply,
        placed=placed(s, seat),
        tiles=size(own.all_tiles()),
        shown=tiles(own.shown),
        points=own.points if seat == viewer or s.agenda is None else None,
        tokens=own.tokens,
        characters=characters(kept_characters(own.bonuses)),
        kept=cards(kept_cards(own.bonuses, own.endgame)),
        hand=len(own.hand),
        known=[] if viewer is None else cards([card for card in own.hand if has_seen(s.players[viewer], card)]),
        chosen=own.chosen_card != NO_CARD,
        acted=turn < s.acted - 1,
    )


def _hal(s: Table) -> Hal:
    own = s.players[HAL]
    return Hal(
        expert=s.options["hal"] == "expert",
        supply=own.resources,
        placed=placed(s, HAL),
        points=own.points,
        kept=cards(kept_cards(own.bonuses, own.endgame)),
        waiting=len(s.hal_card) > 0,
    )
