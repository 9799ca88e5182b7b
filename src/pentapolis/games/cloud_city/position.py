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

from pentapolis.core.game import Options
from pentapolis.core.luck import Luck
from pentapolis.core.problem import BadPosition, Params, Problem
from pentapolis.games.cloud_city.actions import PLACE, PLACES, Pair
from pentapolis.games.cloud_city.cells import SPOT_SIDE, SPOTS
from pentapolis.games.cloud_city.city import lay, tile_on
from pentapolis.games.cloud_city.defects import build_described, defects, expected_hand, expected_tiles, placed
from pentapolis.games.cloud_city.lines import Lines
from pentapolis.games.cloud_city.pictures import read_picture
from pentapolis.games.cloud_city.places import offer_places
from pentapolis.games.cloud_city.requests import REQUESTS
from pentapolis.games.cloud_city.state import CloudCityState
from pentapolis.games.cloud_city.table import (
    AREA,
    HAND,
    HAND_SIZE,
    KNOWN,
    OVER,
    PLACING,
    ROW_SIZE,
    SIDES,
    SPOTS_TAKEN,
    START,
)
from pentapolis.games.cloud_city.tiles import DECK, ROTATIONS, held, is_part
from pentapolis.games.cloud_city.view import PHASES
from pentapolis.games.cloud_city.walkways import WAY_OF

_SEATS: Final = range(4)
_KEYS: Final = (
    *("seats", "city", "requests", "first", "turn", "step", "round", "chosen", "row", "pile"),
    *(f"{key} {seat}" for key in ("city", "walkways", "hand", "known") for seat in _SEATS),
)
_KEY: Final = "cloud-city.position."


