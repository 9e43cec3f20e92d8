/** Where everything of the Prince's mind sheet stands, and how its arrows run (O-12.7). Pure. */

import type { Facts } from "$kit/contract";
import type { PrinceStepView } from "./shown";

export interface SheetNode {
  id: string;
  square: string;
  kind: "circle" | "decision" | "campaign" | "travel" | "trade" | "muster" | "recover" | "search";
  what: string | null;
  open: readonly string[]; // what of it the sources leave open
}

export interface SheetArrow {
  origin: string;
  to: string;
  colour: "red" | "orange" | "black";
  because: string;
  open: readonly string[];
}

export interface Sheet {
  nodes: readonly SheetNode[];
  arrows: readonly SheetArrow[];
  circles: Readonly<Record<string, string>>; // the circle of each goal
}

export const SIZE = { width: 820, height: 486 };
export const BOX = { width: 106, height: 36 };
const CIRCLE = { width: 48, height: 48 };
const DECISION = { width: 60, height: 56 };

export function sheetOf(facts: Facts): Sheet {
  const { nodes = {}, arrows = [], circles = {} } = (facts.prince ?? {}) as unknown as {
    nodes?: Record<string, Omit<SheetNode, "id">>;
    arrows?: SheetArrow[];
    circles?: Record<string, string>;
  };
  return { nodes: Object.entries(nodes).map(([id, node]) => ({ id, ...node })), arrows, circles };
}

// -- places ---------------------------------------------------------------------------------------

const COLUMNS = [58, 189, 320, 500, 631, 762];
const ROWS = [40, 121, 202, 283, 367, 448];

/** Six columns and six rows: each quarter has three of both; a dot keeps a place empty. */
const GRID = `
tl_travel_favor  tl_trade_favor    tl_muster_high    tr_campaign_relics   circle_protection tr_travel_relic_right
.                tl_campaign_low   tl_campaign_high  tr_travel_relic_left tr_recover_relic  tr_trade_right
tl_muster_low    circle_supremacy  .                 tr_muster            tr_trade_left     tr_travel_favor
bl_search        circle_devotion   bl_trade_secrets  circle_people        br_recover_pf     br_search
bl_campaign_ds   bl_travel_secrets bl_recover_ds     br_campaign_pf       br_trade_favor    br_trade_both
bl_muster        bl_trade_both     .                 br_muster            br_travel_favor   .
`;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const PLACES: ReadonlyMap<string, Point> = new Map([
  ["need_banner", { x: SIZE.width / 2, y: SIZE.height / 2 }],
  ...GRID.trim()
    .split("\n")
    .flatMap((line, row) =>
      line.split(/\s+/).map((id, column) => [id, { x: COLUMNS[column] ?? 0, y: ROWS[row] ?? 0 }] as const),
    )
    .filter(([id]) => id !== "."),
]);

/** The middle of a node; a node that has no place would be an error of the drawing. */
export function placeOf(id: string): Point {
  const place = PLACES.get(id);
  if (!place) throw new Error(`the mind sheet has no place for ${id}`);
  return place;
}

export function extentOf({ kind }: Pick<SheetNode, "kind">): { width: number; height: number } {
  if (kind === "circle") return CIRCLE;
  return kind === "decision" ? DECISION : BOX;
}

// -- arrows ---------------------------------------------------------------------------------------

export interface Line {
  arrow: SheetArrow;
  key: string;
  from: Point;
  bend: Point; // the control point of a quadratic curve
  to: Point;
  d: string;
}

const CLEAR = 3; // pixels that a line keeps from the nodes that it passes
const STEPS = 32;
const TWO_WAYS = 26; // how far the lines of a pair of nodes bow away from each other
const MOST = 300;
const TIP = 3; // the head of an arrow ends so far before its node

export const arrowKey = ({ origin, to }: Pick<SheetArrow, "origin" | "to">): string => `${origin}>${to}`;

/** Every arrow as a line that bows as little as it may to keep clear of all other nodes. */
export function linesOf({ nodes, arrows }: Sheet): Line[] {
  const keys = new Set(arrows.map(arrowKey));
  return arrows.map((arrow) => {
    const back = keys.has(arrowKey({ origin: arrow.to, to: arrow.origin }));
    return lineOf(arrow, nodes, back ? TWO_WAYS : 0);
  });
}

