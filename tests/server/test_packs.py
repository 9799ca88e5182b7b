"""Tables with a pack: the server, its workers and its bots know the packs of the folder that it was started with."""

import json
import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from pentapolis.client.server import Server, ServerTrouble
from pentapolis.core.packs import parse_pack
from pentapolis.packs import FOLDER
from tests.server.running_server import PATIENCE, wait_for

TURNS = 12


def test_a_table_with_a_pack(tmp_path: Path) -> None:
    text = (files("pentapolis.games.underwater_cities") / "components.json").read_text("utf-8")
    content: Any = json.loads(text) | {"name": "mine"}
    content["cards"][0] |= {"type": "instant", "effects": [{"op": "gain", "goods": {"points": 5}}]}
    (tmp_path / "mine.json").write_text(json.dumps(content), "utf-8")
    id = parse_pack(json.dumps(content)).id

    async def go(address: str) -> None:
        guest = Server(address)
        table = await guest.new_table("underwater-cities", "me", "easy", pack=id)
        printed = await guest.printed("underwater-cities", id)
        five_points = {"key": "underwater-cities.amount.points", "params": {"n": 5}}
        assert printed["cards"][0]["effects"] == [{"op": "gain", "goods": {"points": 5}, "says": five_points}]
        turns = 0
        async with table:
            async for situation in table.turns():
                assert situation["view"]["pack"] == id
                await table.act(situation["choices"][0])
                turns += 1
                if turns == TURNS:
                    break
        stale = f"{id[:-1]}{'0' if id[-1] != '0' else '1'}"
        with pytest.raises(ServerTrouble) as refused:
            await guest.new_table("underwater-cities", "me", "easy", pack=stale)
        assert refused.value.key == "problem.option-value"
        with pytest.raises(ServerTrouble) as missing:
            await guest.printed("underwater-cities", stale)
        assert missing.value.status == 404

    command = [sys.executable, "-m", "pentapolis", "serve", "--no-open", "--port=0", f"--data={tmp_path}", "--lang=en"]
    environment = {**os.environ, FOLDER: str(tmp_path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        try:
            wait_for(go(server.stdout.readline().rpartition(" ")[2].strip()))
        finally:
            server.terminate()
            server.wait(PATIENCE)
