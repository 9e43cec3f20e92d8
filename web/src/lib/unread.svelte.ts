/** How many lines of chat have come that this person has not looked at. */

import type { TableModel } from "./table.svelte";

export class Unread {
  private read = $state(-1); // nothing is new before the table is known

  constructor(
    private readonly model: TableModel,
    private readonly looking: () => boolean,
  ) {
    $effect(() => {
      if (this.looking() || (this.read < 0 && model.info)) this.read = this.said;
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
