"""Why a rule forbids an action."""

from pentapolis.core.problem import Params, Problem


class Refusal:
    """The numbered rule that forbids an action, the reason within it, and what the sentence about it needs."""

    def __init__(self, rule: str, reason: str, params: Params | None = None) -> None:
        """Name the rule ("FT-3.3") and the reason, which is a key of the game's texts ("too-many")."""
        self.rule = rule
        self.reason = reason
        self.params: Params = params or {}

    def __repr__(self) -> str:
        """Return rule, reason and parameters."""
        return f"Refusal({self.rule!r}, {self.reason!r}, {self.params!r})"


class IllegalAction(Problem):
    """An action that the rules forbid now; nothing was changed."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        """Wrap what the state of `game` answered."""
        super().__init__(f"{game}.refusal.{refusal.reason}", refusal.params)
        self.refusal = refusal
