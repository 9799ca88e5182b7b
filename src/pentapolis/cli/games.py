"""`pentapolis games`."""

from pentapolis.cli.language import Language


def games(lang: Language = "") -> None:
    """List the games."""
    from rich.table import Table

    from pentapolis.cli.terminal import Terminal
    from pentapolis.games import GAMES
    from pentapolis.texts import say

    terminal = Terminal(lang)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for heading in ("id", "title", "seats", "options", "tagline"):
        table.add_column(terminal.say(f"cli.games.{heading}"))
    for game in GAMES:
        options = "; ".join(f"{option.name}: {', '.join(map(str, option.values))}" for option in game.options)
        seats = f"{game.seat_counts[0]}–{game.seat_counts[-1]}"
        table.add_row(game.id, say(f"{game.id}.title", lang), seats, options or "–", say(f"{game.id}.tagline", lang))
    terminal.show(table)
