/** What a beat looks like: a pure function of its event and the views before and after it. */

import type { AtomKey, Beat, Motion } from "$kit/contract";
import type { GameEvent, View } from "$lib/protocol";
import { oathOf } from "./campaign";
import { PRINCE_MOTIONS } from "./princemotions";
import type { OathView } from "./shown";

interface Scene {
  event: GameEvent;
  before: OathView;
  after: OathView;
}

type Moving = (scene: Scene) => Motion[];
type Where = (scene: Scene) => AtomKey;

// -- what an event names --------------------------------------------------------------------------

const text = ({ event }: Scene, at: number): string => String(event.args[at] ?? "");
const number = (scene: Scene, at: number): number => Number(text(scene, at));
const seat = (at = 0): Where => (scene) => `seat:${text(scene, at)}`;
const card = (at: number): Where => (scene) => `card:${text(scene, at)}`;
const site = (at: number): Where => (scene) => `site:${text(scene, at)}`;
const bank = (at: number): Where => (scene) => `suit:${text(scene, at)}`;
const pile = (at: number): Where => (scene) => `pile:${text(scene, at)}`;
const slot = (at: number): Where => (scene) => `slot:${text(scene, at)}`;
const relicDeck: Where = () => "pile:relics";


/** A warband of the colour that a seat's force has: Citizens fight under the Chancellor's. */
function warband(scene: Scene, at = 0): AtomKey {
  const who = scene.after.players[number(scene, at)];
  return `warband:${who && who.role === "exile" ? who.colour : "purple"}`;
}

// -- kinds of motion --------------------------------------------------------------------------

const fly = (what: AtomKey, from: AtomKey, to: AtomKey, count = 1): Motion =>
  count > 1 ? { kind: "fly", what, from, to, count } : { kind: "fly", what, from, to };

const favor = (from: Where, to: Where, count?: number): Moving => (scene) => [
  fly("piece:favor", from(scene), to(scene), count === undefined ? 1 : number(scene, count)),
];
const secrets = (from: Where, to: Where, count?: number): Moving => (scene) => [
  fly("piece:secret", from(scene), to(scene), count === undefined ? 1 : number(scene, count)),
];
const lit = (...at: Where[]): Moving => (scene) => [{ kind: "lit", at: at.map((where) => where(scene)) }];
const withNumber = (at: Where, sign: string, count: number): Moving => (scene) => [
  { kind: "lit", at: [at(scene)], number: `${sign}${text(scene, count)}` },
];
const banner: Moving = () => [{ kind: "banner" }];
const bannerAt = (...at: Where[]): Moving => (scene) => [{ kind: "banner" }, { kind: "lit", at: at.map((where) => where(scene)) }];
const stage = (at: number): Moving => (scene) => [{ kind: "stage", card: `card:${text(scene, at)}` }];
const turn = (at: Where): Moving => (scene) => [{ kind: "turn", at: [at(scene)] }];
const openCard = (at: number, from: Where, to: Where): Moving => (scene) => [fly(`card:${text(scene, at)}`, from(scene), to(scene))];
const ray = (from: Where, to: Where): Moving => (scene) => [{ kind: "ray", from: from(scene), to: to(scene) }];

/** Cards that only some know: face up for those, else their backs. */
const unseen = (back: string, from: Where, to: Where, count?: number): Moving => (scene) => {
  const known = (scene.event.secret ?? []).map((one) => `card:${one}`);
  const [start, end] = [from(scene), to(scene)];
  if (known.length) return known.map((what) => fly(what, start, end));
  return [fly(`back:${back}`, start, end, count === undefined ? 1 : number(scene, count))];
};

const warbands = (from: Where, to: Where, count: number): Moving => (scene) => [
  fly(warband(scene), from(scene), to(scene), number(scene, count)),
];

/** Dice as they fell: so many of each face. Those of a campaign fall in its panel, and have the same time. */
const dice = (...faces: string[]): Moving => (scene) => {
  if (scene.after.campaign) return [{ kind: "dice", values: [] }];
  const values = faces.flatMap((face, i) => Array.from({ length: number(scene, i + 1) }, () => face));
  return values.length ? [{ kind: "dice", values }] : [{ kind: "lit", at: [seat()(scene)] }];
};

