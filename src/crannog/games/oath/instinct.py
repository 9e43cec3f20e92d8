"""Quick answers to every question of Oath, for bots that play a turn to its end in their minds.

Nothing is searched. In campaigns the chance to win decides (`odds`), in deals what the position is
worth after them (`evaluate`); all else goes by the worth of what an option brings.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from crannog.games.oath.asking import DONE, NO, number_in
from crannog.games.oath.campaign.declare import DECLARE, target_in
from crannog.games.oath.campaign.plans import DONE as NO_MORE_PLANS
from crannog.games.oath.campaign.plans import full_cost, use_plan
from crannog.games.oath.campaign.rolls import HOLD
from crannog.games.oath.citizens import SLOT_NAMES, become_citizen, take_reliquary_relic
from crannog.games.oath.counting import advisers_of_suit
from crannog.games.oath.deal import DROP, PROPOSE, REFUSE, add_to, carry_out, is_sound
from crannog.games.oath.evaluate import (
    ADVISER,
    FAVOR,
    HIDDEN_VISION,
    SAME_SUIT,
    SECRET,
    WARBAND,
    evaluate,
    paled,
    place_worth,
    vision_worth,
)
from crannog.games.oath.facts import (
    CONSPIRACY,
    GRAND_SCEPTER,
    NO_SUIT,
    NUMBER,
    PEOPLES_FAVOR,
    REGION_OF,
    RELIC_PRICE,
    SUIT,
    TRAVEL_SUPPLY,
    VISION_GOAL,
    is_vision,
)
from crannog.games.oath.odds import campaign_chance
from crannog.games.oath.powers.registry import PLANS
from crannog.games.oath.prize import (
    banner_prize,
    first_promise,
    promise,
    pursues,
    relic_prize,
    with_target,
)
from crannog.games.oath.reactions import DECLINE
from crannog.games.oath.rule import ruled_sites
from crannog.games.oath.state import Oath
from crannog.games.oath.title import count_for
from crannog.games.oath.turn import REST
from crannog.kernel.ask import Ask, Choice, Seat
from crannog.kernel.pieces import play_out
from crannog.kernel.state import State
from crannog.parts.habits import led_by

Score: TypeAlias = Callable[[Oath, Seat, Choice], float]

STAKE: Final = 12.0  # what a campaign is about, for plans that cost something
SUPPLY_PRICE: Final = 0.3  # a point of Supply, while the turn goes on
SEARCH: Final = 1.5
FIND: Final = 1.0  # a site that nobody has seen
PREY: Final = 1.5  # a site where somebody weaker could be attacked
PLAY: Final = 0.6  # a card that is played at all
LAST_RESORT: Final = 0.2  # a card that lies somewhere is better than a discarded one
MOST_ADVISERS: Final = 3
PLAN_LOST: Final = 0.9  # a plan that is discarded at the end
FREE_PLAN: Final = 0.05  # one that costs nothing may still do something after the rolls
FAVOR_PRICE: Final = FAVOR[0]
SECRET_PRICE: Final = SECRET[0]
PLACED_SECRET: Final = 0.1  # it comes back at Rest


class Instinct:
    """Answers that need no search; a bot uses one for each of its decisions."""

    __slots__ = ()

    def reply(self, state: State, ask: Ask) -> Choice:
        """One of the ask's options."""
        assert isinstance(state, Oath)
        scored = SCORED.get(ask.prompt)
        if scored is not None:
            return scored.best(ask, scored.scores(state, ask))
        answer = ANSWERS.get(ask.prompt)
        if answer is not None:
            return answer(state, ask)
        return plain_answer(ask)

    def ranked(self, state: State, ask: Ask, options: list[Choice]) -> list[Choice]:
        """These options of the ask: its reply first, then by their scores where they have any."""
        assert isinstance(state, Oath)
        scored = SCORED.get(ask.prompt)
        if scored is None:
            return led_by(self.reply(state, ask), options)
        scores = scored.scores(state, ask)
        order = sorted(options, key=lambda option: -scores[option])
        return led_by(scored.best(ask, scores), order)


