import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { Ask, GameEvent, GameInfo, Language } from "../src/lib/protocol";
import { readable, Words } from "../src/lib/words";

const GAME = {
  id: "toy",
  prompts: { where: "card count", react: "trigger subject*", plain: "" },
  verbs: {
    move: "territory count",
    hold: "cards*",
    pass: "",
    attack: "seat",
    location: "q r o",
    look: "seat place",
  },
  events: {
    moves: "seat territory territory2 count",
    draws: "seat count | cards*",
    names: "seat choices*",
    declares: "seat card choices*",
  },
  triggers: { attacked: "seat seat2" },
  plain: ["land"],
  steps: [],
  families: {
    territory: "territory",
    places: ": territory{2,}|(territory number)+",
    moves: "territory : (territory number)+",
    split: "territory number number",
    clan: "territory seat",
    pushes: "territory seat territory",
    seats: "seat+",
    card: "card",
  },
} as unknown as GameInfo;

const SOURCE = `
seat-0 = Green
seat-1 = Blue
seat-2 = White
seat-nobody = Bandits
card-bard = Bard
    .season = Draw a card.
    .triskel = Gain a Deed.
card-druid = Druid
cause-none = No card
territory-hills = Hills
territory-plains = Plains
prompt-where =
    { $count ->
        [one] { $card }: where does 1 clan go?
       *[other] { $card }: where do { $count } clans go?
    }
prompt-react = { $moment } Do you react?
prompt-plain = And now?
trigger-attacked = { $seat } attacks { $seat2 }.
verb-move =
    { $count ->
        [one] 1 clan to { $territory }
       *[other] { $count } clans to { $territory }
    }
verb-hold = { $number }: { $cards }
verb-pass = Pass
verb-attack = Attack { $seat }
verb-look = Card { $place } of { $seat }
verb-location = At { $q }/{ $r } ({ $o })
event-moves = { $count } of { $seat }: { $territory } → { $territory2 }
    .t-12-16 = { $count } of { $seat } withdraw to { $territory2 }
event-draws = { $seat } draws { $count }
event-draws-secret = { $seat } draws: { $cards } ({ $number })
event-names = { $seat }: { $choices }
event-declares = { $seat } for { $card }: { $choices }
    .nothing = { $seat } for { $card }: nothing
    .places = { $seat } for { $card } places { $parts }
    .places-part = { $territory } ({ $count })
    .moves = { $seat } for { $card } from { $territory }: { $parts }
    .moves-part = { $count } to { $territory }
    .druid-moves = { $seat } for { $card } into { $territory }: { $parts }
    .druid-moves-part = { $count } from { $territory }
    .clan = { $seat } for { $card }: a clan of { $seat2 } in { $territory }
    .pushes = { $seat } for { $card }: { $seat2 } from { $territory } to { $territory2 }
    .card = { $seat } answers { $card2 } with { $card }
`;

const words = Words.parse("en", SOURCE, GAME);
const ask = (prompt: string, args: (string | number)[]): Ask => ({
  prompt,
  args,
  options: [],
  rule: "T-1",
  optional: false,
});

