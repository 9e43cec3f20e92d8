import { describe, expect, it } from "vitest";
import { journeys, regionOf } from "../../src/crannog/games/oath/face/board";
import { roundsOf } from "../../src/crannog/games/oath/face/court";
import { drawnFor } from "../../src/crannog/games/oath/face/drawn";
import { ghosts } from "../../src/crannog/games/oath/face/ghosts";
import { motions, MOVING } from "../../src/crannog/games/oath/face/motions";
import { countedTokens } from "../../src/crannog/games/oath/face/printed";
import { SCENES } from "../../src/crannog/games/oath/face/scenes";
import type { OathView } from "../../src/crannog/games/oath/face/shown";
import { staged } from "../../src/crannog/games/oath/face/stage";
import type { Beat, Facts, Picking, Props } from "../src/kit/contract";
import type { Ask, Atom, GameEvent, Patch, View } from "../src/lib/protocol";
import { fold } from "../src/playback/patches";
import fixture from "./fixtures/oath.json";

interface Told {
  before: Patch; // how the view differed from the first one
  event: GameEvent;
}

const TOLD = fixture.beats as unknown as Record<string, Told>;
const FIRST = fixture.view as unknown as View;
const FACTS = fixture.facts as unknown as Facts;

function played(kind: string) {
  const { before: rows, event } = TOLD[kind] as Told;
  const before = fold(FIRST, rows) as View;
  const after = fold(before, event.patch ?? []) as View;
  const { n, args, secret, patch = [] } = event;
  const beat: Beat = { n, kind, args, ...(secret ? { secret } : {}), patch, atoms: [], events: [event] };
  return motions(beat, before, after);
}

const travel: Ask = {
  prompt: "act",
  options: [["rest"], ["travel", "mountain"]],
  rule: "O-4.2",
  args: [],
  optional: false,
  notes: [null, { text: { id: "note-supply", args: { count: 2 } } }],
};

describe("motions", () => {
  it("know every kind of event that the game tells, and no other", () => {
    expect([...MOVING].sort()).toEqual(Object.keys(fixture.game.events).sort());
  });

  it("are made of every event that was told", () => {
    expect(Object.keys(TOLD).length).toBeGreaterThan(40);
    for (const kind of Object.keys(TOLD)) expect(Array.isArray(played(kind)), kind).toBe(true);
  });

  it("let a pawn go to its site once", () => {
    const all = [...played("travels"), ...played("pawn-moves")];
    const to = expect.stringMatching(/^site:/);
    expect(all.filter(({ kind }) => kind === "fly")).toEqual([expect.objectContaining({ to })]);
  });

  it("let as many dice fall as were rolled", () => {
    const event: GameEvent = { n: 1, kind: "rolls-attack", args: [1, 2, 1, 1], rule: "O-5.5" };
    const beat: Beat = { ...event, patch: [], atoms: [], events: [event] };
    expect(motions(beat, FIRST, FIRST)).toEqual([{ kind: "dice", values: ["⚬", "⚬", "†", "††☠"] }]);
  });
});

/** The motions of an event between two views that differ from the first one as told. */
function between(kind: string, args: Atom[], before: object, after: object) {
  const event: GameEvent = { n: 1, kind, args, rule: "O-1" };
  const beat: Beat = { ...event, patch: [], atoms: [], events: [event] };
  return motions(beat, { ...FIRST, ...before } as View, { ...FIRST, ...after } as View);
}

describe("what flies from where", () => {
  const card = { card: null, back: "denizen" };
  const piles = { cradle: [], provinces: [card, card], hinterland: [] };

  it("is the pile that has become smaller, else the deck", () => {
    const [drawn] = between("draws", [1, 2], { piles }, { piles: { ...piles, provinces: [] } });
    expect(drawn).toMatchObject({ from: "pile:provinces", to: "seat:1", count: 2 });
    expect(between("draws", [1, 3], { piles }, { piles })[0]).toMatchObject({ from: "pile:deck" });
  });

  it("is the holder of the title until now", () => {
    const held = { title: { holder: 0, usurper: false } };
    const [, flight] = between("takes-title", [2], held, { title: { holder: 2, usurper: false } });
    expect(flight).toEqual({ kind: "fly", what: "title:0", from: "title:0", to: "title:2" });
  });

  it("is the site where the relic lay", () => {
    const { sites } = FIRST as unknown as OathView;
    const site = { ...sites.p1, site: "mountain", relics: ["map"] };
    const taken = { sites: { ...sites, p1: { ...site, relics: [] } } };
    const [flight] = between("takes-relic", [1, "map"], { sites: { ...sites, p1: site } }, taken);
    expect(flight).toMatchObject({ what: "card:map", from: "site:mountain", to: "seat:1" });
  });

  it("leaves the dice of a campaign to its panel, and gives them their time", () => {
    expect(between("rolls-attack", [1, 2, 1, 1], {}, { campaign: {} })).toEqual([{ kind: "dice", values: [] }]);
  });

  it("goes from the old slot of a site to the new one (O-8.3.5)", () => {
    const rays = between("moves-site", ["mountain", "c2"], {}, {});
    expect(rays).toEqual([{ kind: "ray", from: "site:mountain", to: "site:mountain" }]);
  });
});

