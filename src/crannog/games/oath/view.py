"""O-9.4: what each seat, and a spectator, may know of the table."""

from crannog.games.oath.actions.play import capacity
from crannog.games.oath.actions.search import deck_supply
from crannog.games.oath.advisers import limit
from crannog.games.oath.battle import ATTACK, BANDITS, BOARD, DEFENCE, Campaign
from crannog.games.oath.campaign.declare import declared_things, dice_of, title_dice
from crannog.games.oath.campaign.force import force
from crannog.games.oath.campaign.rolls import sacrifices_needed
from crannog.games.oath.chronicle.record import Chronicle
from crannog.games.oath.chronicle.sites import is_vacant
from crannog.games.oath.citizens import SLOT_NAMES
from crannog.games.oath.facts import (
    COLOURS,
    GOALS,
    ID,
    REGION_OF,
    REGIONS,
    SLOTS,
    SUITS,
    is_vision,
)
from crannog.games.oath.goods import Deal, Goods
from crannog.games.oath.know import knows
from crannog.games.oath.odds import as_declared, campaign_chance, permille
from crannog.games.oath.prince.record import OUTCOMES, SPACES, Prince
from crannog.games.oath.prince.sheet import ARROW, NODE_IDS, STEPS, THREATS
from crannog.games.oath.questions import changes_of
from crannog.games.oath.rule import ruler
from crannog.games.oath.state import NOBODY, Oath
from crannog.games.oath.title import (
    BY_PRINCE,
    counts_for,
    end_die_needed,
    exhaustion_victory,
    successor,
    treasures,
    visions_of,
    waking_victory,
)
from crannog.games.oath.turn import refreshed, supply_after_rest
from crannog.kernel.ask import Seat
from crannog.kernel.state import Json


def view(g: Oath, seat: Seat | None) -> dict[str, Json]:
    """The table as the seat (None: a spectator) may know it."""
    return {
        "round": g.round,
        "phase": g.phase,
        "winner": winner(g),
        "won": won(g),
        "active": g.active,
        "goal": g.goal,
        "title": {"holder": g.title, "usurper": g.usurper},
        "counts": counts(g),
        "successor": successor(g),
        "would_win": would_win(g),
        "history": [list[Json](row) for row in g.history],
        "visions_drawn": g.visions_drawn,
        "deck_supply": deck_supply(g.visions_drawn),
        "banks": dict[str, Json](zip(SUITS, g.banks, strict=True)),
        "banners": banners(g),
        "deck": deck(g, seat),
        "piles": {REGIONS[n]: [unseen(g, seat, c) for c in pile] for n, pile in enumerate(g.piles)},
        "relic_deck": len(g.relic_deck),
        "dispossessed": len(g.dispossessed),
        "reliquary": reliquary(g, seat),
        "sites": {SLOTS[slot]: site(g, seat, slot) for slot in range(len(g.sites))},
        "players": [player(g, seat, me) for me in range(len(g.players))],
        "drawn": [unseen(g, seat, card) for card in g.drawn],
        "hand": unseen(g, seat, g.hand) if g.hand else None,
        "campaign": None if g.campaign is None else campaign(g, g.campaign),
        "deal": None if g.deal is None else deal(g, g.deal, seat),
        "prince": None if g.prince is None else prince(g, g.prince),
        "prophet": prophet(g),
        "chronicle": None if g.chronicle is None else chronicle(g, g.chronicle),
        "caged": {COLOURS[n]: count for n, count in enumerate(g.caged) if count},
        "you": seat,
    }


def player_names(g: Oath) -> list[str]:
    """O-12.1: the message for each player without a name of his own, if the Prince plays."""
    return [] if g.prince is None else [player_name(g, me) for me in range(len(g.players))]


def player_name(g: Oath, me: Seat) -> str:
    """The message that names a player by the board's colour, or as the Prince."""
    return "prince-name" if g.is_prince(me) else f"seat-{g.players[me].colour}"


def unseen(g: Oath, seat: Seat | None, card: int) -> Json:
    """A facedown card: its id where the seat knows it, else its back."""
    known = seat is not None and knows(g, seat, card)
    return {"card": ID[card] if known else None, "back": back(card)}


def back(card: int) -> str:
    """O-9.4: the back of a card of the world deck."""
    return "vision" if is_vision(card) else "denizen"


def deck(g: Oath, seat: Seat | None) -> dict[str, Json]:
    """The back of its top card, and the cards from the top on that the seat knows."""
    known: list[Json] = []
    for card in reversed(g.deck):
        if seat is None or not knows(g, seat, card):
            break
        known.append(ID[card])
    return {"back": back(g.deck[-1]) if g.deck else None, "known": known}


def banners(g: Oath) -> dict[str, Json]:
    """Who holds each banner, and what lies on it."""
    rows: dict[str, Json] = {}
    for banner, holder in g.banner_holder.items():
        rows[ID[banner]] = {
            "holder": None if holder < 0 else holder,
            "tokens": g.banner_tokens[banner],
        }
    return {**rows, "mob": g.mob}


