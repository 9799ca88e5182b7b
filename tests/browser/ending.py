"""The count at the end of a game, as every game has it."""

import re
from typing import Final

from playwright.sync_api import Locator, expect

_LINES: Final = """
    rows => rows.map((row) => ({
        name: row.querySelector("th").innerText,
        kind: ["part", "divided"].find((kind) => row.classList.contains(kind)) ?? "whole",
        points: [...row.querySelectorAll("td")].map((cell) => cell.querySelector("b")?.innerText ?? "0"),
    }))
"""


def check_ending(ending: Locator) -> dict[str, list[str]]:
    """Check what every count has: the sums, the chart and the luck. Return the parts of each category."""
    expect(ending.get_by_role("heading", name="Who led when")).to_be_visible()
    for folded in ("All the numbers", "The luck"):
        ending.locator("details:not([open])").filter(has_text=folded).locator("> summary").dispatch_event("click")
    expect(ending.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    expect(ending.get_by_text("Checked: the secret belongs to the hash that was shown from the start.")).to_be_visible()
    expect(
        ending.get_by_text("In the lead alone").get_by_role("listitem").filter(has_text=re.compile(r"\w \d+%$"))
    ).not_to_have_count(0)
    totals = [int(cell) for cell in re.findall(r"-?\d+", ending.locator("tfoot").inner_text().replace("−", "-"))]
    counted = [0] * len(totals)
    open_parts = [0] * len(totals)  # of the last category, what its parts don't explain yet
    parts: dict[str, list[str]] = {}
    for line in ending.locator("tbody tr").evaluate_all(_LINES):
        here = [int(points.replace("−", "-")) for points in line["points"]]
        if line["kind"] == "part":
            parts[list(parts)[-1]].append(line["name"])
            open_parts = [rest - points for rest, points in zip(open_parts, here, strict=True)]
            continue
        assert not any(open_parts), parts
        parts[line["name"]] = []
        counted = [sum_ + points for sum_, points in zip(counted, here, strict=True)]
        open_parts = here if line["kind"] == "divided" else [0] * len(totals)
    assert not any(open_parts), parts
    assert totals == counted
    return parts
