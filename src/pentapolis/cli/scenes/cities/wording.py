"""What cards and goals say, in words."""

from pentapolis.cli.scenes.scene import Scene
from pentapolis.games.cities.deck import CardFace
from pentapolis.games.cities.game import CITIES
from pentapolis.games.cities.view import CitiesView
from pentapolis.games.cities.wording import Phrase, Wording


def card_faces(view: CitiesView) -> dict[str, CardFace]:
    """Return what is printed on the scoring cards, by their ids."""
    return {face.id: face for face in CITIES.printed(view.pack).deck}


def wording(scene: Scene, says: Wording) -> str:
    """Return the sentence of a card or goal, without a full stop."""
    groups = [", ".join(_phrase(scene, phrase) for phrase in group) for group in says.groups]
    head = _phrase(scene, says.head)
    return f"{head}: {f' {says.joint} '.join(groups)}" if groups else head


def _phrase(scene: Scene, phrase: Phrase) -> str:
    return scene.say(phrase.key, **phrase.params)
