"""Crannog: board games with their rules complete, enforced and explained."""

__version__ = "0.1.0"
