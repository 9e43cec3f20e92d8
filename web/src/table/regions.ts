/** Where everything stands at a table: the window alone decides, and nothing that happens moves it. */

import type { Reserves } from "../kit/contract";

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Regions {
  readonly phone: boolean;
  readonly bar: Rect; // emblem, phase, beat bar, pages
  readonly band: Rect; // the game's instruments
  readonly sea: Rect; // what the board has for itself
  readonly ground: Rect; // the board's element: the sea, and what its ground goes on under
  readonly rail: Rect; // mat and hand
  readonly mat: Rect;
  readonly hand: Rect;
  readonly panel: Rect; // what is going on now
  readonly side: Rect; // question, standings, log; on the phone the sheet
  readonly tabs: Rect; // on the phone
  readonly bay: number; // free at the left of the sea
  readonly foot: number; // free at the lower edge of the ground
  readonly peek: number; // the sheet's height over a question about places
  readonly cards: number; // and over one about cards
}

const WIDE = { width: 1024, height: 640 };
const DRAWN_FOR = { width: 1440, height: 900 }; // the window that reserves are told for
const WIDEST_MAT = 560;
const PHONE = { bar: 44, band: 44, tabs: 56, peek: 124 };
const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };

export function isPhone(width: number, height: number): boolean {
  return width < WIDE.width || height < WIDE.height || width < height;
}

/** Regions that a face has no parts for: the sea takes them. */
export interface Unused {
  readonly band?: boolean;
  readonly rail?: boolean;
}

export function regions(
  width: number,
  height: number,
  reserves: Reserves,
  unused: Unused = {},
): Regions {
  return isPhone(width, height) ? phone(width, height, unused) : wide(width, height, reserves, unused);
}

function wide(width: number, height: number, reserves: Reserves, unused: Unused): Regions {
  const top = height < 800 ? 44 : 48;
  const band = unused.band ? 0 : height < 800 ? 56 : height < 1000 ? 60 : 64;
  const rail = unused.rail ? 0 : 2 * Math.round((height * 0.19) / 2);
  const side = clamp(320, 4 * Math.floor(width / 16), 420);
  const across = width - side;
  const deep = height - top - band - rail;
  const bay = Math.round(((reserves.bay ?? 0) * width) / DRAWN_FOR.width);
  const foot = Math.round(((reserves.foot ?? 0) * height) / DRAWN_FOR.height);
  const mat = Math.min(WIDEST_MAT, Math.round((reserves.mat ?? 0) * across));
  const seaTop = top + band;
  const sea = { x: 0, y: seaTop, width: across, height: deep };
  const below = { x: 0, y: seaTop + deep, width: across, height: rail };
  return {
    phone: false,
    bar: { x: 0, y: 0, width, height: top },
    band: { x: 0, y: top, width: across, height: band },
    sea,
    ground: { ...sea, height: deep + rail },
    rail: below,
    mat: { ...below, width: mat },
    hand: { ...below, x: mat, width: across - mat },
    panel: panelOf(sea, below, { bay, foot, lies: reserves.panel ?? "bay" }),
    side: { x: across, y: top, width: side, height: height - top },
    tabs: NOWHERE,
    bay,
    foot: foot + rail,
    peek: 0,
    cards: 0,
  };
}

/** In the bay, over rail and foot, or, where neither is kept free, over the whole sea. */
function panelOf(
  sea: Rect,
  rail: Rect,
  { bay, foot, lies }: { bay: number; foot: number; lies: "bay" | "rail" },
): Rect {
  if (lies === "rail") return { ...rail, y: rail.y - foot, height: rail.height + foot };
  return bay ? { ...sea, width: bay, height: sea.height - foot } : sea;
}

function phone(width: number, height: number, unused: Unused): Regions {
  const { bar, tabs, peek } = PHONE;
  const band = unused.band ? 0 : PHONE.band;
  const top = bar + band;
  const sea = { x: 0, y: top, width, height: height - top - tabs - peek };
  const sheet = { x: 0, y: top + sea.height, width, height: peek };
  return {
    phone: true,
    bar: { x: 0, y: 0, width, height: bar },
    band: { x: 0, y: bar, width, height: band },
    sea,
    ground: sea,
    rail: NOWHERE,
    mat: NOWHERE,
    hand: NOWHERE,
    panel: NOWHERE,
    side: sheet,
    tabs: { x: 0, y: height - tabs, width, height: tabs },
    bay: 0,
    foot: 0,
    peek,
    cards: clamp(288, Math.round(height * 0.365), 308),
  };
}

export const LOG = 132; // pixels, at the least: four lines
const QUESTION = 288; // at the least

/** How high the question is over standings and a log: 46 %, or less, so that all have room. */
export function questionHeight(side: number, standings: number, log = LOG): number {
  return clamp(QUESTION, side - standings - log, Math.round(side * 0.46));
}

function clamp(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}
