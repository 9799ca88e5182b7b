"""The set-up (FT-2.1)."""

from pentapolis.core.agenda import NOTHING, AgendaGame
from pentapolis.core.game import Options
from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.games.five_towers.cards import NO_CARDS, SUIT_COUNT, deck
from pentapolis.games.five_towers.handfuls import rows_of
from pentapolis.games.five_towers.state import FiveTowersState
from pentapolis.games.five_towers.table import NO_SEAT, NOT_YET, Player
from pentapolis.games.five_towers.towers import NO_TOWER


def empty_table(game: AgendaGame, seats: int, options: Options) -> FiveTowersState:
    """Return a table without any card."""
    return FiveTowersState(
        game,
        seats,
        options,
        None,
        NOTHING,
        0,
        players=[Player([NO_TOWER] * SUIT_COUNT, NO_CARDS, NOT_YET, 0) for _ in range(seats)],
        pile=Pile(NO_CARDS),
        through=1,
        opener=0,
        display=NO_CARDS,
        taken=NO_CARDS,
        bid=0,
        builder=NO_SEAT,
        rows=rows_of(NO_CARDS),
    )


def set_up(game: AgendaGame, seats: int, options: Options, luck: Luck) -> FiveTowersState:
    """Shuffle the deck and choose the first opener at random."""
    state = empty_table(game, seats, options)
    cards = deck(seats)
    luck.shuffle(cards)
    state.pile = Pile(cards)
    state.opener = luck.below(seats)
    return state
