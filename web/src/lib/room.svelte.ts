/**
 * The room of a part of the page that grows and shrinks with the match. It gets more of it when all else
 * is drawn (until then it covers its neighbour), and gives it back only after a while: what stands
 * beside it does not jump with every card and question, nor is it drawn together with them.
 */

import { atRest } from "./later.svelte";

const SETTLE = 500; // milliseconds

export class Room {
  needed = $state(0); // pixels
  kept = $state(0);
  private asked = false; // for another size: by the person, not by the match

  /** Made with a component; when a person changes what `byPerson` reads, the next size is kept at once. */
  constructor(byPerson: () => unknown) {
    $effect(() => {
      byPerson();
      this.asked = true;
    });
    $effect(() => {
      if (this.needed === this.kept) return;
      if (this.asked) this.settle();
      else if (this.needed > this.kept) return atRest(() => this.settle());
      else return afterWhile(() => this.settle());
    });
  }

  private settle(): void {
    this.asked = false;
    this.kept = this.needed;
  }
}

function afterWhile(work: () => void): () => void {
  const timer = setTimeout(work, SETTLE);
  return () => clearTimeout(timer);
}
