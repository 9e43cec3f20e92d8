/** The six colours of players, each with a pattern: colour-blind people tell them apart by it. */

export const COLOURS = ["purple", "red", "blue", "yellow", "white", "black"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Cloth {
  ground: string;
  thread: string;
  pattern: string; // on 8 x 8, repeated
}

export const CLOTHS: Readonly<Record<Colour, Cloth>> = {
  purple: { ground: "#6d3fa0", thread: "#e9dcf7", pattern: "M0 2h8M0 6h8" },
  red: { ground: "#b02a37", thread: "#f7dcde", pattern: "M-2 6 2 10M-2-2 10 10M6-2 10 2" },
  blue: { ground: "#2f6fbd", thread: "#dcebfa", pattern: "M4 0v8" },
  yellow: { ground: "#e2b51e", thread: "#4b3a00", pattern: "M3.500 4h1" },
  white: { ground: "#f4f2ec", thread: "#55524a", pattern: "M4 1.500 6.500 4 4 6.500 1.500 4Z" },
  black: { ground: "#23262b", thread: "#d5d8dd", pattern: "M4 1.500v5M1.500 4h5" },
};

/** How a drawing is filled with a colour's cloth; the map holds the patterns. */
export function clothOf(colour: string): string {
  return colour in CLOTHS ? `url(#oath-cloth-${colour})` : "#77746b";
}