describe("words", () => {
  it("says a prompt with its arguments", () => {
    expect(words.prompt(ask("where", ["bard", 1]))).toBe("Bard: where does 1 clan go?");
    expect(words.prompt(ask("where", ["none", 3]))).toBe("No card: where do 3 clans go?");
    expect(words.prompt(ask("plain", []))).toBe("And now?");
  });

  it("says what a reaction is about", () => {
    expect(words.prompt(ask("react", ["attacked", 0, 2]))).toBe("Green attacks White. Do you react?");
  });

  it("says an option, lists with their number", () => {
    expect(words.option(["move", "hills", 2])).toBe("2 clans to Hills");
    expect(words.option(["hold", "bard", "druid"])).toBe("2: Bard, Druid");
    expect(words.option(["hold"])).toBe("0: ");
    expect(words.option(["pass"])).toBe("Pass");
  });

  it("says an event, with the secret to those who may know", () => {
    const event = { n: 0, kind: "draws", rule: "T-2", args: [1, 2] };
    expect(words.event(event)).toBe("Blue draws 2");
    expect(words.event({ ...event, secret: ["bard", "druid"] })).toBe("Blue draws: Bard, Druid (2)");
    const moves = { n: 1, kind: "moves", rule: "T-2", args: [0, "hills", "plains", 2] };
    expect(words.event(moves)).toBe("2 of Green: Hills → Plains");
    expect(words.event({ ...moves, rule: "T-12.16" })).toBe("2 of Green withdraw to Plains");
  });

  it("says declared choices of every kind", () => {
    const event = { n: 0, kind: "names", rule: "T-2", args: [0, "hills", "@2", 3, "bard", "pass"] };
    expect(words.event(event)).toBe("Green: Hills, White, 3, Bard, Pass");
  });

  it("says what is declared with a card in a sentence of its family", () => {
    const said = (...choices: (string | number)[]) =>
      words.event({ n: 0, kind: "declares", rule: "T-2", args: [0, "bard", ...choices] });
    expect(said("hills", "hills", "plains")).toBe("Green for Bard places Hills (2), Plains (1)");
    expect(said("hills", 2, "plains", 0)).toBe("Green for Bard places Hills (2)");
    expect(said("hills", 0, "plains", 0)).toBe("Green for Bard: nothing");
    expect(said("hills", "plains", 3)).toBe("Green for Bard from Hills: 3 to Plains");
    expect(said("hills", "@1")).toBe("Green for Bard: a clan of Blue in Hills");
    expect(said("hills", "@1", "plains")).toBe("Green for Bard: Blue from Hills to Plains");
    expect(said("druid")).toBe("Green answers Druid with Bard");
    expect(said("@1")).toBe("Green for Bard: Blue");
    const druid = { n: 0, kind: "declares", rule: "T-2", args: [0, "druid", "hills", "plains", 3] };
    expect(words.event(druid)).toBe("Green for Druid into Hills: 3 from Plains");
  });

  it("uses people's own names", () => {
    const named = words.withNames(["Anna", ""]);
    expect(named.seat(0)).toBe("Anna");
    expect(named.seat(1)).toBe("Blue");
    expect(named.option(["attack", 0])).toBe("Attack Anna");
    expect(words.seat(0)).toBe("Green");
  });

  it("has no player's name for a negative seat", () => {
    const named = words.withNames(["Anna", "Boris"]);
    expect(named.seat(-1)).toBe("Bandits");
    expect(named.option(["attack", -1])).toBe("Attack Bandits");
    expect(named.atom("seat:-1")).toBe("Bandits");
  });

  it("counts places in a row from one", () => {
    expect(words.option(["look", 1, 0])).toBe("Card 1 of Blue");
    expect(words.atom("place:2")).toBe("3");
  });

  it("says a thing by its atom key", () => {
    expect(words.atom("card:bard")).toBe("Bard");
    expect(words.atom("seat:2")).toBe("White");
    expect(words.atom("number:2")).toBe("2");
    expect(words.atom("land:G4")).toBe("G4");
    expect(words.atom("location:1,-1,0")).toBe("At 1/-1 (0)");
    expect(words.atom("verb:pass")).toBe("Pass");
    expect(words.atom("verb:attack")).toBe("Attack …");
  });

  it("lists a message's attributes", () => {
    expect(words.attributes("card-bard")).toEqual([
      ["season", "Draw a card."],
      ["triskel", "Gain a Deed."],
    ]);
    expect(words.has("card-bard", "season")).toBe(true);
    expect(words.has("card-bard", "place")).toBe(false);
    expect(words.text("card-bard.season")).toBe("Draw a card.");
  });

  it("never stops a match over a missing message, and tells once", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(words.text("verb-no-such")).toBe("Verb no such");
    words.text("verb-no-such");
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
    expect(readable("call_to_migrate")).toBe("Call to migrate");
  });
});

interface Dump {
  language: Language;
  source: string;
  game: GameInfo;
  asks: [Ask, string, string[]][];
  events: [GameEvent, string][];
}

const dump = process.env.CRANNOG_WORDS_DUMP ?? "";

describe.runIf(existsSync(dump))("against crannog/words.py", () => {
  it("says every sentence of whole matches the same way", () => {
    let said = 0;
    for (const part of JSON.parse(readFileSync(dump, "utf-8")) as Dump[]) {
      const speaker = Words.parse(part.language, part.source, part.game).withNames(["Anna", ""]);
      for (const [question, prompt, options] of part.asks) {
        expect(speaker.prompt(question)).toBe(prompt);
        expect(question.options.map((option) => speaker.option(option))).toEqual(options);
        said += 1 + options.length;
      }
      for (const [event, text] of part.events) {
        expect(speaker.event(event)).toBe(text);
        said += 1;
      }
    }
    expect(said).toBeGreaterThan(10_000);
  }, 60_000);
});

describe("words that a language lacks", () => {
  const source = `
verb-pass = Пас
web-yes = Да
### English, for what is missing above
verb-pass = Pass
verb-move =
    { $count ->
        [one] 1 clan to { $territory }
       *[other] { $count } clans to { $territory }
    }
territory-hills = Hills
event-draws = { $seat } draws { $count }
seat-0 = Green
`;
  const russian = Words.parse("ru", source, GAME);

  it("are said in English, message by message, with English numbers", () => {
    expect(russian.option(["pass"])).toBe("Пас");
    expect(russian.option(["move", "hills", 21])).toBe("21 clans to Hills");
    expect(russian.event({ n: 0, kind: "draws", rule: "T-1", args: [0, 2] })).toBe("Green draws 2");
    expect(russian.has("verb-move")).toBe(true);
  });

  it("are told by their ids where English lacks them too", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(russian.option(["attack", 0])).toBe("Attack 0");
    expect(russian.prompt({ prompt: "plain", options: [], rule: "", args: [], optional: false })).toBe("Plain");
    expect(russian.event({ n: 0, kind: "moves", rule: "T-1", args: [0, "hills"] })).toBe("Moves 0 hills");
    expect(russian.text("game-name")).toBe("Toy");
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});