const pawnTo: Moving = (scene) => [fly(`pawn:${text(scene, 0)}`, `pawn:${text(scene, 0)}`, site(1)(scene))];

const diesAtSite: Moving = (scene) => [
  { kind: "go", at: [site(1)(scene)], number: `−${text(scene, 2)}` },
  fly(`warband:${text(scene, 0)}`, site(1)(scene), `seat:${ownerOf(scene, text(scene, 0))}`, number(scene, 2)),
];

function ownerOf({ after }: Scene, colour: string): number {
  return Math.max(0, after.players.findIndex((player) => player.colour === colour));
}

/** The pile that has become smaller; of the world deck nobody sees how many cards it has. */
const searched: Where = ({ before, after }) => {
  const region = Object.keys(before.piles).find((one) => (after.piles[one]?.length ?? 0) < (before.piles[one]?.length ?? 0));
  return `pile:${region ?? "deck"}`;
};

/** The site where a relic less lies now, or the relic itself where it lay open. */
const relicSite: Where = (scene) => {
  const { before, after } = scene;
  const slot = Object.keys(before.sites).find(
    (one) => (after.sites[one]?.relics.length ?? 0) < (before.sites[one]?.relics.length ?? 0),
  );
  return slot ? `site:${before.sites[slot]?.site ?? slot}` : card(1)(scene);
};

/** O-8.3.5: from where the site lay to where it lies now; it is too large to fly. */
const siteMoves: Moving = (scene) => {
  const moved = site(0)(scene);
  return [{ kind: "ray", from: moved, to: moved }];
};

/** The title goes from its old holder to the new one. */
const titleMoves: Moving = (scene) => {
  const from = `title:${scene.before.title.holder}`;
  return [{ kind: "banner" }, fly(from, from, `title:${text(scene, 0)}`)];
};

// -- by event ---------------------------------------------------------------------------------

