"""What a game may bring besides its rules, for the layers that stand on the games.

| attribute of `Game` | what it names | for whom |
|---|---|---|
| `habits` | `crannog.parts.habits.Habits` | bots that look ahead, and hints |
| `golden` | a tuple of `crannog.parts.golden.Recipe` | `crannog golden record` |
| `balance` | a dict of `crannog.parts.balance.Count` by name | `crannog balance` |
| `bench` | `crannog.parts.bench.Aims` | `crannog bench` |
| `terminal` | a subclass of `crannog.parts.terminal.Picture` | `crannog play` |
| `shown` | a subclass of `crannog.shapes.Shown` | `crannog types`, terminals, tests |
| `saga` | a subclass of `crannog.parts.saga.SagaPart` | the service's sagas, `crannog chronicle` |
| `strings` | `crannog.parts.strings.Strings` | `crannog chronicle from-string`, `to-string` |
| `encoder` | `crannog.parts.encoder.Encoder` | the environments of `crannog.envs` |

The attribute is a string "module:name", as in an entry point, so a part is imported only where it
is used. Each part is optional.
"""

from pkgutil import resolve_name
from typing import TypeVar

from crannog.kernel.errors import CrannogError

T = TypeVar("T")


class BadPart(CrannogError):
    """A game names a part that is not there, or that is something else."""


def load_part(reference: str, kind: type[T]) -> T:
    """What "module:name" refers to, which must be of that kind."""
    try:
        found: object = resolve_name(reference)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadPart(f"the part {reference!r} of a game can't be loaded: {error}") from error
    if not isinstance(found, kind):
        raise BadPart(f"the part {reference!r} of a game is no {kind.__name__}: {found!r}")
    return found
