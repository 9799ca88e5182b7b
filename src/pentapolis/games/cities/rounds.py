"""The course of the game: rounds, turns, the star (CI-3.1 to CI-3.5), and goals at the end of a turn (CI-5.1)."""

from typing import Any, Final

from pentapolis.core.agenda import Step
from pentapolis.core.combinators import Sequence
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.core.scores import leaders
from pentapolis.games.cities.actions import BUILDING_ROW, GROUPS
from pentapolis.games.cities.events import Achieved, Cleared, Ended, Refilled, Starred
from pentapolis.games.cities.scoring import score_sheets
from pentapolis.games.cities.setup import CHOOSE_START
from pentapolis.games.cities.table import (
    NO_CARD,
    NO_FEATURE,
    NO_PIECE,
    NO_TILE,
    OPEN,
    OPEN_FEATURES,
    OPEN_PIECES,
    SPACES,
    STEPS,
    CitiesStep,
    Table,
    replaced,
)
from pentapolis.games.cities.taking import TAKE_GROUP
from pentapolis.games.cities.tiles import FEATURE_NAMES, PIECE_NAMES, tiles
from pentapolis.games.cities.using import PLACE_FEATURES, PLACE_PIECES, PLACE_TILE


class TakeGoals(CitiesStep):
    """Each goal that the city meets now is taken, if a value is left and the player hasn't taken it (CI-5.1)."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Take the highest free value of each."""
        player = s.players[s.turn]
        for number, goal in enumerate(s.goals):
            if player.goals[number]:
                continue
            values, taken = goal.values(s.seats), s.goals_won(number)
            if taken < len(values) and goal.is_met(player.city):
                player.goals = replaced(player.goals, number, values[taken])
                if events is not None:
                    events.append(Achieved(s.turn, goal.name, values[taken]))
        s.done()


TAKE_GOALS: Final = TakeGoals("CI-5.1")
TURN: Final[Sequence[Table]] = Sequence(
    STEPS, "CI-3.2", [TAKE_GROUP, PLACE_TILE, PLACE_FEATURES, PLACE_PIECES, TAKE_GOALS]
)


class Round(CitiesStep):
    """The turns of a round, one worker each, from the first player on; `at` is how many have begun."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Let the next player begin; when all workers are placed, the round ends (CI-3.4)."""
        if at == s.turns():
            clear(s, events)
            s.done()
            return
        s.turn = (s.first + at) % s.seats
        s.call(TURN, at + 1)

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        """Whether so many workers were placed, and it is the turn of who comes then."""
        waiting = 1 if s.asked() is TAKE_GROUP else 0
        return above is TURN and at == s.placed() + waiting and s.turn == (s.first + at - 1) % s.seats


class Rounds(CitiesStep):
    """All rounds; `at` is how many have begun."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Begin the next round, or end the game."""
        if at == s.rounds:
            if events is not None:
                sheets = score_sheets(s)
                events.append(Ended(leaders(sheets), [sheet.total for sheet in sheets]))
            s.done()
            return
        refill(s, events)
        s.call(ROUND, at + 1)

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        """Whether it is this round."""
        return above is ROUND and at == s.round


def refill(s: Table, events: list[Event] | None) -> None:
    """Fill all rows from bag and piles (CI-3.1); the hidden ones lie in the fourth group."""
    s.round += 1
    s.cards = s.card_pile.first(OPEN)
    s.hidden_card = s.card_pile.first(OPEN + 1)[OPEN]
    s.card_pile = s.card_pile.without(OPEN + 1)
    s.tiles = s.tile_pile.first(OPEN)
    s.hidden_tile = s.tile_pile.first(OPEN + 1)[OPEN]
    s.tile_pile = s.tile_pile.without(OPEN + 1)
    s.features = s.feature_pile.first(OPEN_FEATURES)
    s.hidden_feature = s.feature_pile.first(OPEN_FEATURES + 1)[OPEN_FEATURES]
    s.feature_pile = s.feature_pile.without(OPEN_FEATURES + 1)
    s.pieces = s.bag.first(OPEN_PIECES)
    s.bag = s.bag.without(OPEN_PIECES)
    if events is not None:
        cards = [s.deck.cards[card].name for card in s.cards]
        features = [FEATURE_NAMES[kind] for kind in s.features]
        pieces = [PIECE_NAMES[colour] for colour in s.pieces]
        events.append(Refilled(s.round, s.rounds, cards, tiles(s.tiles), features, pieces))


def clear(s: Table, events: list[Event] | None) -> None:
    """Give the star to who is nearest to it, take the workers back, and remove what is left (CI-3.4, CI-3.5)."""
    for group in range(GROUPS):
        worker = s.workers[BUILDING_ROW * GROUPS + group]
        if worker:
            s.first = worker - 1
    if s.hidden_card != NO_CARD:
        s.card_pile = Pile([*s.card_pile.left(), s.hidden_card])
        s.hidden_card = NO_CARD
    if s.hidden_tile != NO_TILE:
        s.tile_pile = Pile([*s.tile_pile.left(), s.hidden_tile])
        s.hidden_tile = NO_TILE
    if s.hidden_feature != NO_FEATURE:
        s.feature_pile = Pile([*s.feature_pile.left(), s.hidden_feature])
        s.hidden_feature = NO_FEATURE
    if events is not None:
        _tell_what_is_left(s, events)
        if s.round < s.rounds:
            events.append(Starred(s.first))
    s.cards, s.tiles = [NO_CARD] * OPEN, [NO_TILE] * OPEN
    s.features, s.pieces = [NO_FEATURE] * OPEN_FEATURES, [NO_PIECE] * OPEN_PIECES
    s.workers = [0] * SPACES


def _tell_what_is_left(s: Table, events: list[Event]) -> None:
    cards = [s.deck.cards[card].name for card in s.cards if card != NO_CARD]
    left = tiles([tile for tile in s.tiles if tile != NO_TILE])
    features = [FEATURE_NAMES[kind] for kind in s.features if kind != NO_FEATURE]
    pieces = [PIECE_NAMES[colour] for colour in s.pieces if colour != NO_PIECE]
    if s.seats == 3:
        events.append(Cleared(cards, left, features, pieces))


ROUND: Final = Round("CI-3.2")
ROUNDS: Final = Rounds("CI-3.1")
GAME: Final[Sequence[Table]] = Sequence(STEPS, "CI-3.1", [CHOOSE_START, ROUNDS])
