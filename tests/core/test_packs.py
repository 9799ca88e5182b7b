"""Packs: what they are called, and what is no pack at all."""

import json

import pytest

from pentapolis.core.packs import parse_pack
from pentapolis.core.problem import BadPack
from pentapolis.games import game


def pack(**content: object) -> str:
    return json.dumps({"game": "five-towers", "name": "mine", **content})


def test_its_id_is_its_name_and_a_hash_of_its_content() -> None:
    one, two, other = parse_pack(pack(a=1, b=2)), parse_pack(pack(b=2, a=1)), parse_pack(pack(a=1, b=3))
    assert one.id == two.id != other.id
    name, _, digits = one.id.partition("@")
    assert (name, len(digits)) == ("mine", 12)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "json"),
        ("{", "json"),
        ('{"game": NaN}', "json"),
        ("[" * 100_000, "json"),
        ("[]", "form"),
        ('{"name": "mine"}', "form"),
        ('{"game": 5, "name": "mine"}', "form"),
        (pack(name=""), "name"),
        (pack(name="Mine"), "name"),
        (pack(name="standard"), "name"),
        (pack(name="x" * 25), "name"),
        (pack(name=None), "name"),
    ],
)
def test_what_is_no_pack(text: str, key: str) -> None:
    with pytest.raises(BadPack) as caught:
        parse_pack(text)
    assert caught.value.key == f"problem.pack-{key}"
    assert str(caught.value)


def test_a_game_without_packs_takes_none() -> None:
    with pytest.raises(BadPack, match="There are no packs for this game: five-towers"):
        game("five-towers").add_pack(parse_pack(pack()))
