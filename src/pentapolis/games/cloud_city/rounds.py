"""The course of the game: turns in rounds (CC-3.0), and its end (CC-5.1)."""

from typing import Any, Final

from pentapolis.core.agenda import Step
from pentapolis.core.combinators import Sequence
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.scores import leaders
from pentapolis.games.cloud_city.drawing import DRAW_TILE
from pentapolis.games.cloud_city.events import Began, Ended
from pentapolis.games.cloud_city.expanding import CHOOSE_TILE, PLACE_TILE
from pentapolis.games.cloud_city.joining import JOIN_BUILDINGS
from pentapolis.games.cloud_city.scoring import score_sheets
from pentapolis.games.cloud_city.table import STEPS, CloudCityStep, Table

TURN: Final[Sequence[Table]] = Sequence(STEPS, "CC-3.0", [CHOOSE_TILE, PLACE_TILE, JOIN_BUILDINGS, DRAW_TILE])


class Rounds(CloudCityStep):
    """All turns, one player after another; `at` is how many have begun."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Let the next player begin; after the last turn of the last round the game is over."""
        s.turn = (s.first + at) % s.seats
        if s.turn == s.first:
            if s.round == s.rounds():
                if events is not None:
                    sheets = score_sheets(s)
                    events.append(Ended(leaders(sheets), [sheet.total for sheet in sheets]))
                s.done()
                return
            s.round += 1
            if events is not None:
                events.append(Began(s.round, s.rounds()))
        s.call(TURN, at + 1)

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        """Whether so many turns have begun in this round and before."""
        return above is TURN and at == turns_begun(s)


def turns_begun(s: Table) -> int:
    """Return how many turns have begun, with the one in progress."""
    return (s.round - 1) * s.seats + s.birds(s.turn)


ROUNDS: Final = Rounds("CC-3.0")
