"""`pentapolis serve`."""

from typing import Annotated

import typer

from pentapolis.cli.language import Language
from pentapolis.cli.parameters import DataFolder


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 is all of them.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on; 0 is any free one.")] = 8055,
    data: DataFolder = None,
    workers: Annotated[int, typer.Option(help="Processes in which bots think.")] = 1,
    keep_days: Annotated[
        int | None,
        typer.Option(
            help="Days without a person’s move after which a table is archived and removed.", show_default="never"
        ),
    ] = None,
    public_url: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where browsers find the server, such as https://games.example.org.")
    ] = "",
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy, or a network of them, that says truly who asks."),
    ] = None,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Another name of the server; addresses and this machine’s names are known."),
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="ADDRESS", help="Another site whose pages may play here.")
    ] = None,
    public_metrics: Annotated[
        bool, typer.Option("--public-metrics", help="Let everybody read /metrics, not only this machine.")
    ] = False,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser, if there is one.")] = True,
    lang: Language = "",
) -> None:
    """Start the server, for playing in the browser."""
    import contextlib
    import webbrowser

    from pentapolis.cli.terminal import Terminal
    from pentapolis.core.problem import Problem
    from pentapolis.server.app import Settings
    from pentapolis.server.data_folder import DATABASE, data_folder
    from pentapolis.server.running import address, listen, run
    from pentapolis.server.security import Access

    if keep_days is not None and keep_days < 1:
        raise Problem("cli.wrong.days", {"days": keep_days})
    terminal = Terminal(lang)
    folder = data or data_folder()
    access = Access(
        public_url.rstrip("/").lower(),
        frozenset({host, *(allowed_host or ())}),
        frozenset(origin or ()),
        tuple(trusted_proxy or ()),
        public_metrics,
    )

    def tell_started() -> None:
        found_at = access.public_url or address(listening)
        terminal.line(terminal.say("cli.serve.started", address=found_at, folder=str(folder)))
        if open_browser:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(found_at)

    with listen(host, port) as listening:
        run(Settings(folder / DATABASE, workers, access=access, keep_days=keep_days), listening, tell_started)
