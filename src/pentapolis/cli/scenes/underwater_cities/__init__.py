"""Underwater Cities in the terminal."""
