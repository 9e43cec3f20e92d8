/** Words for people: the same messages, and the same sentences, as crannog/words.py makes. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Ask, Atom, Choice, GameEvent, GameInfo, Language, Seat, Sentence } from "./protocol";
import { kindOf, PLACE, PLAIN, splitKey } from "./signatures";

export type Args = Record<string, string | number>;

/** What a free place on the map lies beside; `twin` counts places that lie beside the same, from 1. */
export interface Beside {
  names: readonly string[];
  twin: number;
}

export const NOWHERE: Beside = { names: [], twin: 0 };

// What a part of a declaration can be besides an id of the game: as in crannog/words.py
const NUMBER = "number";
const SEAT = "seat";
const VERB = "verb";
const UNKNOWN = "?"; // something without words
/** The arguments that tell of a declared number or seat; another thing's is named as its kind. */
const NAMED: Readonly<Record<string, string>> = { [NUMBER]: "count", [SEAT]: "seat2" };

/** A form that declarations of a game have: kinds of things in their order. */
interface Family {
  name: string;
  form: RegExp;
  partsAt: number | null; // where the parts begin that are counted
}

/** The family as the game writes it: "territory : (territory number)+". */
function familyOf([name, written]: readonly [string, string]): Family {
  const [head = "", parts] = written.split(":", 2);
  const form = `${head} ${parts ?? ""}`.replace(/\s*([a-z]+)\s*/g, "(?:$1 )").trim();
  const partsAt = parts === undefined ? null : head.split(" ").filter(Boolean).length;
  return { name, form: new RegExp(`^(?:${form})$`), partsAt };
}

/** In what the service sends, all below this line is English, for messages missing above it. */
const ENGLISH_BELOW = "### English, for what is missing above";

/** One language's words for one game (or for the client alone, without a game). */
export class Words {
  private readonly plain: ReadonlySet<string>;
  private readonly families: readonly Family[];
  private readonly declarable: readonly string[]; // kinds of what can be declared by its id

  private constructor(
    readonly language: Language,
    readonly game: GameInfo | null,
    readonly names: readonly string[],
    private readonly bundles: readonly FluentBundle[], // of the language, and maybe of English
    private readonly missing: Set<string>,
    private readonly beside: (place: readonly number[]) => Beside,
    private readonly reader: Seat | null, // who is meant by "you"
  ) {
    const families = game?.families ?? {};
    this.plain = new Set([...PLAIN, ...(game?.plain ?? [])]);
    this.families = Object.entries(families).map(familyOf);
    const named = Object.values(families).join(" ").match(/[a-z]+/g) ?? [];
    this.declarable = [...new Set([...named, VERB])];
  }

  static parse(language: Language, source: string, game: GameInfo | null = null): Words {
    const [own = "", english = ""] = source.split(ENGLISH_BELOW, 2);
    const bundles = [bundleOf(language, own)];
    if (english) bundles.push(bundleOf("en", english));
    return new Words(language, game, [], bundles, new Set(), () => NOWHERE, null);
  }

  /**
   * The same words with the players' own names; seats beyond them go by their colour. `beside`
   * tells what a free place on the map lies beside, whenever one is named. `reader` is called "you"
   * where the words have a form for that.
   */
  withNames(names: readonly string[], beside = this.beside, reader = this.reader): Words {
    return new Words(this.language, this.game, names, this.bundles, this.missing, beside, reader);
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

  isReader(seat: Seat): boolean {
    return seat === this.reader;
  }

  card(card: string): string {
    return this.text(this.has(`card-${card}`) ? `card-${card}` : `cause-${card}`);
  }

  effect(card: string, mode: string): string {
    return this.text(`card-${card}.${mode}`);
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
    return this.text(`verb-${verb}`, { ...args, number: "…", beside: "…", twin: 0 });
  }

  /** One argument in words, by the kind its name tells. */
  private named(name: string, value: Atom): string | number {
    const kind = kindOf(name);
    if (this.plain.has(kind)) return value;
    if (kind === PLACE) return Number(value) + 1;
    if (kind === "seat" && typeof value === "number") return this.seat(value);
    if (kind === "card") return this.card(String(value));
    if (kind === "choice") return this.declared(value);
    return this.text(`${kind}-${value}`);
  }

  /** An argument of a sentence: one thing, or several of a kind. */
  private several(name: string, value: Atom | readonly Atom[]): string | number {
    if (typeof value !== "object") return this.named(name, value);
    return value.map((one) => this.named(name, one)).join(", ");
  }

  /** A declared choice: a number, @seat, a thing of the game, or an option's verb. */
  private declared(value: Atom): string {
    const kind = this.declaredKind(value);
    if (kind === NUMBER) return String(value);
    if (kind === SEAT) return this.seat(Number(String(value).slice(1)));
    return kind === UNKNOWN ? this.lacking(String(value)) : this.text(`${kind}-${value}`);
  }

  private declaredKind(value: Atom): string {
    if (typeof value === "number") return NUMBER;
    if (value.startsWith("@")) return SEAT;
    return this.declarable.find((kind) => this.has(`${kind}-${value}`)) ?? UNKNOWN;
  }

  /** What was declared with a card, by name; `saying` is the attribute that tells it. */
  private declaration(message: string, card: string, choices: readonly Atom[]): Args {
    const kinds = choices.map((value) => this.declaredKind(value));
    const line = kinds.map((kind) => `${kind} `).join("");
    const family = this.families.find(({ form }) => form.test(line));
    const at = family?.partsAt ?? null;
    const parts = at === null ? [] : counted(choices.slice(at));
    const name = at !== null && !parts.length ? "nothing" : (family?.name ?? "");
    const named = name ? [`${card}-${name}`, name] : [];
    const saying = named.find((one) => this.has(message, one)) ?? "";
    const args: Args = { ...this.declaredArgs(choices, kinds), saying };
    if (this.has(message, `${saying}-part`)) {
      const told = parts.map(([thing, count]) => this.part(`${message}.${saying}-part`, thing, count));
      args.parts = told.join(", ");
    }
    return args;
  }

  /** The first declared thing of each kind, and the last one of several. */
  private declaredArgs(choices: readonly Atom[], kinds: readonly string[]): Args {
    const args: Args = {};
    const word = (value: Atom) => (typeof value === "number" ? value : this.declared(value));
    for (const kind of new Set(kinds)) {
      const name = NAMED[kind] ?? kind;
      if (["card", VERB, UNKNOWN].includes(name)) continue;
      const found = choices.filter((_, i) => kinds[i] === kind);
      args[name] = word(found[0] as Atom);
      if (found.length > 1 && kind !== SEAT) args[`${name}2`] = word(found.at(-1) as Atom);
    }
    if (this.has(`card-${choices[0]}`)) args.card2 = this.card(String(choices[0]));
    return args;
  }

  /** How many were declared for a thing. */
  private part(message: string, thing: string, count: number): string {
    return this.text(message, { [this.declaredKind(thing)]: this.declared(thing), count });
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
      const moment = this.toReader(`trigger-${trigger}`, this.game?.triggers[trigger] ?? "", about);
      return this.text("prompt-react", { moment: this.text(moment, args) });
    }
    const message = `prompt-${ask.prompt}`;
    if (!this.has(message)) return this.lacking(message, [ask.prompt, ...ask.args]);
    const signature = this.game?.prompts[ask.prompt] ?? "";
    return this.text(this.toReader(message, signature, ask.args), this.args(signature, ask.args));
  }

