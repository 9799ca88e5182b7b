"""What a net is told about each player: what the evaluation counts, the cards in play, and how far the game is."""

from typing import Final

from pentapolis.core.net import Features, Inputs, quarters
from pentapolis.games.underwater_cities.boards import BOARD_COUNT
from pentapolis.games.underwater_cities.components import CARD_COUNT, COLOURS, NO_COLOUR
from pentapolis.games.underwater_cities.evaluation import FEATURES, features, goal_ahead, guess, own_turns_left
from pentapolis.games.underwater_cities.places import count
from pentapolis.games.underwater_cities.player import SPACES
from pentapolis.games.underwater_cities.production import output_of
from pentapolis.games.underwater_cities.table import MOST_SEATS, ROUNDS, Table

_OWN: Final = (
    *("promise", "turns", "hand", "special-hand", "contracts", "upgraded-tunnels"),
    *("farms", "plants", "laboratories"),
    *("output-points", "output-kelp", "output-steelplast", "output-science", "output-credits", "output-biomatter"),
    *(f"hand-{colour}" for colour in COLOURS),
)

# Where each group of marks begins.
_SEATS: Final = 0
_GOAL: Final = _SEATS + MOST_SEATS
_ORDER: Final = _GOAL + 1
_TRACK: Final = _ORDER + MOST_SEATS
_STEPS: Final = _TRACK + MOST_SEATS
_ROUND: Final = _STEPS + SPACES + 1
_BOARD: Final = _ROUND + ROUNDS + 1
_CARD: Final = _BOARD + BOARD_COUNT

INPUTS: Final = Inputs(
    (*(f"feature-{number}" for number in range(FEATURES)), *_OWN),
    (
        *(f"seats-{number}" for number in range(1, MOST_SEATS + 1)),
        "goal",
        *(f"order-{number}" for number in range(MOST_SEATS)),
        *(f"track-{number}" for number in range(MOST_SEATS)),
        *(f"steps-{number}" for number in range(SPACES + 1)),
        *(f"round-{number}" for number in range(ROUNDS + 1)),
        *(f"board-{number}" for number in range(BOARD_COUNT)),
        *(f"card-{number}" for number in range(CARD_COUNT)),
    ),
)


def net_inputs(s: Table) -> list[Features]:
    """Return what is told about each seat, and alone about the goal."""
    found = [_player(s, seat) for seat in range(s.seats)]
    if s.seats == 1:
        found.append(Features(goal_ahead(s), [0] * len(INPUTS.amounts), [_GOAL], []))
    return found


def _player(s: Table, seat: int) -> Features:
    player = s.players[seat]
    output = output_of(player)
    told = features(s, seat, output)
    promise = guess(s, seat, told)
    colours = [0] * len(COLOURS)
    for card in player.hand:
        colour = s.components.cards[card].colour
        if colour != NO_COLOUR:
            colours[colour] += 1
    amounts = [quarters(amount) for amount in told]
    amounts += [
        quarters(promise),
        own_turns_left(s, seat),
        len(player.hand),
        len(player.open_hand),
        len(player.contracts),
        count(player.upgraded_tunnels),
        count(player.farms),
        count(player.plants),
        count(player.laboratories),
        output.points,
        output.kelp,
        output.steelplast,
        output.science,
        output.credits,
        output.biomatter,
    ]
    marks = [_SEATS + s.seats - 1, _STEPS + player.steps, _ROUND + s.round, _BOARD + player.board]
    if s.order:
        marks.append(_ORDER + s.order.index(seat))
    if seat in s.track:
        marks.append(_TRACK + s.track.index(seat))
    for cards in (player.permanents, player.actions, player.productions, player.ends):
        marks += [_CARD + card for card in cards if card < CARD_COUNT]
    return Features(promise, amounts + colours, marks, [])
