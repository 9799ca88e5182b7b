"""A server that comes back at once whenever it is killed; prints the id of each process that answers.

It makes everything ready once and forks, so that a test can kill it often. What is imported at the top is imported by
every bot's process, too, and so is little.
"""

import os
import sys
from pathlib import Path


def main() -> None:
    from pentapolis.server.app import Settings
    from pentapolis.server.running import listen, make_server, serve
    from tests.server.running_server import AT_ONCE, NO_LIMITS

    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    server = make_server(Settings(folder / "tables.sqlite", 1, NO_LIMITS, pace=AT_ONCE), tell)
    server.config.load()  # all that is imported late is imported now
    while True:
        child = os.fork()
        if child == 0:
            serve(server, listen("127.0.0.1", port))
            os._exit(0)
        if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0:
            return


def tell() -> None:
    sys.stdout.write(f"{os.getpid()}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
