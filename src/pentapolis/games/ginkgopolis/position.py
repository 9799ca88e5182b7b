"""Positions from short descriptions, always of a moment at which players choose.

    seats: 3
    hal: expert                                  # with one seat: normal, if left out
    round: 4                                     # 1, if left out, like the other numbers: 0
    first: 1
    city: 0,0 blue-2 red-9 of 1 site; 2,0 red-4 of 0   # cell, floors from the bottom up, owner, marked as a site
    markers: E 3,0                               # where they aren't as at the start
    characters 0: 4 5 6                          # the set that has the number of the seat + 1, if left out
    kept 0: red-1 blue-12                        # cards of covered tiles; the others are the building's owner's
    hand 0: A red-9                              # the rest of the hand is drawn
    choice 0: red-9 blue-4                       # locked already, alone or with a tile
    tiles 0: blue-4 red-12                       # or `rest`: all tiles that are named nowhere else
    resources 0: 5
    points 0: 3
    tokens 0: 2                                  # 2, if left out
    deck: B red-3                                # the next one first; the other cards are in the discard pile
    discards: C D                                # or this: the other cards are in the deck
    supply: red-20 blue-20                       # tiles, the next one first; all others, if left out
    removed: red-15                              # drawn, if left out
    shown: blue-4                                # tiles behind screens that everybody has seen
    returned: red-20                             # tiles that were given back at the first depletion
    kept hal, points hal, hal card               # in the solo game

The starting square holds its tiles in order, row by row, except where `city` says something else; other buildings are
named in an order in which each stands beside an earlier one. Resources that lie
neither behind a screen nor on a building are in the general supply.
"""

from typing import TYPE_CHECKING, Final

from pentapolis.core.game import Options
from pentapolis.core.luck import Luck
from pentapolis.core.position import read_lines, read_number
from pentapolis.core.problem import Problem
from pentapolis.games.ginkgopolis.cards import CARD_NAMES, CHARACTER_COUNT, LETTERS, SET_SIZE, TILE_NAMES
from pentapolis.games.ginkgopolis.city import UNOWNED, Building
from pentapolis.games.ginkgopolis.dealing import Dealing
from pentapolis.games.ginkgopolis.grid import cell_at
from pentapolis.games.ginkgopolis.rounds import choosing
from pentapolis.games.ginkgopolis.setup import SQUARE, START_MARKERS, START_TILES
from pentapolis.games.ginkgopolis.table import HAL, START_TOKENS, Table
from pentapolis.games.ginkgopolis.urbanising import add_building

if TYPE_CHECKING:
    from pentapolis.core.game import Game

_SEATS: Final = range(5)
_OF_SEATS: Final = ("characters", "kept", "hand", "choice", "tiles", "resources", "points", "tokens")
_KEYS: Final = (
    *("seats", "hal", "round", "first", "city", "markers"),
    *(f"{name} {seat}" for name in _OF_SEATS for seat in _SEATS),
    *("deck", "discards", "supply", "removed", "shown", "returned", "kept hal", "points hal", "hal card"),
)
_KEY: Final = "ginkgopolis.position."
_MOST: Final = 53  # cells from the centre, see grid.py


