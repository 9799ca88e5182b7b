"""The laws of the agenda catch mistakes: each of the broken toys fails the law that it breaks."""

import pytest

from pentapolis.core.problem import BadState
from tests.conformance import agenda, copies, secrecy
from tests.conformance.suite import AGENDA_CHECKS, Check, words
from tests.conformance.variants import Variant, variants_of
from tests.toy import broken_mills as broken
from tests.toy.mill.game import Mill
from tests.toy.mill.state import MillState
from tests.toy.mill.steps import MillStep

STEPS: list[tuple[str, type[MillStep], Check, str]] = [
    ("work", broken.LegalTakes, agenda.check_asking_changes_nothing, "asks without changing anything"),
    ("work", broken.SeesAChoice, agenda.check_steps_change_the_agenda_once, "step by step the same happens"),
    ("end", broken.RunForgets, agenda.check_steps_change_the_agenda_once, "RunForgets.run changes it once"),
    ("end", broken.RunsForEver, agenda.check_steps_change_the_agenda_once, "go on for ever"),
    ("turns", broken.CallsTwice, agenda.check_steps_change_the_agenda_once, "CallsTwice.run changes it once"),
    ("order", broken.AnswersTwice, agenda.check_steps_change_the_agenda_once, "changes the agenda once"),
    ("choose", broken.TriesNothing, agenda.check_attempts_hold_what_is_legal, "all that is legal can be tried"),
    ("pay", broken.TellsInTheDecision, secrecy.check_views_hide_what_is_hidden, "the same in every world"),
]

STATES: list[tuple[type[MillState], Check, str]] = [
    (broken.HidesTheDecision, agenda.check_decisions_are_told, "told until the end"),
    (broken.NamelessDecision, agenda.check_decisions_are_told, "has a name and a rule"),
    (broken.GhostsSpend, agenda.check_ghosts_are_values, "ghosts change nothing"),
    (broken.TellsTwice, agenda.check_moments_are_the_action, "tell all that happened"),
    (broken.RedrawsOwnHand, agenda.check_worlds_keep_the_fields_that_are_seen, "sees hand"),
    (broken.ForgetsCoins, agenda.check_worlds_keep_the_fields_that_are_seen, "sees coins"),
    (broken.KeepsTheDeck, agenda.check_hidden_fields_are_drawn, "drawn anew"),
    (broken.ShowsTheDeckAsAZone, agenda.check_zones_are_fields, "zone deck is seen as its field says"),
    (broken.ShowsCoins, agenda.check_memory_is_no_view, "coins . is not shown"),
    (broken.SwapsTwoFields, agenda.check_every_field_is_copied_and_packed, "a clone has card"),
    (broken.SharesPlayers, agenda.check_every_field_is_copied_and_packed, "a clone leaves goods|a clone leaves hand"),
    (broken.PacksNoRound, agenda.check_every_field_is_copied_and_packed, "round is packed"),
]

FAILING: list[tuple[str, type[MillStep], Check, type[Exception]]] = [
    ("turns", broken.TooStrict, copies.check_states_survive_saving, BadState),
    ("choose", broken.ForeseesTheTruth, agenda.check_legal_actions_can_be_foreseen, KeyError),
]


def three_seats(game: Mill) -> Variant:
    return next(variant for variant in variants_of(game) if variant.seats == 3)


@pytest.mark.parametrize(("name", "mistake", "check", "said"), STEPS)
def test_broken_step_is_caught(name: str, mistake: type[MillStep], check: Check, said: str) -> None:
    check(three_seats(Mill()))
    with pytest.raises(AssertionError, match=said):
        check(three_seats(Mill({name: mistake})))


@pytest.mark.parametrize(("mistake", "check", "said"), STATES)
def test_broken_state_is_caught(mistake: type[MillState], check: Check, said: str) -> None:
    check(three_seats(Mill()))
    with pytest.raises(AssertionError, match=said):
        check(three_seats(Mill(state=mistake)))


@pytest.mark.parametrize(("name", "mistake", "check", "error"), FAILING)
def test_crash_is_not_hidden(name: str, mistake: type[MillStep], check: Check, error: type[Exception]) -> None:
    check(three_seats(Mill()))
    with pytest.raises(error):
        check(three_seats(Mill({name: mistake})))


def test_every_law_is_shown_to_catch_something() -> None:
    shown = (
        {check for _, _, check, _ in STEPS} | {check for _, check, _ in STATES} | {check for _, _, check, _ in FAILING}
    )
    assert [words(check) for check in AGENDA_CHECKS if check not in shown] == []
