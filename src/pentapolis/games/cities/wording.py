"""What cards and goals say, as phrases that the catalogues of both languages put into words."""

from dataclasses import dataclass

from pentapolis.core.problem import Params


@dataclass(frozen=True)
class Phrase:
    """A text of the catalogue, and what it needs to know."""

    key: str
    params: Params


@dataclass(frozen=True)
class Wording:
    """A sentence: its head, and then, after a colon, groups of phrases with commas between them.

    Between groups stands `joint`: a plus between things that are all needed, a slash between alternatives.
    """

    head: Phrase
    groups: tuple[tuple[Phrase, ...], ...]
    joint: str


def colour_phrases(colours: list[str]) -> list[Phrase]:
    """Return the colours, the second and later ones with an "or"."""
    return [
        Phrase("cities.part.colour", {"colour": colour, "also": "yes" if number else "no"})
        for number, colour in enumerate(colours)
    ]
