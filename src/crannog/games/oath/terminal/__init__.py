"""Oath at the terminal."""
