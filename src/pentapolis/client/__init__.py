"""A client in Python: for programs that play at a table, bots and tests."""

from pentapolis.client.changes import applied
from pentapolis.client.server import Server, ServerTrouble
from pentapolis.client.table import Table, TableRefusal

__all__ = ["Server", "ServerTrouble", "Table", "TableRefusal", "applied"]
