import { app } from "./app.svelte";
import type { Args } from "./words";

/** The client's own words in the language of the moment. */
export function t(id: string, args?: Args): string {
  return app.words?.text(id, args) ?? "";
}
