"""The walkways (CC-1.3, CC-4.1 to CC-4.6): the pieces, and where on the grid they could lie."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Walkway:
    """A walkway as views and events show it; `first` is its northern or western end."""

    colour: str
    length: int
    votes: int
    first: str  # the names of the cells it joins
    second: str
