"""`pentapolis rules`."""

from typing import Annotated

import typer

from pentapolis.cli.language import Language
from pentapolis.cli.parameters import GameId


def rules(
    game_id: GameId,
    number: Annotated[str, typer.Argument(metavar="[RULE]", help="Only this rule, such as FT-3.3.")] = "",
    lang: Language = "",
) -> None:
    """Show the rules of a game, or one rule."""
    from pentapolis.cli.rule_text import show_rules
    from pentapolis.cli.terminal import Terminal
    from pentapolis.games import game

    show_rules(Terminal(lang), game(game_id), number)
