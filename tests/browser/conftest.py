"""A real Chromium, a real server, and visitors whose every trouble is noted."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.server_process import PROJECT, ServerProcess
from tests.browser.visitor import Visitor

FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000

expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    assert chromium, "the browser tests need Debian's chromium: make test-browser installs it"
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def page_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the built page, which nobody builds anew meanwhile."""
    built = PROJECT / "web" / "dist"
    assert (built / "index.html").is_file(), "the page is not built: make page"
    return Path(shutil.copytree(built, tmp_path_factory.mktemp("page") / "dist"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, page_folder: Path) -> Iterator[ServerProcess]:
    running = ServerProcess(tmp_path_factory.mktemp("server"), page_folder)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A whole game of three bots, always the same one."""
    folder = tmp_path_factory.mktemp("records")
    command = [sys.executable, "-m", "pentapolis", "simulate", "five-towers", "--seats", "3", "--games", "1"]
    subprocess.run([*command, "--seed", "browser", "--records", str(folder)], check=True, stdout=subprocess.DEVNULL)
    (file,) = folder.iterdir()
    return file.read_text()


@pytest.fixture
def pictures(request: pytest.FixtureRequest) -> Path | None:
    """Where pictures are to be written, if they are wanted."""
    folder = request.config.getoption("--pictures")
    if folder is None:
        return None
    Path(folder).mkdir(parents=True, exist_ok=True)
    return Path(folder)


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[Visit]:
    """Visitors of the session's server, or of another; whatever went wrong for them fails the test at its end."""
    visitors: list[Visitor] = []

    def come(**settings: object) -> Visitor:
        visitor = Visitor(browser, str(settings.pop("address", server.address)), **settings)  # type: ignore[arg-type]
        visitors.append(visitor)
        return visitor

    yield come
    troubles = [trouble for visitor in visitors for trouble in visitor.leave()]
    if troubles:
        pytest.fail("\n".join(troubles), pytrace=False)
