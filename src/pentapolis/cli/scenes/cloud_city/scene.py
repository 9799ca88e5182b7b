"""The scene of Cloud City."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from pentapolis.cli.scenes.cloud_city.answers import askable, kind_of, read
from pentapolis.cli.scenes.cloud_city.canvas import cell_of_name
from pentapolis.cli.scenes.cloud_city.cities import other_cities, own_city
from pentapolis.cli.scenes.cloud_city.forecast import change_at_once
from pentapolis.cli.scenes.cloud_city.market import requests, supply, tile_row
from pentapolis.cli.scenes.scene import Answer, Scene
from pentapolis.core.events import Event
from pentapolis.core.state import State
from pentapolis.core.views import View
from pentapolis.games.cloud_city.actions import SPACE
from pentapolis.games.cloud_city.events import Chose, Received
from pentapolis.games.cloud_city.pictures import LETTERS
from pentapolis.games.cloud_city.state import CloudCityState
from pentapolis.games.cloud_city.tiles import COLOURS, NAMES, TILES
from pentapolis.games.cloud_city.view import City, CloudCityView


class CloudCityScene(Scene):
    """All cities with their walkways, hand, face-up row, supply and requests, and what each decision brings at once."""

    def table(self, view: View, width: int) -> RenderableType:
        """Draw the whole table."""
        assert isinstance(view, CloudCityView)
        parts: list[RenderableType] = [self._heading(view), other_cities(self, view, width)]
        if view.requests:
            parts.append(requests(self, view))
        if view.seat is not None:
            parts.append(own_city(self, view, view.seat, width))
        return Group(*parts, *self._market(view), supply(self, view))

    def decision(self, view: View, width: int) -> RenderableType:
        """Draw the whole table at the beginning of a turn; what follows needs less."""
        assert isinstance(view, CloudCityView)
        if view.phase == "choosing" or view.seat is None:
            return self.table(view, width)
        parts: list[RenderableType] = [own_city(self, view, view.seat, width), *self._market(view)]
        return Group(*parts, supply(self, view)) if view.phase == "joining" else Group(*parts)

    def answers(self, world: State, seat: int) -> list[Answer]:
        """Return what can be decided in this phase."""
        view = world.view(seat)
        assert isinstance(view, CloudCityView)
        city = view.cities[seat]
        return [Answer(key, action, self._words(action, city)) for key, action in askable(view, world.legal(seat))]

    def read(self, text: str, world: State, seat: int) -> int | None:
        """Read the short ways to say a decision."""
        view = world.view(seat)
        assert isinstance(view, CloudCityView)
        return read(text, view)

    def forecast(self, world: State, seat: int, action: int) -> Text:
        """Say how the seat's votes change at once; what will be drawn changes nothing."""
        assert isinstance(world, CloudCityState)
        if kind_of(action).name in ("take", "draw", "done"):
            return Text()
        return self.change_of_points(change_at_once(world, seat, action))

    def tells(self, event: Event) -> bool:
        """The picture shows what a hand holds; a tile is told when it is placed."""
        return not isinstance(event, Chose | Received)

    def _heading(self, view: CloudCityView) -> Rule:
        facts = [
            self.title(),
            self.say("cloud-city.round", round=view.round, rounds=view.rounds),
            self.say("cloud-city.pile", tiles=view.pile),
        ]
        return Rule(Text(" · ".join(facts), "bold"), style="dim")

    def _market(self, view: CloudCityView) -> list[RenderableType]:
        parts: list[RenderableType] = []
        mine = view.to_act == [view.seat]
        if view.chosen is not None:
            parts.append(tile_row(self.say("cloud-city.chosen"), [view.chosen], numbered=False))
        if view.hand:
            parts.append(tile_row(self.say("cloud-city.hand"), view.hand, mine and view.phase == "choosing"))
        parts.append(tile_row(self.say("cloud-city.row"), view.row, mine and view.phase == "drawing"))
        return parts

    def _words(self, action: int, city: City) -> str:
        kind, fields = kind_of(action).name, SPACE.to_json(action)
        params: dict[str, int | float | str] = {
            name: value for name, value in fields.items() if isinstance(value, int | str) and name != "kind"
        }
        if "tile" in params:
            tile = TILES[NAMES.index(str(params["tile"]))]
            params["tile"] = self.say("cloud-city.tile", layout=tile.layout, first=tile.first, second=tile.second)
        if "cells" in params:
            params["cells"] = self._walkway(str(params["cells"]), city)
        return self.say(f"cloud-city.action.{kind}", **params)

    def _walkway(self, cells: str, city: City) -> str:
        (row, column), (second_row, second_column) = (cell_of_name(name) for name in cells.split("-"))
        first, second = cells.split("-")
        length = second_row - row + second_column - column
        colour = COLOURS[LETTERS.index(city.grid[row][column])]
        return self.say("cloud-city.walkway", colour=colour, first=first, second=second, length=length)
