/** What the service says of a match of Inis, read into shapes that the drawings use. */

import type { Ask, Choice, GameEvent, Json, Seat, View } from "../../lib/protocol";
import { TERRITORIES } from "./art";
import type { Anchor } from "./geometry";

export const GOAL = 6; // I-15.1
export const CITADELS = 8; // I-1.4
export const SANCTUARIES = 9;
export const CONDITIONS = ["leadership", "land", "religion"] as const;
export type Condition = (typeof CONDITIONS)[number];
export type Kind = "action" | "advantage" | "epic";

const ACTION: ReadonlySet<string> = new Set([
  "craftsmen_and_peasants",
  "bard",
  "citadel",
  "conquest",
  "druid",
  "exploration",
  "festival",
  "geis",
  "migration",
  "new_alliance",
  "new_clans",
  "sanctuary",
  "warlord",
  "emissaries",
  "scouts_and_spies",
  "master_craftsman",
  "raid",
]);

export interface Territory {
  id: string;
  at: Anchor;
  neighbours: string[];
  clans: number[]; // by seat
  citadels: number; // without the Capital's
  sanctuaries: number;
  capital: boolean;
  chieftain: Seat | null;
}

export interface Clash {
  territory: string;
  instigator: Seat;
  active: Seat;
  exposed: number[];
  sheltered: number[];
  spear: boolean;
  cauldron: { seat: Seat; clans: string[] } | null;
}

export interface Standing {
  counts: Record<Condition, number>;
  deeds: number;
  met: number;
}

export interface HandCounts {
  action: number;
  advantage: number;
  epic: number;
  drawn: number;
}

export interface Draft {
  set: number;
  pass: number;
  cards: string[];
  kept: string[];
  passed: string[][];
}

export interface Inis {
  seats: number;
  phase: string;
  round: number;
  brenn: Seat;
  clockwise: boolean;
  turn: Seat;
  active: Seat;
  passed: Seat[];
  territories: Territory[];
  festival: string | null;
  reserves: number[];
  pretenders: Seat[];
  counts: HandCounts[];
  advantages: Record<string, Seat | string>;
  inPlay: string[];
  epicDiscard: string[];
  piles: Record<string, number>;
  cathbad: Seat | null;
  drafted: Seat[];
  clash: Clash | null;
  waiting: string[];
  standings: Standing[];
  winners: Seat[];
  hand: string[]; // the viewer's own
  draft: Draft | null;
  drawn: string[];
  aside: string | null; // the set-aside card, if the viewer knows it
  known: Record<string, string[]>;
}

// -- reading -----------------------------------------------------------------------------------

type Table = Record<string, Json>;

const table = (value: Json | undefined): Table =>
  value && typeof value === "object" && !Array.isArray(value) ? value : {};
const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const texts = (value: Json | undefined): string[] => list(value).map(String);
const numbers = (value: Json | undefined): number[] => list(value).map(Number);
const number = (value: Json | undefined): number => Number(value ?? 0);
const seatOf = (value: Json | undefined): Seat | null => (typeof value === "number" ? value : null);

function bySeat(value: Json | undefined, seats: number): number[] {
  const row = table(value);
  return Array.from({ length: seats }, (_, seat) => number(row[String(seat)]));
}

function territory(id: string, value: Json, seats: number): Territory {
  const row = table(value);
  const [q = 0, r = 0, o = 0] = numbers(row.at);
  return {
    id,
    at: [q, r, o],
    neighbours: texts(row.neighbours),
    clans: bySeat(row.clans, seats),
    citadels: number(row.citadels),
    sanctuaries: number(row.sanctuaries),
    capital: row.capital === true,
    chieftain: seatOf(row.chieftain),
  };
}

/** Territories as they were read last: one that has not changed stays the same object. */
const lastRead = new Map<string, { text: string; place: Territory }>();

