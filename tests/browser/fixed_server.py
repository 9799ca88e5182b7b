"""A real server whose tables all have the same luck, and whose bots break ties alike.

The tables are as they were before players gave parts of the luck, which would be different each time.
The first seat opens, with two players and with three.
"""

import hashlib
import secrets
import sys
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Final

from pentapolis.server import bot_turns, questions, tables
from pentapolis.server.app import Settings
from pentapolis.server.bot_pace import Pace
from pentapolis.server.limits import Budget, Limits
from pentapolis.server.rows import TableRow
from pentapolis.server.running import address, listen, run

LUCK: Final = "browser 2"
_TIES: Final = 7
_ENOUGH: Final = Budget(10**9, 6)  # all visitors of the tests have one address


def main(port: str, data: str, page: str) -> None:
    fixed = SimpleNamespace(
        token_bytes=lambda count: hashlib.sha256(LUCK.encode()).digest()[:count],
        token_urlsafe=secrets.token_urlsafe,
        randbits=lambda _: _TIES,
    )
    for module in (tables, bot_turns, questions):
        vars(module)["secrets"] = fixed
    vars(tables)["TableRow"] = partial(TableRow, record_version=1)
    listening = listen("127.0.0.1", int(port))

    def tell() -> None:
        sys.stdout.write(f"{address(listening)}\n")
        sys.stdout.flush()

    limits = Limits(address=_ENOUGH, new_connections=_ENOUGH, bots_of_an_address=10**9)
    run(Settings(Path(data) / "pentapolis.sqlite", 1, limits, page=Path(page), pace=Pace(0)), listening, tell)


if __name__ == "__main__":
    main(*sys.argv[1:])