def reliquary(g: Oath, seat: Seat | None) -> dict[str, Json]:
    """Each slot: empty (null), or a facedown relic with its name where the seat has seen it."""
    slots: dict[str, Json] = {}
    for slot, relic in enumerate(g.reliquary):
        seen = relic and seat is not None and knows(g, seat, relic)
        slots[SLOT_NAMES[slot]] = {"relic": ID[relic] if seen else None} if relic else None
    return slots


def tokens(g: Oath, card: int) -> dict[str, Json]:
    """A faceup card with the tokens on it."""
    favor, secrets = g.laid.get(card, (0, 0))
    return {"card": ID[card], "favor": favor, "secrets": secrets}


def site(g: Oath, seat: Seat | None, slot: int) -> dict[str, Json]:
    """A site with all that lies there; a facedown one shows nothing but its slot."""
    here = g.sites[slot]
    seen = here.up or (seat is not None and knows(g, seat, here.card))
    by = ruler(g, slot)
    return {
        "region": REGIONS[REGION_OF[slot]],
        "up": here.up,
        "vacant": is_vacant(g, slot),
        "site": ID[here.card] if seen else None,
        "capacity": capacity(g, g.active, slot),
        "cards": [tokens(g, card) for card in here.cards],
        "relics": [relic_here(g, seat, relic) for relic in here.relics],
        "favor": here.favor,
        "secrets": here.secrets,
        "ruler": None if by == NOBODY else "bandits" if by == BANDITS else COLOURS[by],
        "warbands": here.warbands,
        "pawns": list[Json](g.pawns_at(slot)),
    }


def relic_here(g: Oath, seat: Seat | None, relic: int) -> Json:
    """A facedown relic at a site: its id where the seat has seen it."""
    return ID[relic] if seat is not None and knows(g, seat, relic) else None


def player(g: Oath, seat: Seat | None, me: Seat) -> dict[str, Json]:
    """A player's board and what lies by it."""
    board = g.players[me]
    return {
        "name": player_name(g, me),
        "colour": COLOURS[board.colour],
        "role": board.role,
        "pawn": SLOTS[board.pawn] if board.pawn >= 0 else None,
        "supply": board.supply,
        "refresh": refreshed(g, me),
        "rested": supply_after_rest(g, me),
        "favor": board.favor,
        "secrets": board.secrets,
        "dark_secrets": board.dark_secrets,
        "warbands": board.warbands,
        "bank": board.bank,
        "advisers": [adviser(g, seat, card) for card in board.advisers],
        "adviser_limit": limit(g, me),
        "relics": [tokens(g, relic) for relic in board.relics],
        "visions": [ID[vision] for vision in visions_of(g, me)],
        "treasures": treasures(g, me),
    }


def adviser(g: Oath, seat: Seat | None, card: int) -> dict[str, Json]:
    """An adviser: faceup with its tokens, or facedown as the seat may know it."""
    if not g.is_dark(card):
        return {**tokens(g, card), "facedown": False}
    row = unseen(g, seat, card)
    assert isinstance(row, dict)
    return {**row, "facedown": True}


def would_win(g: Oath) -> list[Json]:
    """O-3: who would win if nothing changed: each Exile who wakes, then whoever the end finds.

    The end is that of this round if a die is rolled (O-3.3), else that of round 8 (O-3.4).
    """
    if winner(g) is not None:
        return []
    rows: list[Json] = []
    for me in range(len(g.players)):
        reason = waking_victory(g, me)
        if reason:
            rows.append({"seat": me, "reason": reason, "when": "wake", "needed": 0})
    needed = end_die_needed(g)
    last, reason = exhaustion_victory(g)
    when = "die" if needed else "end"
    rows.append({"seat": last, "reason": reason, "when": when, "needed": needed})
    return rows


def counts(g: Oath) -> dict[str, Json]:
    """O-2.11: how far each player is towards each goal; once it is decided, how far he was."""
    decided = None if g.chronicle is None else g.chronicle.counts
    if decided is not None:
        return {goal: list[Json](row) for goal, row in zip(GOALS, decided, strict=True)}
    return {goal: list[Json](counts_for(g, goal)) for goal in GOALS}


def winner(g: Oath) -> Json:
    """O-3: who has won, from the moment on when it is decided."""
    if g.chronicle is not None:
        return g.chronicle.winner
    if g.result is None:
        return None
    if g.result.reason in BY_PRINCE.values():
        return g.seats
    return g.result.winners[0] if g.result.winners else None


def won(g: Oath) -> Json:
    """O-3: how it was won."""
    if g.chronicle is not None:
        return g.chronicle.reason
    return None if g.result is None else g.result.reason


def chronicle(g: Oath, c: Chronicle) -> dict[str, Json]:
    """O-8: what the ceremony has brought so far; of hidden cards their number alone."""
    return {
        "step": c.step,
        "vow": c.vow or None,
        "built": ID[c.built] if c.built else None,
        "repaired": ID[c.repaired] if c.repaired else None,
        "ruined": [ID[ruin] for ruin in c.ruined],
        "added": len(c.added),
        "healed": c.healed,
        "lost": len(c.lost),
        "idle_citizens": [COLOURS[colour] for colour in g.idle_citizens],
    }


