"""Whether a table could have come about by the rules, as far as it shows: slow, obvious, and strict."""

from collections import Counter

from pentapolis.core.state import State
from pentapolis.core.views import Plain
from tests.games.five_towers.notation import options, table
from tests.games.five_towers.referee import SUITS
from tests.games.five_towers.reference import (
    Card,
    can_carry_out,
    cards_of,
    clockwise,
    decisions,
    deck,
    fits,
    has_spoken,
    highest_bid,
    towers_of,
    who_decides,
)
from tests.games.five_towers.scorer import score_five_towers


def impossibilities(state: State) -> list[str]:
    """Return everything about a state that no game could have led to."""
    seen = table(state)
    found = _cards(seen) + _towers(seen) + _piles(seen)
    found += _end(seen) if seen["phase"] == "over" else _bidding(seen)
    if not found:
        found += _decision(state, seen)
    if [sheet["categories"] for sheet in seen["scores"]] != score_five_towers(seen):
        found.append("the scores are wrong")
    return found


def _cards(seen: Plain) -> list[str]:
    everywhere = Counter(cards_of(seen["display"] + seen["to_place"] + seen["to_come"] + seen["discards"]))
    for seat in range(seen["seats"]):
        everywhere.update(cards_of(seen["rubble"][seat]))
        for suit, values in zip(SUITS, seen["towers"][seat], strict=True):
            everywhere.update(Card(suit, value) for value in values)
    return [] if everywhere == deck(seen["seats"]) else ["the cards are not the deck"]


def _towers(seen: Plain) -> list[str]:
    found = []
    for seat in range(seen["seats"]):
        for tower in seen["towers"][seat]:
            if any(not fits(tower[:place], tower[place]) for place in range(len(tower))):
                found.append(f"a tower of {seat} is {tower}")
        if any(card.value == 0 for card in cards_of(seen["rubble"][seat])):
            found.append(f"{seat} has demolished a roof")
    return found


def _piles(seen: Plain) -> list[str]:
    """FT-3.1: rounds begin with five cards, fewer only in the very last."""
    found = []
    if seen["through"] not in (1, 2):
        found.append("the pile is gone through once or twice")
    if seen["through"] == 1 and seen["pile"] % 5 != 0:
        found.append("the first time the pile is a multiple of five")
    last = seen["through"] == 2 and seen["pile"] == 0
    if seen["phase"] != "over" and _shown(seen) not in ((1, 2, 3, 4, 5) if last else (5,)):
        found.append(f"{_shown(seen)} cards were on display")
    if seen["phase"] in ("bidding", "taking") and seen["to_place"]:
        found.append("nothing is taken yet")
    return found


def _shown(seen: Plain) -> int:
    """How many cards were on display when the round began."""
    taken = highest_bid(seen)[0] if seen["phase"] == "placing" else len(seen["to_place"])
    return len(seen["display"]) + taken


def _end(seen: Plain) -> list[str]:
    """FT-4.2, FT-4.3: the pile is empty, for the second time or with nothing to shuffle, and all is cleared away."""
    found = []
    if seen["pile"] or seen["display"] or seen["to_place"]:
        found.append("the game isn't over while there are cards to take or to come")
    if seen["through"] == 1 and seen["discards"]:
        found.append("the discards are still to be shuffled")
    if (
        any(bid is not None for bid in seen["bids"])
        or any(seen["passed"])
        or seen["builder"] is not None
        or seen["bid"]
    ):
        found.append("nobody bids after the end")
    return found


def _bidding(seen: Plain) -> list[str]:
    """FT-3.2 to FT-3.4: one after another from the opener, each higher, each possible, and until all are bid for."""
    if not 0 <= seen["opener"] < seen["seats"]:
        return ["the opener is a player"]
    found, highest, silent = _bids(seen)
    full = highest == _shown(seen)
    if (seen["bid"], seen["builder"]) != highest_bid(seen):
        found.append("the highest bidder is another")
    if seen["phase"] == "bidding" and (full or not silent):
        found.append("the bidding is over")
    if seen["phase"] != "bidding" and (highest == 0 or (silent and not full)):
        found.append("the bidding isn't over")
    if seen["phase"] == "demolishing" and len(seen["to_place"]) != highest:
        found.append("the builder took another number than was bid")
    if seen["phase"] == "placing" and not 2 <= len(seen["to_place"]) <= highest:
        found.append("the builder has another number of cards left than was bid")
    return found


def _bids(seen: Plain) -> tuple[list[str], int, bool]:
    """Return what is wrong with the single bids, the highest bid, and whether somebody hasn't spoken."""
    found = []
    shown = cards_of(seen["display"] + seen["to_place"])
    highest, silent = 0, False
    for place, seat in enumerate(clockwise(seen)):
        spoke = has_spoken(seen, seat)
        if spoke and silent:
            found.append(f"{seat} spoke out of turn")
        if spoke and place > 0 and highest == _shown(seen):
            found.append(f"{seat} spoke after a bid for everything")
        silent = silent or not spoke
        bid = seen["bids"][seat]
        if place == 0 and seen["passed"][seat]:
            found.append("the opener passed")
        if bid is not None:
            if place > 0 and bid <= highest:
                found.append(f"{seat} bid no more than others")
            if seen["phase"] != "placing" and not can_carry_out(towers_of(seen, seat), shown, bid):
                found.append(f"{seat} can't carry out the bid")
            highest = max(highest, bid)
    return found, highest, silent


def _decision(state: State, seen: Plain) -> list[str]:
    decides = who_decides(seen)
    if state.to_act() != ([] if decides is None else [decides]):
        return ["somebody else is to act"]
    if decides is not None and (set(options(state)) != decisions(seen) or len(options(state)) < 2):
        return ["the decisions are others"]
    return []
