"""The table of Horizons of Spirit Island in characters: Invaders, lands, Spirits, Powers."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from crannog.games.horizons.boards import TERRAINS
from crannog.games.horizons.facts import CITY, DAHAN, ELEMENTS, EXPLORER, INVADERS, TOWN
from crannog.games.horizons.fear import FEAR_CARDS
from crannog.games.horizons.panels import PANELS, Space
from crannog.games.horizons.registry import POWERS, Power
from crannog.games.horizons.shown import (
    HorizonsView,
    LandView,
    RavageForecast,
    SpiritView,
)
from crannog.kernel import Ask, Choice, Seat
from crannog.parts.terminal import Picture, View
from crannog.shapes import read

# Questions before which the whole table is shown, the island alone, or the seat's own Spirit alone.
OPENING_PROMPTS: Final = ("growth", "use-powers", "ravage-order")
ISLAND_PROMPTS: Final = ("spirit", "fear-effect")
SPIRIT_PROMPTS: Final = ("play-cards", "forget")

SPEED_STYLES: Final = {"fast": "red", "slow": "bright_blue"}
TERRAIN_STYLES: Final = dict(
    zip(TERRAINS, ("green", "bright_black", "yellow", "cyan"), strict=True)
)
DAMAGED: Final = "'"
SACRED: Final = "*"
COASTAL: Final = "~"
FEAR_DIVIDERS: Final = {1: 6, 2: 3, 3: 0}  # H-13.5: cards left when the next Terror Level begins


def seen_in(view: View) -> HorizonsView:
    """The view with types."""
    return read(view, HorizonsView)


class HorizonsPicture(Picture):
    """The pictures of Horizons of Spirit Island."""

    def seat_style(self, seat: Seat) -> str:
        """Amber, violet, teal."""
        return ("dark_orange", "medium_purple1", "dark_cyan")[seat]

    # -- the whole table -----------------------------------------------------------------------

    def before_decision(self, view: View, ask: Ask) -> list[RenderableType]:
        """The table where a decision begins, or the part of it that the question is about."""
        seen = seen_in(view)
        if ask.prompt in OPENING_PROMPTS:
            others = [self.brief(seen, seat) for seat in self.spirit_seats(seen, but=ask.seat)]
            return [*self.island(seen), *others, *self.spirit(seen, ask.seat)]
        if ask.prompt in ISLAND_PROMPTS:
            return self.island(seen)
        if ask.prompt in SPIRIT_PROMPTS:
            return self.spirit(seen, ask.seat)
        return []

    def spirit_seats(self, seen: HorizonsView, but: Seat) -> list[Seat]:
        """The seats that have a Spirit, without one of them."""
        return [seat for seat in range(len(seen.spirits)) if seat != but]

    def island(self, seen: HorizonsView) -> list[RenderableType]:
        """The headline, the Invaders, the pools and the lands."""
        return [Text(), self.headline(seen), self.state_of_things(seen), *self.lands(seen)]

    def headline(self, seen: HorizonsView) -> Text:
        """The turn and the phase."""
        phase = self.words.text(f"phase-{seen.phase}")
        if seen.turn:
            phase = self.words.text("terminal-headline", turn=seen.turn, phase=phase)
        return Text(phase, style="bold")

    def state_of_things(self, seen: HorizonsView) -> Table:
        """Invader cards, Fear, Blight Pool, and fear cards in force."""
        table = self.rows()
        table.add_row(self.line("terminal-invaders"), self.invader_track(seen))
        table.add_row(self.line("terminal-fear"), self.fear_state(seen))
        pool = self.words.text("terminal-blight-pool", count=seen.blight_pool)
        style = "bold red" if seen.blight_pool <= len(self.labels) else ""
        table.add_row(self.line("terminal-blight"), Text(pool, style=style))
        for tide in seen.tides:
            card, _, level = tide.partition(":")
            table.add_row(self.line("terminal-tide"), self.fear_text(card, int(level)))
        return table

    def rows(self) -> Table:
        """A grid of a label and what belongs to it."""
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        table.add_column()
        return table

    def invader_track(self, seen: HorizonsView) -> str:
        """What the Invaders Ravage and Build next, and what is left of their deck."""
        invaders = seen.invaders
        parts = [
            self.words.text(
                "terminal-step",
                action=self.words.text(f"action-{action}"),
                invader=self.words.text(f"invader-{card}"),
            )
            for action, card in invaders.steps().items()
        ]
        deck = self.words.text("terminal-deck", count=invaders.deck, stage=invaders.stage)
        return self.listed([*parts, deck])

    def fear_state(self, seen: HorizonsView) -> str:
        """The Terror Level and what it takes to win, the Fear Pool, the fear cards."""
        words, level = self.words, seen.terror_level
        terror = words.text("terminal-terror", level=level)
        goal = words.text("terminal-goal", level=level)
        return self.listed([f"{terror} ({goal})", *self.fear_progress(seen)])

    def fear_progress(self, seen: HorizonsView) -> list[str]:
        """The Fear Pool, the fear cards left and earned."""
        words, size = self.words, seen.fear + seen.fear_pool
        parts = [
            words.text("terminal-fear-pool", count=seen.fear_pool, size=size),
            words.text("terminal-fear-cards", count=seen.fear_cards_left),
        ]
        if seen.fear_earned:
            parts.append(words.text("terminal-fear-earned", count=seen.fear_earned))
        return parts

    def listed(self, parts: Iterable[str]) -> str:
        """Parts of a line."""
        return (" - " if self.plain() else " · ").join(parts)

    def fear_text(self, card: str, level: int) -> Text:
        """A fear card's name and what it does at a Terror Level."""
        text = Text(self.words.text(f"fear-{card}"), style="bold")
        text.append(f": {self.words.text(f'fear-{card}.level{level}')}", style="not bold")
        return text

    # -- lands ---------------------------------------------------------------------------------

    def map(self, view: View) -> list[RenderableType]:
        """The island, and which lands are adjacent."""
        seen = seen_in(view)
        near = Table.grid(padding=(0, 2))
        lands = list(seen.lands)
        for number in range(len(lands) // len(seen.boards)):
            near.add_row(
                *(
                    f"{key}: {' '.join(seen.lands[key].adjacent)}"
                    for key in lands[number :: len(lands) // len(seen.boards)]
                )
            )
        return [*self.island(seen), self.line("terminal-neighbours"), near]

    def lands(self, seen: HorizonsView) -> list[RenderableType]:
        """The lands of each board, and what the signs mean."""
        letters = "  ".join(
            f"{self.sign(kind)} {self.words.text(f'piece-{kind}')}" for kind in (*INVADERS, DAHAN)
        )
        signs = self.words.text(
            "terminal-legend",
            damage=DAMAGED,
            sacred=SACRED,
            coastal=COASTAL,
            explorer=f"+{self.sign(EXPLORER)}",
        )
        return [self.land_table(seen), Text(f"{letters}  {signs}", style="dim")]

    def sign(self, kind: str) -> str:
        """What stands for a kind of piece: the first letter of its name."""
        return self.words.text(f"piece-{kind}")[0].upper()

    def land_table(self, seen: HorizonsView) -> Table:
        """A line for each land."""
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True)
        heads = ["terminal-invaders", "piece-dahan", "terminal-blight"]
        heads += ["terminal-presence", "terminal-defend", "terminal-coming"]
        for head in heads:
            title = self.words.text(head)
            table.add_column(Text(title[:1].upper() + title[1:], overflow="fold"))
        for key, land in seen.lands.items():
            table.add_row(
                self.land_name(key, land),
                self.invaders(land),
                self.pieces(land, (DAHAN,)),
                str(land.blight or ""),
                self.presence(land),
                str(land.defend or ""),
                self.coming(seen, key),
                end_section=key[1:] == "8" and key[0] != seen.boards[-1],
            )
        return table

    def land_name(self, key: str, land: LandView) -> Text:
        """A land's number and terrain, with a sign if it is Coastal."""
        text = Text(f"{key} ", style="bold")
        coast = COASTAL if land.coastal else " "
        terrain = self.words.text(f"terrain-{land.terrain}")
        return text.append(f"{coast}{terrain}", style=f"not bold {TERRAIN_STYLES[land.terrain]}")

    def invaders(self, land: LandView) -> Text:
        """The Invaders of a land, Cities in bold."""
        text = Text(self.pieces(land, (EXPLORER, TOWN)))
        cities = self.pieces(land, (CITY,))
        gap = " " if text.plain and cities else ""
        return text.append(f"{gap}{cities}", style="bold")

    def pieces(self, land: LandView, kinds: Sequence[str]) -> str:
        """Pieces by kind and Damage: `2T 1T'` are two whole Towns and one with 1 Damage."""
        return " ".join(
            f"{count}{self.sign(kind)}{DAMAGED * damage}"
            for kind in kinds
            for damage, count in enumerate(land.pieces[kind])
            if count
        )

    def presence(self, land: LandView) -> Text:
        """Presence by seat, sacred sites marked."""
        text = Text()
        for seat, count in enumerate(land.presence):
            if count:
                site = SACRED if count > 1 else ""
                text.append(f"{self.letter(seat)}{count}{site} ", style=self.seat_style(seat))
        text.rstrip()
        return text

    def coming(self, seen: HorizonsView, key: str) -> Text:
        """The forecast of a land, and this turn's effects on it."""
        parts: list[Text] = []
        if forecast := seen.forecast.get(key):
            if forecast.ravage is not None:
                parts.append(self.ravage(forecast.ravage))
            if forecast.build is not None:
                build = self.words.text("action-build")
                parts.append(Text(f"{build} +{self.sign(forecast.build)}", style="yellow"))
        parts += [Text(effect, style="green") for effect in self.land_effects(seen, key)]
        if forecast and forecast.explorable:
            parts.append(Text(f"(+{self.sign(EXPLORER)})", style="dim"))
        return Text("; ").join(parts)

    def ravage(self, ravage: RavageForecast) -> Text:
        """What a Ravage would deal and cost, and what the Dahan would strike back with."""
        costs: list[str] = []
        if ravage.blight:
            costs.append(self.words.text("terminal-blight"))
        if ravage.cascade:
            costs.append(self.words.text("terminal-cascade"))
        costs += [f"-1{self.letter(seat)}" for seat in ravage.presence_lost]
        if ravage.dahan_lost:
            costs.append(f"-{ravage.dahan_lost}{self.sign(DAHAN)}")
        if ravage.counterattack:
            costs.append(self.words.text("terminal-back", count=ravage.counterattack))
        head = self.words.text("terminal-ravage", count=ravage.damage)
        text = f"{head}: {', '.join(costs)}" if costs else head
        return Text(text, style="red" if ravage.blight or ravage.dahan_lost else "")

    def land_effects(self, seen: HorizonsView, key: str) -> list[str]:
        """What Powers have done to a land for this turn."""
        land, words = seen.lands[key], self.words
        effects: list[str] = []
        if land.skips:
            actions = ", ".join(
                words.text(f"action-{action}") for action in dict.fromkeys(land.skips)
            )
            effects.append(words.text("terminal-skips", actions=actions))
        if land.stalls:
            effects.append(words.text("terminal-stalls"))
        if land.vitality:
            effects.append(words.text("terminal-vitality", count=land.vitality))
        if land.no_blight:
            effects.append(words.text("terminal-no-blight"))
        if land.dahan_safe:
            effects.append(words.text("terminal-dahan-safe"))
        if any(vengeance.land == key for vengeance in seen.vengeances):
            effects.append(words.text("terminal-vengeance"))
        return effects

    def land_summary(self, seen: HorizonsView, key: str) -> str:
        """What is in a land and what its Ravage would do, in one line."""
        land = seen.lands[key]
        held = [self.words.text(f"terrain-{land.terrain}")]
        held += [self.pieces(land, INVADERS), self.pieces(land, (DAHAN,))]
        if land.blight:
            held.append(f"{self.words.text('terminal-blight')} {land.blight}")
        if land.defend:
            held.append(f"{self.words.text('terminal-defend')} {land.defend}")
        held.append(self.presence(land).plain)
        forecast = seen.forecast.get(key)
        if forecast is not None and forecast.ravage is not None:
            held.append(self.ravage(forecast.ravage).plain)
        return self.listed(part for part in held if part)

    # -- Spirits -------------------------------------------------------------------------------

    def spirit_head(self, seen: HorizonsView, seat: Seat) -> Text:
        """Who plays the Spirit, its Energy, its card plays, and whether the player is done."""
        spirit, words = seen.spirits[seat], self.words
        text = self.player(seat)
        text.append(f": {words.text(f'spirit-{spirit.spirit}')}", style="bold")
        facts = [
            words.text("terminal-energy", count=spirit.energy, income=spirit.income),
            words.text("terminal-played", count=spirit.played, plays=spirit.plays),
        ]
        if spirit.destroyed:
            facts.append(words.text("terminal-destroyed", count=spirit.destroyed))
        if len(seen.spirits) > 1:
            facts.append(words.text("terminal-done" if spirit.done else "terminal-busy"))
        return text.append(f"\n  {self.listed(facts)}")

    def brief(self, seen: HorizonsView, seat: Seat) -> RenderableType:
        """Another player's Spirit in a few lines."""
        spirit = seen.spirits[seat]
        table = self.rows()
        table.add_row(self.line("terminal-elements"), self.elements(spirit.elements))
        for title, cards in (("in-play", spirit.in_play), ("hand", spirit.hand)):
            if cards:
                names = ", ".join(self.card_name(card) for card in cards)
                table.add_row(self.line(f"terminal-{title}"), names)
        return Group(Text(), self.spirit_head(seen, seat), table)

    def spirit(self, seen: HorizonsView, seat: Seat) -> list[RenderableType]:
        """A Spirit with its tracks, elements, innate Powers and cards."""
        spirit = seen.spirits[seat]
        panel = PANELS[spirit.spirit]
        table = self.rows()
        energy = self.track(panel.energy, spirit.energy_track)
        table.add_row(self.line("terminal-energy-track"), energy)
        plays = self.track(panel.plays, spirit.plays_track)
        table.add_row(self.line("terminal-plays-track"), plays)
        table.add_row(self.line("terminal-elements"), self.elements(spirit.elements))
        if effects := self.spirit_effects(spirit):
            table.add_row(self.line("terminal-effects"), self.listed(effects))
        if spirit.progression:
            left = self.words.text("terminal-progression", count=spirit.progression)
            table.add_row(self.line("terminal-hand"), left)
        parts: list[RenderableType] = [Text(), self.spirit_head(seen, seat), table]
        parts += [self.innate(POWERS[innate], spirit) for innate in panel.innates]
        if spirit.in_play:
            parts.append(self.line("terminal-in-play"))
            parts.append(self.card_table(spirit.in_play, spirit))
        if spirit.hand:
            parts += [self.line("terminal-hand"), self.card_table(spirit.hand, spirit)]
        return parts

    def track(self, spaces: Sequence[Space], uncovered: int) -> Text:
        """A presence track; what is still covered stands behind a bar."""
        text = Text()
        for number, space in enumerate(spaces):
            if number == uncovered:
                text.append("| ", style="dim")
            text.append(self.space(space), style="bold" if number < uncovered else "dim")
            text.append(" ")
        return text

    def space(self, space: Space) -> str:
        """The number and the elements of a track's space."""
        names = [self.words.text(f"element-{ELEMENTS[n]}") for n in space.elements]
        return "+".join([str(space.number), *names] if space.number else names)

    def elements(self, counts: dict[str, int]) -> str:
        """Elements with their numbers."""
        found = [
            f"{count} {self.words.text(f'element-{name}')}"
            for name, count in counts.items()
            if count
        ]
        return ", ".join(found) or self.words.text("terminal-none")

    def spirit_effects(self, spirit: SpiritView) -> list[str]:
        """What this turn has given to a Spirit."""
        numbers = {
            "range": spirit.range_bonus,
            "ward": spirit.ward,
            "might": spirit.might,
            "wind": spirit.wind,
            "repeats": spirit.repeats,
            "constancy": spirit.constancy,
        }
        effects = [
            self.words.text(f"terminal-effect-{name}", count=number)
            for name, number in numbers.items()
            if number
        ]
        if spirit.shares:
            seats = ", ".join(self.words.seat(seat) for seat in spirit.shares)
            effects.append(self.words.text("terminal-effect-shares", seats=seats))
        return effects

    def innate(self, power: Power, spirit: SpiritView | None = None) -> RenderableType:
        """An innate Power with its tiers; those that the Spirit's elements meet are marked."""
        met = spirit.thresholds.get(power.id, []) if spirit else []
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        table.add_column(max_width=30)
        table.add_column()
        for tier in range(1, len(power.tiers) + 1):
            table.add_row(
                self.mark() if tier in met else " ",
                self.tier_elements(power, tier),
                self.words.text(f"power-{power.id}.tier{tier}"),
                style="" if tier in met or spirit is None else "dim",
            )
        head = self.power_name(power, spirit)
        head.append(f"  {self.facts(power, spirit)}", style="not bold dim")
        return Group(head, table)

    def tier_elements(self, power: Power, tier: int) -> str:
        """What a threshold needs; the first one is 1."""
        return self.elements(dict(zip(ELEMENTS, power.tiers[tier - 1], strict=True)))

    def growth(self, spirit: str, number: int) -> str:
        """The actions of a Growth option."""
        actions = PANELS[spirit].growth[number]
        return "; ".join(self.words.option(action.choice) for action in actions)

    # -- cards ---------------------------------------------------------------------------------

    def hand(self, view: View) -> list[RenderableType]:
        """All Spirits with all their cards, the seat's own last; discard piles and Growth too."""
        seen = seen_in(view)
        own = seen.you if seen.you is not None else 0
        parts: list[RenderableType] = []
        for seat in (
            *self.spirit_seats(seen, but=own),
            *([own] if own < len(seen.spirits) else []),
        ):
            spirit = seen.spirits[seat]
            parts += self.spirit(seen, seat)
            if spirit.discard:
                names = ", ".join(self.card_name(card) for card in spirit.discard)
                table = self.rows()
                table.add_row(self.line("terminal-discard"), names)
                parts.append(table)
            parts.append(self.spirit_rules(spirit.spirit))
        return parts

    def spirit_rules(self, spirit: str) -> RenderableType:
        """A Spirit's special rule and Growth options."""
        table = self.rows()
        for number in range(len(PANELS[spirit].growth)):
            label = self.line("terminal-growth").append(f" {number + 1}")
            table.add_row(label, self.growth(spirit, number))
        return Group(Text(self.words.text(f"spirit-{spirit}.rule")), table)

    def card_table(self, cards: Sequence[str], spirit: SpiritView) -> Table:
        """Cards with their printed facts and effects."""
        table = Table.grid(padding=(0, 1))
        table.add_column(max_width=24)
        table.add_column()
        for card in cards:
            power = POWERS[card]
            text = Text(self.facts(power, spirit), style="dim")
            text.append(f"\n{self.words.text(f'power-{card}.text')}", style="not dim")
            table.add_row(self.power_name(power, spirit), text)
        return table

    def power_name(self, power: Power, spirit: SpiritView | None = None) -> Text:
        """A Power's name in the colour of its speed; used ones and met thresholds are marked."""
        speed = "fast" if spirit and power.id in spirit.hastened else power.speed
        text = Text(self.card_name(power.id), style=f"bold {SPEED_STYLES[speed]}")
        if spirit is None:
            return text
        if not power.innate and spirit.thresholds.get(power.id):
            text.append(f" {self.mark()}")
        if power.id in spirit.used:
            text.append(f" ({self.words.text('terminal-used')})", style="not bold dim")
        return text

    def facts(self, power: Power, spirit: SpiritView | None = None) -> str:
        """A Power's cost, speed, elements, range and target."""
        speed = "fast" if spirit and power.id in spirit.hastened else power.speed
        parts = [self.words.text(f"speed-{speed}")]
        if not power.innate:
            parts.insert(0, self.words.text("terminal-cost", count=power.cost))
            held = [
                name for name, n in zip(ELEMENTS, power.elements, strict=True) for _ in range(n)
            ]
            if held:
                parts.append(", ".join(self.words.text(f"element-{name}") for name in held))
        if not power.targets_spirit():
            parts.append(self.range(power))
        parts.append(self.target(power))
        return self.listed(parts)

    def range(self, power: Power) -> str:
        """How far a Power reaches, and from where."""
        if power.origin == "sacred":
            return self.words.text("terminal-range-sacred", count=power.range)
        if power.origin in TERRAINS:
            terrain = self.words.text(f"terrain-{power.origin}")
            return self.words.text("terminal-range-terrain", count=power.range, terrain=terrain)
        return self.words.text("terminal-range", count=power.range)

    def target(self, power: Power) -> str:
        """What a Power may target."""
        terrains = power.target.split()
        if terrains[0] in TERRAINS:
            return "/".join(self.words.text(f"terrain-{terrain}") for terrain in terrains)
        return self.words.text(f"terminal-target-{power.target}")

    def cards(self) -> list[str]:
        """All Powers, Spirits and fear cards."""
        return [*POWERS, *PANELS, *FEAR_CARDS]

    def card_name(self, card: str) -> str:
        """The name of a Power, a Spirit or a fear card."""
        kind = "power" if card in POWERS else "spirit" if card in PANELS else "fear"
        return self.words.text(f"{kind}-{card}")

    def card(self, card: str) -> list[RenderableType]:
        """A Power, a Spirit or a fear card with all it says."""
        if card in POWERS:
            return [self.power_panel(POWERS[card])]
        if card in PANELS:
            return [self.spirit_panel(card)]
        levels = self.rows()
        for level in (1, 2, 3):
            levels.add_row(
                self.line("terminal-terror", level=level),
                self.words.text(f"fear-{card}.level{level}"),
            )
        return [self.framed(levels, card)]

    def power_panel(self, power: Power) -> Panel:
        """A Power as a card."""
        kind = self.words.text(f"terminal-kind-{power.deck}")
        if power.innate:
            return self.framed(self.innate(power), power.id, kind)
        lines = Group(
            Text(self.facts(power), style="dim"), Text(self.words.text(f"power-{power.id}.text"))
        )
        return self.framed(lines, power.id, kind)

    def spirit_panel(self, spirit: str) -> Panel:
        """A Spirit as printed: rule, setup, Growth, tracks, innate and unique Powers."""
        panel = PANELS[spirit]
        tracks = self.rows()
        tracks.add_row(self.line("terminal-energy-track"), self.track(panel.energy, 1))
        tracks.add_row(self.line("terminal-plays-track"), self.track(panel.plays, 1))
        parts: list[RenderableType] = [
            self.spirit_rules(spirit),
            Text(self.words.text(f"spirit-{spirit}.setup")),
            tracks,
            *(self.innate(POWERS[innate]) for innate in panel.innates),
            Text(", ".join(self.card_name(card) for card in panel.uniques)),
        ]
        return self.framed(Group(*parts), spirit)

    def framed(self, content: RenderableType, card: str, kind: str = "") -> Panel:
        """A card's frame with its name."""
        title = Text(self.card_name(card), style="bold")
        return Panel(content, title=title, subtitle=kind or None, title_align="left")

    # -- the question --------------------------------------------------------------------------

    def before_question(self, view: View, ask: Ask) -> list[RenderableType]:
        """The fear card that is resolved, or the text of the Power that asks."""
        if ask.prompt in ("fear-effect", "fear-order"):
            return [self.fear_text(str(ask.args[0]), int(ask.args[1]))]
        power = POWERS.get(str(ask.args[0])) if ask.args else None
        if power is None:
            return []
        told = [] if power.innate else [self.words.text(f"power-{power.id}.text")]
        told += self.left_out(power, seen_in(view))
        return [Text(" ".join(told), style="dim")] if told else []

    def left_out(self, power: Power, seen: HorizonsView) -> list[str]:
        """H-18.7: the thresholds of the Power that its user has declined for this use."""
        work = seen.work
        if work is None or work.power != power.id or not work.declined:
            return []
        tiers = ", ".join(map(str, work.declined))
        number = len(work.declined) if len(power.tiers) > 1 else 0
        return [self.words.text("tiers-left-out", tiers=tiers, number=number)]

    def option(self, ask: Ask, choice: Choice, view: View) -> RenderableType:
        """An option, with what one needs to know of the land, card or Growth it names."""
        verb = choice[0]
        text = self.sentence(self.words.option(choice))
        if verb in ("land", "from-land"):
            text.append(f"  {self.land_summary(seen_in(view), str(choice[1]))}", style="dim")
        elif verb == "track":
            text.append(f"  {self.next_space(ask.seat, choice, view)}", style="dim")
        elif verb == "take":
            power = POWERS[str(choice[1])]
            text.append(f"  {self.facts(power)}", style="dim")
            text.append(f"\n{self.words.text(f'power-{power.id}.text')}", style="dim")
        elif verb == "play":
            text.append_text(self.price(POWERS[str(choice[1])]))
        elif verb == "growth":
            spirit = seen_in(view).spirits[ask.seat].spirit
            text.append(f"  {self.growth(spirit, int(choice[1]) - 1)}", style="dim")
        elif verb == "spirit-panel":
            for line in ("rule", "setup"):
                text.append(f"\n{self.words.text(f'spirit-{choice[1]}.{line}')}", style="dim")
        return text

    def next_space(self, seat: Seat, choice: Choice, view: View) -> str:
        """What an option ("track", track) uncovers."""
        spirit = seen_in(view).spirits[seat]
        panel = PANELS[spirit.spirit]
        if choice[1] == "energy":
            return f"+ {self.space(panel.energy[spirit.energy_track])}"
        return f"+ {self.space(panel.plays[spirit.plays_track])}"

    def price(self, power: Power) -> Text:
        """A card's cost and speed."""
        cost = self.words.text("terminal-cost", count=power.cost)
        return Text(
            f"  {self.listed([cost, self.words.text(f'speed-{power.speed}')])}", style="dim"
        )

    # -- victory -------------------------------------------------------------------------------

    def standings(self, view: View) -> list[RenderableType]:
        """H-14: what is missing to victory, and how near defeat is."""
        seen = seen_in(view)
        table = self.rows()
        for title, lines in (
            ("terminal-victory", self.to_victory(seen)),
            ("terminal-defeat", self.to_defeat(seen)),
        ):
            label = Text(self.words.text(title), style="bold")
            for line in lines:
                table.add_row(label, line)
                label = Text()
        return [Text(self.words.text("terminal-standings"), style="bold"), table]

    def to_victory(self, seen: HorizonsView) -> list[str]:
        """The goal of the Terror Level, and the way to the next fear card and Terror Level."""
        words, level = self.words, seen.terror_level
        counts = {kind: sum(land.count(kind) for land in seen.lands.values()) for kind in INVADERS}
        pieces = ", ".join(f"{words.text(f'piece-{kind}')} {n}" for kind, n in counts.items())
        terror = words.text("terminal-terror", level=level)
        goal = words.text("terminal-goal", level=level)
        lines = [
            self.listed([f"{terror} ({goal})", words.text("terminal-left", pieces=pieces)]),
            self.listed(self.fear_progress(seen)),
        ]
        if level < 3:
            more = seen.fear_cards_left - FEAR_DIVIDERS[level]
            lines.append(words.text("terminal-next-terror", count=more))
        needed = seen.fear_cards_left * (seen.fear + seen.fear_pool) - seen.fear
        lines.append(words.text("terminal-fear-total", count=needed))
        return lines

    def to_defeat(self, seen: HorizonsView) -> list[str]:
        """Blight Pool, Invader cards, presence, and the Blight that the coming Ravage would add."""
        words = self.words
        held = ", ".join(
            f"{words.seat(seat)} {sum(land.presence[seat] for land in seen.lands.values())}"
            for seat in range(len(seen.spirits))
        )
        lines = [
            words.text("terminal-defeat-blight", count=seen.blight_pool),
            words.text("terminal-defeat-cards", count=seen.invaders.deck),
            words.text("terminal-defeat-presence", seats=held),
        ]
        blighted = [
            key
            for key, forecast in seen.forecast.items()
            if forecast.ravage is not None and forecast.ravage.blight
        ]
        if blighted:
            lines.append(words.text("terminal-threat", lands=", ".join(blighted)))
        return lines
