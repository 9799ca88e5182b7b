"""Positions from short descriptions.

    seats: 3
    length: long                      # standard, if left out; for two players only
    board: rio                        # new-york, if left out
    first: 1                          # who begins the round; 0, if left out
    step: building                    # starting, taking (if left out), placing, furnishing, building, over
    round: 3                          # as the first drawn city is large; 1 if none is drawn
    workers tiles: 0 - 1 -            # seats in the four groups of a row (cards, tiles, features, buildings)
    city 0:                           # as in pictures.py
        r2 p  g  y
        b  w  pt w
    cards 0: red-threes, two-views
    goals 0: 7, 0, 0                  # the values won; none, if left out
    row cards: great-park             # what lies open, from the first free place on; drawn, if left out
    hidden card: great-lake           # also: hidden tile, hidden feature
    taken: red, blue, blue            # what has still to be used
    next cards: all-colours           # the next ones of a pile or the bag (cards, tiles, features, pieces)

The rows of a city may also stand behind each other, with slashes between. Without workers nobody has had a turn, or
only the first player, who then has taken a group that fits. What is left out is drawn from what isn't named: cities as
large as they have to be, cards, rows.
"""

from typing import Final

from pentapolis.core.agenda import Frame
from pentapolis.core.game import Options
from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.core.position import read_lines, read_number
from pentapolis.core.problem import Params, Problem
from pentapolis.games.cities.actions import BUILDING_ROW, GROUPS, ROWS, TILE_ROW, place_of
from pentapolis.games.cities.city import EMPTY_CITY
from pentapolis.games.cities.deck import BOARDS, CARD_COUNT, GOAL_COUNT, MOST_POINTS
from pentapolis.games.cities.defects import USING, placed_tiles, uses
from pentapolis.games.cities.pictures import read_picture
from pentapolis.games.cities.places import offer_places
from pentapolis.games.cities.rounds import GAME, ROUND, ROUNDS, TURN
from pentapolis.games.cities.setup import CHOOSE_START
from pentapolis.games.cities.table import (
    DRAWN_PIECES,
    FEATURE_GROUPS,
    HIDDEN_GROUP,
    LONG,
    NO_CARD,
    NO_FEATURE,
    NO_PIECE,
    NO_TILE,
    OPEN,
    OPEN_FEATURES,
    OPEN_PIECES,
    OVER,
    PIECE_GROUPS,
    SPACES,
    STANDARD_LENGTH,
    Table,
)
from pentapolis.games.cities.tiles import (
    ALL_FEATURES,
    BAG_SIZE,
    COLOUR_COUNT,
    COLOURS,
    FEATURES,
    NAMES,
    PIECES,
    ROTATIONS,
    START_COUNT,
    TILE_COUNT,
)

_SEATS: Final = range(4)
_PILES: Final = ("cards", "tiles", "features", "pieces")
_KEYS: Final = (
    *("seats", "length", "board", "first", "step", "round", "taken"),
    *(f"workers {row}" for row in ROWS),
    *(f"{key} {seat}" for key in ("city", "cards", "goals") for seat in _SEATS),
    *(f"{key} {pile}" for key in ("row", "next") for pile in _PILES),
    *("hidden card", "hidden tile", "hidden feature"),
)
_STEPS: Final = ("taking", "starting", "placing", "furnishing", "building", OVER)
_KEY: Final = "cities.position."


