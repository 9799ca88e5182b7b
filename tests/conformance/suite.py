"""All checks of the contract, which every game has to pass."""

from collections.abc import Callable
from typing import Final, TypeAlias

from pentapolis.core.game import Game
from tests.conformance import agenda, conservation, copies, events, legality, recording, scoring, secrecy, space
from tests.conformance.variants import Variant

Check: TypeAlias = Callable[[Variant], None]
GameCheck: TypeAlias = Callable[[Game], None]

GAME_CHECKS: Final[tuple[GameCheck, ...]] = (
    space.check_texts_round_trip,
    space.check_json_round_trips,
    space.check_what_is_no_action_is_malformed,
)

CHECKS: Final[tuple[Check, ...]] = (
    space.check_masks,
    legality.check_legal_agrees_with_refuse,
    legality.check_who_may_act,
    legality.check_refusals_can_be_explained,
    legality.check_what_is_no_action_is_refused,
    legality.check_illegal_actions_change_nothing,
    legality.check_every_legal_action_can_be_carried_out,
    legality.check_perform_is_apply_without_the_check,
    legality.check_the_game_ends,
    copies.check_clones_are_independent,
    copies.check_clones_are_independent_step_by_step,
    copies.check_states_survive_saving,
    copies.check_restored_games_play_to_the_same_end,
    copies.check_finished_games_survive_saving,
    copies.check_serialisation_is_canonical,
    copies.check_equality_follows_the_text,
    conservation.check_components_are_conserved,
    conservation.check_invariants_hold,
    conservation.check_zones_are_declared,
    secrecy.check_views_hide_what_is_hidden,
    secrecy.check_worlds_come_from_knowledge_alone,
    secrecy.check_worlds_are_possible,
    secrecy.check_drawing_worlds_changes_nothing,
    secrecy.check_worlds_keep_what_is_seen,
    secrecy.check_worlds_differ,
    secrecy.check_draws_differ_from_each_other,
    secrecy.check_events_hide_what_is_hidden,
    secrecy.check_views_are_values,
    scoring.check_scores_are_recomputed,
    scoring.check_totals,
    scoring.check_winners,
    scoring.check_guesses_depend_on_the_situation,
    events.check_events_have_no_influence,
    events.check_events_are_values,
    recording.check_records_rerun,
    recording.check_records_tell_the_same_events,
    recording.check_unfinished_records,
    recording.check_free_undo,
    recording.check_undo_takes_nothing_back_that_was_learned,
    recording.check_taking_back_changes_no_luck,
    recording.check_secret_decisions_can_be_taken_back_alone,
    recording.check_secret_decisions_show_nothing,
)

# What holds besides for a game whose rules are steps.
AGENDA_CHECKS: Final[tuple[Check, ...]] = (
    agenda.check_steps_change_the_agenda_once,
    agenda.check_asking_changes_nothing,
    agenda.check_decisions_are_told,
    agenda.check_attempts_hold_what_is_legal,
    agenda.check_moments_are_the_action,
    agenda.check_legal_actions_can_be_foreseen,
    agenda.check_ghosts_are_values,
    agenda.check_worlds_keep_the_fields_that_are_seen,
    agenda.check_hidden_fields_are_drawn,
    agenda.check_zones_are_fields,
    agenda.check_memory_is_no_view,
    agenda.check_every_field_is_copied_and_packed,
)


def words(check: Check | GameCheck) -> str:
    """Return the name of a check for pytest."""
    return check.__name__.removeprefix("check_")
