"""What was taken is used at once: the tile, the features, the pieces (CI-4.2 to CI-4.5)."""

from typing import Final

from pentapolis.core.agenda import NOTHING
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.problem import Params
from pentapolis.core.refusal import Refusal
from pentapolis.games.cities.actions import BUILD, DISCARD, FURNISH, WAIVE, add_places, place_of, space_of
from pentapolis.games.cities.cells import CELL_NAMES, CELLS
from pentapolis.games.cities.events import Built, Discarded, Furnished, Placed, Waived
from pentapolis.games.cities.places import is_beside_city, is_taken, offer_places
from pentapolis.games.cities.table import NO_TILE, SHORTEST, CitiesStep, Table, without
from pentapolis.games.cities.tiles import (
    COLOUR_COUNT,
    COLOURS,
    FEATURE_COUNT,
    FEATURE_NAMES,
    FEATURES,
    MONUMENT,
    PIECE_NAMES,
    ROTATIONS,
    TILES,
    WATER_FEATURES,
)


class PlaceTile(CitiesStep):
    """Place the tile that was taken beside an own tile (CI-4.2)."""

    def possible(self, s: Table) -> bool:
        """Whether a tile was taken."""
        return s.taken_tile != NO_TILE

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        """Return the places around the city with every rotation that looks different."""
        return offer_places(s.players[seat].city.spots, s.longest, ROTATIONS[s.taken_tile])

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        """Return why the tile can't go there."""
        row, column, turns = place_of(action)
        spots = s.players[seat].city.spots
        if is_taken(spots, row, column):
            return Refusal(self.rule, "place-taken", {"row": row, "column": column})
        if not is_beside_city(spots, row, column):
            return Refusal(self.rule, "not-beside-city", {"row": row, "column": column})
        if action - turns not in self.legal(s, seat, at):
            return Refusal(self.rule, "city-too-large", {"shorter": SHORTEST, "longer": s.longest})
        return Refusal(self.rule, "looks-the-same", {"turns": turns, "same": turns - 2})

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Place the tile."""
        row, column, turns = place_of(action)
        player = s.players[seat]
        player.city = player.city.with_tile(s.taken_tile * 4 + turns, row, column)
        if events is not None:
            events.append(Placed(seat, TILES[s.taken_tile], row, column, turns))
        s.taken_tile = NO_TILE
        s.done()


class PlaceFeatures(CitiesStep):
    """Place or waive each feature, in any order; those without a place leave the game by themselves (CI-4.3)."""

    def possible(self, s: Table) -> bool:
        """Whether features were taken."""
        return len(s.taken_features) > 0

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        """Return the places of each kind, and to waive it; nothing if none has a place."""
        offer: list[int] = []
        city = s.players[seat].city
        last = -1
        for kind in s.taken_features:
            if kind != last:
                add_places(FURNISH, kind, city.places_for_feature(kind), offer)
                last = kind
        if not offer:
            return NOTHING
        last = -1
        for kind in s.taken_features:
            if kind != last:
                offer.append(WAIVE + kind)
                last = kind
        return offer

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return to put each feature on every space of the city, or to waive it."""
        offer: list[int] = []
        for kind in sorted(set(s.taken_features)):
            add_places(FURNISH, kind, s.players[seat].city.ground, offer)
            offer.append(WAIVE + kind)
        return sorted(offer)

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        """Return how many are left to place."""
        return {"left": len(s.taken_features)}

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        """Return why the feature can't lie there, or can't be waived."""
        if WAIVE <= action < WAIVE + FEATURE_COUNT:
            return Refusal(self.rule, "feature-not-taken", {"feature": FEATURES[action - WAIVE]})
        kind, cell = divmod(action - FURNISH, CELLS)
        space, city = space_of(action - FURNISH), s.players[seat].city
        params: Params = {"feature": FEATURES[kind], "space": CELL_NAMES[cell]}
        if kind not in s.taken_features:
            return Refusal(self.rule, "feature-not-taken", {"feature": FEATURES[kind]})
        if not city.ground & space:
            return Refusal(self.rule, "no-space", {"space": CELL_NAMES[cell]})
        if city.feature_on(space) >= 0:
            return Refusal(self.rule, "feature-there", params)
        if kind >= MONUMENT and city.floors[0] & space:
            return Refusal(self.rule, "plot-is-built", params)
        terrain = "park" if kind < WATER_FEATURES.start else "water" if kind < MONUMENT else "plot"
        return Refusal(self.rule, "wrong-terrain", {**params, "terrain": terrain})

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Place or waive one of them."""
        if WAIVE <= action < WAIVE + FEATURE_COUNT:
            kind = action - WAIVE
            if events is not None:
                events.append(Waived(seat, FEATURE_NAMES[kind]))
        else:
            kind = (action - FURNISH) // CELLS
            player = s.players[seat]
            player.city = player.city.with_feature(kind, space_of(action - FURNISH))
            if events is not None:
                events.append(Furnished(seat, FEATURE_NAMES[kind], CELL_NAMES[(action - FURNISH) % CELLS]))
        s.taken_features = without(s.taken_features, kind)

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Let the rest leave the game."""
        if events is not None:
            events += [Waived(s.turn, FEATURE_NAMES[kind]) for kind in s.taken_features]
        s.taken_features = NOTHING
        s.done()


