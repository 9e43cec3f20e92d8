"""The face of Inis at the terminal."""
