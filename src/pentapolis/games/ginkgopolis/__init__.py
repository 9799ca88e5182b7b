"""Ginkgopolis: a card alone, or a card with a tile, chosen in secret; and a city that grows out and up."""