function sameTerritory(id: string, value: Json, seats: number): Territory {
  const text = `${seats} ${JSON.stringify(value)}`;
  const last = lastRead.get(id);
  if (last?.text === text) return last.place;
  const place = territory(id, value, seats);
  lastRead.set(id, { text, place });
  return place;
}

function clash(value: Json | undefined, seats: number): Clash | null {
  if (!value) return null;
  const row = table(value);
  const cauldron = row.cauldron ? table(row.cauldron) : null;
  return {
    territory: String(row.territory),
    instigator: number(row.instigator),
    active: number(row.active),
    exposed: bySeat(row.exposed, seats),
    sheltered: bySeat(row.sheltered, seats),
    spear: row.spear === true,
    cauldron: cauldron && { seat: number(cauldron.seat), clans: texts(cauldron.clans) },
  };
}

function standing(value: Json | undefined): Standing {
  const row = table(value);
  return {
    counts: {
      leadership: number(row.leadership),
      land: number(row.land),
      religion: number(row.religion),
    },
    deeds: number(row.deeds),
    met: number(row.met),
  };
}

function handCounts(value: Json | undefined): HandCounts {
  const row = table(value);
  return {
    action: number(row.action),
    advantage: number(row.advantage),
    epic: number(row.epic),
    drawn: number(row.drawn),
  };
}

function draft(value: Json | undefined): Draft | null {
  if (!value) return null;
  const row = table(value);
  return {
    set: number(row.set),
    pass: number(row.pass),
    cards: texts(row.cards),
    kept: texts(row.kept),
    passed: list(row.passed).map(texts),
  };
}

const read = new WeakMap<View, Inis>();

/** The view, read once however many drawings ask for it. */
export function readView(view: View): Inis {
  const known = read.get(view);
  if (known) return known;
  const made = readAnew(view);
  read.set(view, made);
  return made;
}

function readAnew(view: View): Inis {
  const seats = number(view.seats);
  const each = Array.from({ length: seats }, (_, seat) => String(seat));
  const you = seatOf(view.you);
  return {
    seats,
    phase: String(view.phase),
    round: number(view.round),
    brenn: number(view.brenn),
    clockwise: view.direction !== "counterclockwise",
    turn: number(view.turn),
    active: number(view.active),
    passed: numbers(view.passed),
    territories: Object.entries(table(view.territories)).map(([id, value]) =>
      sameTerritory(id, value, seats),
    ),
    festival: view.festival ? String(view.festival) : null,
    reserves: bySeat(view.reserves, seats),
    pretenders: numbers(view.pretenders),
    counts: each.map((seat) => handCounts(table(view.counts)[seat])),
    advantages: table(view.advantages) as Record<string, Seat | string>,
    inPlay: texts(view.in_play),
    epicDiscard: texts(view.epic_discard),
    piles: table(view.piles) as Record<string, number>,
    cathbad: seatOf(view.cathbad),
    drafted: numbers(view.drafted),
    clash: clash(view.clash, seats),
    waiting: texts(view.waiting),
    standings: each.map((seat) => standing(table(view.victory)[seat])),
    winners: numbers(table(view.result).winners),
    hand: you === null ? [] : texts(table(view.hands)[String(you)]),
    draft: draft(view.draft),
    drawn: texts(view.drawn),
    aside: view.aside ? String(view.aside) : null,
    known: Object.fromEntries(
      Object.entries(table(view.known)).map(([where, cards]) => [where, texts(cards)]),
    ),
  };
}

// -- what follows from it ------------------------------------------------------------------------

export function kindOf(card: string): Kind {
  if (ACTION.has(card)) return "action";
  return TERRITORIES.includes(card) ? "advantage" : "epic";
}

/** Whether a way to play the card takes a turn of the season; the others are reactions. */
export function isSeasonMode(mode: string): boolean {
  return mode === "season" || mode === "place" || mode === "replace";
}

/** I-2.5: all seats in turn order, from one on. */
export function orderFrom(first: Seat, seats: number, clockwise: boolean): Seat[] {
  const step = clockwise ? 1 : seats - 1;
  return Array.from({ length: seats }, (_, i) => (first + i * step) % seats);
}

