/** A land's number and what the Invaders are about to do there, laid out beside it. */

import { type Box, LABEL, type LandShape, placeFor, slotsOf } from "./layout";
import type { ForecastRow } from "./view";

/** A badge beside the number; x and y in units of the label, y is its middle. */
export interface Chip {
  kind: "ravage" | "build" | "explore";
  text: string;
  blight: number;
  width: number;
  x: number;
  y: number;
}

export interface Badge {
  box: Box; // what of the land it takes
  chips: readonly Chip[];
}

const GAP = 2;
const STEPS = 18; // the width of the footsteps

function chipsOf(row: ForecastRow | undefined, explorable: boolean): Omit<Chip, "x" | "y">[] {
  const chips: Omit<Chip, "x" | "y">[] = [];
  if (row?.ravage) {
    const text = String(row.ravage.damage);
    const blight = row.ravage.cascade ? 2 : row.ravage.blight ? 1 : 0;
    const width = 26 + text.length * 10 + blight * 13;
    chips.push({ kind: "ravage", text, blight, width });
  }
  if (row?.build) chips.push({ kind: "build", text: row.build, blight: 0, width: 28 });
  if (explorable) chips.push({ kind: "explore", text: "", blight: 0, width: STEPS });
  return chips;
}

/** The label of a land with that many pieces: in one row, or with the badges below if need be. */
export function badgeOf(
  shape: LandShape,
  row: ForecastRow | undefined,
  explorable: boolean,
  pieces: number,
): Badge {
  const chips = chipsOf(row, explorable);
  const wide = chips.reduce((sum, chip) => sum + chip.width + GAP, 0);
  const beside = placeFor(shape, (LABEL.width + wide) * shape.scale, LABEL.height * shape.scale);
  const below = placeFor(
    shape,
    Math.max(LABEL.width, wide) * shape.scale,
    (2 * LABEL.height - GAP) * shape.scale,
  );
  if (explorable && row?.ravage && Math.max(beside.room, below.room) < 0) {
    return badgeOf(shape, row, false, pieces); // the least of the news gives way
  }
  const fits = beside.room >= Math.min(2, below.room);
  const size = ({ box }: { box: Box }) => slotsOf(shape, pieces, box).size;
  const inRow = !chips.length || (fits && (below.room < 0 || size(beside) >= size(below)));
  return { box: (inRow ? beside : below).box, chips: laid(chips, inRow) };
}

function laid(chips: readonly Omit<Chip, "x" | "y">[], inRow: boolean): Chip[] {
  let x = inRow ? LABEL.width : 0;
  const y = inRow ? LABEL.height / 2 : 1.5 * LABEL.height - GAP;
  return chips.map((chip) => {
    const at = { ...chip, x, y };
    x += chip.width + GAP;
    return at;
  });
}
