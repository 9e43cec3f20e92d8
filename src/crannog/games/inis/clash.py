"""Clashes (I-12): the start, the Citadels step, the maneuvers, the end."""

from typing import cast

from crannog.games.inis import know
from crannog.games.inis.cards.registry import BY_TRIGGER, SEASON_MODES
from crannog.games.inis.facts import KIND
from crannog.games.inis.happenings import Attack, ClashMoment, Play
from crannog.games.inis.state import Clash, Inis, Territory
from crannog.games.inis.verbs import (
    choose_split,
    discard_action,
    mountains_toll,
    move,
    place,
    remove_clan,
)
from crannog.games.inis.windows import (
    NOTHING,
    choose,
    choose_secret,
    finish_card,
    fits,
    play_card,
    triskels_barred,
    window,
)
from crannog.games.inis.zones import PLAY
from crannog.kernel.ask import CHECKPOINT, Choice, Rules, Seat

# -- starting ----------------------------------------------------------------------------------


def march(g: Inis, me: Seat, moves: list[tuple[str, str, int]], rule: str) -> Rules[None]:
    """I-11.3, I-11.4: clans move, and each contested destination gets a clash."""
    later = not g.settings.mountains_before_clash
    contested = yield from move(g, me, me, moves, rule, toll_later=later)
    g.waiting = contested
    g.mover = me
    yield from resolve_waiting(g)
    if later and any(to == "mountains" for _, to, _ in moves):
        yield from mountains_toll(g, me, me)


def resolve_waiting(g: Inis) -> Rules[None]:
    """I-12.3: the instigator picks which waiting clash comes next, until none is left."""
    while g.waiting:
        options: list[Choice] = [("territory", territory) for territory in g.waiting]
        choice = yield from choose(g, g.mover, "next-clash", options, "I-12.3")
        g.waiting = [territory for territory in g.waiting if territory != choice[1]]
        territory = g.map[str(choice[1])]
        if len(territory.present()) >= 2:
            yield from resolve_clash(g, territory, g.mover, g.mover)
        else:
            g.tell("clash-skipped", "I-12.4", territory.id)
    g.mover = -1


def resolve_clash(g: Inis, territory: Territory, instigator: Seat, starter: Seat) -> Rules[None]:
    """I-12.2, I-12.5: one clash from its start to its end. `starter` played the card."""
    g.clash = current = Clash(territory.id, instigator, starter, g.seats)
    g.tell("clash-starts", "I-12.1", instigator, territory.id)
    yield from festival_toll(g, territory)
    yield from window(g, ("clash_start",), ClashMoment(current.instigator, territory.id))
    yield from citadels_step(g, territory)
    yield from window(g, ("citadels_step_end",), ClashMoment(current.instigator, territory.id))
    if g.settings.highlands_timing == "resolution_start":
        yield from window(g, ("resolution_start",), ClashMoment(current.instigator, territory.id))
    yield from resolution(g)
    yield from end_clash(g)


def resume_clash(g: Inis) -> Rules[None]:
    """Goes on in a clash, before a maneuver, or with clashes waiting; then with the card's end.

    Clashes come from Season cards alone, each as the last thing that the card does.
    """
    if g.clash is not None:
        yield from resolution(g)
        yield from end_clash(g)
    yield from resolve_waiting(g)
    for card, modes in SEASON_MODES.items():
        if g.at[card] == PLAY:
            yield from finish_card(g, Play(card, modes[0].mode, KIND[card], True, g.turn))


def festival_toll(g: Inis, territory: Territory) -> Rules[None]:
    """I-13.2: the instigator loses a clan in the territory of the Festival marker."""
    clash = current_clash(g)
    payer = clash.instigator if g.settings.festival_loser == "instigator" else clash.starter
    if g.festival == territory.id and territory.clans[payer]:
        yield from remove_clan(g, payer, territory, "I-13.2")


def current_clash(g: Inis) -> Clash:
    """The clash that is going on."""
    assert g.clash is not None
    return g.clash


# -- the Citadels step -------------------------------------------------------------------------


def citadels_step(g: Inis, territory: Territory) -> Rules[None]:
    """I-12.6, I-12.7: round after round, each but the instigator may shelter one clan."""
    clash = current_clash(g)
    clash.step = "citadels"
    sheltering = True
    while sheltering and sum(clash.sheltered) < territory.shelters():
        sheltering = False
        for seat in g.order(g.next_seat(clash.instigator))[:-1]:
            if sum(clash.sheltered) == territory.shelters():
                return
            if g.exposed(seat) < 1:
                continue
            options: list[Choice] = [("shelter",), ("stay-exposed",)]
            choice = yield from choose(g, seat, "shelter", options, "I-12.6", territory.id)
            if choice[0] == "shelter":
                clash.sheltered[seat] += 1
                sheltering = True
                g.tell("shelters", "I-12.6", seat, territory.id)


# -- the resolution ----------------------------------------------------------------------------


