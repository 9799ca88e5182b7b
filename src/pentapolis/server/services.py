"""What the handlers of calls and websockets work with."""

from collections import Counter
from dataclasses import dataclass
from typing import TypeAlias

from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from pentapolis.server.bus import Bus
from pentapolis.server.guests import Guests
from pentapolis.server.limits import Allowances, Limits
from pentapolis.server.questions import Questions
from pentapolis.server.security import Access
from pentapolis.server.store import Store
from pentapolis.server.tables import Tables
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
    allowances: Allowances
    access: Access
    sockets: Counter[str]  # open ones by address

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
