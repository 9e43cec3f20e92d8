/** Words for people: the same messages, and the same sentences, as crannog/words.py makes. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Ask, Atom, Choice, GameEvent, GameInfo, Language, Seat } from "./protocol";
import { kindOf, PLACE, PLAIN, splitKey } from "./signatures";

export type Args = Record<string, string | number>;

/** What a free place on the map lies beside; `twin` counts places that lie beside the same, from 1. */
export interface Beside {
  territories: readonly string[];
  twin: number;
}

export const NOWHERE: Beside = { territories: [], twin: 0 };

/** What was declared with a card, by the kinds of its parts: as in crannog/words.py. */
const FAMILIES: readonly (readonly [string, RegExp])[] = [
  ["territory", /^t$/],
  ["places", /^(?:t{2,}|(?:tn)+)$/],
  ["moves", /^t(?:tn)+$/],
  ["split", /^tnn$/],
  ["clan", /^ts$/],
  ["pushes", /^tst$/],
  ["seats", /^s+$/],
  ["card", /^c$/],
];
const KINDS = { t: "territory", c: "card", v: "verb" } as const;
const UNKNOWN = "?"; // something without words

/** In what the service sends, all below this line is English, for messages missing above it. */
const ENGLISH_BELOW = "### English, for what is missing above";

/** One language's words for one game (or for the client alone, without a game). */
export class Words {
  private constructor(
    readonly language: Language,
    readonly game: GameInfo | null,
    readonly names: readonly string[],
    private readonly bundles: readonly FluentBundle[], // of the language, and maybe of English
    private readonly missing: Set<string>,
    private readonly beside: (place: readonly number[]) => Beside,
  ) {}

  static parse(language: Language, source: string, game: GameInfo | null = null): Words {
    const [own = "", english = ""] = source.split(ENGLISH_BELOW, 2);
    const bundles = [bundleOf(language, own)];
    if (english) bundles.push(bundleOf("en", english));
    return new Words(language, game, [], bundles, new Set(), () => NOWHERE);
  }

  /**
   * The same words with the players' own names; seats beyond them go by their colour. `beside`
   * tells what a free place on the map lies beside, whenever one is named.
   */
  withNames(names: readonly string[], beside = this.beside): Words {
    return new Words(this.language, this.game, names, this.bundles, this.missing, beside);
  }

  // -- messages -------------------------------------------------------------------------------

  has(id: string, attribute = ""): boolean {
    const message = this.message(id);
    if (!message) return false;
    return attribute ? attribute in message.attributes : message.value !== null;
  }

  /** The message of the language, or the English one. */
  private message(id: string) {
    return this.bundles.find((bundle) => bundle.hasMessage(id))?.getMessage(id);
  }

