"""Cloud City in the terminal."""
