/** The six suits in the order of their banks, each with its colour and its emblem on 20 x 20. */

export const SUITS = ["discord", "arcane", "order", "hearth", "beast", "nomad"] as const;
export type Suit = (typeof SUITS)[number];

/** Drawn in white on a disc of the suit's colour. */
export const EMBLEMS: Readonly<Record<Suit, string>> = {
  discord: "M6 4.500 14 15.500M14 4.500 6 15.500M10 4v12M7.500 16.500h5",
  arcane: "M10 3.500 11.600 8.400 16.500 10 11.600 11.600 10 16.500 8.400 11.600 3.500 10 8.400 8.400Z",
  order: "M5 4.500h10v5.500c0 3-2 5-5 6.500-3-1.500-5-3.500-5-6.500Z",
  hearth: "M4.500 10 10 5l5.500 5M6 9v6.500h8V9M9 15.500v-3.500h2v3.500",
  beast: "M5 4.500 7.500 7h5L15 4.500V11a5 5 0 0 1-10 0ZM8 10h.01M12 10h.01M9 13h2",
  nomad: "M10 4 16 15.500H4ZM10 9.500 8 15.500M10 9.500l2 6",
};
