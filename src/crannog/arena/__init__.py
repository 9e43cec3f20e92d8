"""The arena: many matches at once, their statistics, and the hunt for defects."""
