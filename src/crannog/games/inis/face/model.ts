/** What the service says of a match of Inis, read into shapes that the drawings use. */

import type { Ask, Choice, GameEvent, Seat, View } from "$lib/protocol";
import type { Anchor } from "./geometry";
import type { Printed } from "./printed";
import type * as shown from "./shown";
import type { ClashStep, Condition, HandCounts, KnownCards } from "./shown";

export type { ClashStep, Condition, HandCounts } from "./shown";

export const CONDITIONS: readonly Condition[] = ["leadership", "land", "religion"];
export const CLASH_STEPS: readonly ClashStep[] = ["start", "citadels", "maneuvers"];

/** A part of the view, with some of its fields as lists by seat. */
type BySeat<Part, Key extends keyof Part> = Omit<Part, Key> & Record<Key, number[]>;

export type Territory = BySeat<shown.TerritoryView, "clans"> & { id: string };
export type Clash = BySeat<shown.ClashView, "exposed" | "sheltered">;
export type Draft = Required<shown.DraftView>;

export interface Standing {
  counts: Record<Condition, number>;
  deeds: number;
  met: number;
  metWith: shown.StandingView["met_with"];
}

/** Clans that the viewer has ordered somewhere with the card it is playing, and not yet sent. */
export interface Order {
  from: string; // "" if they come from the reserve
  to: string;
  count: number;
}

/** What is taken over from the view as it is. */
type Same =
  | ("seats" | "phase" | "round" | "brenn" | "order" | "turn" | "active" | "passed" | "festival")
  | ("pretenders" | "advantages" | "piles" | "supply" | "cathbad" | "drafted" | "waiting");

export interface Inis extends Pick<shown.InisView, Same> {
  clockwise: boolean;
  territories: Territory[];
  reserves: number[];
  counts: HandCounts[];
  inPlay: string[];
  epicDiscard: string[];
  clash: Clash | null;
  standings: Standing[];
  history: Standing[][]; // by season, then by seat
  winners: Seat[];
  hand: string[]; // the viewer's own
  draft: Draft;
  drawn: string[];
  orders: Order[];
  aside: string | null; // the set-aside card, if the viewer knows it
  known: KnownCards;
}

// -- reading -----------------------------------------------------------------------------------

/** A list by seat. */
function bySeat<T>(row: Record<Seat, T>): T[] {
  return Object.values(row); // JavaScript keeps keys that are numbers in their order
}

/** Territories as they were read last: one that has not changed stays the same object. */
const lastRead = new Map<string, { text: string; place: Territory }>();

function territory(id: string, value: shown.TerritoryView): Territory {
  const text = JSON.stringify(value);
  const last = lastRead.get(id);
  if (last?.text === text) return last.place;
  const place = { ...value, id, clans: bySeat(value.clans) };
  lastRead.set(id, { text, place });
  return place;
}

function clash(value: shown.ClashView): Clash {
  return { ...value, exposed: bySeat(value.exposed), sheltered: bySeat(value.sheltered) };
}

function standing(row: shown.StandingView): Standing {
  const { leadership, land, religion, deeds, met, met_with: metWith } = row;
  return { counts: { leadership, land, religion }, deeds, met, metWith };
}

/** A season's row of the history: three counts and the Deeds of each seat. */
function season(row: number[], seats: number): Standing[] {
  return Array.from({ length: seats }, (_, seat) => {
    const [leadership = 0, land = 0, religion = 0, deeds = 0] = row.slice(seat * 4);
    return { counts: { leadership, land, religion }, deeds, met: 0, metWith: {} };
  });
}

const read = new WeakMap<View, Inis>();

/** The view, read once however many drawings ask for it. */
export function readView(view: View): Inis {
  const known = read.get(view);
  if (known) return known;
  const made = readAnew(view as unknown as shown.InisView);
  read.set(view, made);
  return made;
}

