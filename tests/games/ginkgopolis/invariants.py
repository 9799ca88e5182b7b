"""What holds after every action of Ginkgopolis, seen from outside: in the zones and in the views."""

from pentapolis.core.state import State
from pentapolis.core.views import Plain, plain

TILES = 60  # the ids of the zones: tiles first, then 12 letters and 60 building cards
FIRST_BUILDING_CARD = TILES + 12
COLOURS = ("red", "blue", "yellow")
RESOURCES = {1: 25, 2: 25, 3: 20, 4: 18, 5: 16}
START_CARDS = 21
IN_PLAY = ("deck", "discarded_letters", "discarded_buildings", "hal_card")  # and hands
START_BUILDINGS = 9


def check_ginkgopolis(state: State) -> None:
    """Assert all invariants."""
    view = plain(state.view(None))
    _cards_come_with_new_buildings(state, view)
    _cards_in_play_name_tops(state, view)
    _resources_are_conserved(view)
    _owned_buildings_are_full(view)
    assert view["deck"] > 0, "the deck is rebuilt when its last card is drawn"


def _in_play(state: State, view: Plain) -> list[int]:
    """Return the cards in the deck, the discards, hands and locked choices, and a played card to be discarded."""
    found = []
    for zone in state.zones():
        if zone.name in IN_PLAY or zone.name.startswith("hand "):
            found += zone.items
        if zone.name == "card" and view["played"] and view["played"]["action"] != "floor":
            found += zone.items
    return found


def _cards_come_with_new_buildings(state: State, view: Plain) -> None:
    sites = [building for building in view["city"] if building["site"]]
    urbanised = len(view["city"]) - START_BUILDINGS
    assert len(_in_play(state, view)) + len(sites) == START_CARDS + urbanised, "a card for every plot and building"


def _cards_in_play_name_tops(state: State, view: Plain) -> None:
    named = {item - FIRST_BUILDING_CARD for item in _in_play(state, view) if item >= FIRST_BUILDING_CARD}
    tops = {
        COLOURS.index(building["colour"]) * 20 + building["number"] - 1
        for building in view["city"]
        if not building["site"]
    }
    assert named == tops, "exactly the unmarked buildings have their cards in play"


def _resources_are_conserved(view: Plain) -> None:
    for place, person in enumerate([*view["players"], *([view["hal"]] if view["hal"] else [])]):
        on_board = sum(building["resources"] for building in view["city"] if building["owner"] == place)
        assert person["placed"] == on_board
        assert person.get("resources", 0) + person["supply"] + on_board == RESOURCES[view["seats"]], (
            "no resource is lost"
        )


def _owned_buildings_are_full(view: Plain) -> None:
    for building in view["city"]:
        owned = building["owner"] is not None
        assert building["resources"] == (building["height"] if owned else 0), "one resource for each floor"
        assert owned or building["height"] == 1
        assert len(building["floors"]) == building["height"]
        assert building["floors"][-1] == {"colour": building["colour"], "number": building["number"]}
