"""A slow, obvious scorer of the toy game."""

from pentapolis.core.views import Plain


def score_toy(view: Plain) -> list[dict[str, int]]:
    """Return the points of each seat, then those of the rival if there is one."""
    sheets = []
    for won in view["won"]:
        points = 0
        for card in won:
            points += card
        sheets.append({"cards": points, "tricks": 10 * len(won)})
    if view["rival"] is not None:
        sheets.append({"cards": sum(view["rival"]), "tricks": 0})
    return sheets
