"""The games that are kept say what stands in the ratings."""

import gzip
from pathlib import Path

import pytest

from pentapolis.bots.ratings import ratings_of
from pentapolis.bots.round_robin import Journal, Plan, matches
from pentapolis.games import game

ROOT = Path(__file__).resolve().parents[2]
KEPT = sorted((ROOT / "docs" / "rated").glob("*.jsonl.gz"))


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.name.partition(".")[0])
def test_the_ratings_are_those_of_the_games_that_are_kept(kept: Path, tmp_path: Path) -> None:
    id = kept.name.partition(".")[0]
    (tmp_path / f"{id}.jsonl").write_bytes(gzip.decompress(kept.read_bytes()))
    ratings = ratings_of(game(id))
    assert ratings is not None
    found = matches(Plan(id, 400, 200, 1), Journal(tmp_path, id))
    assert found
    assert [match for match in found if match not in ratings.matches] == []


def test_games_are_kept() -> None:
    assert {kept.name for kept in KEPT} >= {f"{id}.jsonl.gz" for id in ("cities", "cloud-city", "underwater-cities")}
