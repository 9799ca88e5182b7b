"""Problems as sentences."""

from pentapolis.core.problem import Problem
from pentapolis.core.refusal import IllegalAction
from pentapolis.texts.catalogues import say


def explain(problem: Problem, language: str) -> str:
    """Return what is wrong, followed by every reason; an action that the rules forbid names its rule."""
    sentence = say(problem.key, language, problem.params)
    if isinstance(problem, IllegalAction):
        sentence = say("problem.with-rule", language, {"sentence": sentence, "rule": problem.refusal.rule})
    return " ".join([sentence, *(explain(reason, language) for reason in problem.reasons)])
