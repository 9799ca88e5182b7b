"""What a scene can do, in the plain way that suits every game."""

import dataclasses
from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pentapolis.cli.terminal import number_text
from pentapolis.core.events import Event
from pentapolis.core.game import Game
from pentapolis.core.state import State
from pentapolis.core.views import View, plain
from pentapolis.texts import has_text, joined, narrate, say

_MARKS: Final = (("■", "#4a90c4"), ("◆", "#a374d5"), ("●", "#e2703a"), ("▲", "#5da04a"), ("★", "#c9a227"))


@dataclasses.dataclass(frozen=True)
class Answer:
    """A possible answer to what is asked, legal or not: what to type for it, the action, and what it says."""

    key: str
    action: int
    words: str


class Scene:
    """A game in the terminal, drawn from what the looking seat may know."""

    def __init__(self, game: Game, players: Sequence[str], language: str) -> None:
        """Show that game to a reader of that language."""
        self.game = game
        self.players = players
        self.language = language

    def say(self, key: str, **params: int | float | str) -> str:
        """Return a text."""
        return say(key, self.language, params)

    def title(self) -> str:
        """Return the name of the game."""
        return self.say(f"{self.game.id}.title")

    def name(self, seat: int) -> Text:
        """Return the name of a player, with a mark in the colour of the seat."""
        mark, colour = _MARKS[seat % len(_MARKS)]
        return Text.assemble((mark, colour), " ", self.players[seat])

    def nobody(self) -> str:
        """Return what an opponent is called that is no player."""
        return self.say("cli.score.nobody")

    def table(self, view: View, width: int) -> RenderableType:
        """Draw everything that the seat may see, so many columns wide."""
        own = {field.name for field in dataclasses.fields(View)}
        fields = [field.name for field in dataclasses.fields(view) if field.name not in own]
        return Group(*(Text(f"{field}: {plain(getattr(view, field))}") for field in fields))

    def decision(self, view: View, width: int) -> RenderableType:
        """Draw what the seat needs for its next decision."""
        return self.table(view, width)

    def prompt(self, view: View) -> str:
        """Say what is to be decided, to the seat that decides or to those who wait."""
        if view.decision is None:
            return self.say("cli.play.over" if view.over else "cli.play.prompt")
        key = f"{self.game.id}.decision.{view.decision.kind}"
        if view.seat not in view.to_act:
            players = joined([self.players[seat] for seat in view.to_act], self.language)
            return self.say(f"{key}.wait", players=players, **view.decision.params)
        words = [self.say(key, **view.decision.params)]
        if has_text(f"{key}.hint"):
            words.append(self.say(f"{key}.hint", **view.decision.params))
        return " ".join(words)

    def answers(self, world: State, seat: int) -> list[Answer]:
        """Return what could be answered, all legal actions among it."""
        return [
            Answer(str(number), action, self.game.space.text(action))
            for number, action in enumerate(world.legal(seat), start=1)
        ]

    def read(self, text: str, world: State, seat: int) -> int | None:
        """Return the action that was typed in the scene's own short way, legal or not; None if it wasn't."""
        for answer in self.answers(world, seat):
            if answer.key == text:
                return answer.action
        return None

    def forecast(self, world: State, seat: int, action: int) -> Text:
        """Say what a legal action is worth, where the scene can tell."""
        return Text()

    def tells(self, event: Event) -> bool:
        """Whether an event is worth a line when there is also a picture of the table."""
        return True

    def log_line(self, event: Event) -> Text:
        """Return the line of an event in the log; each round begins with an empty line."""
        seat = getattr(event, "seat", None)
        mark, colour = (" ", "") if seat is None else _MARKS[seat % len(_MARKS)]
        line = Text.assemble((mark, colour), " ", narrate(self.game.id, event, self.players, self.language))
        return Text.assemble("\n", line) if event.starts_round() else line

    # Parts of pictures.

    def other_seats(self, view: View) -> list[int]:
        """Return the seats of all but the looking player, clockwise."""
        first = 0 if view.seat is None else view.seat + 1
        return [(first + place) % view.seats for place in range(view.seats - (view.seat is not None))]

    def score_sheet(self, view: View, seat: int) -> Table:
        """Draw the points of a seat by category, and the total."""
        sheet = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
        sheet.add_column()
        sheet.add_column(justify="right")
        for category, points in view.scores[seat].categories.items():
            name = self.say(f"{self.game.id}.score.{category}")
            sheet.add_row(name, number_text(points), style="" if points else "dim")
        sheet.add_row(self.say(f"{self.game.id}.total"), number_text(view.scores[seat].total), style="bold")
        return sheet

    def name_and_points(self, view: View, seat: int, width: int) -> Text:
        """Return the title of a player's panel, so many columns wide: a long name leaves room for the points."""
        points = self.say(f"{self.game.id}.points-short", points=number_text(view.scores[seat].total))
        name = self.name(seat)
        name.truncate(width - len(points) - 8, overflow="ellipsis")
        return Text.assemble(name, "  ", (points, "bold"))

    def change_of_points(self, change: int) -> Text:
        """Say by how much an action changes the points of who decides."""
        if change == 0:
            return Text("±0", "dim")
        sign, style = ("+", "green") if change > 0 else ("−", "red")
        return Text(self.say(f"{self.game.id}.change", sign=sign, points=abs(change)), style)
