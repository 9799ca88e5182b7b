"""Slow, obvious scorers of the toy games."""

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


def score_mill(view: Plain) -> list[dict[str, int]]:
    """Return the points of each seat, as far as the view shows them: coins are secret until the end."""
    sheets = []
    for mills, sacks, coins in zip(view["mills"], view["sacks"], view["coins"], strict=True):
        seen = {"mills": 3 * mills, "sacks": sacks}
        sheets.append(seen if coins is None else {**seen, "coins": coins})
    return sheets