function lineOf(arrow: SheetArrow, nodes: readonly SheetNode[], least: number): Line {
  const others = nodes.filter(({ id }) => id !== arrow.origin && id !== arrow.to);
  for (let bow = least; bow <= MOST; bow += 2) {
    for (const side of least ? [1] : [1, -1]) {
      const line = curve(arrow, nodes, side * bow);
      if (isClear(line, others)) return line;
    }
  }
  return curve(arrow, nodes, least);
}

function curve(arrow: SheetArrow, nodes: readonly SheetNode[], bow: number): Line {
  const a = placeOf(arrow.origin);
  const b = placeOf(arrow.to);
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  const bend = {
    x: (a.x + b.x) / 2 - (bow * (b.y - a.y)) / long,
    y: (a.y + b.y) / 2 + (bow * (b.x - a.x)) / long,
  };
  const from = edge(nodeNamed(nodes, arrow.origin), bend, 0);
  const to = edge(nodeNamed(nodes, arrow.to), bend, TIP);
  const d = `M${at(from)}Q${at(bend)} ${at(to)}`;
  return { arrow, key: arrowKey(arrow), from, bend, to, d };
}

function nodeNamed(nodes: readonly SheetNode[], id: string): SheetNode {
  const node = nodes.find((one) => one.id === id);
  if (!node) throw new Error(`an arrow of the mind sheet ends at ${id}, which is no node`);
  return node;
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Where a line from a node's middle towards a point leaves the node. */
function edge(node: SheetNode, towards: Point, apart: number): Point {
  const middle = placeOf(node.id);
  const { width, height } = extentOf(node);
  const [x, y] = [towards.x - middle.x, towards.y - middle.y];
  const long = Math.hypot(x, y);
  const reach = reachOf(node.kind, { x: x / long, y: y / long }, { width: width / 2, height: height / 2 }) + apart;
  return { x: middle.x + (x / long) * reach, y: middle.y + (y / long) * reach };
}

/** From the middle to the border, in a direction: of a circle, a rhomb or a box. */
function reachOf(kind: SheetNode["kind"], way: Point, { width, height }: { width: number; height: number }): number {
  if (kind === "circle") return width;
  const [x, y] = [Math.abs(way.x) / width, Math.abs(way.y) / height];
  return 1 / (kind === "decision" ? x + y : Math.max(x, y));
}

/** Whether the line stays on the sheet and keeps away from all of these nodes. */
export function isClear({ from, bend, to }: Pick<Line, "from" | "bend" | "to">, others: readonly SheetNode[]): boolean {
  for (let i = 0; i <= STEPS; i++) {
    const point = along({ from, bend, to }, i / STEPS);
    if (point.x < 4 || point.y < 4 || point.x > SIZE.width - 4 || point.y > SIZE.height - 4) return false;
    if (others.some((node) => covers(node, point))) return false;
  }
  return true;
}

function along({ from, bend, to }: Pick<Line, "from" | "bend" | "to">, share: number): Point {
  const rest = 1 - share;
  const mix = (a: number, b: number, c: number) => rest * rest * a + 2 * rest * share * b + share * share * c;
  return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
}

function covers(node: SheetNode, { x, y }: Point): boolean {
  const middle = placeOf(node.id);
  const { width, height } = extentOf(node);
  if (node.kind === "circle") return Math.hypot(x - middle.x, y - middle.y) < width / 2 + CLEAR;
  return Math.abs(x - middle.x) < width / 2 + CLEAR && Math.abs(y - middle.y) < height / 2 + CLEAR;
}

// -- the path of a turn ---------------------------------------------------------------------------

export type Outcome = PrinceStepView["how"];

/** How it went at each node of the path; where he came twice, the later time counts. */
export function litNodes(path: readonly PrinceStepView[]): ReadonlyMap<string, Outcome> {
  return new Map(path.map(({ to, how }) => [to, how]));
}

export function litArrows(path: readonly PrinceStepView[]): ReadonlySet<string> {
  return new Set(path.map(arrowKey));
}

/** What of a step the sources leave open: the endings of the messages that tell how we decided. */
export function openIn(step: PrinceStepView, { nodes, arrows }: Sheet): readonly string[] {
  const arrow = arrows.find((one) => arrowKey(one) === arrowKey(step));
  const box = nodes.find(({ id }) => id === step.to);
  return [...(arrow?.open ?? []), ...(box?.open ?? [])];
}

/** What else they leave open, beside the steps of his path. */
export const ELSEWHERE = ["start", "threat", "card", "costs", "skips", "powers", "refresh", "chronicle"] as const;
