"""The calls over HTTP."""

from dataclasses import replace
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from pentapolis.core.record import MOST_ACTIONS, SERVER, parse_record
from pentapolis.games import GAMES, game
from pentapolis.server import wire
from pentapolis.server.facts import facts
from pentapolis.server.level_infos import level_infos
from pentapolis.server.limits import Cost
from pentapolis.server.names import clean_name
from pentapolis.server.printed import printed_on
from pentapolis.server.problems import MatchNotOver, NoName, NotText
from pentapolis.server.protocol import (
    Fact,
    GameInfo,
    Guest,
    Join,
    Joined,
    MyTable,
    NewTable,
    OptionInfo,
    Printed,
    Rename,
    Replay,
    RuleBook,
    Trouble,
)
from pentapolis.server.protocol import (
    Table as TableMessage,
)
from pentapolis.server.rulebooks import rule_book
from pentapolis.server.services import Injected, Services
from pentapolis.server.table import Table

Asking = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(min_length=1, max_length=64)]
StepNumber = Annotated[int, QueryParameter(ge=0, le=MOST_ACTIONS)]

TROUBLES: Final = {
    status: ResponseSpec(data_container=Trouble, description=meaning, generate_examples=False)
    for status, meaning in {
        400: "It can't be understood or isn't possible",
        403: "It comes from another site, or is asked for under a name that is not the server's",
        404: "There is no such thing",
        409: "Not now",
        413: "Too big",
        429: "Too often",
        503: "The database can't be used",
    }.items()
}


class Api(Controller):
    """Games, guests, tables, records and rules."""

    path = "/api"

    @get("/games", responses=TROUBLES)
    async def list_games(self) -> list[GameInfo]:
        """Return the games, with what can be chosen."""
        return [
            GameInfo(
                title.id,
                title.rules_version,
                list(title.seat_counts),
                [
                    OptionInfo(option.name, {str(n): list(title.allowed(option, n)) for n in title.seat_counts})
                    for option in title.options
                ],
                level_infos(title),
            )
            for title in GAMES
        ]

    @get("/me", responses=TROUBLES)
    async def me(self, request: Asking, services: Injected) -> Response[Guest]:
        """Say who I am; the first visit gives me a cookie."""
        guest, cookies = _guest(request, services)
        return Response(Guest(await services.guests.name_of(guest)), cookies=cookies)

    @post("/me", status_code=200, responses=TROUBLES, cost=Cost.RENAME)
    async def rename(self, request: Asking, services: Injected, data: JSONBody[Rename]) -> Response[Guest]:
        """Call me something else."""
        guest, cookies = _guest(request, services)
        name = clean_name(data.name)
        if not name:
            raise NoName
        await services.guests.rename(guest, name)
        services.tables.rename(guest, name)
        return Response(Guest(name), cookies=cookies)

    @get("/tables", responses=TROUBLES, cost=Cost.MY_TABLES)
    async def my_tables(self, request: Asking, services: Injected) -> list[MyTable]:
        """Return my tables, the newest first."""
        asking = services.visitor(request)
        if not asking.guest:
            return []
        mine = await services.tables.mine(asking, services.limits.my_tables)
        return [wire.my_table_of(table, table.seat_of(asking.guest)) for table in mine]

    @post("/tables", status_code=201, responses=TROUBLES, cost=Cost.NEW_TABLE)
    async def new_table(self, request: Asking, services: Injected, data: JSONBody[NewTable]) -> Response[TableMessage]:
        """Set up a table."""
        guest, cookies = _guest(request, services)
        settings, seat = wire.wanted_settings(data)
        name = await services.guests.name_of(guest)
        asking = replace(services.visitor(request), guest=guest)
        table = await services.tables.create(data.game, data.options, settings, asking, name, seat, data.contributes)
        return Response(wire.table_of(table, table.seat_of(guest)), cookies=cookies, status_code=201)

    @get("/tables/{table_id:str}", responses=TROUBLES, cost=Cost.TABLE)
    async def table(self, request: Asking, services: Injected, table_id: TableId) -> TableMessage:
        """Return a table."""
        return _table_for(request, services, await services.tables.get(table_id, services.visitor(request)))

    @post("/tables/{table_id:str}/join", status_code=200, responses=TROUBLES, cost=Cost.JOIN)
    async def join(
        self, request: Asking, services: Injected, table_id: TableId, data: JSONBody[Join | None] = None
    ) -> Response[Joined]:
        """Sit down on the first open seat, or the one that I have, and give my part of the luck if it has none yet."""
        guest, cookies = _guest(request, services)
        table = await services.tables.get(table_id, services.visitor(request))
        part = (data and data.part) or SERVER
        seat = await services.tables.join(table, guest, await services.guests.name_of(guest), part)
        return Response(Joined(seat), cookies=cookies)

    @get("/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=TROUBLES, cost=Cost.RECORD)
    async def record(self, services: Injected, table_id: TableId) -> Response[str]:
        """Return the record of a game that is over; before, it would tell what was chosen secretly."""
        table = await services.tables.get(table_id)
        if table.status != "over":
            raise MatchNotOver
        name = f'attachment; filename="{table.row.game}-{table.row.created[:10]}.txt"'
        text = table.match.record(table.names()).text()
        return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": name})

    @get("/tables/{table_id:str}/replay", responses=TROUBLES, cost=Cost.REPLAY)
    async def replay(self, request: Asking, services: Injected, table_id: TableId, first: StepNumber = 0) -> Replay:
        """Return a game that is over, step by step: as many steps as are sent at once, from a number on."""
        table = await services.tables.get(table_id)
        page: Any = msgspec.Raw(
            await services.questions.replay(services.visitor(request), table, first)
        )  # JSON already
        return Replay(_table_for(request, services, table), page)

    @post("/records", status_code=201, responses=TROUBLES, cost=Cost.IMPORT)
    async def import_record(self, request: Asking, services: Injected) -> Response[TableMessage | Trouble]:
        """Add a game from its record, a text in UTF-8, which is played again strictly."""
        try:
            text = (await request.body()).decode()
        except UnicodeDecodeError as error:
            raise NotText from error
        wrong = await services.questions.check(services.visitor(request), text)
        if wrong is not None:
            return Response(wrong, status_code=400)
        table = await services.tables.add_record(parse_record(text, game))
        return Response(_table_for(request, services, table), status_code=201)

    @get("/rules/{game_id:str}/{language:str}", responses=TROUBLES)
    async def rules(self, game_id: FromPath[str], language: FromPath[str]) -> RuleBook:
        """Return the rules of a game in a language."""
        return rule_book(game_id, language)

    @get("/about/{game_id:str}", responses=TROUBLES)
    async def about(self, game_id: FromPath[str]) -> list[Fact]:
        """Return what is known about a game's components, and how surely."""
        return facts(game_id)

    @get("/printed/{game_id:str}/{pack:str}", responses=TROUBLES)
    async def printed(self, game_id: FromPath[str], pack: FromPath[str]) -> Printed:
        """Return what is printed on the cards that the views of a table with that pack name."""
        return printed_on(game_id, pack)


def _guest(request: Asking, services: Services) -> tuple[str, list[Cookie]]:
    """Return who asks; somebody new gets a cookie."""
    known = services.guests.id_of(request)
    if known is not None:
        return known, []
    guest, cookie = services.guests.welcome(request)
    return guest, [cookie]


def _table_for(request: Asking, services: Services, table: Table) -> TableMessage:
    return wire.table_of(table, table.seat_of(services.guests.id_of(request)))