/** I-2.7: places for clans to shelter in; the Capital is one too. */
export function shelters(place: Territory): number {
  return place.citadels + (place.capital ? 1 : 0);
}

/** I-15.3: the conditions met with the Deeds spread at their best, and those met without any. */
export function conditionsMet({ counts, deeds }: Standing): Record<Condition, "" | "met" | "deeds"> {
  const met: Record<Condition, "" | "met" | "deeds"> = { leadership: "", land: "", religion: "" };
  const missing = (name: Condition) => Math.max(0, GOAL - counts[name]);
  let left = deeds;
  for (const name of [...CONDITIONS].sort((a, b) => missing(a) - missing(b))) {
    if (missing(name) > left) break;
    left -= missing(name);
    met[name] = missing(name) ? "deeds" : "met";
  }
  return met;
}

/** What a near view of a clash shows: it, the territories around it, and the clashes to come. */
export function arenaOf({ territories, clash, waiting }: Inis): string[] {
  const place = territories.find(({ id }) => id === clash?.territory);
  return place ? [...new Set([place.id, ...place.neighbours, ...waiting])] : [];
}

/** The events since the last one of that kind, that one first. */
export function since(events: readonly GameEvent[], kind: string): GameEvent[] {
  const at = events.findLastIndex((event) => event.kind === kind);
  return at < 0 ? [] : events.slice(at);
}

export const CLASH_STEPS = ["toll", "start", "citadels", "maneuvers"] as const;
export type ClashStep = (typeof CLASH_STEPS)[number];

const MANEUVERING = new Set(["votes-end", "votes-on", "attacks", "clash-agreed", "names-next"]);
const MANEUVER_PROMPTS = new Set(["end-clash", "maneuver", "attack-response", "club-decision"]);

/** I-12.5: how far the clash has come, as far as this seat can tell. */
export function clashStep(events: readonly GameEvent[], ask: Ask | null): ClashStep {
  const told = since(events, "clash-starts");
  if (MANEUVER_PROMPTS.has(ask?.prompt ?? "")) return "maneuvers";
  if (told.some((event) => MANEUVERING.has(event.kind))) return "maneuvers";
  if (ask?.prompt === "shelter" || told.some((event) => event.kind === "shelters")) {
    return "citadels";
  }
  return told.some((event) => event.rule === "I-13.2") ? "toll" : "start";
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

export interface Attack {
  from: Seat;
  to: Seat;
}

/** The attack that is being answered, or was the last thing to happen in the clash. */
export function lastAttack(events: readonly GameEvent[]): Attack | null {
  const event = since(events, "clash-starts").findLast((one) => one.kind === "attacks");
  return event ? { from: Number(event.args[0]), to: Number(event.args[1]) } : null;
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

export interface Move {
  seat: Seat;
  from: string;
  to: string;
  count: number;
}

/** The moves since the last Season card was played: drawn as arrows until the next one. */
export function lastMoves(events: readonly GameEvent[]): Move[] {
  const start = events.findLastIndex(
    (event) => event.kind === "plays" && isSeasonMode(String(event.args[2])),
  );
  return events
    .slice(start < 0 ? events.length : start)
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

/** I-2.5: the next seat the way the crows fly. */
export function nextSeat(seat: Seat, seats: number, clockwise: boolean): Seat {
  return (seat + (clockwise ? 1 : seats - 1)) % seats;
}

/** I-6.2 to I-6.4, I-7.2: how many cards are held in each pass. */
export function holdsOf(seats: number): readonly number[] {
  return seats === 2 ? [1, 2] : [1, 2, 3];
}

/** The cards that came from the neighbour in the last pass of this deal. */
export function receivedIn(events: readonly GameEvent[], seat: Seat): string[] {
  const event = since(events, "dealt").findLast(
    (one) => one.kind === "passes-cards" && one.args[1] === seat,
  );
  return (event?.secret ?? []).map(String);
}