class Scored(NamedTuple):
    """Answers with the option of the highest score, if it is above the least one."""

    score: Score
    least: float
    otherwise: Choice

    def scores(self, g: Oath, ask: Ask) -> dict[Choice, float]:
        """Every option's score."""
        return {option: self.score(g, ask.seat, option) for option in ask.options}

    def best(self, ask: Ask, scores: dict[Choice, float]) -> Choice:
        """The best option by these scores; of equals the first one."""
        best, most = self.otherwise, self.least
        for option, worth in scores.items():
            if worth > most:
                best, most = option, worth
        return best if best in scores else ask.options[0]


def always(choice: Choice) -> Callable[[Oath, Ask], Choice]:
    """Answers with this choice where it is offered."""

    def answer(_: Oath, ask: Ask) -> Choice:
        return choice if choice in ask.options else ask.options[0]

    return answer


def plain_answer(ask: Ask) -> Choice:
    """Without any thought: the first option that is not a refusal of the question."""
    return next((option for option in ask.options if option != NO), ask.options[0])


def highest(_: Oath, ask: Ask) -> Choice:
    """The highest number."""
    return max(ask.options, key=lambda option: option[1:])


# -- the menu (O-4.2) --------------------------------------------------------------------------


def act_score(g: Oath, me: Seat, option: Choice) -> float:
    """What an action brings, less its Supply; what can't be judged at a glance is left alone."""
    score = ACTS.get(str(option[0]))
    return 0.0 if score is None else score(g, me, option)


def search_score(g: Oath, me: Seat, option: Choice) -> float:
    """A card, and for an Exile perhaps a Vision."""
    looks = SEARCH if option[1] == "deck" and g.players[me].is_exile() else 0.8 * SEARCH
    return looks - 2 * SUPPLY_PRICE


def muster_score(g: Oath, me: Seat, _: Choice) -> float:
    """Two warbands for a favor."""
    player = g.players[me]
    bank = player.bank if player.is_exile() else g.players[g.chancellor()].bank
    more = paled(WARBAND, player.warbands + min(2, bank)) - paled(WARBAND, player.warbands)
    return 1.5 * more - FAVOR_PRICE - SUPPLY_PRICE


def favor_score(g: Oath, me: Seat, option: Choice) -> float:
    """Favor by matching advisers; the secret comes back."""
    suit = SUIT[NUMBER[str(option[1])]]
    gained = min(1 + advisers_of_suit(g, me, suit), g.banks[suit])
    return FAVOR_PRICE * gained - PLACED_SECRET - SUPPLY_PRICE


def secrets_score(g: Oath, me: Seat, option: Choice) -> float:
    """Secrets by matching advisers, for two favor."""
    matches = advisers_of_suit(g, me, SUIT[NUMBER[str(option[1])]])
    wanted = 1.5 if pursues(g, me, "devotion") else 1.0
    return wanted * SECRET_PRICE * matches - 2 * FAVOR_PRICE - SUPPLY_PRICE


def relic_score(g: Oath, me: Seat, _: Choice) -> float:
    """O-5.4: a relic at the own site for its price."""
    price = RELIC_PRICE[g.sites[g.site(me)].card]
    favor = 3 if "-" in price else price.count("F")
    secrets = 0 if "-" in price else price.count("S")
    return relic_prize(g, me) - FAVOR_PRICE * favor - SECRET_PRICE * secrets - SUPPLY_PRICE


def banner_score(g: Oath, me: Seat, option: Choice) -> float:
    """O-5.4: a banner for one token more than lie on it."""
    banner = NUMBER[str(option[1])]
    if g.banner_holder[banner] == me:
        return -1.0
    each = FAVOR_PRICE if banner == PEOPLES_FAVOR else SECRET_PRICE
    price = each * (g.banner_tokens[banner] + 1)
    return banner_prize(g, me, banner) - price - SUPPLY_PRICE


def campaign_score(g: Oath, me: Seat, option: Choice) -> float:
    """O-5.5: what the best small set of targets promises."""
    return first_promise(g, me, number_in(option)) - 2 * SUPPLY_PRICE


