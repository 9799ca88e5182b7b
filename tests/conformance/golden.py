"""Golden playthroughs: everything that can be seen of a fixed game, as text, so that a diff shows any change."""

import hashlib
import json
from pathlib import Path
from random import Random

from pentapolis.core.events import Event
from pentapolis.core.luck import TableLuck
from pentapolis.core.packs import OPTION
from pentapolis.core.state import State
from pentapolis.core.views import Plain, plain
from tests.conformance.random_play import any_decision, named, views_of
from tests.conformance.recording import secret_of
from tests.conformance.variants import Variant

FOLDER = Path(__file__).parent / "golden"
ACTION = "> "


def golden_file(variant: Variant) -> Path:
    """Return where the playthrough of a variant lies."""
    return FOLDER / f"{variant}.txt"


def actions_in(text: str) -> list[str]:
    """Return the actions of a playthrough, as `seat action`."""
    return [line.removeprefix(ACTION) for line in text.splitlines() if line.startswith(ACTION)]


def choose_actions(variant: Variant) -> list[str]:
    """Play the fixed game at random; return its actions."""
    luck, chooser, actions = TableLuck(secret_of(f"golden {variant}")), Random(str(variant)), list[str]()
    state = variant.setup(luck)
    while state.to_act():
        seat, action = any_decision(state, chooser)
        actions.append(f"{seat} {variant.game.space.text(action)}")
        luck.begin_turn(len(actions))
        state.apply(seat, action, luck)
    return actions


def playthrough(variant: Variant, actions: list[str]) -> str:
    """Return the fixed game with these actions: after each of them what happened and what came of it."""
    luck, events = TableLuck(secret_of(f"golden {variant}")), list[Event]()
    state = variant.game.setup(variant.seats, luck, events, **variant.options)
    lines = [f"# {variant}, rules version {variant.game.rules_version}", *_told(events), *_summary(state)]
    for number, line in enumerate(actions, start=1):
        seat, _, text = line.partition(" ")
        events = []
        luck.begin_turn(number)
        state.apply(int(seat), variant.game.space.parse(text), luck, events)
        lines += ["", ACTION + line, *_told(events), *_summary(state)]
    lines += ["", json.dumps([sheet.categories for sheet in state.scores()])]
    return "\n".join(lines) + "\n"


def _told(events: list[Event]) -> list[str]:
    return [json.dumps(named(event)) for event in events]


def _summary(state: State) -> list[str]:
    totals = " ".join(str(sheet.total) for sheet in state.scores())
    lines = [f"totals {totals}; views {_digest(json.dumps(_boards(state)))}"]
    for seat in range(state.seats):
        if state.legal(seat):
            lines.append(f"{seat} may: " + ", ".join(state.game.space.text(action) for action in state.legal(seat)))
    return lines


def _boards(state: State) -> list[Plain]:
    """Return the views of all, with what is printed on the cards that they name.

    What is decided is left out: the legal actions and the conformance suite tell of it; and options that are newer than
    the playthroughs, while they have their defaults.
    """
    told = state.game.told(state.seats, state.options)
    printed = plain(state.game.printed(str(told[OPTION]))) if OPTION in told else {}
    views = views_of(state)
    viewers = [*range(state.seats), None]
    seen = [{**views[state.viewpoint(viewer)], "seat": viewer, **printed} for viewer in viewers]
    left_out = {"decision", *(state.options.keys() - told.keys())}
    return [{name: value for name, value in view.items() if name not in left_out} for view in seen]


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]
