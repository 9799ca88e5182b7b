"""A slow, obvious scorer of 5 Towers, straight from the rules (FT-5.1 to FT-5.3)."""

from pentapolis.core.views import Plain


def score_five_towers(view: Plain) -> list[dict[str, int]]:
    """Return each seat's points by category from a plain view."""
    return [_score(towers, rubble) for towers, rubble in zip(view["towers"], view["rubble"], strict=True)]


def _score(towers: list[list[int]], rubble: list[object]) -> dict[str, int]:
    points = {"open": 0, "roofed": 0, "tallest": 0, "rubble": 0}
    for tower in towers:
        for _card in tower:
            if 0 in tower:
                points["roofed"] += 2
            else:
                points["open"] += 1
    tallest = sorted(towers, key=len)[-1]
    for _card in tallest:
        points["tallest"] += 1
    for number in range(1, len(rubble) + 1):
        points["rubble"] -= number
    return points
