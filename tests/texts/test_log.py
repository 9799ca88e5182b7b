"""Events as sentences."""

from dataclasses import dataclass

import pytest

from pentapolis.core.events import Event, PublicEvent
from pentapolis.games.five_towers.cards import Card
from pentapolis.games.five_towers.events import (
    Bid,
    Demolished,
    Discarded,
    Ended,
    Passed,
    Placed,
    Reshuffled,
    Revealed,
    Took,
)
from pentapolis.games.underwater_cities.events import (
    ActionCardUsed,
    Amounts,
    Built,
    MetropolisConnected,
    Produced,
    TilePlaced,
    Upgraded,
)
from pentapolis.texts import joined, narrate

PLAYERS = ["Réka", "Domb", "Zsófi"]
CARDS = [Card("candy", 7), Card("sand", 3), Card("scary", 0)]

SENTENCES: list[tuple[Event, str, str]] = [
    (
        Revealed(1, CARDS),
        "New round, Domb opens. On display: candy 7, sand 3 and scary 0.",
        "Új forduló, nyitó: Domb. Kínálat: cukor 7, homok 3 és rém 0.",
    ),
    (Bid(0, 3), "Réka bids 3.", "Réka licitje: 3."),
    (Passed(2), "Zsófi passes.", "Zsófi passzol."),
    (Took(0, CARDS[:1]), "Réka takes candy 7.", "Réka elviszi: cukor 7."),
    (Took(0, CARDS[:2]), "Réka takes candy 7 and sand 3.", "Réka elviszi: cukor 7 és homok 3."),
    (
        Demolished(0, Card("tree", 12), 1),
        "Réka demolishes tree 12: 1 card in the rubble.",
        "Réka lebontja: fa 12. 1 lap van a törmelékében.",
    ),
    (
        Placed(0, Card("scrap", 8), 2),
        "Réka builds: scrap 8, 2 cards tall now.",
        "Réka beépíti: roncs 8. 2 lap magas a torony.",
    ),
    (
        Placed(0, Card("scrap", 0), 3),
        "Réka puts a roof on a tower: scrap 0, 3 cards tall now.",
        "Réka tetőt épít: roncs 0. 3 lap magas a torony.",
    ),
    (Discarded(CARDS[:1]), "Nobody takes candy 7.", "Senki sem viszi el: cukor 7."),
    (
        Reshuffled(30),
        (
            "The draw pile has run out. The discard pile is shuffled and becomes the new one: 30 cards, for the second "
            "and last time."
        ),
        "Elfogyott a húzópakli. A dobópakli megkeverve az új húzópakli: 30 lap, másodszor és utoljára.",
    ),
    (Ended([0], [20, 3, 4]), "The game is over. Réka wins!", "Vége a játéknak. Győztes: Réka!"),
    (
        Ended([0, 2], [20, 3, 20]),
        "The game is over. Réka and Zsófi win together!",
        "Vége a játéknak. Közösen győznek: Réka és Zsófi!",
    ),
]


@pytest.mark.parametrize(("event", "english", "hungarian"), SENTENCES)
def test_an_event_is_told(event: Event, english: str, hungarian: str) -> None:
    assert narrate("five-towers", event, PLAYERS, "en") == english
    assert narrate("five-towers", event, PLAYERS, "hu") == hungarian


UNDERWATER: list[tuple[Event, str, str]] = [
    (TilePlaced(0, "green-3"), "Réka takes green slot 3.", "Réka akcióhelye: 3. zöld hely."),
    (TilePlaced(0, "open"), "Réka takes the open slot.", "Réka akcióhelye: nyitott hely."),
    (
        Built(0, "plant", "NW.b"),
        "Réka builds: desalination plant (north-west, place 2).",
        "Réka épít: sótalanító üzem (északnyugat, 2. hely).",
    ),
    (
        Upgraded(0, "tunnel", "T02"),
        "Réka upgrades: tunnel (east – north-east).",
        "Réka fejleszt: alagút (kelet – északkelet).",
    ),
    (MetropolisConnected(0, "mb07"), "Réka connects blue metropolis 7.", "Réka összeköti: 7. kék metropolisz."),
    (ActionCardUsed(0, 206), "Réka uses the personal assistant.", "Réka akciókártyát használ: személyi asszisztens."),
    (Produced(1, Amounts(2, 0, 0, 0, 0, 1)), "Domb produces: 2 kelp, 1 point.", "Domb termelése: 2 hínár, 1 pont."),
    (
        Produced(1, Amounts(0, 1, 0, 1, 0, 1)),
        "Domb produces: 1 steelplast, 1 credit, 1 point.",
        "Domb termelése: 1 acéllemez, 1 kredit, 1 pont.",
    ),
    (Produced(1, Amounts(0, 0, 0, 0, 0, 0)), "Domb produces: nothing.", "Domb termelése: semmi."),
]


@pytest.mark.parametrize(("event", "english", "hungarian"), UNDERWATER)
def test_what_has_words_of_its_own_is_said_in_them(event: Event, english: str, hungarian: str) -> None:
    assert narrate("underwater-cities", event, PLAYERS, "en") == english
    assert narrate("underwater-cities", event, PLAYERS, "hu") == hungarian


def test_a_person_who_is_called_like_a_place_keeps_the_name() -> None:
    assert narrate("underwater-cities", TilePlaced(0, "open"), ["NW", "T02"], "en") == "NW takes the open slot."


def test_a_list_is_joined() -> None:
    assert joined([], "en") == ""
    assert joined(["a"], "en") == "a"
    assert joined(["a", "b", "c"], "en") == "a, b and c"
    assert joined(["a", "b", "c"], "hu") == "a, b és c"


@dataclass(frozen=True)
class Hopped(PublicEvent):
    seat: int
    card: Card
    places: list[int]


def test_an_event_of_a_game_without_texts_shows_what_it_has() -> None:
    told = narrate("toy", Hopped(1, Card("sand", 3), [4, 5]), PLAYERS, "en")
    assert told.startswith("toy.event.hopped player=Domb card=")
    assert "card_suit=sand card_value=3" in told
    assert told.endswith("places=4 and 5 places_count=2")
