"""Bots: players without a person. They see what their seat sees, no more."""
