"""O-2.5: the powers of the two banners besides the Wake phase (O-4.1.1 is in `turn`)."""

from crannog.games.oath.deeds import WORLD_DECK
from crannog.games.oath.facts import PEOPLES_FAVOR, REGION_OF, SLOTS_OF, is_denizen
from crannog.games.oath.powers.registry import clears
from crannog.games.oath.questions import HOLDER, SET, changes
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Seat


@changes("peoples_favor", "play-sites", scope=HOLDER)
def play_in_region(g: Oath, me: Seat, card: int, mask: int) -> int:
    """O-5.1.4 I: its holder may play to any faceup site of the region."""
    for slot in SLOTS_OF[g.region(me)]:
        mask |= 1 << slot
    return mask


@clears("peoples_favor")
def clear_in_region(g: Oath, me: Seat, slot: int) -> list[int]:
    """O-5.1.4 I: its holder may first discard a denizen from any site of the region."""
    if g.holder(PEOPLES_FAVOR) != me:
        return []
    near = [site for n, site in enumerate(g.sites) if REGION_OF[n] == g.region(me)]
    return [card for site in near for card in site.cards if is_denizen(card)]


@changes("darkest_secret", "search-cost", scope=HOLDER, stage=SET)
def deck_for_two(g: Oath, me: Seat, source: int, supply: int) -> int:
    """Its holder searches the world deck for two Supply."""
    return 2 if source == WORLD_DECK else supply