function readAnew(view: shown.InisView): Inis {
  return {
    ...view,
    clockwise: view.direction === "clockwise",
    territories: Object.entries(view.territories).map(([id, value]) => territory(id, value)),
    reserves: bySeat(view.reserves),
    counts: bySeat(view.counts),
    inPlay: view.in_play,
    epicDiscard: view.epic_discard,
    clash: view.clash && clash(view.clash),
    standings: bySeat(view.victory).map(standing),
    history: view.history.map((row) => season(row, view.seats)),
    winners: view.result?.winners ?? [],
    hand: Object.values(view.hands).flat(),
    draft: { cards: [], kept: [], passed: [], ...view.draft },
    drawn: view.drawn ?? [],
    orders: (view.orders ?? []).map(([from, to, count]) => ({ from, to, count })),
    aside: view.aside ?? null,
    known: view.known ?? {},
  };
}

// -- what follows from it ------------------------------------------------------------------------

/** The seats in the order of turns, the viewer (or the Brenn) first. */
export function orderFrom({ order }: Inis, first: Seat | null): Seat[] {
  const at = first === null ? 0 : Math.max(0, order.indexOf(first));
  return [...order.slice(at), ...order.slice(0, at)];
}

/** The seat that comes `by` turns after another one. */
export function seatAfter({ order }: Inis, seat: Seat, by: number): Seat {
  const at = order.indexOf(seat) + by;
  return order[((at % order.length) + order.length) % order.length] ?? seat;
}

export function placeOf({ territories }: Inis, id: string | undefined): Territory | undefined {
  return territories.find((place) => place.id === id);
}

/** The events since the last one of that kind, that one first. */
export function since(events: readonly GameEvent[], kind: string): GameEvent[] {
  const at = events.findLastIndex((event) => event.kind === kind);
  return at < 0 ? [] : events.slice(at);
}

/** I-12.10: who has agreed to end the clash, or refused, in the poll that is going on. */
export function votes(events: readonly GameEvent[]): Map<Seat, boolean> {
  const cast = new Map<Seat, boolean>();
  for (const event of since(events, "clash-starts")) {
    if (event.kind === "votes-end") cast.set(Number(event.args[0]), true);
    else if (event.kind === "votes-on") cast.set(Number(event.args[0]), false);
    else cast.clear();
  }
  return cast;
}

/** The attack that is being answered, or was the last one in the clash. */
export function lastAttack(events: readonly GameEvent[]): GameEvent | null {
  return since(events, "clash-starts").findLast((one) => one.kind === "attacks") ?? null;
}

/** Who plays each card that is being resolved, and how. */
export function playOf(
  events: readonly GameEvent[],
  card: string,
): { seat: Seat; mode: string; n: number } | null {
  const event = events.findLast((one) => one.kind === "plays" && one.args[1] === card);
  return event
    ? { seat: Number(event.args[0]), mode: String(event.args[2]), n: event.n }
    : null;
}

export interface Pile {
  id: string;
  count: number;
  cards?: string[]; // what the viewer may look through
}

/** The piles in groups: Action cards, Epic Tales, and what the island grows by. */
export function pilesOf({ piles, supply, known, aside, epicDiscard }: Inis): Pile[][] {
  return [
    [
      { id: "action-deck", count: piles.action_deck },
      { id: "action-discard", count: piles.action_discard, cards: known.action_discard ?? [] },
      { id: "aside", count: piles.aside, cards: aside ? [aside] : [] },
    ],
    [
      { id: "epic-deck", count: piles.epic_deck },
      { id: "epic-discard", count: epicDiscard.length, cards: epicDiscard },
    ],
    [
      { id: "stack", count: piles.stack, cards: known.stack ?? [] },
      { id: "citadels", count: supply.citadels },
      { id: "sanctuaries", count: supply.sanctuaries },
    ],
  ];
}

export interface Played {
  n: number;
  seat: Seat;
  card: string;
  cancelled: boolean;
  told: GameEvent[]; // what came of it
}

const TOLD = new Set(
  (
    "declares cancelled moves places replaces removes builds-citadel builds-sanctuary festival draws " +
    "territory-enters gains-deed discards-action takes-advantage flips clash-starts clash-agreed " +
    "clash-skipped takes-discard looks-at-actions"
  ).split(" "),
);
const MOST_TOLD = 4;

