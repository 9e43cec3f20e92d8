"""What a view of Oath holds (O-9.4); view.py makes it, `crannog types` spells it in TypeScript."""

from typing import Annotated, Final

import msgspec

from crannog.games.oath.facts import DARKEST_SECRET, ID, PEOPLES_FAVOR
from crannog.shapes import Seat, Shown, one_of

VISION_BACK: Final = "vision"
Back = Annotated[str, one_of(VISION_BACK, "denizen", title="Back")]


class CardView(Shown):
    """A faceup card with the tokens on it."""

    card: str
    favor: int
    secrets: int


class HiddenView(Shown):
    """A facedown card: its back, and what it is where the seat knows."""

    card: str | None
    back: Back


class AdviserView(Shown):
    """An adviser, faceup or facedown."""

    facedown: bool
    card: str | None
    favor: int = 0
    secrets: int = 0
    back: Back = ""


class SiteView(Shown):
    """A site with all that lies there."""

    region: str
    up: bool
    vacant: bool  # while the chronicle renews the map (O-8.3)
    site: str | None
    capacity: int
    cards: list[CardView]
    relics: list[str | None]
    favor: int
    secrets: int
    ruler: str | None  # a colour, or "bandits"
    warbands: int
    pawns: list[Seat]


class PlayerView(Shown):
    """A player's board and what lies by it."""

    name: str  # the message that names the player where nobody has given a name
    colour: str
    role: str
    pawn: str | None
    supply: int
    refresh: int  # the Supply that Rest brings
    rested: int  # the Supply after Rest, with what was saved
    favor: int
    secrets: int
    dark_secrets: int
    warbands: int
    bank: int
    advisers: list[AdviserView]
    adviser_limit: int
    relics: list[CardView]
    visions: list[str]
    treasures: int


class BannerView(Shown):
    """Who holds a banner, and what lies on it."""

    holder: Seat | None
    tokens: int


class BannersView(Shown):
    """The two banners."""

    darkest_secret: BannerView
    peoples_favor: BannerView
    mob: bool

    def by_id(self) -> dict[str, BannerView]:
        """Each banner by its id."""
        return {ID[DARKEST_SECRET]: self.darkest_secret, ID[PEOPLES_FAVOR]: self.peoples_favor}


class TitleView(Shown):
    """The title: who holds it, and its side."""

    holder: Seat
    usurper: bool


class DeckView(Shown):
    """The world deck: the back of its top card, and the cards from the top that the seat knows."""

    back: Back | None
    known: list[str]


class ReliquaryView(Shown):
    """A relic in the Reliquary."""

    relic: str | None


class PlanView(Shown):
    """A battle plan and who used it."""

    card: str
    seat: Seat


class ModifierView(Shown):
    """A site that adds attack dice, or removes them (below 0)."""

    card: str
    dice: int


class CampaignView(Shown):
    """A campaign that is going on; all of it is public."""

    step: Annotated[str, one_of("targets", "plans", "rolls", "outcome")]
    attacker: Seat
    defender: Seat | None
    allies: list[Seat]
    site: str
    sites: list[str]
    things: list[str]
    site_relics: int
    banish: bool
    target_dice: list[int]  # of the sites, of the things, of the pawn, in this order
    title_dice: int  # of the defence dice, those for the title
    modifiers: list[ModifierView]  # of the attack dice, by targets
    odds: int | None  # in a thousand, that the attacker wins; none once dice are rolled
    dice_odds: int | None  # the same without sacrifices
    attack_dice: int  # till it is declared: as many as the attacker may roll
    defence_dice: int
    plans: list[PlanView]
    attack_force: list[str | Seat]
    defence_force: list[str | Seat]
    attack_size: int
    defence_size: int
    attack_dead: int
    defence_dead: int
    attack: int
    defence: int
    needed: int  # warbands to be sacrificed for the attack to exceed the defence
    victor: Annotated[str, one_of("attack", "defence")] | None


class GoodsView(Shown):
    """What one player would give to another."""

    giver: Seat = msgspec.field(name="from")
    to: Seat
    favor: int
    secrets: int
    relics: list[str]
    banners: list[str]
    advisers: list[str]
    facedown: int
    sites: list[str]


class DealView(Shown, omit_defaults=True):
    """A deal; without goods while its proposer alone knows them."""

    power: str
    proposer: Seat
    parties: list[Seat]
    proposals: int
    goods: list[GoodsView] | None = None


class ChronicleView(Shown):
    """The ceremony after the victory, as far as it is."""

    step: str
    vow: str | None
    built: str | None
    repaired: str | None
    ruined: list[str]
    added: int
    healed: bool
    lost: int
    idle_citizens: list[str]


class ProphetView(Shown):
    """Whose warband lies on which Vision."""

    seat: Seat
    vision: str


class WouldWinView(Shown):
    """Who would win if nothing changed, by what, and when."""

    seat: Seat
    reason: str
    when: Annotated[str, one_of("wake", "die", "end")]
    needed: int  # of the end die; 0 without it


class PrinceStepView(Shown):
    """An arrow that the Prince took on this turn, and what became of the box at its end."""

    origin: str
    to: str
    colour: Annotated[str, one_of("red", "orange", "black")]
    because: str
    how: Annotated[str, one_of("passed", "done", "skipped")]


class PrinceView(Shown):
    """The board and the mind sheet of the Clockwork Prince; all of it is public."""

    player: Seat
    threat: str
    tactics: int  # the place of the marker
    dice: int  # the attack dice that it stands for
    ambition: int
    neutral: list[str]
    friends: list[list[str]]  # by space, from the lowest; in each the first that came
    conspirators: list[list[str]]
    start: str
    current: str
    actions: int | None  # that are left on this turn; none before his search
    path: list[PrinceStepView]


class OathView(Shown):
    """The table as one seat sees it."""

    round: int
    phase: str
    winner: Seat | None
    won: str | None
    active: Seat
    goal: str
    title: TitleView
    counts: dict[str, list[int]]
    successor: Seat
    would_win: list[WouldWinView]  # those who wake, then whoever the end finds
    history: list[list[int]]  # by round that has ended: each seat's count for the goal
    visions_drawn: int
    deck_supply: int
    banks: dict[str, int]
    banners: BannersView
    deck: DeckView
    piles: dict[str, list[HiddenView]]
    relic_deck: int
    dispossessed: int
    reliquary: dict[str, ReliquaryView | None]
    sites: dict[str, SiteView]
    players: list[PlayerView]
    drawn: list[HiddenView]
    hand: HiddenView | None
    campaign: CampaignView | None
    deal: DealView | None
    prince: PrinceView | None
    prophet: ProphetView | None
    chronicle: ChronicleView | None
    caged: dict[str, int]  # warbands by colour
    you: Seat | None

    def site_name(self, slot: str) -> str:
        """The site at the slot; one that the seat has not seen goes by its slot."""
        return self.sites[slot].site or slot

    def slot_of(self, site: str) -> str:
        """Where a site lies."""
        return next((slot for slot, here in self.sites.items() if here.site == site), site)

    def warbands_in(self, place: str | Seat) -> int:
        """The warbands at a site, or on a player's board."""
        if isinstance(place, str):
            return self.sites[place].warbands
        return self.players[place].warbands
