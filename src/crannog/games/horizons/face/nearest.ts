/** How the keyboard goes over the board: one stop for Tab, arrows from there. */

type Way = readonly [x: number, y: number];

function middle(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** How far it is that way, what lies aside counting double; nothing lies behind. */
function distance(from: Element, to: Element, [x, y]: Way): number {
  const [fromX, fromY] = middle(from);
  const [toX, toY] = middle(to);
  const along = (toX - fromX) * x + (toY - fromY) * y;
  const aside = Math.abs((toX - fromX) * y - (toY - fromY) * x);
  return along > 1 && along >= aside / 2 ? along + 2 * aside : Infinity;
}

/** The nearest thing that way: one that can be picked, if there is any on the whole board. */
export function nearestTo(from: SVGElement, way: Way, board: Element): SVGElement | null {
  const can = [...board.querySelectorAll<SVGElement>("[role=button].pickable")];
  const all = can.length ? can : [...board.querySelectorAll<SVGElement>("[role=button]")];
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const one of all) {
    const far = one === from ? Infinity : distance(from, one, way);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

/** One stop for Tab: where the focus is, or the first thing that can be picked, or the first. */
export function keepOneStop(board: Element): void {
  const all = [...board.querySelectorAll<SVGElement>("[role=button]")];
  const here = all.find((one) => one === document.activeElement);
  const stop = here ?? all.find((one) => one.classList.contains("pickable")) ?? all[0];
  for (const one of all) one.setAttribute("tabindex", one === stop ? "0" : "-1");
}
