"""A referee who plays along: a whole table kept by the rules alone, slow and obvious.

The referee is told the actions and sees the cards as they are revealed, and says what must have happened and how the
table must look. Nothing else is taken from the engine.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TypeAlias

from pentapolis.core.views import Plain
from tests.games.five_towers.reference import Card, cards_of, decisions, deck, fits, highest_bid, who_decides
from tests.games.five_towers.scorer import score_five_towers

Reveal: TypeAlias = Iterator[list[Card]]
SUITS = ("candy", "scary", "tree", "scrap", "sand")


def plain_cards(cards: list[Card]) -> Plain:
    return [{"suit": card.suit, "value": card.value} for card in cards]


def in_order(cards: list[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: (SUITS.index(card.suit), card.value))


class Referee:
    """The table as it must be; `events` is what must have happened in the last step."""

    def __init__(self, seats: int, opener: int, revealed: Reveal) -> None:
        """Set the table up with the opener that was drawn, and see the first display."""
        self.seats = seats
        self.opener = opener
        self.pile: Counter[Card] = deck(seats)  # what it holds; nobody knows in which order
        self.discards: list[Card] = []
        self.towers: list[dict[str, list[int]]] = [{suit: [] for suit in SUITS} for _ in range(seats)]
        self.rubble: list[list[Card]] = [[] for _ in range(seats)]
        self.through = 1
        self.revealed = revealed
        self.events: list[Plain] = []
        self.begin_round()
        self.do_what_is_forced()

    def begin_round(self) -> None:
        """Reveal five cards, or all if there are fewer (FT-3.1)."""
        self.phase = "bidding"
        self.display = next(self.revealed)
        assert len(self.display) == min(5, self.pile.total()), "FT-3.1: five cards, fewer only if the pile has fewer"
        for card in self.display:
            assert self.pile[card] > 0, f"{card} was not in the pile"
            self.pile[card] -= 1
        assert self.display == in_order(self.display), "the display is sorted, so that its places mean something"
        self.bids: list[int | None] = [None] * self.seats
        self.passed = [False] * self.seats
        self.hand: list[Card] = []
        self.tell("revealed", opener=self.opener, cards=plain_cards(self.display))

    def tell(self, name: str, **what: Plain) -> None:
        self.events.append({"event": name, **what})

    def step(self, seat: int, action: str) -> None:
        """Carry out a decision and then all that leaves no choice."""
        assert who_decides(self.table()) == seat
        self.events = []
        self.carry_out(seat, action)
        self.do_what_is_forced()

    def do_what_is_forced(self) -> None:
        while self.phase != "over":
            allowed = decisions(self.table())
            assert allowed, "there is always something to do"
            if len(allowed) > 1:
                return
            seat = who_decides(self.table())
            assert seat is not None
            self.carry_out(seat, next(iter(allowed)))

    def carry_out(self, seat: int, action: str) -> None:
        kind, _, rest = action.partition(" ")
        kinds: dict[str, Callable[[int, str], None]] = {
            "bid": self.bid,
            "pass": self.pass_,
            "take": self.take,
            "keep": self.demolish,
            "demolish": self.demolish,
            "place": self.place,
        }
        kinds[kind](seat, rest)

    def bid(self, seat: int, number: str) -> None:
        self.bids[seat] = int(number)
        self.tell("bid", seat=seat, number=int(number))
        self.maybe_end_bidding(at_once=int(number) == len(self.display))

    def pass_(self, seat: int, _: str) -> None:
        self.passed[seat] = True
        self.tell("passed", seat=seat)
        self.maybe_end_bidding(at_once=False)

    def maybe_end_bidding(self, at_once: bool) -> None:
        """The bidding ends when all had their chance, or at once with a bid for everything (FT-3.2)."""
        all_spoke = all(bid is not None or passed for bid, passed in zip(self.bids, self.passed, strict=True))
        if not all_spoke and not at_once:
            return
        _, builder = highest_bid(self.table())
        if builder is None:
            self.end_round(self.opener)  # FT-3.9
        else:
            self.phase = "taking"

    def take(self, seat: int, places: str) -> None:
        chosen = [int(place) - 1 for place in places.split(",")]
        self.hand = [self.display[place] for place in chosen]
        self.display = [card for place, card in enumerate(self.display) if place not in chosen]
        self.phase = "demolishing"
        self.tell("took", seat=seat, cards=plain_cards(self.hand))

    def demolish(self, seat: int, suit: str) -> None:
        if suit:
            card = Card(suit, self.towers[seat][suit].pop())
            assert card.value != 0, "FT-1.6: a roof is never demolished"
            self.rubble[seat].append(card)
            self.tell("demolished", seat=seat, card=plain_cards([card])[0], rubble=len(self.rubble[seat]))
        self.phase = "placing"

    def place(self, seat: int, words: str) -> None:
        card = Card(words.split(maxsplit=1)[0], int(words.split()[1]))
        tower = self.towers[seat][card.suit]
        assert fits(tower, card.value), f"FT-1.5: {card} doesn't fit on {tower}"
        self.hand.remove(card)
        tower.append(card.value)
        self.tell("placed", seat=seat, card=plain_cards([card])[0], height=len(tower))
        if not self.hand:
            self.end_round((seat + 1) % self.seats)  # FT-3.8

    def end_round(self, next_opener: int) -> None:
        """Discard the display; shuffle or end if the pile is empty (FT-3.8, FT-3.9, FT-4.1 to FT-4.3)."""
        if self.display:
            self.tell("discarded", cards=plain_cards(self.display))
        self.discards += self.display
        self.display = []
        self.opener = next_opener
        if self.pile.total() > 0:
            self.begin_round()
        elif self.through == 1 and self.discards:
            self.through = 2
            self.pile = Counter(self.discards)
            self.tell("reshuffled", cards=len(self.discards))
            self.discards = []
            self.begin_round()
        else:
            self.end_game()

    def end_game(self) -> None:
        self.phase = "over"
        self.bids, self.passed = [None] * self.seats, [False] * self.seats
        totals = self.totals()
        winners = [seat for seat in range(self.seats) if totals[seat] == max(totals)]  # FT-5.4
        self.tell("ended", winners=winners, totals=totals)

    def totals(self) -> list[int]:
        return [sum(points.values()) for points in score_five_towers(self.table())]

    def table(self) -> Plain:
        """Return the table in the words of a spectator's plain view, without the scores and what `most` can bid."""
        table: Plain = {
            "seat": None,
            "seats": self.seats,
            "over": self.phase == "over",
            "phase": self.phase,
            "through": self.through,
            "opener": self.opener,
            "display": plain_cards(self.display),
            "bids": self.bids[:],
            "passed": self.passed[:],
            "to_place": plain_cards(self.hand),
            "towers": [[towers[suit][:] for suit in SUITS] for towers in self.towers],
            "rubble": [plain_cards(rubble) for rubble in self.rubble],
            "pile": self.pile.total(),
            "to_come": plain_cards(in_order(list(self.pile.elements()))),
            "discards": plain_cards(in_order(self.discards)),
        }
        table["bid"], table["builder"] = highest_bid(table)
        return table


def displays(events: list[Plain]) -> Reveal:
    """Go through the displays that were revealed."""
    return (cards_of(event["cards"]) for event in events if event["event"] == "revealed")
