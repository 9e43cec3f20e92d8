/** The parts of a table that a thing needs to be picked. */

import type { Pickable } from "../../ui/pickable";
import type { GameProps } from "../contract";

/** Reads each part by itself, so that a change of any of them is seen. */
export function handsOf(props: GameProps): Pickable["props"] {
  const { pickable, picked, pick, highlight, point } = props;
  return { pickable, picked, pick, highlight, point };
}
