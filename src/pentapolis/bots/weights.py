"""The nets of the games: files beside their rules, written by `pentapolis train`."""

import functools
import hashlib
import json
import logging
import pkgutil
from typing import Any, Final

from pentapolis.core.game import Game
from pentapolis.core.net import Inputs, Layer, Net, Weights

FILE: Final = "weights.json"
_LAYERS: Final = ("parts", "own", "others", "bias", "second", "output")


class BadWeights(ValueError):
    """A file that isn't one of weights, or not of this game as it is now."""


def version_of(inputs: Inputs) -> str:
    """Return the version of what a game tells: it changes with every name."""
    return _digest([inputs.amounts, inputs.marks, inputs.traits])


def write(game: Game, layers: dict[str, object], about: dict[str, object]) -> str:
    """Return the file of such layers; `about` says how they were trained."""
    content = {"game": game.id, "inputs": version_of(game.inputs), "about": about, "hash": _digest(layers), **layers}
    return json.dumps(content, separators=(",", ":")) + "\n"


def read(game: Game, text: str | bytes) -> Net:
    """Return the net that a file holds, or raise BadWeights."""
    try:
        content = json.loads(text)
        layers = {name: content[name] for name in _LAYERS}
        if content["game"] != game.id or content["inputs"] != version_of(game.inputs):
            raise BadWeights("of another game, or of what it once told")
        if content["hash"] != _digest(layers):
            raise BadWeights("not as they were written")
        net = net_from(game.inputs, layers)
    except (KeyError, TypeError, ValueError) as error:
        raise BadWeights(str(error)) from error
    return net


def net_from(inputs: Inputs, layers: dict[str, Any]) -> Net:
    """Return the net of such layers for such inputs, or raise an error if they don't fit."""
    own, others = (
        Weights(layers[whose]["amounts"], layers[whose]["marks"], layers[whose]["parts"]) for whose in ("own", "others")
    )
    for weights in (own, others):
        if (len(weights.amounts), len(weights.marks)) != (len(inputs.amounts), len(inputs.marks)):
            raise BadWeights("more or fewer than the game tells")
    parts, second = (Layer(layers[name]["rows"], layers[name]["bias"]) for name in ("parts", "second"))
    return Net(inputs.sizes(), parts, own, others, layers["bias"], second, layers["output"])


@functools.cache
def hash_of(game: Game) -> str:
    """Return the hash of the weights of a game that has a net; empty if it has none."""
    if net_of(game) is None:
        return ""
    return str(json.loads(_file_of(game))["hash"])


@functools.cache
def net_of(game: Game) -> Net | None:
    """Return the net of a game; without one that fits, None, and it is logged once."""
    log = logging.getLogger(__name__)
    try:
        return read(game, _file_of(game))
    except FileNotFoundError:
        log.info("%s: no weights, bots judge by the evaluation alone", game.id)
    except (BadWeights, OSError) as error:
        log.warning("%s: bots judge by the evaluation alone, the weights can't be used: %s", game.id, error)
    return None


def _file_of(game: Game) -> bytes:
    return pkgutil.get_data(type(game).__module__.rpartition(".")[0], FILE) or b""


def _digest(content: object) -> str:
    text = json.dumps(content, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