  /** A sentence of the game, its arguments in words by their names. */
  sentence({ id, args }: Sentence): string {
    const named = Object.entries(args).map(([name, value]) => [name, this.several(name, value)]);
    const seats = [args.seat, args.seat2].map((one) => (typeof one === "object" ? "" : (one ?? "")));
    const told = this.toReader(id, "seat seat2", seats);
    return this.text(told, Object.fromEntries(named) as Args);
  }

  option(choice: Choice): string {
    const verb = String(choice[0]);
    if (!this.has(`verb-${verb}`)) return this.lacking(`verb-${verb}`, choice);
    const signature = this.game?.verbs[verb] ?? "";
    const args = this.args(signature, choice.slice(1));
    if ("q" in args) {
      const { names, twin } = this.beside(choice.slice(1).map(Number));
      Object.assign(args, { beside: names.join(", "), number: names.length, twin });
    }
    const told = this.toReader(`verb-${verb}`, signature, choice.slice(1));
    return this.text(told.includes(".") ? told : this.forLast(told, choice), args);
  }

  /**
   * The message (or its attribute `saying`), or its form for a reader who did it, to whom it was
   * done, or both at once.
   */
  private toReader(message: string, signature: string, values: readonly Atom[], saying = ""): string {
    const plain = saying ? `${message}.${saying}` : message;
    if (this.reader === null) return plain;
    const names = signature.split(" ").filter(Boolean);
    const is = (name: string) => values[names.indexOf(name)] === this.reader;
    const isOneOf = names.at(-1) === "seats*" && values.slice(names.length - 1).includes(this.reader);
    const [did, met] = [is("seat"), is("seat2") || isOneOf || values.includes(`@${this.reader}`)];
    const before = saying ? `${saying}-` : "";
    const forms = [did && met && "yourself", did && "you", met && "to-you"];
    const form = forms.find((one) => one && this.has(message, before + one));
    return form ? `${message}.${before}${form}` : plain;
  }

  /** The message, or its attribute for what the last argument is: a card's mode. */
  private forLast(message: string, values: readonly Atom[]): string {
    const last = String(values.at(-1) ?? "");
    return last && this.has(message, last) ? `${message}.${last}` : message;
  }

  event(event: GameEvent): string {
    const [open = "", secret = ""] = (this.game?.events[event.kind] ?? "").split("|");
    const args = this.args(open, event.args);
    const message = `event-${event.kind}`;
    const whole = event.secret ? `${message}-secret` : message;
    if (!this.has(whole)) {
      return this.lacking(whole, [event.kind, ...event.args, ...(event.secret ?? [])]);
    }
    const told = this.toReader(whole, open, event.args);
    if (event.secret) return this.text(told, { ...args, ...this.args(secret, event.secret) });
    let saying = event.rule.toLowerCase().replaceAll(".", "-");
    if (open.endsWith("card choices*")) {
      const before = open.split(" ").length - 1;
      const card = String(event.args[before - 1]);
      Object.assign(args, this.declaration(message, card, event.args.slice(before)));
      saying = String(args.saying);
    }
    const hasOwn = saying !== "" && this.has(message, saying);
    if (hasOwn) return this.text(this.toReader(message, open, event.args, saying), args);
    return this.text(told === whole ? this.forLast(message, event.args) : told, args);
  }
}

function bundleOf(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source), { allowOverrides: true });
  if (errors.length) console.warn("words", language, errors);
  return bundle;
}

/** How many are declared for each thing: the number after it, or one each time. */
function counted(choices: readonly Atom[]): [string, number][] {
  const counts = new Map<string, number>();
  choices.forEach((thing, i) => {
    if (typeof thing === "number") return;
    const next = choices[i + 1];
    counts.set(thing, (counts.get(thing) ?? 0) + (typeof next === "number" ? next : 1));
  });
  return [...counts].filter(([, count]) => count > 0);
}

/** An id as people can bear to read it. */
export function readable(id: string): string {
  const words = id.replace(/[-_\s]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
