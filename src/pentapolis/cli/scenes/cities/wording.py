"""What cards and goals say, in words."""

from collections.abc import Sequence

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
    groups = [_group(scene, group) for group in says.groups]
    head = _phrase(scene, says.head)
    return f"{head}: {f' {says.joint} '.join(groups)}" if groups else head


def _group(scene: Scene, phrases: Sequence[Phrase]) -> str:
    """Return phrases with commas between them; colours after the first bring their "or" along."""
    said = ""
    for phrase in phrases:
        joint = "" if not said else " " if phrase.params.get("also") == "yes" else ", "
        said += joint + _phrase(scene, phrase)
    return said


def _phrase(scene: Scene, phrase: Phrase) -> str:
    return scene.say(phrase.key, **phrase.params)
