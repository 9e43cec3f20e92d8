/** Where things lie: three hexagons make a tile (I-3), drawn with edges that swirl one way. */

import { placed } from "$lib/paths";

export type Point = readonly [x: number, y: number];
export type Anchor = readonly [q: number, r: number, o: number];

/** From the middle of a cell to its corners. */
export const SIZE = 50;
const HALF = (Math.sqrt(3) / 2) * SIZE;
const SWIRL = 15;

export function cellsOf([q, r, o]: Anchor): Point[] {
  const third: Point = o === 0 ? [q, r + 1] : [q + 1, r - 1];
  return [[q, r], [q + 1, r], third];
}

function cellCentre([q, r]: Point): Point {
  return [2 * HALF * (q + r / 2), 1.5 * SIZE * r];
}

/** The corner where a tile's three cells meet. */
export function centreOf(anchor: Anchor): Point {
  const [x, y] = cellCentre([anchor[0], anchor[1]]);
  return [x + HALF, anchor[2] === 0 ? y + SIZE / 2 : y - SIZE / 2];
}

/** The middles of a tile's cells, seen from the tile's own middle: two side by side, then one. */
export function lobes(o: number): [Point, Point, Point] {
  const up = o === 0 ? -1 : 1;
  return [
    [-HALF, (up * SIZE) / 2],
    [HALF, (up * SIZE) / 2],
    [0, -up * SIZE],
  ];
}

/** Whether a point of the tile's own frame lies on it, at least `margin` from the edge. */
export function onTile(o: number, x: number, y: number, margin = 0): boolean {
  const radius = SIZE - margin;
  return lobes(o).some(([cx, cy]) => {
    const dx = Math.abs(x - cx);
    const dy = Math.abs(y - cy);
    return dx <= (Math.sqrt(3) / 2) * radius && dy <= radius - dx / Math.sqrt(3);
  });
}

function corners([cx, cy]: Point): Point[] {
  return Array.from({ length: 6 }, (_, i): Point => {
    const angle = (Math.PI / 180) * (60 * i - 90);
    return [cx + SIZE * Math.cos(angle), cy + SIZE * Math.sin(angle)];
  });
}

const spot = ([x, y]: Point) => `${Math.round(x * 10)},${Math.round(y * 10)}`;

/** The corners of a tile's outline in order: edges that two of its cells share are left out. */
function outline(o: number): Point[] {
  const edges = new Map<string, [Point, Point]>();
  for (const lobe of lobes(o)) {
    const ring = corners(lobe);
    ring.forEach((from, i) => {
      const to = ring[(i + 1) % 6] as Point;
      const back = `${spot(to)} ${spot(from)}`;
      if (!edges.delete(back)) edges.set(`${spot(from)} ${spot(to)}`, [from, to]);
    });
  }
  const next = new Map([...edges.values()].map(([from, to]) => [spot(from), to]));
  const ring: Point[] = [];
  let at = [...edges.values()][0]?.[0];
  while (at && ring.length < next.size) {
    ring.push(at);
    at = next.get(spot(at));
  }
  return ring;
}

const n = (value: number) => Math.round(value * 10) / 10;

/**
 * An edge as an S. It looks the same from both ends, so neighbours always fit, and every tile is
 * the same piece, as on the table.
 */
function swirl([ax, ay]: Point, [bx, by]: Point): string {
  const dx = bx - ax;
  const dy = by - ay;
  const ox = (-dy / SIZE) * SWIRL;
  const oy = (dx / SIZE) * SWIRL;
  const first = `${n(ax + dx * 0.36 + ox)} ${n(ay + dy * 0.36 + oy)}`;
  const second = `${n(ax + dx * 0.64 - ox)} ${n(ay + dy * 0.64 - oy)}`;
  return `C${first} ${second} ${n(bx)} ${n(by)}`;
}

function tilePath(o: number): string {
  const ring = outline(o);
  const [first] = ring;
  if (!first) return "";
  const edges = ring.map((from, i) => swirl(from, ring[(i + 1) % ring.length] as Point));
  return `M${n(first[0])} ${n(first[1])}${edges.join("")}Z`;
}

/** The outline of a tile around its own middle, by its orientation. */
export const TILE: readonly [string, string] = [tilePath(0), tilePath(1)];

interface Spot {
  centre: Point;
  edge: string; // the `d` of a path
}

const spots = new Map<string, Spot>();

/** A tile where it lies; the same thing for the same place, so that nothing is drawn anew for it. */
export function spotOf(anchor: Anchor): Spot {
  const key = anchor.join();
  const known = spots.get(key);
  if (known) return known;
  const centre = centreOf(anchor);
  const spot = { centre, edge: placed(TILE[anchor[2]] ?? "", ...centre) };
  spots.set(key, spot);
  return spot;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box around tiles, with a margin of sea. */
export function boxAround(anchors: readonly Anchor[], margin = 26): Box {
  const points = anchors.flatMap((anchor) => {
    const [x, y] = centreOf(anchor);
    return lobes(anchor[2]).flatMap(([dx, dy]): Point[] => [
      [x + dx - HALF, y + dy - SIZE],
      [x + dx + HALF, y + dy + SIZE],
    ]);
  });
  if (!points.length) return { x: -100, y: -100, width: 200, height: 200 };
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + margin - left,
    height: Math.max(...ys) + margin - top,
  };
}
