"""Short ways to say a decision: a letter or r9 for a card, and behind it the tile that goes with it."""

from pentapolis.cli.scenes.scene import Scene
from pentapolis.games.ginkgopolis.actions import SIDES, SPACE
from pentapolis.games.ginkgopolis.cards import COLOURS, LETTER_COUNT, LETTERS, NO_TILE, NUMBERS
from pentapolis.games.ginkgopolis.choosing import card_chosen, tile_chosen


def key_of(scene: Scene, action: int) -> str:
    """Return what is typed for an action."""
    kind, values = SPACE.split(action)
    match kind.name:
        case "choose":
            card, tile = card_chosen(action), tile_chosen(action)
            return _card(scene, card) if tile == NO_TILE else f"{_card(scene, card)} {_tile(scene, tile)}"
        case "back" | "new-hand":
            return scene.say(f"ginkgopolis.key.{kind.name}")
        case "move":
            return scene.say("ginkgopolis.key.side", side=SIDES[values[0]])
        case "push":
            return LETTERS[values[0]].lower()
        case "give":
            return _tile(scene, values[0])
        case "done":
            return "0"
        case _:  # take, insert and draft are numbered
            return str(values[0] + 1)


def _card(scene: Scene, card: int) -> str:
    return LETTERS[card].lower() if card < LETTER_COUNT else _tile(scene, card - LETTER_COUNT)


def _tile(scene: Scene, tile: int) -> str:
    colour = scene.say("ginkgopolis.key.colour", colour=COLOURS[tile // NUMBERS])
    return f"{colour}{tile % NUMBERS + 1}"
