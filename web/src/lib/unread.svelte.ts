/** How many lines of chat have come that this person has not looked at. */

import { untrack } from "svelte";
import type { TableModel } from "../table/model.svelte";

export class Unread {
  private read = $state(-1); // nothing is new before the table is known

  constructor(
    private readonly model: TableModel,
    private readonly looking: () => boolean,
  ) {
    $effect(() => {
      const { said } = this;
      const fresh = untrack(() => this.read < 0); // an effect must not read what it writes
      if (this.looking() || (fresh && model.info)) this.read = said;
    });
  }

  get count(): number {
    if (this.read < 0 || this.looking()) return 0;
    return Math.max(0, this.said - this.read);
  }

  /** What people said; notices of the table wait to be found. */
  private get said(): number {
    return this.model.chatLines.filter((line) => !line.notice).length;
  }
}
