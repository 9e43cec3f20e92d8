"""What can be wrong with a scenario file."""

from crannog.kernel.errors import CrannogError


class BadScenario(CrannogError):
    """A file that is no scenario; the message names what is wrong and the right form."""
