"""A campaign that is going on (O-5.5): its targets, pools, forces and what was noted for later.

A force is a list of places; the warbands there are counted when they are needed. A place is a
slot of the map, or BOARD + player.
"""

from typing import Final

from crannog.kernel.ask import Seat

# The two sides
ATTACK: Final = 0
DEFENCE: Final = 1
BOARD: Final = 8  # + player: a place of a force
BANDITS: Final = -1  # as defender


class Campaign:
    """O-5.5. `step` is the next one to be done, so that the rules can be entered there again."""

    __slots__ = (
        "all_die",
        "allies",
        "at_end",
        "attack",
        "attack_dice",
        "attacker",
        "bandits_fight",
        "banish",
        "banners",
        "closed",
        "dead",
        "declared",
        "defeat_kills_none",
        "defence",
        "defence_dice",
        "defender",
        "faces_ignored",
        "forces",
        "free",
        "if_defeated",
        "if_victorious",
        "outlaw",
        "relics",
        "roll_halved",
        "roll_twice",
        "sacrifice_worth",
        "saved",
        "saves_dead",
        "site",
        "site_relics",
        "sites",
        "spares",
        "step",
        "survivors",
        "used",
        "victor",
        "won_at_once",
    )

    def begin(self, attacker: Seat, defender: Seat, site: int) -> None:
        """A campaign that has just been declared; `Campaign()` leaves the fields empty."""
        self.attacker = attacker
        self.defender = defender  # or BANDITS
        self.site = site  # where the attacker acts
        self.step = "targets"
        self.free = False  # it spends no Supply
        self.outlaw: Seat = -1  # a Citizen who is not Imperial in this campaign (O-5.5.1)
        self.allies: list[Seat] = []
        self.sites: list[int] = []  # targeted slots
        self.relics: list[int] = []  # targeted relics of the defender
        self.banners: list[int] = []
        self.banish = False  # "pawn and favor" is a target
        self.site_relics: list[int] = []  # targeted relics at targeted sites
        self.attack_dice = 0
        self.defence_dice = 0
        self.forces: list[list[int]] = [[], []]  # places, of each side
        self.bandits_fight = 0  # bandits that add to a force and cannot be killed (of the attacker)
        self.declared = False  # targets and pools are settled
        self.used: list[tuple[int, Seat]] = []  # battle plans: card, and who used it
        self.closed = [False, False]  # this side may use no (more) battle plans
        self.spares = [False, False]  # skulls kill none of this side's warbands
        self.faces_ignored: list[list[int]] = [[], []]  # of the attack dice, of the defence dice
        self.roll_twice = False  # every attack face counts twice
        self.roll_halved = False  # half of the attack dice are rolled
        self.sacrifice_worth = 1
        self.defeat_kills_none = [False, False]
        self.all_die = [False, False]  # a defeat kills the whole force of this side
        self.saves_dead: list[int] = [-1, -1]  # the card that takes this side's dead, or -1
        self.saved: list[list[tuple[int, int]]] = [[], []]  # colour, count: set aside
        self.if_defeated: list[tuple[int, Seat]] = []
        self.if_victorious: list[tuple[int, Seat]] = []
        self.at_end: list[tuple[int, Seat]] = []  # plans to be discarded: card, who used it
        self.won_at_once = -1  # the side that won without a roll
        self.attack = 0
        self.defence = 0
        self.dead = [0, 0]  # warbands of each side that were killed
        self.victor = -1  # a side
        self.survivors: dict[Seat, int] = {}  # of the defeated force, on whose boards

    def copy(self) -> "Campaign":
        """An independent copy."""
        new = Campaign()
        new.attacker = self.attacker
        new.defender = self.defender
        new.site = self.site
        new.step = self.step
        new.free = self.free
        new.outlaw = self.outlaw
        new.allies = self.allies[:]
        new.sites = self.sites[:]
        new.relics = self.relics[:]
        new.banners = self.banners[:]
        new.banish = self.banish
        new.site_relics = self.site_relics[:]
        new.attack_dice = self.attack_dice
        new.defence_dice = self.defence_dice
        new.forces = [places[:] for places in self.forces]
        new.bandits_fight = self.bandits_fight
        new.declared = self.declared
        new.used = self.used[:]
        new.closed = self.closed[:]
        new.spares = self.spares[:]
        new.faces_ignored = [faces[:] for faces in self.faces_ignored]
        new.roll_twice = self.roll_twice
        new.roll_halved = self.roll_halved
        new.sacrifice_worth = self.sacrifice_worth
        new.defeat_kills_none = self.defeat_kills_none[:]
        new.all_die = self.all_die[:]
        new.saves_dead = self.saves_dead[:]
        new.saved = [rows[:] for rows in self.saved]
        new.if_defeated = self.if_defeated[:]
        new.if_victorious = self.if_victorious[:]
        new.at_end = self.at_end[:]
        new.won_at_once = self.won_at_once
        new.attack = self.attack
        new.defence = self.defence
        new.dead = self.dead[:]
        new.victor = self.victor
        new.survivors = self.survivors.copy()
        return new

    # -- the two sides -------------------------------------------------------------------------

    def defenders(self) -> list[Seat]:
        """The defender and the Allies; nobody where bandits defend."""
        return [] if self.defender == BANDITS else [self.defender, *self.allies]

    def side(self, me: Seat) -> int:
        """The side on which the player fights."""
        return ATTACK if me == self.attacker else DEFENCE

    def takes_part(self, me: Seat) -> bool:
        """Whether the player fights on either side."""
        return me == self.attacker or me in self.defenders()

    def enemies(self, me: Seat) -> list[Seat]:
        """O-10.enemy: the players of the other side."""
        return self.defenders() if me == self.attacker else [self.attacker]

    def saves(self, side: int, place: int) -> bool:
        """Whether the dead of this place are set aside: the user's own, and those at sites."""
        users = [user for card, user in self.used if card == self.saves_dead[side]]
        return any(place < BOARD or place == BOARD + user for user in users)

    # -- pools ---------------------------------------------------------------------------------

    def add_attack_dice(self, count: int) -> None:
        """More dice for the attacker."""
        self.attack_dice += count

    def remove_attack_dice(self, count: int) -> None:
        """O-5.5.3: each die that is not there to be removed becomes a defence die."""
        taken = min(count, self.attack_dice)
        self.attack_dice -= taken
        self.defence_dice += count - taken

    def add_or_remove(self, me: Seat, count: int) -> None:
        """O-7.5.4: the attacker adds attack dice, the defending side removes them."""
        if self.side(me) == ATTACK:
            self.add_attack_dice(count)
        else:
            self.remove_attack_dice(count)
