/** Copies of things on the table, as HTML that can fly over the page. */

const SVG = "http://www.w3.org/2000/svg";
const MOST_NODES = 250; // of a copy: larger things stay where they are
const LARGEST = 320; // pixels

/** Whether the thing is small enough to fly. */
export function canFly(element: Element, rect: DOMRect): boolean {
  if (rect.width > LARGEST || rect.height > LARGEST) return false;
  return element.querySelectorAll("*").length <= MOST_NODES;
}

/** A copy of the element, as large as it is drawn; null if it is too large to fly. */
export function copyOf(element: Element, rect: DOMRect): HTMLElement | null {
  if (!canFly(element, rect)) return null;
  const copy = box("flier", rect.width, rect.height);
  const root = element instanceof SVGElement ? element.ownerSVGElement : null;
  copy.append(root ? drawingOf(element as SVGGraphicsElement, root, rect) : plainCopy(element));
  for (const node of copy.querySelectorAll("[id], [tabindex], [data-atom]")) {
    for (const name of ["id", "tabindex", "data-atom"]) node.removeAttribute(name);
  }
  return copy;
}

export function box(kind: string, width: number, height: number): HTMLElement {
  const made = document.createElement("div");
  made.className = kind;
  made.style.width = `${width}px`;
  made.style.height = `${height}px`;
  return made;
}

function plainCopy(element: Element): Element {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  if (copy instanceof SVGElement) {
    copy.setAttribute("width", "100%"); // a drawing that is not in the page has no size of its own
    copy.setAttribute("height", "100%");
  }
  if (copy instanceof HTMLElement) {
    Object.assign(copy.style, {
      position: "static",
      width: "100%",
      height: "100%",
      margin: "0",
      transform: "none",
      visibility: "visible",
    });
  }
  return copy;
}

/** A part of a drawing, in a drawing of its own that shows just this part. */
function drawingOf(part: SVGGraphicsElement, root: SVGSVGElement, rect: DOMRect): Element {
  const svg = document.createElementNS(SVG, "svg");
  const group = document.createElementNS(SVG, "g");
  const toScreen = root.getScreenCTM();
  const parent = (part.parentNode as SVGGraphicsElement).getScreenCTM?.();
  if (toScreen && parent) {
    const { a, b, c, d, e, f } = toScreen.inverse().multiply(parent);
    group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
    const from = new DOMPoint(rect.left, rect.top).matrixTransform(toScreen.inverse());
    const to = new DOMPoint(rect.right, rect.bottom).matrixTransform(toScreen.inverse());
    svg.setAttribute("viewBox", `${from.x} ${from.y} ${to.x - from.x} ${to.y - from.y}`);
  }
  svg.setAttribute("class", root.getAttribute("class") ?? "");
  svg.setAttribute("width", "100%");
  svg.setAttribute("height", "100%");
  group.append(part.cloneNode(true));
  svg.append(group);
  return svg;
}