class Description:
    """A description, read line by line; whatever is wrong is collected in `problems`."""

    def __init__(self, text: str, game: "Game", problems: list[Problem]) -> None:
        """Read `text`."""
        self.problems = problems
        self._values = read_lines(text, _KEYS, self.problems)
        self.seats = read_number(self._values.get("seats", "2"), 1, 5, "seats", self.problems)
        self.options: Options = game.check(self.seats, {})
        if "hal" in self._values:
            self._read_hal()

    def _read_hal(self) -> None:
        level = self._values["hal"]
        if self.seats == 1 and level in ("normal", "expert"):
            self.options["hal"] = level
        else:
            self.problems.append(Problem(_KEY + "hal", {"found": level}))

    def lay(self, s: Table, luck: Luck) -> None:
        """Lay a table that is empty but for the number of seats."""
        s.agenda = choosing()
        s.round = self._number("round", 1, 1000)
        s.first = self._number("first", 0, s.seats - 1)
        self._lay_city(s)
        self._lay_markers(s)
        for seat in _SEATS:
            if seat < s.seats:
                self._lay_seat(s, seat)
            elif any(f"{name} {seat}" in self._values for name in _OF_SEATS):
                self.problems.append(Problem(_KEY + "no-such-seat", {"seat": seat}))
        if s.seats == 1:
            s.players[HAL].points = self._number("points hal", 0, 1000)
        Dealing(s, self).deal(luck)

    def has(self, key: str) -> bool:
        """Whether there is a line with that key."""
        return key in self._values

    def _number(self, key: str, low: int, high: int) -> int:
        return read_number(self._values.get(key, str(low)), low, high, key, self.problems)

    def cards(self, key: str) -> list[int]:
        """Return the cards that a line names."""
        return self._named(key, CARD_NAMES)

    def tiles(self, key: str) -> list[int]:
        """Return the tiles that a line names."""
        return [] if self.says_rest(key) else self._named(key, TILE_NAMES)

    def says_rest(self, key: str) -> bool:
        """Whether a line names all tiles that are named nowhere else."""
        return self._values.get(key) == "rest"

    def _named(self, key: str, names: list[str]) -> list[int]:
        return [self._name(key, word, names) for word in self._values.get(key, "").split()]

    def _name(self, key: str, word: str, names: list[str]) -> int:
        if word in names:
            return names.index(word)
        params: dict[str, int | str] = {"key": key, "found": word, "allowed": ", ".join(names)}
        self.problems.append(Problem(_KEY + "unknown", params))
        return 0

    def _lay_city(self, s: Table) -> None:
        given: dict[int, Building] = {}
        for part in self._values.get("city", "").split(";"):
            words = part.split()
            if len(words) >= 2:
                cell = self._cell("city", words[0])
                given[cell] = self._building(s, cell, words[1:])
        used = {floor for building in given.values() for floor in building.floors()}
        stays = [cell not in given and tile not in used for cell, tile in zip(SQUARE, START_TILES)]
        moved = [tile for tile, kept in zip(START_TILES, stays) if not kept and tile not in used]
        for index, cell in enumerate(SQUARE):
            if cell in given:
                add_building(s, given.pop(cell))
            elif stays[index] or not moved:
                add_building(s, Building(cell, START_TILES[index], [], UNOWNED, 0))
            else:
                add_building(s, Building(cell, moved.pop(0), [], UNOWNED, 0))
        for building in given.values():
            add_building(s, building)

    def _building(self, s: Table, cell: int, words: list[str]) -> Building:
        """Return a building from its floors, its owner and its construction-site marker."""
        site = 1 if words[-1] == "site" else 0
        words = words[:-1] if site else words
        owner = UNOWNED
        if len(words) >= 3 and words[-2] == "of":
            owner = read_number(words[-1], 0, s.places() - 1, "city", self.problems)
            words = words[:-2]
        floors = [self._name("city", word, TILE_NAMES) for word in words]
        return Building(cell, floors[-1], floors[:-1], owner, site)

    def _cell(self, key: str, word: str) -> int:
        numbers = [int(part) for part in word.split(",") if part.removeprefix("-").isdecimal() and len(part) <= 3]
        if len(numbers) == 2 and word.count(",") == 1 and max(abs(number) for number in numbers) <= _MOST:
            return cell_at(numbers[0], numbers[1])
        self.problems.append(Problem(_KEY + "cell", {"key": key, "found": word}))
        return cell_at(0, 0)

    def _lay_markers(self, s: Table) -> None:
        markers = START_MARKERS[:]
        for part in self._values.get("markers", "").split(";"):
            words = part.split()
            if len(words) == 2:
                markers[self._name("markers", words[0], list(LETTERS))] = self._cell("markers", words[1])
            elif words:
                self.problems.append(Problem(_KEY + "cell", {"key": "markers", "found": part.strip()}))
        s.markers = markers

    def _lay_seat(self, s: Table, seat: int) -> None:
        player = s.players[seat]
        alone = s.seats == 1
        player.resources = self._number(f"resources {seat}", 0, 25)
        player.points = self._number(f"points {seat}", 0, 1000)
        tokens = self._values.get(f"tokens {seat}", "0" if alone else str(START_TOKENS))
        player.tokens = read_number(tokens, 0, START_TOKENS, f"tokens {seat}", self.problems)
        own = " ".join(str(seat * SET_SIZE + number + 1) for number in range(0 if alone else SET_SIZE))
        for word in self._values.get(f"characters {seat}", own).split():
            number = read_number(word, 1, CHARACTER_COUNT, f"characters {seat}", self.problems)
            player.bonuses |= 1 << (number - 1)
        choice = self._values.get(f"choice {seat}", "").split()
        for word in choice[:1]:
            player.chosen_card = self._name(f"choice {seat}", word, CARD_NAMES)
        for word in choice[1:2]:
            player.chosen_tile = self._name(f"choice {seat}", word, TILE_NAMES)
