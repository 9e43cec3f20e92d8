/** What the action `pickable` needs of the props, read now: it can't see a component's props change. */

import type { Props } from "$kit/contract";
import type { Pickable } from "$kit/pickable";

export function hooksOf({ pickable, picked, pick, highlight, point, inform }: Props): Pickable["props"] {
  return { pickable, picked, pick, highlight, point, inform };
}
