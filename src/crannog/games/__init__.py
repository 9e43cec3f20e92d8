"""One folder per game, each independent of the others."""
