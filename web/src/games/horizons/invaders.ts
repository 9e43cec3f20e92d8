/** What is known of the Invaders' next step. */

import { INVADER_CARDS, invaderCard } from "./facts";
import type { HorizonsView } from "./view";

/** The cards that may be revealed next: of the next stage, and not seen yet. */
export function unseenCards(view: HorizonsView): string[] {
  const { discard, ravage, build, explore, stage } = view.invaders;
  const seen = new Set([...discard, ravage, build, explore]);
  return (INVADER_CARDS[stage] ?? []).filter((card) => !seen.has(card));
}

/** The lands that Explorers can reach and that a card which may come next would name. */
export function mayBeExplored(view: HorizonsView): Set<string> {
  const cards = unseenCards(view).map(invaderCard);
  const found = new Set<string>();
  for (const [id, land] of Object.entries(view.lands)) {
    if (!view.forecast[id]?.explorable) continue;
    const named = cards.some(({ terrains }) =>
      terrains.length ? terrains.includes(land.terrain) : land.coastal,
    );
    if (named) found.add(id);
  }
  return found;
}