def travel_score(g: Oath, me: Seat, option: Choice) -> float:
    """O-5.6: a better place, a site that nobody has seen, or one to attack from."""
    slot, origin = g.slot_named(str(option[1])), g.players[me].pawn
    supply = TRAVEL_SUPPLY[REGION_OF[origin]][REGION_OF[slot]]
    worth = -SUPPLY_PRICE * supply - place_worth(g, me)
    site = g.sites[slot]
    if not site.up:
        return worth + FIND
    g.players[me].pawn = slot
    worth += place_worth(g, me)
    g.players[me].pawn = origin
    strong = g.players[me].warbands > 2 * site.warbands + 1
    foreign = site.colour != g.allegiance(me) or not site.warbands
    return worth + (PREY if strong and foreign and g.players[me].supply >= supply + 2 else 0.0)


def adviser_score(g: Oath, me: Seat, option: Choice) -> float:
    """O-6.1: a facedown adviser is played where that is better than to keep it."""
    card = NUMBER[str(option[1])]
    if is_vision(card):
        return vision_score(g, me, card)
    return PLAY


ACTS: Final[dict[str, Score]] = {
    "search": search_score,
    "muster": muster_score,
    "trade-favor": favor_score,
    "trade-secrets": secrets_score,
    "recover-relic": relic_score,
    "recover-banner": banner_score,
    "campaign": campaign_score,
    "travel": travel_score,
    "play-adviser": adviser_score,
}


# -- cards (O-5.1) -----------------------------------------------------------------------------


def vision_score(g: Oath, me: Seat, card: int) -> float:
    """What it brings an Exile to reveal this Vision in place of the one that lies there."""
    if not g.players[me].is_exile() or card == CONSPIRACY:
        return -1.0
    return vision_worth(g, me, card) - vision_worth(g, me, g.players[me].vision)


def adviser_worth(g: Oath, me: Seat, card: int) -> float:
    """What a denizen is worth as a faceup adviser; less where another one must go for it."""
    if not g.fits_advisers(card):
        return 0.0
    suits = [SUIT[other] for other in g.advisers(me)]
    room = 1.0 if len(g.players[me].advisers) < MOST_ADVISERS else 0.3
    return room * ADVISER + SAME_SUIT * suits.count(SUIT[card])


def card_score(g: Oath, me: Seat, option: Choice) -> float:
    """How welcome a card is that was drawn."""
    if len(option) < 2:
        return 0.0
    card = NUMBER[str(option[1])]
    if is_vision(card):
        return 1.0 + vision_score(g, me, card) if g.players[me].is_exile() else PLAY
    bank = FAVOR_PRICE if g.banks[SUIT[card]] else 0.0
    return PLAY + max(adviser_worth(g, me, card), bank)


def play_score(g: Oath, me: Seat, option: Choice) -> float:
    """Where the card in hand goes."""
    card = g.hand
    verb = option[0]
    if verb == "to-site":
        return (FAVOR_PRICE if g.banks[SUIT[card]] else 0.0) + LAST_RESORT
    if verb == "to-advisers":
        return adviser_worth(g, me, card)
    if verb == "reveal-vision":
        return vision_score(g, me, card)
    if verb == "facedown-adviser":
        room = LAST_RESORT if len(g.players[me].advisers) < MOST_ADVISERS else 0.0
        return room + HIDDEN_VISION * max(0.0, vision_score(g, me, card))
    return 0.0


def leaver_score(g: Oath, me: Seat, option: Choice) -> float:
    """Which adviser goes: a facedown one, but no Vision, before one that matches no other."""
    card = NUMBER[str(option[1])]
    if card in VISION_GOAL and g.players[me].is_exile():
        return -vision_worth(g, me, card)
    if g.is_dark(card):
        return 1.0
    return 0.5 - SAME_SUIT * sum(g.suit(other) == g.suit(card) for other in g.advisers(me))


def first_site_score(g: Oath, _: Seat, option: Choice) -> float:
    """O-1.23: where there are cards and relics."""
    site = g.sites[g.slot_named(str(option[1]))]
    return sum(SUIT[card] != NO_SUIT for card in site.cards) + 2.0 * len(site.relics)


