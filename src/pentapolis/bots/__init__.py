"""Players that are programs, and the arena in which they are measured."""
