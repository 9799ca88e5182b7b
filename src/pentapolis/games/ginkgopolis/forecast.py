"""What a choice would do if it were carried out now, before all others' (GK-3.1 keeps them secret until then)."""

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.acting import advance, answer, begin_action
from pentapolis.games.ginkgopolis.choosing import carry_out_choice
from pentapolis.games.ginkgopolis.table import CHOOSING, GIVING, Table


def act_now(table: Table, seat: int, action: int, luck: Luck, events: list[Event] | None) -> None:
    """Carry out a legal choice at once, up to its end or to the giving back of tiles, which is for all to decide.

    What the seat itself would be asked on the way gets the first answer: where a marker goes changes nothing else, and
    the good for a plot is one of two.
    """
    carry_out_choice(table, seat, action, None)
    begin_action(table, seat, events)
    while advance(table, luck, events):
        if table.phase == GIVING:
            return
        answer(table, table.offer[0], events)
    table.phase = CHOOSING
