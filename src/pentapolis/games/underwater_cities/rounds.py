"""The course of the game: rounds, their end, new eras and the end (UC-3.1, UC-6.3, UC-7, UC-9, UC-10, UC-12)."""

from typing import Any, Final

from pentapolis.core.agenda import Frame, Step
from pentapolis.core.combinators import Sequence
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.core.scores import leaders
from pentapolis.games.underwater_cities.components import FIRST_OF_ERA, SLOT_COUNT, SLOT_NAMES
from pentapolis.games.underwater_cities.events import Ended, EraBegan, RoundBegan, SlotBlocked
from pentapolis.games.underwater_cities.hands import KEEP_CARDS
from pentapolis.games.underwater_cities.production import PRODUCTION
from pentapolis.games.underwater_cities.scoring import score_sheets
from pentapolis.games.underwater_cities.steps import STEPS, UcStep
from pentapolis.games.underwater_cities.supply import can_draw, discard, draw_cards, take_top
from pentapolis.games.underwater_cities.table import BLOCKED, COLOURED, PRODUCTION_ROUNDS, ROUNDS, TURNS, Table
from pentapolis.games.underwater_cities.turn import TURN

ERA_DRAW: Final = 3
FREE_SLOTS: Final = [0] * SLOT_COUNT

_PLAY: Final = 0
_END: Final = 1


class Rounds(UcStep):
    """One round after another: three turns of everybody, the end of the round, Production after some."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        if at == _END:
            if s.round == ROUNDS:
                end_game(s, events)
                s.stop()
            else:
                begin_round(s, luck, events)
                s.stay(_PLAY)
        elif s.moves < TURNS * s.seats:
            begin_turn(s)
            s.call(TURN, _PLAY)
        else:
            end_round(s)
            s.call(END_OF_ROUND, _END)

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        if at == _END:
            return above is END_OF_ROUND
        return at == _PLAY and above is TURN and s.moves > 0 and s.turn == s.order[(s.moves - 1) % s.seats]


def begin_turn(s: Table) -> None:
    """Let the next player begin."""
    s.turn = s.order[s.moves % s.seats]
    s.moves += 1
    player = s.me()
    player.once = []
    player.tunnels_built = 0


def end_round(s: Table) -> None:
    """Take the tiles back and set the new turn order (UC-6.3, UC-7.1)."""
    s.taken = FREE_SLOTS
    s.cloned = 0
    behind = [seat for seat in s.order if seat not in s.track]
    s.order = s.track + behind
    s.track = []
    for player in s.players:
        player.steps = 0
        player.once = []
        player.tunnels_built = 0


def begin_round(s: Table, luck: Luck, events: list[Event] | None) -> None:
    """Begin the next round; alone, blocking tiles go to their slots (UC-12.2, UC-12.3)."""
    s.round += 1
    s.moves = 0
    if events is not None:
        events.append(RoundBegan(s.round, s.order[0]))
    if s.seats == 1:
        _block(s, luck, events)
    for player in s.players:
        player.advanced = 0


def _block(s: Table, luck: Luck, events: list[Event] | None) -> None:
    ring = COLOURED[0]
    taken = FREE_SLOTS[:]
    per_colour = len(ring) // 3
    for colour in range(3):
        taken[ring[(colour * per_colour + s.round - 1) % len(ring)]] = BLOCKED
    s.taken = taken
    if s.round > 1 and not s.players[0].advanced and can_draw(s):
        card = take_top(s, luck, events)
        place = sum([int(digit) for digit in str(card + 1)]) - 1
        while taken[ring[place % len(ring)]]:
            place += 1
        slot = ring[place % len(ring)]
        taken[slot] = BLOCKED
        if events is not None:
            events.append(SlotBlocked(card + 1, SLOT_NAMES[slot]))
        discard(s, card, events)


class FirstRound(UcStep):
    """The game begins."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        begin_round(s, luck, events)
        s.done()


class Produce(UcStep):
    """Whether there is Production after this round."""

    def possible(self, s: Table) -> bool:
        return s.round in PRODUCTION_ROUNDS

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        s.become(PRODUCTION)

    def can_become(self, other: Step[Any]) -> bool:
        return other is PRODUCTION


class NewEra(UcStep):
    """The next era: used action cards are turned back, and everybody draws (UC-9.1)."""

    def possible(self, s: Table) -> bool:
        return s.round in PRODUCTION_ROUNDS and s.round < ROUNDS

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        s.gone = sorted(s.gone + s.discards)
        s.discards = []
        s.buried = s.buried + s.deck.left()
        s.era += 1
        cards = list(range(FIRST_OF_ERA[s.era], FIRST_OF_ERA[s.era + 1]))
        luck.shuffle(cards)
        s.deck = Pile(cards)
        if events is not None:
            events.append(EraBegan(s.era))
        for seat in s.order:
            s.players[seat].used = []
            draw_cards(s, seat, ERA_DRAW, luck, events)
        s.become(KEEP_CARDS)

    def can_become(self, other: Step[Any]) -> bool:
        return other is KEEP_CARDS


def end_game(s: Table, events: list[Event] | None) -> None:
    """Say who has won."""
    if events is not None:
        events.append(Ended(leaders(score_sheets(s))))


END_OF_ROUND: Final = Sequence(STEPS, "UC-7.1", [Produce("UC-8.3"), NewEra("UC-9.1")])
ROUNDS_STEP: Final = Rounds("UC-3.1")
COURSE: Final = Sequence(STEPS, "UC-2.5", [KEEP_CARDS, FirstRound("UC-3.1"), ROUNDS_STEP])


def beginning_turn() -> Frame:
    """Return the agenda at the moment when a player begins a turn."""
    return Frame(TURN, 0, Frame(ROUNDS_STEP, _PLAY, Frame(COURSE, len(COURSE.steps), None)))
