"""Random play reaches every rare moment: the suite and the searches meet all of them."""

from collections import Counter

from pentapolis.core.agenda import AgendaState
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from tests.games.ginkgopolis.notation import GINKGOPOLIS, view

GAMES = 60


def _count(seats: int, **options: str) -> Counter[str]:
    """Play at random and count what happens."""
    found: Counter[str] = Counter()
    for seed in range(GAMES):
        luck = Luck(seed)
        state = GINKGOPOLIS.setup(seats, luck, None, **options)
        while acting := state.to_act():
            seat = acting[luck.below(len(acting))]
            if luck.below(10) == 0:
                seat = luck.below(seats)  # now and then somebody who has chosen takes it back
            actions = state.legal(seat)
            if actions:
                _act_and_count(state, seat, actions[luck.below(len(actions))], luck, found)
    return found


def _act_and_count(state: State, seat: int, action: int, luck: Luck, found: Counter[str]) -> None:
    asked = _asked(state)
    events: list[Event] = []
    state.apply(seat, action, luck, events)
    names = [event.name for event in events]
    found[GINKGOPOLIS.space.split(action)[0].name] += 1
    found.update(names)
    if "handreplaced" in names and "deckrebuilt" in names:
        found["rebuilt in the middle of a new hand"] += 1
    drawn = names[names.index("roundbegan") :] if "roundbegan" in names else []
    if "deckrebuilt" in drawn:
        found["rebuilt between two draws"] += "cardsdrawn" in drawn[drawn.index("deckrebuilt") + 2 :]
    if "supplydepleted" in names and _asked(state) == "giving":
        found["asked in the middle of an action"] += view(state)["played"] is not None
    if "givingdecided" in names and "supplydepleted" in names and "supplyrenewed" not in names:
        found["nobody gave"] += 1
    if asked == "shifting":
        found["letters shifted"] += 1


def _asked(state: State) -> str:
    """Return what is decided now."""
    assert isinstance(state, AgendaState)
    decision = state.decision(None)
    return "" if decision is None else decision.kind


def test_random_play_reaches_every_moment_with_players() -> None:
    found = sum((_count(seats) for seats in (2, 3, 4, 5)), Counter())
    for moment in (
        *("back", "new-hand", "take", "move", "insert", "push", "give", "done"),
        *("rebuilt in the middle of a new hand", "rebuilt between two draws", "asked in the middle of an action"),
        *("tilestaken", "letters shifted", "tiletakenback", "lastresourceplaced"),
    ):
        assert found[moment] > 0, moment


def test_random_play_reaches_the_draft() -> None:
    assert _count(3, characters="draft")["charactersrevealed"] == 3 * GAMES


def test_random_play_reaches_every_moment_alone() -> None:
    found = _count(1, hal="normal") + _count(1, hal="expert")
    for moment in ("haldrewagain", "halisstuck", "supplydepleted", "lastresourceplaced", "letters shifted"):
        assert found[moment] > 0, moment


def test_random_play_reaches_a_supply_to_which_nobody_gives() -> None:
    """It takes that all are done at once, so that it is rare."""
    found = sum((_count(2, characters=kind) for kind in ("sets", "draft")), Counter())
    assert found["nobody gave"] > 0
