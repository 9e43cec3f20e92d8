/** Copies of pieces and cards, to fly with and for the stage. */

import type { AtomKey, Mounted, Part, Props } from "$kit/contract";
import { drawnOnce } from "$kit/drawing";
import { splitKey } from "$lib/signatures";
import PowerFace from "./PowerFace.svelte";
import StageCard from "./StageCard.svelte";
import { printedOf } from "./printed";
import { horizons } from "./view";

const SVG = "http://www.w3.org/2000/svg";
/** Fills its place; where the place has no size of its own, of a piece's size around its middle. */
const SIDE = "max(100%, 40px)";
const SHIFT = "min(0px, (100% - 40px) / 2)";
const FILLS = { width: SIDE, height: SIDE, marginLeft: SHIFT, marginTop: SHIFT };

/** A piece as a drawing of its own. */
function figure(name: string, seat = -1): Element {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  svg.setAttribute("viewBox", "-22 -23 44 45");
  Object.assign(svg.style, FILLS);
  use.setAttribute("href", `#hz-${name}`);
  if (seat >= 0) use.setAttribute("fill", `var(--seat-${seat})`);
  svg.append(use);
  return svg;
}

/** A copy of the thing; null where the client should copy what is drawn. */
export function drawn(atom: AtomKey, props: Props): Element | null {
  const [kind, value] = splitKey(atom);
  const { words } = props;
  const printed = printedOf(props.facts);
  if (kind === "blight" || kind === "defend") return figure(kind);
  if (kind === "piece") return figure(value.split(":").at(-2) ?? value);
  if (kind === "presence") {
    const seat = Number(value.split(":").at(-1));
    const spirit = horizons(props.view).spirits[seat]?.spirit;
    return spirit ? figure(spirit, seat) : null;
  }
  const power = kind === "power" ? printed.powers[value] : undefined;
  if (!power || power.deck === "innate") return null;
  return drawnOnce(PowerFace, { id: value, power, words }, "hz-copy");
}

const STAGED: ReadonlySet<string> = new Set(["invader", "fear", "power"]);

/** A card as it comes to the stage; null where the client should write what it is. */
export function staged(card: AtomKey, props: Props): HTMLElement | null {
  const [kind, id] = splitKey(card);
  return STAGED.has(kind) ? drawnOnce(StageCard, { kind, id, props }, "hz-staged") : null;
}

/** A part that also draws copies; `told` hears of every change. */
export function drawing(part: Part, told: (props: Props) => void): Part {
  return {
    mount(into: HTMLElement, first: Props): Mounted {
      let props = first;
      told(first);
      const shown = part.mount(into, first);
      return {
        ...shown,
        update(next) {
          props = next;
          told(next);
          shown.update(next);
        },
        draw: (atom) => drawn(atom, props),
      };
    },
  };
}