def resolution(g: Inis) -> Rules[None]:
    """I-12.9: one maneuver at a time, from the instigator on, until the clash ends."""
    clash = current_clash(g)
    clash.step = "maneuvers"
    upcoming = clash.active
    while g.involved():
        clash.active = next(seat for seat in g.order(upcoming) if g.exposed(seat) > 0)
        if g.settings.mountains_before_clash:  # else the card still has its toll to take
            yield CHECKPOINT
        if (yield from all_agree_to_end(g)):
            rule = "I-12.10" if len(g.involved()) > 1 else "I-12.12"
            g.tell("clash-agreed", rule, clash.territory)
            return
        clash.named = -1
        clash.struck = False
        yield from maneuver(g, clash.active)
        if clash.over:
            return
        moment = ClashMoment(clash.active, clash.territory)
        yield from window(g, ("after_any_maneuver",), moment)
        upcoming = clash.named if clash.named >= 0 else g.next_seat(clash.active)


def all_agree_to_end(g: Inis) -> Rules[bool]:
    """I-12.10: those with exposed clans are polled; the first refusal lets the clash go on."""
    clash = current_clash(g)
    involved = [seat for seat in g.order(clash.active) if g.exposed(seat) > 0]
    if len(involved) == 1:
        return (yield from sole_player_ends(g, involved[0]))
    for seat in involved:
        options: list[Choice] = [("agree",), ("refuse",)]
        choice = yield from choose(g, seat, "end-clash", options, "I-12.10", clash.territory)
        g.tell("votes-end" if choice[0] == "agree" else "votes-on", "I-12.10", seat)
        if choice[0] == "refuse":
            return False
    return True


def sole_player_ends(g: Inis, seat: Seat) -> Rules[bool]:
    """I-12.12: alone, one ends the clash or performs a maneuver that is possible."""
    clash = current_clash(g)

    def offer() -> list[Choice]:
        if withdraw_targets(g, seat) or maneuver_cards(g, seat):
            return [("agree",), ("refuse",)]
        return [("agree",)]

    secret = may_hold_maneuver(g, seat)
    choice = yield from choose_secret(
        g, seat, "end-clash", offer, "I-12.12", clash.territory, secret=secret
    )
    return choice[0] == "agree"


def may_hold_maneuver(g: Inis, seat: Seat) -> bool:
    """Whether, for all that others know, the seat has an Epic Tale maneuver; asked if watched."""
    return g.watched and any(
        know.may_hold(g, seat, mode.card) for mode in BY_TRIGGER["as_maneuver"]
    )


def maneuver(g: Inis, me: Seat) -> Rules[None]:
    """I-12.11: exactly one of Attack, Withdraw, Epic Tale maneuver."""
    clash = current_clash(g)

    def offer() -> list[Choice]:
        options: list[Choice] = [
            ("attack", seat) for seat in g.involved() if seat != me and g.exposed(seat) > 0
        ]
        if withdraw_targets(g, me):
            options.append(("withdraw",))
        options.extend(maneuver_cards(g, me))
        return options

    secret = may_hold_maneuver(g, me)
    choice = yield from choose_secret(
        g, me, "maneuver", offer, "I-12.11", clash.territory, secret=secret
    )
    if choice[0] == "attack":
        yield from attack(g, me, cast(int, choice[1]))
    elif choice[0] == "withdraw":
        yield from withdraw(g, me)
    else:
        yield from epic_tale_maneuver(g, me, str(choice[1]))


def maneuver_cards(g: Inis, me: Seat) -> list[Choice]:
    """I-12.17: the Epic Tale maneuvers in hand whose condition is met."""
    if triskels_barred(g):
        return []
    return [
        ("play", mode.card, mode.mode)
        for mode in BY_TRIGGER["as_maneuver"]
        if g.at[mode.card] == me and fits(g, me, mode, NOTHING)
    ]


def epic_tale_maneuver(g: Inis, me: Seat, card: str) -> Rules[None]:
    """I-12.17: an Epic Tale played as the maneuver."""
    clash = current_clash(g)
    play: Play = yield from play_card(g, me, card, "triskel", NOTHING)
    if play.cancelled and not g.settings.cancelled_maneuver_is_spent and can_maneuver(g, me):
        yield from maneuver(g, me)
        return
    if clash.struck:
        yield from window(
            g,
            ("after_your_maneuver_removes_opposing_clan",),
            ClashMoment(me, clash.territory),
        )


def can_maneuver(g: Inis, me: Seat) -> bool:
    """Whether the player still has a maneuver to perform."""
    if g.exposed(me) < 1:
        return False
    return len(g.involved()) > 1 or bool(withdraw_targets(g, me) or maneuver_cards(g, me))


# -- attack ------------------------------------------------------------------------------------


