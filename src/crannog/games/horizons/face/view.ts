/** `view(seat)` of Horizons: what shown.ts declares. */

import type { View } from "$lib/protocol";
import type { HorizonsView, Invader, PieceKind } from "./shown";

export type {
  ForecastRow,
  HorizonsView,
  Invader,
  LandView,
  PieceKind,
  RavageForecast,
  SpiritView,
} from "./shown";

export const INVADERS: readonly Invader[] = ["explorer", "town", "city"];
export const PIECES: readonly PieceKind[] = [...INVADERS, "dahan"];

/** The service's view as what it is. */
export function horizons(view: View): HorizonsView {
  return view as unknown as HorizonsView;
}
