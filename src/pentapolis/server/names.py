"""Names of people and bots, as they are shown to others."""

import re
import unicodedata
from typing import Final

LONGEST: Final = 40

BOT_NAMES: Final = (
    "Ada",
    "Bruno",
    "Cili",
    "Dante",
    "Emma",
    "Félix",
    "Greta",
    "Hugo",
)  # by seat, in every language alike

# Signs that count as letters, marks or symbols and yet show nothing. Unicode calls all but the last two "default
# ignorable"; those that steer text (zero width, direction, tags) are no printable signs anyway.
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef\u2800\U0001d159]"
)
_WITH_SETTINGS: Final = re.compile(r"(.*)( \([a-z]{1,20}), [a-z0-9:=.,-]{1,100}\)\Z")
_MARKS: Final = ("Mn", "Me")  # what is written onto the letter before
_MOST_MARKS: Final = 2  # on one letter; some languages need two, and a pile of them covers the lines above


def clean_name(text: str) -> str:
    """Return a name of signs that can be seen and stay in their line; empty if there are none."""
    composed = unicodedata.normalize("NFC", _UNSEEN.sub("", text))
    spaced = "".join(sign if sign.isprintable() else " " if sign.isspace() else "" for sign in composed)
    name, marks = "", _MOST_MARKS  # a mark needs a letter
    for sign in " ".join(spaced.split()):
        if unicodedata.category(sign) in _MARKS:
            marks += 1
        else:
            marks = _MOST_MARKS if sign == " " else 0
        if marks <= _MOST_MARKS:
            name += sign
    return name[:LONGEST].strip()


def with_settings(name: str, level: str, bot: str | None) -> str:
    """Return a bot's name as a record has it: what a level is may change later, so its settings are told too."""
    return f"{name} ({level})" if bot is None else f"{name} ({level}, {bot})"


def clean_record_name(text: str) -> str:
    """Return the name of a record's player like any other name, but with the settings of a bot behind it."""
    found = _WITH_SETTINGS.fullmatch(text)
    return clean_name(text) if found is None else clean_name(found[1]) + text[found.end(1) :]


def without_settings(name: str) -> str:
    """Return the name of a record's player as it is shown: only the level of a bot stands behind it."""
    return _WITH_SETTINGS.sub(r"\1\2)", name)
