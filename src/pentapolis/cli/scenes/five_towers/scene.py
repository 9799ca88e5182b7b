"""The scene of 5 Towers."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from pentapolis.cli.scenes.five_towers.answers import askable, read
from pentapolis.cli.scenes.five_towers.cities import other_cities, own_city
from pentapolis.cli.scenes.five_towers.heading import heading
from pentapolis.cli.scenes.five_towers.market import display, to_come
from pentapolis.cli.scenes.five_towers.towers import in_rows
from pentapolis.cli.scenes.scene import Answer, Scene
from pentapolis.core.events import Event
from pentapolis.core.state import State
from pentapolis.core.views import View
from pentapolis.games.five_towers.actions import DEMOLISH, PLACE, SPACE
from pentapolis.games.five_towers.cards import ROOF, SUITS, Card, card
from pentapolis.games.five_towers.events import Discarded, Placed
from pentapolis.games.five_towers.ghosts import best_change
from pentapolis.games.five_towers.state import FiveTowersState
from pentapolis.games.five_towers.view import FiveTowersView
from pentapolis.texts import joined

_WIDE: Final = 112  # columns for the display and the cards to come side by side


class FiveTowersScene(Scene):
    """The display with what fits, all towers, the cards to come, and what each decision brings."""

    def table(self, view: View, width: int) -> RenderableType:
        """Draw the whole table."""
        assert isinstance(view, FiveTowersView)
        parts: list[RenderableType] = [heading(self, view), other_cities(self, view, width)]
        if view.seat is not None:
            parts.append(own_city(self, view, view.seat, width))
        market: list[RenderableType] = [display(self, view)] if view.display else []
        market += [to_come(self, view)] if view.to_come else []
        parts += [in_rows(market, 2, gap=3)] if width >= _WIDE else market
        return Group(*parts)

    def decision(self, view: View, width: int) -> RenderableType:
        """Draw the whole table for a bid; what follows needs less."""
        assert isinstance(view, FiveTowersView)
        if view.phase == "bidding" or view.seat is None:
            return self.table(view, width)
        parts: list[RenderableType] = [own_city(self, view, view.seat, width)]
        if view.phase == "taking":
            parts.append(display(self, view))
        else:
            parts.append(Text(self.say("five-towers.to-place", cards=self._cards(view.to_place))))
        return Group(*parts)

    def answers(self, world: State, seat: int) -> list[Answer]:
        """Return what could be decided in this phase."""
        view = world.view(seat)
        assert isinstance(view, FiveTowersView)
        return [Answer(key, action, self._words(action, view, seat)) for key, action in askable(view)]

    def read(self, text: str, world: State, seat: int) -> int | None:
        """Read the short ways to say a decision."""
        view = world.view(seat)
        assert isinstance(view, FiveTowersView)
        return read(text, view)

    def forecast(self, world: State, seat: int, action: int) -> Text:
        """Say how the seat's points change at best."""
        assert isinstance(world, FiveTowersState)
        return self.change_of_points(best_change(world, seat, action))

    def tells(self, event: Event) -> bool:
        """The picture shows what was built and what was not taken; a roof is worth a line."""
        return not isinstance(event, Discarded) and not (isinstance(event, Placed) and event.card.value != ROOF)

    def _words(self, action: int, view: FiveTowersView, seat: int) -> str:
        kind, _ = SPACE.split(action)
        fields = SPACE.to_json(action)
        key = f"five-towers.action.{kind.name}"
        if kind.name == "take":
            chosen = [shown for place, shown in enumerate(view.display, 1) if place in fields["places"]]  # type: ignore[operator]
            return self.say(key, cards=self._cards(chosen))
        if kind.name == "demolish":
            tower = view.towers[seat][action - DEMOLISH]
            suit = SUITS[action - DEMOLISH]
            return self.say(key, card=self._cards([Card(suit, tower[-1])]) if tower else self._suit(suit))
        if kind.name == "place":
            return self.say(key, card=self._cards([card(action - PLACE)]))
        return self.say(key, **{name: value for name, value in fields.items() if isinstance(value, int)})

    def _cards(self, cards: list[Card]) -> str:
        return joined([self.say("five-towers.card", suit=card.suit, value=card.value) for card in cards], self.language)

    def _suit(self, suit: str) -> str:
        return self.say("five-towers.suit", suit=suit)
