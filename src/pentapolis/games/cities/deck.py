"""Scoring cards and goals, read from data (CI-1.1): what they count, what they are worth, and what they are called."""

import pkgutil
from dataclasses import dataclass
from typing import Final

from pentapolis.core.json_data import JsonObject
from pentapolis.core.packs import Confidence, end_own, own_data, read_confidence
from pentapolis.games.cities.city import City
from pentapolis.games.cities.pattern_reader import read_pattern
from pentapolis.games.cities.patterns import MOST_SIZE, Pattern
from pentapolis.games.cities.wording import Phrase, Wording

CARD_COUNT: Final = 32
GOAL_COUNT: Final = 3  # on a board
VALUES: Final = 3  # of a goal
MOST_POINTS: Final = 20  # for one thing, or for a goal
BOARDS: Final = (
    *("new-york", "rio", "sydney", "venice"),
    *("barcelona", "lisbon", "mexico-city", "buenos-aires"),
)


@dataclass(frozen=True)
class Card:
    """A scoring card as events name it."""

    id: str
    en: str  # its name in English
    hu: str


@dataclass(frozen=True)
class Goal:
    """A goal as events name it."""

    id: str
    en: str
    hu: str


@dataclass(frozen=True)
class Board:
    """A city board as events name it."""

    id: str
    en: str
    hu: str


@dataclass(frozen=True)
class CardFace:
    """What is printed on a scoring card, and how sure that is."""

    id: str
    en: str  # its name
    hu: str
    points: int
    every: int  # so many of what is counted bring the points
    pattern: str  # the kind of what is counted
    says: Wording
    confidence: Confidence


class ScoringCard:
    """So many points for each of what a pattern counts, or for every two, three, … of them (CI-6.4)."""

    def __init__(self, name: Card, points: int, every: int, pattern: Pattern, confidence: Confidence) -> None:
        """Take everything."""
        self.name: Final = name
        self.points: Final = points
        self.every: Final = every
        self.pattern: Final = pattern
        head = Phrase(f"cities.each.{pattern.kind}", {"points": points, "every": every})
        says = Wording(head, tuple(tuple(group) for group in pattern.groups()), pattern.joint)
        self.face: Final = CardFace(name.id, name.en, name.hu, points, every, pattern.kind, says, confidence)

    def score(self, city: City) -> int:
        """Return what the card brings in a city."""
        return self.points * (self.pattern.count(city) // self.every)


class CityGoal:
    """A goal that is met when a pattern counts enough (CI-5.1)."""

    def __init__(self, name: Goal, least: int, pattern: Pattern, points: list[int], confidence: Confidence) -> None:
        """Take everything; the points are those for the first, the second and the third to meet it."""
        self.name: Final = name
        self.least: Final = least
        self.pattern: Final = pattern
        self.points: Final = points
        self.confidence: Final = confidence
        head = Phrase(f"cities.goal.{pattern.kind}", {"least": least})
        self.says: Final = Wording(head, tuple(tuple(group) for group in pattern.groups()), pattern.joint)

    def is_met(self, city: City) -> bool:
        """Whether a city meets it."""
        return self.pattern.count(city) >= self.least

    def values(self, seats: int) -> list[int]:
        """Return what can be won; two players don't use the middle value (CI-2.1)."""
        return [self.points[0], self.points[-1]] if seats == 2 else self.points


class CityBoard:
    """A city board with its three goals."""

    def __init__(self, name: Board, goals: list[CityGoal]) -> None:
        """Take both."""
        self.name: Final = name
        self.goals: Final = goals


class Deck:
    """All cards and boards of a game."""

    def __init__(self, cards: list[ScoringCard], boards: list[CityBoard]) -> None:
        """Take both."""
        self.cards: Final = cards
        self.boards: Final = boards
        self.faces: Final = [card.face for card in cards]


def read_deck(data: JsonObject, others: Deck | None) -> Deck:
    """Return the cards and boards that an object of JSON describes; what is wrong with it is noted there.

    A pack may leave out the cards, or some boards: these are then those of the other deck.
    """
    if others is None:
        return Deck(_read_cards(data), _read_boards(data))
    cards = _read_cards(data) if data.has("cards") else others.cards
    named = {board.name.id: board for board in (_read_boards(data) if data.has("boards") else [])}
    return Deck(cards, [named.get(board.name.id, board) for board in others.boards])


def _read_cards(data: JsonObject) -> list[ScoringCard]:
    cards = [_read_card(card) for card in data.parts("cards", CARD_COUNT, CARD_COUNT)]
    data.different("cards", [card.name.id for card in cards])
    return cards


def _read_boards(data: JsonObject) -> list[CityBoard]:
    boards = [_read_board(board) for board in data.parts("boards")]
    data.different("boards", [board.name.id for board in boards])
    return boards


def _read_card(data: JsonObject) -> ScoringCard:
    en, hu = _names(data)
    card = ScoringCard(
        Card(data.text("id"), en, hu),
        data.number("points", 1, MOST_POINTS),
        data.number_or("every", 1, 2, MOST_SIZE),
        read_pattern(data.part("per")),
        read_confidence(data),
    )
    data.end()
    return card


def _read_board(data: JsonObject) -> CityBoard:
    en, hu = _names(data)
    goals = [_read_goal(goal) for goal in data.parts("goals", GOAL_COUNT, GOAL_COUNT)]
    board = CityBoard(Board(data.word("id", BOARDS), en, hu), goals)
    data.end()
    return board


def _read_goal(data: JsonObject) -> CityGoal:
    en, hu = _names(data)
    goal = CityGoal(
        Goal(data.text("id"), en, hu),
        data.number("least", 1, MOST_SIZE),
        read_pattern(data.part("of")),
        data.numbers("points", VALUES, 1, MOST_POINTS),
        read_confidence(data),
    )
    data.end()
    return goal


def _names(data: JsonObject) -> tuple[str, str]:
    names = data.part("name")
    found = names.text("en"), names.text("hu")
    names.end()
    return found


def _standard() -> Deck:
    """Return the deck beside this file."""
    data = own_data(pkgutil.get_data("pentapolis.games.cities", "standard.json"), "cities")
    deck = read_deck(data, None)
    end_own(data)
    assert [board.name.id for board in deck.boards] == list(BOARDS)
    return deck


STANDARD: Final = _standard()
