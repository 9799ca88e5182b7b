"""Every message between a client and the server. The page's TypeScript types are generated from here.

Over HTTP go guests, tables, records, rules; over the websocket of a table go moves. A table's `version` counts what has
happened as far as the client may know: actions, undos, and what is said about undos; what another seat does in secret
does not count. A client that comes back says the last version it has seen and gets everything since.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from pentapolis.core.views import Plain

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]  # chosen by the client; the same key is carried out once only
Number = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
Part = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
TableId = Annotated[str, Meta(min_length=1, max_length=64)]
Params = dict[str, int | str]
Action = Annotated[dict[str, Any], "an action: its kind, and its fields by name, as the game's action space says"]
Change = Annotated[
    tuple[list[int | str], Plain], "the path to what is different, by keys and places, and what is there then"
]


class Message(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """Base of all messages; unknown fields are refused."""


# --- Over HTTP


class OptionInfo(Message):
    """An option of a game: its values by seat count (`"2"`, `"3"` …), the default first."""

    name: str
    values: dict[str, list[bool | int | str]]


class LevelRating(Message):
    """How strong a level was measured to be with two players, on the scale of its game, with a 95 % interval.

    Who has 400 points more than another wins ten games of eleven.
    """

    points: int
    low: int
    high: int
    against: str  # the level from which the others are measured
    share: float | None  # of the games against that level that it wins; null for that level itself


class LevelInfo(Message):
    """A named bot, from the weakest to the strongest; one that was not measured as it is now has no rating."""

    id: str
    rating: LevelRating | None


class GameInfo(Message):
    """A registered game."""

    id: str
    rules_version: int
    seat_counts: list[int]
    options: list[OptionInfo]
    levels: list[LevelInfo]


class Guest(Message):
    """Who I am: a guest known by a cookie."""

    name: str


class Rename(Message):
    """Ask to be called something else."""

    name: Name


class WantedSeat(Message):
    """What sits on a seat of a new table: me, anybody who joins, or a bot of a level."""

    kind: Literal["me", "open", "bot"]
    level: str = ""


class NewTable(Message):
    """Ask for a table."""

    game: str
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, bool | int | str] = {}
    opens: bool = False  # alone with bots, I am seated where the game begins; the lot for it stays as it is drawn
    contributes: bool = False  # I give my part of the luck with `Join`, now that I know its hash; the game waits for it


class Join(Message):
    """Sit down, with my part of the luck: 32 random bytes; without one, the server makes it from its secret."""

    part: Part | None = None


class Player(Message):
    """Who sits on a seat; an open seat has no name."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str  # empty for a guest who has not said a name
    level: str = ""
    connected: bool = False


class Table(Message):
    """A table as anybody may see it."""

    id: TableId
    game: str
    options: dict[str, bool | int | str]
    players: list[Player]
    status: Literal["open", "playing", "over"]  # open: somebody is awaited
    version: int  # −1 before the game begins
    luck_hash: str
    # what was given to the luck at each seat, where its player sat before the game began: as the player has said,
    # "server" if the server made it, empty while it is awaited; of a table from before there were parts, none at all
    parts: list[str]
    secret: str  # empty until the game is over
    my_seat: int | None
    my_turn: bool
    created: str  # ISO 8601, UTC
    imported: bool
    hindsight: bool  # whether something hidden was seen and then taken back


class MyTable(Table):
    """A table of mine, and how the game stands as far as I know; nothing of that before it begins."""

    round: int  # how many have begun
    totals: list[int]  # by place in the view's `scores`
    to_act: list[int]  # the seats that owe a decision


class Joined(Message):
    """Which seat I got."""

    seat: int


class ReplayStep(Message):
    """One step of a replay: who did what, what happened, and what changed on the table. Step 0 is the set-up."""

    seat: int | None
    action: Action | None
    text: str
    events: list["HappenedEvent"]
    changes: list[Change]  # from the view at the step before
    totals: list[int]


class ReplayPage(Message):
    """Some steps of a replay, one after another: as many as are sent at once."""

    first: int  # the number of the first of them
    total: int  # how many the whole game has
    view: Plain  # at the first of them; null if there are none
    frames: list[ReplayStep]


class Replay(Message):
    """A game that is over, as a spectator would have seen it."""

    table: Table
    page: ReplayPage


class Rule(Message):
    """A numbered rule, its text in Markdown."""

    number: str
    text: str


class RuleChapter(Message):
    """A chapter of the rules."""

    title: str
    rules: list[Rule]


class RuleBook(Message):
    """The rules of a game in one language."""

    title: str
    introduction: str
    chapters: list[RuleChapter]


class Fact(Message):
    """Something about a game's components, and how sure it is: confirmed, single source, inferred or reconstructed."""

    name: str
    value: str
    confidence: Literal["confirmed", "single source", "inferred", "reconstructed"]


