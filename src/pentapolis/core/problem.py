"""What is said when something from outside can't be accepted: a key and its parameters, put into words by the texts."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

Value: TypeAlias = int | str
Params: TypeAlias = dict[str, Value]

_speakers: Final[list[Callable[["Problem"], str]]] = []


def speak_with(speaker: Callable[["Problem"], str]) -> None:
    """Let `speaker` put problems into words wherever Python shows one as a string."""
    _speakers[:] = [speaker]


class Problem(ValueError):
    """Bad input: `key` names the sentence, `params` fills it, `reasons` are the single defects if there are several."""

    def __init__(self, key: str, params: Params | None = None, reasons: Sequence["Problem"] = ()) -> None:
        """Name the sentence and what goes into it."""
        super().__init__(key)
        self.key = key
        self.params: Params = params or {}
        self.reasons = list(reasons)

    def __str__(self) -> str:
        """Return the sentence, in English."""
        return _speakers[0](self) if _speakers else f"{self.key} {self.params}"


class UnknownGame(Problem):
    """There is no game with that id."""


class BadOption(Problem):
    """A seat count or an option that the game doesn't have."""


class MalformedAction(Problem):
    """A text, JSON object or number that is no action of the game at all."""


class BadPosition(Problem):
    """A description that no position of the game matches; `reasons` has every defect."""


class BadRecord(Problem):
    """A record that can't be read or doesn't re-run."""


class BadPack(Problem):
    """A pack that can't be read or that its game can't use; `reasons` has every defect."""


class BadState(Problem):
    """A serialised state that can't be restored."""
