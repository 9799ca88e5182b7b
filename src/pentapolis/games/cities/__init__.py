"""Cities: take groups from the board, grow a city of tiles, raise buildings, race for the goals."""
