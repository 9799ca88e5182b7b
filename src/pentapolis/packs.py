"""Packs from files: those in the folder that the environment variable PENTAPOLIS_PACKS names are offered to tables.

Every process loads them when the package is imported, so that all of them, the bots' too, know the same packs.
"""

import os
from pathlib import Path
from typing import Final

from pentapolis.core.packs import Pack, parse_pack
from pentapolis.core.problem import BadPack, Problem
from pentapolis.games import game

FOLDER: Final = "PENTAPOLIS_PACKS"  # the environment variable
_MOST_BYTES: Final = 1_000_000

unusable: Final[dict[Path, Problem]] = {}  # the files of the folder that were left out, and why


def load_packs() -> None:
    """Offer every pack of the folder, in the order of their file names; defective ones are left out."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return
    for file in sorted(Path(folder).glob("*.json")):
        try:
            pack = read_pack(file)
            game(pack.game).add_pack(pack)
        except Problem as problem:
            unusable[file] = problem


def read_pack(file: Path) -> Pack:
    """Return the pack in a file; whether its game can use it is for the game to say."""
    try:
        with file.open("rb") as opened:
            content = opened.read(_MOST_BYTES + 1)
        text = content.decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadPack("problem.pack-file", {"file": str(file)}) from error
    if len(content) > _MOST_BYTES:
        raise BadPack("problem.pack-size", {"most": _MOST_BYTES})
    return parse_pack(text)
