/** What the client offers to every face, whatever it is made with. */

import { CONTRACT, type Kit, type Props, type SeatStyle } from "./contract";
import { pickable } from "./pickable";
import { SHAPES } from "./shapes";

const SVG = "http://www.w3.org/2000/svg";

export function kitFor(styleOf: (seat: number) => SeatStyle | undefined): Kit {
  return {
    contract: CONTRACT,
    pickable(element, atom, label, props: () => Props) {
      const newest = {
        atom,
        label,
        get props() {
          return props();
        },
      };
      const action = pickable(element, newest);
      return () => (action ? action.destroy?.() : undefined);
    },
    seatMark(element, seat) {
      const svg = document.createElementNS(SVG, "svg");
      const path = document.createElementNS(SVG, "path");
      svg.setAttribute("viewBox", "0 0 20 20");
      svg.setAttribute("aria-hidden", "true");
      path.setAttribute("d", SHAPES[styleOf(seat)?.shape ?? "circle"]);
      path.setAttribute("fill", `var(--seat-${seat})`);
      svg.append(path);
      element.replaceChildren(svg);
    },
  };
}
