"""The message ids that the code can ask for, worked out from the games' own tables."""

import re
from pathlib import Path

import crannog
from crannog.games.horizons import GAME as HORIZONS
from crannog.games.horizons.boards import TERRAINS
from crannog.games.horizons.facts import ELEMENTS, INVADER_CARDS
from crannog.games.horizons.fear import FEAR_CARDS
from crannog.games.horizons.panels import PANELS
from crannog.games.horizons.position import PHASES as HORIZONS_PHASES
from crannog.games.horizons.registry import POWERS
from crannog.games.inis import GAME as INIS
from crannog.games.inis import facts
from crannog.games.inis.cards.registry import MODES
from crannog.games.inis.position import PHASES as INIS_PHASES
from crannog.games.inis.victory import CONDITIONS
from crannog.games.oath.chronicle.seen import UNSEEN
from crannog.games.oath.chronicle.telling import CARD_NAMES
from crannog.games.oath.facts import CHOSEN, GOALS
from crannog.games.oath.messages import CAUSES
from crannog.games.oath.messages import IDS as OATH_IDS
from crannog.games.oath.meta import GAME as OATH
from crannog.games.oath.position import PHASES as OATH_PHASES
from crannog.games.oath.state import CHANCELLOR, CITIZEN, EXILE
from crannog.kernel import Game
from crannog.parts.balance import counts_of

PACKAGE = Path(crannog.__file__).parent
WEB = PACKAGE.parents[1] / "web" / "src"


def of_tables(game: Game) -> set[str]:
    """Prompts, triggers, verbs, events (with their secret forms), options."""
    ids = {"game-name", "game-tagline", "game-round", "game-rounds"}
    ids |= {f"prompt-{name}" for name in game.prompts}
    ids |= {f"trigger-{name}" for name in game.triggers}
    ids |= {f"verb-{name}" for name in game.verbs}
    ids |= {f"event-{name}" for name in game.events}
    ids |= {f"event-{name}-secret" for name, words in game.events.items() if "|" in words}
    ids |= {f"seat-{n}" for n in range(max(game.seats))}
    start = game.setup(max(game.seats), 1, game.full_options({}))
    ids |= {f"gauge-{name}" for name, _ in game.gauges(start)}
    ids |= {f"balance-{name}" for name in counts_of(game)}
    for option in game.options:
        ids.add(f"option-{option.name}")
        words = [value for value in option.values if isinstance(value, str)]
        words += ["none" for value in option.values if value is None]
        ids |= {f"option-{option.name}.{word}" for word in words}
    return ids


def of_inis() -> set[str]:
    """Everything Inis can say."""
    ids = of_tables(INIS)
    ids |= {f"card-{card}" for card in facts.KIND}
    ids |= {f"card-{card}.{mode}" for card, mode in MODES}
    ids |= {f"mode-{mode}" for _, mode in MODES}
    ids |= {f"territory-{tile}" for tile in facts.TERRITORIES}
    printed = ("gates_of_tir_na_nog", "mountains", "stone_circle", "swamp")
    ids |= {f"territory-{tile}.effect" for tile in printed}
    ids |= {f"phase-{phase}" for phase in INIS_PHASES}
    ids |= {f"reason-{r}" for r in ("most-conditions", "brenn-breaks-tie", "round-limit")}
    ids |= {f"condition-{name}" for name in CONDITIONS}
    ids |= {f"kind-{kind}" for kind in ("action", "advantage", "epic")}
    ids |= {"direction-clockwise", "direction-counterclockwise"}
    ids |= {"cause-no-clans", "cause-withdraw"}
    ids |= {f"{message}.you" for message in INIS_YOU.split()}
    ids |= {f"{message}.to-you" for message in INIS_TO_YOU.split()}
    plain = ("season", "triskel")  # a card is played so unless it has several ways: not told
    ids |= {f"{message}.{mode}" for message in ("verb-play", "event-plays") for mode in plain}
    ids |= {f"event-declares.{family}" for family in inis_declarations()}
    return ids | {"event-moves.i-12-16", "event-moves.i-12-16-you", "event-result.to-you"}


