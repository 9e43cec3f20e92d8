/** The signs on the backs of cards, on 40 x 56: a tree, an eye, a chalice. */

export const BACKS = {
  denizen: "M20 42V20M20 30l-7-7M20 26l7-7M20 20l-5-6M20 20l5-6M14 42h12",
  vision: "M7 28c6-9 20-9 26 0-6 9-20 9-26 0ZM20 23.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9ZM20 12v4M20 40v4",
  relic: "M12 15h16c0 9-3 13-8 13s-8-4-8-13ZM20 28v9M14 41h12M16 37h8",
} as const;
