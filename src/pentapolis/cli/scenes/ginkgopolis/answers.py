"""Short ways to say a decision: a letter or r9 for a card, and behind it the tile that goes with it."""

from pentapolis.cli.scenes.scene import Scene
from pentapolis.games.ginkgopolis.actions import (
    BACK,
    CHOOSE,
    DONE,
    DRAFT,
    GIVE,
    INSERT,
    MOVE,
    NEW_HAND,
    PUSH,
    SIDES,
    TAKE,
    WITH,
)
from pentapolis.games.ginkgopolis.cards import COLOURS, LETTER_COUNT, LETTERS, NUMBERS


def key_of(scene: Scene, action: int) -> str:
    """Return what is typed for an action."""
    if action < BACK:
        card, tile = (action - CHOOSE) // WITH, (action - CHOOSE) % WITH - 1
        return _card(scene, card) if tile < 0 else f"{_card(scene, card)} {_tile(scene, tile)}"
    if action >= DRAFT:
        return str(action - DRAFT + 1)
    if action >= GIVE:
        return "0" if action == DONE else _tile(scene, action - GIVE)
    if action >= PUSH:
        return LETTERS[action - PUSH].lower()
    if action >= INSERT:
        return str(action - INSERT + 1)
    if action >= MOVE:
        return scene.say("ginkgopolis.key.side", side=SIDES[action - MOVE])
    if action >= TAKE:
        return str(action - TAKE + 1)
    return scene.say("ginkgopolis.key.back" if action != NEW_HAND else "ginkgopolis.key.new-hand")


def _card(scene: Scene, card: int) -> str:
    return LETTERS[card].lower() if card < LETTER_COUNT else _tile(scene, card - LETTER_COUNT)


def _tile(scene: Scene, tile: int) -> str:
    colour = scene.say("ginkgopolis.key.colour", colour=COLOURS[tile // NUMBERS])
    return f"{colour}{tile % NUMBERS + 1}"
