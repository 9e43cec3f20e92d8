"""Why something is not offered: a reason for each kind of option, with its rule and its message.

A function here is asked only about an option that is not offered. It looks for what stands in the
way in the order of the rules, and returns None where it can't tell. It says nothing that the
player may not know.
"""