class Printed(Message):
    """What is printed on the cards of a pack; the game says in what form. It never changes: views only name cards."""

    game: str
    pack: str
    printed: Plain


class Trouble(Message):
    """Bad input, or something that isn't possible: the key of a sentence, its parameters, and single reasons."""

    key: str
    params: Params = {}
    reasons: list["Trouble"] = []
    rule: str = ""  # the numbered rule, when a rule is the reason


# --- Over the websocket, from the client. Each has a `type`.


class Hello(Message, tag="hello"):
    """The first message: the last version that I have seen, if any."""

    version: Number | None = None


class Act(Message, tag="act"):
    """Do something; `version` is the one that I am looking at."""

    key: Key
    version: Number
    action: Action


class Undo(Message, tag="undo"):
    """Take back my last decision, or agree that another takes back theirs."""

    key: Key
    version: Number


class Decline(Message, tag="decline"):
    """Don't agree that another takes back, or stop asking for it myself."""

    key: Key
    version: Number


class Effects(Message, tag="effects"):
    """Ask what my actions would lead to at the version that I am looking at, after a chain of my own actions."""

    key: Key
    version: Number
    after: Annotated[list[Action], Meta(max_length=16)] = []


class Story(Message, tag="story"):
    """Ask what happened step by step in the action that led to a version."""

    key: Key
    version: Number


FromClient = Hello | Act | Undo | Decline | Effects | Story


# --- Over the websocket, from the server. Each has a `type`.


class HappenedEvent(Message):
    """An event: its name and fields; only those events are sent that the seat may see."""

    name: str
    fields: dict[str, Any]


class LoggedEvents(Message):
    """What an entry of the log led to, for the log on the page; version 0 is the set-up. An undo has no events."""

    version: int
    seat: int | None
    undo: bool  # the seat's last action in the log is taken back, with all after it
    alone: bool  # without what is after it: that was decided at the same time, and holds
    events: list[HappenedEvent]


class Done(Message):
    """My message with this key is carried out and will not be lost; it led to this version.

    For an undo that others have to agree to, it means that they are asked.
    """

    key: Key
    version: int


class Situation(Message, tag="situation"):
    """Where the game stands, for one seat or a spectator; sent after `hello` and after every change.

    `done` answers those of my messages that were carried out since the last situation. `log` holds what has happened
    since the version that the client said, all of it if it said none.
    """

    table: Table
    version: int
    seat: int | None
    done: list[Done]
    # null before the game begins; its `seat` is None for a spectator, and in a game in which everybody knows the same
    view: Plain
    choices: list[Action]  # my legal actions
    in_secret: bool  # whether what I decide now is sealed: the others learn of it when all have decided
    # what my undo would do now: nothing; take back at once; the same, but something hidden was seen, so that the table
    # is marked; ask the others; agree
    undo: Literal["", "free", "hindsight", "ask", "agree"]
    asked_by: int | None  # the seat, mine too, that asks for an undo and waits for the others
    declined_by: int | None  # the seat that has just said no to that, until something else happens
    log: list[LoggedEvents]
    whole_log: bool  # whether `log` begins with the set-up, so that the client forgets what it had


class Refused(Message, tag="refused"):
    """My message with this key was not carried out."""

    key: Key
    trouble: Trouble


class Effect(Message):
    """What one of my legal actions would lead to; a choice that is kept secret as if it were carried out now.

    What chance or something hidden has a part in is not `certain`: `changes` and `events` are then an example.
    """

    action: Action
    certain: bool
    totals: list[int] | None  # by place in the view's `scores`; null where they can't be foreseen
    changes: list[Change]  # from the view that I am looking at
    events: list[HappenedEvent]  # of this action


class Impossible(Message):
    """An action that I might try, and why it isn't possible."""

    action: Action
    trouble: Trouble


class Foresight(Message):
    """What I can foresee: of each legal action what it would lead to, of each other one that I might try why not."""

    effects: list[Effect]
    impossible: list[Impossible]
    ghosts: Plain  # what else the game's scene draws of what could come, also while others decide


class Foreseen(Message, tag="foreseen"):
    """The answer to `effects`."""

    key: Key
    version: int
    foresight: Foresight


class Moment(Message):
    """Events that I saw at once, and what they changed in the view."""

    events: list[HappenedEvent]
    changes: list[Change]  # from the moment before


class Moments(Message):
    """An action step by step: the view before it, and what I saw then."""

    before: Plain
    moments: list[Moment]


class Told(Message, tag="told"):
    """The answer to `story`."""

    key: Key
    version: int
    story: Moments


class Presence(Message, tag="presence"):
    """Somebody came, went or joined."""

    players: list[Player]


class Fault(Message, tag="fault"):
    """A message that could not be understood; the connection stays."""

    trouble: Trouble


FromServer = Situation | Refused | Foreseen | Told | Presence | Fault
