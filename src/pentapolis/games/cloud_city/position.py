"""Positions from short descriptions.

    seats: 2
    city: 3x3                         # 3x4, if left out and not more than three play
    requests: loops, balance          # none, if left out
    first: 1                          # who has the starting tile with one bird; 0, if left out
    turn: 0                           # the first, if left out
    step: joining                     # choosing (if left out), placing, joining, drawing, over
    round: 3                          # as the cities are large; 1 if none is drawn
    city 0:                           # B, G, S: a building; a dot: none; ~: no tile
        B.GG
        .B..
        ~~.S
        ~~S.
    walkways 0: c1-d1
    hand 0: blue+green, sand/sand, sand/sand
    known 0: sand/sand                # what of it everybody has seen; nothing, if left out
    chosen: blue/blue                 # while placing
    row: blue+blue, green/sand, sand+blue
    pile: sand+sand, blue+blue        # the next ones; behind them lies the rest in any order

The rows of a city may also stand behind each other, with slashes between. What is left out is drawn from the tiles that
are not named: cities as large as they have to be, hands, the face-up row.
"""

from typing import Final

from pentapolis.core.agenda import Frame
from pentapolis.core.game import Options
from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.core.problem import Params, Problem
from pentapolis.games.cloud_city.actions import Pair, place_of
from pentapolis.games.cloud_city.cells import SPOT_SIDE, SPOTS
from pentapolis.games.cloud_city.city import EMPTY_CITY
from pentapolis.games.cloud_city.defects import expected_hand, expected_tiles, placed
from pentapolis.games.cloud_city.lines import Lines
from pentapolis.games.cloud_city.pictures import read_picture
from pentapolis.games.cloud_city.places import offer_places
from pentapolis.games.cloud_city.possible_walkways import possible_ways
from pentapolis.games.cloud_city.requests import REQUESTS
from pentapolis.games.cloud_city.rounds import ROUNDS, TURN, turns_begun
from pentapolis.games.cloud_city.table import HAND_SIZE, NO_TILE, OVER, ROW_SIZE, SIDES, Table, without
from pentapolis.games.cloud_city.tiles import DECK, ROTATIONS
from pentapolis.games.cloud_city.walkways import WAY_OF, length_of

_SEATS: Final = range(4)
_KEYS: Final = (
    *("seats", "city", "requests", "first", "turn", "step", "round", "chosen", "row", "pile"),
    *(f"{key} {seat}" for key in ("city", "walkways", "hand", "known") for seat in _SEATS),
)
_STEPS: Final = (*(step.name for step in TURN.steps), OVER)
_KEY: Final = "cloud-city.position."


