"""The set-up (UC-2, UC-12.1)."""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.games.underwater_cities.boards import ADVANCED_BOARDS, BASIC_BOARDS, BOARDS
from pentapolis.games.underwater_cities.components import (
    ASSISTANT,
    BLUE,
    BROWN,
    CHEAP_SPECIALS,
    CONTRACT_COUNT,
    DEAR_SHOWN,
    DEAR_SPECIALS,
    FIRST_OF_ERA,
    LEFT_OUT_SOLO,
)
from pentapolis.games.underwater_cities.goods import Goods
from pentapolis.games.underwater_cities.rounds import FREE_SLOTS
from pentapolis.games.underwater_cities.supply import draw_cards, turn_up_special
from pentapolis.games.underwater_cities.table import (
    CONTRACTS_SHOWN,
    SYMBIOTIC_SUPPLY,
    TUNNEL_SUPPLY,
    WHITE_SUPPLY,
    Table,
)

FIRST_HAND: Final = 6
START: Final = Goods(1, 1, 1, 2, 0, 0, 0)
# By place in the first turn order: steps on the federation track, and what is given besides (UC-2.4).
START_STEPS: Final = (0, 1, 2, 3)
EXTRA: Final = [
    Goods(0, 0, 0, 0, 0, 0, 0),
    Goods(0, 0, 0, 0, 0, 0, 0),
    Goods(0, 0, 0, 1, 0, 0, 0),
    Goods(0, 1, 0, 1, 0, 0, 0),
]


def lay_out(s: Table, luck: Luck, events: list[Event] | None) -> None:
    """Lay out the table, and deal everybody six cards."""
    s.era = 1
    s.taken = FREE_SLOTS
    s.deck = Pile(_shuffled(list(range(FIRST_OF_ERA[1], FIRST_OF_ERA[2])), luck))
    s.special_deck = Pile(_shuffled(CHEAP_SPECIALS, luck))
    turn_up_special(s, events)
    s.dear = sorted(_shuffled(DEAR_SPECIALS, luck)[:DEAR_SHOWN])
    s.order = _shuffled(list(range(s.seats)), luck)
    _deal_boards(s, luck)
    if s.options["contracts"] == "yes":
        s.contracts = sorted(_shuffled(list(range(CONTRACT_COUNT)), luck)[:CONTRACTS_SHOWN])
    s.tunnels_left = TUNNEL_SUPPLY
    s.whites_left = WHITE_SUPPLY - s.seats
    s.symbiotics_left = SYMBIOTIC_SUPPLY[s.seats]
    s.track = [s.order[place] for place in range(s.seats - 1, 0, -1)]
    for place, seat in enumerate(s.order):
        player = s.players[seat]
        player.goods = START.plus(EXTRA[place])
        player.steps = START_STEPS[place]
        draw_cards(s, seat, FIRST_HAND, luck, events)


def _deal_boards(s: Table, luck: Luck) -> None:
    """Give everybody a board, a brown and two blue metropolises, a city and an assistant (UC-2.3)."""
    boards = _shuffled(ADVANCED_BOARDS if s.options["boards"] == "advanced" else BASIC_BOARDS, luck)
    brown = _shuffled([tile for tile in BROWN if s.seats > 1 or tile != LEFT_OUT_SOLO], luck)
    blue = _shuffled(BLUE, luck)
    for seat, player in enumerate(s.players):
        player.board = boards[seat]
        player.metropolises = [brown[seat], blue[2 * seat], blue[2 * seat + 1]]
        player.whites = player.reach = 1 << BOARDS[player.board].start
        player.actions = [ASSISTANT]
    s.spares = Pile(blue[2 * s.seats :])


def _shuffled(items: list[int], luck: Luck) -> list[int]:
    mixed = items[:]
    luck.shuffle(mixed)
    return mixed
