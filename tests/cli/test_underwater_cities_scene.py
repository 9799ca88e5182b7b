"""Underwater Cities in the terminal: every card in words, and a table at every moment of a game."""

import io
import re
from random import Random

import pytest
from rich.console import Console

from pentapolis.cli.scenes.underwater_cities.scene import UnderwaterCitiesScene
from pentapolis.cli.scenes.underwater_cities.wording import words
from pentapolis.core.luck import Luck
from pentapolis.games.underwater_cities.component_reader import STANDARD
from pentapolis.games.underwater_cities.game import UNDERWATER_CITIES
from pentapolis.games.underwater_cities.wording import Said, contract_says, effects_say, metropolis_says
from tests.games.underwater_cities.notation import play, position

LANGUAGES = ("en", "hu")
_ID = r"(green|red|yellow)-\d|\bT\d\d\b|\b[NSEWC]{1,2}\.[a-ex]\b|\bm[br]\d"


def is_said(text: str) -> bool:
    """Whether all texts were found and filled in, and nothing stands there by its id."""
    return bool(text) and not re.search(rf"underwater-cities\.|[{{}}]|{_ID}", text)


def in_words(language: str, said: Said) -> str:
    return words(UnderwaterCitiesScene(UNDERWATER_CITIES, [], language), said)


def card_words(number: int, language: str = "en") -> str:
    return in_words(language, effects_say(STANDARD.cards[number - 1].effects))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    cards = [card_words(card.number, language) for card in STANDARD.cards]
    assert all(map(is_said, cards)), [text for text in cards if not is_said(text)]
    slots = [slot for side in STANDARD.slots for slot in side if slot is not None]
    assert all(is_said(in_words(language, effects_say(slot.effects))) for slot in slots)
    printed = STANDARD.printed
    assert all(is_said(in_words(language, metropolis_says(tile))) for tile in printed["metropolises"])
    assert all(is_said(in_words(language, contract_says(contract))) for contract in printed["contracts"])


def test_words_say_what_a_card_does() -> None:
    assert card_words(1) == "1 kelp, 1 steelplast and 1 credit"
    assert card_words(3) == "build a tunnel for 1 credit"
    assert card_words(69) == "build up to 2 tunnels, 1 credit cheaper each"
    assert card_words(34) == "build a farm or desalination plant; 1 card"
    assert card_words(42) == "1 credit for every 2 connected cities"
    assert card_words(59).startswith("with your marker on space 3 of the federation track: 1 steelplast")
    assert card_words(60) == "for a discarded card: 1 kelp and 1 steelplast"
    assert card_words(72) == "collect from up to 2 connected upgraded structures"
    assert card_words(85) == "2 points for each connected metropolis, at most 4 points"
    assert card_words(103) == "if this Production gives you 1 biomatter or more: 2 points"
    assert card_words(175).startswith("with at least 1 connected symbiotic city: 2 points;")
    assert card_words(3, "hu") == "alagút építése 1 kreditért"
    assert card_words(42, "hu") == "1 kredit minden 2 összekötött város után"
    assert card_words(88, "hu") == "1 hínár minden összekötött hínártelep után, legfeljebb 3 alkalommal"
    assert card_words(202, "hu") == "amikor előrejutsz a szövetségsávon, lépésenként egyszer: 1 kredit"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_whole_game_is_drawn(seats: int, language: str) -> None:
    scene = UnderwaterCitiesScene(UNDERWATER_CITIES, ["Ann", "Bob", "Cleo", "Dan"][:seats], language)
    luck, chooser = Luck(3), Random(3)
    state = UNDERWATER_CITIES.setup(seats, luck)
    number = 0
    while state.to_act():
        seat = state.to_act()[0]
        if number % 9 == 0:
            world = state.determinise(seat, Luck(number))
            answers = scene.answers(world, seat)
            assert [answer.action for answer in answers] == world.legal(seat)
            assert all(is_said(answer.words) for answer in answers)
            assert is_said(scene.prompt(world.view(seat)))
            for drawn in (scene.table(world.view(seat), 100), scene.decision(world.view(seat), 100)):
                shown = io.StringIO()
                Console(file=shown, width=100).print(drawn)
                assert is_said(shown.getvalue())
        state.apply(seat, chooser.choice(state.legal(seat)), luck)
        number += 1


def test_parts_and_cards_say_what_they_do() -> None:
    scene = UnderwaterCitiesScene(UNDERWATER_CITIES, ["Ann", "Bob", "Cleo"], "en")
    state = play(position("seats: 3\nhand 0: 27 1\ngoods 0: 9 credits"), "place red-4")
    assert [answer.words for answer in scene.answers(state, 0)] == [
        "Play card 1: 1 kelp, 1 steelplast and 1 credit",
        "Play card 27: build a desalination plant; 1 kelp",
    ]
    play(state, "play 27", "slot-first")
    assert [answer.words for answer in scene.answers(state, 0)] == [
        "Part 1: build a desalination plant",
        "Part 2: 1 kelp",
        "No more of it",
    ]
