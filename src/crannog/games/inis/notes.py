"""What the game says of an option before it is chosen: what would follow, what it ends or forgoes.

Only what the asked seat may know is looked at: the public table and its own cards (I-21).
"""

from collections.abc import Callable
from typing import Final, TypeAlias, cast

from crannog.games.inis.assembly import gates_would_answer
from crannog.games.inis.cards.registry import MODES, NEWS
from crannog.games.inis.clash import withdraw_targets
from crannog.games.inis.foresight import among, idle, with_news
from crannog.games.inis.state import Inis
from crannog.games.inis.victory import met
from crannog.kernel.ask import Ask, Atom, Choice, Seat
from crannog.kernel.notes import Note

Teller: TypeAlias = Callable[[Inis, Ask, Choice], Note | None]

# Questions asked again and again, until the answer that closes them
REPEATED: Final = ("misty-lands",)

# Moments in which a declined reaction costs the seat something at once
COSTLY: Final = (
    "when_you_are_attacked",
    "own_clan_would_be_removed",
    "own_clan_removed",
    "own_clan_removed_in_clash",
)


def notes(g: Inis, ask: Ask) -> list[Note | None]:
    """A note for each option of the ask, or none at all."""
    told = [said_of(g, ask, option) for option in ask.options]
    return told if any(told) else []


def said_of(g: Inis, ask: Ask, option: Choice) -> Note | None:
    """The note with the news that the option brings."""
    note = of_option(g, ask, option)
    news = news_of(ask, option)
    if news:
        note = with_news(note or Note(), news)
    return note if note is not None and note.message() else None


def news_of(ask: Ask, option: Choice) -> str:
    """I-21.3: the message on what the answer brings to light, by the card that asks."""
    news = NEWS.get((str(ask.args[0]), ask.prompt), "") if ask.args else ""
    discards = sum(other[0] == "discard" for other in ask.options)
    goes_on = ask.prompt in REPEATED and option[0] == "discard" and discards > 1
    return "" if goes_on else news


def of_option(g: Inis, ask: Ask, option: Choice) -> Note | None:
    """What is said of one option: by the way a card is played, else by the question."""
    if option[0] == "play":
        mode = MODES[str(option[1]), str(option[2])]
        return None if mode.foresee is None else mode.foresee(g, ask.seat)
    teller = BY_PROMPT.get(ask.prompt)
    return None if teller is None else teller(g, ask, option)


# -- a turn ------------------------------------------------------------------------------------


def of_turn(g: Inis, ask: Ask, option: Choice) -> Note | None:
    """I-8.5 to I-8.7: what a Pretender token is for; a pass may leave it, or end the season."""
    if option[0] == "pretender":
        return Note("note-claims")
    if option[0] != "pass":
        return None
    last = g.passed | 1 << ask.seat == (1 << g.seats) - 1
    claims = not g.first_turn and not g.pretenders[ask.seat] and met(g, ask.seat) > 0
    if claims:
        return Note("note-leaves-pretender", ends=last, forgoes=True, next="note-next-claim")
    if last and g.hands[ask.seat]:
        lost = g.hand_of(ask.seat, "action")
        next_text = "note-next-season-ends" if lost else "note-next-assembly"
        return Note("note-ends-season", ends=True, next=next_text)
    return None


def of_reaction(_g: Inis, ask: Ask, option: Choice) -> Note | None:
    """I-10.1: to decline is to let it happen; only where it costs the seat something."""
    mine = len(ask.args) > 1 and ask.args[1] == ask.seat
    if ask.args[0] == "when_you_are_attacked":
        mine = ask.args[2] == ask.seat
    if option[0] == "decline" and mine and ask.args[0] in COSTLY and len(ask.options) > 1:
        return Note("note-forgoes-reaction", forgoes=True, next="note-next-happens")
    return None


def of_crows(g: Inis, _ask: Ask, option: Choice) -> Note | None:
    """I-14.1: the Gates answer a new direction."""
    if option[0] == "flip" and gates_would_answer(g):
        return with_news(Note("note-gates"), "note-next-gates")
    return None


# -- clans -------------------------------------------------------------------------------------


def standing_in(g: Inis, seat: Seat, key: str, more: int) -> dict[str, Atom]:
    """I-2.3: how many clans the seat would have in a territory, and the strongest of the others."""
    clans = list(g.map[key].clans)
    clans[seat] += more
    others = [(count, -other) for other, count in enumerate(clans) if other != seat]
    most, negative = max(others)
    return {"count": clans[seat], "count2": most, "seat": -negative, "territory": key}


def of_placing(g: Inis, ask: Ask, option: Choice) -> Note | None:
    """I-2.3: what one clan more would make of a territory."""
    if option[0] != "territory":
        return None
    return standing_note(standing_in(g, ask.seat, str(option[1]), 1))


def standing_note(args: dict[str, Atom]) -> Note:
    """Chieftain, a tie, or still behind somebody."""
    mine, most = cast(int, args["count"]), cast(int, args["count2"])
    if not most:
        return Note("note-alone", {"count": mine})
    if mine > most:
        return Note("note-chieftain", args)
    return Note("note-tie" if mine == most else "note-behind", args)


def of_number(g: Inis, ask: Ask, option: Choice) -> Note | None:
    """The same for a number of clans in the territory that the question names."""
    if option[0] != "clans" or not option[1]:
        return None
    key, count = str(ask.args[1]), cast(int, option[1])
    return standing_note(standing_in(g, ask.seat, key, count))


