"""Scores at every moment, recomputed from the plain view."""

from pentapolis.core.scores import ScoreSheet
from pentapolis.core.state import State
from tests.conformance.expectations import expectation
from tests.conformance.random_play import moments, some_states, views_of
from tests.conformance.variants import Variant


def check_scores_are_recomputed(variant: Variant) -> None:
    """The sheets in every view are what a slow, obvious scorer finds in it."""
    score = expectation(variant.game).score
    for state in moments(variant, count=300):
        for view in views_of(state).values():
            shown = [sheet["categories"] for sheet in view.pop("scores")]
            assert shown == score(view), "the scorer finds the same points"


def check_totals(variant: Variant) -> None:
    """A total is the sum of the sheet, asked for in whatever way; views show the same sheets but for what is secret."""
    for state in moments(variant, count=200):
        sheets = state.scores()
        assert len(sheets) >= variant.seats, "every seat has a sheet"
        for seat in range(variant.seats):
            assert sheets[seat].total == sum(sheets[seat].categories.values())
            assert state.total(seat) == sheets[seat].total, "total is the sheet's total"
        for viewer in [*range(variant.seats), None]:
            assert state.view(viewer).scores == _visible(state, sheets, viewer), "a view shows the sheets"


def _visible(state: State, sheets: list[ScoreSheet], viewer: int | None) -> list[ScoreSheet]:
    """Return the sheets as the viewer may see them: of the other seats without what is secret until the end."""
    secret = expectation(state.game).secret if state.to_act() else frozenset()
    others = [place for place in range(state.seats) if place != viewer]
    return [
        ScoreSheet({name: points for name, points in sheet.categories.items() if name not in secret}, sheet.tiebreaks)
        if place in others
        else sheet
        for place, sheet in enumerate(sheets)
    ]


def check_winners(variant: Variant) -> None:
    """The winners are all those whom nobody beats, by points and then by tie-breaks."""
    for state in moments(variant, count=500):
        assert state.winners() == _unbeaten(state), "winners are those whom nobody beats"


def _unbeaten(state: State) -> list[int]:
    ranks = [(sum(sheet.categories.values()), sheet.tiebreaks) for sheet in state.scores()]
    return [place for place, rank in enumerate(ranks) if not any(other > rank for other in ranks)]


def check_guesses_depend_on_the_situation(variant: Variant) -> None:
    """A guess is a finite number for every sheet, the same for the same situation, and guessing changes nothing."""
    for state in some_states(variant, count=30):
        before = state.serialise()
        guesses = state.evaluate()
        assert len(guesses) == len(state.scores()), "there is a guess for every sheet"
        assert all(abs(guess) < 10**6 for guess in guesses)
        assert state.serialise() == before, "guessing changes nothing"
        assert variant.game.restore(before).evaluate() == guesses, "equal states promise the same"
        assert state.clone().evaluate() == guesses, "a clone promises the same"
