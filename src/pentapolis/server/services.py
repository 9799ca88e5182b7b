"""What the handlers of calls and websockets work with."""

from dataclasses import dataclass
from typing import TypeAlias

from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from pentapolis.server.budgets import Budgets
from pentapolis.server.bus import Bus
from pentapolis.server.crowd import Crowd
from pentapolis.server.guests import Connection, Guests
from pentapolis.server.limits import Limits
from pentapolis.server.questions import Questions
from pentapolis.server.security import Access
from pentapolis.server.store import Store
from pentapolis.server.tables import Tables
from pentapolis.server.visitors import Visitor, visitor
from pentapolis.server.workers import Workers


@dataclass(frozen=True)
class Services:
    """Made when the server starts, and closed when it stops."""

    store: Store
    bus: Bus
    workers: Workers  # in which bots think
    questions: Questions
    tables: Tables
    guests: Guests
    limits: Limits
    budgets: Budgets
    access: Access
    sockets: Crowd  # open ones

    def visitor(self, connection: Connection) -> Visitor:
        """Return who asks."""
        return visitor(self.guests.id_of(connection), connection.client.host if connection.client else None)

    async def close(self) -> None:
        """Stop what runs."""
        await self.tables.close()
        self.workers.close()
        self.questions.close()
        await self.store.close()


Injected: TypeAlias = NamedDependency[SkipValidation[Services]]  # for parameters called `services`


def services_of(state: State) -> Services:
    """Return the services of an application that runs."""
    services = state["services"]
    assert isinstance(services, Services)
    return services
