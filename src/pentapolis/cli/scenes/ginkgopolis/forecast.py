"""What a choice would bring if it were carried out now, by trying."""

from rich.text import Text

from pentapolis.cli.scenes.ginkgopolis.signs import INKS, SIGNS
from pentapolis.cli.scenes.scene import Scene
from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.actions import BACK
from pentapolis.games.ginkgopolis.cards import COLOURS, members
from pentapolis.games.ginkgopolis.forecast import act_now
from pentapolis.games.ginkgopolis.state import GinkgopolisState
from pentapolis.games.ginkgopolis.table import AREA, POINTS, RESOURCES, TILES


def forecast(scene: Scene, world: GinkgopolisState, seat: int, action: int) -> Text:
    """Say how the goods behind the screen and the score would change."""
    if action >= BACK:
        return Text()
    after = world.clone()
    act_now(after, seat, action, Luck(0), None)
    line = Text()
    for colour, before, now in zip(COLOURS, _goods(world, seat), _goods(after, seat), strict=True):
        if now != before:
            line.append_text(Text(f"{_signed(now - before)}{SIGNS[colour]} ", INKS[colour]))
    change = after.total(seat) - world.total(seat)
    return line.append_text(Text(scene.say("ginkgopolis.scene.score-change", change=_signed(change)), "dim"))


def _goods(world: GinkgopolisState, seat: int) -> tuple[int, int, int]:
    own = world.players[seat * AREA : (seat + 1) * AREA]
    return own[RESOURCES], len(members(own[TILES])), own[POINTS]


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"