  /** The message with its arguments filled in; `id.attribute` names an attribute. */
  text(id: string, args: Args = {}): string {
    const [name = "", attribute = ""] = id.split(".", 2);
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern === undefined || pattern === null) continue;
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
      if (errors.length) this.lacking(`${id}: ${errors[0]}`);
      return text;
    }
    return this.lacking(id, id === "game-name" && this.game ? [this.game.id] : [id]);
  }

  /** A message's attributes with their texts, in the order of the file. */
  attributes(id: string): [name: string, text: string][] {
    const names = Object.keys(this.message(id)?.attributes ?? {});
    return names.map((name) => [name, this.text(`${id}.${name}`)]);
  }

  /** A hole in the words must not stop a match: ids stand in, and the console tells once. */
  private lacking(id: string, atoms: readonly Atom[] = [id]): string {
    if (!this.missing.has(id)) {
      this.missing.add(id);
      console.warn(`${this.language} has no message ${id}`);
    }
    return readable(atoms.join(" "));
  }

  // -- things ---------------------------------------------------------------------------------

  /** A player's name, or the colour of the seat; a negative seat is nobody's. */
  seat(seat: Seat): string {
    if (seat < 0) return this.text("seat-nobody");
    return this.names[seat] || this.text(`seat-${seat}`);
  }

  card(card: string): string {
    return this.text(this.has(`card-${card}`) ? `card-${card}` : `cause-${card}`);
  }

  effect(card: string, mode: string): string {
    return this.text(`card-${card}.${mode}`);
  }

  territory(territory: string): string {
    return this.text(`territory-${territory}`);
  }

  /** The thing of an atom key (`card:bard`, `number:2`, `verb:pass`) in words. */
  atom(key: string): string {
    const [kind, value] = splitKey(key);
    if (kind === "verb") return this.verb(value);
    if (kind === "location") {
      const place = value.split(",").map(Number);
      return this.has("verb-location") ? this.option(["location", ...place]) : value;
    }
    return String(this.named(kind, kind === "seat" ? Number(value) : value));
  }

  /** A verb alone: the option's words with its things left open. */
  private verb(verb: string): string {
    if (!this.has(`verb-${verb}`)) return readable(verb);
    const names = (this.game?.verbs[verb] ?? "").split(" ").filter(Boolean);
    const args = Object.fromEntries(names.map((name) => [name.replace("*", ""), "…"]));
    return this.text(`verb-${verb}`, { ...args, number: "…", territories: "…", twin: 0 });
  }

  /** One argument in words, by the kind its name tells. */
  private named(name: string, value: Atom): string | number {
    const kind = kindOf(name);
    if (PLAIN.has(kind)) return value;
    if (kind === PLACE) return Number(value) + 1;
    if (kind === "seat" && typeof value === "number") return this.seat(value);
    if (kind === "card") return this.card(String(value));
    if (kind === "choice") return this.declared(value);
    return this.text(`${kind}-${value}`);
  }

  /** A declared choice: a number, @seat, a territory, a card, or an option's verb. */
  private declared(value: Atom): string {
    const kind = this.declaredKind(value);
    if (kind === "n") return String(value);
    if (kind === "s") return this.seat(Number(String(value).slice(1)));
    return kind === UNKNOWN ? this.lacking(String(value)) : this.text(`${KINDS[kind]}-${value}`);
  }

  private declaredKind(value: Atom): "n" | "s" | keyof typeof KINDS | typeof UNKNOWN {
    if (typeof value === "number") return "n";
    if (value.startsWith("@")) return "s";
    for (const kind of ["t", "c", "v"] as const) if (this.has(`${KINDS[kind]}-${value}`)) return kind;
    return UNKNOWN;
  }

  /** What was declared with a card, by name; `saying` is the attribute that tells it. */
  private declaration(message: string, card: string, choices: readonly Atom[]): Args {
    const kinds = choices.map((value) => this.declaredKind(value)).join("");
    let family = FAMILIES.find(([, form]) => form.test(kinds))?.[0] ?? "";
    const clans = clansIn(family === "moves" ? choices.slice(1) : choices);
    if (family === "places" && !clans.size) family = "nothing";
    const named = family ? [`${card}-${family}`, family] : [];
    const saying = named.find((name) => this.has(message, name)) ?? "";
    const args: Args = { saying };
    for (const [kind, name] of [["t", "territory"], ["s", "seat2"], ["n", "count"]] as const) {
      const found = choices.filter((_, i) => kinds[i] === kind);
      const word = (value: Atom) => (typeof value === "number" ? value : this.declared(value));
      if (found[0] !== undefined) args[name] = word(found[0]);
      if (found.length > 1 && kind !== "s") args[`${name}2`] = word(found.at(-1) as Atom);
    }
    if (this.has(`card-${choices[0]}`)) args.card2 = this.card(String(choices[0]));
    if (this.has(message, `${saying}-part`)) {
      args.clans = [...clans]
        .map(([place, count]) =>
          this.text(`${message}.${saying}-part`, { territory: this.territory(place), count }),
        )
        .join(", ");
    }
    return args;
  }

  /** The arguments by name, in words; the name that ends in * takes all that are left. */
  private args(signature: string, values: readonly Atom[]): Args {
    const args: Args = {};
    let left = [...values];
    for (const name of signature.split(" ").filter(Boolean)) {
      const first = left[0];
      if (name.endsWith("*")) {
        args[name.slice(0, -1)] = left.map((value) => this.named(name, value)).join(", ");
        args.number = left.length;
        left = [];
      } else if (first !== undefined) {
        args[name] = this.named(name, first);
        left.shift();
      }
    }
    return args;
  }

  // -- what a match says ----------------------------------------------------------------------

  prompt(ask: Ask): string {
    if (ask.prompt === "react") {
      const [trigger = "", ...about] = ask.args;
      const args = this.args(this.game?.triggers[trigger] ?? "", about);
      return this.text("prompt-react", { moment: this.text(`trigger-${trigger}`, args) });
    }
    const message = `prompt-${ask.prompt}`;
    if (!this.has(message)) return this.lacking(message, [ask.prompt, ...ask.args]);
    return this.text(message, this.args(this.game?.prompts[ask.prompt] ?? "", ask.args));
  }

  option(choice: Choice): string {
    const verb = String(choice[0]);
    if (!this.has(`verb-${verb}`)) return this.lacking(`verb-${verb}`, choice);
    const args = this.args(this.game?.verbs[verb] ?? "", choice.slice(1));
    if ("q" in args) {
      const { territories, twin } = this.beside(choice.slice(1).map(Number));
      const names = territories.map((id) => this.territory(id)).join(", ");
      Object.assign(args, { territories: names, number: territories.length, twin });
    }
    return this.text(`verb-${verb}`, args);
  }

  event(event: GameEvent): string {
    const [open = "", secret = ""] = (this.game?.events[event.kind] ?? "").split("|");
    const args = this.args(open, event.args);
    const message = `event-${event.kind}`;
    const whole = event.secret ? `${message}-secret` : message;
    if (!this.has(whole)) {
      return this.lacking(whole, [event.kind, ...event.args, ...(event.secret ?? [])]);
    }
    if (event.secret) return this.text(whole, { ...args, ...this.args(secret, event.secret) });
    let saying = event.rule.toLowerCase().replaceAll(".", "-");
    if (open.endsWith("card choices*")) {
      const before = open.split(" ").length - 1;
      const card = String(event.args[before - 1]);
      Object.assign(args, this.declaration(message, card, event.args.slice(before)));
      saying = String(args.saying);
    }
    const hasOwn = saying !== "" && this.has(message, saying);
    return this.text(hasOwn ? `${message}.${saying}` : message, args);
  }
}

function bundleOf(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source), { allowOverrides: true });
  if (errors.length) console.warn("words", language, errors);
  return bundle;
}

/** How many clans are declared for each territory: the number after it, or one each time. */
function clansIn(choices: readonly Atom[]): Map<string, number> {
  const clans = new Map<string, number>();
  choices.forEach((place, i) => {
    if (typeof place === "number") return;
    const next = choices[i + 1];
    clans.set(place, (clans.get(place) ?? 0) + (typeof next === "number" ? next : 1));
  });
  return new Map([...clans].filter(([, count]) => count > 0));
}

/** An id as people can bear to read it. */
export function readable(id: string): string {
  const words = id.replace(/[-_\s]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