class PlacePieces(CitiesStep):
    """Build with or discard each piece, in any order; those without a place leave the game by themselves (CI-4.5)."""

    def possible(self, s: Table) -> bool:
        """Whether pieces were taken."""
        return len(s.taken_pieces) > 0

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        """Return the places of each colour, and to discard it; nothing if none has a place."""
        offer: list[int] = []
        city = s.players[seat].city
        last = -1
        for colour in s.taken_pieces:
            if colour != last:
                add_places(BUILD, colour, city.places_for_piece(colour), offer)
                last = colour
        if not offer:
            return NOTHING
        last = -1
        for colour in s.taken_pieces:
            if colour != last:
                offer.append(DISCARD + colour)
                last = colour
        return offer

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return to put each colour on every space of the city, or to discard it."""
        offer: list[int] = []
        for colour in sorted(set(s.taken_pieces)):
            add_places(BUILD, colour, s.players[seat].city.ground, offer)
            offer.append(DISCARD + colour)
        return sorted(offer)

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        """Return how many are left to place."""
        return {"left": len(s.taken_pieces)}

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        """Return why the piece can't stand there, or can't be discarded."""
        if DISCARD <= action < DISCARD + COLOUR_COUNT:
            return Refusal(self.rule, "piece-not-taken", {"colour": COLOURS[action - DISCARD]})
        colour, cell = divmod(action - BUILD, CELLS)
        space, city = space_of(action - BUILD), s.players[seat].city
        params: Params = {"colour": COLOURS[colour], "space": CELL_NAMES[cell]}
        if colour not in s.taken_pieces:
            return Refusal(self.rule, "piece-not-taken", {"colour": COLOURS[colour]})
        if not city.all_plots() & space:
            return Refusal(self.rule, "no-plot", {"space": CELL_NAMES[cell]})
        if city.features[MONUMENT] & space:
            return Refusal("CI-4.4", "monument-there", {"space": CELL_NAMES[cell]})
        stands = city.colour_on(space)
        if stands == colour:
            return Refusal(self.rule, "four-floors", params)
        if stands >= 0:
            return Refusal(self.rule, "other-building", {**params, "other": COLOURS[stands]})
        other = [name for number, name in enumerate(COLOURS) if city.plots[number] & space]
        return Refusal(self.rule, "other-plot", {**params, "other": other[0]})

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Place or discard one of them."""
        if DISCARD <= action < DISCARD + COLOUR_COUNT:
            colour = action - DISCARD
            if events is not None:
                events.append(Discarded(seat, PIECE_NAMES[colour]))
        else:
            colour = (action - BUILD) // CELLS
            space = space_of(action - BUILD)
            player = s.players[seat]
            player.city = player.city.with_piece(colour, space)
            if events is not None:
                name = CELL_NAMES[(action - BUILD) % CELLS]
                events.append(Built(seat, PIECE_NAMES[colour], name, player.city.height(space)))
        s.taken_pieces = without(s.taken_pieces, colour)

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Let the rest leave the game."""
        if events is not None:
            events += [Discarded(s.turn, PIECE_NAMES[colour]) for colour in s.taken_pieces]
        s.taken_pieces = NOTHING
        s.done()


PLACE_TILE: Final = PlaceTile("CI-4.2", ("place",), name="placing", not_now="no-placing-now")
PLACE_FEATURES: Final = PlaceFeatures("CI-4.3", ("furnish", "waive"), name="furnishing", not_now="no-furnishing-now")
PLACE_PIECES: Final = PlacePieces("CI-4.5", ("build", "discard"), name="building", not_now="no-building-now")
