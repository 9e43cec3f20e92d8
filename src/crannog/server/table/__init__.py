"""One table: its match, who sits there, and what happens there."""