# -- campaigns (O-5.5) -------------------------------------------------------------------------


def targets(g: Oath, ask: Ask) -> Choice:
    """O-5.5.2: one more target as long as the whole promises more with it."""
    c = g.campaign
    assert c is not None
    ready = DECLARE in ask.options
    best, most = (DECLARE, promise(g, c)) if ready else ((), float("-inf"))
    for option in ask.options:
        if option != DECLARE:
            promised = with_target(g, c, target_in(option))
            if promised > most:
                best, most = option, promised
    return best


def battle_plans(g: Oath, ask: Ask) -> Choice:
    """O-5.5.3: the plan that changes the chance most for its price, as long as one does."""
    c = g.campaign
    assert c is not None
    me = ask.seat
    attacks = me == c.attacker
    now = campaign_chance(g, c)
    best, most = NO_MORE_PLANS, 0.0
    for option in ask.options:
        if option == NO_MORE_PLANS:
            continue
        card = NUMBER[str(option[1])]
        trial = g.copy()
        assert trial.campaign is not None
        play_out(use_plan(trial, trial.campaign, me, PLANS[card]), quick(trial))
        change = campaign_chance(trial, trial.campaign) - now
        gain = STAKE * (change if attacks else -change) - plan_price(g, me, card)
        if gain > most:
            best, most = option, gain
    return best


def plan_price(g: Oath, me: Seat, card: int) -> float:
    """What a battle plan costs; placed secrets come back."""
    plan = PLANS[card]
    cost = full_cost(g, me, plan)
    if not cost and not plan.discard_at_end:
        return -FREE_PLAN
    price = FAVOR_PRICE * (cost.count("f") + cost.count("F")) + SECRET_PRICE * cost.count("S")
    price += PLACED_SECRET * (cost.count("s") + cost.count("t"))
    return price + (PLAN_LOST if plan.discard_at_end else 0.0)


def sacrifice(_: Oath, ask: Ask) -> Choice:
    """O-5.5.5: the sacrifice that is offered wins."""
    return next(option for option in ask.options if option != HOLD)


def occupy(g: Oath, ask: Ask) -> Choice:
    """O-5.5.7: one warband on each site, two where there are many; the others stay together."""
    c = g.campaign
    assert c is not None
    most = max(number_in(option) for option in ask.options)
    wanted = 2 if most >= 2 * len(c.sites) + 2 else 1
    return ("number", min(wanted, most))


def crowd_score(g: Oath, _: Seat, option: Choice) -> float:
    """Warbands die where most are."""
    if option[0] == "on-board":
        return float(g.players[number_in(option)].warbands)
    return float(g.sites[g.slot_named(str(option[1]))].warbands)


def quick(g: Oath) -> Callable[[Ask], Choice | None]:
    """Answers what the rules ask on a copy, until the game is over."""
    instinct = Instinct()
    return lambda ask: instinct.reply(g, ask) if g.result is None else None


# -- deals and consents (O-6.5 to O-6.8, O-7.6.3) ----------------------------------------------


def react(_: Oath, ask: Ask) -> Choice:
    """Allies stand together; nobody gives warbands away; all else is left alone."""
    return ask.options[0] if ask.args[0] in ("join", "ally") else DECLINE


def tend_favor(g: Oath, ask: Ask) -> Choice:
    """O-4.1.1: more favor on the banner where one can spare it, or must keep it."""
    wanted = pursues(g, ask.seat, "people") or g.players[ask.seat].favor > 3
    return ask.options[0] if wanted else ask.options[-1]


def after_deal(g: Oath, citizen: Seat = -1, slot: int = -1) -> Oath:
    """A copy of the position in which the deal is carried out and Citizenship accepted."""
    later = g.copy()
    deal = later.deal
    later.deal = None
    if citizen >= 0:
        play_out(become_citizen(later, citizen, "O-6.6.2"), quick(later))
    if slot >= 0 and later.reliquary[slot]:
        take_reliquary_relic(later, citizen, slot, "O-6.6.2")
    if deal is not None:
        play_out(carry_out(later, deal), quick(later))
    return later


