"""Pentapolis: five city-building board games on one rules engine."""

from pentapolis.core.luck import Luck, TableLuck
from pentapolis.core.problem import Problem, speak_with
from pentapolis.games import game, games
from pentapolis.packs import load_packs

__all__ = ["Luck", "Problem", "TableLuck", "game", "games"]


def _in_english(problem: Problem) -> str:
    from pentapolis.texts import explain  # only now: most programs never show a problem

    return explain(problem, "en")


speak_with(_in_english)
load_packs()


def __getattr__(name: str) -> str:
    if name == "__version__":
        from importlib.metadata import version

        return version("pentapolis")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