const BY_KIND: Readonly<Record<string, Moving>> = {
  round: banner,
  wakes: bannerAt(seat()),
  rests: lit(seat()),
  refreshes: withNumber((scene) => `supply:${text(scene, 0)}`, "", 1),
  uses: lit(seat(), card(1)),
  modifies: lit(seat(), card(1)),
  pays: (scene) => [
    ...(number(scene, 2) ? favor(seat(), card(1), 2)(scene) : []),
    ...(number(scene, 3) ? secrets(seat(), card(1), 3)(scene) : []),
  ],
  "pays-price": lit(seat(), card(1)),
  result: banner,
  "gains-favor": favor(bank(1), seat(), 2),
  "burns-favor": withNumber(seat(), "−", 1),
  "puts-in-bank": favor(seat(), bank(1), 2),
  "gives-favor": favor(seat(), seat(1), 2),
  "takes-favor": favor(seat(1), seat(), 2),
  "moves-favor": favor(bank(1), bank(2), 3),
  "spreads-favor": favor(seat(), bank(1), 2),
  "gains-secrets": withNumber(seat(), "+", 1),
  "burns-secrets": withNumber(seat(), "−", 1),
  "turns-secrets": turn(seat()),
  "gives-secrets": secrets(seat(), seat(1), 2),
  "takes-secret": secrets(seat(1), seat()),
  "puts-on-site": favor(seat(), site(1), 2),
  "takes-site-favor": favor(site(1), seat()),
  "takes-site-secret": secrets(site(1), seat()),
  "adds-to-banner": favor(seat(), () => "card:peoples_favor"),
  "returns-from-banner": favor(() => "card:peoples_favor", bank(1)),
  "turns-mob": turn(() => "card:peoples_favor"),
  "seizes-banner": openCard(1, card(1), seat()),
  "burns-banner-secrets": withNumber(() => "card:darkest_secret", "−", 1),
  bids: lit(seat(), card(1)),
  "recovers-banner": openCard(1, card(1), seat()),
  searches: lit(seat(), pile(1)),
  draws: unseen("denizen", searched, seat(), 1),
  "draws-openly": (scene) => scene.event.args.slice(1).map((one) => fly(`card:${one}`, "pile:deck", seat()(scene))),
  "draws-vision": bannerAt(seat()),
  "shows-kept": stage(1),
  discards: openCard(1, seat(), pile(2)),
  "discards-unseen": unseen("denizen", seat(), pile(2), 1),
  "plays-to-site": openCard(1, seat(), site(2)),
  "plays-to-advisers": stage(1),
  "keeps-facedown": lit(seat()), // it came there when it was drawn
  "reveals-vision": stage(1),
  "plays-conspiracy": bannerAt(seat()),
  "moves-card": openCard(1, card(1), site(2)),
  "joins-advisers": openCard(1, card(1), seat(2)),
  "swaps-cards": (scene) => [fly(card(1)(scene), card(1)(scene), card(2)(scene)), fly(card(2)(scene), card(2)(scene), card(1)(scene))],
  "reveals-top": stage(1),
  "peeks-deck": lit(seat(), () => "pile:deck"),
  "peeks-site": lit(seat(), site(1)),
  "peeks-adviser": lit(seat(), seat(1)),
  "swaps-drawn": unseen("denizen", () => "pile:deck", seat(), 1),
  "swaps-pile": lit(seat(), pile(1)),
  restores: turn(card(2)),
  recovers: stage(1),
  "takes-relic": openCard(1, relicSite, seat()),
  "buries-relic": openCard(1, seat(), relicDeck),
  "buries-relic-unseen": unseen("relic", seat(), relicDeck),
  "peeks-relic": lit(seat(), site(1)),
  "peeks-reliquary": lit(seat(), slot(1)),
  "leaves-reliquary": openCard(1, slot(2), seat()),
  musters: lit(seat(), card(1)),
  "trades-for-favor": lit(seat(), card(1)),
  "trades-for-secrets": lit(seat(), card(1)),
  "gains-warbands": withNumber(seat(), "+", 1),
  "cages-warbands": withNumber(seat(1), "−", 2),
  "frees-warbands": withNumber(seat(1), "+", 2),
  "dies-on-board": withNumber(seat(), "−", 1),
  "dies-at-site": diesAtSite,
  "places-warbands": warbands(seat(), site(1), 2),
  "withdraws-warbands": warbands(site(1), seat(), 2),
  "shares-warbands": warbands(seat(), seat(1), 2),
  "denies-warbands": (scene) => [{ kind: "stop", at: [seat(1)(scene)] }],
  travels: lit(seat(), site(1)), // the pawn follows: `pawn-moves`
  "travel-fails": (scene) => [{ kind: "stop", at: [`pawn:${text(scene, 0)}`] }],
  "pawn-moves": pawnTo,
  "reveals-site": (scene) => [{ kind: "turn", at: [site(1)(scene)] }],
  campaigns: (scene) => [{ kind: "banner" }, { kind: "strike", at: [seat(1)(scene)] }],
  "targets-site": (scene) => [{ kind: "strike", at: [site(1)(scene)] }],
  "targets-thing": (scene) => [{ kind: "strike", at: [card(1)(scene)] }],
  "targets-pawn": (scene) => [{ kind: "strike", at: [`pawn:${text(scene, 1)}`] }],
  "joins-defence": (scene) => [{ kind: "shield", at: [seat()(scene)] }],
  "uses-plan": lit(seat(), card(1)),
  pools: lit(),
  "rolls-defence": dice("–", "◊", "◊◊", "×2"),
  "rolls-attack": dice("⚬", "†", "††☠"),
  "rolls-end": (scene) => [{ kind: "dice", values: [text(scene, 0)] }],
  "changes-end-die": withNumber(seat(), "", 1),
  "defence-is": lit(),
  "attack-is": lit(),
  sacrifices: withNumber(seat(), "−", 1),
  "wins-campaign": bannerAt(seat()),
  retreats: warbands(seat(), site(1), 2),
  saved: (scene) => [{ kind: "shield", at: [site(1)(scene)] }],
  "takes-title": titleMoves,
  "becomes-usurper": (scene) => [{ kind: "banner" }, { kind: "turn", at: [`title:${text(scene, 0)}`, seat()(scene)] }],
  "title-turns-back": turn((scene) => `title:${text(scene, 0)}`),
  "becomes-citizen": bannerAt(seat()),
  "becomes-exile": bannerAt(seat()),
  "offers-citizenship": ray(seat(), seat(1)),
  "refuses-citizenship": (scene) => [{ kind: "stop", at: [seat()(scene)] }],
  "shows-relic": ray(slot(2), seat(1)),
  proposes: lit(seat()),
  "would-give": ray(seat(), seat(1)),
  "would-give-site": lit(seat(), site(1)),
  "no-deal": (scene) => [{ kind: "stop", at: scene.event.args.map((who) => `seat:${who}`) }],
  "gives-thing": openCard(2, seat(), seat(1)),
  "gives-facedown": unseen("denizen", seat(), seat(1)),
  "leaves-site": lit(seat(), site(1)),
  swears: ray(seat(), seat(1)),
  "finds-conspiracy": ray(seat(), seat(1)),
  "swaps-facedown": ray(seat(1), seat(3)),
  "adds-banner-secret": secrets(seat(), () => "card:darkest_secret"),
  "gains-supply": withNumber((scene) => `supply:${text(scene, 0)}`, "+", 1),
  "bank-burns": withNumber(bank(0), "−", 1),
  "targets-site-relic": (scene) => [{ kind: "strike", at: [site(1)(scene)] }],
  "looks-at-pile": lit(seat(), pile(1)),
  "draws-relic": unseen("relic", relicDeck, seat()),
  "looks-through-pile": lit(seat(), pile(1)),
  "marks-vision": lit(seat(), card(1)),
  "dies-on-vision": withNumber(seat(), "−", 1),
  "takes-burnt-favor": withNumber(seat(), "+", 1),
  "moves-pile": (scene) => [fly("back:denizen", pile(1)(scene), pile(2)(scene), number(scene, 3))],
  dispossesses: (scene) => [{ kind: "go", at: [card(1)(scene)] }],
  vows: bannerAt(seat()),
  invites: ray(seat(), seat(1)),
  "idle-boards-turn": banner,
  "takes-over-site": lit(seat(), site(1)),
  builds: (scene) => [{ kind: "stage", card: card(2)(scene) }, { kind: "rise", at: [site(3)(scene)] }],
  "discards-site": (scene) => [{ kind: "go", at: [site(0)(scene)] }],
  "ruin-returns": lit(card(0)),
  "falls-to-ruin": turn(card(0)),
  "takes-off-site": (scene) => [{ kind: "go", at: [site(0)(scene)] }],
  "clears-map": banner,
  "moves-site": siteMoves,
  "deals-site": (scene) => [{ kind: "set", at: [site(0)(scene)] }],
  "turns-site-up": (scene) => [{ kind: "turn", at: [site(0)(scene)] }],
  "adds-denizens": bannerAt(bank(0), bank(1), bank(2)),
  heals: banner,
  "sets-visions-aside": banner,
  "dispossesses-unseen": banner,
  "gathers-relics": banner,
  "deals-relics": (scene) => [fly("back:relic", "pile:relics", site(0)(scene), number(scene, 1))],
  "relics-on-top": (scene) => [fly("back:relic", seat()(scene), "pile:relics", number(scene, 1))],
  "rebuilds-deck": (scene) => [{ kind: "turn", at: ["pile:deck"] }, ...banner(scene)],
  "chronicle-written": bannerAt(seat()),
  ...PRINCE_MOTIONS,
};

/** The kinds of events that have a motion of their own. */
export const MOVING: ReadonlySet<string> = new Set(Object.keys(BY_KIND));

/** All motions of a beat; an event of an unknown kind lights what it names. */
export function motions(beat: Beat, before: View, after: View): Motion[] {
  const moving = BY_KIND[beat.kind];
  if (!moving) return [{ kind: "lit", at: beat.atoms }];
  const views = { before: oathOf(before), after: oathOf(after) };
  const all = beat.events.flatMap((event) => moving({ event, ...views }));
  return all.filter((motion, i) => motion.kind !== "banner" || all.findIndex((one) => one.kind === "banner") === i);
}
