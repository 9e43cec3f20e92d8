/** What a beat looks like: a pure function of the event and the views before and after it. */

import type { AtomKey, Beat, Motion } from "$kit/contract";
import type { GameEvent, View } from "$lib/protocol";
import { horizons, type HorizonsView, type PieceKind } from "./view";

type Moving = (event: GameEvent, before: HorizonsView, after: HorizonsView) => Motion[];

const text = (event: GameEvent, at: number): string => String(event.args[at] ?? "");
/** A land is met at its number: the land itself is ringed while a beat tells of it. */
const land = (event: GameEvent, at: number): AtomKey => `label:${text(event, at)}`;
const seat = (event: GameEvent, at = 0): AtomKey => `seat:${text(event, at)}`;

// -- where pieces are -----------------------------------------------------------------------------

/** The piece of that kind in a land that one view has more of than the other. */
function pieceIn(id: string, kind: string, more: HorizonsView, less: HorizonsView): AtomKey {
  const here = more.lands[id]?.pieces[kind as PieceKind] ?? [];
  const there = less.lands[id]?.pieces[kind as PieceKind] ?? [];
  const changed = here.findIndex((count, damage) => count > (there[damage] ?? 0));
  const any = here.findLastIndex((count) => count > 0);
  const damage = changed >= 0 ? changed : any;
  return damage < 0 ? `label:${id}` : `piece:${id}:${kind}:${damage}`;
}

/** A Spirit's presence in a land, where the view has it. */
function presenceIn(id: string, who: string, view: HorizonsView): AtomKey {
  return view.lands[id]?.presence[Number(who)] ? `presence:${id}:${who}` : `label:${id}`;
}

/** Where a seat's card is seen: in the viewer's own hand, or at the other's row. */
function cardAt(event: GameEvent, view: HorizonsView, at: number, who = 0): AtomKey {
  return event.args[who] === view.you ? `power:${text(event, at)}` : seat(event, who);
}

/** One's own card turns where it lies; another's is shown to all. */
const plays: Moving = (event, before) => {
  const turn: Motion = { kind: "turn", at: [cardAt(event, before, 1)] };
  if (event.args[0] === before.you) return [turn];
  return [turn, { kind: "stage", card: `power:${text(event, 1)}` }];
};

// -- the ways to move -----------------------------------------------------------------------------

const sign: Moving = (event) => [{ kind: "lit", at: [seat(event)] }];
const banner: Moving = () => [{ kind: "banner" }];
const shield = (at: number, amount = -1): Moving => (event) => [
  { kind: "shield", at: [land(event, at)], ...numbered(event, amount) },
];
const strike: Moving = (event) => [
  { kind: "strike", at: [land(event, 0)], number: `−${text(event, 1)}` },
];
const stop = (at: number): Moving => (event) => [{ kind: "stop", at: [land(event, at)] }];
const number = (plus: string): Moving => (event) => [
  { kind: "lit", at: [`energy:${text(event, 0)}`], number: `${plus}${text(event, 1)}` },
];

function numbered(event: GameEvent, at: number): { number?: string } {
  return at < 0 ? {} : { number: text(event, at) };
}

/** From place to place; the thing is drawn where it goes to, or not at all: then its back flies. */
function flies(from: AtomKey, to: AtomKey): Motion {
  const seen = !to.startsWith("seat:") && !to.startsWith("pool:");
  return { kind: "fly", what: to, from, to, face: seen ? "up" : "down" };
}

const gains: Moving = (event, _, after) => [flies("pool:powers", cardAt(event, after, 1))];

const loses: Moving = (event, before) => [flies(cardAt(event, before, 1), "pool:powers")];

const ray: Moving = (event, before) => {
  const from = cardAt(event, before, 1);
  const onSpirit = event.kind === "uses-on-spirit";
  const to = onSpirit ? seat(event, 2) : land(event, 2);
  return [{ kind: "ray", from, to }];
};

