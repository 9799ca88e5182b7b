"""A wrong command line as a problem, so that it can be explained in every language."""

import re

import typer

from pentapolis.core.problem import Problem


def as_problem(wrong: typer.TyperException) -> Problem:
    """Return what is wrong."""
    option = getattr(wrong, "option_name", None)
    if option is not None:
        known = hasattr(wrong, "possibilities")  # which only an unknown option has
        return Problem("cli.wrong.option" if known else "cli.wrong.option-form", {"option": option})
    param = getattr(wrong, "param", None)
    if param is None:
        named = re.findall(r"[('](.+?)[)']", wrong.format_message())
        return Problem("cli.wrong.extra", {"argument": named[-1] if named else ""})
    name = max(param.opts, key=len) if param.param_type_name == "option" else param.metavar
    if not wrong.message:
        return Problem("cli.wrong.missing", {"name": name})
    return Problem("cli.wrong.number", {"name": name, "kind": "whole" if "integer" in wrong.message else "any"})
