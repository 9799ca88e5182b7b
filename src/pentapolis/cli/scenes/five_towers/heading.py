"""The head of the table: the piles, and who has bid what."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from pentapolis.cli.scenes.scene import Scene
from pentapolis.games.five_towers.view import FiveTowersView


def heading(scene: Scene, view: FiveTowersView) -> RenderableType:
    """Draw the head of the table."""
    facts = [
        scene.title(),
        scene.say("five-towers.through", through=view.through),
        scene.say("five-towers.pile", cards=view.pile),
        scene.say("five-towers.discards", cards=len(view.discards)),
    ]
    line = Rule(Text(" · ".join(facts), "bold"), style="dim")
    return line if view.over else Group(line, _bids(scene, view))


def _bids(scene: Scene, view: FiveTowersView) -> Text:
    line = Text.assemble((scene.say("five-towers.bids"), "dim"), "  ")
    for place in range(view.seats):
        seat = (view.opener + place) % view.seats
        line.append_text(Text.assemble((" → " if place else "", "dim"), scene.name(seat), " ", _bid(scene, view, seat)))
    return line


def _bid(scene: Scene, view: FiveTowersView, seat: int) -> Text:
    if view.bids[seat] is not None:
        return Text(str(view.bids[seat]), "bold")
    if view.passed[seat]:
        return Text(scene.say("five-towers.bid-pass"), "dim")
    return Text("?", "bold") if view.phase == "bidding" and seat in view.to_act else Text("…", "dim")
