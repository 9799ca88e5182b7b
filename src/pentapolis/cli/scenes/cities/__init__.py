"""Cities in the terminal."""
