/**
 * Where the territories' names stand on the map: each in its tile's wider half, moved a little where
 * it would lie over another name or over the numbers of clans.
 */

import { type Anchor, centreOf, onTile } from "./geometry";

/** A name where it is drawn: its lines, the middle of them, and the foot of the first. */
export interface NamePlace {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
}

interface Named {
  readonly id: string;
  readonly at: Anchor;
  readonly name: string;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const HOME: readonly [number, number] = [-47, 50]; // from the middle of a tile, by its orientation
const WIDE = 150; // a longer name takes two lines
const ROUNDS = 6; // in which each name looks for the best place beside the others
const ASIDE = [0, -0.6, 0.6, -1.2, 1.2, -1.8, 1.8, -2.4, 2.4, -3, 3]; // steps of a name, in heights of its letters
const DOWN = [0, -0.35, 0.35, -0.7, 0.7, -1.05, 1.05, -1.4, 1.4, -1.75, 1.75, -3.5, 3.5];
const OVER_NAME = 8; // what it costs to lie over a name, for each unit of the area
const OVER_NUMBERS = 8;
const OFF_TILE = 8; // to leave its own tile, for each unit of the area
const EDGE = -10; // how far beyond the tile's edge the middle of a line may stand
const A_STEP = 4; // to be away from home, for each unit of the way

/** About how wide a name is drawn. */
export function widthOf(text: string, font: number): number {
  return text.length * font * 0.7;
}

/** A name in one line or, where it would not fit, in two about equal ones. */
export function linesOf(name: string, font: number, width = WIDE): string[] {
  if (widthOf(name, font) <= width) return [name];
  const parts = name.split(" ");
  if (parts.length < 2) return [name];
  let best = 1;
  const longest = (at: number) =>
    Math.max(parts.slice(0, at).join(" ").length, parts.slice(at).join(" ").length);
  for (let at = 2; at < parts.length; at++) if (longest(at) < longest(best)) best = at;
  return [parts.slice(0, best).join(" "), parts.slice(best).join(" ")];
}

/** All names of a map, for letters of that size; `scale` is that of the numbers. */
export function namePlaces(
  named: readonly Named[],
  font: number,
  scale: number,
): ReadonlyMap<string, NamePlace> {
  const numbers = named.map(({ at }) => numbersOn(at, scale));
  const places = named.map(({ at, name }) => homeOf(at, linesOf(name, font), font));
  for (let round = 0; round < ROUNDS; round++) {
    places.forEach((place, i) => {
      const { at } = named[i] as Named;
      const home = homeOf(at, place.lines, font);
      const others = places.filter((_, j) => j !== i).map((other) => boxOf(other, font));
      places[i] = bestOf(around(home, font), home, at, font, others, numbers);
    });
  }
  return new Map(named.map(({ id }, i) => [id, places[i] as NamePlace]));
}

function homeOf(at: Anchor, lines: readonly string[], font: number): NamePlace {
  const [x, y] = centreOf(at);
  return { lines, x, y: y + (HOME[at[2]] ?? 0) - (lines.length - 1) * font * 0.6 };
}

/** The row in which the numbers of clans stand, whoever is there: names do not wander with them. */
function numbersOn(at: Anchor, scale: number): Box {
  const [x, y] = centreOf(at);
  const [high, low] = at[2] === 0 ? [-1, 14] : [7, 21];
  const half = 8 * scale;
  const middle = 5 * scale;
  return { left: x - 70, right: x + 70, top: y + high + middle - half, bottom: y + low + middle + half };
}

function around(home: NamePlace, font: number): NamePlace[] {
  return DOWN.flatMap((down) =>
    ASIDE.map((aside) => ({ ...home, x: home.x + aside * font, y: home.y + down * font })),
  );
}

function bestOf(
  places: readonly NamePlace[],
  home: NamePlace,
  at: Anchor,
  font: number,
  names: readonly Box[],
  numbers: readonly Box[],
): NamePlace {
  const cost = (place: NamePlace): number => {
    const box = boxOf(place, font);
    const way = Math.abs(place.x - home.x) + Math.abs(place.y - home.y);
    const over = OVER_NAME * shared(box, names) + OVER_NUMBERS * shared(box, numbers);
    return over + OFF_TILE * offTile(place, at, font) + A_STEP * way;
  };
  const costs = places.map(cost);
  return places[costs.indexOf(Math.min(...costs))] ?? home;
}

/** The box that a name fills. */
export function boxOf({ lines, x, y }: NamePlace, font: number): Box {
  const half = Math.max(...lines.map((line) => widthOf(line, font))) / 2;
  const bottom = y + (lines.length - 1) * font + font * 0.25;
  return { left: x - half, right: x + half, top: y - font * 0.8, bottom };
}

/** The area of the lines whose middle is not on the name's own tile: they would name another. */
function offTile({ lines, x, y }: NamePlace, at: Anchor, font: number): number {
  const [middle, centre] = centreOf(at);
  const off = lines.filter(
    (_, i) => !onTile(at[2], x - middle, y + (i - 0.3) * font - centre, EDGE),
  );
  return off.reduce((sum, line) => sum + widthOf(line, font) * font, 0);
}

/** The area that a box shares with others. */
function shared(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => {
    const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
}