class Description(Lines):
    """A description of a table."""

    def __init__(self, text: str, seat_counts: tuple[int, ...], problems: list[Problem]) -> None:
        """Read `text` for a game that so many may play."""
        super().__init__(text, _KEYS, problems)
        self.seats = self.number("seats", seat_counts[0], seat_counts[-1], seat_counts[0])
        self._step: str = [*self.words("step", _STEPS), _STEPS[0]][0]
        self._unnamed: list[int] = []

    def options(self) -> Options:
        """Return the options that the description asks for, defaults left out."""
        found: Options = {"requests": min(2, len(self.words("requests", REQUESTS)))}
        for size in self.words("city", tuple(SIDES)):
            found["city"] = size
        return found

    def lay(self, s: Table, luck: Luck) -> None:
        """Lay a table that is empty but for seats and options."""
        s.requests = sorted(self.numbers("requests", REQUESTS))
        s.first = self.number("first", 0, s.seats - 1, 0)
        s.turn = self.number("turn", 0, s.seats - 1, s.first)
        for key in self.values:
            if key[-1:].isdigit() and int(key[-1]) >= s.seats:
                self.problems.append(Problem(_KEY + "no-such-seat", {"seat": int(key[-1])}))
        drawn = [seat for seat in range(s.seats) if f"city {seat}" in self.values]
        for seat in drawn:
            self._lay_city(s, seat)
        s.round = self.number("round", 1, s.rounds(), self._round_of(s, drawn))
        if self.problems:
            return
        self._unnamed = self._find_unnamed(s, drawn)
        luck.shuffle(self._unnamed)
        for seat in range(s.seats):
            if seat not in drawn:
                self._grow_city(s, seat, luck)
        self._lay_tiles(s)
        for seat in range(s.seats):
            self._lay_walkways(s, seat)
        self._begin_step(s)

    def _begin_step(self, s: Table) -> None:
        """Let the described step be the next one; after the last turn it would be the first player's again."""
        if self._step == OVER:
            s.turn, s.round = s.first, s.rounds()
            return
        number = _STEPS.index(self._step)
        under = Frame(TURN, number + 1, Frame(ROUNDS, turns_begun(s), None))
        s.agenda = Frame(TURN.steps[number], 0, under)

    def _lay_city(self, s: Table, seat: int) -> None:
        """Lay a drawn city; the first tile that looks like the starting tile is it, and it is a defect without one."""
        city, starts = EMPTY_CITY, [SPOTS]
        for spot, turned in read_picture(self.values[f"city {seat}"], seat, self.problems):
            city = city.with_tile(turned, spot // SPOT_SIDE + 1, spot % SPOT_SIDE + 1)
            if turned // 4 == s.start_kind(seat):
                starts.append(spot)
        s.players[seat].city = city.with_start(min(starts) % SPOTS)

    def _round_of(self, s: Table, drawn: list[int]) -> int:
        """Return the round in which a city is as large as the first one drawn."""
        if self._step == OVER:
            return s.rounds()
        s.round = 1
        if drawn:
            s.round += placed(s, drawn[0]) - expected_tiles(s, drawn[0], self._step)
        return max(1, min(s.rounds(), s.round))

    def _find_unnamed(self, s: Table, drawn: list[int]) -> list[int]:
        """Return the tiles that the description doesn't mention."""
        named = self.tiles("chosen") + self.tiles("row") + self.tiles("pile")
        for seat in range(s.seats):
            named += self._hand(seat)
        for seat in drawn:
            city = s.players[seat].city
            named += [city.tile_on(spot) // 4 for spot in range(SPOTS) if spot != city.start]
        left = DECK[:]
        for kind in named:
            if kind in left:
                left.remove(kind)
        return left

    def _grow_city(self, s: Table, seat: int, luck: Luck) -> None:
        """Lay the starting tile and as many others as there have to be, anywhere."""
        city = EMPTY_CITY.with_tile(s.start_kind(seat) * 4, 1, 1)
        for kind in self._draw(expected_tiles(s, seat, self._step)):
            offer = offer_places(city.spots, s.longest, ROTATIONS[kind])
            row, column, turns = place_of(offer[luck.below(len(offer))])
            city = city.with_tile(kind * 4 + turns, row, column)
        s.players[seat].city = city

    def _lay_tiles(self, s: Table) -> None:
        chosen = self.tiles("chosen") or self._draw(1 if self._step == "placing" else 0)
        s.chosen = chosen[0] if chosen else NO_TILE
        for seat in range(s.seats):
            wanted = expected_hand(s, seat, self._step)
            hand = self._hand(seat)
            hand += self._draw(wanted - len(hand))
            if len(hand) > wanted:
                params: Params = {"seat": seat, "found": len(hand), "wanted": wanted}
                self.problems.append(Problem(_KEY + "hand-size", params))
                continue
            self._lay_hand(s, seat, hand)
        row = self.tiles("row")
        row += self._draw(ROW_SIZE - len(row))
        if len(row) > ROW_SIZE:
            self.problems.append(Problem(_KEY + "row-size", {"found": len(row)}))
        s.row = sorted(row[:ROW_SIZE])
        s.pile = Pile(self.tiles("pile") + self._unnamed)

    def _lay_hand(self, s: Table, seat: int, hand: list[int]) -> None:
        known = sorted(self.tiles(f"known {seat}")[:HAND_SIZE])
        for kind in known:
            if kind not in hand:
                self.problems.append(Problem(_KEY + "known", {"seat": seat}))
                return
            hand = without(hand, kind)
        s.players[seat].known = known
        s.players[seat].hidden = sorted(hand)

    def _hand(self, seat: int) -> list[int]:
        return self.tiles(f"hand {seat}") or self.tiles(f"known {seat}")

    def _draw(self, count: int) -> list[int]:
        """Return so many of the tiles that are not named, as far as there are any."""
        drawn = self._unnamed[: max(0, count)]
        self._unnamed = self._unnamed[max(0, count) :]
        return drawn

    def _lay_walkways(self, s: Table, seat: int) -> None:
        """Build walkways; their order makes no difference: a set of them is allowed if each is, after the others."""
        for word in self.parts(f"walkways {seat}"):
            pair = Pair("cells").parse(word)
            way = WAY_OF[pair] if pair >= 0 else -1
            city = s.players[seat].city
            if way not in possible_ways(city, s.supply):
                self.problems.append(Problem(_KEY + "walkway", {"seat": seat, "cells": word}))
                continue
            s.supply = s.supply.without(city.colour_of_way(way), length_of(way))
            s.players[seat].city = city.with_walkway(way)
