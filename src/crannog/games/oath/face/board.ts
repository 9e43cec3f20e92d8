/** The map as it is drawn: regions, sites, what each would cost to reach. */

import type { AtomKey, Props } from "$kit/contract";
import type { Words } from "$lib/words";
import type { OathView, SiteView } from "./shown";

export const REGIONS = ["cradle", "provinces", "hinterland"] as const;
export type Region = (typeof REGIONS)[number];

export interface Place {
  slot: string;
  id: string; // the site's, or the slot's where it is not known
  atom: AtomKey;
  site: SiteView;
}

export function placesIn(oath: OathView, region: Region): Place[] {
  return Object.entries(oath.sites)
    .filter(([, site]) => site.region === region)
    .map(([slot, site]) => place(slot, site));
}

function place(slot: string, site: SiteView): Place {
  const id = site.site ?? slot;
  return { slot, id, atom: `site:${id}`, site };
}

/** How wide letters are, in pixels, where they are written as small as may be: the first that fits. */
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [/[iljtfrI.'’]/u, 4.5],
  [/[mwжшщюыфм]/iu, 11],
  [/\p{Lu}/u, 9],
  [/./u, 7.5],
];

export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (LETTERS.find(([kind]) => kind.test(letter))?.[1] ?? 0), 0);
}

/** A site's name in one or two short lines, its first word and its last: what is too wide is cut. */
export function shortName(name: string, width: number): string {
  const words = name.split(" ").filter((word) => word !== "The");
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = "") => cut(word, width)).join("\n");
}

function cut(word: string, width: number): string {
  if (widthOf(word) <= width) return word;
  const starts = Array.from(word, (_, i) => `${word.slice(0, i)}.`);
  return starts.findLast((start) => widthOf(start) <= width) ?? "";
}

/** Where a site lies that an option or an event names, by its own id or its slot's. */
export function slotOf(oath: OathView, name: string): string {
  const found = Object.entries(oath.sites).find(([slot, { site }]) => slot === name || site === name);
  return found?.[0] ?? name;
}

/** The Supply that a journey to each site would cost, as the game's notes tell it. */
export function journeys({ ask, live }: Props): ReadonlyMap<string, number> {
  const costs = new Map<string, number>();
  if (!ask || !live) return costs;
  ask.options.forEach((option, i) => {
    const count = ask.notes?.[i]?.text?.args?.count;
    if (option[0] === "travel" && typeof count === "number") costs.set(`site:${option[1]}`, count);
  });
  return costs;
}

/** The region that a thing on the map belongs to, or null. */
export function regionOf(oath: OathView, atom: AtomKey): Region | null {
  const [kind = "", name = ""] = atom.split(":", 2);
  if (kind === "pile" || kind === "region") return REGIONS.find((region) => region === name) ?? null;
  const at = Object.entries(oath.sites).find(
    ([slot, { site, cards, pawns }]) =>
      (kind === "site" && (slot === name || site === name)) ||
      (kind === "card" && cards.some(({ card }) => card === name)) ||
      (kind === "pawn" && pawns.includes(Number(name))),
  );
  return (at?.[1].region as Region | undefined) ?? null;
}

/** What a screen reader hears of a site. */
export function siteLabel({ id, site }: Place, words: Words): string {
  if (site.vacant) return words.text("board-vacant");
  if (!site.up) return [words.text(`site-${id}`), words.text("board-unseen")].join(", ");
  const pawns = site.pawns.map((seat) => words.seat(seat)).join(", ");
  return [
    words.text(`site-${id}`),
    rulerText(site, words),
    words.text("board-slots", { count: Math.max(0, site.capacity - site.cards.length) }),
    pawns && words.text("board-pawns", { names: pawns }),
    words.has(`card-${id}`, "text") ? words.text(`card-${id}.text`) : "",
  ]
    .filter(Boolean)
    .join(". ");
}

export function rulerText(site: SiteView, words: Words): string {
  if (site.ruler === null) return words.text("board-unruled");
  if (site.ruler === "bandits") return words.text("board-bandits");
  return words.text("board-ruled", { colour: words.text(`colour-${site.ruler}`), count: site.warbands });
}
