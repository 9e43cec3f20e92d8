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

/** Drawn wider than laid, where its place is wider than the island. */
function drawn(place: Place, point: Point, stretch: number): Point {
  const [x, y] = moved(place, point);
  return [x * stretch, y];
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

function readArc(kind: ArcKind, points: string, place: Place, stretch: number): Arc {
  return {
    kind,
    points: points.split(" ").map((pair) => {
      const [x = 0, y = 0] = pair.split(",").map(Number);
      return drawn(place, [x, y], stretch);
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
  scale: number; // how much larger its name, badges and numbers are drawn
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Island {
  box: Box;
  lands: Readonly<Record<string, LandShape>>;
  borders: string; // between the lands of a board
  seams: string; // between boards
  coasts: string;
  cliffs: string;
  outline: string; // all lands, as one shape
}

const MARGIN = 24;
/** A land's number. */
export const LABEL = { width: 41, height: 30 } as const;

const kept = new Map<string, Island>();

/** The island of an arrangement, turned by that many degrees, with numbers of that size. */
export function islandOf(name: string, turn: number, scale = 1, stretch = 1): Island {
  const key = `${name} ${turn} ${scale} ${stretch}`;
  let island = kept.get(key);
  if (!island) {
    island = scale === 1 ? lay(name, turn, stretch) : scaled(islandOf(name, turn, 1, stretch), scale);
    kept.set(key, island);
  }
  return island;
}

function scaled(island: Island, scale: number): Island {
  const lands = Object.entries(island.lands).map(([id, land]) => [id, { ...land, scale }]);
  return { ...island, lands: Object.fromEntries(lands) };
}

const TEXT = 17; // the smallest letters on the island, at scale 1
const READABLE = 12; // pixels

/** How much larger letters must be drawn to be read, where a unit is that many pixels. */
export function scaleFor(pixels: number): number {
  return Math.max(1, Math.ceil((10 * READABLE) / (TEXT * Math.max(0.1, pixels))) / 10);
}

const WIDEST = 1.45;
const NARROWEST = 0.75;

/** How much wider to draw the turned island so that it fills its place. */
export function stretchFor(box: Box, width: number, height: number): number {
  const wanted = ((width / Math.max(1, height)) * box.height) / box.width;
  return Math.round(20 * Math.min(WIDEST, Math.max(NARROWEST, wanted))) / 20;
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
export function roughBox(name: string, turn: number, stretch = 1): Box {
  const places = placed((ARRANGEMENTS[name] ?? ARRANGEMENTS.G) as Arrangement, turn);
  return boxOf(
    [...places.values()].flatMap((place) => CORNERS.map((corner) => drawn(place, corner, stretch))),
  );
}

/** The part of the island that a board takes; null if there is no such board, or no other one. */
export function boardBox(island: Island, board: string): Box | null {
  const all = Object.values(island.lands);
  const own = all.filter((land) => land.id.startsWith(board));
  if (!board || !own.length || own.length === all.length) return null;
  return boxOf(own.flatMap((land) => land.polygon));
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

function lay(name: string, turn: number, stretch: number): Island {
  const arrangement = (ARRANGEMENTS[name] ?? ARRANGEMENTS.G) as Arrangement;
  const places = placed(arrangement, turn);
  const lands: Record<string, LandShape> = {};
  const lines: Record<"borders" | "seams" | "coasts" | "cliffs", string[]> = {
    borders: [],
    seams: [],
    coasts: [],
    cliffs: [],
  };
  const outer: Arc[] = [];
  for (const [board, place] of places) {
    const shape = SHAPES[board];
    const arcs = shape.arcs.map(([kind, points]) => readArc(kind, points, place, stretch));
    for (const arc of arcs) {
      if (arc.kind === "in") lines.borders.push(line(arc.points));
      else if (arc.kind === "coast") lines.coasts.push(line(arc.points));
      else outer.push(arc);
    }
    for (const [number, ringOfArcs] of Object.entries(shape.rings)) {
      const id = `${board}${number}`;
      lands[id] = landOf(id, ringOfArcs, arcs);
    }
  }
  for (const arc of outer) {
    const meets = outer.some((other) => other !== arc && touches(arc, other, stretch));
    (meets ? lines.seams : lines.cliffs).push(line(arc.points));
  }
  const all = Object.values(lands);
  return {
    box: boxOf(all.flatMap((land) => land.polygon)),
    lands,
    borders: lines.borders.join(""),
    seams: lines.seams.join(""),
    coasts: lines.coasts.join(""),
    cliffs: lines.cliffs.join(""),
    outline: all.map((land) => land.path).join(""),
  };
}

/** Whether two borders run along each other: at least two points in common. */
export function touches(one: Arc, other: Arc, stretch = 1): boolean {
  const near = 6 * Math.max(1, stretch * stretch);
  let common = 0;
  for (const a of one.points) {
    if (other.points.some((b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 < near)) common += 1;
    if (common > 1) return true;
  }
  return false;
}

function landOf(id: string, ringOfArcs: readonly number[], arcs: readonly Arc[]): LandShape {
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
    scale: 1,
  };
}

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs) - MARGIN;
  const y = Math.min(...ys) - MARGIN;
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}

/** The box as an SVG's viewBox. */
export function viewBox({ x, y, width, height }: Box): string {
  return [x, y, width, height].map((value) => value.toFixed(1)).join(" ");
}

// -- places inside a land -------------------------------------------------------------------------

/** How far a point is from the border; negative outside. */
export function clearance([x, y]: Point, polygon: readonly Point[]): number {
  let inside = false;
  let nearest = Infinity;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i] as Point;
    const b = polygon[j] as Point;
    const ax = a[0]; // not taken apart: this runs a million times
    const ay = a[1];
    const bx = b[0];
    const by = b[1];
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

interface Field {
  box: Box;
  x: number;
  y: number;
  columns: number;
  rows: number;
  values: Float32Array;
}

const STEP = 8;
const keptFields = new WeakMap<readonly Point[], Field>();

/** The clearance at points all over a land, worked out once. */
function fieldOf(polygon: readonly Point[]): Field {
  let field = keptFields.get(polygon);
  if (field) return field;
  const box = boxOf(polygon);
  const [x, y] = [box.x + MARGIN, box.y + MARGIN];
  const columns = Math.ceil((box.width - 2 * MARGIN) / STEP) + 1;
  const rows = Math.ceil((box.height - 2 * MARGIN) / STEP) + 1;
  const values = new Float32Array(columns * rows);
  for (let n = 0; n < values.length; n++) {
    const at: Point = [x + STEP * (n % columns), y + STEP * Math.floor(n / columns)];
    values[n] = clearance(at, polygon);
  }
  keptFields.set(polygon, (field = { box, x, y, columns, rows, values }));
  return field;
}

/** The clearance at a point, nearly: between the points of the field it changes evenly. */
function roomAt(x: number, y: number, field: Field): number {
  const { columns, values } = field; // plain numbers all the way: this runs a thousand times a land
  const farX = (x - field.x) / STEP;
  const farY = (y - field.y) / STEP;
  const column = Math.max(0, Math.min(columns - 1.001, farX));
  const row = Math.max(0, Math.min(field.rows - 1.001, farY));
  const i = Math.floor(column);
  const j = Math.floor(row);
  const u = column - i;
  const v = row - j;
  const at = j * columns + i;
  const upper = (values[at] ?? 0) * (1 - u) + (values[at + 1] ?? 0) * u;
  const lower = (values[at + columns] ?? 0) * (1 - u) + (values[at + columns + 1] ?? 0) * u;
  const beyond = farX === column && farY === row ? 0 : Math.hypot(farX - column, farY - row) * STEP;
  return upper * (1 - v) + lower * v - beyond;
}

function grid(
  polygon: readonly Point[],
  stepX: number,
  stepY: number,
  shift: Point = [0, 0],
): Point[] {
  const { x, y, width, height } = fieldOf(polygon).box;
  const points: Point[] = [];
  let odd = false;
  const first = y + MARGIN + stepY * (0.5 - shift[1]);
  for (let row = first; row < y + height - MARGIN; row += stepY) {
    odd = !odd;
    const start = x + MARGIN + stepX * ((odd ? 0.5 : 1) - shift[0]);
    for (let column = start; column < x + width - MARGIN; column += stepX) {
      points.push([column, row]);
    }
  }
  return points;
}

interface Spot {
  x: number;
  y: number;
  room: number;
}

const keptSpots = new WeakMap<readonly Point[], Spot[]>();

/** Points all over a land, row by row, with their clearance. */
function spotsOf(polygon: readonly Point[]): Spot[] {
  let spots = keptSpots.get(polygon);
  if (spots) return spots;
  const field = fieldOf(polygon);
  spots = grid(polygon, 9, 9).map(([x, y]) => ({ x, y, room: roomAt(x, y, field) }));
  keptSpots.set(polygon, spots);
  return spots;
}

/** The point farthest from the border. */
function centreOf(polygon: readonly Point[]): Point {
  const first = polygon[0] as Point;
  let best: Spot = { x: first[0], y: first[1], room: -Infinity };
  for (const spot of spotsOf(polygon)) if (spot.room > best.room) best = spot;
  return [best.x, best.y];
}

const keptPlaces = new WeakMap<LandShape, Map<string, { box: Box; room: number }>>();

/**
 * The highest place in a land for something of that size, and how far its border is from there;
 * where it fits nowhere, the place that goes least over the border.
 */
export function placeFor(land: LandShape, width: number, height: number): { box: Box; room: number } {
  let known = keptPlaces.get(land);
  if (!known) keptPlaces.set(land, (known = new Map()));
  const key = `${width} ${height}`;
  let place = known.get(key);
  if (!place) known.set(key, (place = findPlace(land, width, height)));
  return place;
}

const ENOUGH = 2; // to the border
const AMPLE = 8;

function findPlace({ polygon, centre }: LandShape, width: number, height: number) {
  const [x, y] = centre;
  let best = { box: { x: x - width / 2, y: y - height / 2, width, height }, room: -Infinity };
  let most = -Infinity;
  const field = fieldOf(polygon);
  for (const { x: left, y: top, room: corner } of spotsOf(polygon)) {
    if (AMPLE * 10 - top * 0.5 <= most) break; // nothing further down is better
    const least = Math.min(ENOUGH, best.room);
    if (corner < least) continue;
    const room = Math.min(corner, roomOf(left, top, width, height, field, least));
    const worth = room < ENOUGH ? room - 10_000 : Math.min(room, AMPLE) * 10 - top * 0.5;
    if (worth > most) [best, most] = [{ box: { x: left, y: top, width, height }, room }, worth];
  }
  return best;
}

/** How far the border is from a box, but for its upper left corner; or less than `least`. */
function roomOf(
  left: number,
  top: number,
  width: number,
  height: number,
  field: Field,
  least: number,
): number {
  const right = left + width;
  const middle = left + width / 2;
  const bottom = top + height;
  let room = Math.min(roomAt(right, bottom, field), roomAt(left, bottom, field));
  if (room < least) return room;
  room = Math.min(room, roomAt(middle, bottom, field), roomAt(right, top, field));
  return room < least ? room : Math.min(room, roomAt(middle, top, field));
}

/** Where a land's number stands when nothing stands beside it. */
export function numberOf(land: LandShape): Box {
  return placeFor(land, LABEL.width * land.scale, LABEL.height * land.scale).box;
}

export interface Slots {
  size: number; // the distance between two places
  places: readonly Point[];
}

const SIZES: readonly number[] = [
  96, 88, 80, 72, 66, 60, 56, 52, 50, 47, 43, 39, 36, 33, 30, 27, 24, 21,
];
const LARGEST = 60; // at scale 1
const LARGER = 1.4; // no larger than this where letters are drawn larger
/** Ways to lay the same grid over a land: one of them has more room than the others. */
const SHIFTS: readonly Point[] = [0, 0.25, 0.5, 0.75].flatMap((x) =>
  [0, 0.33, 0.66].map((y): Point => [x, y]),
);
const keptSlots = new WeakMap<LandShape, Map<string, Slots>>();

/** Places for that many pieces in a land, as large as they fit beside its label, in reading order. */
export function slotsOf(land: LandShape, count: number, label: Box = numberOf(land)): Slots {
  let known = keptSlots.get(land);
  if (!known) keptSlots.set(land, (known = new Map()));
  const key = [count, label.x, label.y, label.width, label.height].join(" ");
  let slots = known.get(key);
  if (!slots) known.set(key, (slots = findSlots(land, count, label)));
  return slots;
}

function findSlots(land: LandShape, count: number, label: Box): Slots {
  let best: Slots = { size: 21, places: [] };
  const most = LARGEST * Math.min(LARGER, land.scale);
  for (const size of SIZES.filter((one) => one <= most)) {
    best = { size, places: roomiest(land, size, count, label) };
    if (best.places.length >= count) break;
  }
  const [x, y] = land.centre;
  const near = [...best.places].sort(
    (a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y),
  );
  const chosen = near.slice(0, count);
  while (chosen.length < count) chosen.push(near[chosen.length % Math.max(1, near.length)] ?? [x, y]);
  return { size: best.size, places: chosen.sort((a, b) => a[1] - b[1] || a[0] - b[0]) };
}

const keptGrids = new WeakMap<readonly Point[], Map<number, Point[][]>>();

/** Places of that size in a land, for each way to lay the grid over it. */
function gridsOf(polygon: readonly Point[], size: number): Point[][] {
  let known = keptGrids.get(polygon);
  if (!known) keptGrids.set(polygon, (known = new Map()));
  let grids = known.get(size);
  if (grids) return grids;
  const field = fieldOf(polygon);
  grids = SHIFTS.map((shift) =>
    grid(polygon, size, size * 0.94, shift).filter(([x, y]) => roomAt(x, y, field) > size * 0.46),
  );
  known.set(size, grids);
  return grids;
}

/** The places of that size beside a land's label, at least `count` of them if they can be found. */
function roomiest(land: LandShape, size: number, count: number, label: Box): Point[] {
  let best: Point[] = [];
  for (const points of gridsOf(land.polygon, size)) {
    if (points.length <= best.length) continue;
    const places = points.filter(([x, y]) => !isOn(label, x, y, size, land.scale));
    if (places.length > best.length) best = places;
    if (best.length >= count) break;
  }
  return best;
}

/** Whether a piece of that size would lie on the label, with its number at its lower right. */
function isOn(label: Box, x: number, y: number, size: number, scale: number): boolean {
  const reach = size * 0.42;
  const further = Math.max(reach, size * 0.3 + 8 * scale);
  return (
    x > label.x - further &&
    x < label.x + label.width + reach &&
    y > label.y - further &&
    y < label.y + label.height + reach
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
  const label = numberOf(land);
  for (const [x, y] of grid(land.polygon, 27, 24)) {
    const spot: Point = [x + (random() - 0.5) * 14, y + (random() - 0.5) * 12];
    const room = clearance(spot, land.polygon);
    if (room < 13 || room > 40 || isOn(label, spot[0], spot[1], 24, 1)) continue;
    spots.push(spot);
  }
  return spots.sort((a, b) => a[1] - b[1]);
}
