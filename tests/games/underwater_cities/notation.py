"""Short ways to lay positions, to play in them, and to say what came of it."""

from collections.abc import Sequence
from typing import Any

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from pentapolis.core.views import plain
from pentapolis.games.underwater_cities.game import UNDERWATER_CITIES

SPACE = UNDERWATER_CITIES.space
RESOURCES = ("kelp", "steelplast", "science", "credits", "biomatter", "points")


def position(text: str = "", seed: int = 0) -> State:
    """Return the state of a description."""
    return UNDERWATER_CITIES.position("\n".join(line.strip() for line in text.split("\n")), Luck(seed))


def legal(state: State, seat: int | None = None) -> list[str]:
    """Return the texts of the legal actions of the seat that is asked first."""
    return [SPACE.text(action) for action in state.legal(state.next_to_act() if seat is None else seat)]


def play(state: State, *texts: str, events: list[Event] | None = None) -> State:
    """Carry out actions of whoever is asked first; return the state itself."""
    for text in texts:
        assert text in legal(state), f"{text}, not one of {legal(state)}"
        state.apply(state.next_to_act(), SPACE.parse(text), Luck(1), events)
    return state


def refused(state: State, text: str, seat: int | None = None) -> tuple[str, str]:
    """Return the rule and the reason for which an action is refused."""
    refusal = state.refuse(state.next_to_act() if seat is None else seat, SPACE.parse(text))
    assert refusal is not None, f"{text} is legal"
    return refusal.rule, refusal.reason


def view(state: State, seat: int | None = None) -> dict[str, Any]:
    """Return the plain view of a seat."""
    seen: dict[str, Any] = plain(state.view(seat))
    return seen


def goods(state: State, seat: int = 0) -> dict[str, int]:
    """Return what a seat has, without what it has none of."""
    amounts: dict[str, int] = view(state)["players"][seat]["goods"]
    return {name: amount for name, amount in amounts.items() if amount}


def hand(state: State, seat: int = 0) -> int:
    """Return how many cards a seat has in hand."""
    return sum(view(state)["players"][seat]["hand"])


def network(state: State, seat: int = 0) -> set[str]:
    """Return all that stands on a board: `farm+ SE.a` is upgraded."""
    player = view(state)["players"][seat]
    plus = {True: "+", False: ""}
    return {
        *(f"{item['kind']}{plus[item['upgraded']]} {item['place']}" for item in player["buildings"]),
        *(f"tunnel{plus[item['upgraded']]} {item['tunnel']}" for item in player["tunnels"]),
        *(f"{'symbiotic' if item['symbiotic'] else 'city'} {item['site']}" for item in player["cities"]),
    }


def change(before: State, after: State, seat: int = 0) -> dict[str, int]:
    """Return by how much a seat's goods have changed."""
    had, has = goods(before, seat), goods(after, seat)
    found = {name: has.get(name, 0) - had.get(name, 0) for name in RESOURCES}
    return {name: amount for name, amount in found.items() if amount}


def amounts(text: str) -> dict[str, int]:
    """Return `1 kelp -2 credits` as amounts by name; the same name twice is added up."""
    words = text.split()
    found = dict.fromkeys(RESOURCES, 0)
    for amount, name in zip(words[::2], words[1::2], strict=True):
        found[name] += int(amount)
    return {name: amount for name, amount in found.items() if amount}


def minus(more: dict[str, int], less: dict[str, int]) -> dict[str, int]:
    """Return the difference of two amounts."""
    found = {name: more.get(name, 0) - less.get(name, 0) for name in RESOURCES}
    return {name: amount for name, amount in found.items() if amount}


# Of each colour a slot of the larger side that gives something simple, with the answer that it needs.
SLOTS = {"green": "green-3", "red": "red-4", "yellow": "yellow-1"}
SLOT_GIVES = {
    "green": amounts("1 kelp"),
    "red": amounts("2 steelplast 1 kelp"),
    "yellow": amounts("1 science 1 steelplast 1 kelp"),
}


def play_turn(state: State, slot: str, card: int, answers: Sequence[str]) -> None:
    """Play the first seat's turn: the slot first, then the card with these answers, all of which must be asked for."""
    left = list(answers)
    play(state, f"place {slot}")
    if state.next_to_act() == 0 and f"play {card}" in legal(state):  # the only card in hand is played without asking
        play(state, f"play {card}")
    while state.next_to_act() == 0:
        offered = legal(state)
        why = view(state)["decision"]["why"]
        if left and left[0] in offered and not (why and why[-1]["kind"] == "slot" and len(why) == 1):
            play(state, left.pop(0))
        elif "slot-first" in offered:
            play(state, "slot-first")
        elif why and why[-1] == {"kind": "slot", "id": slot}:
            play(state, offered[-1])
        elif "use-card" in offered:
            play(state, "use-card")
        elif "end-turn" in offered:
            play(state, "end-turn")
        else:
            raise AssertionError(f"{left[:1]} is not one of {offered}")
    assert left == [], f"nobody asked for {left}"
