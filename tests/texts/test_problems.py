"""Problems as sentences."""

import re
import subprocess
import sys
from collections.abc import Callable

import pytest

from pentapolis.bots.roster import make_bot
from pentapolis.core.actions import ActionSpace
from pentapolis.core.luck import Luck
from pentapolis.core.problem import BadPosition, Problem
from pentapolis.core.record import Record, parse_record, verify
from pentapolis.core.refusal import IllegalAction
from pentapolis.games import game
from pentapolis.texts import LANGUAGES, explain

FIVE_TOWERS = game("five-towers")
SPACE: ActionSpace = FIVE_TOWERS.space
HEADER = f"pentapolis record 1\ngame: five-towers\nrules: 1\nseats: 2\nluck: {'0' * 64}\n\n"


def _verify(text: str) -> None:
    verify(parse_record(text, game))


def _played(actions: list[str], end: str) -> str:
    """A record of a real luck, with these actions."""
    from pentapolis.core.luck import TableLuck

    record = Record(FIVE_TOWERS, 2, {}, TableLuck(bytes(32)).hash, [])
    lines = record.text() + "\n".join(["", *actions, "", end, f"secret: {'0' * 64}", ""])
    return lines


BAD: dict[str, Callable[[], object]] = {
    "game": lambda: game("chess"),
    "seats": lambda: FIVE_TOWERS.setup(9, Luck(1)),
    "option": lambda: FIVE_TOWERS.setup(2, Luck(1), speed="fast"),
    "bot": lambda: make_bot("genius"),
    "bot setting": lambda: make_bot("search:genius=1"),
    "bot without settings": lambda: make_bot("greedy:iterations=1"),
    "action number": lambda: SPACE.text(10**6),
    "action kind": lambda: SPACE.parse("castle"),
    "no action": lambda: SPACE.parse(""),
    "action form": lambda: SPACE.parse("bid"),
    "action field": lambda: SPACE.parse("bid 9"),
    "action json": lambda: SPACE.from_json({"kind": "bid", "cards": "2"}),
    "position line": lambda: FIVE_TOWERS.position("seats"),
    "position key": lambda: FIVE_TOWERS.position("colour: red"),
    "position twice": lambda: FIVE_TOWERS.position("seats: 2\nseats: 3"),
    "position number": lambda: FIVE_TOWERS.position("seats: many"),
    "position word": lambda: FIVE_TOWERS.position("towers 0: stone 3"),
    "position seat": lambda: FIVE_TOWERS.position("seats: 2\ntowers 4: sand 3"),
    "position cards": lambda: FIVE_TOWERS.position("towers 0: sand 3\ntowers 1: sand 3"),
    "position tower": lambda: FIVE_TOWERS.position("towers 0: sand 3 7"),
    "position roof": lambda: FIVE_TOWERS.position("rubble 1: candy 0"),
    "position pile": lambda: FIVE_TOWERS.position("pile: 4"),
    "position display": lambda: FIVE_TOWERS.position("display: sand 3, tree 4"),
    "position order": lambda: FIVE_TOWERS.position("bids: 1, 2, 3"),
    "position low bid": lambda: FIVE_TOWERS.position("bids: 2, 1"),
    "position high bid": lambda: FIVE_TOWERS.position("towers 0: sand 9 0\ndisplay: sand 8 7 6 5 4\nbids: 5"),
    "position opener": lambda: FIVE_TOWERS.position("bids: pass"),
    "position all passed": lambda: FIVE_TOWERS.position("bids: 0, pass"),
    "state": lambda: FIVE_TOWERS.restore("{}"),
    "state of a game": lambda: FIVE_TOWERS.restore('{"game":"x","rules":1,"seats":2,"options":{},"state":[]}'),
    "state rules": lambda: FIVE_TOWERS.restore('{"game":"five-towers","rules":9,"seats":2,"options":{},"state":[]}'),
    "record": lambda: _verify("x"),
    "record cut": lambda: _verify(HEADER.strip()),
    "record game": lambda: _verify("pentapolis record 1\ngame: chess\n"),
    "record rules": lambda: _verify(HEADER.replace("rules: 1", "rules: 9")),
    "record seats": lambda: _verify(HEADER.replace("seats: 2", "seats: two")),
    "record key": lambda: _verify(HEADER.replace("luck", "chance")),
    "record players": lambda: _verify(HEADER.replace("luck", "player 0: A\nluck")),
    "record hash": lambda: _verify(HEADER.replace("000", "xyz", 1)),
    "record blank": lambda: _verify(HEADER.rstrip() + "\n0 bid 1\n"),
    "record seat": lambda: _verify(HEADER + "7 bid 1\n"),
    "record action": lambda: _verify(HEADER + "0 castle\n"),
    "record form": lambda: _verify(HEADER + "0  bid 1\n"),
    "record without secret": lambda: _verify(HEADER + "0 bid 1\n"),
    "record secret": lambda: _verify(HEADER + "0 bid 1\n\nend: stopped\nsecret: x\n"),
    "record wrong secret": lambda: _verify(HEADER + f"0 bid 1\n\nend: stopped\nsecret: {'1' * 64}\n"),
    "record illegal": lambda: _verify(_played(["0 take 1", "1 take 1"], "end: stopped")),
    "record not over": lambda: _verify(_played([], "end: 1 2")),
    "record after the end": lambda: _verify(_played([], "end: stopped") + "more\n"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BAD)
def test_every_problem_is_told_in_sentences(name: str, language: str) -> None:
    with pytest.raises(Problem) as caught:
        BAD[name]()
    told = explain(caught.value, language)
    assert re.fullmatch(r"\S.*[.!]", told)
    assert not re.search(r"[{}]|\b(problem|five-towers)\.[a-z]", told.replace(str({"kind": "bid", "cards": "2"}), ""))


def test_a_problem_is_a_sentence_in_english_for_python() -> None:
    known = "five-towers, cloud-city, ginkgopolis, cities, underwater-cities"
    with pytest.raises(Problem, match=rf"^There is no game “chess”\. There are: {known}\.$"):
        game("chess")


def test_reasons_follow() -> None:
    with pytest.raises(BadPosition) as caught:
        FIVE_TOWERS.position("colour: red\nseats: many")
    assert str(caught.value).startswith("2 things are wrong with this position. “colour” is not part of a position.")
    assert explain(caught.value, "hu").startswith(
        "Ez az állás hibás, a hibák száma: 2. Ez nem része az állás leírásának: „colour”."
    )


def test_a_refusal_names_its_rule() -> None:
    state = FIVE_TOWERS.position("display: sand 8 7 6 5, tree 3\ntowers 0: sand 9 0")
    with pytest.raises(IllegalAction) as caught:
        state.apply(0, SPACE.parse("bid 5"), Luck(1))
    assert str(caught.value) == (
        "You can’t build 5 of these cards, even if you demolish: one is the most you can build. Rule: FT-3.3."
    )
    assert explain(caught.value, "hu") == (
        "Ennyi lapot ezekből bontással sem tudsz beépíteni: 5. Legfeljebb egyet tudsz. Szabály: FT-3.3."
    )


def test_a_problem_that_nobody_wrote_a_text_for_still_says_something() -> None:
    assert str(Problem("toy.refusal.never", {"card": 3})) == "toy.refusal.never card=3"


def test_texts_are_loaded_when_the_first_problem_is_shown() -> None:
    code = (
        "import sys, pentapolis\n"
        "assert 'icu4py' not in sys.modules and 'pentapolis.texts' not in sys.modules\n"
        "try: pentapolis.game('chess')\n"
        "except pentapolis.Problem as problem: assert 'There is no game' in str(problem)\n"
        "assert 'icu4py.messageformat' in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
