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

from pentapolis.core.agenda import AgendaGame
from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.core.position import read_lines, read_number
from pentapolis.core.problem import Problem
from pentapolis.games.five_towers.bidding import BIDDING
from pentapolis.games.five_towers.building import TAKING
from pentapolis.games.five_towers.cards import DISPLAY_SIZE, KINDS, SUIT_COUNT, SUITS, VALUES, suit_of, value_of
from pentapolis.games.five_towers.handfuls import rows_of
from pentapolis.games.five_towers.round import reveal
from pentapolis.games.five_towers.setup import empty_table
from pentapolis.games.five_towers.state import FiveTowersState
from pentapolis.games.five_towers.table import FIRST_BID, MOST_SEATS, NO_SEAT, PASSED, FtStep
from pentapolis.games.five_towers.towers import MOST_IN_A_TOWER, stack

_SEATS: Final = range(MOST_SEATS)
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
    """A description, read line by line; whatever is wrong is added to `problems`."""

    def __init__(self, text: str, seat_counts: tuple[int, ...], problems: list[Problem]) -> None:
        """Read `text` for a game that so many may play."""
        self.problems = problems
        self._values = read_lines(text, _KEYS, problems)
        low, high = seat_counts[0], seat_counts[-1]
        self.seats = read_number(self._values.get("seats", str(low)), low, high, "seats", problems)

    def lay(self, game: AgendaGame, luck: Luck) -> FiveTowersState:
        """Return the table with all that is described."""
        state = empty_table(game, self.seats, {})
        state.opener = self._number("opener", 0, state.seats - 1)
        state.turn = state.opener
        state.through = self._number("through", 1, 2)
        for seat in _SEATS:
            towers, rubble = self._cards(f"towers {seat}"), self._cards(f"rubble {seat}")
            if seat >= state.seats:
                if towers or rubble:
                    self.problems.append(Problem(_KEY + "no-such-seat", {"seat": seat}))
                continue
            player = state.players[seat]
            player.rubble = rubble[:KINDS]
            player.towers = [
                stack([value_of(kind) for kind in towers if suit_of(kind) == suit][:MOST_IN_A_TOWER])
                for suit in range(SUIT_COUNT)
            ]
        self._lay_pile(state, luck)
        self._lay_bids(state)
        return state

    def _lay_pile(self, state: FiveTowersState, luck: Luck) -> None:
        display = self._cards("display")
        if len(display) > DISPLAY_SIZE:
            self.problems.append(Problem(_KEY + "display-size", {"found": len(display)}))
        state.display = sorted(display[:DISPLAY_SIZE])
        state.rows = rows_of(state.display)
        unnamed = state.discards()
        luck.shuffle(unnamed)
        shown = 0 if display else DISPLAY_SIZE
        pile = self._values.get("pile", "")
        if pile and not pile[0].isdigit():
            state.pile = Pile(self._cards("pile"))
        elif pile:
            state.pile = Pile(unnamed[: shown + self._number("pile", 0, max(0, len(unnamed) - shown))])
        else:
            fives = len(unnamed) - (len(unnamed) % DISPLAY_SIZE if state.through == 1 else 0)
            state.pile = Pile(unnamed[:fives])
        if not display:
            reveal(state, None)

    def _lay_bids(self, state: FiveTowersState) -> None:
        words = [word.strip() for word in self._values.get("bids", "").split(",") if word.strip()]
        if len(words) > state.seats:
            self.problems.append(Problem(_KEY + "bid-order"))
        for place, word in enumerate(words[: state.seats]):
            said = PASSED
            if word != "pass":
                said = FIRST_BID + read_number(word, 0, DISPLAY_SIZE, "bids", self.problems)
            state.players[(state.opener + place) % state.seats].said = said
        state.count_bids()
        step: FtStep = BIDDING
        if words and (len(words) >= state.seats or state.bid == len(state.display)):
            step = TAKING
            state.turn = state.builder
            if state.builder == NO_SEAT:
                self.problems.append(Problem(_KEY + "all-passed"))
        else:
            state.turn = (state.opener + len(words)) % state.seats
        state.agenda = step.alone

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
