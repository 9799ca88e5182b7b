"""Positions drawn by hypothesis."""

from hypothesis import strategies as st

from tests.games.five_towers.reference import SUITS, Card, deck, fits

SEATS = (2, 3, 4, 5)
CARDS = st.builds(
    Card,
    st.sampled_from(SUITS[:3]),
    st.sampled_from([0, 0, 2, 5, 7, 8, 8, 9, 9, 10, 12, 1, 3, 6, 11, 14, 15]),
)


@st.composite
def rounds(draw: st.DrawFn) -> list[str]:
    """The lines of a possible position: a round about to be opened, rich in 8s, 9s, 0s and duplicates."""
    seats = draw(st.sampled_from(SEATS))
    left = deck(seats)
    towers: list[dict[str, list[int]]] = [{suit: [] for suit in SUITS} for _ in range(seats)]
    for seat, card in draw(st.lists(st.tuples(st.integers(0, seats - 1), CARDS), max_size=30)):
        tower = towers[seat][card.suit]
        if left[card] and fits(tower, card.value):
            left[card] -= 1
            tower.append(card.value)
    display: list[Card] = []
    for card in draw(st.lists(CARDS, min_size=12, max_size=20)):
        if left[card] and len(display) < 5:
            left[card] -= 1
            display.append(card)
    lines = [f"seats: {seats}", f"opener: {draw(st.integers(0, seats - 1))}"]
    for seat, own in enumerate(towers):
        standing = [f"{suit} {' '.join(map(str, values))}" for suit, values in own.items() if values]
        lines.append(f"towers {seat}: {', '.join(standing)}")
    lines.append(f"display: {', '.join(f'{card.suit} {card.value}' for card in display)}")
    return lines + (["through: 2", "pile: 0"] if len(display) < 5 else [])
