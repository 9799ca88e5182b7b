"""Bots by name, such as `greedy`, `search` or `search:seconds=2,ways=4`."""

from collections.abc import Callable
from typing import Final

from pentapolis.bots.bot import Bot
from pentapolis.bots.greedy import CarelessBot, GreedyBot
from pentapolis.bots.judge import OWN_EVALUATION, Judge, LearnedJudge
from pentapolis.bots.race import Settings
from pentapolis.bots.random_bot import RandomBot
from pentapolis.bots.search_bot import SearchBot
from pentapolis.core.problem import Problem

DEFAULT_ITERATIONS: Final = 400

_SEARCH_SETTINGS: Final = ("iterations", "seconds", "ways", "stretches", "sure", "spread", "plans")
_LEAST: Final = {"ways": 1.0, "stretches": 1.0, "spread": 0.001}  # of settings that can't be 0


def _search_bot(judge: Judge, settings: dict[str, float]) -> Bot:
    seconds = settings.get("seconds")
    iterations = settings.get("iterations", DEFAULT_ITERATIONS if seconds is None else None)
    standard = Settings(judge)
    return SearchBot(
        None if iterations is None else int(iterations),
        seconds,
        Settings(
            judge,
            int(settings.get("ways", standard.ways)),
            int(settings["stretches"]) if "stretches" in settings else None,
            settings.get("sure", standard.sure),
            settings.get("spread", standard.spread),
            int(settings.get("plans", standard.plans if iterations is None else min(iterations, standard.plans))),
        ),
    )


_BOTS: Final[dict[str, tuple[tuple[str, ...], Callable[[dict[str, float]], Bot]]]] = {
    "random": ((), lambda settings: RandomBot()),
    "careless": (("times",), lambda settings: CarelessBot(settings.get("times", 1.0))),
    "greedy": ((), lambda settings: GreedyBot()),
    "search": (_SEARCH_SETTINGS, lambda settings: _search_bot(OWN_EVALUATION, settings)),
    "net": ((), lambda settings: GreedyBot(LearnedJudge())),
    "net-search": (_SEARCH_SETTINGS, lambda settings: _search_bot(LearnedJudge(), settings)),
}


def bot_names() -> list[str]:
    """Return the names of all bots."""
    return list(_BOTS)


def is_learned(name: str) -> bool:
    """Whether the bot of that name judges by a net, where there is one."""
    return name.partition(":")[0] in ("net", "net-search")


def make_bot(name: str) -> Bot:
    """Return the bot of that name, with the settings behind its colon if there are any."""
    kind, _, details = name.partition(":")
    if kind not in _BOTS:
        raise Problem("problem.bot", {"bot": name, "allowed": ", ".join(_BOTS)})
    allowed, make = _BOTS[kind]
    settings: dict[str, float] = {}
    for detail in details.split(",") if details else []:
        key, _, value = detail.partition("=")
        try:
            settings[key] = float(value)
        except ValueError:
            settings[key] = -1.0
        if key not in allowed or not _LEAST.get(key, 0.0) <= settings[key] < 1e9:
            raise Problem("problem.bot-setting", {"setting": detail, "bot": kind, "allowed": ", ".join(allowed) or "–"})
    return make(settings)