class Description:
    """A description of a table; whatever is wrong with it is collected in `problems`."""

    def __init__(self, text: str, seat_counts: tuple[int, ...], problems: list[Problem]) -> None:
        """Read `text` for a game that so many may play."""
        self.problems = problems
        self.values = read_lines(_in_one_line(text), _KEYS, problems)
        self.seats = self._number("seats", seat_counts[0], seat_counts[-1], seat_counts[0])
        self._step: str = [*self._words("step", _STEPS), _STEPS[0]][0]
        self._left: list[list[int]] = [[], [], [], []]  # what isn't named, by pile
        self._names: tuple[tuple[str, ...], ...] = ((), NAMES, FEATURES, COLOURS)  # by pile; cards are the deck's

    def options(self) -> Options:
        """Return the options that the description asks for."""
        found: Options = {"board": [*self._words("board", BOARDS), BOARDS[0]][0]}
        for length in self._words("length", (STANDARD_LENGTH, LONG)):
            found["length"] = length
        return found

    def lay(self, s: Table, luck: Luck) -> None:
        """Lay a table that is empty but for seats and options."""
        s.board = BOARDS.index(str(s.options["board"]))
        s.settle()
        self._names = (tuple(card.name.id for card in s.deck.cards), NAMES, FEATURES, COLOURS)
        s.first = self._number("first", 0, s.seats - 1, 0)
        for key in self.values:
            if key[-1:].isdigit() and int(key[-1]) >= s.seats:
                self.problems.append(Problem(_KEY + "no-such-seat", {"seat": int(key[-1])}))
        used: list[int] = []
        drawn = [seat for seat in range(s.seats) if f"city {seat}" in self.values]
        for seat in drawn:
            s.players[seat].city = read_picture(self.values[f"city {seat}"], seat, used, self.problems)
        self._lay_workers(s)
        s.round = self._round(s, drawn)
        if self.problems:
            return
        self._find_unnamed(s, used, luck)
        self._begin_step(s)
        for seat in range(s.seats):
            self._lay_player(s, seat, seat in drawn, luck)
        self._lay_rows(s)

    def _round(self, s: Table, drawn: list[int]) -> int:
        if self._step in ("starting", OVER):
            return 0 if self._step == "starting" else s.rounds
        default = 1
        if drawn:
            seat = drawn[0]
            before = len(s.players[seat].city.tiles) - 1 + (1 if self._step == "placing" and seat == s.turn else 0)
            before -= s.workers[TILE_ROW * GROUPS : TILE_ROW * GROUPS + GROUPS].count(seat + 1)
            default = max(1, min(s.rounds, before // s.in_row + 1))
        return self._number("round", 1, s.rounds, default)

    def _lay_workers(self, s: Table) -> None:
        """Put the workers where they stand; the turn follows from how many they are."""
        workers = [0] * SPACES
        for row, name in enumerate(ROWS):
            words = self.values.get(f"workers {name}", "- - - -").split()
            seats = ["-", *(str(seat) for seat in range(s.seats))]
            if len(words) != GROUPS or any(word not in seats for word in words):
                self.problems.append(Problem(_KEY + "worker-line", {"row": name}))
                continue
            for group, word in enumerate(words):
                workers[row * GROUPS + group] = seats.index(word)
        if self._step in USING and not any(workers):
            workers[USING[self._step] * GROUPS + self._fitting_group()] = s.first + 1
        s.workers = workers
        under_way = 1 if self._step in USING else 0
        s.turn = (s.first + s.placed() - under_way) % s.seats
        if self._step == "starting":
            s.turn = (s.first - 1) % s.seats
        if self._step == OVER:
            s.turn = (s.first - 1) % s.seats

    def _fitting_group(self) -> int:
        """Return a group that has as many things as were taken."""
        count = len(self._parts("taken"))
        if self._step == "furnishing":
            return 0 if count == 2 else 1
        if self._step == "building":
            return {4: 0, 3: 1}.get(count, HIDDEN_GROUP)
        return 0

    def _begin_step(self, s: Table) -> None:
        """Let the described step be the next one."""
        if self._step == OVER:
            return
        if self._step == "starting":
            s.agenda = Frame(CHOOSE_START, 0, Frame(GAME, 1, None))
            return
        begun = s.placed() + (0 if self._step in USING else 1)
        rounds = Frame(ROUND, begun, Frame(ROUNDS, s.round, Frame(GAME, 2, None)))
        number = [step.name for step in TURN.steps].index(self._step)
        s.agenda = Frame(TURN.steps[number], 0, Frame(TURN, number + 1, rounds))

    def _find_unnamed(self, s: Table, used: list[int], luck: Luck) -> None:
        """Find what the description doesn't mention."""
        everything = (
            list(range(CARD_COUNT)),
            list(range(TILE_COUNT)),
            ALL_FEATURES[:],
            [colour for colour in range(COLOUR_COUNT) for _ in range(PIECES)],
        )
        named = [
            self._numbers("hidden card", 0)
            + [card for seat in range(s.seats) for card in self._numbers(f"cards {seat}", 0)],
            self._numbers("hidden tile", 1) + used,
            self._numbers("hidden feature", 2),
            [],
        ]
        if self._step in USING:
            named[USING[self._step]] += self._numbers("taken", USING[self._step])
        for pile, key in enumerate(_PILES):
            named[pile] += self._numbers(f"row {key}", pile) + self._numbers(f"next {key}", pile)
        for player in s.players:
            for kind in range(len(FEATURES)):
                named[2] += [kind] * player.city.features[kind].bit_count()
            for colour in range(COLOUR_COUNT):
                for floor in player.city.floors:
                    named[3] += [colour] * (floor & player.city.built[colour]).bit_count()
        for pile, items in enumerate(everything):
            for item in named[pile]:
                if item in items:
                    items.remove(item)
            luck.shuffle(items)
            self._left[pile] = items
        starts = [tile - TILE_COUNT for tile in used if tile >= TILE_COUNT]
        s.starts = sum(1 << tile for tile in range(START_COUNT) if tile not in starts)

    def _lay_player(self, s: Table, seat: int, is_drawn: bool, luck: Luck) -> None:
        player = s.players[seat]
        cards = self._numbers(f"cards {seat}", 0)
        player.cards = sorted(cards + self._draw(0, uses(s, seat, 0) - len(cards)))
        if f"goals {seat}" in self.values:
            parts = self._parts(f"goals {seat}")
            player.goals = [read_number(part, 0, MOST_POINTS, f"goals {seat}", self.problems) for part in parts]
            if len(parts) != GOAL_COUNT:
                self.problems.append(Problem(_KEY + "goal-line", {"seat": seat}))
                player.goals = [0] * GOAL_COUNT
        if is_drawn or self._step == "starting":
            return
        start = next(tile for tile in range(START_COUNT) if s.starts >> tile & 1)
        s.starts &= ~(1 << start)
        city = EMPTY_CITY.with_tile((TILE_COUNT + start) * 4, 1, 1)
        for tile in self._draw(1, placed_tiles(s, seat, self._step) - 1):
            offer = offer_places(city.spots, s.longest, ROTATIONS[tile])
            row, column, turns = place_of(offer[luck.below(len(offer))])
            city = city.with_tile(tile * 4 + turns, row, column)
        player.city = city

    def _lay_rows(self, s: Table) -> None:
        taken = self._numbers("taken", USING[self._step]) if self._step in USING else []
        if self._step == "placing":
            taken = taken or self._draw(TILE_ROW, 1)
            s.taken_tile = taken[0] if len(taken) == 1 else NO_TILE
        elif self._step == "furnishing":
            s.taken_features = sorted(taken)[:2]
        elif self._step == "building":
            s.taken_pieces = sorted(taken)[:4]
        if s.round and self._step != OVER:
            is_free = [not worker for worker in s.workers]
            s.cards = self._row(0, "row cards", [[0], [1], [2]], is_free, NO_CARD)
            s.tiles = self._row(1, "row tiles", [[0], [1], [2]], is_free, NO_TILE)
            s.features = self._row(2, "row features", [list(group) for group in FEATURE_GROUPS], is_free, NO_FEATURE)
            s.pieces = self._row(3, "row pieces", [list(group) for group in PIECE_GROUPS], is_free, NO_PIECE)
            s.hidden_card = self._hidden(0, "hidden card", is_free, NO_CARD)
            s.hidden_tile = self._hidden(1, "hidden tile", is_free, NO_TILE)
            s.hidden_feature = self._hidden(2, "hidden feature", is_free, NO_FEATURE)
        drawn = OPEN + 1
        question = 1 if s.workers[BUILDING_ROW * GROUPS + HIDDEN_GROUP] else 0
        s.card_pile = self._pile(0, CARD_COUNT - drawn * s.round)
        s.tile_pile = self._pile(1, TILE_COUNT - drawn * s.round)
        s.feature_pile = self._pile(2, len(ALL_FEATURES) - (OPEN_FEATURES + 1) * s.round)
        s.bag = self._pile(3, BAG_SIZE - OPEN_PIECES * s.round - DRAWN_PIECES * question)

    def _row(self, pile: int, key: str, groups: list[list[int]], is_free: list[bool], nothing: int) -> list[int]:
        """Return what lies open in a row: the named things first, in the places of groups that are free."""
        named = self._numbers(key, pile)
        found: list[int] = []
        for group, places in enumerate(groups):
            for _ in places:
                if not is_free[pile * GROUPS + group]:
                    found.append(nothing)
                elif named:
                    found.append(named.pop(0))
                else:
                    found += self._draw(pile, 1) or [nothing]
        if named:
            self.problems.append(Problem(_KEY + "row-size", {"key": key}))
        return found

    def _hidden(self, pile: int, key: str, is_free: list[bool], nothing: int) -> int:
        if not is_free[pile * GROUPS + HIDDEN_GROUP]:
            return nothing
        named = self._numbers(key, pile)
        return [*(named or self._draw(pile, 1)), nothing][0]

    def _pile(self, pile: int, count: int) -> Pile:
        """Return a pile of so many, the named ones first."""
        first = self._numbers(f"next {_PILES[pile]}", pile)
        return Pile(first + self._draw(pile, count - len(first)))

    def _draw(self, pile: int, count: int) -> list[int]:
        """Return so many of what isn't named, as far as there are any."""
        drawn = self._left[pile][: max(0, count)]
        self._left[pile] = self._left[pile][max(0, count) :]
        return drawn

    def _number(self, key: str, low: int, high: int, default: int) -> int:
        return read_number(self.values.get(key, str(default)), low, high, key, self.problems)

    def _numbers(self, key: str, pile: int) -> list[int]:
        """Return the things of a line."""
        return [self._names[pile].index(word) for word in self._words(key, self._names[pile])]

    def _words(self, key: str, allowed: tuple[str, ...]) -> list[str]:
        """Return the words of a line as far as they are allowed; others are a problem, told once."""
        words = self._parts(key)
        for word in words:
            if word not in allowed:
                params: Params = {"key": key, "found": word, "allowed": ", ".join(allowed)}
                self.problems.append(Problem(_KEY + "word", params))
        known = [word for word in words if word in allowed]
        if key in self.values:
            self.values[key] = ", ".join(known)
        return known

    def _parts(self, key: str) -> list[str]:
        return [part.strip() for part in self.values.get(key, "").split(",") if part.strip()]


def _in_one_line(text: str) -> str:
    """Put the rows of a drawn city behind its key, with slashes between."""
    lines: list[str] = []
    for line in text.splitlines():
        words = line.partition("#")[0].strip()
        if words and ":" not in words and lines and lines[-1].startswith("city "):
            lines[-1] += ("" if lines[-1].endswith(":") else "/") + words
        elif words:
            lines.append(words)
    return "\n".join(lines)
