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
from crannog.games.oath.facts import GOALS
from crannog.games.oath.messages import CAUSES
from crannog.games.oath.messages import IDS as OATH_IDS
from crannog.games.oath.meta import GAME as OATH
from crannog.games.oath.position import PHASES as OATH_PHASES
from crannog.games.oath.state import CHANCELLOR, CITIZEN, EXILE
from crannog.kernel import Game

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
    ids |= {f"event-declares.{family}" for family in inis_declarations()} | {"event-moves.i-12-16"}
    ids |= {f"why-{name}" for name in inis_refusals()}
    return ids


def inis_declarations() -> set[str]:
    """The families of what is declared with a card, and those that some card has for itself."""
    listed = {"places", "moves", "conquest-moves", "battle_of_moytura-places"}
    others = {"nothing", "territory", "split", "clan", "pushes", "card", "emissaries-places"}
    own = {"the_dagda-territory", "tale_of_cuchulain-seats", "stone_circle-seats"}
    return listed | {f"{name}-part" for name in listed} | others | own


def inis_refusals() -> set[str]:
    """What Inis explains in words when it is refused: the verb and the rule of its why_not."""
    played = {f"play-{rule}" for rule in ("i-8-4", "i-9-1", "i-9-7", "i-10-7", "i-12-17")}
    others = {"pass-i-8-1", "pretender-i-8-1", "pretender-i-8-6", "attack-i-12-14"}
    return played | others | {"withdraw-i-12-16", "location-i-3-6"}


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
    return ids


def horizons_reasons() -> set[str]:
    """How a match of Horizons can end."""
    won = {"fear-victory", "sacrifice"} | {f"terror-{level}-victory" for level in (1, 2, 3)}
    return won | {"island-blighted", "spirit-destroyed", "invaders-unstoppable"}


def of_oath() -> set[str]:
    """Everything Oath can say."""
    ids = of_tables(OATH)
    ids |= {f"{kind}-{name}" for kind, names in OATH_IDS.items() for name in names}
    ids |= {f"card-{card}.text" for card in OATH_IDS["card"]}
    for cause in CAUSES:
        ids -= {f"card-{cause}", f"card-{cause}.text"}
        ids.add(f"cause-{cause}")
    ids |= {f"phase-{phase}" for phase in OATH_PHASES}
    ids |= {f"goal-{goal}" for goal in GOALS}
    ids |= {f"role-{role}" for role in (CHANCELLOR, EXILE, CITIZEN)}
    return ids | {"seat-nobody"}


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
    return said_in([*own, *web_sources(WEB)], "ui|web|service")


def of_faces(game: str) -> tuple[set[str], set[str]]:
    """What a game's table at the terminal, its drawing in the browser and its guided tour say, in
    the same form."""
    folder = PACKAGE / "games" / game
    terminal = said_in([*folder.glob("terminal.py"), *folder.glob("terminal/*.py")], "terminal")
    board = said_in(web_sources(WEB / "games" / game), "board")
    tour = said_in(web_sources(WEB / "tour"), "tour")
    return terminal[0] | board[0] | tour[0], terminal[1] | board[1] | tour[1]


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
