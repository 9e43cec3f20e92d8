/** The page `/guide/<game>`: the first-game guide. */

export { default } from "./Tour.svelte";
