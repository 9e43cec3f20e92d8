/** Small drawings of the mind sheet, each on 16 x 16: what an action is about, and the four goals. */

const COIN = "M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3ZM8 5.500v5M6 7.200h4";
const LEAF = "M8 2c3 3.500 3.300 8.500 0 12-3.300-3.500-3-8.500 0-12ZM8 5.500V11";
const RELIC = "M4 14V7a4 4 0 0 1 8 0v7ZM6 14v-3h4v3";
const TOWER = "M4 14V4h2v2h1.500V4h1.500v2h1.500V4h2v10ZM7 14v-3h2v3";
const BANNER = "M2.500 1.500h11v13L8 11.500l-5.500 3Z";

export interface Drawing {
  d: string;
  tone: "favor" | "secret" | "relic" | "site" | "banner";
}

/** What an action is about; each drawing has a place of its own beside the one before it. */
export const SIGNS: Readonly<Record<string, readonly Drawing[]>> = {
  favor: [{ d: COIN, tone: "favor" }],
  secrets: [{ d: LEAF, tone: "secret" }],
  both: [
    { d: COIN, tone: "favor" },
    { d: LEAF, tone: "secret" },
  ],
  relic: [{ d: RELIC, tone: "relic" }],
  relics: [
    { d: RELIC, tone: "relic" },
    { d: RELIC, tone: "relic" },
  ],
  fewest: [{ d: TOWER, tone: "site" }],
  darkest_secret: [
    { d: BANNER, tone: "banner" },
    { d: LEAF, tone: "secret" },
  ],
  peoples_favor: [
    { d: BANNER, tone: "banner" },
    { d: COIN, tone: "favor" },
  ],
};

/** What each goal's circle is about. */
export const GOAL_SIGNS: Readonly<Record<string, readonly Drawing[]>> = {
  supremacy: [{ d: TOWER, tone: "site" }],
  protection: [{ d: RELIC, tone: "relic" }],
  devotion: [{ d: LEAF, tone: "secret" }],
  people: [{ d: COIN, tone: "favor" }],
};
