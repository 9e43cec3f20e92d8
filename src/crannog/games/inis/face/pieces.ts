/** Single pieces that fly over the page: a clan, a Citadel, a token, the back of a card. */

import type { AtomKey, Mounted, Part, Props } from "$kit/contract";
import { CITADEL, FESTIVAL, SANCTUARY, SCULPTS, SHAPES, TRISKEL } from "./figures";

const SVG = "http://www.w3.org/2000/svg";

interface Drawing {
  width: number;
  height: number;
  box: string; // viewBox
  shapes: readonly Record<string, string>[];
}

const INK = { stroke: "#17130c", "stroke-width": "1.3", "stroke-linejoin": "round" };
const STONE = { width: 34, height: 34, box: "-14 -24 28 28" };

const BACKS: Readonly<Record<string, string>> = {
  action: "var(--inis-action)",
  advantage: "var(--inis-advantage)",
  epic: "var(--inis-epic)",
};

/** What a piece looks like; null if the key names no single piece. */
function drawingOf(atom: AtomKey): Drawing | null {
  const [kind = "", value = ""] = atom.split(":", 2);
  if (kind === "clan") return clan(Number(value));
  if (kind === "back") return back(value);
  if (kind === "piece" && value === "citadel") {
    return { ...STONE, shapes: [{ d: CITADEL.wall, fill: "#b9b3a7", ...INK }, { d: CITADEL.gate, fill: "#372818" }] };
  }
  if (kind === "piece" && value === "sanctuary") {
    return { ...STONE, shapes: [{ d: SANCTUARY.stones, fill: "#dfe5d6", ...INK }] };
  }
  if (kind === "piece" && value === "festival") {
    return { ...STONE, shapes: [{ d: FESTIVAL.flame, fill: "#e8772c", ...INK }] };
  }
  if (kind === "piece" && value === "deed") return token("#e8c063", "M0-8 2-2 8 0 2 2 0 8-2 2-8 0-2-2Z");
  if (kind === "piece" && value === "pretender") return token("#8a3d4d", "M0-9 8-6V0C8 5 4 8 0 10-4 8-8 5-8 0V-6Z");
  if (kind === "piece" && value === "eye") {
    return token("#fdfcf8", "M-9 0C-5-6 5-6 9 0 5 6-5 6-9 0ZM0-3A3 3 0 1 0 0 3 3 3 0 0 0 0-3Z");
  }
  return null;
}

function clan(seat: number): Drawing {
  return {
    width: 34,
    height: 42,
    box: "-14 -32 28 34",
    shapes: [
      { d: SCULPTS[seat % SCULPTS.length] ?? "", fill: `var(--seat-${seat})`, ...INK },
      { d: SHAPES[seat] ?? "", fill: "#fffbee", transform: "translate(0 -7) scale(.68)", ...INK },
    ],
  };
}

function back(kind: string): Drawing {
  return {
    width: 60,
    height: 84,
    box: "-30 -42 60 84",
    shapes: [
      { d: "M-24-41H24a5 5 0 0 1 5 5V36a5 5 0 0 1-5 5H-24a5 5 0 0 1-5-5V-36a5 5 0 0 1 5-5Z", fill: BACKS[kind] ?? "#555", ...INK },
      { d: TRISKEL, fill: "none", stroke: "#fff", "stroke-width": "1", transform: "scale(1.8)" },
    ],
  };
}

function token(fill: string, d: string): Drawing {
  return { width: 26, height: 26, box: "-11 -11 22 22", shapes: [{ d, fill, ...INK }] };
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

/** The part, which also draws single pieces; these have a size, and lie nowhere. */
export function withPieces(part: Part): Part {
  return {
    mount(into: HTMLElement, props: Props): Mounted {
      const mounted = part.mount(into, props);
      return {
        ...mounted,
        spot(atom) {
          const piece = drawingOf(atom);
          return piece ? new DOMRect(0, 0, piece.width, piece.height) : mounted.spot(atom);
        },
        draw: drawPiece,
      };
    },
  };
}
