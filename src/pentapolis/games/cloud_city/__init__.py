"""Cloud City: lay tiles, raise buildings, and join them with walkways high above the clouds."""
