"""Somebody with a browser of their own, who notes what should not happen on any page."""

import re
from typing import Any, Final, Literal, cast
from urllib.parse import urlsplit

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebError, WebSocket, expect

Size = Literal["desktop", "phone"]
Light = Literal["light", "dark"]

SIZES: Final[dict[Size, dict[str, Any]]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
_TELL_VIOLATIONS: Final = """
    document.addEventListener("securitypolicyviolation", (event) =>
        console.error(`security policy: ${event.violatedDirective} forbids ${event.blockedURI}`));
"""
_QUICK: Final = """
    if (location.protocol === "http:" && localStorage.getItem("pace") === null) localStorage.setItem("pace", "none");
"""
_HASTY: Final = """
    const hasty = new CSSStyleSheet();
    hasty.replaceSync("[data-fresh] { pointer-events: auto !important; }");
    document.adoptedStyleSheets = [hasty];
"""
_NOTE_SHIFTS: Final = """
    window.shifts = [];
    const where = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
        if (document.querySelector("dialog[open]")) return; // what is behind the count isn't seen
        for (const { value, sources } of list.getEntries()) {
            const moved = sources.map(({ node, previousRect, currentRect }) => {
                const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
                const name = element?.className?.baseVal ?? element?.className;
                return `${name} ${where(previousRect)} → ${where(currentRect)}`;
            });
            window.shifts.push({ value, moved });
        }
    }).observe({ type: "layout-shift", buffered: true });
"""
_BARE_KEY: Final = re.compile(r"\b(?:page|server|core|cli|five-towers|cloud-city|ginkgopolis|cities)\.[a-z][a-z.-]+")


def card(page: Page, title: str = "5 Towers") -> Locator:
    """The card of a game on the home page."""
    return page.get_by_role("article", name=title, exact=True)


class Visitor:
    """A new guest: a browser context with one page."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: Size = "desktop",
        light: Light = "light",
        still: bool = True,
        quick: bool = True,
        hasty: bool = True,
        forgives: str = "",
    ) -> None:
        """Others' moves come at once if `quick`, new buttons can be clicked at once if `hasty`.

        Troubles that match `forgives` are part of the test.
        """
        self._address = address
        self._forgives = forgives
        self._troubles: list[str] = []
        self._context = browser.new_context(
            **SIZES[size],
            base_url=address,
            locale="en-GB",
            color_scheme=light,
            reduced_motion="reduce" if still else "no-preference",
        )
        self._context.set_default_timeout(30_000)
        scripts = [_TELL_VIOLATIONS, _NOTE_SHIFTS, _QUICK if quick else "", _HASTY if hasty else ""]
        self._context.add_init_script("".join(f"{{{script}}}" for script in scripts))
        self._context.on("console", self._console)
        self._context.on("weberror", self._error)
        self._context.on("request", self._request)
        self.page: Page = self._context.new_page()
        self.page.on("websocket", self._socket)

    def leave(self) -> list[str]:
        """Close everything and return the troubles."""
        self._context.close()
        return self._troubles

    def _note(self, trouble: str) -> None:
        if not (self._forgives and re.search(self._forgives, trouble)):
            self._troubles.append(trouble)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"console {message.type}: {message.text} ({message.location.get('url')})")

    def _error(self, error: WebError) -> None:
        self._note(f"exception: {error.error}")

    def _request(self, request: Request) -> None:
        self._check_address(request.url)

    def _socket(self, socket: WebSocket) -> None:
        self._check_address(socket.url)

    def _check_address(self, url: str) -> None:
        if urlsplit(url).scheme != "data" and urlsplit(url).netloc != urlsplit(self._address).netloc:
            self._note(f"request to {url}")

    # --- What every page has to be

    def look(self, where: str) -> None:
        """Note what axe finds, texts without words, and what is wider than the screen."""
        results = Axe().run(self.page)
        for violation in results.response["violations"]:
            nodes = [f"{' '.join(node['target'])}: {node['html'][:150]}" for node in violation["nodes"][:4]]
            self._note(f"axe, {where}: {violation['id']} ({len(violation['nodes'])}×): {violation['help']}: {nodes}")
        body = self.page.locator("body")
        for key in sorted(set(_BARE_KEY.findall(body.inner_text() + body.aria_snapshot()))):
            self._note(f"text without words, {where}: {key}")
        width = cast(int, self.page.evaluate("Math.max(document.documentElement.scrollWidth, innerWidth)"))
        if self.page.viewport_size and width > self.page.viewport_size["width"]:
            self._note(f"wider than the screen, {where}: {width} pixels")

    def shift(self) -> tuple[float, list[str]]:
        """How much has moved since the page was loaded, the sum of the browser's layout shifts; what moved most."""
        shifts: list[dict[str, Any]] = self.page.evaluate("window.shifts")
        most = sorted(shifts, key=lambda shift: -float(shift["value"]))[:12]
        told = [f"{shift['value']:.4f}: {'; '.join(shift['moved'])}" for shift in most]
        return sum(float(shift["value"]) for shift in shifts), told

    # --- Ways to a table

    def sit(self, *seats: str, game: str = "five-towers", **options: str) -> str:
        """Sit down at a new table with me and bots of these levels, or `open` seats; return its id."""
        page = self.page
        if page.url == "about:blank":
            page.goto("/")
            expect(card(page)).to_be_visible()
        others = [{"kind": "open"} if what == "open" else {"kind": "bot", "level": what} for what in seats]
        wanted = [{"kind": "me"}, *others]
        headers = {"Origin": self._address}
        table = {"game": game, "seats": wanted, "options": options}
        answer = page.request.post("/api/tables", data=table, headers=headers)
        assert answer.ok, answer.text()
        id = str(answer.json()["id"])
        page.goto(f"/table/{id}")
        return id