def of_march(g: Inis, ask: Ask, option: Choice) -> Note | None:
    """I-11.4: clans that move in where others are start a clash."""
    if option[0] != "move":
        return None
    key, count = str(option[1]), cast(int, option[2])
    if g.map[key].opponents(ask.seat):
        return Note("note-clash", standing_in(g, ask.seat, key, count))
    return standing_note(standing_in(g, ask.seat, key, count))


def of_quiet_move(g: Inis, ask: Ask, option: Choice) -> Note | None:
    """A move that starts no clash (I-11.3, I-12.16)."""
    if option[0] == "move":
        count = cast(int, option[2])
        return standing_note(standing_in(g, ask.seat, str(option[1]), count))
    return of_placing(g, ask, option)


def of_ride(g: Inis, ask: Ask, option: Choice) -> Note | None:
    """I-9.5: who stays where he is has played a card for nothing."""
    return idle("note-stays") if option[0] == "stay" else of_march(g, ask, option)


def of_gathering(g: Inis, ask: Ask, option: Choice) -> Note | None:
    """I-11.3: how many clans could come from the adjacent territories."""
    target = g.map[str(option[1])]
    near = sum(g.map[neighbour].clans[ask.seat] for neighbour in target.neighbours)
    return Note("note-near", {"count": near}) if near else idle("note-none-near")


def of_each_place(g: Inis, ask: Ask, option: Choice) -> Note | None:
    """I-9.5: done at once, without a clan placed."""
    if option[0] == "done":
        return None if ask.args[1] else idle("note-places-none")
    return of_placing(g, ask, option)


def of_sanctuaries(g: Inis, _ask: Ask, option: Choice) -> Note | None:
    """I-9.7: one use for each Sanctuary, at most three."""
    uses = min(3, g.map[str(option[1])].sanctuaries)
    return Note("note-uses", {"count": uses}) if uses else idle("note-no-sanctuary")


# -- cards of others ---------------------------------------------------------------------------


def of_holder(kind: str) -> Teller:
    """I-21.1: how many cards of that kind a player holds is public."""

    def teller(g: Inis, _ask: Ask, option: Choice) -> Note | None:
        other = cast(int, option[1])
        args: dict[str, Atom] = {"seat": other, "count": len(g.hand_of(other, kind))}
        if not args["count"]:
            return Note(f"note-holds-no-{kind}", args, nothing=True)
        return Note(f"note-holds-{kind}", args)

    return teller


# -- a clash -----------------------------------------------------------------------------------


def of_instigator(g: Inis, _ask: Ask, option: Choice) -> Note | None:
    """I-2.10: to name whoever is instigator already changes nothing."""
    already = g.clash is not None and g.clash.instigator == option[1]
    return idle("note-is-instigator") if already else None


def of_shelter(g: Inis, ask: Ask, option: Choice) -> Note | None:
    """I-12.6: what is left to fight with."""
    exposed = g.exposed(ask.seat)
    if option[0] == "shelter":
        return Note("note-shelters", {"count": exposed - 1})
    return Note("note-stays-exposed", {"count": exposed})


def of_end(g: Inis, ask: Ask, option: Choice) -> Note | None:
    """I-12.10: who would be chieftain if the clash ended now."""
    if option[0] != "agree":
        return None
    territory = g.map[str(ask.args[0])]
    chieftain = territory.chieftain()
    if chieftain < 0:
        return Note("note-end-no-chieftain")
    return Note("note-end-chieftain", {"seat": chieftain})


def of_maneuver(g: Inis, ask: Ask, option: Choice) -> Note | None:
    """I-12.14, I-12.16: what an attack costs its target, where one could withdraw to."""
    if option[0] == "attack":
        target = cast(int, option[1])
        cards = len(g.hand_of(target, "action"))
        return Note("note-attack", {"seat": target, "count": cards})
    if option[0] == "withdraw":
        return among("note-withdraw", [g.map[key] for key in withdraw_targets(g, ask.seat)])
    return None


def of_answer(g: Inis, ask: Ask, option: Choice) -> Note | None:
    """I-12.14: what is left after the loss."""
    if option[0] == "remove-clan":
        return Note("note-clans-left", {"count": g.exposed(ask.seat) - 1})
    if option[0] == "discard":
        return Note("note-cards-left", {"count": len(g.hand_of(ask.seat, "action")) - 1})
    return None


BY_PROMPT: Final[dict[str, Teller]] = {
    "season-turn": of_turn,
    "react": of_reaction,
    "morrigan-flip": of_crows,
    "settle": of_placing,
    "place-clan": of_placing,
    "festival": of_placing,
    "eriu": of_each_place,
    "diarmuid-to": of_placing,
    "cauldron-return": of_placing,
    "place-clans": of_number,
    "move-to": of_march,
    "scouts-to": of_march,
    "horses-to": of_ride,
    "move-into": of_gathering,
    "otherworld": of_sanctuaries,
    "look-at-actions": of_holder("action"),
    "look-at-epics": of_holder("epic"),
    "salt-mine": of_holder("action"),
    "name-instigator": of_instigator,
    "withdraw-to": of_quiet_move,
    "move-one-to": of_placing,
    "shelter": of_shelter,
    "end-clash": of_end,
    "maneuver": of_maneuver,
    "attack-response": of_answer,
}
