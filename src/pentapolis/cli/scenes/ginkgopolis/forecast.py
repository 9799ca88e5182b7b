"""What a choice would bring if it were carried out now, by trying."""

from rich.text import Text

from pentapolis.cli.scenes.ginkgopolis.signs import INKS, SIGNS
from pentapolis.cli.scenes.scene import Scene
from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.actions import CHOICES
from pentapolis.games.ginkgopolis.cards import COLOURS, size
from pentapolis.games.ginkgopolis.state import GinkgopolisState


def forecast(scene: Scene, world: GinkgopolisState, seat: int, action: int) -> Text:
    """Say how the goods behind the screen and the score would change."""
    if action not in CHOICES:
        return Text()
    after = world.clone()
    after.foresee(seat, action, Luck(0))
    line = Text()
    for colour, before, now in zip(COLOURS, _goods(world, seat), _goods(after, seat), strict=True):
        if now != before:
            line.append_text(Text(f"{_signed(now - before)}{SIGNS[colour]} ", INKS[colour]))
    change = after.total(seat) - world.total(seat)
    return line.append_text(Text(scene.say("ginkgopolis.scene.score-change", change=_signed(change)), "dim"))


def _goods(world: GinkgopolisState, seat: int) -> tuple[int, int, int]:
    player = world.players[seat]
    return player.resources, size(player.all_tiles()), player.points


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"
