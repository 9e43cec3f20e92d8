import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Atom, GameEvent, GameInfo } from "../src/lib/protocol";
import { Words } from "../src/lib/words";
import fixture from "./fixtures/inis.json";
import oath from "./fixtures/oath.json";

const GAMES = join(import.meta.dirname, "..", "..", "src", "crannog", "games");
const wordsOf = (name: string, files: string[], game: unknown) => {
  const folder = join(GAMES, name, "locale", "en");
  const source = files.map((file) => readFileSync(join(folder, `${file}.ftl`), "utf-8"));
  return Words.parse("en", source.join("\n"), game as GameInfo);
};
const words = wordsOf("inis", ["messages", "cards"], fixture.game);
const NAMES = ["Aoife", "Bran", "Ciarán"];
const event = (kind: string, ...args: Atom[]): GameEvent => ({ n: 0, kind, rule: "", args });

describe("words for a reader", () => {
  const mine = words.withNames(NAMES, undefined, 1);
  const others = words.withNames(NAMES);

  it("call the one who acts you, and the one who is acted on", () => {
    expect(mine.event(event("attacks", 1, 0, "hills"))).toBe("You attack Aoife in the Hills.");
    expect(mine.event(event("attacks", 0, 1, "hills"))).toBe("Aoife attacks you in the Hills.");
    expect(mine.event(event("attacks", 0, 2, "hills"))).toBe("Aoife attacks Ciarán in the Hills.");
    expect(others.event(event("attacks", 0, 1, "hills"))).toBe("Aoife attacks Bran in the Hills.");
  });

  it("do so in questions and in what only the reader sees", () => {
    const ask = { prompt: "react", args: ["end_of_any_turn", 1], options: [], rule: "", optional: true };
    expect(mine.prompt(ask)).toBe("Your turn ends. Do you react?");
    expect(others.prompt(ask)).toBe("The turn of Bran ends. Do you react?");
    const secret = { ...event("draws", 1, 1), secret: ["eriu"] };
    expect(mine.event(secret)).toBe("You draw from the Epic Tale deck: Eriu.");
  });

  it("do so in what is declared with a card, and in what a rule tells in its own words", () => {
    const places = event("declares", 1, "new_clans", "hills", 2);
    expect(mine.event(places)).toBe("You will place with New Clans: 2 clans in the Hills.");
    expect(others.event(places)).toBe("Bran will place with New Clans: 2 clans in the Hills.");
    const chosen = (seat: number) => event("declares", seat, "lost_vale", "hills", "@1");
    expect(mine.event(chosen(0))).toBe("Aoife chooses for Lost Vale a clan of yours in the Hills.");
    expect(mine.event(chosen(1))).toBe("You choose for Lost Vale a clan of your own in the Hills.");
    expect(others.event(chosen(0))).toBe("Aoife chooses for Lost Vale a clan of Bran in the Hills.");
    const withdraws = { ...event("moves", 1, "hills", "forest", 2), rule: "I-12.16" };
    expect(mine.event(withdraws)).toBe("You withdraw 2 clans: Hills → Forest.");
    expect(mine.event(event("result", "most-conditions", 0, 1))).toMatch(/^You win/);
  });

  it("tell how a card is played only where there are several ways", () => {
    expect(mine.event(event("plays", 1, "bard", "season"))).toBe("You play Bard.");
    expect(others.event(event("plays", 1, "bard", "season"))).toBe("Bran plays Bard.");
    expect(others.event(event("plays", 1, "new_alliance", "replace"))).toBe("Bran plays New Alliance (replace a clan).");
    expect(others.option(["play", "bard", "triskel"])).toBe("Play Bard");
  });

  describe("of Oath", () => {
    const oathWords = wordsOf("oath", ["messages", "events", "cards", "why"], oath.game).withNames(NAMES);
    const own = oathWords.withNames(NAMES, undefined, 1);

    it("share what is counted", () => {
      expect(own.event(event("gives-favor", 1, 0, 2))).toBe("You give Aoife 2 favor.");
      expect(own.event(event("gives-secrets", 0, 1, 1))).toBe("Aoife gives you 1 secret.");
      expect(own.event(event("pays", 1, "longbows", 2, 1))).toBe("You pay 2 favor and 1 secret for Longbows.");
    });

    it("know what one does to oneself, and who is one of several", () => {
      expect(own.event(event("frees-warbands", 1, 1, 2))).toBe("You free 2 warbands from the cage, to your board.");
      expect(own.event(event("frees-warbands", 0, 1, 2))).toBe("Aoife frees 2 warbands from the cage, to your board.");
      expect(own.event(event("result", "usurper", 1))).toMatch(/^You win: /);
      expect(own.event(event("result", "usurper", 0))).toMatch(/^Winner: Aoife/);
    });

    it("speak to the reader in questions, options and reasons, too", () => {
      const ask = { prompt: "hand-over", args: ["longbows", 1, 2], options: [], rule: "", optional: false };
      expect(own.prompt(ask)).toBe("Longbows: what are you to give Ciarán?");
      expect(own.option(["on-board", 1])).toBe("Your board");
      expect(own.option(["on-board", 0])).toBe("The board of Aoife");
      expect(own.sentence({ id: "why-nothing-left", args: { seat: 1 } })).toBe("You have nothing left to hand over.");
      expect(own.sentence({ id: "why-nothing-left", args: { seat: 2 } })).toBe("Ciarán has nothing left to hand over.");
    });
  });
});
