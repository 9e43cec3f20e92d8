/** What the action `pickable` needs of the props, read now: it can't see a component's props change. */

import type { Pickable } from "../../ui/pickable";
import type { GameProps } from "../contract";

export type Hooks = Pickable["props"];

export function hooksOf({ pickable, picked, pick, highlight, point, inspect }: GameProps): Hooks {
  return { pickable, picked, pick, highlight, point, inspect };
}

/** The same for a thing that has no sheet of its own to open. */
export function sheetless({ pickable, picked, pick, highlight, point }: GameProps): Hooks {
  return { pickable, picked, pick, highlight, point };
}