def prince(g: Oath, p: Prince) -> dict[str, Json]:
    """O-12.1: the Prince's board, and his way over the mind sheet on this turn; all is public."""
    return {
        "player": g.seats,
        "threat": THREATS[p.threat],
        "tactics": p.tactics,
        "dice": p.dice(),
        "ambition": p.ambition,
        "neutral": [SUITS[suit] for suit in p.spaces[0]],
        "friends": [suits_at(p, space) for space in range(1, STEPS + 1)],
        "conspirators": [suits_at(p, space) for space in range(STEPS + 1, SPACES)],
        "start": NODE_IDS[p.start],
        "current": NODE_IDS[p.current],
        "actions": None if p.is_to_search() else p.actions,
        "path": [step_of(number, how) for number, how in p.path],
    }


def suits_at(p: Prince, space: int) -> list[Json]:
    """The suits at a space of his columns, in the order in which they came."""
    return [SUITS[suit] for suit in p.spaces[space]]


def step_of(number: int, how: int) -> dict[str, Json]:
    """O-12.7.2: an arrow that he took, why it was open, and what became of the box."""
    arrow = ARROW[number]
    return {
        "origin": NODE_IDS[arrow.origin],
        "to": NODE_IDS[arrow.to],
        "colour": arrow.colour,
        "because": arrow.because,
        "how": OUTCOMES[how],
    }


def prophet(g: Oath) -> Json:
    """Whose warband lies on which Vision (False Prophet)."""
    return None if g.prophet < 0 else {"seat": g.prophet, "vision": ID[g.prophet_vision]}


def campaign(g: Oath, c: Campaign) -> dict[str, Json]:
    """A campaign that is going on; all of it is public. Its pools as if it were declared now."""
    if not c.declared:
        c = as_declared(g, c)
    is_open = c.step in ("targets", "plans")
    return {
        "step": c.step,
        "attacker": c.attacker,
        "defender": None if c.defender == BANDITS else c.defender,
        "allies": list[Json](c.allies),
        "site": SLOTS[c.site],
        "sites": [SLOTS[slot] for slot in c.sites],
        "things": [ID[thing] for thing in (*c.relics, *c.banners)],
        "site_relics": len(c.site_relics),
        "banish": c.banish,
        "target_dice": [dice_of(g, c, thing) for thing in declared_things(g, c)],
        "title_dice": title_dice(g, c),
        "modifiers": modifiers(g, c),
        "odds": permille(campaign_chance(g, c)) if is_open else None,
        "dice_odds": permille(campaign_chance(g, c, sacrifices=False)) if is_open else None,
        "attack_dice": c.attack_dice,
        "defence_dice": c.defence_dice,
        "plans": [{"card": ID[card], "seat": me} for card, me in c.used],
        "attack_force": places(c.forces[0]),
        "defence_force": places(c.forces[1]),
        "attack_size": force(g, c, ATTACK),
        "defence_size": force(g, c, DEFENCE),
        "attack_dead": c.dead[ATTACK],
        "defence_dead": c.dead[DEFENCE],
        "attack": c.attack,
        "defence": c.defence,
        "needed": max(0, sacrifices_needed(c)),
        "victor": None if c.victor < 0 else ("attack", "defence")[c.victor],
    }


def modifiers(g: Oath, c: Campaign) -> list[Json]:
    """O-5.5.2: the sites that add attack dice or remove them, whatever the attacker wants."""
    entries = changes_of(g, "dice-by-targets", c.attacker)
    dice = [(entry.card, entry.body(g, c.attacker, 0, 0)) for entry in entries]
    return [{"card": ID[card], "dice": count} for card, count in dice if count]


def places(force: list[int]) -> list[Json]:
    """Where a force stands: slots, and boards by their seat."""
    return [place - BOARD if place >= BOARD else SLOTS[place] for place in force]


def deal(g: Oath, made: Deal, seat: Seat | None) -> dict[str, Json]:
    """A proposal; what is being put together is for its proposer alone."""
    shown: dict[str, Json] = {
        "power": ID[made.power],
        "proposer": made.proposer,
        "parties": list[Json](made.parties),
        "proposals": made.proposals,
    }
    if seat == made.proposer or made.told:
        shown["goods"] = [
            {"from": owner, "to": to, **goods(g, given)} for owner, to, given in made.in_order()
        ]
    return shown


def goods(g: Oath, side: Goods) -> dict[str, Json]:
    """What one would give to another; facedown advisers by their number."""
    return {
        "favor": side.favor,
        "secrets": side.secrets,
        "relics": [ID[relic] for relic in side.relics],
        "banners": [ID[banner] for banner in side.banners],
        "advisers": [ID[card] for card in side.advisers if not g.is_dark(card)],
        "facedown": sum(g.is_dark(card) for card in side.advisers),
        "sites": [SLOTS[slot] for slot in side.sites],
    }
