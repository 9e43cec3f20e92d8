/** Words for people: the same messages, and the same sentences, as crannog/words.py makes. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Ask, Atom, Choice, GameEvent, GameInfo, Language, Seat } from "./protocol";
import { kindOf, PLAIN, splitKey } from "./signatures";

export type Args = Record<string, string | number>;

/** One language's words for one game (or for the client alone, without a game). */
export class Words {
  private constructor(
    readonly language: Language,
    readonly game: GameInfo | null,
    readonly names: readonly string[],
    private readonly bundle: FluentBundle,
    private readonly missing: Set<string>,
  ) {}

  static parse(language: Language, source: string, game: GameInfo | null = null): Words {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const errors = bundle.addResource(new FluentResource(source), { allowOverrides: true });
    if (errors.length) console.warn("words", language, errors);
    return new Words(language, game, [], bundle, new Set());
  }

  /** The same words with the players' own names; seats beyond them go by their colour. */
  withNames(names: readonly string[]): Words {
    return new Words(this.language, this.game, names, this.bundle, this.missing);
  }

  // -- messages -------------------------------------------------------------------------------

  has(id: string, attribute = ""): boolean {
    const message = this.bundle.getMessage(id);
    if (!message) return false;
    return attribute ? attribute in message.attributes : message.value !== null;
  }

  /** The message with its arguments filled in; `id.attribute` names an attribute. */
  text(id: string, args: Args = {}): string {
    const [name = "", attribute = ""] = id.split(".", 2);
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) return this.lacking(id);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
    if (errors.length) this.lacking(`${id}: ${errors[0]}`);
    return text;
  }

  /** A message's attributes with their texts, in the order of the file. */
  attributes(id: string): [name: string, text: string][] {
    const message = this.bundle.getMessage(id);
    if (!message) return [];
    return Object.keys(message.attributes).map((name) => [name, this.text(`${id}.${name}`)]);
  }

  /** A hole in the words must not stop a match: the id stands in, and the console tells once. */
  private lacking(id: string): string {
    if (!this.missing.has(id)) {
      this.missing.add(id);
      console.warn(`${this.language} has no message ${id}`);
    }
    return readable(id);
  }

  // -- things ---------------------------------------------------------------------------------

  seat(seat: Seat): string {
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
      const [q = 0, r = 0, o = 0] = value.split(",").map(Number);
      return this.has("verb-location") ? this.text("verb-location", { q, r, o }) : value;
    }
    return String(this.named(kind, kind === "seat" ? Number(value) : value));
  }

  /** A verb alone: the option's words with its things left open. */
  private verb(verb: string): string {
    if (!this.has(`verb-${verb}`)) return readable(verb);
    const names = (this.game?.verbs[verb] ?? "").split(" ").filter(Boolean);
    const args = Object.fromEntries(names.map((name) => [name.replace("*", ""), "…"]));
    return this.text(`verb-${verb}`, { ...args, number: "…" });
  }

  /** One argument in words, by the kind its name tells. */
  private named(name: string, value: Atom): string | number {
    const kind = kindOf(name);
    if (PLAIN.has(kind)) return value;
    if (kind === "seat" && typeof value === "number") return this.seat(value);
    if (kind === "card") return this.card(String(value));
    if (kind === "choice") return this.declared(value);
    return this.text(`${kind}-${value}`);
  }

  /** A declared choice: a number, @seat, a territory, a card, or an option's verb. */
  private declared(value: Atom): string {
    if (typeof value === "number") return String(value);
    if (value.startsWith("@")) return this.seat(Number(value.slice(1)));
    for (const prefix of ["territory", "card", "verb"]) {
      if (this.has(`${prefix}-${value}`)) return this.text(`${prefix}-${value}`);
    }
    return this.lacking(value);
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
    const signature = this.game?.prompts[ask.prompt] ?? "";
    return this.text(`prompt-${ask.prompt}`, this.args(signature, ask.args));
  }

  option(choice: Choice): string {
    const verb = String(choice[0]);
    return this.text(`verb-${verb}`, this.args(this.game?.verbs[verb] ?? "", choice.slice(1)));
  }

  event(event: GameEvent): string {
    const [open = "", secret = ""] = (this.game?.events[event.kind] ?? "").split("|");
    const args = this.args(open, event.args);
    if (!event.secret) return this.text(`event-${event.kind}`, args);
    return this.text(`event-${event.kind}-secret`, {
      ...args,
      ...this.args(secret, event.secret),
    });
  }
}

/** An id as people can bear to read it. */
export function readable(id: string): string {
  const words = id.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
