"""The bidding (FT-3.2 to FT-3.4)."""

from typing import Any, Final

from pentapolis.core.agenda import Step
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.problem import Params
from pentapolis.core.refusal import Refusal
from pentapolis.games.five_towers.actions import BID, PASS
from pentapolis.games.five_towers.building import TAKING
from pentapolis.games.five_towers.cards import DISPLAY_SIZE
from pentapolis.games.five_towers.ending import END_ROUND
from pentapolis.games.five_towers.events import Bid, Passed
from pentapolis.games.five_towers.handfuls import most_cards
from pentapolis.games.five_towers.table import FIRST_BID, NO_SEAT, PASSED, FtStep, Table

_BIDS: Final = [BID + number for number in range(DISPLAY_SIZE + 1)]
_OPENINGS: Final = [_BIDS[: most + 1] for most in range(DISPLAY_SIZE + 1)]  # by what can be carried out
_RAISES: Final = [
    [[*_BIDS[bid + 1 : most + 1], PASS] for most in range(DISPLAY_SIZE + 1)] for bid in range(DISPLAY_SIZE)
]


class Bidding(FtStep):
    """Each bids once, from the opener on, until somebody bids for the whole display."""

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        """Return every bid that is high enough and can be carried out, and the pass."""
        most = most_cards(s, s.players[seat])
        return _OPENINGS[most] if seat == s.opener else _RAISES[s.bid][most]

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Bid or pass; then the next one is asked, or the highest bidder builds."""
        if action == PASS:
            s.players[seat].said = PASSED
            if events is not None:
                events.append(Passed(seat))
        else:
            number = action - BID
            s.players[seat].said = FIRST_BID + number
            if number > 0:
                s.bid = number
                s.builder = seat
            if events is not None:
                events.append(Bid(seat, number))
        following = seat + 1 if seat + 1 < s.seats else 0
        if following != s.opener and s.bid < len(s.display):
            s.turn = following
        elif s.builder == NO_SEAT:
            s.become(END_ROUND)  # FT-3.9
        else:
            s.turn = s.builder
            s.become(TAKING)

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        """Return why the player can't bid so."""
        if action == PASS:
            return Refusal("FT-3.4", "opener-bids-0")
        number = action - BID
        if number > len(s.display):
            return Refusal(self.rule, "display-too-small", {"bid": number, "most": len(s.display)})
        if number <= s.bid:
            return Refusal(self.rule, "bid-too-low", {"bid": number, "highest": s.bid})
        return Refusal("FT-3.3", "bid-too-high", {"bid": number, "most": most_cards(s, s.players[seat])})

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return every number up to the whole display; the opener passes by bidding 0."""
        bids = _BIDS[: len(s.display) + 1]
        return bids if seat == s.opener else [*bids[1:], PASS]

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        """Return what was bid so far, and what the next bidder can build."""
        opening = "true" if s.turn == s.opener else "false"
        return {"opening": opening, "highest": s.bid, "most": most_cards(s, s.players[s.turn])}

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        """Whether the seat in turn is the next to bid, and nothing is taken."""
        is_next = s.turn == s.next_bidder() and s.bid < len(s.display) and not s.taken
        return is_next and super().is_sound(s, at, above)


BIDDING: Final = Bidding("FT-3.2", ("bid", "pass"), name="bidding", not_now="bidding-is-over")
