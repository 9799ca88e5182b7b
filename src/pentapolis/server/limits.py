"""Every limit of the server, by name, in one place."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from pentapolis.core.record import MOST_ACTIONS


class Cost(IntEnum):
    """What a request costs, in units of which a move is one: about what it takes of the server's time."""

    CALL = 1
    MESSAGE = 1
    TABLE = 2
    RECORD = 4
    QUESTION = 4  # effects, story
    JOIN = 5
    RENAME = 5
    REPLAY = 10
    MY_TABLES = 10
    CONNECTION = 20  # of a websocket: whoever comes and goes costs more than who plays
    NEW_TABLE = 100  # what is written at once keeps the moves of others from the disk
    IMPORT = 100


MOST_ENTRIES: Final = MOST_ACTIONS  # of a table's log
MOST_ENTRIES_TO_TAKE_BACK: Final = MOST_ENTRIES // 2  # the rest is for the game, so that it can end
MOST_TAKE_BACKS: Final = 30  # of a seat, until something is revealed or chance decides
LISTENERS_OF_A_UNIT: Final = 4  # whoever moves pays for those who are told of it, so many for a unit
ENTRIES_OF_A_UNIT: Final = 50  # whoever wants a whole log pays for its length, so many entries for a unit


@dataclass(frozen=True)
class Budget:
    """So many units in so many seconds: all at once, or a little all the time."""

    units: int
    seconds: int


@dataclass(frozen=True)
class Limits:
    """What one guest and one address may ask of the server; an address is shared by many guests."""

    guest: Budget = Budget(600, 6)
    address: Budget = Budget(4800, 6)
    patience: float = 10.0  # seconds for which a request waits until its budget has enough; then it is refused
    connections: int = 5000
    connections_of_an_address: int = 400
    sockets_of_an_address: int = 200  # those of its connections that are websockets, also behind a proxy
    new_connections: Budget = Budget(600, 6)  # of an address
    request_seconds: float = 20.0  # in which a whole request has to come
    stuck_seconds: float = 20.0  # after which a connection ends that reads nothing of what it is sent
    frames: Budget = Budget(60, 60)  # of a websocket: pings, pongs, parts of messages
    waiting_messages: int = 200  # of a websocket, that are not looked at yet
    waiting_answers: int = 200  # a connection that asks on without reading what it is told is closed
    questions_of_a_guest: int = 40  # that wait for a worker process
    questions_of_an_address: int = 160
    bots_of_a_guest: int = 24  # at tables where somebody is connected or a bot is at work
    bots_of_an_address: int = 96
    body_bytes: int = 256 * 1024
    socket_message_bytes: int = 8 * 1024
    my_tables: int = 40  # the newest of them are listed
