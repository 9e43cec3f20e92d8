/** How things move: keyframes of transforms and opacity, and nothing else. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 8; // of an arc

export function centre(rect: DOMRect): Point {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

/** Puts the middle of a box of that size on the point. */
function at(point: Point, size: Point, more = ""): string {
  return `translate(${point.x - size.x / 2}px, ${point.y - size.y / 2}px) ${more}`;
}

/** Along an arc from one point to another. */
export function arc(from: Point, to: Point, size: Point, scales: [number, number]): Keyframe[] {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const lift = Math.min(120, far * 0.25);
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const part = i / STEPS;
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part - lift * 4 * part * (1 - part);
    const scale = scales[0] + (scales[1] - scales[0]) * part;
    return { transform: at({ x, y }, size, `scale(${scale})`) };
  });
}

export function drop(place: Point, size: Point): Keyframe[] {
  return [
    { transform: at({ x: place.x, y: place.y - 46 }, size, "scale(1.5)"), opacity: 0 },
    { transform: at(place, size, "scale(0.96)"), opacity: 1, offset: 0.75 },
    { transform: at(place, size, "scale(1)"), opacity: 1 },
  ];
}

export function sink(place: Point, size: Point): Keyframe[] {
  return [
    { transform: at(place, size, "scale(1)"), opacity: 1 },
    { transform: at({ x: place.x, y: place.y + 26 }, size, "scale(0.6)"), opacity: 0 },
  ];
}

export function turnOver(place: Point, size: Point): Keyframe[] {
  return [
    { transform: at(place, size, "scaleX(0)"), opacity: 0.6 },
    { transform: at(place, size, "scaleX(1)"), opacity: 1 },
  ];
}

export function rise(place: Point, size: Point): Keyframe[] {
  return [
    { transform: at({ x: place.x, y: place.y + size.y / 2 }, size, "scaleY(0)"), opacity: 0.4 },
    { transform: at(place, size, "scaleY(1)"), opacity: 1 },
  ];
}

export function shake(place: Point, size: Point): Keyframe[] {
  const steps = [0, -6, 5, -4, 3, 0];
  return steps.map((by) => ({ transform: at({ x: place.x + by, y: place.y }, size) }));
}

export function pulse(place: Point, size: Point): Keyframe[] {
  return [
    { transform: at(place, size, "scale(0.9)"), opacity: 0 },
    { transform: at(place, size, "scale(1.06)"), opacity: 1, offset: 0.3 },
    { transform: at(place, size, "scale(1)"), opacity: 1, offset: 0.8 },
    { transform: at(place, size, "scale(1)"), opacity: 0 },
  ];
}

/** There, and then gone: for what does not move. */
export function stay(place: Point, size: Point): Keyframe[] {
  const transform = at(place, size);
  return [
    { transform, opacity: 0 },
    { transform, opacity: 1, offset: 0.15 },
    { transform, opacity: 1, offset: 0.85 },
    { transform, opacity: 0 },
  ];
}

/** There to be read, and then to its place, as small as that. */
export function settle(place: Point, size: Point, to: Point, scale: number): Keyframe[] {
  const transform = at(place, size, "scale(1)");
  return [
    { transform, opacity: 0 },
    { transform, opacity: 1, offset: 0.12 },
    { transform, opacity: 1, offset: 0.8 },
    { transform: at(to, size, `scale(${scale})`), opacity: 1 },
  ];
}

/** Falls down and stays to be read. */
export function fall(place: Point, size: Point): Keyframe[] {
  return [
    { transform: at({ x: place.x, y: place.y - 180 }, size, "rotate(-200deg)"), opacity: 0 },
    { transform: at(place, size, "rotate(0deg)"), opacity: 1, offset: 0.55 },
    { transform: at(place, size), opacity: 1 },
  ];
}

/** A line that grows from one point to the other; the box is as long as the way, its middle there. */
export function ray(from: Point, to: Point, thick: number): { long: number; frames: Keyframe[] } {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const base = `translate(${from.x}px, ${from.y - thick / 2}px) rotate(${turn}rad)`;
  const frames = [
    { transform: `${base} scaleX(0)`, opacity: 1 },
    { transform: `${base} scaleX(1)`, opacity: 1, offset: 0.6 },
    { transform: `${base} scaleX(1)`, opacity: 0 },
  ];
  return { long, frames };
}
