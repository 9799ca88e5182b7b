"""The bots that a command line asks for."""

from pentapolis.core.problem import Problem


def parse_bots(text: str) -> list[str]:
    """Return the names in a list such as `greedy,search:seconds=2,ways=4`."""
    names: list[str] = []
    for part in text.split(","):
        if names and "=" in part and ":" not in part:  # a further setting of the same bot
            names[-1] += f",{part}"
        else:
            names.append(part.strip())
    return names


def seat_bots(names: list[str], seats: int) -> list[str]:
    """Return a bot for each seat; a list that is too short starts again."""
    if len(names) > seats:
        raise Problem("cli.wrong.bots", {"bots": len(names), "seats": seats})
    return [names[seat % len(names)] for seat in range(seats)]
