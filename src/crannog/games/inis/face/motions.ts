/** What a beat looks like: a pure function of its event and the views before and after it. */

import type { AtomKey, Beat, Motion } from "$kit/contract";
import type { GameEvent, Seat, View } from "$lib/protocol";
import { type Inis, placeOf, readView } from "./model";

interface Scene {
  event: GameEvent;
  before: Inis;
  after: Inis;
  you: Seat | null;
}

type Moving = (scene: Scene) => Motion[];

const text = ({ event }: Scene, at: number): string => String(event.args[at] ?? "");
const seat = (scene: Scene, at = 0): AtomKey => `seat:${text(scene, at)}`;
const tile = (scene: Scene, at: number): AtomKey => `territory:${text(scene, at)}`;

/** A seat's clans in a territory, where the view has them; else the territory. */
function clansAt(inis: Inis, id: string, owner: Seat): AtomKey {
  return placeOf(inis, id)?.clans[owner] ? `clans:${id}:${owner}` : `territory:${id}`;
}

/** Where a seat keeps its cards: the viewer's own lie in the rail, those of others at their row. */
function handOf({ you }: Scene, owner: Seat, kind: string, card = ""): AtomKey {
  return owner === you && card ? `card:${card}` : `hand:${kind}:${owner}`;
}

/** Whose cards, clans in reserve, Deeds or token it is that a row of the standings shows. */
export function ownerOf(atom: AtomKey): Seat | null {
  const [, owner] = /^(?:hand:[a-z]+|reserve|deeds|pretender):(\d+)$/.exec(atom) ?? [];
  return owner === undefined ? null : Number(owner);
}

/** Cards go from one place to another: face up where the viewer knows which, else their backs. */
function cards(scene: Scene, kind: string, from: Place, to: Place): Motion[] {
  const known = (scene.event.secret ?? []).map(String);
  if (!known.length) {
    return [{ kind: "fly", what: `back:${kind}`, from: from(scene, ""), to: to(scene, "") }];
  }
  return known.map((card) => flown(scene, card, kind, from, to));
}

type Place = (scene: Scene, card: string) => AtomKey;

const pile = (id: string): Place => () => `pile:${id}`;
const hand = (kind: string, at = 0): Place => (scene, card) =>
  handOf(scene, Number(scene.event.args[at]), kind, card);

function flown(scene: Scene, card: string, kind: string, from: Place, to: Place): Motion {
  const [start, end] = [from(scene, card), to(scene, card)];
  const seen = start === `card:${card}` || end === `card:${card}`;
  return { kind: "fly", what: seen ? `card:${card}` : `back:${kind}`, from: start, to: end };
}

/** An open card, whose id is the argument at that place. */
const open = (kind: string, at: number, from: Place, to: Place): Moving => (scene) => [
  flown(scene, text(scene, at), kind, from, to),
];

const hidden = (kind: string, from: Place, to: Place): Moving => (scene) => cards(scene, kind, from, to);

// -- the other ways to move ----------------------------------------------------------------------

const sign: Moving = (scene) => [{ kind: "lit", at: [seat(scene)] }];
const banner: Moving = () => [{ kind: "banner" }];
const shieldAt = (kind: string, at: number): Moving => (scene) => [
  { kind: "shield", at: [`${kind}:${text(scene, at)}`] },
];
const unfought: Moving = (scene) => [{ kind: "stop", at: [`fight:${text(scene, 0)}`] }];
const riseAt = (kind: string, at: number): Moving => (scene) => [
  { kind: "rise", at: [`${kind}:${text(scene, at)}`] },
];
const eye = (to: (scene: Scene) => AtomKey): Moving => (scene) => [
  { kind: "fly", what: "piece:eye", from: seat(scene), to: to(scene) },
];
const coin: Moving = (scene) => [
  { kind: "coin", values: [text(scene, 1) === "clockwise" ? "↻" : "↺"] },
  { kind: "lit", at: ["crows"] },
  { kind: "banner" },
];

const moves: Moving = (scene) => {
  const [owner, count] = [Number(scene.event.args[0]), Number(scene.event.args[3])];
  const [from, to] = [text(scene, 1), text(scene, 2)];
  const there = clansAt(scene.after, to, owner);
  const alone = !placeOf(scene.before, to)?.clans[owner];
  const start = clansAt(scene.before, from, owner);
  if (alone) return [{ kind: "fly", what: there, from: start, to: there }];
  return [{ kind: "fly", what: `clan:${owner}`, from: start, to: there, count }];
};

const places: Moving = (scene) => {
  const [owner, count] = [Number(scene.event.args[0]), Number(scene.event.args[2])];
  const to = clansAt(scene.after, text(scene, 1), owner);
  return [{ kind: "fly", what: `clan:${owner}`, from: `reserve:${owner}`, to, count }];
};

