"""What a page draws of what could come: sites, what is left of a turn, Production ahead and the final score."""

from typing import Any

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from pentapolis.core.views import plain
from pentapolis.games.underwater_cities.events import Built, Fed, Produced
from pentapolis.games.underwater_cities.game import UNDERWATER_CITIES
from tests.games.underwater_cities.notation import RESOURCES, amounts, change, goods, legal, play, position

MUCH = "9 kelp 9 steelplast 9 science 9 credits"


def ghosts(state: State, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = plain(state.ghosts(seat))
    return found


def some(amount: dict[str, int]) -> dict[str, int]:
    return {name: number for name, number in amount.items() if number}


def test_sites_are_what_is_legal_with_cost_and_bonus() -> None:
    state = play(position(f"seats: 3\nboards: advanced\nboard 0: 6\nboard 1: 5\ngoods 0: {MUCH}"), "place red-1")
    sites = {site["place"]: site for site in ghosts(state)["sites"]}
    actions = [UNDERWATER_CITIES.space.from_json(site["action"]) for site in sites.values()]
    assert [UNDERWATER_CITIES.space.text(action) for action in actions] == legal(state)
    for place, site in sites.items():
        after = play(state.clone(), f"tunnel {place}")
        (cost,) = site["costs"]
        gained = {name: site["bonus"][name] - cost[name] for name in RESOURCES}
        if not site["steps"] and site["metropolis"] is None:
            assert change(state, after) == some(gained)
        assert site["kind"] == "tunnel"
    assert sites["T09"]["costs"] == [{**dict.fromkeys(RESOURCES, 0), "steelplast": 1, "credits": 1}]


def test_a_discount_of_this_turn_is_told_apart() -> None:
    state = play(position(f"seats: 3\nround: 8\nclaimed 0: 10 198\ngoods 0: {MUCH}"), "place red-1")
    site = ghosts(state)["sites"][0]
    assert (some(site["costs"][0]), some(site["saving"])) == (amounts("1 steelplast"), amounts("1 steelplast"))


def test_a_tunnel_says_which_metropolis_it_connects() -> None:
    state = position(
        f"seats: 3\ngoods 0: {MUCH}\nnetwork 0: tunnel T01; tunnel T02; tunnel T03; tunnel T04; tunnel T15"
    )
    play(state, "place red-1")
    assert {site["place"]: site["metropolis"] for site in ghosts(state)["sites"] if site["metropolis"]}.keys() == {
        "T13",
        "T16",
    }
    for site in ghosts(state)["sites"]:
        before = len([tile for tile in _metropolises(state) if tile["connected"]])
        after = play(state.clone(), f"tunnel {site['place']}")
        connected = [tile["id"] for tile in _metropolises(after) if tile["connected"]]
        assert (len(connected) > before) == (site["metropolis"] is not None)
        assert site["metropolis"] is None or site["metropolis"] in connected


def _metropolises(state: State) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = plain(state.view(0))["players"][0]["metropolises"]
    return found


def test_upgrades_and_their_costs() -> None:
    state = position(f"seats: 3\nhand 0: 30\ngoods 0: {MUCH}\nnetwork 0: farm SE.a; plant SE.b; city S; farm S.a")
    play(state, "place red-4", "card-first", "part 1")
    other, site = ghosts(state)["sites"]
    assert [(one["kind"], one["place"]) for one in (other, site)] == [("farm", "S.a"), ("farm", "SE.a")]
    assert [some(cost) for cost in site["costs"]] == [amounts("1 credits"), amounts("1 science")]
    assert ghosts(state, 1)["sites"] == []


def test_what_is_left_of_a_turn() -> None:
    state = position(f"seats: 3\nhand 0: 7\ngoods 0: {MUCH}")
    play(state, "place green-3")
    slot, card = ({"kind": "slot", "id": "green-3"}, {"kind": "card", "id": "7"})
    assert [task["cause"] for task in ghosts(state)["tasks"]] == [slot, card]
    play(state, "card-first", "part 1")
    tasks = ghosts(state, 1)["tasks"]  # everybody sees it
    assert tasks[0] == {"cause": card, "done": [1], "left": [2]}
    assert tasks[1]["cause"] == slot
    assert tasks[1]["done"] == []


def test_the_harvest_is_what_production_brings() -> None:
    for seed in range(4):
        state, luck = UNDERWATER_CITIES.setup(3, Luck(seed)), Luck(seed)
        while state.to_act():
            seat = state.to_act()[0]
            foreseen = [plain(state.ghosts(seat))["players"] for seat in range(3)]
            assert foreseen[0] == foreseen[1] == foreseen[2], "nothing of it is hidden"
            _check_sources(foreseen[0])
            offered = state.legal(seat)
            events: list[Event] = []
            before = state.clone()
            state.perform(seat, offered[luck.below(len(offered))], luck, events)
            fed = [event for event in events if isinstance(event, Fed)]
            if len(fed) == 3 and not any(isinstance(event, Built) for event in events):
                _check_harvest(before, foreseen[0], events, seat)


def _check_sources(foreseen: list[dict[str, Any]]) -> None:
    """The sources of a harvest are the whole of it, and each of them gives something."""
    for harvest in [player["harvest"] for player in foreseen if player["harvest"]]:
        sources = harvest["sources"]
        for name in RESOURCES:
            assert sum(source["output"][name] for source in sources) == harvest["output"][name]
        assert sum(source["cards"] for source in sources) == harvest["cards"]
        assert all(some(source["output"]) or source["cards"] for source in sources)


def test_the_harvest_by_source() -> None:
    state = position(
        """seats: 3
        round: 8
        claimed 0: 13 103
        metropolises 0: mr1 mb01 mb02 mb06
        network 0: farm SE.a; farm+ SE.b; plant+ SE.c; symbiotic S; tunnel+ T08; laboratory+ S.a"""
    )
    harvest = ghosts(state)["players"][0]["harvest"]
    assert [(source["name"], some(source["output"]), source["cards"]) for source in harvest["sources"]] == [
        ("farms", amounts("2 kelp 1 points"), 0),
        ("plants", amounts("1 credits 1 biomatter"), 0),
        ("laboratories", amounts("1 science 1 steelplast"), 0),
        ("tunnels", amounts("1 credits 1 points"), 0),
        ("symbiotic", amounts("2 points"), 0),
        ("cards", amounts("1 steelplast 2 points"), 0),  # the points for the biomatter of the plant
        ("metropolises", amounts("1 kelp 1 credits"), 0),  # drawn, so that it is connected
    ]


def _check_harvest(before: State, foreseen: list[dict[str, Any]], events: list[Event], last: int) -> None:
    """Compare what all three got in one go with what was foreseen; whoever acted last may have changed it."""
    for event in events:
        if isinstance(event, Produced) and event.seat != last:
            harvest = foreseen[event.seat]["harvest"]
            assert all(plain(event.goods)[name] <= harvest["output"][name] for name in RESOURCES)
        if isinstance(event, Fed) and event.seat != last:
            harvest = foreseen[event.seat]["harvest"]
            assert harvest["hungry"] == event.cities
            if not harvest["priced"]:
                eaten = {name: harvest["eaten"][name] for name in ("kelp", "biomatter", "points")}
                assert eaten == {"kelp": event.kelp, "biomatter": event.biomatter, "points": event.points}


def test_hunger_costs_points_for_want_of_kelp() -> None:
    network = "network 0: city S; tunnel T08; farm SE.a"
    state = position(f"seats: 3\n{network}\ngoods 0: 9 points")
    harvest = ghosts(state)["players"][0]["harvest"]
    assert (harvest["hungry"], harvest["output"]["kelp"]) == (2, 1)
    assert some(harvest["eaten"]) == amounts("1 kelp 3 points")


def test_the_final_score_counts_productions_to_come() -> None:
    lines = "seats: 3\nnetwork 0: farm SE.a; farm+ SE.b\ngoods 0: 0 points"
    for round, productions in ((1, 3), (4, 3), (5, 2), (8, 1), (10, 1)):
        found = ghosts(position(f"{lines}\nround: {round}"))
        final = found["players"][0]["final"]
        assert final["track"] == productions
        assert final["cities"] == 3
        assert final["resources"] == productions * 1 // 4  # two kelp each time, of which one is eaten
        assert found["production_in"] == next(last for last in (4, 7, 10) if last >= round) - round + 1


def test_after_the_end_nothing_comes() -> None:
    state, luck = UNDERWATER_CITIES.setup(2, Luck(5)), Luck(5)
    while state.to_act():
        seat = state.to_act()[0]
        offered = state.legal(seat)
        state.perform(seat, offered[luck.below(len(offered))], luck)
    found = ghosts(state)
    assert (found["production_in"], found["sites"], found["tasks"]) == (None, [], [])
    assert [player["harvest"] for player in found["players"]] == [None, None]
    assert [player["final"] for player in found["players"]] == [sheet.categories for sheet in state.scores()]


def test_usable_action_cards_prices_and_end_scoring_cards() -> None:
    state = position(
        """seats: 3
        round: 8
        claimed 0: 10 17 18 19 assistant
        used 0: 18
        hand 0: 179
        goods 0: 1 science
        network 0: farm SE.a"""
    )
    found = ghosts(state)
    assert found["usable"] == [17, 19, 206]
    prices = {price["kind"]: some(price["cost"]) for price in found["prices"]}
    assert prices["tunnel"] == amounts("1 steelplast")  # a credit less through card 10
    assert prices["white"] == amounts("1 kelp 2 steelplast 1 credits")
    assert [worth["card"] for worth in found["hand"]] == [179]
    assert ghosts(state, 1)["hand"] == []
    assert goods(state) == amounts("1 science")


def test_an_ability_that_could_come_first_is_no_site() -> None:
    state = position(f"seats: 3\nround: 8\ngoods 0: {MUCH}\nnetwork 0: city E\nhand 0: 134\nclaimed 0: 78")
    play(state, "place green-3", "play 134", "card-first", "part 1")
    *conversions, ability = legal(state)
    assert ability == "ability 78"
    assert [f"convert {site['place']}" for site in ghosts(state)["sites"]] == conversions
