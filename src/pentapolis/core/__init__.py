"""What all games share: the contracts of a game and of a state, actions, luck, views, events, refusals, records."""
