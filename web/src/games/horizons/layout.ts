/** The island: boards laid together, the outline of each land and the places for its pieces. */

import { CORNERS, SHAPES, type ArcKind, type BoardName } from "./shapes";

export type Point = readonly [x: number, y: number];
type Side = 0 | 1 | 2;

interface Join {
  board: BoardName;
  side: Side;
  onto: BoardName;
  ontoSide: Side;
}

interface Arrangement {
  first: BoardName;
  joins: readonly Join[];
}

const two = (side: Side): Arrangement => ({
  first: "G",
  joins: [{ board: "H", side, onto: "G", ontoSide: side }],
});

const ring = (first: BoardName, second: BoardName, third: BoardName): Arrangement => ({
  first,
  joins: [
    { board: second, side: 1, onto: first, ontoSide: 0 },
    { board: third, side: 1, onto: second, ontoSide: 0 },
  ],
});

/** H-0.4: the arrangements that the game's options offer; G and H are one board alone. */
export const ARRANGEMENTS: Readonly<Record<string, Arrangement>> = {
  F: { first: "F", joins: [] },
  G: { first: "G", joins: [] },
  H: { first: "H", joins: [] },
  side0: two(0),
  side1: two(1),
  side2: two(2),
  FGH: ring("F", "G", "H"),
  FHG: ring("F", "H", "G"),
};

/** The border between two boards that tells the arrangements apart. */
const SIGNS: readonly [string, string, string][] = [
  ["G4", "H3", "side0"],
  ["G8", "H7", "side1"],
  ["G6", "H8", "side2"],
  ["F3", "G8", "FGH"],
  ["F3", "H7", "FHG"],
];

/** Which arrangement a view shows, by who borders whom. */
export function arrangementOf(lands: Readonly<Record<string, { adjacent: string[] }>>): string {
  const boards = new Set(Object.keys(lands).map((land) => land.charAt(0)));
  const several = boards.size === 3 ? ["FGH", "FHG"] : ["side0", "side1", "side2"];
  const sign = SIGNS.find(
    ([one, other, name]) => several.includes(name) && lands[one]?.adjacent.includes(other),
  );
  return boards.size === 1 ? ([...boards][0] ?? "G") : (sign?.[2] ?? "side0");
}

// -- laying boards together ---------------------------------------------------------------------

/** A turn and a shift: z becomes (cos + i sin) z + (x + i y). */
interface Place {
  cos: number;
  sin: number;
  x: number;
  y: number;
}

function moved(place: Place, [x, y]: Point): Point {
  return [
    place.cos * x - place.sin * y + place.x,
    place.sin * x + place.cos * y + place.y,
  ];
}

/** Where a side of the rhombus begins and ends. */
function ends(side: Side): [Point, Point] {
  const start = 2 - side;
  return [CORNERS[start] as Point, CORNERS[start + 1] as Point];
}

/** The place of a board whose side meets another board's side, turned about. */
function joined(join: Join, other: Place): Place {
  const [from, to] = ends(join.side);
  const [otherFrom, otherTo] = ends(join.ontoSide).map((point) => moved(other, point)) as [
    Point,
    Point,
  ];
  const angle =
    Math.atan2(otherFrom[1] - otherTo[1], otherFrom[0] - otherTo[0]) -
    Math.atan2(to[1] - from[1], to[0] - from[0]);
  const turned: Place = { cos: Math.cos(angle), sin: Math.sin(angle), x: 0, y: 0 };
  const start = moved(turned, from);
  return { ...turned, x: otherTo[0] - start[0], y: otherTo[1] - start[1] };
}

function placed(arrangement: Arrangement, degrees: number): Map<BoardName, Place> {
  const angle = (degrees * Math.PI) / 180;
  const first: Place = { cos: Math.cos(angle), sin: Math.sin(angle), x: 0, y: 0 };
  const places = new Map([[arrangement.first, first]]);
  for (const join of arrangement.joins) {
    places.set(join.board, joined(join, places.get(join.onto) as Place));
  }
  return places;
}

// -- outlines -----------------------------------------------------------------------------------

export interface Arc {
  kind: ArcKind;
  points: readonly Point[];
}

function readArc(kind: ArcKind, points: string, place: Place): Arc {
  return {
    kind,
    points: points.split(" ").map((pair) => {
      const [x = 0, y = 0] = pair.split(",").map(Number);
      return moved(place, [x, y]);
    }),
  };
}

const round = (value: number): string => value.toFixed(1).replace(/\.0$/, "");

/** A smooth curve through the points, without its first "M". */
function curve(points: readonly Point[]): string {
  let path = "";
  for (let i = 0; i + 1 < points.length; i++) {
    const a = points[i] as Point;
    const b = points[i + 1] as Point;
    const before = points[i - 1] ?? a;
    const after = points[i + 2] ?? b;
    const first: Point = [a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6];
    const second: Point = [b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6];
    path += `C${[...first, ...second, ...b].map(round).join(" ")}`;
  }
  return path;
}

