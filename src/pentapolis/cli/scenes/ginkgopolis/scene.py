"""The scene of Ginkgopolis."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from pentapolis.cli.scenes.ginkgopolis.answers import key_of
from pentapolis.cli.scenes.ginkgopolis.city import city
from pentapolis.cli.scenes.ginkgopolis.forecast import forecast
from pentapolis.cli.scenes.ginkgopolis.people import districts, own_cards, people, supplies
from pentapolis.cli.scenes.ginkgopolis.signs import OWNERS, words
from pentapolis.cli.scenes.scene import Answer, Scene
from pentapolis.core.events import Event
from pentapolis.core.state import State
from pentapolis.core.views import View
from pentapolis.games.ginkgopolis.actions import SPACE
from pentapolis.games.ginkgopolis.cards import LETTER_COUNT, NO_TILE, card, character, tile
from pentapolis.games.ginkgopolis.choosing import card_chosen, tile_chosen
from pentapolis.games.ginkgopolis.events import CardDiscarded, CardsDrawn, ChoiceMade, HandPassed
from pentapolis.games.ginkgopolis.state import GinkgopolisState
from pentapolis.games.ginkgopolis.view import GinkgopolisView


class GinkgopolisScene(Scene):
    """The city from above, everybody's goods and kept cards, the districts, and what each choice would bring."""

    def name(self, seat: int) -> Text:
        """Return the name of a player, or of Hal, with the mark that lies on the buildings."""
        mark, ink = OWNERS[seat % len(OWNERS)]
        return Text.assemble((mark, ink), " ", self.players[seat] if seat < len(self.players) else self.nobody())

    def nobody(self) -> str:
        """Return Hal's name."""
        return self.say("ginkgopolis.opponent")

    def table(self, view: View, width: int) -> RenderableType:
        """Draw the whole table."""
        assert isinstance(view, GinkgopolisView)
        title = self.say("ginkgopolis.scene.round", title=self.title(), round=view.round)
        parts: list[RenderableType] = [Rule(Text(title, "bold"), style="dim"), supplies(self, view), city(view)]
        parts.append(people(self, view, width))
        if any(district.total for district in view.districts):
            parts.append(districts(self, view))
        if view.seat is not None and not view.over:
            parts.append(own_cards(self, view, width))
        return Group(*parts)

    def answers(self, world: State, seat: int) -> list[Answer]:
        """Return what may be decided now."""
        view = world.view(seat)
        assert isinstance(view, GinkgopolisView)
        return [Answer(key_of(self, action), action, self._words(action, view)) for action in world.legal(seat)]

    def forecast(self, world: State, seat: int, action: int) -> Text:
        """Say what a choice would bring if it were carried out now."""
        assert isinstance(world, GinkgopolisState)
        return forecast(self, world, seat, action)

    def tells(self, event: Event) -> bool:
        """The picture shows hands and choices."""
        return not isinstance(event, CardsDrawn | HandPassed | ChoiceMade | CardDiscarded)

    def _words(self, action: int, view: GinkgopolisView) -> str:
        kind, values = SPACE.split(action)
        key = f"ginkgopolis.action.{kind.name}"
        match kind.name:
            case "choose":
                return self.say(key, play=self._play(card_chosen(action), tile_chosen(action)))
            case "draft":
                shown = character(values[0])
                name = self.say("ginkgopolis.character", number=shown.number, colour=shown.colour)
                bonus = self.say("ginkgopolis.scene.bonus", trigger=shown.trigger, colour=shown.colour)
                return f"{self.say(key, character=name)} ({bonus})"
            case "give":
                return self.say(key, tile=words(self, tile(values[0])))
            case "insert":
                assert view.moving is not None  # it is the letter that has to go somewhere
                cell = view.ring[values[0]]
                words_of_place = self.say(key, letter=view.moving.letter, place=values[0] + 1)
                return f"{words_of_place} ({cell.x}, {cell.y})"
            case "done":
                return self.say(key, count=len(view.giving))
            case _:
                fields = {name: value for name, value in SPACE.to_json(action).items() if isinstance(value, str)}
                del fields["kind"]
                return self.say(key, **fields)

    def _play(self, played: int, number: int) -> str:
        """Return what a card does alone or with a tile."""
        shown = words(self, card(played))
        if number == NO_TILE:
            return self.say("ginkgopolis.play.exploit", card=shown)
        key = "ginkgopolis.play.urbanise" if played < LETTER_COUNT else "ginkgopolis.play.floor"
        return self.say(key, card=shown, tile=words(self, tile(number)))
