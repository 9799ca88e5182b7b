"""A tiny game for tests only, on the agenda, with everything that an agenda can do.

ML-1  There are cards 1 to 12. Each player is dealt two; the rest is the deck. Each player has wood and stone.
ML-2  All choose a card of the hand secretly at the same time. A choice can be taken back until all have chosen.
ML-3  The cards are opened together. In turn, each player works and plays the card, in either order.
ML-4  Work is a wood or a stone, while the yard has some.
ML-5  The parts of a card may be done in any order, or left out.
ML-6  To build: up to so many mills, one after another, the first is a must. A mill costs two goods of any kind; for
      each stone the player gets a coin, which is kept covered until the end.
ML-7  A mill that is built gives a sack for each wood of the player, two at most, and a wood if there is one left: in
      the player's order.
ML-8  To look: the two next cards of the deck are looked at, one is kept, the other is discarded.
ML-9  Once a round, whenever a player is asked in turn, a stone can be swapped for a wood.
ML-10 After the round everybody draws a card; if the deck is empty, the discards are shuffled.
ML-11 The game ends after three rounds. A mill is worth 3 points, a sack and a coin 1.
"""

from pentapolis.core.agenda import NOTHING, AgendaGame, AgendaState, Frame
from pentapolis.core.events import Event
from pentapolis.core.game import Options
from pentapolis.core.luck import Luck
from pentapolis.core.packing import Reader
from pentapolis.core.pile import Pile
from pentapolis.core.problem import Problem
from tests.toy.mill.actions import SPACE
from tests.toy.mill.components import CARDS
from tests.toy.mill.rounds import draw
from tests.toy.mill.rules import MillRules
from tests.toy.mill.state import MillState
from tests.toy.mill.steps import MillStep
from tests.toy.mill.table import Goods, Player


class Mill(AgendaGame):
    """The title; broken ones have other steps or states of another class."""

    def __init__(self, changed: dict[str, type[MillStep]] | None = None, state: type[MillState] = MillState) -> None:
        self.rules = MillRules(changed)
        self.state = state
        super().__init__(
            "mill", 1, (1, 2, 3), SPACE,
            steps=self.rules.table, first=self.rules.game, end_rule="ML-11",
            fields=[MillState.declared(), Player.declared()],
        )  # fmt: skip

    def lay_out(self, seats: int, options: Options, luck: Luck, events: list[Event] | None) -> AgendaState:
        deck = list(range(CARDS))
        luck.shuffle(deck)
        players = [Player(Goods(2, 1), [], 0, 0, 0, [], 0, 0, 0, 0) for _ in range(seats)]
        state = self.state(self, seats, options, None, NOTHING, 0, players, Pile(deck), [], Goods(3, 2), 0, 0, 0)
        for _ in range(2):
            for seat in range(seats):
                draw(state, seat, events)
        return state

    def lay_position(self, description: str, luck: Luck, problems: list[Problem]) -> AgendaState:
        """Only where the goods are can be said: `goods 0: 3 1`."""
        state = self.lay_out(2, {}, luck, None)
        assert isinstance(state, MillState)
        for seat, line in enumerate(description.split()):
            wood, _, stone = line.partition("+")
            state.players[seat].goods = Goods(int(wood), int(stone))
        state.agenda = Frame(self.first, 0, None)
        return state

    def defects(self, state: AgendaState) -> list[Problem]:
        assert isinstance(state, MillState)
        found = sorted(item for zone in state.zones() for item in zone.items)
        return [] if found == list(range(CARDS)) else [Problem("mill.position.cards")]

    def unpack_fields(self, seats: int, options: Options, reader: Reader) -> AgendaState:
        return MillState.unpack(self, seats, options, reader)

    def components(self, seats: int, options: Options) -> list[int]:
        return list(range(CARDS))
