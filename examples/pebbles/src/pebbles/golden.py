"""The golden matches of Pebbles."""

from crannog.parts.golden import Recipe

RECIPES = (
    Recipe("pebbles-2", 2, 1, "a whole match of two players at random"),
    Recipe("pebbles-stakes", 3, 1, "points doubled or lost (P-5)", {"stakes": True}),
)
