/** The page `/guide/<game>`: the first-game guide; `#<chapter>` begins with that chapter. */

export { default } from "./Tour.svelte";
