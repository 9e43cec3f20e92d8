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

/** Whether anything of it is in the window. */
export function isInSight({ left, top, right, bottom }: DOMRect): boolean {
  return right >= 0 && bottom >= 0 && left <= innerWidth && top <= innerHeight;
}

interface Place {
  into: HTMLElement;
  mounted: Mounted;
}

export class Spots {
  private readonly places = new Map<PartName, Place>();
  /** Where a thing is seen that no part draws; null: nowhere. */
  elsewhere: (atom: AtomKey) => DOMRect | null = () => null;

  put(name: PartName, into: HTMLElement, mounted: Mounted): () => void {
    this.places.set(name, { into, mounted });
    return () => {
      if (this.places.get(name)?.mounted === mounted) this.places.delete(name);
    };
  }

  /** Where the thing is seen; where nobody sees it, where it is drawn all the same. */
  spot(atom: AtomKey): DOMRect | null {
    return this.seenFirst(atom)?.rect ?? this.elsewhere(atom);
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

  /** The element that draws the thing, where it is seen first. */
  element(atom: AtomKey): Element | null {
    const seen = this.seenFirst(atom)?.element;
    if (seen) return seen;
    for (const { into } of this.inOrder()) {
      const found = elementIn(into, atom);
      if (found) return found;
    }
    return null;
  }

  /** Of all that draw the thing the first in whose place it is in sight, else the first of them. A
   *  thing without a size is not drawn. */
  private seenFirst(atom: AtomKey): Spot | null {
    let first: Spot | null = null;
    for (const { into, mounted } of this.inOrder()) {
      const rect = mounted.spot(atom);
      if (!rect || rect.width + rect.height <= 0) continue;
      const spot = { rect, element: elementIn(into, atom) };
      if (isInSight(rect)) return spot;
      first ??= spot;
    }
    return first;
  }

  private inOrder(): Place[] {
    return ORDER.flatMap((name) => this.places.get(name) ?? []);
  }
}
