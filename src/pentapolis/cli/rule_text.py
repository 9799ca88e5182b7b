"""Rules on the terminal."""

from rich.markdown import Markdown

from pentapolis.cli.terminal import Terminal
from pentapolis.core.game import Game
from pentapolis.texts import rule, rulebook


def show_rules(terminal: Terminal, game: Game, number: str = "") -> None:
    """Show all rules of a game, or the one with that number."""
    text = rule(game.id, number, terminal.language) if number else rulebook(game.id, terminal.language)
    terminal.show(Markdown(text))