/** Every kind of event, with its motion. */
export const BY_KIND: Readonly<Record<string, Moving>> = {
  spirit: (event) => [{ kind: "set", at: [seat(event)] }],
  "presence-set-up": (event, _, after) => [
    { kind: "set", at: [presenceIn(text(event, 1), text(event, 0), after)], ...numbered(event, 2) },
  ],
  turn: banner,
  ready: sign,
  "not-ready": sign,
  grows: sign,
  reclaims: (event) => [flies("pool:discard", seat(event))],
  energy: number("+"),
  pays: number("−"),
  plays,
  presence: (event, _, after) => [
    flies(seat(event), presenceIn(text(event, 1), text(event, 0), after)),
  ],
  "moves-presence": (event, before, after) => [
    flies(
      presenceIn(text(event, 1), text(event, 0), before),
      presenceIn(text(event, 2), text(event, 0), after),
    ),
  ],
  "presence-destroyed": (event, before) => [
    { kind: "go", at: [presenceIn(text(event, 1), text(event, 0), before)] },
  ],
  "draws-powers": (event) => event.args.slice(1).map(() => flies("pool:powers", seat(event))),
  "gains-power": gains,
  forgets: loses,
  "gives-card": (event, _, after) => [flies(seat(event), cardAt(event, after, 2, 1))],
  "keeps-card": (event, _, after) => [{ kind: "set", at: [cardAt(event, after, 1)] }],
  reshuffles: () => [{ kind: "turn", at: ["pool:powers"] }],
  powers: banner,
  "uses-in-land": ray,
  "uses-on-spirit": ray,
  repeats: ray,
  hastens: (event, before) => [{ kind: "turn", at: [cardAt(event, before, 1)] }],
  elements: (event, before) => {
    const own = event.args[0] === before.you;
    const at = own ? event.args.slice(1).map((element) => `element:${element}`) : [seat(event)];
    return [{ kind: "lit", at, number: "+1" }];
  },
  fear: (event) => [{ kind: "lit", at: ["pool:fear"], number: `+${text(event, 0)}`, sound: "awe" }],
  "earns-fear-card": () => [flies("pool:fear", "pool:terror")],
  "terror-level": () => [{ kind: "banner" }, { kind: "lit", at: ["pool:terror"] }],
  damage: strike, // who is hurt or lost comes with the events that follow
  "damage-each": strike,
  wounds: (event, before, after) => [
    { kind: "strike", at: [pieceIn(text(event, 1), text(event, 0), after, before)] },
  ],
  destroys: (event, before, after) => [
    { kind: "go", at: [pieceIn(text(event, 1), text(event, 0), before, after)] },
  ],
  removes: (event, before, after) => [
    { kind: "go", at: [pieceIn(text(event, 1), text(event, 0), before, after)] },
  ],
  replaces: (event, before, after) => [
    { kind: "turn", at: [pieceIn(text(event, 2), text(event, 1), after, before)] },
  ],
  moves: (event, before, after) => [
    flies(
      pieceIn(text(event, 1), text(event, 0), before, after),
      pieceIn(text(event, 2), text(event, 0), after, before),
    ),
  ],
  defend: shield(0, 1),
  "defend-moves": (event) => [
    flies(land(event, 0), `defend:${text(event, 1)}`),
    { kind: "shield", at: [land(event, 1)], number: text(event, 2) },
  ],
  skips: stop(0),
  stalls: stop(1),
  skipped: stop(1),
  blight: (event) => [flies("pool:blight", `blight:${text(event, 0)}`)],
  "blight-removed": (event) => {
    const from = `blight:${text(event, 0)}`;
    return [{ kind: "fly", what: from, from, to: "pool:blight" }];
  },
  "blight-prevented": shield(0),
  ward: (event) => [{ kind: "shield", at: [seat(event)], number: text(event, 1) }],
  "range-bonus": sign,
  might: sign,
  wind: sign,
  "may-repeat": sign,
  "shares-presence": (event) => [{ kind: "lit", at: [seat(event), seat(event, 1)] }],
  vitality: shield(0),
  "dahan-safe": shield(0),
  "swears-vengeance": (event) => [{ kind: "ray", from: seat(event), to: land(event, 1) }],
  vengeance: strike,
  "invader-phase": banner,
  "fear-card": (event) => [{ kind: "stage", card: `fear:${text(event, 0)}` }],
  tide: (event) => [{ kind: "lit", at: ["pool:terror", `fear:${text(event, 0)}`] }],
  ravages: banner,
  ravage: strike,
  counterattack: strike,
  builds: banner,
  adds: (event, before, after) => [
    { kind: "set", at: [pieceIn(text(event, 1), text(event, 0), after, before)] },
  ],
  "reveals-invaders": (event) => [{ kind: "stage", card: `invader:${text(event, 0)}` }],
  "time-passes": banner,
  result: banner,
};

/** The motions of a beat; alike ones of neighbours become one with a number. */
export function motions(beat: Beat, before: View, after: View): Motion[] {
  const moving = BY_KIND[beat.kind];
  if (!moving) return [{ kind: "lit", at: beat.atoms }];
  const [from, to] = [horizons(before), horizons(after)];
  return gathered(beat.events.flatMap((event) => moving(event, from, to)));
}

/** Several things that go the same way fly together. */
function gathered(all: readonly Motion[]): Motion[] {
  const kept = new Map<string, Motion>();
  for (const motion of all) {
    const key = JSON.stringify(motion);
    const same = kept.get(key);
    if (same?.kind === "fly") kept.set(key, { ...same, count: (same.count ?? 1) + 1 });
    else kept.set(key, motion);
  }
  return [...kept.values()];
}