describe("the map", () => {
  it("has a landscape for every site", () => {
    expect(Object.keys(SCENES).sort()).toEqual(Object.keys(fixture.facts.sites).sort());
  });

  it("tells what a journey costs, as the game's note says", () => {
    const costs = journeys({ ask: travel, live: true } as unknown as Props);
    expect([...costs]).toEqual([["site:mountain", 2]]);
    expect(journeys({ ask: travel, live: false } as unknown as Props).size).toBe(0);
  });

  it("finds the region of a site, a pile and a pawn", () => {
    const oath = FIRST as unknown as OathView;
    expect(regionOf(oath, "site:p2")).toBe("provinces");
    expect(regionOf(oath, "pile:cradle")).toBe("cradle");
    expect(regionOf(oath, "suit:order")).toBe(null);
  });
});

describe("ghosts", () => {
  it("show a journey and what is left of the Supply", () => {
    const picking = { ask: travel, picked: [], left: [], pointed: travel.options[1] } as unknown as Picking;
    const supply = (FIRST as unknown as OathView).players[0]?.supply ?? 0;
    expect(ghosts(picking, FIRST)).toEqual([
      { kind: "path", from: "pawn:0", to: "site:mountain", seat: 0 },
      { kind: "piece", at: "site:mountain", what: "pawn:0", seat: 0 },
      { kind: "change", at: "supply:0", from: String(supply), to: String(supply - 2) },
    ]);
  });
});

describe("drawn cards", () => {
  it("tell the kept one from those that were put down before", () => {
    const drawn = ["scouts", "keep", "elders", "wolves"].map((card) => ({ card }));
    const options = ["elders", "wolves"].map((card) => ["card", card]);
    const ask = { prompt: "next-discard", options, args: ["hinterland", 1] };
    const words = { has: () => true };
    const props = { ask, words, view: { ...FIRST, drawn }, box: { phone: false } } as unknown as Props;
    const seen = drawnFor(props)?.cards.map(({ card, asked, below, kept }) => [card, asked, below, kept]);
    expect(seen).toEqual([
      ["keep", false, true, false],
      ["scouts", false, false, true],
      ["elders", true, false, false],
      ["wolves", true, false, false],
    ]);
  });
});

describe("a card on the stage", () => {
  it("is drawn with its text; what has none is left to the client", () => {
    const said = ["text", "Gain 1 secret."];
    const words = {
      card: (card: string) => card,
      text: (id: string) => id,
      attributes: (id: string) => (id === "card-elders" ? [said] : []),
    };
    const props = { words, facts: FACTS } as unknown as Props;
    expect(staged("card:elders", props)?.querySelector(".text")?.textContent).toBe(said[1]);
    expect(staged("card:denizen", props)).toBeNull();
    expect(staged("relic:0", props)).toBeNull();
  });
});

describe("the court", () => {
  it("knows from when on the end die is rolled, and the last round", () => {
    const rounds = roundsOf({ ...(FIRST as unknown as OathView), round: 6 }, FACTS);
    expect(rounds.map(({ die }) => die)).toEqual([0, 0, 0, 0, 6, 5, 3, 0]);
    expect(rounds.filter(({ now }) => now).map(({ count }) => count)).toEqual([6]);
    expect(rounds.at(-1)?.last).toBe(true);
  });

  it("reads the letters of a cost", () => {
    expect(countedTokens("ffSt")).toEqual([
      { token: "favor", count: 2 },
      { token: "burnt-secret", count: 1 },
      { token: "dark-secret", count: 1 },
    ]);
  });
});
