"""What cards and goals say, in words."""

from pentapolis.cli.scenes.scene import Scene
from pentapolis.games.cities.wording import Phrase, Wording


def wording(scene: Scene, says: Wording) -> str:
    """Return the sentence of a card or goal, without a full stop."""
    groups = [", ".join(_phrase(scene, phrase) for phrase in group) for group in says.groups]
    head = _phrase(scene, says.head)
    return f"{head}: {f' {says.joint} '.join(groups)}" if groups else head


def _phrase(scene: Scene, phrase: Phrase) -> str:
    return scene.say(phrase.key, **phrase.params)
