"""Eyes Watch from the Trees.

Dahan Trust the Watchers: after a Power of its own that adds Defend to a single land it may Gather
up to 1 Dahan there (`use.resolve_use`, H-30.10).
"""

from crannog.games.horizons.facts import DAHAN, FAST, SLOW, SMALL
from crannog.games.horizons.panels import panel
from crannog.games.horizons.registry import ANY_SPIRIT, power
from crannog.games.horizons.use import Use
from crannog.kernel.ask import Choice, Rules

ID = "eyes_watch"

panel(
    ID,
    setup=("2 highest jungle",),
    growth=(
        ("reclaim", "card", "energy 1"),
        ("presence 2", "presence 0"),
        ("card", "presence 3", "energy 1"),
    ),
    energy=("1", "1", "2", "plant", "3", "moon", "4"),
    plays=("1", "2", "air", "3", "plant", "4"),
    innates=("mischief_and_sabotage",),
    uniques=(
        "boon_of_watchful_guarding",
        "eerie_noises_and_moving_trees",
        "mysterious_abductions",
        "whispered_guidance_through_the_night",
    ),
    progression=(
        "lure_of_the_unknown",
        "drift_down_into_slumber",
        "delusions_of_danger",
        "terrifying_nightmares",
        "dark_and_tangled_woods",
        "the_jungle_hungers",
        "veil_the_nights_hunt",
    ),
    strengths=(2, 3, 4, 5, 1),
)

MISCHIEF = ((1, 2), (1, 4), (3, 6), (5, 12))  # Fear and Defend by tier


@power(
    "innate",
    "mischief_and_sabotage",
    FAST,
    range=1,
    origin="sacred",
    target="invaders",
    tiers=(
        "1 moon 2 plant",
        "2 moon 3 plant",
        "2 moon 2 air 4 plant",
        "3 moon 3 air 5 plant",
    ),
    spirit=ID,
)
def mischief_and_sabotage(use: Use) -> Rules[None]:
    """Fear and Defend; each tier stands instead of those above it (H-18.5)."""
    for tier in range(3, -1, -1):
        if (yield from use.tier(tier)):
            fear, defend = MISCHIEF[tier]
            use.fear(fear)
            use.defend(defend)
            return


@power(
    "unique",
    "boon_of_watchful_guarding",
    FAST,
    elements="earth plant animal",
    target=ANY_SPIRIT,
    spirit=ID,
)
def boon_of_watchful_guarding(use: Use) -> Rules[None]:
    """Defend 4 in one of the target's lands; the target may pay 1 Energy for Defend 8 instead."""
    g = use.g
    options: list[Choice] = [("land", land) for land in g.lands_of(use.spirit)]
    if not options:
        return
    choice = yield from use.choose("guarded-land", options)
    land = g.lands[str(choice[1])]
    target = g.spirits[use.spirit]
    amount = 4
    if target.energy:
        pays: list[Choice] = [("pay", 1), ("no-pay",)]
        answer = yield from use.choose("pay-for-defend", pays, "H-17.2", seat=use.spirit)
        if answer[0] == "pay":
            target.energy -= 1
            g.tell("pays", "H-17.2", use.spirit, 1)
            amount = 8
    use.defend(amount, land)


@power(
    "unique",
    "eerie_noises_and_moving_trees",
    SLOW,
    cost=2,
    elements="moon air plant",
    range=1,
    moves=True,
    spirit=ID,
)
def eerie_noises_and_moving_trees(use: Use) -> Rules[None]:
    """2 Fear, Push up to 2 Explorers/Towns."""
    use.fear(2)
    yield from use.push(2, *SMALL)


@power(
    "unique", "mysterious_abductions", FAST, cost=1, elements="moon fire plant", range=0, spirit=ID
)
def mysterious_abductions(use: Use) -> Rules[None]:
    """1 Fear, 1 Damage."""
    use.fear(1)
    yield from use.damage(1)


@power(
    "unique",
    "whispered_guidance_through_the_night",
    SLOW,
    elements="moon air plant",
    range=1,
    origin="jungle",
    moves=True,
    spirit=ID,
)
def whispered_guidance_through_the_night(use: Use) -> Rules[None]:
    """Gather up to 3 Dahan; 1 Fear if Invaders and Dahan are present."""
    yield from use.gather(3, DAHAN)
    if use.land.has_invaders() and use.land.count(DAHAN):
        use.fear(1)
