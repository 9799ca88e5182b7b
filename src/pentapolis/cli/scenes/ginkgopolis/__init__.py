"""Ginkgopolis in the terminal."""