# What is said in other words to the player who did it, and to the one it was done to
INIS_YOU = """
    board-can-claim board-victory event-attack-ignored event-attacks event-becomes-instigator
    event-brenn event-builds-citadel event-builds-sanctuary event-cancelled event-capital
    event-cauldron event-clan-saved event-clash-starts event-dealt-secret event-declares
    event-discards-action-secret event-discards-action-shown event-discards-advantage
    event-draws-secret event-draws-tiles-secret event-festival event-flips event-gains-deed
    event-gives-action-secret event-gives-epic event-has-drafted event-looks-at-actions-secret
    event-looks-at-discard-secret event-looks-at-epics-secret event-loses-deed event-meets
    event-moves event-names-next event-passes event-passes-cards-secret event-places
    event-plays event-removes event-replaces event-returns-advantage event-reveals-epic
    event-sets-aside-secret event-shelters event-takes-advantage event-takes-aside-secret
    event-takes-discard-secret event-takes-epic-back event-takes-from-hand-secret
    event-takes-next-turn event-takes-played-action event-takes-pretender event-takes-revealed
    event-toss event-votes-end event-votes-on note-end-chieftain trigger-after_action_card_resolved
    trigger-after_any_maneuver trigger-after_you_play_epic_tale
    trigger-after_you_play_season_card trigger-after_your_attack
    trigger-after_your_maneuver_removes_opposing_clan trigger-any_epic_or_advantage_played
    trigger-before_epic_tale_discard trigger-citadels_step_end trigger-clash_start
    trigger-end_of_any_turn trigger-gates_effect_draw trigger-resolution_start
    trigger-own_clan_removed trigger-own_clan_removed_in_clash
    trigger-own_clan_would_be_removed trigger-when_you_are_attacked
    trigger-when_you_attack trigger-when_you_draw_epic_tale trigger-when_you_move_into_mountains
"""
INIS_TO_YOU = """
    event-attack-ignored event-attacks event-declares event-gives-action-secret event-gives-epic
    event-looks-at-actions event-looks-at-epics event-names-next event-passes-cards-secret
    event-replaces event-takes-from-hand-secret trigger-after_your_attack
    trigger-when_you_are_attacked trigger-when_you_attack
"""


def inis_declarations() -> set[str]:
    """The families of what is declared with a card, and those that some card has for itself; how
    they are told to whoever declares, and to whom it is about."""
    listed = {"places", "moves", "conquest-moves", "battle_of_moytura-places"}
    others = {"nothing", "territory", "split", "clan", "pushes", "card", "emissaries-places"}
    own = {"the_dagda-territory", "tale_of_cuchulain-seats", "stone_circle-seats"}
    told = {f"{name}-you" for name in listed | others | own}
    told |= {"clan-to-you", "clan-yourself", "pushes-to-you"}
    return listed | {f"{name}-part" for name in listed} | others | own | told


def of_horizons() -> set[str]:
    """Everything Horizons can say."""
    ids = of_tables(HORIZONS)
    for spirit in PANELS:
        ids |= {f"spirit-{spirit}", f"spirit-{spirit}.rule", f"spirit-{spirit}.setup"}
    for power in POWERS.values():
        ids.add(f"power-{power.id}")
        if power.innate:
            ids |= {f"power-{power.id}.tier{n}" for n in range(1, len(power.tiers) + 1)}
        else:
            ids.add(f"power-{power.id}.text")
    for card in FEAR_CARDS:
        ids |= {f"fear-{card}"} | {f"fear-{card}.level{n}" for n in (1, 2, 3)}
    ids |= {f"invader-{card}" for card in INVADER_CARDS}
    ids |= {f"terrain-{terrain}" for terrain in TERRAINS}
    ids |= {f"piece-{kind}" for kind in ("explorer", "town", "city", "dahan", "presence")}
    ids |= {f"element-{name}" for name in ELEMENTS}
    ids |= {f"action-{name}" for name in ("ravage", "build", "explore")}
    ids |= {"track-energy", "track-plays", "deck-minor", "deck-major", "speed-fast", "speed-slow"}
    ids |= {f"growth-{name}" for name in ("reclaim", "card", "energy", "presence")}
    ids |= {f"phase-{phase}" for phase in HORIZONS_PHASES}
    ids |= {f"reason-{reason}" for reason in horizons_reasons()}
    ids |= {f"option-{name}" for name in alternatives()}
    ids |= {"gauge-presence", "gauge-energy"}  # of Spirits, who come after the set-up
    ids.add("tiers-left-out")  # of the Power that asks, in the browser and at the terminal
    ids |= {f"event-{event}.you" for event in HORIZONS_YOU.split()}
    return ids | {f"event-{event}.to-you" for event in HORIZONS_TO_YOU.split()}


# What is said in other words to the player who did it, and to the one it was done to
HORIZONS_YOU = """
    draws-powers elements energy forgets gains-power gives-card grows hastens keeps-card
    may-repeat might moves-presence not-ready pays plays presence presence-destroyed
    presence-set-up range-bonus ready reclaims repeats shares-presence spirit stalls
    swears-vengeance uses-in-land uses-on-spirit ward wind
"""
HORIZONS_TO_YOU = "gives-card shares-presence uses-on-spirit"


def horizons_reasons() -> set[str]:
    """How a match of Horizons can end."""
    won = {"fear-victory", "sacrifice"} | {f"terror-{level}-victory" for level in (1, 2, 3)}
    return won | {"island-blighted", "spirit-destroyed", "invaders-unstoppable"}