/** The cards played since the last Season card, that one first, each with what came of it. */
export function playsThisTurn(events: readonly GameEvent[], printed: Printed): Played[] {
  const plays: Played[] = [];
  for (const event of sinceSeasonCard(events, printed)) {
    const { kind, args, n } = event;
    if (kind === "season-ends") return [];
    const last = plays.at(-1);
    if (kind === "plays") {
      plays.push({ n, seat: Number(args[0]), card: String(args[1]), cancelled: false, told: [] });
    } else if (last && TOLD.has(kind)) {
      if (kind !== "declares") last.told = last.told.filter((one) => one.kind !== "declares");
      if (last.told.length < MOST_TOLD) last.told.push(event);
    }
    if (kind === "cancelled") {
      for (const play of plays) play.cancelled ||= play.card === args[1];
    }
  }
  return plays;
}

export interface Move {
  seat: Seat;
  from: string;
  to: string;
  count: number;
}

/** The events since a Season card was played, from that one on. */
export function sinceSeasonCard(events: readonly GameEvent[], printed: Printed): GameEvent[] {
  const start = events.findLastIndex(
    ({ kind, args }) => kind === "plays" && printed.isSeason(String(args[1]), String(args[2])),
  );
  return start < 0 ? [] : events.slice(start);
}

/** The moves since the last Season card was played: drawn as arrows until the next one. */
export function lastMoves(events: readonly GameEvent[], printed: Printed): Move[] {
  return sinceSeasonCard(events, printed)
    .filter((event) => event.kind === "moves")
    .map(({ args }) => ({
      seat: Number(args[0]),
      from: String(args[1]),
      to: String(args[2]),
      count: Number(args[3]),
    }));
}

/** The pairs of territory and seat that some option names: "territory seat". */
export function clanPairs(
  ask: Ask | null,
  verbs: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  const named = (ask?.options ?? []).filter(([verb]) => verbs[String(verb)] === "territory seat");
  return named.length ? new Set(named.map(([, place, seat]) => `${place} ${seat}`)) : NO_PAIRS;
}

const NO_PAIRS: ReadonlySet<string> = new Set();

/** The tiles among the options that do not lie on the map: to be chosen from (Tailtu's Land). */
export function tilesOffered(ask: Ask | null): string[] {
  return (ask?.options ?? []).filter(([verb]) => verb === "tile").map((option) => String(option[1]));
}

/** The anchors of the free places that are offered. */
export function placesOffered(ask: Ask | null): Anchor[] {
  const isPlace = (option: Choice) => option[0] === "location";
  return (ask?.options ?? []).filter(isPlace).map((option): Anchor => {
    const [q = 0, r = 0, o = 0] = option.slice(1).map(Number);
    return [q, r, o];
  });
}

/** Cards that the options name and that lie neither in hand nor in the draft. */
export function cardsElsewhere(ask: Ask | null, inis: Inis): string[] {
  const own = new Set([...inis.hand, ...(inis.draft?.cards ?? [])]);
  const named = (ask?.options ?? [])
    .filter(([verb]) => ["take", "keep", "set-aside"].includes(String(verb)))
    .map((option) => String(option[1]));
  return [...new Set(named)].filter((card) => !own.has(card));
}

/** The cards that came to the seat since the last deal, in this order. */
export function arrivedIn(events: readonly GameEvent[], seat: Seat): string[] {
  const dealt = events.findLastIndex(({ kind, args }) => kind === "dealt" && args[0] === seat);
  const came = events.slice(Math.max(0, dealt)).filter(({ kind, args }) => {
    return kind === "dealt" ? args[0] === seat : kind === "passes-cards" && args[1] === seat;
  });
  return came.flatMap(({ secret }) => (secret ?? []).map(String));
}

/** The cards that came from the neighbour in the last pass of this deal. */
export function receivedIn(events: readonly GameEvent[], seat: Seat): string[] {
  const event = since(events, "dealt").findLast(
    (one) => one.kind === "passes-cards" && one.args[1] === seat,
  );
  return (event?.secret ?? []).map(String);
}
