"""The suite can fail: every mistake of broken.py is caught by the check that is meant for it."""

import pytest

from pentapolis.core.problem import BadRecord
from pentapolis.core.refusal import IllegalAction
from tests.conformance import conservation, copies, events, legality, recording, scoring, secrecy, space
from tests.conformance.expectations import expectation
from tests.conformance.suite import CHECKS, Check
from tests.conformance.variants import Variant, variants_of
from tests.toy import broken
from tests.toy.game import Toy, ToyState

CAUGHT: list[tuple[type[ToyState], Check, str]] = [
    (broken.ShowsAnotherHand, secrecy.check_views_hide_what_is_hidden, "knows is the same in every world"),
    (broken.ShowsTheNextCardToSpectators, secrecy.check_views_hide_what_is_hidden, "knows is the same in every world"),
    (broken.ShowsSealedChoices, secrecy.check_views_hide_what_is_hidden, "knows is the same in every world"),
    (broken.LegalDependsOnTheDeck, secrecy.check_views_hide_what_is_hidden, "knows is the same in every world"),
    (broken.RefusalTellsTheDeck, secrecy.check_views_hide_what_is_hidden, "knows is the same in every world"),
    (broken.WorldForgetsOwnHand, secrecy.check_views_hide_what_is_hidden, "knows is the same in every world"),
    (broken.WorldForgetsOwnHand, secrecy.check_worlds_keep_what_is_seen, "sees hand"),
    (broken.TellsSealedChoices, secrecy.check_events_hide_what_is_hidden, "events hide"),
    (broken.WorldIsTheTruth, secrecy.check_worlds_differ, "drawn anew"),
    (broken.WorldIsTheTruth, secrecy.check_draws_differ_from_each_other, "draws another world"),
    (broken.WorldKeepsOtherHands, secrecy.check_worlds_differ, "drawn anew"),
    (broken.WorldDependsOnTheTruth, secrecy.check_worlds_come_from_knowledge_alone, "does not depend on the truth"),
    (broken.WorldSharesLists, secrecy.check_drawing_worlds_changes_nothing, "leaves the truth alone"),
    (broken.WorldLosesACard, secrecy.check_worlds_are_possible, "all components"),
    (broken.ViewSharesAList, secrecy.check_views_are_values, "shares nothing"),
    (broken.ViewSaysItIsOver, secrecy.check_views_are_values, "says who is to act"),
    (broken.LegalMissesAnAction, legality.check_legal_agrees_with_refuse, "legal and refuse agree"),
    (broken.LegalHasTooMuch, legality.check_legal_agrees_with_refuse, "legal and refuse agree"),
    (broken.RefuseAllowsTooMuch, legality.check_legal_agrees_with_refuse, "legal and refuse agree"),
    (broken.LegalIsUnsorted, legality.check_legal_agrees_with_refuse, "sorted"),
    (broken.LegalRepeats, legality.check_legal_agrees_with_refuse, "each is there once"),
    (broken.OwesNothingToDo, legality.check_who_may_act, "owes a decision and has one"),
    (broken.ActsOutOfTurn, legality.check_who_may_act, "may only take back"),
    (broken.RefusalHasNoReason, legality.check_refusals_can_be_explained, "names a reason"),
    (broken.RefusedAndDoneNevertheless, legality.check_illegal_actions_change_nothing, "changes nothing"),
    (broken.PerformsDifferently, legality.check_perform_is_apply_without_the_check, "perform does what apply does"),
    (broken.NeverEnds, legality.check_the_game_ends, "the game ends"),
    (broken.LosesACard, conservation.check_components_are_conserved, "lost or made"),
    (broken.DoublesACard, conservation.check_components_are_conserved, "lost or made"),
    (broken.LosesACard, legality.check_every_legal_action_can_be_carried_out, "a sound state"),
    (broken.KeepsTheWholeTrick, conservation.check_invariants_hold, "one card of a trick is kept"),
    (broken.ZonesHaveTheSameName, conservation.check_zones_are_declared, "names of their own"),
    (broken.ZonesForStrangers, conservation.check_zones_are_declared, "audiences are seats"),
    (broken.CloneSharesAList, copies.check_clones_are_independent, "leaves the original alone"),
    (broken.CloneSharesAList, copies.check_clones_are_independent_step_by_step, "leaves the original alone"),
    (broken.CloneSharesTheDeck, copies.check_clones_are_independent, "leaves the original alone"),
    (broken.CloneForgetsTheLeader, copies.check_clones_are_independent_step_by_step, "the same situation"),
    (broken.SavesTooLittle, copies.check_states_survive_saving, "the same situation"),
    (broken.SavesNoLeader, copies.check_states_survive_saving, "the same situation"),
    (broken.SavesTooLittle, copies.check_restored_games_play_to_the_same_end, "goes on alike"),
    (broken.SavesTooLittle, copies.check_serialisation_is_canonical, "equal texts are of equal situations"),
    (broken.SavesHistory, copies.check_serialisation_is_canonical, "equal situations have equal texts"),
    (broken.TotalIsWrong, scoring.check_totals, "the sheet's total"),
    (broken.ScoresAreWrong, scoring.check_scores_are_recomputed, "finds the same points"),
    (broken.OneWinnerOnly, scoring.check_winners, "whom nobody beats"),
    (broken.GuessingChanges, scoring.check_guesses_depend_on_the_situation, "guessing changes nothing"),
    (broken.GuessesFromHistory, scoring.check_guesses_depend_on_the_situation, "equal states promise the same"),
    (broken.TellingUsesLuck, events.check_events_have_no_influence, "telling what happens"),
    (broken.TellsNothing, events.check_events_have_no_influence, "something is told"),
    (broken.EventChangesLater, events.check_events_are_values, "stays as it was"),
    (broken.UsesOtherChance, recording.check_records_tell_the_same_events, "the same happens again"),
    (broken.HidesThatItReveals, recording.check_undo_takes_nothing_back_that_was_learned, "learned nothing"),
    (broken.TakingBackShuffles, recording.check_taking_back_changes_no_luck, "all is as before"),
    (broken.SealsWithoutTelling, recording.check_secret_decisions_show_nothing, "decided in secret is unseen"),
]

