"""The terminal: what is shown there, and what is typed."""

import contextlib
import sys

from rich.console import Console, RenderableType
from rich.text import Text

from pentapolis.texts import say


class Terminal:
    """A console that speaks one language."""

    def __init__(self, language: str) -> None:
        """Speak that language on the standard output."""
        self.language = language
        self.console = Console(markup=False, emoji=False, highlight=False)

    def say(self, key: str, **params: int | float | str) -> str:
        """Return a text."""
        return say(key, self.language, params)

    def tell(self, key: str, **params: int | float | str) -> None:
        """Show a text as a paragraph."""
        self.show(self.say(key, **params))

    def show(self, *renderables: RenderableType, style: str = "") -> None:
        """Show things, one below the other."""
        for renderable in renderables:
            self.console.print(renderable, style=style or None)

    def line(self, text: str | Text) -> None:
        """Show a text as one line, however long it is."""
        self.console.print(text, soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """Return what is typed after the prompt; EOFError at the end of the input."""
        if sys.stdin.isatty():
            _allow_editing()
            return printable(input(prompt)).strip()
        self.console.print(prompt, end="")
        answer = printable(input()).strip()
        self.console.print(answer)  # nobody saw it being typed
        return answer


def printable(text: str) -> str:
    """Return a text that can't do anything to a terminal but be shown, on one line."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def number_text(number: int) -> str:
    """Return a number with a real minus sign."""
    return str(number).replace("-", "−")


def _allow_editing() -> None:
    """Make the arrow keys work, where there is a library for it."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # importing it is enough
