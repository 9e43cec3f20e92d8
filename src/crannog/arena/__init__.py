"""The arena: many matches at once, their statistics, and the checks that hunt for defects."""
