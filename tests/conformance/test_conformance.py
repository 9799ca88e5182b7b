"""Every registered game keeps the contract, in every variant."""

from pathlib import Path

import pytest

from pentapolis.core.agenda import AgendaGame
from pentapolis.core.game import Game
from pentapolis.core.record import parse_record, verify
from pentapolis.games import GAMES, game, games
from tests.conformance.expectations import EXPECTATIONS
from tests.conformance.golden import actions_in, choose_actions, golden_file, playthrough
from tests.conformance.random_play import some_states
from tests.conformance.suite import AGENDA_CHECKS, CHECKS, GAME_CHECKS, Check, GameCheck, words
from tests.conformance.variants import Variant, checked_variants
from tools.rule_table import RuleSource, rules_of

VARIANTS = [variant for game in GAMES for variant in checked_variants(game)]
RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=words)
def test_variant(check: Check, variant: Variant) -> None:
    check(variant)


ON_THE_AGENDA = [variant for variant in VARIANTS if isinstance(variant.game, AgendaGame)]


@pytest.mark.parametrize("variant", ON_THE_AGENDA, ids=str)
@pytest.mark.parametrize("check", AGENDA_CHECKS, ids=words)
def test_agenda(check: Check, variant: Variant) -> None:
    check(variant)


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.id)
@pytest.mark.parametrize("check", GAME_CHECKS, ids=words)
def test_action_space(check: GameCheck, title: Game) -> None:
    check(title)


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.id)
def test_game_has_a_scorer(title: Game) -> None:
    assert title.id in EXPECTATIONS


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.id)
def test_game_is_found_by_its_id(title: Game) -> None:
    assert game(title.id) is title
    assert games().count(title.id) == 1


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_refusals_name_rules_that_exist(variant: Variant) -> None:
    numbers = set(rules_of(RuleSource.of(variant.game.id).english))
    refused = set()
    for state in some_states(variant, count=60):
        for seat in range(variant.seats):
            for action in range(-1, variant.game.space.size):
                refusal = state.refuse(seat, action)
                if refusal is not None:
                    refused.add(refusal.rule)
    assert refused
    assert refused <= numbers


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_golden_playthrough(variant: Variant, request: pytest.FixtureRequest) -> None:
    file = golden_file(variant)
    if request.config.getoption("--write-golden"):
        file.write_text(playthrough(variant, choose_actions(variant)), encoding="utf-8")
    assert file.exists(), "run pytest with --write-golden"
    text = file.read_text(encoding="utf-8")
    assert playthrough(variant, actions_in(text)) == text


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_kept_record_reruns(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = parse_record(text, game)
    assert file.stem.startswith(f"{record.game.id}-")
    state = verify(record)
    assert record.text() == text
    assert bool(state.to_act()) == (record.totals == [])


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.id)
def test_records_are_kept_of_every_game_and_seat_count(title: Game) -> None:
    records = [parse_record(file.read_text(encoding="utf-8"), game) for file in RECORDS]
    kept = {record.seats for record in records if record.game is title}
    assert kept == set(title.seat_counts)
