import { describe, expect, it } from "vitest";
import type { GameInfo, Note } from "../src/lib/protocol";
import { Words } from "../src/lib/words";
import { consequencesOf, namedIn } from "../src/table/answers";

const SOURCE = `
note-left = { $count } would be left
note-instead = 0 instead of 1 ({ $cards })
card-bard = Bard
    .text = Sings.
card-smith = Smith
    .text = Forges.
land-hills = Hills
`;
const words = Words.parse("en", SOURCE, { id: "toy" } as GameInfo);
const note = (more: Partial<Note>) => more as Note;

describe("what would follow an answer", () => {
  it("is what the face says and what the game says, or that nothing would", () => {
    const told = note({ text: { id: "note-left", args: { count: 2 } } });
    expect(consequencesOf(told, words, "as printed")).toEqual(["as printed", "2 would be left"]);
    expect(consequencesOf(note({}), words, "as printed")).toEqual(["as printed"]);
    expect(consequencesOf(null, words)).toEqual([]);
    expect(consequencesOf(note({ nothing: true }), words)).toHaveLength(1);
  });

  it("names several things, of which those with a text of their own can be read", () => {
    const text = { id: "note-instead", args: { cards: ["bard", "smith"], land: "hills", count: 2 } };
    expect(consequencesOf(note({ text }), words)).toEqual(["0 instead of 1 (Bard, Smith)"]);
    expect(namedIn(note({ text }), ["card:smith"], words)).toEqual(["card:bard"]);
    expect(namedIn(null, [], words)).toEqual([]);
  });
});
