"""What cards, slots, metropolises and contracts do, in words."""

from pentapolis.cli.scenes.scene import Scene
from pentapolis.games.underwater_cities.wording import Phrase, Phrases, Said


def words(scene: Scene, said: Said) -> str:
    """Return phrases in words, without a capital and a full stop."""
    if isinstance(said, Phrase):
        params = {name: value if isinstance(value, int) else words(scene, value) for name, value in said.params.items()}
        return scene.say(said.key, **params)
    if isinstance(said, Phrases):
        return words(scene, said.joint).join(words(scene, part) for part in said.parts)
    return str(said)