def attack(g: Inis, me: Seat, target: Seat) -> Rules[None]:
    """I-12.14: name the target, reactions, the target's answer, reactions."""
    clash = current_clash(g)
    attack = Attack(me, target)
    g.tell("attacks", "I-12.14", me, target, clash.territory)
    yield from window(g, ("when_you_attack", "when_you_are_attacked"), attack)
    if attack.ignored:
        g.tell("attack-ignored", "I-12.15", me, target)
        if not g.settings.ignored_attack_counts_as_performed:
            return
    else:
        yield from answer_attack(g, attack)
    triggers: tuple[str, ...] = ("after_your_attack",)
    if clash.struck:
        triggers = ("after_your_attack", "after_your_maneuver_removes_opposing_clan")
    yield from window(g, triggers, attack)


def answer_attack(g: Inis, attack: Attack) -> Rules[None]:
    """I-12.14, I-12.15: discard an Action card or remove an exposed clan; Iron Mine wants both."""
    if attack.iron:
        yield from lose_clan(g, attack)
        yield from lose_card(g, attack.target)
    elif attack.club:

        def offer() -> list[Choice]:
            options: list[Choice] = []
            if g.hand_of(attack.target, "action"):
                options.append(("discard-card",))
            if g.exposed(attack.target) > 0:
                options.append(("remove-clan",))
            return options

        if not offer():
            return
        choice = yield from choose_secret(
            g, attack.attacker, "club-decision", offer, "I-12.15", attack.target
        )
        if choice[0] == "remove-clan":
            yield from lose_clan(g, attack)
        else:
            yield from lose_card(g, attack.target)
    else:
        yield from attack_response(g, attack)


def attack_response(g: Inis, attack: Attack) -> Rules[None]:
    """I-12.14 (3): the target's own choice; without an Action card he must remove a clan."""
    target = attack.target

    def offer() -> list[Choice]:
        options: list[Choice] = [("discard", card) for card in g.hand_of(target, "action")]
        if g.exposed(target) > 0:
            options.append(("remove-clan",))
        return options

    if not offer():
        return
    choice = yield from choose_secret(
        g, target, "attack-response", offer, "I-12.14", attack.attacker
    )
    if choice[0] == "discard":
        discard_action(g, target, str(choice[1]), "I-12.14")
    else:
        yield from lose_clan(g, attack)


def lose_clan(g: Inis, attack: Attack) -> Rules[None]:
    """The target removes one exposed clan."""
    clash = current_clash(g)
    if g.exposed(attack.target) > 0:
        removed = yield from remove_clan(g, attack.target, g.map[clash.territory], "I-12.14")
        clash.struck = clash.struck or removed


def lose_card(g: Inis, seat: Seat) -> Rules[None]:
    """The seat discards one Action card of its choice, if it has any."""

    def offer() -> list[Choice]:
        return [("discard", card) for card in g.hand_of(seat, "action")]

    if offer():
        choice = yield from choose_secret(g, seat, "discard-action", offer, "I-12.15")
        discard_action(g, seat, str(choice[1]), "I-12.15")


# -- withdraw ----------------------------------------------------------------------------------


def withdraw_targets(g: Inis, me: Seat) -> list[str]:
    """I-12.16: the adjacent territories where one is chieftain right now."""
    clash = current_clash(g)
    return [
        neighbour
        for neighbour in g.map[clash.territory].neighbours
        if g.map[neighbour].chieftain() == me
    ]


def withdraw(g: Inis, me: Seat) -> Rules[None]:
    """I-12.16: exposed clans move to such territories, split at will; no clash starts."""
    clash = current_clash(g)
    split = yield from choose_split(
        g,
        me,
        "withdraw-to",
        withdraw_targets(g, me),
        g.exposed(me),
        "I-12.16",
        "withdraw",
        clash.territory,
    )
    yield from move(g, me, me, [(clash.territory, to, n) for to, n in split], "I-12.16")


# -- the end -----------------------------------------------------------------------------------


def end_clash(g: Inis) -> Rules[None]:
    """I-12.19: Citadels are left, the Cauldron gives back, Lug's Spear ends."""
    clash = g.clash
    if clash is None:
        return  # Ogma's Eloquence has ended it
    clash.spear = False
    clash.sheltered = [0] * g.seats
    if clash.cauldron >= 0:
        yield from empty_cauldron(g, clash)
    g.clash = None
    g.tell("clash-ends", "I-12.19", clash.territory)


def empty_cauldron(g: Inis, clash: Clash) -> Rules[None]:
    """Dagda's Cauldron: up to 3 clans return to where they were removed from, then the discard."""
    owner = clash.cauldron
    for left in range(min(3, len(clash.cauldron_clans)), 0, -1):
        options: list[Choice] = [
            ("territory", territory) for territory in dict.fromkeys(clash.cauldron_clans)
        ]
        options.append(("done",))
        choice = yield from choose(
            g, owner, "cauldron-return", options, "I-12.19", "dagdas_cauldron", left
        )
        if choice[0] == "done":
            break
        clash.cauldron_clans.remove(str(choice[1]))
        g.reserve[owner] += 1
        place(g, owner, g.map[str(choice[1])], 1, "I-12.19")
    g.reserve[owner] += len(clash.cauldron_clans)
    g.clash = None
    yield from finish_card(g, Play("dagdas_cauldron", "triskel", "epic", False, owner))
