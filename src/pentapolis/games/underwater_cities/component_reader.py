"""Reading cards, slots, metropolises and contracts from data: those of the game, and those of packs.

The game's own are in `components.json`, which has the form of a pack: a list for each sort of component. Player boards
are the same in all packs.
"""

import pkgutil
from collections.abc import Callable
from typing import Any, Final

from pentapolis.core.json_data import JsonObject
from pentapolis.core.packs import end_own, own_data, read_confidence
from pentapolis.games.underwater_cities.boards import BOARD_DATA
from pentapolis.games.underwater_cities.components import (
    BROWN,
    COLOURS,
    CONTRACT_COUNT,
    DEAR,
    DEAR_COUNT,
    ERA_CARD_COUNT,
    ERA_CARDS,
    ERAS,
    FIRST_SPECIAL,
    METROPOLIS_COUNT,
    METROPOLIS_IDS,
    SIDES,
    SPECIAL_COUNT,
    TAGS,
    TYPES,
    Components,
    Printed,
)
from pentapolis.games.underwater_cities.effect_reader import (
    ACTION_OPS,
    COUNTERS,
    END_OPS,
    GOODS,
    INSTANT_OPS,
    METROPOLIS_END_OPS,
    METROPOLIS_OPS,
    MOST_PARTS,
    PERMANENT_OPS,
    PRODUCTION_OPS,
    SLOT_OPS,
    Effect,
    read_effects,
)


def read_printed(data: JsonObject, others: Printed | None) -> Printed:
    """Return what an object of JSON says of the components; what it leaves out is as in `others`.

    What is wrong with it is noted there.
    """
    found: Printed = {}
    for name, read in _SECTIONS.items():
        found[name] = read(data) if others is None or data.has(name) else others[name]
    _check_replacements(data, [*found["cards"], *found["specials"]])
    return found


def _check_replacements(data: JsonObject, cards: list[dict[str, Any]]) -> None:
    """Note kinds whose output several cards would replace: of one building it can be replaced once."""
    effects = [effect for card in cards for effect in card["effects"] if effect["op"] == "replace-output"]
    data.different("cards", [f"replace-output {kind}" for effect in effects for kind in effect.get("kinds", [])])


def _read_cards(data: JsonObject) -> list[dict[str, Any]]:
    eras = [era for era in range(1, ERAS + 1) for _ in range(ERA_CARDS[era])]
    parts = data.parts("cards", ERA_CARD_COUNT, ERA_CARD_COUNT)
    return [
        {"number": part.number("number", number, number), "era": part.number("era", era, era), **_read_card(part)}
        for number, (part, era) in enumerate(zip(parts, eras), start=1)
    ]


def _read_specials(data: JsonObject) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for place, part in enumerate(data.parts("specials", SPECIAL_COUNT, SPECIAL_COUNT)):
        number = FIRST_SPECIAL + 1 + place
        cost = part.number("cost", DEAR, DEAR) if place < DEAR_COUNT else part.number("cost", 1, DEAR - 1)
        found.append({"number": part.number("number", number, number), "cost": cost, **_read_card(part)})
    return found


def _read_card(data: JsonObject) -> dict[str, Any]:
    """Return what all cards have."""
    type = data.word("type", TYPES)
    card: dict[str, Any] = {
        "colour": data.word("colour", COLOURS),
        "type": type,
        "effects": read_effects(data, "effects", _OPS[TYPES.index(type)]),
        "confidence": read_confidence(data),
    }
    _check_together(data, type, card["effects"])
    data.end()
    return card


def _check_together(data: JsonObject, type: str, effects: list[Effect]) -> None:
    """Note effects that can't be on one card, and what never happens."""
    once = [effect for effect in effects if effect.get("once") or effect["op"] == "ability"]
    discounts = [effect for effect in effects if effect["op"] == "discount"]
    if len(once) > 1 or (len(discounts) > 1 and any(effect.get("once") for effect in discounts)):
        data.blame("effects", "underwater-cities.pack.once", {})
    of_production = [effect["on"] == "production-gives" for effect in effects if "on" in effect]
    if any(is_there != (type == "production") for is_there in of_production):
        data.blame("effects", "underwater-cities.pack.never", {})


