/** A campaign of Oath, read from its events: how dice are counted, and what each plan changes. */

import { describe, expect, it } from "vitest";
import { attackSum, defenceSum, stepOf, storyOf } from "../../src/crannog/games/oath/face/campaign";
import { offeredSlot } from "../../src/crannog/games/oath/face/offer";
import { ceremonyOf, partOf, placeOf } from "../../src/crannog/games/oath/face/ceremony";
import type { CampaignView, ChronicleView } from "../../src/crannog/games/oath/face/shown";
import type { Atom, GameEvent } from "../src/lib/protocol";

function told(...rows: [kind: string, ...args: Atom[]][]): GameEvent[] {
  return rows.map(([kind, ...args], n) => ({ n, kind, args, rule: "O-5.5" }) as GameEvent);
}

const ROLLED = told(
  ["campaigns", 1, 2],
  ["pools", 6, 3],
  ["uses-plan", 1, "longbows"],
  ["pools", 7, 3],
  ["uses-plan", 2, "bear_traps"],
  ["dies-on-board", 1, 1],
  ["pools", 6, 3],
  ["rolls-defence", 2, 1, 1, 0, 1],
  ["defence-is", 6, 4],
  ["rolls-attack", 1, 3, 2, 1],
  ["attack-is", 5, 1],
);

describe("the story of a campaign", () => {
  it("tells what each plan did to the pools", () => {
    const { plans } = storyOf(ROLLED);
    expect(plans.map(({ card, attack, defence }) => [card, attack, defence])).toEqual([
      ["longbows", 1, 0],
      ["bear_traps", -1, 0],
    ]);
  });

  it("keeps what the Prince's tactics did apart from the plans", () => {
    const story = storyOf(told(["campaigns", 1, 0], ["prince-tactics", 2, 2], ["pools", 3, 1], ["uses-plan", 1, "longbows"], ["pools", 4, 1]));
    expect(story.tactics).toEqual({ by: 2, dice: 2 });
    expect(story.plans.map(({ attack }) => attack)).toEqual([1]);
  });

  it("lays out the faces that were rolled", () => {
    const story = storyOf(ROLLED);
    expect(story.attackFaces).toEqual(["sword", "sword", "hollow", "hollow", "hollow", "skull"]);
    expect(story.defenceFaces).toEqual(["shield", "double", "blank"]);
    expect([story.attack, story.skulls, story.defenders]).toEqual([5, 1, 4]);
  });

  it("forgets the campaign before", () => {
    const story = storyOf([...ROLLED, ...told(["wins-campaign", 2, 5, 6], ["campaigns", 2, 1])]);
    expect(story.attackFaces).toBeNull();
    expect(story.plans).toEqual([]);
  });

  it("keeps what follows the decision", () => {
    const story = storyOf([...ROLLED, ...told(["wins-campaign", 2, 5, 6], ["retreats", 1, "river", 2])]);
    expect(story.after.map(({ kind }) => kind)).toEqual(["retreats"]);
  });

  it("knows the step, also between the roll and the decision", () => {
    const rolls = { step: "rolls" } as CampaignView;
    expect(stepOf(rolls, storyOf(ROLLED.slice(0, 8)))).toBe("dice");
    expect(stepOf(rolls, storyOf(ROLLED))).toBe("sacrifice");
    expect(stepOf({ step: "outcome" } as CampaignView, storyOf(ROLLED))).toBe("outcome");
  });
});

describe("how dice are counted (O-5.5.4, O-5.5.5)", () => {
  it("pairs hollow swords and doubles skulls", () => {
    expect(attackSum(["sword", "sword", "hollow", "hollow", "hollow", "skull"], 5)).toEqual([2, 1, 2]);
  });

  it("doubles shields once for each x2", () => {
    expect(defenceSum(["shield", "shields", "double", "double"], 12)).toEqual([3, 2]);
  });

  it("says nothing of a sum that a card has changed", () => {
    expect(attackSum(["sword"], 2)).toBeNull();
    expect(defenceSum(["shield", "double"], 1)).toBeNull();
  });
});

describe("an offer of Citizenship (O-6.6)", () => {
  const offer = told(["wakes", 0, 1], ["offers-citizenship", 0, 2, "careless"]);

  it("is open until it is answered", () => {
    expect(offeredSlot(offer)).toBe("careless");
    expect(offeredSlot([...offer, ...told(["refuses-citizenship", 2])])).toBeNull();
    expect(offeredSlot([...offer, ...told(["becomes-citizen", 2])])).toBeNull();
  });
});

describe("the chronicle (O-8)", () => {
  const written = told(
    ["result", "chancellor", 0],
    ["builds", 0, "taming_charm", "great_spire", "mountain"],
    ["falls-to-ruin", "sprawling_rampart", "bandit_rampart", "plains"],
    ["adds-denizens", "order", "hearth", "beast"],
  );

  it("tells edifices before and after, and the suits of the six that came", () => {
    expect(ceremonyOf(written)).toEqual({
      built: { before: "taming_charm", after: "great_spire", site: "mountain" },
      repaired: null,
      ruined: [{ before: "sprawling_rampart", after: "bandit_rampart", site: "plains" }],
      added: ["order", "order", "order", "hearth", "hearth", "beast"],
    });
  });

  it("tells a ruin and the edifice to which it was repaired, but none that was in the game before", () => {
    const events = told(
      ["restores", 0, "ruined_temple", "forest_temple"],
      ["result", "chancellor", 0],
      ["restores", 0, "broken_forge", "ancient_forge"],
    );
    expect(ceremonyOf(events).repaired).toEqual({ before: "broken_forge", after: "ancient_forge" });
    expect(ceremonyOf(events.slice(0, 2)).repaired).toBeNull();
  });

  it("shows on a phone what belongs to the step, so that the map has room", () => {
    const steps = ["oath", "citizenship", "sites", "denizens", "written"] as const;
    const parts = steps.map((step) => partOf({ step } as ChronicleView));
    expect(parts).toEqual(["oath", "oath", "edifices", "cards", "cards"]);
  });

  it("knows the step, and that all are done once it is written", () => {
    expect(placeOf({ step: "sites" } as ChronicleView)).toBe(2);
    expect(placeOf({ step: "written" } as ChronicleView)).toBe(4);
  });
});
