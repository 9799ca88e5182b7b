"""Building: which cards, demolish or not, and the order where it matters (FT-3.5 to FT-3.7)."""

from typing import Any, Final

from pentapolis.core.agenda import NOTHING, Step
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.problem import Params
from pentapolis.core.refusal import Refusal
from pentapolis.games.five_towers.actions import DEMOLISH, KEEP, PLACE, TAKE
from pentapolis.games.five_towers.cards import NO_CARDS, SUIT_COUNT, SUITS, VALUES, card, cards, suit_of, value_of
from pentapolis.games.five_towers.ending import END_ROUND
from pentapolis.games.five_towers.events import Demolished, Placed, Took
from pentapolis.games.five_towers.handfuls import OF_SIZE, buildable, handful_of
from pentapolis.games.five_towers.table import NO_SEAT, FtStep, Player, Table
from pentapolis.games.five_towers.towers import STAYS, Tower, all_fit, first_values, order_matters

# By a set of suits:
_DEMOLITIONS: Final = [[DEMOLISH + suit for suit in range(SUIT_COUNT) if suits >> suit & 1] for suits in range(32)]
_KEEP_OR_DEMOLISH: Final = [[KEEP, *demolitions] for demolitions in _DEMOLITIONS]


class Taking(FtStep):
    """The builder takes as many cards as were bid, all of which can be built."""

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        """Return the handfuls of that size."""
        handfuls = buildable(s, s.players[seat])
        return [TAKE + handful for handful in OF_SIZE[s.bid] if handfuls >> handful & 1]

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Take these cards and go on to the demolition."""
        handful = action - TAKE
        taken: list[int] = []
        left: list[int] = []
        for place, kind in enumerate(s.display):
            if handful >> place & 1:
                taken.append(kind)
            else:
                left.append(kind)
        if events is not None:
            events.append(Took(seat, cards(taken)))
        s.taken = taken
        s.display = left
        s.become(DEMOLISHING)

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        """Return why these cards can't be taken."""
        handful = action - TAKE
        if handful >= 1 << len(s.display):
            return Refusal(self.rule, "no-such-place", {"most": len(s.display)})
        if handful.bit_count() != s.bid:
            return Refusal(self.rule, "take-as-bid", {"taken": handful.bit_count(), "bid": s.bid})
        return Refusal("FT-3.7", "cannot-all-be-built")

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return every choice of as many cards as were bid."""
        return [TAKE + handful for handful in OF_SIZE[s.bid] if handful < 1 << len(s.display)]

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        """Return how many cards are to be taken."""
        return {"bid": s.bid}

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        """Whether the builder may take cards."""
        return not s.taken and _is_to_build(s, len(s.display)) and super().is_sound(s, at, above)


class Demolishing(FtStep):
    """The builder may demolish the top of a tower, and has to if what was taken can't be built otherwise."""

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        """Return the demolitions, none among them, after which all that was taken can be built (FT-3.6, FT-3.7)."""
        handful = handful_of(s.taken, s.display)
        blocked = 0  # suits whose taken cards don't fit as the towers stand
        helpful = 0  # suits whose taken cards, if any, fit after a demolition there
        towers = s.players[seat].towers
        for suit, row in enumerate(s.rows):
            tower = towers[suit]
            if row and not row[tower.top] >> handful & 1:
                blocked |= 1 << suit
            if tower.demolished_top != STAYS and (not row or row[tower.demolished_top] >> handful & 1):
                helpful |= 1 << suit
        if blocked == 0:
            return _KEEP_OR_DEMOLISH[helpful]
        return _DEMOLITIONS[helpful & blocked] if blocked & blocked - 1 == 0 else NOTHING

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Demolish or not, then place the cards, up to a choice."""
        player = s.players[seat]
        if action != KEEP:
            suit = action - DEMOLISH
            towers = player.towers[:]
            kind = suit * VALUES + towers[suit].top
            towers[suit] = towers[suit].lowered()
            player.towers = towers
            rubble = player.rubble[:]
            rubble.append(kind)
            player.rubble = rubble
            if events is not None:
                events.append(Demolished(seat, card(kind), len(player.rubble)))
        s.become(END_ROUND if _place_cards(s, player, events) else PLACING)

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        """Return why this can't be demolished; a demolition that can't be avoided is never asked about."""
        suit = action - DEMOLISH
        tower = s.players[seat].towers[suit]
        if tower.height == 0:
            return Refusal(self.rule, "nothing-to-demolish", {"suit": SUITS[suit]})
        if tower.demolished_top == STAYS:
            return Refusal("FT-1.6", "roof-stays", {"suit": SUITS[suit]})
        return Refusal("FT-3.7", "demolition-leaves-no-place", {"suit": SUITS[suit]})

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        """Whether the builder has taken as many cards as were bid."""
        has_taken = len(s.taken) == s.bid and _is_to_build(s, len(s.display) + s.bid)
        return has_taken and super().is_sound(s, at, above)


class Placing(FtStep):
    """The builder chooses which card comes next in a tower, where its order matters."""

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        """Return the cards of the first suit that may come next."""
        suit = suit_of(s.taken[0])
        values = [value_of(kind) for kind in s.taken if suit_of(kind) == suit]
        return [PLACE + suit * VALUES + value for value in first_values(s.players[seat].towers[suit].top, values)]

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Add the chosen card to its tower, and go on up to the next choice."""
        kind = action - PLACE
        player = s.players[seat]
        towers = player.towers[:]
        _place(seat, towers, kind, events)
        player.towers = towers
        taken = s.taken[:]
        taken.remove(kind)
        s.taken = taken
        if _place_cards(s, player, events):
            s.become(END_ROUND)

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        """Return why this card can't come next."""
        kind = action - PLACE
        params: Params = {"suit": SUITS[suit_of(kind)], "value": value_of(kind)}
        if kind not in s.taken:
            return Refusal(self.rule, "not-in-hand", params)
        asked = suit_of(s.taken[0])
        if suit_of(kind) != asked:
            return Refusal(self.rule, "other-suit-first", {"suit": SUITS[asked]})
        return Refusal(self.rule, "order-leaves-no-place", params)

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return every card that was taken."""
        return [PLACE + kind for kind in sorted(set(s.taken))]

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        """Whether the builder's towers have room for the cards that are still to be placed."""
        if not 0 < len(s.taken) <= s.bid or not _is_to_build(s, len(s.display) + s.bid):
            return False
        for suit, tower in enumerate(s.players[s.turn].towers):
            if not all_fit(tower.top, [value_of(kind) for kind in s.taken if suit_of(kind) == suit]):
                return False
        return super().is_sound(s, at, above)


