/** What the things of the court and the players' boards are and hold, for the popover beside them. */

import type { Facts, Info, Props } from "$kit/contract";
import type { Seat } from "$lib/protocol";
import { oathOf } from "./campaign";
import { endText, outlook, roundsOf, supplyText, titleText, visionText } from "./court";
import type { HiddenView } from "./shown";

type Teller = (value: string, props: Props) => Info;

const TELLERS: Readonly<Record<string, Teller>> = { goal, round, pile, suit: bank, slot, seat: player, pawn: player };

/** What a thing of that kind is; null where the game's words for it are enough. */
export function courtInfo(kind: string, value: string, props: Props): Info | null {
  return TELLERS[kind]?.(value, props) ?? null;
}

/** A list in a sentence, or no sentence without one. */
function listed(message: string, names: readonly string[], { words }: Props): string {
  return names.length ? words.text(message, { names: names.join(", ") }) : "";
}

// -- the court --------------------------------------------------------------------------------

/** O-2.10, O-3: what the Oathkeeper and the Successor need, and who would win now. */
function goal(name: string, { view, words }: Props): Info {
  const oath = oathOf(view);
  const now = name === oath.goal;
  const heir =
    oath.successor < 0
      ? words.text("board-heir-none")
      : words.sentence({ id: "board-heir-now", args: { seat: oath.successor } });
  const lines = [
    words.text(`board-keeper-${name}`),
    words.text(`board-heir-${name}`),
    ...(now ? [heir, ...outlook(oath, words).map(({ text }) => text)] : []),
  ];
  return { title: words.text(`goal-${name}`), lines, rule: "O-2.10" };
}

/** O-3.3, O-3.4: what the end of each round means. */
function round(_now: string, { view, facts, words }: Props): Info {
  const oath = oathOf(view);
  const rounds = roundsOf(oath, facts);
  const dice = rounds
    .filter((one) => one.die > 0)
    .map((one) => words.text("board-round-die", { count: one.count, count2: one.die }));
  const lines = [endText(oath, rounds, words), ...dice, words.text("board-round-last", { count: rounds.length })];
  return { title: words.text("board-round", { count: oath.round }), lines, rule: "O-3.3" };
}

function bank(suit: string, { view, words }: Props): Info {
  const count = oathOf(view).banks[suit] ?? 0;
  return { title: words.text(`suit-${suit}`), lines: [words.text("board-favor", { count })], rule: "O-2.1.3" };
}

/** O-9.4: the world deck, or a region's discard pile: its backs, and the cards in it that one knows. */
function pile(name: string, props: Props): Info {
  const { words } = props;
  const oath = oathOf(props.view);
  if (name !== "deck") return discards(name, oath.piles[name] ?? [], props);
  const known = oath.deck.known.map((card) => words.card(card));
  const lines = [
    words.text("board-search", { count: oath.deck_supply }),
    words.text("board-visions", { count: oath.visions_drawn }),
    ...dearer(props.facts).map(([count, count2]) => words.text("board-search-then", { count, count2 })),
    listed("board-deck-known", known, props),
    words.text("board-relic-deck", { count: oath.relic_deck }),
    words.text("board-dispossessed", { count: oath.dispossessed }),
  ];
  return { title: words.text("board-deck"), lines: lines.filter(Boolean), rule: "O-2.1.6" };
}

/** O-2.1.6: from how many Visions on a search of the deck costs more, and how much. */
function dearer(facts: Facts): [number, number][] {
  const costs = (facts.deck_supply ?? []) as number[];
  return costs.flatMap((cost, count): [number, number][] =>
    count && cost !== costs[count - 1] ? [[count, cost]] : [],
  );
}

function discards(region: string, cards: readonly HiddenView[], props: Props): Info {
  const { words } = props;
  const back = (one: HiddenView) => words.text(one.back === "vision" ? "board-kind-vision" : "board-card-unknown");
  const names = [...cards].reverse().map((one) => (one.card ? words.card(one.card) : back(one)));
  const lines = [words.text("board-pile-cards", { count: cards.length }), listed("board-pile-order", names, props)];
  return {
    title: words.text("board-pile", { region: words.text(`region-${region}`) }),
    lines: lines.filter(Boolean),
    rule: "O-9.4",
  };
}

function slot(name: string, { view, words }: Props): Info {
  const held = oathOf(view).reliquary[name];
  const power = words.has(`card-${name}`, "text") ? words.text(`card-${name}.text`) : "";
  const what = held?.relic ? words.card(held.relic) : words.text(held ? "board-relic-back" : "board-slot-empty");
  return { title: words.text(`slot-${name}`), lines: [what, power].filter(Boolean) };
}

// -- players ----------------------------------------------------------------------------------

/** O-2.2: all that lies on and by a player's board. */
function player(value: string, props: Props): Info {
  const { view, words } = props;
  const oath = oathOf(view);
  const seat: Seat = Number(value);
  const who = oath.players[seat];
  if (!who) return { title: words.seat(seat), lines: [] };
  const facedown = who.advisers.filter((one) => one.facedown);
  const advisers = who.advisers.flatMap(({ card, facedown: hidden }) => (card && !hidden ? [words.card(card)] : []));
  const lines = [
    [words.text(`role-${who.role}`), titleText(oath, seat, words)].filter(Boolean).join(" · "),
    seat === oath.prince?.player ? "" : supplyText(who, words),
    words.text("board-warbands", { count: who.warbands, count2: who.bank }),
    oath.caged[who.colour] ? words.text("board-caged", { count: oath.caged[who.colour] ?? 0 }) : "",
    words.text("board-favor", { count: who.favor }),
    words.text("board-secrets", { count: who.secrets, count2: who.dark_secrets }),
    listed("board-advisers-open", advisers, props),
    facedown.length ? words.text("board-advisers-hidden", { count: facedown.length }) : "",
    listed("board-relics-named", who.relics.map(({ card }) => words.card(card)), props),
    ...who.visions.map((vision) => visionText(vision, oath, words)),
  ];
  return { title: words.seat(seat), lines: lines.filter(Boolean), rule: "O-2.2" };
}
