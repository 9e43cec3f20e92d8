"""A view of Oath (crannog.games.oath.view) with types, as far as the terminal shows it."""

import msgspec

from crannog.games.oath.facts import DARKEST_SECRET, ID, PEOPLES_FAVOR
from crannog.kernel import Seat
from crannog.parts.terminal import View

VISION_BACK = "vision"


class CardView(msgspec.Struct):
    """A faceup card with the tokens on it."""

    card: str
    favor: int
    secrets: int


class HiddenView(msgspec.Struct):
    """A facedown card: its back, and what it is where the seat knows."""

    card: str | None
    back: str


class AdviserView(msgspec.Struct):
    """An adviser, faceup or facedown."""

    facedown: bool
    card: str | None
    favor: int = 0
    secrets: int = 0
    back: str = ""


class SiteView(msgspec.Struct):
    """A site with all that lies there."""

    region: str
    up: bool
    site: str | None
    capacity: int
    cards: list[CardView]
    relics: list[str | None]
    favor: int
    secrets: int
    ruler: str | None
    warbands: int
    pawns: list[Seat]


class PlayerView(msgspec.Struct):
    """A player's board and what lies by it."""

    role: str
    pawn: str | None
    supply: int
    refresh: int
    favor: int
    secrets: int
    dark_secrets: int
    warbands: int
    bank: int
    advisers: list[AdviserView]
    relics: list[CardView]
    visions: list[str]


class BannerView(msgspec.Struct):
    """Who holds a banner, and what lies on it."""

    holder: Seat | None
    tokens: int


class BannersView(msgspec.Struct):
    """The two banners."""

    darkest_secret: BannerView
    peoples_favor: BannerView
    mob: bool

    def by_id(self) -> dict[str, BannerView]:
        """Each banner by its id."""
        return {ID[DARKEST_SECRET]: self.darkest_secret, ID[PEOPLES_FAVOR]: self.peoples_favor}


class TitleView(msgspec.Struct):
    """The title: who holds it, and its side."""

    holder: Seat
    usurper: bool


class DeckView(msgspec.Struct):
    """The world deck: the back of its top card, and the cards from the top that the seat knows."""

    back: str | None
    known: list[str]


class ReliquaryView(msgspec.Struct):
    """A relic in the Reliquary."""

    relic: str | None


class PlanView(msgspec.Struct):
    """A battle plan and who used it."""

    card: str
    seat: Seat


class CampaignView(msgspec.Struct):
    """A campaign that is going on."""

    attacker: Seat
    defender: Seat | None
    allies: list[Seat]
    sites: list[str]
    things: list[str]
    site_relics: int
    banish: bool
    target_dice: list[int]  # of the sites, of the things, of the pawn, in this order
    attack_dice: int
    defence_dice: int
    plans: list[PlanView]
    attack_force: list[str | Seat]
    defence_force: list[str | Seat]
    attack_size: int
    defence_size: int
    attack: int
    defence: int


class GoodsView(msgspec.Struct):
    """What one player would give to another."""

    giver: Seat = msgspec.field(name="from")
    to: Seat
    favor: int = 0
    secrets: int = 0
    relics: list[str] = []
    banners: list[str] = []
    advisers: list[str] = []
    facedown: int = 0
    sites: list[str] = []


class DealView(msgspec.Struct):
    """A deal; without goods while its proposer alone knows them."""

    power: str
    proposer: Seat
    parties: list[Seat]
    proposals: int
    goods: list[GoodsView] | None = None


class ChronicleView(msgspec.Struct):
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


class OathView(msgspec.Struct):
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
    visions_drawn: int
    deck_supply: int
    banks: dict[str, int]
    banners: BannersView
    deck: DeckView
    piles: dict[str, list[HiddenView]]
    relic_deck: int
    reliquary: dict[str, ReliquaryView | None]
    sites: dict[str, SiteView]
    players: list[PlayerView]
    drawn: list[HiddenView]
    hand: HiddenView | None
    campaign: CampaignView | None
    deal: DealView | None
    chronicle: ChronicleView | None
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


def read(view: View) -> OathView:
    """The view with types."""
    return msgspec.convert(view, OathView)
