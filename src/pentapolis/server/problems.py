"""The kinds of problems that the server can have with a client or its machine, each with its key and parameters."""

from pathlib import Path

from pentapolis.core.problem import Problem

# --- Tables and seats


class NoTable(Problem):
    """There is no table with that id."""

    def __init__(self) -> None:
        super().__init__("server.no-table")


class TableFull(Problem):
    """No seat of the table is open."""

    def __init__(self) -> None:
        super().__init__("server.full")


class UnknownLevel(Problem):
    """There is no bot of that level."""

    def __init__(self, level: str) -> None:
        super().__init__("server.level", {"level": level})


class TwoSeats(Problem):
    """A guest wants more than one seat at a table."""

    def __init__(self) -> None:
        super().__init__("server.one-seat-each")


class NotAlone(Problem):
    """Only who plays alone against bots can be seated where the game begins."""

    def __init__(self) -> None:
        super().__init__("server.not-alone")


class TooManyBots(Problem):
    """Somebody wants more bots while as many as one may have are busy at their other tables."""

    def __init__(self, most: int) -> None:
        super().__init__("server.too-many-bots", {"most": most})


class OldRules(Problem):
    """The table follows rules of a version that this server doesn't know any more."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__("problem.rules-version", {"found": found, "known": known})


# --- Playing


class NotStarted(Problem):
    """Nobody can act before all seats are taken."""

    def __init__(self) -> None:
        super().__init__("server.waiting")


class MatchOver(Problem):
    """Nobody can act any more."""

    def __init__(self) -> None:
        super().__init__("server.over")


class MatchNotOver(Problem):
    """Record and replay are for when the match is over."""

    def __init__(self) -> None:
        super().__init__("server.not-over")


class Stale(Problem):
    """A message that was meant for an earlier version of the match."""

    def __init__(self, version: int) -> None:
        super().__init__("server.stale", {"version": version})


class NoSeat(Problem):
    """Somebody who has no seat at the table can only watch."""

    def __init__(self) -> None:
        super().__init__("server.spectator")


class NothingToUndo(Problem):
    """The seat can't take anything back now."""

    def __init__(self) -> None:
        super().__init__("server.no-undo")


class TooManyTakeBacks(Problem):
    """The seat has taken back so often that it has to go on first."""

    def __init__(self, most: int) -> None:
        super().__init__("server.take-backs", {"most": most})


class LongLog(Problem):
    """So much has happened at the table that nothing can be taken back any more: what is left is for the game."""

    def __init__(self, most: int) -> None:
        super().__init__("server.long-log", {"most": most})


class FullLog(Problem):
    """The log of the table is full; no game is as long as that."""

    def __init__(self, most: int) -> None:
        super().__init__("server.full-log", {"most": most})


class NothingToDecline(Problem):
    """Nobody asks for an undo."""

    def __init__(self) -> None:
        super().__init__("server.nobody-asks")


class Unforeseeable(Problem):
    """A chain of actions goes on after chance or something hidden has decided."""

    def __init__(self) -> None:
        super().__init__("server.unforeseeable")


class NoStory(Problem):
    """An entry that the log doesn't have, or in which nothing happened on the table."""

    def __init__(self) -> None:
        super().__init__("server.no-story")


# --- Requests


class NothingHere(Problem):
    """There is no page, call or file at that address."""

    def __init__(self) -> None:
        super().__init__("server.no-page")


class NoRulebook(Problem):
    """There is no rulebook of the game in that language."""

    def __init__(self, game: str) -> None:
        super().__init__("problem.rulebook", {"game": game})


class NoName(Problem):
    """A name without anything to be seen."""

    def __init__(self) -> None:
        super().__init__("server.name")


class NotText(Problem):
    """Bytes that are no text in UTF-8."""

    def __init__(self) -> None:
        super().__init__("server.no-text")


class Malformed(Problem):
    """A message that doesn't have the form of any message."""

    def __init__(self) -> None:
        super().__init__("server.malformed")


class TooBig(Problem):
    """A body or message that is too long."""

    def __init__(self) -> None:
        super().__init__("server.too-big")


class TooManyRequests(Problem):
    """A client has used up what a named limit allows."""

    def __init__(self) -> None:
        super().__init__("server.too-often")


class NoEntry(Problem):
    """Something that is not asked for from where it may be."""


class ForeignOrigin(NoEntry):
    """Another site makes a browser ask for this."""

    def __init__(self) -> None:
        super().__init__("server.origin")


class ForeignHost(NoEntry):
    """The server is asked under a name that is not its own."""

    def __init__(self) -> None:
        super().__init__("server.host")


class MetricsFromElsewhere(NoEntry):
    """The metrics are for this machine."""

    def __init__(self) -> None:
        super().__init__("server.metrics")


class Failure(Problem):
    """A bug of ours."""

    def __init__(self) -> None:
        super().__init__("server.failed")


# --- The machine


class StorageProblem(Problem):
    """The database can't be used; nothing was changed."""

    def __init__(self) -> None:
        super().__init__("server.storage")


class StorageFull(StorageProblem):
    """There is no room left on the disk; nothing was changed."""

    def __init__(self) -> None:
        Problem.__init__(self, "server.storage-full")


class StorageUnopened(StorageProblem):
    """The file of the database can't be opened, or isn't one."""

    def __init__(self, file: Path) -> None:
        Problem.__init__(self, "server.storage-open", {"file": str(file)})


class FolderTaken(Problem):
    """Another server uses the data folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__("server.folder-taken", {"folder": str(folder)})


class NoDatabase(Problem):
    """There is nothing to copy."""

    def __init__(self, folder: Path) -> None:
        super().__init__("server.no-database", {"folder": str(folder)})


class BadCopy(Problem):
    """A file that is no whole database of ours."""

    def __init__(self, file: Path) -> None:
        super().__init__("server.bad-copy", {"file": str(file)})


class CopyFailed(Problem):
    """A copy that can't be written."""

    def __init__(self, file: Path) -> None:
        super().__init__("server.copy-failed", {"file": str(file)})


class BadPublicUrl(Problem):
    """A public address that is more or less than a scheme, a name and perhaps a port."""

    def __init__(self, url: str) -> None:
        super().__init__("server.public-url", {"url": url})


class BadProxy(Problem):
    """A trusted proxy that is neither an address nor a network."""

    def __init__(self, proxy: str) -> None:
        super().__init__("server.trusted-proxy", {"proxy": proxy})


class PortUnavailable(Problem):
    """The server can't listen there."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__("server.port", {"host": host, "port": str(port)})
