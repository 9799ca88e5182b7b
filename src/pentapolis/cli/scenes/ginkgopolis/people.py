"""The players and Hal, the supplies and the districts."""

from rich.table import Table
from rich.text import Text

from pentapolis.cli.scenes.ginkgopolis.signs import INKS, SIGNS, component, components, goods
from pentapolis.cli.scenes.scene import Scene
from pentapolis.games.ginkgopolis.cards import TRIGGERS, Card, Character
from pentapolis.games.ginkgopolis.view import GinkgopolisView, Player


def supplies(scene: Scene, view: GinkgopolisView) -> Text:
    """Return what is left of tiles and cards, and whether the end is near."""
    facts = [
        scene.say("ginkgopolis.scene.tiles-left", tiles=view.tile_supply, times=view.depletions),
        scene.say("ginkgopolis.scene.deck", cards=view.deck),
        scene.say("ginkgopolis.scene.discards", cards=len(view.discards)),
    ]
    if view.last_round and not view.over:
        facts.append(scene.say("ginkgopolis.scene.last-round"))
    return Text(" · ".join(facts), "dim")


def people(scene: Scene, view: GinkgopolisView, width: int) -> Table:
    """Draw a line for everybody: goods, resources in the supply and on buildings, tokens, kept cards, points."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for heading in ("player", "screen", "supply", "placed", "tokens", "kept", "score"):
        table.add_column(scene.say(f"ginkgopolis.scene.{heading}"), overflow="fold", no_wrap=heading == "player")
    for seat in view.order:
        player = view.players[seat]
        table.add_row(
            Text.assemble(_state_of(view, seat), " ", _short(scene.name(seat), max(8, width // 6))),
            goods(player.resources, player.tiles, player.points),
            str(player.supply),
            str(player.placed),
            str(player.tokens),
            Text(" ").join([*map(_character, player.characters), *map(_kept, player.kept)]),
            _score(view, seat),
        )
    if view.hal is not None:
        kept = Text(" ").join(map(_kept, view.hal.kept))
        name = Text.assemble("  ", _short(scene.name(1), 8))
        table.add_row(
            name, goods(0, 0, view.hal.points), str(view.hal.supply), str(view.hal.placed), "–", kept, _score(view, 1)
        )
    return table


def _state_of(view: GinkgopolisView, seat: int) -> Text:
    """Return a sign for who has chosen, who acts and who has acted."""
    player: Player = view.players[seat]
    if view.played is not None and view.played.seat == seat:
        return Text("▶", "bold")
    if player.acted:
        return Text("✓", "dim")
    return Text("●", "green") if player.chosen else Text("○", "dim")


def _short(name: Text, width: int) -> Text:
    name.truncate(width, overflow="ellipsis")
    return name


def _score(view: GinkgopolisView, place: int) -> Text:
    """Return the total, with a question mark for what is hidden."""
    sheet = view.scores[place]
    return Text(str(sheet.total) + ("" if "points" in sheet.categories else " + ?"), "bold")


def _character(shown: Character) -> Text:
    """Return the trigger and good of a character."""
    return Text(f"{_TRIGGER_SIGNS[shown.trigger]}{SIGNS[shown.colour]}", INKS[shown.colour])


def _kept(shown: Card) -> Text:
    """Return a kept card, with its trigger if it has one."""
    trigger = TRIGGERS[(shown.number - 1) % 3] if shown.number <= 9 else ""
    return Text.assemble((_TRIGGER_SIGNS.get(trigger, ""), INKS[shown.colour]), component(shown))


_TRIGGER_SIGNS = {"exploit": "↓", "urbanise": "→", "floor": "↑"}


def districts(scene: Scene, view: GinkgopolisView) -> Table:
    """Draw what every district would pay now."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(scene.say("ginkgopolis.scene.districts"))
    places = len(view.scores)
    for place in range(places):
        table.add_column(_short(scene.name(place), 12), justify="right")
    for district in view.districts:
        if district.total:
            tops = [view.city[place] for place in district.buildings]
            label = Text(
                f"{SIGNS[district.colour]} {' '.join(str(built.number) for built in tops)}", INKS[district.colour]
            )
            cells = [
                f"{district.resources[place]}→{district.points[place]}" if district.resources[place] else "·"
                for place in range(places)
            ]
            table.add_row(label, *cells)
    return table


def own_cards(scene: Scene, view: GinkgopolisView, width: int) -> Table:
    """Draw the viewer's hand and tiles, or the pack to draft from."""
    table = Table.grid(padding=(0, 2, 0, 0))
    room = max(20, width - 24)
    if view.phase == "drafting":
        table.add_row(scene.say("ginkgopolis.scene.picked"), Text(" ").join(map(_character, view.picked)))
        return table
    table.add_row(scene.say("ginkgopolis.scene.hand"), components(view.hand, room))
    table.add_row(scene.say("ginkgopolis.scene.tiles"), components(view.tiles, room))
    for seat, player in enumerate(view.players):
        if seat != view.seat and player.known:
            label = scene.say("ginkgopolis.scene.known", player=scene.players[seat])
            table.add_row(label, components(player.known, room))
    return table
