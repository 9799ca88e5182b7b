"""What holds after every action of the toy game."""

from pentapolis.core.state import State
from pentapolis.core.views import plain


def check_toy(state: State) -> None:
    """Of every trick the leader keeps one card, and the others are discarded."""
    view = plain(state.view(None))
    tricks = sum(len(won) for won in view["won"])
    assert len(view["discards"]) == tricks * (view["seats"] - 1), "one card of a trick is kept"
