"""Why a choice is not offered: the rule, and a sentence (`why-` messages of the locale)."""

from collections.abc import Callable
from typing import Final, TypeAlias

from crannog.games.oath.messages import CAUSES, IDS, VERBS
from crannog.games.oath.refusals import chronicle, dealing, fighting, major, minor, playing
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Ask, Atom, Choice, Seat
from crannog.kernel.errors import Refusal
from crannog.kernel.game import NOT_OFFERED, argument_names

Reason: TypeAlias = Callable[[Oath, Seat, Choice], Refusal | None]

MENU: Final[dict[str, Reason]] = {
    "search": major.no_search,
    "muster": major.no_muster,
    "trade-favor": major.no_trade,
    "trade-secrets": major.no_trade,
    "recover-banner": major.no_recovery,
    "recover-relic": major.no_recovery,
    "campaign": major.no_campaign,
    "travel": major.no_travel,
    "set-out": major.no_setting_out,
    "use": minor.no_use,
    "use-other": minor.no_use,
    "play-adviser": minor.no_adviser,
    "discard-adviser": minor.no_adviser,
    "peek-relic": minor.no_peek,
    "withdraw": minor.no_withdrawal,
    "place": minor.no_placing,
    "ask-warbands": minor.no_sharing,
    "give-warbands": minor.no_sharing,
    "peek-reliquary": minor.no_peek_in_reliquary,
    "offer-citizenship": minor.no_citizenship,
    "exile": minor.no_exile,
    "leave-empire": minor.no_leaving,
    "careful": minor.is_careful,
}
GOODS: Final = ("favor", "secrets", "thing", "facedown", "site")
ADDITIONS: Final = [f"{word}-{what}" for word in ("give", "want") for what in GOODS]

# By prompt and verb
REFUSALS: Final[dict[str, dict[str, Reason]]] = {
    "act": MENU,
    "modify": {"go": playing.no_go},
    "play-card": {
        "to-site": playing.no_play_to_site,
        "to-advisers": playing.no_play_to_advisers,
        "facedown-adviser": playing.no_facedown_play,
        "reveal-vision": playing.no_revelation,
        "conspire": playing.no_conspiracy,
    },
    "keep-card": {"keep": playing.not_drawn},
    "next-discard": {"card": playing.not_drawn},
    "play-first": {"play-first": playing.not_drawn},
    "first-adviser": {"keep": playing.not_dealt},
    "first-site": {"site": playing.no_first_site},
    "make-room": {"adviser": playing.no_leaver},
    "free-campaign": {"campaign": fighting.no_free_campaign},
    "which-defender": {"campaign": fighting.no_free_campaign},
    "targets": {
        "target-site": fighting.no_site_target,
        "target-thing": fighting.no_thing_target,
        "target-pawn": fighting.no_pawn_target,
        "declare": fighting.no_declaration,
    },
    "plans": {"plan": fighting.no_plan},
    "defence-plans": {"plan": fighting.no_plan},
    "sacrifice": {"sacrifice": fighting.no_such_sacrifice},
    "propose": {
        "propose": dealing.no_proposal,
        **dict.fromkeys(ADDITIONS, dealing.no_addition),
    },
    "propose-among": {"propose": dealing.no_proposal, "hands": dealing.no_handing},
    "hand-over": {f"hand-{what}": dealing.no_addition for what in GOODS if what != "site"},
    "answer-deal": {"counter": dealing.no_counter},
    "vow-oath": {"vow": chronicle.no_vow},
    "invite-exile": {"offer-citizenship": chronicle.no_invitation},
    "raise-edifice": {"build": chronicle.no_building, "repair": chronicle.no_repair},
    "suit-of-winner": {"suit": chronicle.no_suit},
}


def why_not(g: Oath, ask: Ask, choice: Choice) -> Refusal:
    """The rule that keeps the choice from being offered, as exactly as can be told."""
    if problem := malformed(g, ask, choice):
        return problem
    verb = str(choice[0])
    # Reasons are looked for in a copy: thinking an action through sets marks in the state
    reason = specific(g.copy(), ask, choice)
    if reason is not None:
        return reason
    if ask.prompt != "act" and verb in MENU:
        return Refusal("O-4.2", "why-answer-first")
    if verb == "number" and all(option[0] == "number" for option in ask.options):
        numbers = ", ".join(str(option[1]) for option in ask.options)
        return Refusal(ask.rule, "why-other-number", {"subject": numbers})
    return Refusal(ask.rule, NOT_OFFERED)


def specific(g: Oath, ask: Ask, choice: Choice) -> Refusal | None:
    """The reason for this very option; None where none is known."""
    verb = str(choice[0])
    if ask.prompt == "modify" and verb == "modify":
        return playing.no_modifier(g, ask, choice)
    reason = REFUSALS.get(ask.prompt, {}).get(verb)
    return None if reason is None else reason(g, ask.seat, choice)


def malformed(g: Oath, ask: Ask, choice: Choice) -> Refusal | None:
    """What is wrong with the form of a choice; None if it is well formed."""
    if not choice:
        return Refusal(ask.rule, "why-no-verb")
    verb = str(choice[0])
    signature = VERBS.get(verb)
    if signature is None:
        return Refusal(ask.rule, "why-unknown", {"subject": verb})
    names = argument_names(signature, len(choice) - 1)
    if names is None:
        form = f"{verb} {signature}".rstrip()
        return Refusal(ask.rule, "why-other-form", {"subject": form})
    for name, value in zip(names, choice[1:], strict=True):
        if not is_of_kind(g, name, value) or (value in CAUSES and verb != "react"):
            return Refusal(ask.rule, "why-unknown", {"subject": value})
    return None


def is_of_kind(g: Oath, name: str, value: Atom) -> bool:
    """Whether an argument is one of its kind."""
    kind = name.rstrip("0123456789")
    if kind in IDS:
        return value in IDS[kind]
    if not isinstance(value, int):
        return False
    return kind != "seat" or -1 <= value < len(g.players)
