"""The built page: files with hashes in their names are kept by browsers for ever, everything else is the shell."""

import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from pentapolis.server.problems import NothingHere

_FOR_EVER: Final = "public, max-age=31536000, immutable"


def page_folder() -> Path | None:
    """Return where the built page is: in the package, or in the checkout of its sources or of its compiled copy."""
    package = Path(str(files("pentapolis")))
    checkouts = [above / "web" / "dist" for above in package.parents[1:3]]
    for folder in (package / "server" / "page", *checkouts):
        if (folder / "index.html").is_file():
            return folder
    return None


class Page:
    """The files of the page, read once."""

    def __init__(self, folder: Path | None) -> None:
        """Read them all; they are few and small."""
        found = [] if folder is None else [file for file in folder.rglob("*") if file.is_file()]
        self._files = {file.relative_to(folder).as_posix(): file.read_bytes() for file in found if folder}

    def answer(self, path: str) -> Response[bytes]:
        """Return a file, or the shell for every address that belongs to the page."""
        name = path.strip("/")
        if name not in self._files:
            if name.startswith(("api/", "assets/", "schema/")) or "index.html" not in self._files:
                raise NothingHere
            name = "index.html"
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if kind.startswith("text/") or kind == "application/javascript":
            kind += "; charset=utf-8"
        caching = _FOR_EVER if name.startswith("assets/") else "no-cache"
        return Response(self._files[name], media_type=kind, headers={"Cache-Control": caching})


def page_route(page: Page) -> HTTPRouteHandler:
    """Return the route of everything that is no call."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def show_page(path: FromPath[str] = "") -> Response[bytes]:
        return page.answer(path)

    return show_page
