"""5 Towers: bid for cards, and build every card you take."""
