/** A stage on which nothing moves: what happens is simply shown. */

import type { Stage } from "../src/playback/player.svelte";

export const STILL: Stage = {
  motions: () => [],
  length: () => 0,
  measure: () => null,
  play: async () => {},
  clear: () => {},
  began: () => {},
  took: () => {},
  hidden: () => false,
  reduced: () => false,
  speed: () => "off",
  report: (problem) => console.warn("playback:", problem),
};