function begin([x, y]: Point): string {
  return `M${round(x)} ${round(y)}`;
}

function line(points: readonly Point[]): string {
  return begin(points[0] as Point) + curve(points);
}

// -- lands --------------------------------------------------------------------------------------

export interface LandShape {
  id: string;
  path: string;
  polygon: readonly Point[];
  centre: Point;
  label: Point; // the left end of its name and badges
  scale: number; // how much larger its name and badges are drawn
}

export interface Island {
  box: { x: number; y: number; width: number; height: number };
  lands: Readonly<Record<string, LandShape>>;
  borders: string; // between the lands of a board
  seams: string; // between boards
  coasts: string;
  cliffs: string;
  outline: string; // all lands, as one shape
}

const MARGIN = 44;
export const LABEL = { width: 86, height: 30 } as const;

const kept = new Map<string, Island>();

/** The island of an arrangement, turned by that many degrees, with labels of that size. */
export function islandOf(name: string, turn: number, scale = 1): Island {
  const key = `${name} ${turn} ${scale}`;
  let island = kept.get(key);
  if (!island) {
    island = lay(name, turn, scale);
    kept.set(key, island);
  }
  return island;
}

const turns = new Map<string, number>();

/** How to turn the island so that it fills a place of that width and height best. */
export function turnFor(name: string, width: number, height: number): number {
  const ratio = Math.round((4 * width) / Math.max(1, height)) / 4;
  const key = `${name} ${ratio}`;
  let turn = turns.get(key);
  if (turn === undefined) turns.set(key, (turn = bestTurn(name, Math.max(0.25, ratio))));
  return turn;
}

/** About how large the turned island is. */
export function roughBox(name: string, turn: number): Island["box"] {
  const places = placed((ARRANGEMENTS[name] ?? ARRANGEMENTS.G) as Arrangement, turn);
  return boxOf(
    [...places.values()].flatMap((place) => CORNERS.map((corner) => moved(place, corner))),
  );
}

function bestTurn(name: string, ratio: number): number {
  let best = 0;
  let most = 0;
  for (let turn = -90; turn < 90; turn += 6) {
    const box = roughBox(name, turn);
    const scale = Math.min(ratio / box.width, 1 / box.height);
    if (scale > most * 1.001) [best, most] = [turn, scale];
  }
  return best;
}

function lay(name: string, turn: number, scale: number): Island {
  const arrangement = (ARRANGEMENTS[name] ?? ARRANGEMENTS.G) as Arrangement;
  const places = placed(arrangement, turn);
  const lands: Record<string, LandShape> = {};
  const drawn: Record<"borders" | "seams" | "coasts" | "cliffs", string[]> = {
    borders: [],
    seams: [],
    coasts: [],
    cliffs: [],
  };
  const outer: Arc[] = [];
  for (const [board, place] of places) {
    const shape = SHAPES[board];
    const arcs = shape.arcs.map(([kind, points]) => readArc(kind, points, place));
    for (const arc of arcs) {
      if (arc.kind === "in") drawn.borders.push(line(arc.points));
      else if (arc.kind === "coast") drawn.coasts.push(line(arc.points));
      else outer.push(arc);
    }
    for (const [number, ringOfArcs] of Object.entries(shape.rings)) {
      const id = `${board}${number}`;
      lands[id] = landOf(id, ringOfArcs, arcs, scale);
    }
  }
  for (const arc of outer) {
    const meets = outer.some((other) => other !== arc && touches(arc, other));
    (meets ? drawn.seams : drawn.cliffs).push(line(arc.points));
  }
  const all = Object.values(lands);
  return {
    box: boxOf(all.flatMap((land) => land.polygon)),
    lands,
    borders: drawn.borders.join(""),
    seams: drawn.seams.join(""),
    coasts: drawn.coasts.join(""),
    cliffs: drawn.cliffs.join(""),
    outline: all.map((land) => land.path).join(""),
  };
}

/** Whether two borders run along each other: at least two points in common. */
export function touches(one: Arc, other: Arc): boolean {
  let common = 0;
  for (const a of one.points) {
    if (other.points.some((b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 < 6)) common += 1;
    if (common > 1) return true;
  }
  return false;
}

function landOf(
  id: string,
  ringOfArcs: readonly number[],
  arcs: readonly Arc[],
  scale: number,
): LandShape {
  const polygon: Point[] = [];
  let path = "";
  for (const number of ringOfArcs) {
    const arc = arcs[Math.abs(number) - 1] as Arc;
    const points = number > 0 ? arc.points : [...arc.points].reverse();
    path += path ? curve(points) : line(points);
    polygon.push(...points.slice(0, -1));
  }
  return {
    id,
    path: `${path}Z`,
    polygon,
    centre: centreOf(polygon),
    label: labelOf(polygon, scale),
    scale,
  };
}

function boxOf(points: readonly Point[]): Island["box"] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs) - MARGIN;
  const y = Math.min(...ys) - MARGIN;
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}

