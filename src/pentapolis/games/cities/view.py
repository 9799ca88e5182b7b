"""What a seat may know (CI-7.1): all but the hidden group of each row, and the order of bag and piles."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from pentapolis.core.packs import Confidence
from pentapolis.core.views import View
from pentapolis.games.cities.actions import GROUPS, ROW_COUNT, Row
from pentapolis.games.cities.cells import SPOT_SIDE, bits_of, name_of, names_of
from pentapolis.games.cities.city import City
from pentapolis.games.cities.deck import Board, CardFace, CityGoal, ScoringCard
from pentapolis.games.cities.scoring import score_sheets
from pentapolis.games.cities.table import (
    FEATURE_GROUPS,
    HIDDEN_GROUP,
    NO_CARD,
    NO_FEATURE,
    NO_PIECE,
    NO_TILE,
    PIECE_GROUPS,
    SHORTEST,
    Player,
    Table,
)
from pentapolis.games.cities.tiles import (
    COLOURS,
    FEATURES,
    NAMES,
    PARK,
    PLOT,
    TILE_COUNT,
    TILES,
    WATER,
    Colour,
    FeatureKind,
    Terrain,
    Tile,
    tiles,
)
from pentapolis.games.cities.wording import Wording

# The step that asks, "" in the middle of what happens without a choice, or "over".
Phase: TypeAlias = Literal["starting", "taking", "placing", "furnishing", "building", "", "over"]
_PHASES: Final[dict[str, Phase]] = {name: name for name in get_args(Phase)}


@dataclass(frozen=True)
class GoalFace:
    """What is printed on a goal of the board, how sure that is, and the race for it."""

    id: str
    en: str
    hu: str
    least: int  # so many of what is counted meet the goal
    pattern: str
    says: Wording
    confidence: Confidence
    values: list[int]  # the first to meet it gets the first of them
    taken: list[int]  # the seats that have taken a value, in that order


@dataclass(frozen=True)
class Group:
    """A group of a row; a row has things of one sort only."""

    row: Row
    group: int  # from 1
    worker: int | None  # the seat that has taken it in this round
    cards: list[str]  # ids; what is face up
    tiles: list[Tile]
    features: list[FeatureKind]
    pieces: list[Colour]
    hidden: int  # how many more are face down, or will be drawn from the bag


@dataclass(frozen=True)
class PlacedTile:
    """A tile of a city; row and column count from 1 within the city, as in the actions."""

    name: str
    row: int
    column: int
    turns: int


@dataclass(frozen=True)
class Space:
    """A space of a city."""

    name: str  # as in the actions
    terrain: Terrain
    colour: Colour | Literal[""]  # that is printed on a plot; nothing elsewhere
    feature: FeatureKind | Literal[""]  # that lies here, or nothing
    building: Colour | Literal[""]  # the colour of the building, or nothing
    floors: int


@dataclass(frozen=True)
class CardCount:
    """How a scoring card stands in a city: what it counts, what that brings, and the spaces that count."""

    card: str
    count: int
    points: int
    spaces: list[str]


@dataclass(frozen=True)
class GoalCount:
    """How a goal stands in a city."""

    goal: str
    count: int  # of the `least` that are asked for
    points: int  # won; 0 if it hasn't been taken
    spaces: list[str]


@dataclass(frozen=True)
class CityView:
    """A player's city and what is counted in it."""

    tiles: list[PlacedTile]  # in reading order
    spaces: list[Space]  # in reading order
    cards: list[CardCount]
    goals: list[GoalCount]
    workers: int  # still to be placed in this round


@dataclass(frozen=True)
class Unseen:
    """What nobody has seen yet, for all that anybody knows."""

    cards: list[str]  # ids
    tiles: list[str]  # names
    features: dict[FeatureKind, int]
    bag: dict[Colour, int]  # pieces by colour


@dataclass(frozen=True)
class CitiesView(View):
    """The table as everybody sees it."""

    phase: Phase
    round: int
    rounds: int
    first: int  # who began this round, or begins the next one
    star: int | None  # the seat that has the star; none while it lies on the board
    size: list[int]  # 3 and 3, or 3 and 5: the sides of a full city, in tiles, either way round
    in_row: int  # how often each player uses each row in a round
    pack: str  # the pack that cards and goals come from: `CitiesPrinted` has its cards
    board: Board
    goals: list[GoalFace]
    groups: list[Group]  # the rows one after another, four groups each
    starts: list[Tile]  # the starting tiles that can still be chosen
    taken_tile: Tile | None  # what the seat to act has taken and has still to use
    taken_features: list[FeatureKind]
    taken_pieces: list[Colour]
    cities: list[CityView]
    unseen: Unseen


@dataclass(frozen=True)
class CitiesPrinted:
    """What is printed on the cards of a pack; views name cards by their ids."""

    deck: list[CardFace]


