"""The scene of Underwater Cities."""

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pentapolis.cli.scenes.scene import Answer, Scene
from pentapolis.cli.scenes.underwater_cities.wording import words
from pentapolis.core.events import Event
from pentapolis.core.state import State
from pentapolis.core.views import View
from pentapolis.games.underwater_cities.actions import SPACE
from pentapolis.games.underwater_cities.components import COLOURS, METROPOLIS_IDS, SPECIAL, TYPES, Components
from pentapolis.games.underwater_cities.effect_reader import Effect
from pentapolis.games.underwater_cities.events import CardsDrawn
from pentapolis.games.underwater_cities.game import UnderwaterCities
from pentapolis.games.underwater_cities.places import SITES
from pentapolis.games.underwater_cities.table import ROUNDS
from pentapolis.games.underwater_cities.view import Player, UnderwaterCitiesView
from pentapolis.games.underwater_cities.wording import contract_says, effect_says, effects_say, metropolis_says

_INK: Final = {"green": "green", "red": "red", "yellow": "yellow"}
_SIGNS: Final = {"green": "▲", "red": "■", "yellow": "●"}
_ASSISTANT: Final = 206
_WHOLE: Final = ("choose-slot", "keep-cards", "reduce-hand")  # decisions for which the whole table is drawn


