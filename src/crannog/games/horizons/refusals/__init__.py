"""Why an option is not offered, by what it is about: lands, pieces, cards, Growth, fear cards.

Each function explains one kind of option of one kind of question, and always has a reason to tell:
it is asked only about options that are well formed and not offered.
"""
