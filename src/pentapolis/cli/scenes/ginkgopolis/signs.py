"""How colours look: a sign for each, and ink for those who see it. The sign of a colour is also that of its good."""

from typing import Final

from rich.text import Text

from pentapolis.cli.scenes.scene import Scene
from pentapolis.games.ginkgopolis.cards import COLOURS, Card, Tile

SIGNS: Final[dict[str, str]] = dict(zip(COLOURS, ("♥", "♠", "♣"), strict=True))
INKS: Final[dict[str, str]] = dict(zip(COLOURS, ("#d94f3a", "#3f7fd0", "#c79a1e"), strict=True))
SITE: Final = "⌂"
OWNERS: Final = (("■", "#4a90c4"), ("◆", "#a374d5"), ("●", "#e2703a"), ("▲", "#5da04a"), ("★", "#c9a227"))


def component(shown: Card | Tile) -> Text:
    """Return a card or a tile: the sign and number of a building, or a letter."""
    if isinstance(shown, Card) and shown.letter:
        return Text(shown.letter, "bold green")
    return Text(f"{SIGNS[shown.colour]}{shown.number}", INKS[shown.colour])


def components(shown: list[Card] | list[Tile], width: int) -> Text:
    """Return cards or tiles one after another, in lines of that width."""
    line = Text()
    used = 0
    for item in shown:
        word = component(item)
        if used and used + 1 + len(word) > width:
            line.append("\n")
            used = 0
        line.append_text(Text.assemble(" " if used else "", word))
        used += len(word) + (1 if used else 0)
    return line if shown else Text("–", "dim")


def goods(resources: int, tiles: int, points: int | None) -> Text:
    """Return numbers of goods with their signs; points that are hidden are a question mark."""
    amounts = zip(COLOURS, (str(resources), str(tiles), "?" if points is None else str(points)), strict=True)
    return Text(" ").join(Text(f"{amount}{SIGNS[colour]}", INKS[colour]) for colour, amount in amounts)


def words(scene: Scene, shown: Card | Tile) -> str:
    """Return a card or a tile in words."""
    if isinstance(shown, Card):
        return scene.say("ginkgopolis.card", letter=shown.letter, colour=shown.colour, number=shown.number)
    return scene.say("ginkgopolis.tile", colour=shown.colour, number=shown.number)
