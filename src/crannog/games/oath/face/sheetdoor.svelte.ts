/** Where the mind sheet is open: one of the face's parts opens it, another may show it. */

import { tick } from "svelte";

export type SheetPlace = "board" | "row"; // over the map, or under the Prince's row

class SheetDoor {
  place = $state<SheetPlace | null>(null);
  private opener: HTMLElement | null = null;

  toggle(place: SheetPlace, from: HTMLElement): void {
    if (this.place === place) {
      this.close();
      return;
    }
    this.opener = from;
    this.place = place;
  }

  /** Closes it; the focus goes back to what opened it. */
  close(): void {
    this.place = null;
    const { opener } = this;
    void tick().then(() => opener?.focus()); // it may lie under the sheet
    this.opener = null;
  }
}

export const sheetDoor = new SheetDoor();
