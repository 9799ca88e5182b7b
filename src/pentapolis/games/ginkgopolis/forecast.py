"""What a choice would do if it were carried out now, before all others' (GK-3.1 keeps them secret until then)."""

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.acting import begin_action, go_through
from pentapolis.games.ginkgopolis.choosing import carry_out_choice
from pentapolis.games.ginkgopolis.table import CHOOSING, Table


def act_now(table: Table, seat: int, action: int, luck: Luck, events: list[Event] | None) -> None:
    """Carry out a legal choice at once, up to its end or to the giving back of tiles."""
    carry_out_choice(table, seat, action, None)
    begin_action(table, seat, events)
    if not go_through(table, luck, events):
        table.phase = CHOOSING
