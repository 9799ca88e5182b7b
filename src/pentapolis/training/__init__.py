"""Bots that learn: games among themselves, a net that is fitted to them, and the proof that it plays better."""
