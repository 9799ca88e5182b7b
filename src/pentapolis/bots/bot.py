"""The contract of a bot."""

from mypy_extensions import mypyc_attr

from pentapolis.core.luck import Luck
from pentapolis.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A program that decides for a seat."""

    def choose(self, world: State, seat: int, luck: Luck) -> int:
        """Return one of the seat's legal actions.

        `world` is a state that was determinised for the seat, so that nothing can be read from it that the seat doesn't
        know. It belongs to the bot.
        """
        raise NotImplementedError


def ask(bot: Bot, state: State, seat: int, luck: Luck) -> int:
    """Return the action that a bot chooses, without showing it the truth."""
    return bot.choose(state.determinise(seat, luck), seat, luck)


def open_choices(world: State, seat: int, luck: Luck) -> None:
    """Let the others take back what they have chosen in secret: a world has any choice there, not a likely one."""
    owing = world.to_act()
    for other in range(world.seats):
        if other != seat and other not in owing:
            for action in world.legal(other)[:1]:  # all that one who owes nothing can do
                world.perform(other, action, luck)
