"""What is said to people, in every language alike: sentences from ICU MessageFormat catalogues, and the rulebooks."""

from pentapolis.texts.catalogues import LANGUAGES, has_text, say
from pentapolis.texts.log import joined, narrate
from pentapolis.texts.problems import explain
from pentapolis.texts.rulebooks import rule, rulebook

__all__ = ["LANGUAGES", "explain", "has_text", "joined", "narrate", "rule", "rulebook", "say"]
