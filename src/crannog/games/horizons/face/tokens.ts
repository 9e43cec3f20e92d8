/** What stands in a land, as tokens in reading order. */

import type { Seat } from "$lib/protocol";
import type { Args, Words } from "$lib/words";
import { pieceKey } from "./asks";
import type { Printed } from "./printed";
import { type HorizonsView, type LandView, PIECES } from "./view";

export interface Token {
  key: string; // the thing, as motions name it
  figure: string; // the id of its drawing, without "hz-"
  count: number;
  always: boolean; // the number is shown even if it is 1
  damage: number;
  health: number; // of a piece, when it is worth showing; else 0
  seat: Seat; // whose presence, or -1
  sacred: boolean;
  atoms: readonly string[] | null; // what a click picks
  label: string;
}

const known = new WeakMap<Words, Map<string, string>>();

/** A message that is said again and again: formatted once for each set of arguments. */
function said(words: Words, id: string, args: Args = {}): string {
  let texts = known.get(words);
  if (!texts) known.set(words, (texts = new Map()));
  const key = `${id} ${Object.values(args).join(" ")}`;
  let text = texts.get(key);
  if (text === undefined) texts.set(key, (text = words.text(id, args)));
  return text;
}

const plain = {
  count: 1,
  always: false,
  damage: 0,
  health: 0,
  seat: -1,
  sacred: false,
  atoms: null,
};

/** The tokens of a land. `asked` tells which pieces the question offers. */
export function tokensOf(
  id: string,
  view: HorizonsView,
  me: Seat | null,
  asked: ReadonlyMap<string, string[]>,
  words: Words,
  printed: Printed,
): Token[] {
  const land = view.lands[id];
  if (!land) return [];
  return [
    ...pieces(id, land, asked, words, printed),
    ...blight(id, land, words),
    ...presence(id, land, view, me, asked, words),
    ...effects(id, land, words),
  ];
}

function pieces(
  id: string,
  land: LandView,
  asked: ReadonlyMap<string, string[]>,
  words: Words,
  printed: Printed,
): Token[] {
  return PIECES.flatMap((kind) =>
    land.pieces[kind].flatMap((count, damage): Token[] => {
      if (!count) return [];
      const atoms = asked.get(pieceKey(id, kind, damage)) ?? null;
      const piece = said(words, `piece-${kind}`);
      const label = said(words, "board-pieces", { piece, count, damage });
      const health = land.health[kind] ?? 0;
      const usual = health === (printed.pieces[kind]?.health ?? health);
      const shown = damage || !usual || (atoms && health > 1) ? health : 0;
      const key = `piece:${id}:${kind}:${damage}`;
      return [{ ...plain, key, figure: kind, count, damage, health: shown, atoms, label }];
    }),
  );
}

function blight(id: string, land: LandView, words: Words): Token[] {
  if (!land.blight) return [];
  const label = said(words, "board-blight-here", { count: land.blight });
  return [{ ...plain, key: `blight:${id}`, figure: "blight", count: land.blight, label }];
}

function presence(
  id: string,
  land: LandView,
  view: HorizonsView,
  me: Seat | null,
  asked: ReadonlyMap<string, string[]>,
  words: Words,
): Token[] {
  return land.presence.flatMap((count, seat): Token[] => {
    const spirit = view.spirits[seat];
    if (!count || !spirit) return [];
    const sacred = spirit.sacred_sites.includes(id);
    const args = { seat: words.seat(seat), count };
    const label = said(words, sacred ? "board-sacred-here" : "board-presence-here", args);
    const atoms = seat === me ? (asked.get(pieceKey(id, "presence", 0)) ?? null) : null;
    const figure = spirit.spirit;
    return [{ ...plain, key: `presence:${id}:${seat}`, figure, count, seat, sacred, atoms, label }];
  });
}

function effects(id: string, land: LandView, words: Words): Token[] {
  const tokens: Token[] = [];
  const add = (key: string, figure: string, label: string, count = 1, always = false) =>
    tokens.push({ ...plain, key: `${key}:${id}`, figure, label, count, always });
  if (land.defend) {
    add("defend", "defend", said(words, "board-defend", { count: land.defend }), land.defend, true);
  }
  if (land.skips.length) {
    const actions = [...new Set(land.skips)].map((action) => said(words, `action-${action}`));
    add("skips", "skip", said(words, "board-skips", { actions: actions.join(", ") }));
  }
  if (land.stalls.length) add("stalls", "skip", said(words, "board-stalls"));
  if (land.vitality) add("vitality", "charm", said(words, "board-vitality"));
  if (land.no_blight) add("no-blight", "charm", said(words, "board-no-blight"));
  if (land.dahan_safe) add("safe", "charm", said(words, "board-dahan-safe"));
  return tokens;
}