FAILING: list[tuple[type[ToyState], Check, type[Exception]]] = [
    (broken.FailsOnLegal, legality.check_every_legal_action_can_be_carried_out, KeyError),
    (broken.RefuseCrashes, legality.check_what_is_no_action_is_refused, IndexError),
    (broken.EventIsNotPlain, events.check_events_are_values, TypeError),
    (broken.UsesOtherChance, recording.check_records_rerun, BadRecord),
    (broken.ChoosesInTurn, recording.check_secret_decisions_can_be_taken_back_alone, IllegalAction),
]


def three_seats(state: type[ToyState]) -> Variant:
    """The toy game whose hands are refilled, so that everything in it happens."""
    return next(variant for variant in variants_of(Toy(state)) if variant.seats == 3 and variant.options["hand"] == 2)


def words(value: object) -> str:
    return getattr(value, "__name__", str(value)).removeprefix("check_")


@pytest.mark.parametrize(("mistake", "check", "said"), CAUGHT, ids=words)
def test_mistake_is_caught(mistake: type[ToyState], check: Check, said: str) -> None:
    check(three_seats(ToyState))
    with pytest.raises(AssertionError, match=said):
        check(three_seats(mistake))


@pytest.mark.parametrize(("mistake", "check", "error"), FAILING, ids=words)
def test_crash_is_not_hidden(mistake: type[ToyState], check: Check, error: type[Exception]) -> None:
    check(three_seats(ToyState))
    with pytest.raises(error):
        check(three_seats(mistake))


def test_every_check_is_shown_to_catch_something_or_needs_no_showing() -> None:
    shown = {check for _, check, _ in CAUGHT} | {check for _, check, _ in FAILING}
    assert [words(check) for check in CHECKS if check not in shown] == [
        "masks",
        "finished_games_survive_saving",
        "equality_follows_the_text",
        "unfinished_records",
        "free_undo",
    ]


def test_equal_texts_of_actions_are_caught() -> None:
    with pytest.raises(AssertionError, match="same text"):
        space.check_texts_round_trip(Toy(space=broken.space_with_equal_texts()))


def test_a_game_without_a_scorer_is_caught() -> None:
    unknown = Toy()
    unknown.id = "unknown"
    with pytest.raises(AssertionError, match="no scorer for unknown"):
        expectation(unknown)
