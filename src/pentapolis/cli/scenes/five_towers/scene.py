"""The scene of 5 Towers."""

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pentapolis.cli.scenes.five_towers.answers import askable, read
from pentapolis.cli.scenes.five_towers.city import in_rows, large_city, rows_of, small_city
from pentapolis.cli.scenes.five_towers.forecast import best_change
from pentapolis.cli.scenes.five_towers.market import display, fit_of, to_come
from pentapolis.cli.scenes.five_towers.suits import LOOKS
from pentapolis.cli.scenes.scene import Answer, Scene
from pentapolis.core.events import Event
from pentapolis.core.state import State
from pentapolis.core.views import View
from pentapolis.games.five_towers.actions import SPACE
from pentapolis.games.five_towers.cards import ROOF, SUITS, Card
from pentapolis.games.five_towers.events import Discarded, Placed, Revealed
from pentapolis.games.five_towers.state import FiveTowersState
from pentapolis.games.five_towers.view import FiveTowersView
from pentapolis.texts import joined

_WIDE: Final = 112  # columns for the display and the cards to come side by side
_CITY: Final = 19  # columns of the narrowest city of another player


class FiveTowersScene(Scene):
    """The display with what fits, all towers, the cards to come, and what each decision brings."""

    def table(self, view: View, width: int) -> RenderableType:
        """Draw the whole table."""
        assert isinstance(view, FiveTowersView)
        parts: list[RenderableType] = [self._heading(view), self._others(view, width)]
        if view.seat is not None:
            parts.append(self._own_city(view, view.seat, width))
        market: list[RenderableType] = [self._display(view)] if view.display else []
        market += [self._to_come(view)] if view.to_come else []
        parts += [in_rows(market, 2, gap=3)] if width >= _WIDE else market
        return Group(*parts)

    def decision(self, view: View, width: int) -> RenderableType:
        """Draw the whole table for a bid; what follows needs less."""
        assert isinstance(view, FiveTowersView)
        if view.phase == "bidding" or view.seat is None:
            return self.table(view, width)
        parts: list[RenderableType] = [self._own_city(view, view.seat, width)]
        if view.phase == "taking":
            parts.append(self._display(view))
        else:
            parts.append(Text(self.say("five-towers.to-place", cards=self._cards(view.to_place))))
        return Group(*parts)

    def prompt(self, view: View) -> str:
        """Say what is to be decided."""
        assert isinstance(view, FiveTowersView)
        if view.over:
            return self.say("five-towers.prompt.over")
        seat = view.to_act[0]
        if seat != view.seat:
            return self.say("five-towers.prompt.others", player=self.players[seat])
        if view.phase == "bidding" and seat == view.opener:
            return self.say("five-towers.prompt.open")
        if view.phase == "bidding":
            return self.say("five-towers.prompt.raise", highest=view.bid, most=view.most[seat])
        return self.say(f"five-towers.prompt.{view.phase}", bid=view.bid)

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
        change = best_change(world, seat, action)
        if change == 0:
            return Text("±0", "dim")
        sign, style = ("+", "green") if change > 0 else ("−", "red")
        return Text(self.say("five-towers.change", sign=sign, points=abs(change)), style)

    def tells(self, event: Event) -> bool:
        """The picture shows what was built and what was not taken; a roof is worth a line."""
        return not isinstance(event, Discarded) and not (isinstance(event, Placed) and event.card.value != ROOF)

    def log_line(self, event: Event) -> Text:
        """Begin each round with an empty line."""
        line = super().log_line(event)
        return Text.assemble("\n", line) if isinstance(event, Revealed) else line

    def _words(self, action: int, view: FiveTowersView, seat: int) -> str:
        kind, _ = SPACE.split(action)
        fields = SPACE.to_json(action)
        key = f"five-towers.action.{kind.name}"
        if kind.name == "take":
            chosen = [card for place, card in enumerate(view.display, 1) if place in fields["places"]]  # type: ignore[operator]
            return self.say(key, cards=self._cards(chosen))
        if kind.name == "demolish":
            suit = str(fields["suit"])
            tower = view.towers[seat][SUITS.index(suit)]
            return self.say(key, card=self._cards([Card(suit, tower[-1])]) if tower else self._suit(suit))
        if kind.name == "place":
            return self.say(key, card=self._cards([Card(str(fields["suit"]), int(str(fields["value"])))]))
        return self.say(key, **{name: value for name, value in fields.items() if isinstance(value, int)})

    def _cards(self, cards: list[Card]) -> str:
        return joined([self.say("five-towers.card", suit=card.suit, value=card.value) for card in cards], self.language)

    def _suit(self, suit: str) -> str:
        return self.say("five-towers.suit", suit=suit)

    def _heading(self, view: FiveTowersView) -> RenderableType:
        facts = [
            self.title(),
            self.say("five-towers.through", through=view.through),
            self.say("five-towers.pile", cards=view.pile),
            self.say("five-towers.discards", cards=len(view.discards)),
        ]
        heading = Rule(Text(" · ".join(facts), "bold"), style="dim")
        return heading if view.over else Group(heading, self._bids(view))

    def _bids(self, view: FiveTowersView) -> Text:
        line = Text.assemble((self.say("five-towers.bids"), "dim"), "  ")
        for place in range(view.seats):
            seat = (view.opener + place) % view.seats
            bid = view.bids[seat]
            if bid is not None:
                word = Text(str(bid), "bold")
            elif view.passed[seat]:
                word = Text(self.say("five-towers.bid-pass"), "dim")
            else:
                word = Text("?", "bold") if view.phase == "bidding" and seat in view.to_act else Text("…", "dim")
            line.append_text(Text.assemble(Text(" → ", "dim") if place else "", self.name(seat), " ", word))
        return line

    def _others(self, view: FiveTowersView, width: int) -> Table:
        first = 0 if view.seat is None else view.seat + 1
        seats = [(first + place) % view.seats for place in range(view.seats - (view.seat is not None))]
        lines = -(-len(seats) * _CITY // width)
        per_row = -(-len(seats) // lines)
        rows = max(rows_of(view.towers[seat]) for seat in seats)
        cities: list[RenderableType] = []
        for place, seat in enumerate(seats):
            points = self.say("five-towers.points-short", points=view.scores[seat].total)
            columns = width // per_row + (place % per_row < width % per_row)
            name = self.name(seat)
            name.truncate(columns - len(points) - 8, overflow="ellipsis")
            title = Text.assemble(name, "  ", (points, "bold"))
            cities.append(small_city(view.towers[seat], title, self._rubble(view, seat), columns, rows))
        return in_rows(cities, per_row)

    def _rubble(self, view: FiveTowersView, seat: int) -> Text:
        cards = len(view.rubble[seat])
        if cards == 0:
            return Text(self.say("five-towers.rubble-none"), "dim")
        cost = view.scores[seat].categories["rubble"]
        return Text(f"{self.say('five-towers.rubble', cards=cards)} ({cost})".replace("-", "−"))

    def _own_city(self, view: FiveTowersView, seat: int, width: int) -> Panel:
        towers = view.towers[seat]
        tallest = max(range(len(towers)), key=lambda suit: len(towers[suit]))
        labels = []
        for suit, values in enumerate(towers):
            look = LOOKS[SUITS[suit]]
            points = f"{len(values) * (2 if values[-1:] == [ROOF] else 1)}"
            if suit == tallest and values:
                points += f"+{len(values)}"
            worth = self.say("five-towers.points-short", points=points) if values else ""
            name = Text(f"{look.symbol} {self._suit(SUITS[suit])}\n", look.ink)
            labels.append(name.append(f"↑{len(values)} ", "" if values else "dim").append(worth, "dim"))
        body = Table.grid(padding=(0, 3, 0, 0), pad_edge=False)
        body.add_column(vertical="bottom")
        body.add_column(vertical="bottom")
        body.add_row(large_city(towers, labels), self._sheet(view, seat))
        title = Text.assemble(self.name(seat), " ", (self.say("cli.you"), "dim"))
        return Panel(
            body,
            title=title,
            subtitle=self._rubble(view, seat),
            width=width,
            border_style="bold",
            title_align="left",
            subtitle_align="left",
        )

    def _sheet(self, view: FiveTowersView, seat: int) -> Table:
        sheet = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
        sheet.add_column()
        sheet.add_column(justify="right")
        for category, points in view.scores[seat].categories.items():
            style = "" if points else "dim"
            sheet.add_row(
                Text(self.say(f"five-towers.score.{category}"), style), Text(f"{points}".replace("-", "−"), style)
            )
        total = str(view.scores[seat].total).replace("-", "−")
        sheet.add_row(Text(self.say("five-towers.total"), "bold"), Text(total, "bold"))
        return sheet

    def _display(self, view: FiveTowersView) -> RenderableType:
        names = [self._suit(card.suit) for card in view.display]
        kinds = [] if view.seat is None else [fit_of(card, view.towers[view.seat]) for card in view.display]
        fit = [(kind, self.say(f"five-towers.fit.{kind}")) for kind in kinds]
        return display(view.display, names, fit)

    def _to_come(self, view: FiveTowersView) -> RenderableType:
        towers = None if view.seat is None else view.towers[view.seat]
        key = "five-towers.to-come" if towers is None else "five-towers.to-come-fitting"
        return Group(Text(self.say(key), "dim"), to_come(view.to_come, towers))
