"""Oath: Chronicles of Empire and Exile, complete (facts O-0 to O-13)."""
