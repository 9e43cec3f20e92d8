/** The games that have a drawing of their own, each loaded when a table of it is opened. */

import type { GameFace } from "./contract";

const found = import.meta.glob<{ default: GameFace }>("./*/index.ts");

export async function faceOf(game: string): Promise<GameFace> {
  const load = found[`./${game}/index.ts`];
  if (!load) return {};
  try {
    return (await load()).default;
  } catch (error) {
    console.error(error);
    return {}; // the generic table stands in
  }
}
