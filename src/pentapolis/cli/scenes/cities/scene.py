"""The scene of Cities."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pentapolis.cli.scenes.cities.answers import key_of, read, things_of
from pentapolis.cli.scenes.cities.board import goals, open_cards, rows
from pentapolis.cli.scenes.cities.cities import other_cities, own_city
from pentapolis.cli.scenes.cities.looks import tile_text
from pentapolis.cli.scenes.scene import Answer, Scene
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from pentapolis.core.views import View
from pentapolis.games.cities.actions import SPACE
from pentapolis.games.cities.events import Refilled, TookFeatures, TookPieces, TookTile
from pentapolis.games.cities.tiles import NAMES, TILES
from pentapolis.games.cities.view import CitiesView


class CitiesScene(Scene):
    """The goals, the rows, all cities, the own cards with their counters, and what each decision brings at once."""

    def table(self, view: View, width: int) -> RenderableType:
        """Draw the whole table."""
        assert isinstance(view, CitiesView)
        parts: list[RenderableType] = [self._heading(view), goals(self, view), other_cities(self, view, width)]
        if view.seat is not None:
            parts.append(own_city(self, view, view.seat, width))
        parts += [rows(self, view), open_cards(self, view)]
        return Group(*parts, Text(self._to_come(view), "dim"))

    def decision(self, view: View, width: int) -> RenderableType:
        """Draw the whole table at the beginning of a turn; what follows needs less."""
        assert isinstance(view, CitiesView)
        if view.phase == "taking" or view.seat is None:
            return self.table(view, width)
        parts: list[RenderableType] = [own_city(self, view, view.seat, width)]
        if view.phase == "starting":
            grid = Table.grid(padding=(0, 3, 0, 0), pad_edge=False)
            grid.add_row(*(Text(tile.name[1:], "bold cyan") for tile in view.starts))
            grid.add_row(*(tile_text(tile) for tile in view.starts))
            parts = [grid]
        elif view.taken_tile is not None:
            parts.append(tile_text(view.taken_tile))
        else:
            parts.append(Text("   ".join(f"{i} {self._thing(one)}" for i, one in enumerate(things_of(view), start=1))))
        return Group(*parts)

    def answers(self, world: State, seat: int) -> list[Answer]:
        """Return what can be decided in this phase."""
        view = world.view(seat)
        assert isinstance(view, CitiesView)
        return [Answer(key_of(action, view), action, self._words(action, view)) for action in world.legal(seat)]

    def read(self, text: str, world: State, seat: int) -> int | None:
        """Read the short ways to say a decision."""
        view = world.view(seat)
        assert isinstance(view, CitiesView)
        return read(text, view)

    def forecast(self, world: State, seat: int, action: int) -> Text:
        """Say how the seat's points change at once; what lies hidden changes nothing."""
        if SPACE.kind_of(action).name in ("start", "take"):
            return Text()
        after = world.clone()
        after.perform(seat, action, Luck(0))
        return self.change_of_points(after.total(seat) - world.total(seat))

    def tells(self, event: Event) -> bool:
        """The picture shows what lies on the board; what was taken is told when it is used."""
        return not isinstance(event, Refilled | TookTile | TookFeatures | TookPieces)

    def _heading(self, view: CitiesView) -> Rule:
        facts = [
            self.title(),
            self.say("cities.board", id=view.board.id, en=view.board.en, hu=view.board.hu),
            self.say("cities.round", round=view.round, rounds=view.rounds),
            self.say("cities.star", player=self.players[view.first]),
        ]
        return Rule(Text(" · ".join(facts), "bold"), style="dim")

    def _to_come(self, view: CitiesView) -> str:
        bag = ", ".join(
            f"{self.say('cities.piece', colour=colour)} {count}" for colour, count in view.unseen.bag.items()
        )
        return self.say("cities.to-come", bag=bag, features=sum(view.unseen.features.values()))

    def _thing(self, thing: str) -> str:
        if thing in ("red", "blue", "green", "yellow"):
            return self.say("cities.piece", colour=thing)
        return self.say("cities.feature", kind=thing)

    def _words(self, action: int, view: CitiesView) -> str:
        said = SPACE.to_json(action)
        params: dict[str, int | float | str] = {
            name: value for name, value in said.items() if isinstance(value, int | str) and name != "kind"
        }
        if said["kind"] == "start":
            tile = TILES[NAMES.index(str(said["tile"]))]
            params["tile"] = self.say("cities.tile", name=tile.name, nw=tile.nw, ne=tile.ne, sw=tile.sw, se=tile.se)
        return self.say(f"cities.action.{said['kind']}", **params)
