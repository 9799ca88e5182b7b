"""The built page: files with hashes in their names are kept by browsers for ever, everything else is asked for anew."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import InternalServerException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router

from pentapolis.server.messages import trouble
from pentapolis.server.problems import NothingHere
from pentapolis.server.protocol import Trouble
from pentapolis.server.wire import status

_YEAR: Final = 365 * 24 * 3600


def page_folder() -> Path | None:
    """Return where the built page is: in the package, or in the checkout of its sources or of its compiled copy."""
    package = Path(str(files("pentapolis")))
    checkouts = [above / "web" / "dist" for above in package.parents[1:3]]
    for folder in (package / "server" / "page", *checkouts):
        if (folder / "index.html").is_file():
            return folder
    return None


def page_routes(folder: Path | None) -> list[Router | HTTPRouteHandler]:
    """Return the routes to the built page: its assets, the few other files, and the shell for all of its addresses."""
    if folder is None:
        return []
    names = {file.name for file in folder.iterdir() if file.is_file()}

    @get(["/", "/{path:path}"], include_in_schema=False, cache_control=CacheControlHeader(no_cache=True))
    async def shell(path: FromPath[str] = "") -> File:
        name = path.strip("/")
        if name.startswith("api/"):
            raise NothingHere
        if name not in names:
            name = "index.html"
        return File(folder / name, filename=name, content_disposition_type="inline")

    assets = create_static_files_router(
        "/assets",
        [folder / "assets"],
        name="assets",
        cache_control=CacheControlHeader(public=True, max_age=_YEAR, immutable=True),
        # Litestar asks the system for whatever name it gets, and some can't be asked for.
        exception_handlers={ValueError: _tell_missing, InternalServerException: _tell_missing},
    )
    return [assets, shell]


def _tell_missing(*_: object) -> Response[Trouble]:
    problem = NothingHere()
    return Response(trouble(problem), status_code=status(problem))
