"""The invariants of Oath, checked after each choice in tests and fuzzing."""

from crannog.games.oath import zones
from crannog.games.oath.chronicle.record import DENIZENS, WRITTEN
from crannog.games.oath.citizens import full_slots
from crannog.games.oath.facts import (
    COLOURS,
    DENIZEN_NUMBERS,
    FAVOR,
    ID,
    INTACT,
    MOST_SUPPLY,
    PURPLE,
    RELIC_NUMBERS,
    RUINED,
    SLOTS,
    VISION_NUMBERS,
    WARBANDS,
)
from crannog.games.oath.state import CHANCELLOR, NOBODY, Oath
from crannog.games.oath.verbs import pile_of


def broken_invariants(g: Oath) -> list[str]:
    """Every broken invariant with its rule; empty when the state is sound."""
    return [
        *broken_tokens(g),
        *broken_warbands(g),
        *broken_cards(g),
        *broken_sites(g),
        *broken_court(g),
    ]


def broken_tokens(g: Oath) -> list[str]:
    """O-9.3: 36 favor in all, nothing negative, at least one token on each banner."""
    wrong: list[str] = []
    used = g.favor_in_use()
    if used > FAVOR:
        wrong.append(f"O-9.3: {used} favor are in use, there are {FAVOR}")
    if any(count < 0 for count in g.banks):
        wrong.append(f"O-9.3: a bank has less than nothing: {g.banks}")
    for banner, tokens in g.banner_tokens.items():
        if tokens < 1:
            wrong.append(f"O-2.5.3: the banner {ID[banner]} has {tokens} tokens, at least 1")
    for seat, player in enumerate(g.players):
        if min(player.favor, player.secrets, player.dark_secrets) < 0:
            wrong.append(f"O-9.3: players.{seat} has less than no favor or secrets")
        if not 0 <= player.supply <= MOST_SUPPLY:
            wrong.append(f"O-2.2.4: players.{seat}.supply is {player.supply}, 0 to {MOST_SUPPLY}")
    if g.prince is not None and g.prince.ambition < 0:
        wrong.append("O-12.2.8: prince.ambition is less than nothing")
    for card, (favor, secrets) in g.laid.items():
        if favor < 0 or secrets < 0 or not favor + secrets:
            wrong.append(f"O-7.1.2: {favor} favor and {secrets} secrets lie on {ID[card]}")
    return wrong


def warbands_of(g: Oath, colour: int) -> int:
    """All warbands of a colour, wherever they are."""
    count = sum(site.warbands for site in g.sites if site.colour == colour)
    count += g.caged[colour]
    for seat, player in enumerate(g.players):
        own = player.colour if player.is_exile() else PURPLE
        count += player.warbands if own == colour else 0
        count += player.bank if player.colour == colour else 0
        count += player.colour == colour and g.prophet == seat
    if g.campaign is not None:
        count += sum(n for side in g.campaign.saved for c, n in side if c == colour)
    return count


def broken_warbands(g: Oath) -> list[str]:
    """O-1.A: 24 purple warbands, 14 of each other colour."""
    wrong: list[str] = []
    for player in g.players:
        count, whole = warbands_of(g, player.colour), WARBANDS[player.colour]
        if count != whole or player.warbands < 0 or player.bank < 0:
            found = f"there are {count} {COLOURS[player.colour]} warbands"
            wrong.append(f"O-1.A: players: {found}, not {whole}")
    return wrong


def broken_cards(g: Oath) -> list[str]:
    """Every card is in one place, and that place has it."""
    wrong: list[str] = []
    listed = [zones.ADVISERS + n for n in range(len(g.players))]
    listed += [zones.HELD + n for n in range(len(g.players))]
    listed += [*range(8), *range(zones.AT_SITE, zones.AT_SITE + 8), *range(zones.PILE, 53)]
    listed += [zones.DECK, zones.RELIC_DECK, zones.DISPOSSESSED, zones.DRAWN]
    for zone in listed:
        for card in pile_of(g, zone):
            if g.where[card] != zone:
                wrong.append(f"O-1: {ID[card]} is in two places")
    counts = [len(pile_of(g, zone)) for zone in listed]
    single = sum(bool(player.vision) for player in g.players) + bool(g.hand) + len(full_slots(g))
    cards = (*DENIZEN_NUMBERS, *INTACT, *RUINED, *VISION_NUMBERS, *RELIC_NUMBERS)
    placed = sum(g.where[card] not in (zones.BOX, zones.ARCHIVE) for card in cards)
    if sum(counts) + single != placed:
        wrong.append(f"O-1: {placed} cards are in play, {sum(counts) + single} were found")
    return wrong


def broken_sites(g: Oath) -> list[str]:
    """O-2.8: facedown sites are empty; warbands have a colour, and only they do."""
    wrong: list[str] = []
    for slot, site in enumerate(g.sites):
        lies = site.cards or site.relics or site.warbands or site.favor or site.secrets
        if not site.up and lies:
            wrong.append(f"O-2.8.1: sites.{SLOTS[slot]} lies facedown and is not empty")
        if (site.colour == NOBODY) == (site.warbands > 0) or site.warbands < 0:
            found = f"{site.warbands} warbands of no colour"
            wrong.append(f"O-10.rule: sites.{SLOTS[slot]} has {found}")
    return wrong


def may_lack_pawns(g: Oath) -> bool:
    """O-1.23, O-8.3.4: whether pawns are not yet on the map, or not any more."""
    c = g.chronicle
    return g.phase == "setup" or (c is not None and c.step in (DENIZENS, WRITTEN))


def broken_court(g: Oath) -> list[str]:
    """One Chancellor; pawns stand somewhere once the game has begun."""
    wrong: list[str] = []
    if sum(player.role == CHANCELLOR for player in g.players) != 1:
        wrong.append("O-1.7: there is one Chancellor")
    if not may_lack_pawns(g) and any(player.pawn < 0 for player in g.players):
        wrong.append("O-1.23: a pawn stands nowhere")
    return wrong
