import { describe, expect, it } from "vitest";
import { asBefore, askedAnew, neededBy, optionsFor, withoutDefault } from "../src/lib/lobby";
import type { SeatRow } from "../src/lib/lobby";
import type { GameInfo, GameOption } from "../src/lib/protocol";

const PRINCE: GameOption = {
  name: "prince",
  default: "none",
  values: ["none", "chancellor", "exile"],
  words: ["none", "chancellor", "exile"],
  smallest: null,
  rule: "O-12.1",
};
const GAME = { options: [PRINCE], needs: { "1": { prince: "chancellor" } } } as unknown as GameInfo;

describe("the options that a number of seats needs", () => {
  it("are set when that number is chosen, and unset when it is left", () => {
    expect(neededBy(GAME, 3)).toEqual({});
    const alone = optionsFor(GAME, { prince: "none", setup: "quick" }, 1, 3);
    expect(alone).toEqual({ prince: "chancellor", setup: "quick" });
    expect(optionsFor(GAME, { ...alone, prince: "exile" }, 2, 1)).toEqual({ prince: "none", setup: "quick" });
  });

  it("stay as they were chosen where the number needs nothing", () => {
    expect(optionsFor(GAME, { prince: "exile" }, 3, 2)).toEqual({ prince: "exile" });
  });

  it("are asked for each game of a saga anew, and no others", () => {
    const setup = { ...PRINCE, name: "setup" };
    expect(askedAnew({ ...GAME, options: [setup, PRINCE] })).toEqual([PRINCE]);
    expect(askedAnew({ ...GAME, needs: {} })).toEqual([]);
  });

  it("do not offer the value that is impossible", () => {
    expect(withoutDefault(PRINCE).values).toEqual(["chancellor", "exile"]);
  });
});

describe("the seats of the last table", () => {
  const game = { seats: [2, 3], bots: ["easy", "hard"] } as unknown as GameInfo;
  const row = (kind: SeatRow["kind"], name = ""): SeatRow => ({ kind, name, bot: "hard" });

  it("are proposed again, with the name that I have now", () => {
    const before = [row("me", "Aoife"), row("hotseat", "Bran"), row("open")];
    expect(asBefore(before, game, "Eva")).toEqual([row("me", "Eva"), row("hotseat", "Bran"), row("open")]);
  });

  it("are forgotten where the game no longer has them", () => {
    expect(asBefore([row("me")], game, "")).toBeNull();
    expect(asBefore([row("me"), { ...row("bot"), bot: "gone" }], game, "")).toBeNull();
    expect(asBefore([row("me"), { ...row("bot"), kind: "ghost" as SeatRow["kind"] }], game, "")).toBeNull();
  });
});
