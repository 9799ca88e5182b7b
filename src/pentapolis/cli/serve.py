"""`pentapolis serve`."""

from pathlib import Path
from typing import Annotated

import typer

from pentapolis.cli.language import Language


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 is all of them.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on; 0 is any free one.")] = 8055,
    data: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where the games are kept.", show_default="the user's data folder"),
    ] = None,
    workers: Annotated[int, typer.Option(help="Processes in which bots think.")] = 1,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="ADDRESS", help="Another site whose pages may play here.")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser, if there is one.")] = True,
    lang: Language = "",
) -> None:
    """Start the server, for playing in the browser."""
    import contextlib
    import webbrowser

    from pentapolis.cli.terminal import Terminal
    from pentapolis.server.app import Settings
    from pentapolis.server.running import address, data_folder, listen, run

    terminal = Terminal(lang)
    folder = data or data_folder()

    def tell_started() -> None:
        terminal.line(terminal.say("cli.serve.started", address=address(listening), folder=str(folder)))
        if open_browser:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(address(listening))

    with listen(host, port) as listening:
        run(Settings(folder / "pentapolis.sqlite", workers, origins=frozenset(origin or ())), listening, tell_started)
