/** The parts that are mounted, and where they draw a thing now. */

import type { AtomKey, Mounted, PartName } from "../kit/contract";
import { elementIn } from "../kit/part.svelte";

/** A thing is looked for in this order. */
const ORDER: readonly PartName[] = [
  "board",
  "panel",
  "hand",
  "mat",
  "band",
  "standings",
  "question",
  "end",
];

/** Where a part draws a thing. */
export interface Spot {
  readonly rect: DOMRect;
  readonly element: Element | null;
}

interface Place {
  into: HTMLElement;
  mounted: Mounted;
}

export class Spots {
  private readonly places = new Map<PartName, Place>();

  put(name: PartName, into: HTMLElement, mounted: Mounted): () => void {
    this.places.set(name, { into, mounted });
    return () => {
      if (this.places.get(name)?.mounted === mounted) this.places.delete(name);
    };
  }

  /** Where the thing is drawn, in the window; a thing without a size is not drawn. */
  spot(atom: AtomKey): DOMRect | null {
    for (const { mounted } of this.inOrder()) {
      const found = mounted.spot(atom);
      if (found && found.width + found.height > 0) return found;
    }
    return null;
  }

  /** Where the parts draw the thing, each of them that does, and as what. */
  everySpot(atom: AtomKey): Spot[] {
    return this.inOrder().flatMap(({ into, mounted }) => {
      const rect = mounted.spot(atom);
      return rect && rect.width + rect.height > 0 ? [{ rect, element: elementIn(into, atom) }] : [];
    });
  }

  /** Where that part draws the thing. */
  spotIn(name: PartName, atom: AtomKey): DOMRect | null {
    return this.places.get(name)?.mounted.spot(atom) ?? null;
  }

  /** A copy of the thing that the part makes itself. */
  draw(atom: AtomKey): Element | null {
    for (const { mounted } of this.inOrder()) {
      const found = mounted.draw?.(atom);
      if (found) return found;
    }
    return null;
  }

  /** The element that draws the thing. */
  element(atom: AtomKey): Element | null {
    for (const { into } of this.inOrder()) {
      const found = elementIn(into, atom);
      if (found) return found;
    }
    return null;
  }

  private inOrder(): Place[] {
    return ORDER.flatMap((name) => this.places.get(name) ?? []);
  }
}
