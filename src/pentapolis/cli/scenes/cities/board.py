"""The board: the goals with the race for them, and the four rows of groups."""

from rich.table import Table
from rich.text import Text

from pentapolis.cli.scenes.cities.looks import SIGNS, piece_text, tile_text
from pentapolis.cli.scenes.cities.wording import card_faces, wording
from pentapolis.cli.scenes.scene import Scene
from pentapolis.games.cities.actions import GROUPS, ROWS
from pentapolis.games.cities.view import CitiesView, Group


def goals(scene: Scene, view: CitiesView) -> Table:
    """Draw each goal with its values, what it says, and how far everybody is."""
    table = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for number, goal in enumerate(view.goals):
        values = Text()
        for place, value in enumerate(goal.values):
            taken = place < len(goal.taken)
            values.append_text(Text.assemble(" " if place else "", (str(value), "dim strike" if taken else "bold")))
        name = scene.say("cities.goal", id=goal.id, en=goal.en, hu=goal.hu)
        table.add_row(values, Text.assemble((name, "bold"), " ", (wording(scene, goal.says), "dim")))
        race = Text()
        for seat, city in enumerate(view.cities):
            counted = city.goals[number]
            far = f" {counted.points}" if counted.points else f" {counted.count}/{goal.least}"
            race.append_text(
                Text.assemble("   " if seat else "", scene.name(seat), (far, "bold" if counted.points else ""))
            )
        table.add_row("", race)
    return table


def rows(scene: Scene, view: CitiesView) -> Table:
    """Draw the rows with their groups: who has taken them, or what lies there; the cards by their names."""
    table = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(no_wrap=True)
    for _ in range(GROUPS):
        table.add_column(ratio=1)
    table.add_row("", *(Text(str(group), "bold cyan") for group in range(1, GROUPS + 1)))
    for number, name in enumerate(ROWS):
        groups = view.groups[number * GROUPS : number * GROUPS + GROUPS]
        table.add_row(Text(scene.say("cities.row", row=name), "dim"), *(_group(scene, view, group) for group in groups))
    return table


def _group(scene: Scene, view: CitiesView, group: Group) -> Text:
    if group.worker is not None:
        return scene.name(group.worker)
    parts: list[Text] = []
    for card in group.cards:
        face = card_faces(view)[card]
        parts.append(Text(scene.say("cities.card", id=face.id, en=face.en, hu=face.hu)))
    parts += [tile_text(tile) for tile in group.tiles]
    if group.features:
        names = [f"{SIGNS[kind]} {scene.say('cities.feature', kind=kind)}" for kind in group.features]
        parts.append(Text(", ".join(names)))
    if group.pieces:
        parts.append(piece_text(group.pieces))
    if group.hidden:
        parts.append(Text("?" * group.hidden, "bold"))
    return Text(" ").join(parts)


def open_cards(scene: Scene, view: CitiesView) -> Table:
    """Draw what the cards on the board say."""
    table = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for group in view.groups[:GROUPS]:
        for card in group.cards:
            face = card_faces(view)[card]
            table.add_row(Text(str(group.group), "bold cyan"), Text(wording(scene, face.says)))
    return table
