/** The face of a game that has none: its view as plain rows. */

import type { Component } from "svelte";
import type { Face, Props } from "../kit/contract";
import { part } from "../kit/part.svelte";
import GenericBoard from "../ui/GenericBoard.svelte";
import GenericStandings from "../ui/GenericStandings.svelte";

const own = (component: Component<Props>) => part(component, () => {});

export const GENERIC: Face = {
  reserves: {},
  parts: { board: own(GenericBoard), standings: own(GenericStandings) },
  emblem: '<path d="M3 17q3-3 6 0t6 0 6 0M12 4l6 9H6z"/>',
  seats: [],
};
