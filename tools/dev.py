"""Serve the page from its sources: a change of a scene shows in the browser at once. Ctrl-C stops page and server."""

import argparse
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

VITE: Final = Path("web/node_modules/.bin/vite")


@contextmanager
def running(command: list[str], output: int | None = None, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """Start a process that ends with the block, and with it all that it has started."""
    process = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=output, env=os.environ | environment, text=True, process_group=0
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, epilog="Other options go to `pentapolis serve`.")
    parser.add_argument("--port", default="8055", help="the port of the page; the server takes any that is free")
    arguments, others = parser.parse_known_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    serve = [sys.executable, "-m", "pentapolis", "serve", "--no-open", "--port=0", "--lang=en", *others]
    try:
        with running(serve, subprocess.PIPE) as server:
            assert server.stdout
            address = server.stdout.readline().split("ready: ")[-1].strip()
            if not address:
                sys.exit(server.wait())
            vite = [str(VITE), "web", "--port", arguments.port, "--strictPort", "--open"]
            with running(vite, PENTAPOLIS_SERVER=address):
                os.wait()  # for whichever ends first
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