def of_oath() -> set[str]:
    """Everything Oath can say."""
    ids = of_tables(OATH)
    ids |= {f"{kind}-{name}" for kind, names in OATH_IDS.items() for name in names}
    ids |= {f"pile-{CHOSEN}"}
    ids |= {f"card-{card}.text" for card in OATH_IDS["card"]}
    for cause in CAUSES:
        ids -= {f"card-{cause}", f"card-{cause}.text"}
        ids.add(f"cause-{cause}")
    ids |= {f"phase-{phase}" for phase in OATH_PHASES}
    ids |= {f"goal-{goal}" for goal in GOALS}
    roles = (CHANCELLOR, EXILE, CITIZEN)
    ids |= {f"role-{role}" for role in roles}
    ids |= {f"saga-{told}-{role}" for told in ("won", "ruler") for role in roles}
    ids |= {f"saga-place-{cards}" for cards in ("facedown", *range(len(CARD_NAMES) + 1))}
    ids |= {f"saga-{deed}" for deed in OATH_DEEDS.split()}
    ids |= {f"saga-{way}-{n}" for way in ("came", "healed", "went") for n in range(7)}
    ids |= {f"saga-suits-{n}" for n in range(1, 7)}
    ids |= {f"saga-{told}in-{zone}" for told in ("", "cards-") for zone in UNSEEN}
    ids |= {"saga-cards-came", "saga-cards-went"}
    ids |= {f"counted-{what}" for what in OATH_COUNTED.split()}
    ids |= {f"{message}.you" for message in OATH_YOU.split()}
    ids |= {f"{message}.to-you" for message in OATH_TO_YOU.split()}
    return ids | oath_told() | {"seat-nobody", "prince-name"}


OATH_DEEDS = "vowed vowed-again built repaired ruined"
# Parts of sentences that several messages share
OATH_COUNTED = "favor secrets warbands cards sacrifice price goods"
# What is said in other words to the player it is about, besides all events
OATH_YOU = """
    board-heir-now board-won event-buries-relic-unseen event-swaps-facedown prompt-hand-over
    trigger-campaign-over trigger-end-die trigger-rolled trigger-took-relics trigger-travelled
    verb-facedown verb-hands verb-on-board verb-player why-at-most-favor why-at-most-secrets
    why-no-such-facedown why-not-theirs why-nothing-left
"""
OATH_TO_YOU = "prompt-hand-over verb-hands"


def oath_told() -> set[str]:
    """Each event has a form for the player who did it, and for the one to whom it was done.

    Those of the Clockwork Prince have none: nobody reads in his place.
    """
    ids: set[str] = set()
    for event, signature in OATH.events.items():
        if event.startswith("prince-"):
            continue
        known, _, secret = signature.partition("|")
        names = set(known.split())
        message = f"event-{event}-secret" if secret else f"event-{event}"
        if "seat" in names:
            ids.add(f"{message}.you")
        if names & {"seat2", "seats*"}:
            ids.add(f"{message}.to-you")
    both = ("event-frees-warbands", "event-swaps-facedown-secret")  # done to the player who did it
    return ids | {f"{message}.yourself" for message in both}


def alternatives() -> set[str]:
    """The alternatives that powers offer, as the code names them."""
    source = "\n".join(
        path.read_text("utf-8") for path in (PACKAGE / "games" / "horizons").rglob("*.py")
    )
    names: set[str] = set(re.findall(r'\("option", "([\w-]+)"\)', source))
    for call in re.findall(r"use\.either\(([^)]*)\)", source):
        names |= {word.strip().strip('"').lower() for word in call.split(",") if word.strip()}
    return names


def of_clients() -> tuple[set[str], set[str]]:
    """Messages in the code of clients and service: whole ids, and beginnings before a variable."""
    own = [path for folder in ("cli", "server") for path in (PACKAGE / folder).rglob("*.py")]
    arena = [*(PACKAGE / "arena").rglob("*.py"), *own]
    told = [
        said_in([*own, *web_sources(WEB)], "ui|web|service"),
        said_in(arena, "arena"),
        said_in([*(PACKAGE / "kernel").glob("*.py")], "why"),
    ]
    return set().union(*(whole for whole, _ in told)), set().union(*(begun for _, begun in told))


def of_faces(game: str) -> tuple[set[str], set[str]]:
    """What a game's table at the terminal, its drawing in the browser and its guided tour say, and
    what it says of options that are offered or not, in the same form."""
    folder = PACKAGE / "games" / game
    parts = [
        said_in([*folder.glob("terminal.py"), *folder.glob("terminal/*.py")], "terminal"),
        said_in(web_sources(folder / "face"), "board"),
        said_in(web_sources(WEB / "tour"), "tour"),
        said_in([*folder.rglob("*.py")], "note|why"),
    ]
    return set().union(*(whole for whole, _ in parts)), set().union(*(begun for _, begun in parts))


def web_sources(folder: Path) -> list[Path]:
    """The browser client's code."""
    return [path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]


def said_in(paths: list[Path], kinds: str) -> tuple[set[str], set[str]]:
    """The ids of these kinds in the code."""
    source = "\n".join(path.read_text("utf-8") for path in paths)
    whole = set(re.findall(rf"""["'`]((?:{kinds})-[\w-]+)["'`]""", source))
    begun = set(re.findall(rf"""["'`]((?:{kinds})-[\w-]*-?)\$?\{{""", source))
    return whole, begun


EXPECTED = {"inis": of_inis, "horizons": of_horizons, "oath": of_oath}