const removes: Moving = (scene) => {
  const owner = Number(scene.event.args[0]);
  const from = clansAt(scene.before, text(scene, 1), owner);
  const lost = !placeOf(scene.after, text(scene, 1))?.clans[owner];
  if (lost) return [{ kind: "go", at: [from] }];
  return [
    { kind: "fly", what: `clan:${owner}`, from, to: `reserve:${owner}` },
    { kind: "strike", at: [from], number: "−1" },
  ];
};

const replaces: Moving = (scene) => {
  const other = Number(scene.event.args[1]);
  return [{ kind: "turn", at: [clansAt(scene.before, text(scene, 2), other)] }];
};

const attacks: Moving = (scene) => {
  const target = Number(scene.event.args[1]);
  const place = text(scene, 2);
  const me = Number(scene.event.args[0]);
  return [
    { kind: "ray", from: clansAt(scene.after, place, me), to: clansAt(scene.after, place, target) },
    { kind: "strike", at: [clansAt(scene.after, place, target)] },
  ];
};

/** A card is shown where the cards of this turn lie; an Epic Tale of somebody else takes the stage. */
const plays: Moving = (scene) => {
  const [owner, card] = [Number(scene.event.args[0]), text(scene, 1)];
  if (owner !== scene.you && epicsOf(scene.after, owner) < epicsOf(scene.before, owner)) {
    return [{ kind: "stage", card: `card:${card}` }, { kind: "lit", at: [seat(scene)] }];
  }
  const from = owner === scene.you ? `card:${card}` : `seat:${owner}`;
  return [{ kind: "fly", what: `played:${card}`, from, to: `played:${card}` }];
};

const epicsOf = ({ counts }: Inis, owner: Seat): number => counts[owner]?.epic ?? 0;

const declares: Moving = ({ event, after }) => {
  const named = event.args.slice(2).map(String).filter((id) => placeOf(after, id));
  const at = named.length ? named.map((id) => `territory:${id}`) : [`seat:${event.args[0]}`];
  return [{ kind: "lit", at }];
};

const gone = (kind: string): Place => (scene, card) => {
  const owner = scene.before.hand.includes(card) ? scene.you : null;
  if (owner !== null) return `card:${card}`;
  return scene.before.inPlay.includes(card) ? `played:${card}` : `hand:${kind}:${scene.before.active}`;
};

const discardsEpic: Moving = (scene) =>
  scene.event.args.map((card) => flown(scene, String(card), "epic", gone("epic"), pile("epic-discard")));

/** Dealt cards come from the deck; those of others, and what is not drawn yet, go to their rows. */
const dealt: Moving = (scene) => {
  const { hand: held, draft } = scene.after;
  const drawn = new Set([...held, ...(draft?.cards ?? [])]);
  const known = (scene.event.secret ?? []).map(String);
  if (known.length && known.every((card) => drawn.has(card))) {
    return known.map((card) => ({ kind: "fly", what: `card:${card}`, from: "pile:action-deck", to: `card:${card}` }));
  }
  const count = Number(scene.event.args[1]);
  return [{ kind: "fly", what: "back:action", from: "pile:action-deck", to: `hand:action:${text(scene, 0)}`, count }];
};

const passesCards: Moving = (scene) => {
  const known = (scene.event.secret ?? []).map(String);
  const [giver, taker] = scene.event.args.map(Number) as [Seat, Seat];
  const rows: Motion = { kind: "fly", what: "back:action", from: `hand:action:${giver}`, to: `hand:action:${taker}` };
  if (!known.length || scene.you === null) return [rows];
  return known.map((card) => {
    const [from, to] =
      giver === scene.you ? [`card:${card}`, `seat:${taker}`] : [`seat:${giver}`, `card:${card}`];
    return { kind: "fly", what: `card:${card}`, from, to };
  });
};

const advantage: Place = (scene) => tile(scene, 1);
const row: Place = (scene) => seat(scene);

// -- by event ------------------------------------------------------------------------------------

