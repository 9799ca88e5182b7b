"""Underwater Cities: nations on the sea bed, built with action slots and the cards that match them."""
