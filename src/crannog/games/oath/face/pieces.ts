/** Single pieces that fly over the page: a warband, favor, a secret, the back of a card. */

import type { AtomKey, Mounted, Part, Props } from "$kit/contract";
import { BACKS } from "./backs";
import { clothOf } from "./cloth";
import { COG, CROWN } from "./cog";

const SVG = "http://www.w3.org/2000/svg";
const INK = { stroke: "#17130c", "stroke-width": "1.4", "stroke-linejoin": "round" };
const WARBAND = "M3 22.500V9h2.500V6H8v2.500h4V6h2.500v3H17v13.500Z";
const COIN = "M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15Z";
const LEAF = "M10 2c4 4 4.500 11 0 16-4.500-5-4-12 0-16Z";
const CARD = "M5 1H35a4 4 0 0 1 4 4V51a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4Z";
const TOKEN: readonly Record<string, string>[] = [
  { d: "M12 .800a11.200 11.200 0 1 0 0 22.400 11.200 11.200 0 0 0 0-22.400Z", fill: "#fff6dc", ...INK },
  { d: `${COG}${CROWN}`, fill: "#17130c", "fill-rule": "evenodd" },
];
const BACK_COLOURS: Readonly<Record<string, string>> = { denizen: "#6f6147", vision: "#3f4a6b", relic: "#4a3f66" };

interface Drawing {
  width: number;
  height: number;
  box: string; // viewBox
  shapes: readonly Record<string, string>[];
}

/** What a piece looks like; null if the key names no single piece. */
function drawingOf(atom: AtomKey): Drawing | null {
  const [kind = "", value = ""] = atom.split(":", 2);
  if (kind === "warband") return { width: 28, height: 34, box: "0 0 20 24", shapes: [{ d: WARBAND, fill: clothOf(value), ...INK }] };
  if (atom === "piece:favor") return { width: 26, height: 26, box: "0 0 20 20", shapes: [{ d: COIN, fill: "#e3b341", ...INK }] };
  if (atom === "piece:secret") return { width: 26, height: 26, box: "0 0 20 20", shapes: [{ d: LEAF, fill: "#2d64ad", ...INK }] };
  if (atom === "piece:prince") return { width: 30, height: 30, box: "0 0 24 24", shapes: TOKEN };
  if (kind === "back" && value in BACKS) return back(value as keyof typeof BACKS);
  return null;
}

function back(kind: keyof typeof BACKS): Drawing {
  const sign = { d: BACKS[kind], fill: "none", stroke: "#fff6dc", "stroke-width": "1.8" };
  return { width: 52, height: 73, box: "0 0 40 56", shapes: [{ d: CARD, fill: BACK_COLOURS[kind] ?? "", ...INK }, sign] };
}

export function drawPiece(atom: AtomKey): SVGSVGElement | null {
  const drawing = drawingOf(atom);
  if (!drawing) return null;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", drawing.box);
  svg.setAttribute("width", String(drawing.width));
  svg.setAttribute("height", String(drawing.height));
  for (const shape of drawing.shapes) {
    const path = document.createElementNS(SVG, "path");
    for (const [name, value] of Object.entries(shape)) path.setAttribute(name, value);
    svg.append(path);
  }
  return svg;
}

/** Whether a panel lies over that place: on the phone it fills the screen, and shows things of its own. */
function isCovered(spot: DOMRect): boolean {
  const panel = document.querySelector('[data-region="panel"] .over-rail.phone')?.getBoundingClientRect();
  const [x, y] = [spot.left + spot.width / 2, spot.top + spot.height / 2];
  return panel !== undefined && x > panel.left && x < panel.right && y > panel.top && y < panel.bottom;
}

/** The part, which also draws single pieces; these have a size, and lie nowhere. */
export function withPieces(part: Part): Part {
  return {
    mount(into: HTMLElement, props: Props): Mounted {
      const mounted = part.mount(into, props);
      return {
        ...mounted,
        spot(atom) {
          const piece = drawingOf(atom);
          if (piece) return new DOMRect(0, 0, piece.width, piece.height);
          const spot = mounted.spot(atom);
          return spot && isCovered(spot) ? null : spot;
        },
        draw: drawPiece,
      };
    },
  };
}
