/** The seats' shapes, on 20 x 20: they tell seats apart without their colours. */

import type { Shape } from "./contract";

export const SHAPES: Readonly<Record<Shape, string>> = {
  circle: "M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15z",
  square: "M3.500 3.500h13v13h-13z",
  triangle: "M10 2 18.500 17h-17z",
  diamond: "M10 1.500 18 10l-8 8.500L2 10z",
  pentagon: "M10 2l7.800 5.700-3 9.300H5.200l-3-9.300z",
  cross: "M7 2h6v5h5v6h-5v5H7v-5H2V7h5z",
};

/** The shape of a seat where the face says nothing else. */
export const IN_ORDER: readonly Shape[] = [
  "circle",
  "square",
  "triangle",
  "diamond",
  "pentagon",
  "cross",
];
