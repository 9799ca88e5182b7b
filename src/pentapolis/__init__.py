"""Pentapolis: five city-building board games on one rules engine."""

from pentapolis.core.luck import Luck, TableLuck
from pentapolis.core.problem import Problem
from pentapolis.games import game, games

__all__ = ["Luck", "Problem", "TableLuck", "game", "games"]
