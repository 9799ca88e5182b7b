"""Serialised states from random play, and what becomes of them when something in them is changed."""

import json
from random import Random

from pentapolis.core.game import Game, OptionValue
from pentapolis.core.luck import Luck
from pentapolis.core.problem import BadOption, BadState
from pentapolis.core.state import State
from pentapolis.core.views import Plain, plain


def saved_states(title: Game, *options: dict[str, OptionValue]) -> dict[str, str]:
    """A state of each phase for each seat count, from a game with each of these options."""
    found: dict[str, str] = {}
    for seats in title.seat_counts:
        for seed, chosen in enumerate(options):
            luck, chooser = Luck(seed), Random(seed)
            state = title.setup(seats, luck, None, **chosen)
            while True:
                name = f"{plain(state.view(None))['phase']} {seats}"
                if name not in found or chooser.random() < 0.05:
                    found[name] = state.serialise()
                if not state.to_act():
                    break
                seat = state.to_act()[0]
                state.apply(seat, chooser.choice(state.legal(seat)), luck)
    return found


def restored(title: Game, text: str) -> State | None:
    """What a text is restored to, or None if it is refused as it should be."""
    try:
        return title.restore(text)
    except (BadState, BadOption):
        return None


def changed(text: str, **changes: Plain) -> str:
    """The serialised state with other entries."""
    return json.dumps({**json.loads(text), **changes})


def numbers_of(text: str) -> list[int]:
    """The packed numbers of a serialised state."""
    numbers: list[int] = json.loads(text)["state"]
    return numbers