class Description(Lines):
    """A description of a table."""

    def __init__(self, text: str, seat_counts: tuple[int, ...]) -> None:
        """Read `text` for a game that so many may play."""
        super().__init__(text, _KEYS)
        self.seats = self.number("seats", seat_counts[0], seat_counts[-1], seat_counts[0])
        self._unnamed: list[int] = []

    def options(self) -> Options:
        """Return the options that the description asks for, defaults left out."""
        found: Options = {"requests": min(2, len(self.words("requests", REQUESTS)))}
        for size in self.words("city", tuple(SIDES)):
            found["city"] = size
        return found

    def lay(self, state: CloudCityState, luck: Luck) -> None:
        """Lay a table that is empty but for seats and options."""
        state.requests = sorted(self.numbers("requests", REQUESTS))
        state.first = self.number("first", 0, state.seats - 1, 0)
        state.turn = self.number("turn", 0, state.seats - 1, state.first)
        state.phase = self._step()
        for key in self.values:
            if key[-1:].isdigit() and int(key[-1]) >= state.seats:
                self.problems.append(Problem(_KEY + "no-such-seat", {"seat": int(key[-1])}))
        drawn = [seat for seat in range(state.seats) if f"city {seat}" in self.values]
        for seat in drawn:
            self._lay_city(state, seat)
        state.round = self.number("round", 1, state.rounds, self._round_of(state, drawn))
        if self.problems:
            return
        self._unnamed = self._find_unnamed(state, drawn)
        luck.shuffle(self._unnamed)
        for seat in range(state.seats):
            if seat not in drawn:
                self._grow_city(state, seat, luck)
        self._lay_tiles(state)
        for seat in range(state.seats):
            self._lay_walkways(state, seat)

    def _step(self) -> int:
        steps = self.numbers("step", PHASES)
        return steps[0] if steps else PHASES.index("choosing")

    def _lay_city(self, state: CloudCityState, seat: int) -> None:
        """Lay a drawn city; the first tile that looks like the starting tile is it."""
        area = seat * AREA
        state.board[area + START] = SPOTS
        for spot, turned in read_picture(self.values[f"city {seat}"], seat, self.problems):
            lay(state.board, area, turned, spot // SPOT_SIDE + 1, spot % SPOT_SIDE + 1)
            if turned // 4 == state.start_kind(seat):
                state.board[area + START] = min(spot, state.board[area + START])
        if state.board[area + START] == SPOTS:
            state.board[area + START] = 0  # told as a defect

    def _round_of(self, state: CloudCityState, drawn: list[int]) -> int:
        """Return the round in which a city is as large as the first one drawn."""
        if state.phase == OVER:
            return state.rounds
        state.round = 1
        if drawn:
            state.round += placed(state, drawn[0]) - expected_tiles(state, drawn[0])
        return max(1, min(state.rounds, state.round))

    def _find_unnamed(self, state: CloudCityState, drawn: list[int]) -> list[int]:
        """Return the tiles that the description doesn't mention."""
        named = self.tiles("chosen") + self.tiles("row") + self.tiles("pile")
        for seat in range(state.seats):
            named += self._hand(seat)
        for seat in drawn:
            for spot in range(SPOTS):
                if spot != state.board[seat * AREA + START]:
                    named.append(tile_on(state.board, seat * AREA, spot) // 4)
        left = DECK[:]
        for kind in named:
            if kind in left:
                left.remove(kind)
        return left

    def _grow_city(self, state: CloudCityState, seat: int, luck: Luck) -> None:
        """Lay the starting tile and as many others as there have to be, anywhere."""
        area = seat * AREA
        lay(state.board, area, state.start_kind(seat) * 4, 1, 1)
        for kind in self._draw(expected_tiles(state, seat)):
            offer = offer_places(state.board[area + SPOTS_TAKEN], state.longest, ROTATIONS[kind])
            place = offer[luck.below(len(offer))] - PLACE
            lay(state.board, area, kind * 4 + place % 4, place // 4 // PLACES, place // 4 % PLACES)

    def _lay_tiles(self, state: CloudCityState) -> None:
        chosen = self.tiles("chosen") or self._draw(1 if state.phase == PLACING else 0)
        state.chosen = chosen[0] if chosen else -1
        for seat in range(state.seats):
            wanted = expected_hand(state, seat)
            hand = self._hand(seat)
            hand += self._draw(wanted - len(hand))
            if len(hand) > wanted:
                params: Params = {"seat": seat, "found": len(hand), "wanted": wanted}
                self.problems.append(Problem(_KEY + "hand-size", params))
                continue
            state.board[seat * AREA + HAND] = held(hand)
            state.board[seat * AREA + KNOWN] = held(self.tiles(f"known {seat}")[:HAND_SIZE])
            if not is_part(state.board[seat * AREA + KNOWN], state.board[seat * AREA + HAND]):
                self.problems.append(Problem(_KEY + "known", {"seat": seat}))
        row = self.tiles("row")
        row += self._draw(ROW_SIZE - len(row))
        if len(row) > ROW_SIZE:
            self.problems.append(Problem(_KEY + "row-size", {"found": len(row)}))
        state.row = held(row[:ROW_SIZE])
        state.pile = self.tiles("pile") + self._unnamed

    def _hand(self, seat: int) -> list[int]:
        return self.tiles(f"hand {seat}") or self.tiles(f"known {seat}")

    def _draw(self, count: int) -> list[int]:
        """Return so many of the tiles that are not named, as far as there are any."""
        drawn = self._unnamed[: max(0, count)]
        self._unnamed = self._unnamed[max(0, count) :]
        return drawn

    def _lay_walkways(self, state: CloudCityState, seat: int) -> None:
        for word in self.parts(f"walkways {seat}"):
            pair = Pair("cells").parse(word)
            if pair < 0 or WAY_OF[pair] < 0 or not build_described(state, seat, WAY_OF[pair]):
                self.problems.append(Problem(_KEY + "walkway", {"seat": seat, "cells": word}))


def check(state: CloudCityState, problems: list[Problem]) -> None:
    """Refuse an impossible position with every reason at once."""
    reasons = problems or defects(state)
    if reasons:
        raise BadPosition("problem.position", {"count": len(reasons)}, reasons)