class UnderwaterCitiesScene(Scene):
    """The slots, everybody's goods and networks, the own cards with their words, and what could be done."""

    def nobody(self) -> str:
        """Return what the goal of the solo game is called."""
        return self.say("underwater-cities.opponent")

    def table(self, view: View, width: int) -> RenderableType:
        """Draw the whole table."""
        assert isinstance(view, UnderwaterCitiesView)
        printed = self._components(view)
        round = {"round": view.round, "rounds": ROUNDS, "era": view.era}
        title = self.say("underwater-cities.scene.round", title=self.title(), **round)
        parts: list[RenderableType] = [Rule(Text(title, "bold"), style="dim"), self._slots(view, printed)]
        parts += [self._player(view, seat, printed) for seat in range(view.seats)]
        if view.contracts:
            parts += [
                Text(f"  {number}: {words(self, contract_says(printed.printed['contracts'][number - 1]))}")
                for number in view.contracts
            ]
        specials = [*view.dear, *([view.special_top] if view.special_top else [])]
        parts.append(Text(self.say("underwater-cities.scene.specials"), "bold"))
        parts += [self._card(number, printed) for number in specials]
        if view.hand:
            parts.append(Text(self.say("underwater-cities.scene.hand"), "bold"))
            parts += [self._card(number, printed) for number in view.hand]
        return Group(*parts)

    def decision(self, view: View, width: int) -> RenderableType:
        """Draw the whole table for a turn, for what follows the own board and hand."""
        assert isinstance(view, UnderwaterCitiesView)
        if view.seat is None or view.decision is None or view.decision.kind in _WHOLE:
            return self.table(view, width)
        printed = self._components(view)
        why = " → ".join(
            self.say(f"underwater-cities.cause.{cause.kind}", **{cause.kind: cause.id}) for cause in view.decision.why
        )
        hand = [self._card(number, printed) for number in view.hand]
        return Group(self._player(view, view.seat, printed), *hand, Text(why, "dim"))

    def _slots(self, view: UnderwaterCitiesView, printed: Components) -> RenderableType:
        """Draw the action slots with the tiles on them."""
        grid = Table.grid(padding=(0, 2))
        effects = _slot_effects(printed, view.seats)
        for slot in view.slots:
            tiles = Text(" ").join([self.name(seat) for seat in slot.taken_by])
            if slot.blocked:
                tiles.append("×", "bold")
            sign = Text(f"{_SIGNS[slot.colour]} {self.say(f'underwater-cities.slot.{slot.name}')}", _INK[slot.colour])
            grid.add_row(sign, words(self, effects_say(effects[slot.name])), tiles)
        open_slot = Text(f"  {self.say('underwater-cities.slot.open')}")
        grid.add_row(open_slot, words(self, effects_say(printed.open.effects)), "")
        return grid

    def _player(self, view: UnderwaterCitiesView, seat: int, printed: Components) -> RenderableType:
        """Draw what a player has."""
        player = view.players[seat]
        line = Text.assemble(self.name(seat), _amounts(self, player))
        line.append(self.say("underwater-cities.scene.cards", hand=sum(player.hand), limit=player.hand_limit), "dim")
        line.append(self.say("underwater-cities.scene.space", space=player.space), "dim")
        rows: list[RenderableType] = [line, self._network(player)]
        for tile in player.metropolises:
            name = self.say(f"underwater-cities.metropolis.{tile.id}")
            says = metropolis_says(printed.printed["metropolises"][METROPOLIS_IDS.index(tile.id)])
            rows.append(Text(f"    {name}: {words(self, says)}", "" if tile.connected else "dim"))
        for row in (player.permanents, player.actions, player.productions, [end.card for end in player.ends]):
            rows += [self._card(number, printed, number in player.used) for number in row]
        return Group(*rows)

    def _network(self, player: Player) -> Text:
        """Draw a network site by site: the city, its buildings, then the tunnels; what isn't connected is dim."""
        text = Text("    ")
        cities = {city.site: city for city in player.cities}
        for site in SITES:
            here = [building for building in player.buildings if building.place.startswith(f"{site}.")]
            city = cities.get(site)
            if city is None and not here:
                continue
            connected = city is not None and city.connected
            sign = "" if city is None else "◎" if city.symbiotic else "○"
            letters = " ".join(f"{building.kind[0].upper()}{'+' if building.upgraded else ''}" for building in here)
            text.append(f"{self._place(site)}{sign}[{letters}] ", "" if connected else "dim")
        for tunnel in player.tunnels:
            name = self._place(tunnel.tunnel)
            text.append(f"({name}{'+' if tunnel.upgraded else ''}) ", "" if tunnel.by_city else "dim")
        return text

    def _components(self, view: UnderwaterCitiesView) -> Components:
        """Return what is printed on the cards, slots and tiles of this table."""
        assert isinstance(self.game, UnderwaterCities)
        return self.game.components_of(view.pack)

    def _place(self, id: str) -> str:
        return self.say(f"underwater-cities.place.{id}")

    def _card(self, number: int, printed: Components, used: bool = False) -> Text:
        """Draw a card: its number, colour, kind and what it does; a used one is dim."""
        face = printed.cards[number - 1]
        says = words(self, effects_say(face.effects))
        text = Text("    ")
        if number == _ASSISTANT:
            text.append(says, "dim" if used else "")
            return text
        colour = COLOURS[face.colour]
        text.append(f"{_SIGNS[colour]} {number} ", _INK[colour])
        cost = f" ({face.cost})" if face.era == SPECIAL else ""
        kind = self.say(f"underwater-cities.type.{TYPES[face.type]}")
        text.append(f"{kind}{cost}: {says}", "dim" if used else "")
        return text

    def answers(self, world: State, seat: int) -> list[Answer]:
        """Return what may be decided now, numbered."""
        view = world.view(seat)
        assert isinstance(view, UnderwaterCitiesView)
        return [
            Answer(str(number), action, self._words(action, view))
            for number, action in enumerate(world.legal(seat), start=1)
        ]

    def _words(self, action: int, view: UnderwaterCitiesView) -> str:
        """Return an action in words; of parts, options and cards also what they do."""
        fields = SPACE.to_json(action)
        kind = str(fields.pop("kind"))
        params = {name: value for name, value in fields.items() if isinstance(value, int | str)}
        said = self.say(f"underwater-cities.action.{kind}", **params)
        printed = self._components(view)
        if kind in ("put-out", "discard", "play", "take-special", "keep", "spend"):
            card = printed.cards[int(str(fields["card"])) - 1]
            return f"{said}: {words(self, effects_say(card.effects))}"
        if kind == "part":
            effects = _effects(printed, view)
            number = int(str(fields["part"])) - 1
            return f"{said}: {words(self, effect_says(effects[number]))}" if number < len(effects) else said
        return said

    def tells(self, event: Event) -> bool:
        """The picture shows hands."""
        return not isinstance(event, CardsDrawn)


def _amounts(scene: Scene, player: Player) -> str:
    goods = player.goods
    return scene.say(
        "underwater-cities.amounts",
        kelp=goods.kelp,
        steelplast=goods.steelplast,
        science=goods.science,
        credits=goods.credits,
        biomatter=goods.biomatter,
        points=goods.points,
    )


def _effects(components: Components, view: UnderwaterCitiesView) -> list[Effect]:
    """Return the effects of what is carried out now, by its cause; none if they are parts of something smaller."""
    if view.decision is None or not view.decision.why:
        return []
    cause = view.decision.why[-1]
    if cause.kind == "card":
        number = _ASSISTANT if cause.id == "assistant" else int(cause.id)
        return components.cards[number - 1].numbered
    return _slot_effects(components, view.seats).get(str(cause.id), [])


def _slot_effects(components: Components, seats: int) -> dict[str, list[Effect]]:
    """Return what the slots do that so many players use, by their names."""
    side = components.slots[0 if seats <= 2 else 1]
    return {slot.name: slot.effects for slot in side if slot is not None}
