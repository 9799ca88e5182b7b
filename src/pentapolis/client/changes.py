"""A view after what has changed in it."""

from collections.abc import Sequence
from typing import Any


def applied(view: Any, changes: Sequence[Any]) -> Any:
    """Return a view with changes, each a path and what is there then; the view itself stays as it is."""
    for path, value in changes:
        view = _put(view, path, value)
    return view


def _put(whole: Any, path: Sequence[int | str], value: Any) -> Any:
    if not path:
        return value
    copy = whole.copy()
    copy[path[0]] = _put(whole[path[0]], path[1:], value)
    return copy
