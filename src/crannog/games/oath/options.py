"""The options of a match of Oath: how it begins, and what the sources leave open."""

from dataclasses import dataclass, field

from crannog.settings import takes


@dataclass(slots=True)
class Settings:
    """The options of a match; they never change, so that copies share them."""

    setup: str = field(default="first", metadata=takes("first", "tutorial", "quick", rule="O-1.F"))
    goal: str = field(
        default="random",
        metadata=takes("random", "supremacy", "people", "devotion", "protection", rule="O-2.10"),
    )
    prince: str = field(
        default="none", metadata=takes("none", "chancellor", "exile", rule="O-12.1")
    )
    chronicle: str = field(default="full", metadata=takes("full", "none", rule="O-8"))
    vision_tie_wins: bool = field(default=False, metadata=takes(rule="O-3.2"))
    ally_title_adds_die: bool = field(default=False, metadata=takes(rule="O-2.11.4"))
    fire_talkers_with_allies: bool = field(default=True, metadata=takes(rule="O-10.you"))
    boiling_lake_kills_one: bool = field(default=True, metadata=takes(rule="O-7.1.3"))