def _is_to_build(s: Table, shown: int) -> bool:
    """Whether the bidding for so many cards is over and it is the builder's turn."""
    return s.turn == s.builder and (s.bid == shown or s.next_bidder() == NO_SEAT)


def _place_cards(s: Table, player: Player, events: list[Event] | None) -> bool:
    """Place the taken cards, suit by suit, until there is a choice; whether everything is placed (FT-3.7).

    The order of the suits makes no difference, and the order within a suit only where several are possible.
    """
    taken = s.taken
    towers = player.towers[:]
    player.towers = towers
    start = 0
    while start < len(taken):
        suit = suit_of(taken[start])
        end = start + 1
        while end < len(taken) and suit_of(taken[end]) == suit:
            end += 1
        if end > start + 1 and order_matters(taken, start, end):
            s.taken = taken[start:]
            return False
        for place in range(end - 1, start - 1, -1):
            _place(s.turn, towers, taken[place], events)
        start = end
    s.taken = NO_CARDS
    return True


def _place(seat: int, towers: list[Tower], kind: int, events: list[Event] | None) -> None:
    """Add a card to the tower of its suit."""
    suit = suit_of(kind)
    tower = towers[suit].raised(value_of(kind))
    towers[suit] = tower
    if events is not None:
        events.append(Placed(seat, card(kind), tower.height))


TAKING: Final = Taking("FT-3.5", ("take",), name="taking", not_now="no-taking-now")
DEMOLISHING: Final = Demolishing("FT-3.6", ("keep", "demolish"), name="demolishing", not_now="no-demolition-now")
PLACING: Final = Placing("FT-3.7", ("place",), name="placing", not_now="no-placing-now")
