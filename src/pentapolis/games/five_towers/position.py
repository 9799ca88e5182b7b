"""Positions from short descriptions.

    seats: 3
    opener: 1                         # 0, if left out
    towers 0: sand 6 4, candy 15 9 0  # from the bottom up
    rubble 0: sand 3
    display: sand 7, tree 5 4, candy 2 1
    bids: 2, pass                     # from the opener on
    through: 2                        # the second time through the pile; 1, if left out
    pile: 12                          # so many cards, or the cards themselves, the next one first

Left out, the display is drawn from the pile, and the pile holds all cards not named (the first time through as many
fives of them as there are). Cards that are named nowhere lie in the discard pile.
"""

from typing import Final

from pentapolis.core.luck import Luck
from pentapolis.core.position import read_lines, read_number
from pentapolis.core.problem import BadPosition, Problem
from pentapolis.games.five_towers.bidding import show
from pentapolis.games.five_towers.cards import DISPLAY_SIZE, KINDS, SUIT_COUNT, SUITS, VALUES
from pentapolis.games.five_towers.defects import defects
from pentapolis.games.five_towers.state import FiveTowersState
from pentapolis.games.five_towers.table import AREA, FIRST_BID, MOST_IN_A_TOWER, PASSED, RUBBLE, TAKING, with_rubble
from pentapolis.games.five_towers.towers import stack

_SEATS: Final = range(5)
_KEYS: Final = (
    "seats",
    "opener",
    *(f"towers {seat}" for seat in _SEATS),
    *(f"rubble {seat}" for seat in _SEATS),
    "display",
    "bids",
    "through",
    "pile",
)
_KEY: Final = "five-towers.position."


class Description:
    """A description, read line by line; whatever is wrong is collected in `problems`."""

    def __init__(self, text: str, seat_counts: tuple[int, ...]) -> None:
        """Read `text` for a game that so many may play."""
        self.problems: list[Problem] = []
        self._values = read_lines(text, _KEYS, self.problems)
        low, high = seat_counts[0], seat_counts[-1]
        self.seats = read_number(self._values.get("seats", str(low)), low, high, "seats", self.problems)

    def lay(self, state: FiveTowersState, luck: Luck) -> None:
        """Lay a table that is empty but for the number of seats."""
        state.opener = self._number("opener", 0, state.seats - 1)
        state.turn = state.opener
        state.through = self._number("through", 1, 2)
        for seat in _SEATS:
            towers, rubble = self._cards(f"towers {seat}"), self._cards(f"rubble {seat}")
            if seat >= state.seats:
                if towers or rubble:
                    self.problems.append(Problem(_KEY + "no-such-seat", {"seat": seat}))
                continue
            for suit in range(SUIT_COUNT):
                values = [kind % VALUES for kind in towers if kind // VALUES == suit]
                state.board[seat * AREA + suit] = stack(values[:MOST_IN_A_TOWER])
            for kind in rubble[:KINDS]:
                state.board[seat * AREA + RUBBLE] = with_rubble(state.board[seat * AREA + RUBBLE], kind)
        self._lay_pile(state, luck)
        self._lay_bids(state)

    def _lay_pile(self, state: FiveTowersState, luck: Luck) -> None:
        display = self._cards("display")
        if len(display) > DISPLAY_SIZE:
            self.problems.append(Problem(_KEY + "display-size", {"found": len(display)}))
        show(state, display[:DISPLAY_SIZE])
        unnamed = state.discards()
        luck.shuffle(unnamed)
        shown = 0 if display else DISPLAY_SIZE
        pile = self._values.get("pile", "")
        if pile and not pile[0].isdigit():
            state.pile = self._cards("pile")
        elif pile:
            state.pile = unnamed[: shown + self._number("pile", 0, max(0, len(unnamed) - shown))]
        else:
            fives = len(unnamed) - (len(unnamed) % DISPLAY_SIZE if state.through == 1 else 0)
            state.pile = unnamed[:fives]
        if not display:
            show(state, state.pile[:DISPLAY_SIZE])
            state.next = len(state.display)

    def _lay_bids(self, state: FiveTowersState) -> None:
        words = [word.strip() for word in self._values.get("bids", "").split(",") if word.strip()]
        if len(words) > state.seats:
            self.problems.append(Problem(_KEY + "bid-order"))
        for place, word in enumerate(words[: state.seats]):
            seat = (state.opener + place) % state.seats
            if word == "pass":
                state.said |= PASSED << 4 * seat
                continue
            state.bid = read_number(word, 0, DISPLAY_SIZE, "bids", self.problems)
            state.said |= (FIRST_BID + state.bid) << 4 * seat
            if state.bid > 0:
                state.builder = seat
        over = len(words) >= state.seats or (words and state.bid == len(state.display))
        if over and state.builder < 0:
            self.problems.append(Problem(_KEY + "all-passed"))
        elif over:
            state.phase = TAKING
            state.turn = state.builder
        else:
            state.turn = (state.opener + len(words)) % state.seats

    def _number(self, key: str, low: int, high: int) -> int:
        return read_number(self._values.get(key, str(low)), low, high, key, self.problems)

    def _cards(self, key: str) -> list[int]:
        """The cards of a line: suits with one or more values each, separated by commas."""
        kinds = []
        for part in self._values.get(key, "").split(","):
            words = part.split()
            if not words:
                continue
            if words[0] not in SUITS or len(words) == 1:
                self.problems.append(
                    Problem("problem.position-word", {"key": key, "found": part.strip(), "allowed": ", ".join(SUITS)})
                )
                continue
            for word in words[1:]:
                value = read_number(word, 0, VALUES - 1, key, self.problems)
                kinds.append(SUITS.index(words[0]) * VALUES + value)
        return kinds


def check(state: FiveTowersState, problems: list[Problem]) -> None:
    """Refuse an impossible position with every reason at once."""
    reasons = problems or defects(state)
    if reasons:
        raise BadPosition("problem.position", {"count": len(reasons)}, reasons)
