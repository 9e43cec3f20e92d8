/**
 * Rings along the outline of a thing that is drawn as a path: a territory, a land. They go behind
 * what is written there.
 */

/** A place in the window. */
export type Place = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

const SVG = "http://www.w3.org/2000/svg";
const STROKES = ["casing", "line"] as const; // one over the other
const WRITTEN = "tspan, text:not(:has(tspan))"; // line by line
const ROOM = 2; // pixels around what is written
const ALL = "M-9999-9999H9999V9999H-9999Z";

/** The path of a thing that is drawn by paths alone. */
function pathOf(element: Element): SVGPathElement | null {
  if (element instanceof SVGPathElement) return element;
  const inner = [...element.children];
  const alone = element instanceof SVGGElement && inner.every((one) => one instanceof SVGPathElement);
  return alone ? ((inner[0] as SVGPathElement | undefined) ?? null) : null;
}

/** The outline as a drawing for a box that lies over the thing; null: the thing is as its box is. */
export function outlineOf(element: Element | null, box: DOMRect): SVGSVGElement | null {
  const path = element && pathOf(element);
  const toScreen = path?.getScreenCTM?.();
  if (!path || !toScreen) return null;
  const { a, b, c, d, e, f } = toScreen;
  const svg = document.createElementNS(SVG, "svg");
  for (const stroke of STROKES) {
    const copy = document.createElementNS(SVG, "path");
    copy.setAttribute("class", stroke);
    copy.setAttribute("d", path.getAttribute("d") ?? "");
    copy.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - box.left} ${f - box.top})`);
    svg.append(copy);
  }
  svg.setAttribute("class", "outline");
  svg.style.clipPath = `path(evenodd, "${around(writtenNear(element, box, ROOM), box)}")`;
  return svg;
}

/** Where something is written over the box or so many pixels around it, in the part of the thing. */
export function writtenNear(element: Element | null, box: DOMRect, room: number): Place[] {
  const lines = element?.closest("[data-part]")?.querySelectorAll(WRITTEN) ?? [];
  const places = [...lines].map((line) => line.getBoundingClientRect());
  return places.filter((line) => line.width > 0 && touch(line, box, room));
}

/** Whether two places are no farther from each other than that. */
export function touch(one: Place, other: Place, room: number): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.min(across, down) > -room;
}

/** All but what is written there, seen from the corner of the box. */
export function around(written: readonly Place[], { left, top }: Place): string {
  const wide = written.map((line) => ({
    left: line.left - left - ROOM,
    top: line.top - top - ROOM,
    right: line.right - left + ROOM,
    bottom: line.bottom - top + ROOM,
  }));
  const holes = apart(wide).map((one) => `M${one.left} ${one.top}H${one.right}V${one.bottom}H${one.left}Z`);
  return [ALL, ...holes].join("");
}

/** The same, each beginning where those above it end: two holes over each other would be none. */
function apart(places: readonly Place[]): Place[] {
  const done: Place[] = [];
  for (const one of [...places].sort((a, b) => a.top - b.top)) {
    const above = done.filter((other) => touch(one, other, 0)).map(({ bottom }) => bottom);
    const top = Math.max(one.top, ...above);
    if (top < one.bottom) done.push({ ...one, top });
  }
  return done;
}