def view_of(s: Table, seat: int | None) -> CitiesView:
    """Return the view of a seat."""
    features, bag = s.unseen_features(), s.bag.left()
    return CitiesView(
        seat=seat,
        seats=s.seats,
        to_act=s.to_act(),
        over=s.agenda is None,
        scores=score_sheets(s),
        decision=s.decision(seat),
        phase=_PHASES[s.phase()],
        round=s.round,
        rounds=s.rounds,
        first=s.first,
        star=_star(s),
        size=[SHORTEST, s.longest],
        in_row=s.in_row,
        pack=str(s.options["pack"]),
        board=s.deck.boards[s.board].name,
        goals=[_goal(s, number, goal) for number, goal in enumerate(s.goals)],
        groups=[_group(s, row, group) for row in range(ROW_COUNT) for group in range(GROUPS)],
        starts=tiles([TILE_COUNT + tile for tile in bits_of(s.starts)]) if s.round == 0 else [],
        taken_tile=None if s.taken_tile == NO_TILE else TILES[s.taken_tile],
        taken_features=[FEATURES[kind] for kind in s.taken_features],
        taken_pieces=[COLOURS[colour] for colour in s.taken_pieces],
        cities=[_city(s, place, player) for place, player in enumerate(s.players)],
        unseen=Unseen(
            [s.deck.cards[card].name.id for card in s.unseen_cards()],
            [NAMES[tile] for tile in s.unseen_tiles()],
            {name: features.count(kind) for kind, name in enumerate(FEATURES)},
            {name: bag.count(colour) for colour, name in enumerate(COLOURS)},
        ),
    )


def _star(s: Table) -> int | None:
    """Return who has the star: the first player until the end of the first turn of the round (CI-3.2)."""
    under_way = 1 if s.phase() in ("placing", "furnishing", "building") else 0
    return s.first if s.placed() == under_way else None


def _goal(s: Table, number: int, goal: CityGoal) -> GoalFace:
    name, values = goal.name, goal.values(s.seats)
    winners = [(-player.goals[number], seat) for seat, player in enumerate(s.players) if player.goals[number]]
    return GoalFace(
        name.id,
        name.en,
        name.hu,
        goal.least,
        goal.pattern.kind,
        goal.says,
        goal.confidence,
        values[:],
        [seat for _, seat in sorted(winners)],
    )


def _group(s: Table, row: int, group: int) -> Group:
    """Return a group; what was taken from it isn't there any more."""
    worker = s.workers[row * GROUPS + group]
    left = 0 if worker or s.round == 0 or s.agenda is None else 1
    is_last = group == HIDDEN_GROUP
    if row == 0:
        cards = [] if is_last or s.cards[group] == NO_CARD else [s.deck.cards[s.cards[group]].name.id]
        return Group("cards", group + 1, _seat(worker), cards, [], [], [], left if is_last else 0)
    if row == 1:
        lie = [] if is_last or s.tiles[group] == NO_TILE else [TILES[s.tiles[group]]]
        return Group("tiles", group + 1, _seat(worker), [], lie, [], [], left if is_last else 0)
    if row == 2:
        kinds = [s.features[place] for place in FEATURE_GROUPS[group]]
        found = [FEATURES[kind] for kind in kinds if kind != NO_FEATURE]
        return Group("features", group + 1, _seat(worker), [], [], found, [], left if is_last else 0)
    colours = [s.pieces[place] for place in PIECE_GROUPS[group]]
    stand = [COLOURS[colour] for colour in colours if colour != NO_PIECE]
    return Group("buildings", group + 1, _seat(worker), [], [], [], stand, 2 * left if is_last else 0)


def _seat(worker: int) -> int | None:
    return worker - 1 if worker else None


def _city(s: Table, seat: int, player: Player) -> CityView:
    city = player.city
    lie = [
        PlacedTile(NAMES[turned // 4], spot // SPOT_SIDE + 1, spot % SPOT_SIDE + 1, turned % 4)
        for spot, turned in zip(bits_of(city.spots), city.tiles)
    ]
    return CityView(
        lie,
        spaces_of(city),
        [card_count(s.deck.cards[card], city) for card in player.cards],
        [
            GoalCount(goal.name.id, goal.pattern.count(city), won, names_of(goal.pattern.spaces(city)))
            for goal, won in zip(s.goals, player.goals)
        ],
        ROW_COUNT * s.in_row - s.workers.count(seat + 1),
    )


def spaces_of(city: City) -> list[Space]:
    """Return the spaces of a city, in reading order."""
    return [_space(city, bit) for bit in bits_of(city.ground)]


def _space(city: City, bit: int) -> Space:
    space = 1 << bit
    printed: Colour | Literal[""] = ""
    for number, name in enumerate(COLOURS):
        if city.plots[number] & space:
            printed = name
    feature, colour = city.feature_on(space), city.colour_on(space)
    return Space(
        name_of(bit),
        PARK if city.park & space else WATER if city.water & space else PLOT,
        printed,
        "" if feature < 0 else FEATURES[feature],
        "" if colour < 0 else COLOURS[colour],
        city.height(space),
    )


def card_count(card: ScoringCard, city: City) -> CardCount:
    """Return how a card stands in a city."""
    return CardCount(card.name.id, card.pattern.count(city), card.score(city), names_of(card.pattern.spaces(city)))
