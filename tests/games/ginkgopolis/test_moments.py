"""Random play reaches every rare moment: the suite and the searches meet all of them."""

from collections import Counter

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from tests.games.ginkgopolis.notation import GINKGOPOLIS, view

GAMES = 60


def _count(seats: int, **options: str) -> Counter[str]:
    """Play at random and count what happens."""
    found: Counter[str] = Counter()
    for seed in range(GAMES):
        luck = Luck(seed)
        state = GINKGOPOLIS.setup(seats, luck, None, **options)
        while acting := state.to_act():
            # Now and then somebody who has chosen takes it back.
            seat = acting[luck.below(len(acting))]
            if luck.below(10) == 0:
                seat = luck.below(seats)
            actions = state.legal(seat)
            if not actions:
                continue
            before = view(state) if state.to_act() == [seat] else None
            action = actions[luck.below(len(actions))]
            events: list[Event] = []
            state.apply(seat, action, luck, events)
            found[GINKGOPOLIS.space.split(action)[0].name] += 1
            names = [event.name for event in events]
            found.update(names)
            _count_moments(found, names, before)
            if view(state)["phase"] == "giving" and "supplydepleted" in names:
                found["asked in the middle of an action"] += 1
    return found


def _count_moments(found: Counter[str], names: list[str], before: dict[str, object] | None) -> None:
    if "handreplaced" in names and "deckrebuilt" in names:
        found["rebuilt in the middle of a new hand"] += 1
    if "roundbegan" in names and "deckrebuilt" in names:
        drawn = names[names.index("roundbegan") + 1 :]
        if drawn[0] == "cardsdrawn" or drawn.index("deckrebuilt") < len(drawn) - 2:
            found["rebuilt between two draws"] += 1
    if "tilestaken" in names:
        found["owed tiles taken after the giving back"] += 1
    if "supplyrenewed" not in names and "givingdecided" in names and "supplydepleted" in names:
        found["nobody gave"] += 1
    if before is not None and before["phase"] == "shifting" and "markermoved" in names:
        found["letters shifted"] += 1
    if "tiletakenback" in names:
        found["could not pay"] += 1


def test_random_play_reaches_every_moment_with_players() -> None:
    found = sum((_count(seats) for seats in (2, 3, 4, 5)), Counter())
    for moment in (
        *("back", "new-hand", "take", "move", "insert", "push", "give", "done"),
        *("rebuilt in the middle of a new hand", "rebuilt between two draws", "asked in the middle of an action"),
        *("owed tiles taken after the giving back", "letters shifted", "could not pay", "lastresourceplaced"),
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
