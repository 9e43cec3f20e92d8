/** How the island is seen: fitted once into the sea, and never nearer or farther by itself. */

import type { Box, Point } from "./geometry";

/** What the upper left corner of the board shows, and how much of the island one pixel shows. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

/** The board's element in pixels, and what is kept free at its edges. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

const NEAREST = 1 / 1.5; // of a small island: half as large again as it was drawn
export const MOST_ZOOM = 4;

/** The camera that shows all of the island, as large as it can be, in the middle of the free room. */
export function fitted(island: Box, room: Room): Camera {
  const across = Math.max(1, room.width - room.left);
  const down = Math.max(1, room.height - room.top - room.bottom);
  const unit = Math.max(NEAREST, island.width / across, island.height / down);
  return {
    x: island.x + island.width / 2 - (room.left + across / 2) * unit,
    y: island.y + island.height / 2 - (room.top + down / 2) * unit,
    unit,
  };
}

/** Whether all of a box is seen in the free room. */
export function holds({ x, y, unit }: Camera, box: Box, room: Room): boolean {
  const slack = 1; // pixel
  const left = (box.x - x) / unit;
  const top = (box.y - y) / unit;
  return (
    left >= room.left - slack &&
    top >= room.top - slack &&
    left + box.width / unit <= room.width + slack &&
    top + box.height / unit <= room.height - room.bottom + slack
  );
}

/** Nearer by a factor, with the point of the island under the pointer staying where it is. */
export function nearer(now: Camera, home: Camera, by: number, [px, py]: Point): Camera {
  const unit = Math.min(home.unit, Math.max(home.unit / MOST_ZOOM, now.unit / by));
  if (unit === home.unit) return home;
  return { x: now.x + px * (now.unit - unit), y: now.y + py * (now.unit - unit), unit };
}

/** Moved by pixels; the middle of the window never leaves the island's box. */
export function moved(now: Camera, [dx, dy]: Point, island: Box, room: Room): Camera {
  const half: Point = [(room.width / 2) * now.unit, (room.height / 2) * now.unit];
  const x = clamp(island.x, now.x + half[0] - dx * now.unit, island.x + island.width) - half[0];
  const y = clamp(island.y, now.y + half[1] - dy * now.unit, island.y + island.height) - half[1];
  return { ...now, x, y };
}

/** A point of the island as it is seen, but never outside the free room. */
export function keptInSight([x, y]: Point, camera: Camera, room: Room, margin: number): Point {
  const far = margin * camera.unit;
  const right = camera.x + room.width * camera.unit;
  const bottom = camera.y + (room.height - room.bottom) * camera.unit;
  return [
    clamp(camera.x + room.left * camera.unit + far, x, right - far),
    clamp(camera.y + room.top * camera.unit + far, y, bottom - far),
  ];
}

/** The CSS transform that shows the new picture as the old one was: a motion begins with it. */
export function asBefore(old: Camera, now: Camera): string {
  const x = (now.x - old.x) / old.unit;
  const y = (now.y - old.y) / old.unit;
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${(now.unit / old.unit).toFixed(5)})`;
}

function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
