"""What a table promises to each place, as a bot would guess.

Everything counts as if the game ended now, and what can still become points is added: goods behind the screen as far as
they can be used, bonuses that will pay, resources on buildings that may become districts, and what Hal will make. How
much depends on how many rounds are left.
What is decided in this round is carried out first, in turn, in a copy, and whoever is yet to decide is promised what an
action is worth: so that all moments of a round can be compared.
"""

from typing import Final

from pentapolis.core.agenda import Frame
from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.acting import act, go_through
from pentapolis.games.ginkgopolis.bonuses import BONUSES_OF_COLOUR, WITH_TRIGGER
from pentapolis.games.ginkgopolis.cards import COLOUR_COUNT, NO_CARD, size
from pentapolis.games.ginkgopolis.choosing import CHOOSE_CARD
from pentapolis.games.ginkgopolis.city import UNOWNED
from pentapolis.games.ginkgopolis.districts import district_points
from pentapolis.games.ginkgopolis.rounds import ROUNDS
from pentapolis.games.ginkgopolis.scoring import TOKEN_POINTS, card_points
from pentapolis.games.ginkgopolis.setup import give_start
from pentapolis.games.ginkgopolis.table import HAL, Player, Table

# From what goods and bonuses were worth in many games between greedy bots, and from matches between such numbers.
_RESOURCE: Final = 1.2  # points that a resource behind the screen will make, while there is time
_TILE: Final = 1.3
_RESOURCES_USED: Final = 2.5  # what a player can use of them in a round, at most
_TILES_USED: Final = 0.5
_TILE_TO_GIVE: Final = 0.8  # a tile that can't be used but given back
_TILE_TO_KEEP: Final = 0.1  # and one that can't be given back any more
_PLACED: Final = 0.15  # points that a resource on a building will make besides what it makes now
_BONUS: Final = [0.9, 0.7, 1.0]  # what a bonus of each colour pays each time
_TRIGGERED: Final = [0.45, 0.4, 0.65]  # how often a trigger happens to a player in a round
_SOON: Final = 3.0  # rounds in which goods can still be used up
_TILES_TAKEN: Final = 0.9  # tiles that a player takes in a round
_RESOURCES_PLACED: Final = 1.2  # resources by which the nearest to the last one comes nearer in a round
_GIVEN_BACK: Final = 4.0  # tiles that a player gives back
_LONGEST: Final = 16.0
_ACTION: Final = 4.0  # what an action adds to what a player is promised
_HAL_ACTION: Final = 4.0
_HAL_ROUND: Final = 4.5  # points that Hal makes in a round

_NO_LUCK: Final = Luck(0)  # nothing in an action that is carried out here needs chance


def evaluate(s: Table) -> list[float]:
    """Return the expected total of each place at the end of the game."""
    settled = settle(s)
    rounds = 0.0 if s.agenda is None else rounds_left(settled)
    on_board = [0] * (UNOWNED + 1)
    for building in settled.city:
        on_board[building.owner] += building.height()
    return promise_to_all(settled, idle_places(s), rounds, district_points(settled), all_card_points(settled), on_board)


def idle_places(s: Table) -> int:
    """Return the mask of the places that have still to choose in this round, or to act without a choice like Hal."""
    mask = 1 << HAL if s.hal_card else 0
    if s.agenda is None or s.acted > 0:
        return mask
    for seat in range(s.seats):
        if s.players[seat].chosen_card == NO_CARD:
            mask |= 1 << seat
    return mask


def settle(s: Table) -> Table:
    """Return a copy in which all that is decided is carried out, in turn; the table itself if there is nothing."""
    if s.players[0].draft_pack:
        return _drafted(s)
    settled = s
    if s.card != NO_CARD:
        settled = _copy(s)
        settled.agenda = _action(s.agenda)
        _carry_out(settled)
    for turn in range(s.acted, s.seats):
        seat = (s.first + turn) % s.seats
        if s.players[seat].chosen_card != NO_CARD:
            if settled is s:
                settled = _copy(s)
            settled.agenda = Frame(act(settled, seat, None), 0, None)
            _carry_out(settled)
    return settled


def _action(frame: Frame | None) -> Frame | None:
    """Return the action under way without the round that goes on after it."""
    if frame is None or frame.step is ROUNDS or frame.step is CHOOSE_CARD:
        return None
    return Frame(frame.step, frame.at, _action(frame.under))


