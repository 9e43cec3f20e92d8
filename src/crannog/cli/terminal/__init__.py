"""The terminal client: a match with people and bots at one screen, and a short menu."""

from crannog.cli.terminal.client import play, resume, sit_down
from crannog.cli.terminal.menu import menu

__all__ = ["menu", "play", "resume", "sit_down"]