/** The box as an SVG's viewBox. */
export function viewBox({ x, y, width, height }: Island["box"]): string {
  return [x, y, width, height].map((value) => value.toFixed(0)).join(" ");
}

// -- places inside a land -------------------------------------------------------------------------

/** How far a point is from the border; negative outside. */
export function clearance([x, y]: Point, polygon: readonly Point[]): number {
  let inside = false;
  let nearest = Infinity;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i] as Point;
    const [bx, by] = polygon[j] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    const dx = bx - ax;
    const dy = by - ay;
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    const offX = x - ax - along * dx;
    const offY = y - ay - along * dy;
    nearest = Math.min(nearest, offX * offX + offY * offY);
  }
  return inside ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}

function* grid(polygon: readonly Point[], stepX: number, stepY: number): Generator<Point> {
  const { x, y, width, height } = boxOf(polygon);
  let odd = false;
  for (let row = y + MARGIN + stepY / 2; row < y + height - MARGIN; row += stepY) {
    odd = !odd;
    const start = x + MARGIN + (odd ? stepX / 2 : stepX);
    for (let column = start; column < x + width - MARGIN; column += stepX) yield [column, row];
  }
}

/** The point farthest from the border. */
function centreOf(polygon: readonly Point[]): Point {
  let best: Point = polygon[0] as Point;
  let most = -Infinity;
  for (const point of grid(polygon, 9, 9)) {
    const room = clearance(point, polygon);
    if (room > most) [best, most] = [point, room];
  }
  return best;
}

/** The highest place where the name and the badges of a land fit, else its middle. */
function labelOf(polygon: readonly Point[], scale: number): Point {
  const width = LABEL.width * scale;
  const height = LABEL.height * scale;
  const corners: readonly Point[] = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
    [width / 2, 0],
    [width / 2, height],
  ];
  const [x, y] = centreOf(polygon);
  let best: Point = [x - width / 2, y];
  let most = -Infinity;
  for (const [left, top] of grid(polygon, 9, 9)) {
    let room = Infinity;
    for (const [dx, dy] of corners) {
      room = Math.min(room, clearance([left + dx, top + dy], polygon));
      if (room < 2) break;
    }
    const worth = Math.min(room, 8) * 10 - top * 0.5;
    if (room >= 2 && worth > most) [best, most] = [[left, top + height / 2], worth];
  }
  return best;
}

export interface Slots {
  size: number; // the distance between two places
  places: readonly Point[];
}

const SIZES: readonly number[] = [60, 56, 52, 50, 47, 43, 39, 36, 33, 30, 27, 24, 21];
const keptSlots = new WeakMap<LandShape, Map<number, Slots>>();

/** Places for that many pieces in a land, as large as they fit, in reading order. */
export function slotsOf(land: LandShape, count: number): Slots {
  let known = keptSlots.get(land);
  if (!known) keptSlots.set(land, (known = new Map()));
  let slots = known.get(count);
  if (!slots) known.set(count, (slots = findSlots(land, count)));
  return slots;
}

function findSlots(land: LandShape, count: number): Slots {
  let best: Slots = { size: 21, places: [] };
  for (const size of SIZES) {
    const places = [...grid(land.polygon, size, size * 0.94)].filter(
      (point) => clearance(point, land.polygon) > size * 0.46 && !onLabel(land, point, size),
    );
    best = { size, places };
    if (places.length >= count) break;
  }
  const [x, y] = land.centre;
  const near = [...best.places].sort(
    (a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y),
  );
  const chosen = near.slice(0, count);
  while (chosen.length < count) chosen.push(near[chosen.length % Math.max(1, near.length)] ?? [x, y]);
  return { size: best.size, places: chosen.sort((a, b) => a[1] - b[1] || a[0] - b[0]) };
}

function onLabel(land: LandShape, [x, y]: Point, size: number): boolean {
  const [left, middle] = land.label;
  const reach = size * 0.42;
  return (
    x > left - reach &&
    x < left + LABEL.width * land.scale + reach &&
    Math.abs(y - middle) < (LABEL.height * land.scale) / 2 + reach
  );
}

// -- ornaments ------------------------------------------------------------------------------------

/** Spots along a land's border for the small drawings of its terrain; the same every time. */
export function ornaments(land: LandShape): Point[] {
  let seed = [...land.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const spots: Point[] = [];
  for (const [x, y] of grid(land.polygon, 27, 24)) {
    const spot: Point = [x + (random() - 0.5) * 14, y + (random() - 0.5) * 12];
    const room = clearance(spot, land.polygon);
    if (room < 13 || room > 40 || onLabel(land, spot, 24)) continue;
    spots.push(spot);
  }
  return spots.sort((a, b) => a[1] - b[1]);
}
