"""What every event of a game changes in the views: verbs change the state first and tell then."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from crannog.kernel import Game, State
from crannog.kernel.patches import Patch
from crannog.kernel.watch import Watch

# The places of a view (the first name of a path) that change with an event whenever it is told, at
# least for somebody who looks
CHANGES: Final[dict[str, dict[str, str]]] = {
    "inis": {
        "advantages": "territory-enters returns-advantage discards-advantage attack-ignored",
        "piles": """
            territory-enters sets-aside takes-aside festival-ends discards-epic discards-action
            discards-action-shown reshuffles takes-discard takes-played-action takes-epic-back
        """,
        "territories": """
            territory-enters enters-with-sanctuary capital places builds-citadel builds-sanctuary
            removes replaces moves
        """,
        "supply": "enters-with-sanctuary capital builds-citadel builds-sanctuary",
        "brenn": "brenn",
        "direction": "flips",
        "round": "assembly",
        "pretenders": "no-winner takes-pretender",
        "result": "result",
        "hands": """
            returns-advantage takes-aside plays discards-action discards-action-shown
            discards-advantage gives-epic gives-action takes-from-hand takes-discard
            takes-played-action takes-epic-back takes-revealed
        """,
        "draft": "has-drafted passes-cards",
        "drafted": "has-drafted",
        "aside": "sets-aside",
        "first_turn": "season",
        "deeds": "loses-deed gains-deed",
        "history": "season-ends",
        "festival": "festival-ends",
        "epic_discard": "discards-epic reshuffles takes-epic-back",
        "known": "draws-tiles reveals-epic",
        "reserves": "removes replaces cauldron",
        "clash": "clash-starts shelters cauldron",
        "waiting": "clash-skipped",
    },
    "horizons": {
        "spirits": """
            spirit ready not-ready grows energy pays plays presence-destroyed gains-power forgets
            gives-card keeps-card powers hastens elements ward range-bonus might wind may-repeat
            shares-presence invader-phase time-passes
        """,
        "lands": """
            presence-set-up moves-presence presence-destroyed wounds destroys removes replaces moves
            defend defend-moves skips stalls blight blight-removed vitality dahan-safe adds
        """,
        "round": "turn",
        "history": "turn result",
        "decks": "draws-powers reshuffles",
        "fear": "fear earns-fear-card",
        "fear_earned": "earns-fear-card fear-card",
        "blight_pool": "blight blight-removed",
        "work": "uses-in-land uses-on-spirit fear-card",
        "vengeances": "swears-vengeance",
        "fear_discard": "fear-card",
        "tides": "tide",
        "phase": "ravages builds",
        "forecast": "ravage",
        "queue": "ravage builds",
        "invaders": "reveals-invaders",
        "result": "result",
    },
    "oath": {
        "round": "round",
        "phase": "rests rolls-end chronicle-written",
        "winner": "result",
        "won": "result",
        "banks": "puts-in-bank moves-favor spreads-favor returns-from-banner bank-burns",
        "players": """
            puts-in-bank gives-favor takes-favor gains-secrets burns-secrets turns-secrets
            gives-secrets takes-secret takes-site-favor takes-site-secret seizes-banner
            plays-to-advisers keeps-facedown reveals-vision joins-advisers peeks-adviser
            takes-relic buries-relic leaves-reliquary musters trades-for-favor trades-for-secrets
            gains-warbands cages-warbands frees-warbands dies-on-board withdraws-warbands
            shares-warbands retreats becomes-citizen becomes-exile gives-thing gives-facedown
            swaps-facedown gains-supply marks-vision dies-on-vision takes-burnt-favor clears-map
        """,
        "sites": """
            takes-site-favor takes-site-secret plays-to-site moves-card peeks-site restores
            peeks-relic musters trades-for-favor trades-for-secrets dies-at-site places-warbands
            withdraws-warbands reveals-site retreats saved dispossesses takes-over-site builds
            ruin-returns falls-to-ruin takes-off-site moves-site deals-site turns-site-up
        """,
        "banners": """
            adds-to-banner returns-from-banner turns-mob seizes-banner burns-banner-secrets
            adds-banner-secret
        """,
        "drawn": "draws-openly shows-kept swaps-drawn draws-relic",
        "visions_drawn": "draws-vision",
        "hand": "shows-kept keeps-facedown reveals-vision plays-conspiracy",
        "piles": "looks-at-pile",
        "deck": "peeks-deck",
        "relic_deck": "buries-relic-unseen",
        "reliquary": "peeks-reliquary leaves-reliquary shows-relic",
        "caged": "cages-warbands frees-warbands",
        "campaign": "campaigns uses-plan wins-campaign targets-site-relic",
        "history": "rolls-end",
        "title": "takes-title becomes-usurper title-turns-back",
        "deal": "proposes",
        "prophet": "marks-vision dies-on-vision",
        "prince": """
            prince-moves prince-acts prince-skips prince-learns prince-gains-ambition
            prince-uses-ambition prince-advances prince-may-act
        """,
        "chronicle": "vows idle-boards-turn adds-denizens heals chronicle-written",
    },
}
# Events that now and then change nothing: what they tell was so before, or is not in any view
SOMETIMES: Final[dict[str, str]] = {
    "inis": """
        toss takes-advantage dealt passes festival declares cancelled draws looks-at-actions
        looks-at-epics looks-at-discard clash-agreed clash-ends becomes-instigator
        citadels-emptied meets
    """,
    "horizons": """
        reclaims presence repeats skipped damage vengeance
    """,
    "oath": """
        wakes reveals-top refreshes pays pays-price gains-favor burns-favor puts-on-site
        recovers-banner searches draws discards discards-unseen swaps-cards travels pawn-moves
        targets-site targets-thing targets-pawn joins-defence pools rolls-defence defence-is
        attack-is sacrifices no-deal leaves-site looks-through-pile moves-pile discards-site
        sets-visions-aside gathers-relics prince-threat prince-stays prince-turns-to prince-draws
        prince-chooses prince-cannot-play prince-fails-journey prince-gives-up prince-tactics
        looks-at-offer bids
        dispossesses-unseen deals-relics relics-on-top rebuilds-deck
    """,
}
# Events that announce or say no more than that: a change that comes with them belongs to another
TELLS: Final[dict[str, str]] = {
    "inis": "clan-saved takes-next-turn votes-end votes-on attacks names-next",
    "horizons": """
        terror-level blight-prevented damage-each counterattack
    """,
    "oath": """
        uses modifies swaps-pile recovers denies-warbands travel-fails rolls-attack
        changes-end-die offers-citizenship refuses-citizenship would-give would-give-site swears
        finds-conspiracy invites
    """,
}
# What no other event brings along than its own
ALONE: Final[dict[str, str]] = {
    "inis": "territories supply deeds brenn pretenders festival result",
    "horizons": "lands blight_pool fear fear_earned result",
    "oath": "title hand reliquary result",
}
# and those that may change it besides
BESIDES: Final[dict[str, list[str]]] = {
    "festival": ["festival"],
    "lands": ["presence", "skipped", "time-passes"],
    # the Prince plays what he has drawn, without a hand
    "hand": ["discards-unseen", "draws", "plays-to-site", "plays-to-advisers"],
    "reliquary": ["relics-on-top"],
}


def changed_by(patches: list[Patch]) -> set[str]:
    """The places of the view that these patches of several viewers change."""
    found = set()
    for patch in patches:
        for row in patch:
            assert isinstance(row, list)
            assert isinstance(row[0], list)
            found.add(str(row[0][0]))
    return found


def check_event(game: str, kind: str, changed: set[str]) -> None:
    """The event has changed what it tells of, and nothing that others tell of."""
    changes = {place: kinds.split() for place, kinds in CHANGES[game].items()}
    missing = {place for place, kinds in changes.items() if kind in kinds} - changed
    assert not missing, f"{kind} is told before it changes {missing}"
    if kind in TELLS[game].split():
        assert not changed, f"{changed} had no event of their own before {kind}"
    own = {
        place: [*changes.get(place, []), *BESIDES.get(place, [])] for place in ALONE[game].split()
    }
    strange = {place for place, kinds in own.items() if kind not in kinds} & changed
    assert not strange, f"{kind} brings along {strange}"


@contextmanager
def telling(game: Game, state: State) -> Iterator[None]:
    """Whatever is told meanwhile comes with what it changed, for whoever looks."""
    assert state.journal is not None
    first = len(state.journal)
    watch = Watch(game, state, (None, *range(state.seats)))
    try:
        yield
    finally:
        watch.end()
    seen = [changes.patches for changes in watch.by_viewer.values()]
    for event, *patches in zip(state.journal[first:], *seen, strict=True):
        check_event(game.id, event.kind, changed_by(patches))