def answer_offer(g: Oath, ask: Ask) -> Choice:
    """O-6.6.1: Citizenship is refused where it makes the position worse."""
    later = after_deal(g, ask.seat, SLOT_NAMES.index(str(ask.args[1])))
    better = evaluate(later, ask.seat) > evaluate(g, ask.seat)
    return ask.options[0] if better else REFUSE


def exile_of_deal(g: Oath) -> Seat:
    """The Exile who becomes a Citizen by the deal, or -1."""
    deal = g.deal
    if deal is None or deal.power != GRAND_SCEPTER:
        return -1
    return next((me for me in deal.parties if g.players[me].is_exile()), -1)


def gain_by_deal(g: Oath, me: Seat) -> float:
    """How much better the position is for the player after the deal as it stands."""
    return evaluate(after_deal(g, exile_of_deal(g)), me) - evaluate(g, me)


def answer_deal(g: Oath, ask: Ask) -> Choice:
    """O-7.6.3: what makes the position worse is refused."""
    return ask.options[0] if gain_by_deal(g, ask.seat) > 0.0 else REFUSE


def propose(g: Oath, ask: Ask) -> Choice:
    """What helps all is proposed; else one thing is added that makes it so; else it is dropped."""
    if PROPOSE in ask.options and pleases_all(g):
        return PROPOSE
    for option in ask.options:
        if option in (PROPOSE, DROP):
            continue
        later = g.copy()
        assert later.deal is not None
        add_to(later, later.deal, option)
        if is_sound(later, later.deal) and pleases_all(later):
            return option
    return DROP


def pleases_all(g: Oath) -> bool:
    """Whether everyone concerned is better off after the deal as it stands."""
    deal = g.deal
    assert deal is not None
    return all(gain_by_deal(g, me) > 0.0 for me in deal.involved())


# -- the chronicle (O-8) -----------------------------------------------------------------------


def vow_score(g: Oath, me: Seat, option: Choice) -> float:
    """O-8.1: the goal toward which the winner has come furthest."""
    return float(count_for(g, str(option[1]), me))


def invitation_score(g: Oath, _: Seat, option: Choice) -> float:
    """O-8.2: the sites that an Exile would bring along."""
    return 0.0 if option == DONE else float(len(ruled_sites(g, number_in(option))))


def edifice_score(_: Oath, __: Seat, option: Choice) -> float:
    """O-8.3.1: to repair costs no denizen; to build is better than nothing."""
    return {"repair": 2.0, "build": 1.0}.get(str(option[0]), 0.0)


SCORED: Final[dict[str, Scored]] = {
    "act": Scored(act_score, 0.0, REST),
    "free-campaign": Scored(act_score, 0.0, DECLINE),
    "first-site": Scored(first_site_score, -1.0, ()),
    "first-adviser": Scored(card_score, -1.0, ()),
    "keep-card": Scored(card_score, -1.0, ()),
    "play-card": Scored(play_score, 0.0, ("discard-it",)),
    "make-room": Scored(leaver_score, -100.0, ()),
    "lose-warband": Scored(crowd_score, 0.0, ()),
    "vow-oath": Scored(vow_score, -1.0, ()),
    "invite-exile": Scored(invitation_score, 0.0, DONE),
    "raise-edifice": Scored(edifice_score, 0.0, DONE),
}

ANSWERS: Final[dict[str, Callable[[Oath, Ask], Choice]]] = {
    "react": react,
    "tend-favor": tend_favor,
    "modify": always(("go",)),
    "which-cards": always(DONE),
    "which-sites": always(DONE),
    "how-many": highest,
    "withdraw-how-many": highest,
    "targets": targets,
    "plans": battle_plans,
    "defence-plans": battle_plans,
    "sacrifice": sacrifice,
    "occupy": occupy,
    "occupy-from-site": always(("number", 0)),
    "show-relic": always(DONE),
    "answer-offer": answer_offer,
    "answer-deal": answer_deal,
    "propose": propose,
    "propose-among": always(DROP),
    "hand-over": always(DONE),
    "answer-invitation": always(("accept",)),
}