def _drafted(s: Table) -> Table:
    """Return a copy in which the characters that are kept so far are in play (GK-2.6)."""
    drafted = _copy(s)
    for seat, player in enumerate(drafted.players):
        for number in player.picks:
            player.bonuses |= 1 << number
            give_start(drafted, seat, number, None)
    return drafted


def _copy(s: Table) -> Table:
    copy = s.clone()
    assert isinstance(copy, Table)
    return copy


def _carry_out(s: Table) -> None:
    """Carry out an action to its end; nobody gives back tiles on the way."""
    while go_through(s, _NO_LUCK, None):
        s.done()


def all_card_points(s: Table) -> list[int]:
    """Return what the kept cards 10 to 20 of each place are worth."""
    return [card_points(s, place) for place in range(s.places())]


def promise_to_all(
    s: Table, idle: int, rounds: float, districts: list[int], cards: list[int], on_board: list[int]
) -> list[float]:
    """Return what each place is promised at a settled table, while some have yet to act.

    Districts and cards bring that much to each place now, and it has so many resources on buildings.
    """
    promises: list[float] = []
    for place, player in enumerate(s.players):
        points = player.points + TOKEN_POINTS * player.tokens
        given = size(player.given)  # a point each (GK-7.2)
        worth = float(points + cards[place] + districts[place] + given)
        if place >= s.seats:
            worth += rounds * _HAL_ROUND + (_HAL_ACTION if idle >> place & 1 else 0.0)
        else:
            worth += goods_worth(s, player, rounds) + rounds * kept_bonuses(player.bonuses).worth
            worth += min(1.0, rounds / _LONGEST) * _PLACED * on_board[place]
            worth += _ACTION if idle >> place & 1 else 0.0
        promises.append(worth)
    return promises


def goods_worth(s: Table, player: Player, rounds: float) -> float:
    """Return what resources and tiles behind a screen will make, as far as they can still be used."""
    if rounds == 0.0:
        return 0.0
    resources = min(float(player.resources), rounds * _RESOURCES_USED)
    tiles = float(size(player.all_tiles() & ~player.given))
    used = min(tiles, rounds * _TILES_USED)
    spare = _TILE_TO_GIVE if _giving_ahead(s) else _TILE_TO_KEEP
    return min(1.0, rounds / _SOON) * (_RESOURCE * resources + _TILE * used) + spare * (tiles - used)


def _giving_ahead(s: Table) -> bool:
    """Whether tiles will still be given back; they never are alone (GK-11.1)."""
    return s.seats > 1 and (s.depletions == 0 or s.supply.count() == 0)


def rounds_left(s: Table) -> float:
    """Return about how many rounds are still to come after this one, 0 when the end is triggered."""
    if s.ending:
        return 0.0
    tiles = float(s.supply.count())
    if _giving_ahead(s):
        tiles += _GIVEN_BACK * s.seats
    rounds = min(_LONGEST, tiles / (_TILES_TAKEN * s.places()))
    for player in s.players:
        rounds = min(rounds, (player.resources + player.supply) / _RESOURCES_PLACED)
    return max(0.5, rounds)


class Bonuses:
    """How many bonuses there are of each trigger and colour, and what they will pay in a round."""

    def __init__(self, bonuses: int) -> None:
        """Count those of a mask."""
        self.counts: Final[list[int]] = []
        worth = 0.0
        for trigger in range(3):
            with_trigger = bonuses & WITH_TRIGGER[trigger]
            for colour in range(COLOUR_COUNT):
                count = size(with_trigger & BONUSES_OF_COLOUR[colour])
                self.counts.append(count)
                worth += count * _BONUS[colour] * _TRIGGERED[trigger]
        self.worth: Final = worth


_MOST_KEPT: Final = 4096
_KEPT: Final[dict[int, Bonuses]] = {}


def kept_bonuses(bonuses: int) -> Bonuses:
    """Return what is known of a mask of bonuses; it is kept, since few actions change it."""
    found = _KEPT.get(bonuses)
    if found is None:
        if len(_KEPT) == _MOST_KEPT:
            _KEPT.clear()
        found = Bonuses(bonuses)
        _KEPT[bonuses] = found
    return found