def _read_assistant(data: JsonObject) -> list[dict[str, Any]]:
    return [_read_effects_only(part, ACTION_OPS) for part in data.parts("assistant", 1, 1)]


def _read_open_slot(data: JsonObject) -> list[dict[str, Any]]:
    return [_read_effects_only(part, SLOT_OPS) for part in data.parts("open-slot", 1, 1)]


def _read_effects_only(data: JsonObject, ops: tuple[str, ...]) -> dict[str, Any]:
    found = {"effects": read_effects(data, "effects", ops), "confidence": read_confidence(data)}
    data.end()
    return found


def _read_slots(data: JsonObject) -> list[dict[str, Any]]:
    places = [(side, colour, number) for side, length in SIDES for colour in COLOURS for number in range(1, length + 1)]
    found: list[dict[str, Any]] = []
    for part, (side, colour, number) in zip(data.parts("slots", len(places), len(places)), places):
        found.append(
            {
                "side": part.word("side", (side,)),
                "colour": part.word("colour", (colour,)),
                "position": part.number("position", number, number),
                "tags": part.words("tags", TAGS),
                **_read_effects_only(part, SLOT_OPS),
            }
        )
    return found


def _read_metropolises(data: JsonObject) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for part, id in zip(data.parts("metropolises", METROPOLIS_COUNT, METROPOLIS_COUNT), METROPOLIS_IDS):
        brown = METROPOLIS_IDS.index(id) in BROWN
        tile: dict[str, Any] = {
            "id": part.word("id", (id,)),
            "colour": part.word("colour", ("brown" if brown else "blue",)),
        }
        if brown:
            tile["end"] = read_effects(part, "end", METROPOLIS_END_OPS)
        else:
            tile["instant"] = read_effects(part, "instant", METROPOLIS_OPS)
            tile["production"] = part.amounts("production", GOODS)
        tile["confidence"] = read_confidence(part)
        part.end()
        found.append(tile)
    return found


def _read_contracts(data: JsonObject) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for number, part in enumerate(data.parts("contracts", CONTRACT_COUNT, CONTRACT_COUNT), start=1):
        found.append(
            {
                "number": part.number("number", number, number),
                "requires": [_read_requirement(one) for one in part.parts("requires", 1, MOST_PARTS)],
                "goods": part.some("goods", GOODS),
                "federation": part.number("federation", 0, MOST_PARTS),
                "confidence": read_confidence(part),
            }
        )
        part.end()
    return found


def _read_requirement(data: JsonObject) -> dict[str, Any]:
    found: dict[str, Any] = {"count": data.word("count", COUNTERS), "least": data.number("least", 1, 20)}
    data.end()
    return found


def _read_boards(data: JsonObject) -> list[dict[str, Any]]:
    """Return the boards of the game, which are those of every pack."""
    data.fixed("boards", BOARD_DATA)
    return BOARD_DATA


_OPS: Final = (INSTANT_OPS, PERMANENT_OPS, ACTION_OPS, PRODUCTION_OPS, END_OPS)  # in the order of TYPES
_SECTIONS: Final[dict[str, Callable[[JsonObject], list[dict[str, Any]]]]] = {
    "cards": _read_cards,
    "specials": _read_specials,
    "assistant": _read_assistant,
    "slots": _read_slots,
    "open-slot": _read_open_slot,
    "contracts": _read_contracts,
    "metropolises": _read_metropolises,
    "boards": _read_boards,
}


def _standard() -> Components:
    """Return what comes with the game."""
    data = own_data(pkgutil.get_data("pentapolis.games.underwater_cities", "components.json"), "underwater-cities")
    printed = read_printed(data, None)
    end_own(data)
    return Components(printed)


STANDARD: Final = _standard()
