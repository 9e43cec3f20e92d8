"""The table of Oath in characters: the map, the players, campaigns, deals, the menu."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from crannog.games.oath.facts import COLOURS, GOALS, NUMBER, REGIONS, ROUNDS
from crannog.games.oath.messages import PROMPTS, VERBS
from crannog.games.oath.prince.sheet import WORTH
from crannog.games.oath.shown import (
    CampaignView,
    ChronicleView,
    DealView,
    GoodsView,
    HiddenView,
    OathView,
    PlayerView,
    SiteView,
)
from crannog.games.oath.terminal.cards import UNKNOWN, CardPicture
from crannog.games.oath.title import VISIONS_NEEDED
from crannog.kernel import Ask, Choice, Seat
from crannog.parts.terminal import View
from crannog.shapes import read

# Questions before which the whole table is shown, or the map alone
OPENING_PROMPTS: Final = ("act", "first-adviser")
CEREMONY_PROMPTS: Final = (
    "vow-oath",
    "invite-exile",
    "answer-invitation",
    "raise-edifice",
    "suit-of-winner",
)
MAP_PROMPTS: Final = (
    "short-favor",
    "first-site",
    "answer-offer",
    "answer-deal",
    "princely-offer",
    "hand-on-title",
    *CEREMONY_PROMPTS,
)
TEXTLESS_PROMPTS: Final = ("propose", "next-discard", "play-first", "clear-first")
NAME_WIDTH: Final = 18
HEAD_WIDTH: Final = 11
TEXTS: Final = 8  # of so many options at most the cards are shown with their texts

# The heading under which the menu shows each verb
HEADINGS: Final = {
    "search": "action-search",
    "muster": "action-muster",
    "trade-favor": "action-trade",
    "trade-secrets": "action-trade",
    "recover-banner": "action-recover",
    "recover-relic": "action-recover",
    "campaign": "terminal-campaign",
    "travel": "action-travel",
    "set-out": "action-travel",
    "use": "terminal-powers",
    "use-other": "terminal-powers",
    "play-adviser": "terminal-facedown",
    "discard-adviser": "terminal-facedown",
    "peek-relic": "terminal-peek",
    "withdraw": "terminal-warbands",
    "place": "terminal-warbands",
    "ask-warbands": "terminal-warbands",
    "give-warbands": "terminal-warbands",
    "peek-reliquary": "terminal-peek",
    "offer-citizenship": "terminal-empire",
    "exile": "terminal-empire",
    "leave-empire": "terminal-empire",
    "careful": "terminal-turn",
    "rest": "terminal-turn",
}
# Verbs of the menu that name a card, and what is said of it besides its name
CARD_VERBS: Final = {
    "muster": "",
    "trade-favor": "terminal-trade-favor",
    "trade-secrets": "terminal-trade-secrets",
    "recover-banner": "",
    "use": "",
    "use-other": "terminal-other-power",
    "play-adviser": "",
    "discard-adviser": "terminal-only-discard",
}


class OathPicture(CardPicture):
    """The pictures of Oath."""

    # -- the whole table -----------------------------------------------------------------------

    def before_decision(self, view: View, ask: Ask) -> list[RenderableType]:
        """The table where a decision begins, or the map alone."""
        seen = read(view, OathView)
        if ask.prompt in OPENING_PROMPTS:
            return [*self.map(view), *self.players(seen), *self.own_hidden(seen)]
        if ask.prompt in MAP_PROMPTS:
            return [*self.map(view), *self.players(seen)]
        return []

    def map(self, view: View) -> list[RenderableType]:
        """The headline, tracks and banks, and the sites of each region."""
        seen = read(view, OathView)
        legend = self.line("terminal-legend", vision=self.words.text("terminal-back-vision"))
        parts = [Text(), self.headline(seen), self.tracks(seen), *self.prince(seen)]
        return [*parts, *self.regions(seen), legend]

    def headline(self, seen: OathView) -> Text:
        """The round, the phase, and whose turn it is."""
        text = self.words.text(
            "terminal-headline",
            round=seen.round,
            rounds=ROUNDS,
            phase=self.words.text(f"phase-{seen.phase}"),
            seat=self.words.seat(seen.active),
        )
        headline = self.sentence(text)
        headline.stylize("bold")
        return headline

    def tracks(self, seen: OathView) -> Table:
        """The goal with its counts, the world deck, banks, banners, the Reliquary."""
        table = self.rows()
        table.add_row(self.words.text("terminal-goal"), self.goal(seen))
        table.add_row(self.words.text("terminal-deck"), self.deck(seen))
        banks = [f"{self.words.text(f'suit-{suit}')} {n}" for suit, n in seen.banks.items()]
        table.add_row(self.words.text("terminal-banks"), self.listed(banks))
        table.add_row(self.words.text("terminal-banners"), self.banners(seen))
        if seen.prince is None:
            table.add_row(self.words.text("terminal-reliquary"), self.reliquary(seen))
        return table

    def goal(self, seen: OathView) -> Text:
        """O-2.10: the goal of the title, each player's count, who would be the Successor."""
        counts = [
            self.seat_name(seat).append(f" {count}")
            for seat, count in enumerate(seen.counts[seen.goal])
        ]
        line = Text(f"{self.words.text(f'goal-{seen.goal}')}: ").append_text(self.listed(counts))
        if seen.successor < 0:
            return line
        heir = self.words.text("terminal-successor", seat=self.words.seat(seen.successor))
        return self.listed([line, self.sentence(heir)])

    def deck(self, seen: OathView) -> Text:
        """O-2.1.6: Visions drawn, the printed price of a search, the top card's back."""
        words = self.words
        top: str | Text = words.text("terminal-deck-empty")
        if seen.deck.back is not None:
            known = seen.deck.known[0] if seen.deck.known else None
            top = self.back(HiddenView(known, seen.deck.back))
        return self.listed(
            [
                top,
                words.text("terminal-visions", count=seen.visions_drawn),
                words.text("terminal-deck-supply", count=seen.deck_supply),
                words.text("terminal-relic-deck", count=seen.relic_deck),
            ]
        )

    def banners(self, seen: OathView) -> Text:
        """Each banner with its tokens and its holder."""
        lines: list[Text] = []
        for banner, held in seen.banners.by_id().items():
            line = Text(f"{self.card_name(banner)} {held.tokens}")
            if held.holder is not None:
                line.append(": ").append_text(self.seat_name(held.holder))
            lines.append(line)
        if seen.banners.mob:
            lines.append(Text(self.words.text("terminal-mob"), style="bold"))
        return self.listed(lines)

    def reliquary(self, seen: OathView) -> Text:
        """The slots: a relic that is known, one that is not, or none."""
        parts = []
        for slot, held in seen.reliquary.items():
            relic = "-" if held is None else UNKNOWN
            if held is not None and held.relic is not None:
                relic = self.card_name(held.relic)
            parts.append(f"{self.words.text(f'slot-{slot}')}: {relic}")
        return self.listed(parts)

    def prince(self, seen: OathView) -> list[RenderableType]:
        """O-12.1: the Prince's board, and his way over the mind sheet on his last turn."""
        if seen.prince is None:
            return []
        told, words = seen.prince, self.words
        table = self.rows()
        board = [
            words.text("terminal-prince-threat", threat=words.text(f"threat-{told.threat}")),
            words.text("terminal-prince-tactics", count=told.dice),
            words.text("terminal-prince-ambition", count=told.ambition),
        ]
        table.add_row(words.text("prince-name"), self.listed(board))
        for column in ("friends", "conspirators"):
            spaces: list[list[str]] = getattr(told, column)
            named = [
                f"{worth}: {', '.join(words.text(f'suit-{suit}') for suit in suits)}"
                for worth, suits in zip(WORTH, spaces, strict=True)
                if suits
            ]
            table.add_row(words.text(f"terminal-prince-{column}"), self.listed(named))
        table.add_row(words.text("terminal-prince-at"), words.text(f"node-{told.current}"))
        done = [words.text(f"node-{step.to}") for step in told.path if step.how == "done"]
        table.add_row(words.text("terminal-prince-path"), self.listed(done))
        return [table]

    # -- sites ---------------------------------------------------------------------------------

    def regions(self, seen: OathView) -> list[RenderableType]:
        """A block for each region: its discard pile and its sites."""
        titles = {slot: self.site_title(seen, slot) for slot in seen.sites}
        width = max(title.cell_len for title in titles.values())
        parts: list[RenderableType] = []
        for region in REGIONS:
            table = Table.grid(padding=(0, 1))
            table.add_column(width=width, no_wrap=True)
            table.add_column()
            for slot, site in seen.sites.items():
                if site.region == region:
                    table.add_row(titles[slot], self.site(site))
            parts += [self.region(seen, region), table]
        return parts

    def region(self, seen: OathView, region: str) -> Text:
        """A region's name, and how high its discard pile is."""
        pile = seen.piles[region]
        text = Text(self.words.text(f"region-{region}"), style="bold")
        text.append(f"  {self.words.text('terminal-pile', count=len(pile))}", style="not bold dim")
        if pile:
            text.append(" ").append_text(self.back(pile[-1]))
        return text

    def site_title(self, seen: OathView, slot: str) -> Text:
        """A site's slot and name, with its cards and its capacity."""
        site = seen.sites[slot]
        text = Text(f"{slot.upper()} ", style="dim")
        text.append(self.site_name(seen, slot), style="not dim bold" if site.up else "")
        if site.up:
            text.append(f" {len(site.cards)}/{site.capacity}", style="not dim")
        return text

    def site_name(self, seen: OathView, slot: str) -> str:
        """A site's name; of a facedown one that it is, with its name where the seat knows it."""
        site = seen.sites[slot]
        name = "" if site.site is None else self.words.text(f"site-{site.site}")
        if site.up:
            return name
        return f"{self.words.text('terminal-facedown-site')} {name}".rstrip()

    def site(self, site: SiteView) -> Text:
        """Who rules a site, who is there, and what lies there."""
        parts: list[str | Text] = [self.ruler(site)]
        if site.pawns:
            pawns = Text(", ").join(self.seat_name(seat) for seat in site.pawns)
            label = self.words.text("terminal-pawns", count=len(site.pawns))
            parts.append(Text(f"{label} ", style="dim").append_text(pawns))
        parts.append(Text(" ").join(self.tag(card) for card in site.cards))
        for relic in site.relics:
            name = UNKNOWN if relic is None else self.card_name(relic)
            parts.append(self.words.text("terminal-relic", relic=name))
        if site.favor:
            parts.append(self.words.text("terminal-site-favor", count=site.favor))
        if site.secrets:
            parts.append(self.words.text("terminal-site-secrets", count=site.secrets))
        return self.listed(parts)

    def ruler(self, site: SiteView) -> Text:
        """Who rules a site, with how many warbands."""
        if site.ruler is None:
            return Text()
        if site.ruler == "bandits":
            return Text(self.words.seat(-1), style="dim")
        text = self.colour(site.ruler)
        return text.append(f" {site.warbands}")

    # -- players -------------------------------------------------------------------------------

    def ruled(self, heads: Sequence[str]) -> Table:
        """A table with players in the first column, numbers in those with the other heads."""
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        for head in heads:
            table.add_column(Text(head), justify="center", max_width=HEAD_WIDTH)
        table.columns[0].justify = "left"
        table.columns[0].max_width = NAME_WIDTH
        table.add_column()
        return table

    def players(self, seen: OathView) -> list[RenderableType]:
        """A line for each player: Supply, warbands, favor, secrets, and what lies by the board."""
        heads = ["terminal-player", "terminal-supply", "terminal-warbands-head"]
        heads += ["terminal-favor-head", "terminal-secrets-head"]
        table = self.ruled([self.words.text(head) for head in heads])
        for seat, player in enumerate(seen.players):
            table.add_row(
                self.player(seat),
                self.supply(seen, seat),
                f"{player.warbands} ({player.bank})",
                str(player.favor),
                f"{player.secrets} ({player.dark_secrets})",
                self.belongings(seen, seat),
                style="bold" if seat == seen.active else "",
            )
        return [Text(), table, self.line("terminal-players-legend")]

    def supply(self, seen: OathView, seat: Seat) -> str:
        """O-2.2.4: the Supply, and what Rest brings; the Prince has none (O-12.2.7)."""
        if seen.prince is not None and seat == seen.prince.player:
            return ""
        player = seen.players[seat]
        return f"{player.supply} (+{player.refresh})"

    def belongings(self, seen: OathView, seat: Seat) -> Text:
        """A player's role and title, advisers, relics and Visions."""
        player = seen.players[seat]
        parts = self.rank(seen, seat)
        parts.append(Text(" ").join(self.adviser(card) for card in player.advisers))
        for card in player.relics:
            tokens = self.tokens(card.favor, card.secrets)
            parts.append(f"{self.card_name(card.card)} {tokens}".rstrip())
        return self.listed([*parts, *(self.card_name(vision) for vision in player.visions)])

    def rank(self, seen: OathView, seat: Seat) -> list[str | Text]:
        """A player's role, and the title."""
        parts: list[str | Text] = [self.words.text(f"role-{seen.players[seat].role}")]
        if seen.title.holder == seat:
            side = "terminal-usurper" if seen.title.usurper else "terminal-oathkeeper"
            parts.append(Text(self.words.text(side), style="bold"))
        return parts

    # -- own cards -----------------------------------------------------------------------------

    def own_hidden(self, seen: OathView) -> list[RenderableType]:
        """The seat's own facedown advisers with their texts."""
        if seen.you is None:
            return []
        return self.section("terminal-own-facedown", facedown(seen.players[seen.you]))

    def section(self, title: str, cards: Sequence[str]) -> list[RenderableType]:
        """Cards with their texts under a heading; nothing where there are none."""
        if not cards:
            return []
        return [Text(self.words.text(title), style="bold"), self.card_table(cards)]

    def hand(self, view: View) -> list[RenderableType]:
        """All cards at hand with their texts, and what the seat knows of hidden ones."""
        seen = read(view, OathView)
        if seen.you is None:
            return [*self.known(seen)]
        me = seen.players[seen.you]
        faceup = [card.card for card in me.advisers if not card.facedown and card.card is not None]
        here = seen.sites[me.pawn] if me.pawn is not None else None
        at_site = (
            [*([here.site] if here.site else []), *(c.card for c in here.cards)] if here else []
        )
        parts = [
            *self.own_hidden(seen),
            *self.section("terminal-own-advisers", faceup),
            *self.section("terminal-own-relics", [card.card for card in me.relics]),
            *self.section("terminal-own-visions", me.visions),
            *self.section("terminal-here", at_site),
            *self.known(seen),
        ]
        return parts or [self.line("terminal-nothing")]

    def known(self, seen: OathView) -> list[RenderableType]:
        """Hidden cards whose place the seat knows, other than its own."""
        lines: list[RenderableType] = []
        if seen.deck.known:
            cards = self.card_names(seen.deck.known)
            lines.append(self.line("terminal-known-deck", cards=cards))
        for region, pile in seen.piles.items():
            cards = self.card_names(named(pile))
            if cards:
                where = self.words.text(f"pile-{region}")
                lines.append(self.line("terminal-known-at", place=where, cards=cards))
        for slot, site in seen.sites.items():
            cards = self.card_names(relic for relic in site.relics if relic is not None)
            if cards:
                where = self.site_name(seen, slot)
                lines.append(self.line("terminal-known-at", place=where, cards=cards))
        for seat, player in enumerate(seen.players):
            cards = self.card_names(facedown(player))
            if cards and seat != seen.you:
                where = self.words.seat(seat)
                lines.append(self.line("terminal-known-at", place=where, cards=cards))
        if lines:
            lines.insert(0, Text(self.words.text("terminal-known"), style="bold"))
        return lines

    # -- campaigns and deals -------------------------------------------------------------------

    def campaign(self, seen: OathView, campaign: CampaignView) -> Panel:
        """O-5.5: targets, then both sides: who, dice, force, plans, and what was rolled."""
        table = Table.grid(padding=(0, 3))
        table.add_column()
        table.add_column()
        table.add_column()
        defenders = Text(", ").join(self.seat_name(seat) for seat in self.defending_seats(campaign))
        table.add_row(
            "",
            self.side("terminal-attacker", self.seat_name(campaign.attacker)),
            self.side("terminal-defender", defenders),
        )
        if campaign.attack_dice or campaign.defence_dice:
            dice = (str(campaign.attack_dice), str(campaign.defence_dice))
            table.add_row(self.line("terminal-dice"), *dice)
        if campaign.attack_force or campaign.defence_force:
            table.add_row(
                self.line("terminal-force"),
                self.force(seen, campaign.attack_size, campaign.attack_force),
                self.force(seen, campaign.defence_size, campaign.defence_force),
            )
        plans = self.plans(campaign)
        if any(plans):
            table.add_row(self.line("terminal-plans"), *plans)
        if campaign.attack or campaign.defence:
            table.add_row(self.line("terminal-roll"), str(campaign.attack), str(campaign.defence))
        targets = self.words.text("terminal-targets", targets=self.targets(seen, campaign))
        title = self.words.text("terminal-campaign")
        return Panel(Group(table, Text(targets)), title=title, title_align="left", expand=False)

    def side(self, title: str, who: Text) -> Text:
        """The head of one side's column."""
        return Text(f"{self.words.text(title)}: ").append_text(who)

    def defending_seats(self, campaign: CampaignView) -> list[Seat]:
        """The defender and the Allies; -1 for bandits."""
        first = -1 if campaign.defender is None else campaign.defender
        return [first, *campaign.allies]

    def force(self, seen: OathView, size: int, places: Sequence[str | Seat]) -> str:
        """O-10.force: the size of a force, and how many of it stand where."""
        parts = [
            f"{self.place(seen, place)} {seen.warbands_in(place)}"
            for place in places
            if seen.warbands_in(place)
        ]
        return f"{size} ({', '.join(parts)})" if parts else str(size)

    def place(self, seen: OathView, place: str | Seat) -> str:
        """A site, or the player on whose board warbands are."""
        if isinstance(place, str):
            return self.site_name(seen, place)
        return self.words.seat(place)

    def plans(self, campaign: CampaignView) -> tuple[str, str]:
        """The battle plans that each side has used."""
        used = campaign.plans
        attack = [plan.card for plan in used if plan.seat == campaign.attacker]
        defence = [plan.card for plan in used if plan.seat != campaign.attacker]
        return self.card_names(attack), self.card_names(defence)

    def targets(self, seen: OathView, campaign: CampaignView) -> str:
        """O-5.5.2: what the attacker has targeted so far, each with its defence dice."""
        names = [self.site_name(seen, slot) for slot in campaign.sites]
        names += [self.card_name(thing) for thing in campaign.things]
        if campaign.banish:
            names.append(self.words.text("terminal-pawn-target"))
        parts = [f"{name} {n}" for name, n in zip(names, campaign.target_dice, strict=True)]
        if campaign.site_relics:
            parts.append(self.words.text("terminal-site-relics", count=campaign.site_relics))
        return ", ".join(parts) or "-"

    def deal(self, seen: OathView, deal: DealView) -> Panel:
        """O-7.6.3: what each party hands over, and what favor and secrets it would have then."""
        table = self.rows()
        if deal.goods is None:
            table.add_row(self.words.text("terminal-deal-unknown"))
        else:
            for seat in deal.parties:
                giver = self.words.text("terminal-gives", seat=self.words.seat(seat))
                table.add_row(self.sentence(giver), self.given(seen, deal, seat))
                table.add_row("", Text(self.after_deal(seen, deal.goods, seat), style="dim"))
        title = self.words.text("terminal-deal-by", card=self.card_name(deal.power))
        return Panel(table, title=title, title_align="left", expand=False)

    def given(self, seen: OathView, deal: DealView, seat: Seat) -> Text:
        """What one party hands over, and to whom where there are several."""
        mine = [goods for goods in deal.goods or [] if goods.giver == seat]
        if not mine:
            return Text(self.words.text("terminal-gives-nothing"))
        lines = []
        for goods in mine:
            line = self.goods(seen, goods)
            if len(deal.parties) > 2:
                line = Text.assemble(self.seat_name(goods.to), ": ", line)
            lines.append(line)
        return Text("\n").join(lines)

    def after_deal(self, seen: OathView, goods: list[GoodsView], seat: Seat) -> str:
        """The favor and secrets that a party would have after the deal."""
        player = seen.players[seat]
        signs = [(row, (row.to == seat) - (row.giver == seat)) for row in goods]
        return self.words.text(
            "terminal-after-deal",
            favor=player.favor + sum(sign * row.favor for row, sign in signs),
            secrets=player.secrets + sum(sign * row.secrets for row, sign in signs),
        )

    def goods(self, seen: OathView, goods: GoodsView) -> Text:
        """What one party gives to another."""
        words = self.words
        parts = [words.text("terminal-site-favor", count=goods.favor)] if goods.favor else []
        if goods.secrets:
            parts.append(words.text("terminal-site-secrets", count=goods.secrets))
        parts += [self.card_name(c) for c in (*goods.relics, *goods.banners, *goods.advisers)]
        if goods.facedown:
            parts.append(words.text("terminal-facedown-count", count=goods.facedown))
        parts += [self.site_name(seen, slot) for slot in goods.sites]
        return self.listed(parts)

    # -- the chronicle -------------------------------------------------------------------------

    def chronicle(self, seen: OathView, c: ChronicleView) -> Panel:
        """O-8: who has won and how, the next oath, edifices, cards that came and went, boards."""
        words = self.words
        table = self.rows()
        if seen.winner is not None and seen.won is not None:
            how = self.seat_name(seen.winner).append(f" ({words.text(f'reason-{seen.won}')})")
            table.add_row(words.text("terminal-winner"), how)
        if c.vow is not None:
            table.add_row(words.text("terminal-vow"), words.text(f"goal-{c.vow}"))
        for label, edifice in (("terminal-built", c.built), ("terminal-repaired", c.repaired)):
            if edifice is not None:
                table.add_row(words.text(label), self.card_name(edifice))
        if c.ruined:
            table.add_row(words.text("terminal-ruined"), self.card_names(c.ruined))
        if c.added or c.healed:
            came = "terminal-healed" if c.healed else "terminal-added"
            table.add_row(words.text("terminal-came"), words.text(came, count=c.added))
            table.add_row(words.text("terminal-went"), str(c.lost))
        table.add_row(words.text("terminal-boards"), self.boards(seen, c))
        title = words.text("phase-chronicle")
        return Panel(table, title=title, title_align="left", expand=False)

    def boards(self, seen: OathView, c: ChronicleView) -> Text:
        """O-8.7: every player's role, and boards that nobody plays on their Citizen side."""
        parts: list[str | Text] = [
            self.seat_name(seat).append(f" {self.words.text(f'role-{player.role}')}")
            for seat, player in enumerate(seen.players)
        ]
        role = self.words.text("role-citizen")
        idle = [COLOURS.index(colour) for colour in c.idle_citizens]
        return self.listed([*parts, *(f"{self.words.text(f'seat-{n}')} {role}" for n in idle)])

    # -- the question --------------------------------------------------------------------------

    def before_question(self, view: View, ask: Ask) -> list[RenderableType]:
        """The campaign or deal that is going on, the card in hand, the card that asks."""
        seen = read(view, OathView)
        parts: list[RenderableType] = []
        if seen.chronicle is not None:
            parts.append(self.chronicle(seen, seen.chronicle))
        if seen.campaign is not None:
            parts.append(self.campaign(seen, seen.campaign))
        if seen.deal is not None:
            parts.append(self.deal(seen, seen.deal))
        if seen.hand is not None and seen.hand.card is not None:
            parts += self.card(seen.hand.card)
        if seen.deal is None and (asking := card_asking(ask)):
            parts.append(self.card_text(asking))
        return parts

    def group(self, ask: Ask, choice: Choice) -> str:
        """The headings of the menu, and of what may be added to a deal."""
        verb = str(choice[0])
        if ask.prompt == "act":
            return self.words.text(HEADINGS[verb])
        if ask.prompt == "propose":
            word = verb.partition("-")[0]
            heading = {"give": "terminal-give", "want": "terminal-want"}.get(word, "terminal-deal")
            return self.words.text(heading)
        return ""

    def option(self, ask: Ask, choice: Choice, view: View) -> RenderableType:
        """An option: short under a heading, else whole, with what one needs to know of it."""
        seen = read(view, OathView)
        if ask.prompt == "act":
            return self.menu_entry(choice, seen)
        text = self.sentence(self.words.option(choice))
        kind = VERBS[str(choice[0])].partition(" ")[0]
        about = str(choice[1]) if len(choice) > 1 else ""
        if kind == "site":
            return text.append("  ").append_text(self.summary(seen, seen.slot_of(about)))
        if kind == "slot" and (held := seen.reliquary[about]) and held.relic is not None:
            text.append(f": {self.card_name(held.relic)}")
        if about in NUMBER and self.shows_texts(ask):
            text.append("\n").append_text(self.card_text(about))
        return text

    def shows_texts(self, ask: Ask) -> bool:
        """Whether the cards of a question are shown with their texts."""
        return ask.prompt not in TEXTLESS_PROMPTS and len(ask.options) <= TEXTS

    def summary(self, seen: OathView, slot: str) -> Text:
        """Where a site lies, and what is there."""
        text = Text(f"{slot.upper()} ", style="dim")
        return text.append_text(self.site(seen.sites[slot]))

    def menu_entry(self, choice: Choice, seen: OathView) -> Text:
        """An option of the menu without its verb, which the heading says."""
        verb = str(choice[0])
        about = choice[1] if len(choice) > 1 else ""
        if verb == "search":
            return Text(self.words.text(f"pile-{about}"))
        if verb == "travel":
            slot = seen.slot_of(str(about))
            return Text(f"{slot.upper()} {self.site_name(seen, slot)}")
        if verb in CARD_VERBS:
            note = f" {self.words.text(CARD_VERBS[verb])}" if CARD_VERBS[verb] else ""
            return Text.assemble(self.name_with_suit(str(about)), note)
        if verb in ("recover-relic", "peek-relic"):
            return self.relic_here(int(about), seen)
        if verb == "peek-reliquary":
            slot = self.words.text(f"slot-{about}")
            return Text(self.words.text("terminal-reliquary-slot", slot=slot))
        if verb == "campaign":
            return self.seat_name(int(about))
        return self.sentence(self.words.option(choice))

    def relic_here(self, place: int, seen: OathView) -> Text:
        """A relic at the active player's site by its place, with its name where it is known."""
        text = Text(self.words.option(("relic-here", place)))
        slot = seen.players[seen.active].pawn
        relic = seen.sites[slot].relics[place] if slot is not None else None
        return text.append(f" {self.card_name(relic)}") if relic is not None else text

    # -- victory -------------------------------------------------------------------------------

    def standings(self, view: View) -> list[RenderableType]:
        """O-3: each player's count for every goal, the title, and revealed Visions.

        In the chronicle it is past that: what it has brought is shown, and the map.
        """
        seen = read(view, OathView)
        if seen.chronicle is not None:
            return [self.chronicle(seen, seen.chronicle), *self.regions(seen)]
        heads = [self.words.text(f"goal-{goal}") for goal in GOALS]
        table = self.ruled([self.words.text("terminal-player"), *heads])
        for seat, player in enumerate(seen.players):
            table.add_row(
                self.player(seat),
                *(self.count(seen, goal, seat) for goal in GOALS),
                self.claims(seen, seat, player),
            )
        title = self.words.text("terminal-standings", goal=self.words.text(f"goal-{seen.goal}"))
        visions = self.line(
            "terminal-standings-visions", count=seen.visions_drawn, needed=VISIONS_NEEDED
        )
        return [Text(title, style="bold"), table, visions]

    def count(self, seen: OathView, goal: str, seat: Seat) -> Text:
        """A count for a goal, marked where nobody has more."""
        counts = seen.counts[goal]
        if not counts[seat] or counts[seat] < max(counts):
            return Text(str(counts[seat]))
        return Text(f"{counts[seat]} {self.mark()}", style="bold")

    def claims(self, seen: OathView, seat: Seat, player: PlayerView) -> Text:
        """By what a player may win: role, title, Successor, revealed Visions."""
        parts = self.rank(seen, seat)
        if seen.successor == seat:
            parts.append(self.words.text("terminal-heir"))
        return self.listed([*parts, *(self.card_name(vision) for vision in player.visions)])


def card_asking(ask: Ask) -> str:
    """The card, or Reliquary slot, that a question names; nothing where it names none.

    Of a reaction the option tells it.
    """
    named = zip(PROMPTS[ask.prompt].split(), ask.args, strict=False)
    return next((str(arg) for name, arg in named if name in ("card", "slot")), "")


def facedown(player: PlayerView) -> list[str]:
    """The facedown advisers that the seat knows."""
    return [card.card for card in player.advisers if card.facedown and card.card is not None]


def named(cards: Sequence[HiddenView]) -> list[str]:
    """The cards that the seat knows."""
    return [card.card for card in cards if card.card is not None]
