"""The windows in which every table is looked at, and what must not happen in any of them."""

from pathlib import Path
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Page, ViewportSize

from tests.browser.visitor import Light

Language = Literal["English", "Magyar"]


class Window(NamedTuple):
    """A size of the window, with the language and the light in which it is looked at first."""

    width: int
    height: int
    language: Language
    light: Light


WINDOWS: Final = [
    Window(1366, 640, "English", "light"),
    Window(1366, 768, "Magyar", "dark"),
    Window(1440, 900, "English", "dark"),
    Window(1920, 1080, "Magyar", "light"),
    Window(1024, 768, "Magyar", "light"),
    Window(390, 844, "English", "light"),
    Window(360, 640, "Magyar", "dark"),
]

_ROOM: Final[ViewportSize] = {"width": 1440, "height": 900}  # where the switch of languages is
_CODES: Final[dict[Language, str]] = {"English": "en", "Magyar": "hu"}
_HERE: Final = Path(__file__).parent
_PLAY: Final = (_HERE / "play_on.js").read_text()
_DEFECTS: Final = (_HERE / "defects.js").read_text()


def play_on(page: Page, table: str, decisions: int) -> bool:
    """Decide so many times without the page, somehow; return whether the game is over then."""
    return bool(page.evaluate(_PLAY, [table, decisions]))


def show(page: Page, window: Window, *, swapped: bool) -> None:
    """Give the page a window's size, language and light; the other language and light if `swapped`."""
    language: Language = "Magyar" if (window.language == "English") == swapped else "English"
    light: Light = "dark" if (window.light == "light") == swapped else "light"
    if page.locator("html").get_attribute("lang") != _CODES[language]:
        page.set_viewport_size(_ROOM)
        switch = page.get_by_label(language, exact=True)
        switch.dispatch_event("click")  # a dialog may lie above it
    page.evaluate("(light) => { document.documentElement.dataset.theme = light; }", light)
    page.set_viewport_size({"width": window.width, "height": window.height})
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"
    )


def defects(page: Page) -> list[str]:
    """What of the table is outside the window, covered, cut, or out of reach."""
    found: list[str] = page.evaluate(_DEFECTS)
    return found