const BY_KIND: Readonly<Record<string, Moving>> = {
  "territory-enters": (scene) => [{ kind: "set", at: [tile(scene, 0)] }],
  "enters-with-sanctuary": riseAt("sanctuary", 0),
  "draws-tiles": (scene) => [{ kind: "fly", what: "back:advantage", from: "pile:stack", to: seat(scene), count: Number(scene.event.args[1]) }],
  brenn: (scene) => [{ kind: "banner" }, { kind: "lit", at: [seat(scene)] }],
  capital: riseAt("capital", 1),
  toss: coin,
  flips: coin,
  assembly: banner,
  "no-winner": banner,
  result: banner,
  season: banner,
  "season-ends": banner,
  dealt,
  "has-drafted": sign,
  "passes-cards": passesCards,
  "sets-aside": hidden("action", hand("action"), pile("aside")),
  "takes-aside": hidden("action", pile("aside"), hand("action")),
  "takes-advantage": open("advantage", 1, advantage, hand("advantage")),
  "returns-advantage": open("advantage", 1, hand("advantage"), advantage),
  passes: sign,
  meets: sign,
  "takes-pretender": (scene) => [
    { kind: "banner" },
    { kind: "set", at: [`pretender:${text(scene, 0)}`] },
    { kind: "lit", at: [seat(scene)] },
  ],
  "gains-deed": (scene) => [{ kind: "set", at: [`deeds:${text(scene, 0)}`] }, { kind: "lit", at: [seat(scene)], number: "+1 ✦" }],
  "loses-deed": (scene) => [{ kind: "go", at: [`deeds:${text(scene, 0)}`] }],
  festival: riseAt("festival", 1),
  "festival-ends": (scene) => [{ kind: "go", at: [`festival:${text(scene, 0)}`] }],
  plays,
  declares,
  cancelled: (scene) => [{ kind: "stop", at: [`played:${text(scene, 1)}`, seat(scene)] }],
  "discards-epic": discardsEpic,
  "discards-action": hidden("action", hand("action"), pile("action-discard")),
  "discards-action-shown": open("action", 1, hand("action"), pile("action-discard")),
  "discards-advantage": open("advantage", 1, hand("advantage"), advantage),
  reshuffles: () => [{ kind: "shield", at: ["pile:epic-deck"] }, { kind: "turn", at: ["pile:epic-discard"] }],
  draws: hidden("epic", pile("epic-deck"), hand("epic")),
  places,
  "builds-citadel": riseAt("citadel", 1),
  "builds-sanctuary": riseAt("sanctuary", 1),
  removes,
  "clan-saved": shieldAt("territory", 1),
  replaces,
  moves,
  "gives-epic": open("epic", 2, hand("epic"), hand("epic", 1)),
  "gives-action": hidden("action", hand("action"), hand("action", 1)),
  "takes-from-hand": hidden("action", hand("action", 1), hand("action")),
  "takes-discard": hidden("action", pile("action-discard"), hand("action")),
  "takes-played-action": open("action", 1, pile("action-discard"), hand("action")),
  "takes-epic-back": open("epic", 1, pile("epic-discard"), hand("epic")),
  "takes-revealed": open("epic", 1, row, hand("epic")),
  "takes-next-turn": sign,
  "reveals-epic": (scene) => [{ kind: "stage", card: `card:${text(scene, 1)}` }],
  "looks-at-actions": eye((scene) => `hand:action:${text(scene, 1)}`),
  "looks-at-epics": eye((scene) => `hand:epic:${text(scene, 1)}`),
  "looks-at-discard": eye(() => "pile:action-discard"),
  "clash-starts": (scene) => [{ kind: "banner" }, { kind: "strike", at: [tile(scene, 1)] }],
  "clash-skipped": unfought,
  "clash-agreed": unfought,
  "clash-ends": (scene) => [{ kind: "banner" }, { kind: "lit", at: [tile(scene, 0)] }],
  "becomes-instigator": sign,
  shelters: shieldAt("citadel", 1),
  "citadels-emptied": shieldAt("citadel", 0),
  "votes-end": sign,
  "votes-on": sign,
  attacks,
  "attack-ignored": (scene) => [{ kind: "shield", at: [`fighter:${text(scene, 1)}`, seat(scene, 1)] }],
  "names-next": (scene) => [{ kind: "ray", from: seat(scene), to: seat(scene, 1) }],
  cauldron: sign,
};

/** The kinds of events that have a motion of their own. */
export const MOVING: ReadonlySet<string> = new Set(Object.keys(BY_KIND));

/** All motions of a beat; an event of an unknown kind lights what it names. */
export function motions(beat: Beat, before: View, after: View): Motion[] {
  const you = typeof after.you === "number" ? after.you : null;
  const moving = BY_KIND[beat.kind];
  if (!moving) return [{ kind: "lit", at: beat.atoms }];
  const views = { before: readView(before), after: readView(after), you };
  const all = beat.events.flatMap((event) => moving({ event, ...views }));
  const [banner = claims(views.before, views.after)] = all.filter(isBanner);
  const others = all.filter((one) => !isBanner(one));
  return banner ? [...others, banner] : others;
}

const isBanner = ({ kind }: Motion): boolean => kind === "banner";

/** I-8.6: from now on somebody meets a condition, and could take a Pretender token. */
function claims(before: Inis, after: Inis): Motion | undefined {
  const seat = after.standings.findIndex(({ met }, i) => met > 0 && !before.standings[i]?.met);
  if (seat < 0 || after.phase === "over" || after.pretenders.includes(seat)) return undefined;
  return { kind: "banner", says: { id: "board-can-claim", args: { seat } } };
}
