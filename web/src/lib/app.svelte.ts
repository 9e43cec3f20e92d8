/** What the whole page shares: the route, the games, the words, passing notes. */

import { api, Problem } from "./api";
import { MySagas } from "./mysagas";
import { MyTables } from "./mytables";
import type { GameInfo, Language, Rule } from "./protocol";
import { parseRoute, type Route } from "./router";
import { settings } from "./settings.svelte";
import { Words } from "./words";

export const myTables = new MyTables(localStorage);
export const mySagas = new MySagas(localStorage);

const CLIENT = "client";

export interface Note {
  id: number;
  text: string;
  detail: string; // the service's own words, in English
  rule: string | null;
  game: string;
  bad: boolean;
}

/** The rule that the sheet beside the page shows, and why. */
export interface Sheet {
  game: string;
  number: string;
  why: (() => readonly string[]) | null;
}

/** A question in the middle of the page: yes or no, or a line of text. */
export interface Question {
  text: string;
  yes: string;
  value: string | null; // null: no text is wanted
  longest: number;
  answer: (value: string | null) => void;
}

class App {
  route = $state.raw<Route>(parseRoute(location.pathname, location.hash));
  games = $state.raw<GameInfo[]>([]);
  words = $state.raw<Words | null>(null);
  offline = $state(false);
  notes = $state.raw<Note[]>([]);
  sheet = $state.raw<Sheet | null>(null);
  question = $state.raw<Question | null>(null);

  private readonly sources = new Map<string, Promise<string>>();
  private readonly parsed = new Map<string, Promise<Words>>();
  private readonly rules = new Map<string, Promise<Rule[]>>();
  private nextNote = 1;

  /** The language that is shown; all words change to another one in the same moment. */
  get language(): Language {
    return this.words?.language ?? settings.language;
  }

  game(id: string): GameInfo | null {
    return this.games.find((game) => game.id === id) ?? null;
  }

  // -- pages ----------------------------------------------------------------------------------

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.readRoute();
    if (!replace) scrollTo(0, 0);
  }

  readRoute(): void {
    this.sheet = null;
    this.forgive();
    this.route = parseRoute(location.pathname, location.hash);
  }

  // -- words ----------------------------------------------------------------------------------

  /** The client's words and the games; again after the language has changed. */
  async load(language: Language): Promise<void> {
    try {
      const [source, games] = await Promise.all([
        this.source(CLIENT, language),
        this.games.length ? this.games : api.games(),
        ...this.known(this.sources).map((game) => this.source(game, language)),
        ...this.known(this.rules).map((game) => this.rulesOf(game, language)),
      ]);
      this.games = games;
      if (settings.language === language) this.words = Words.parse(language, source);
      this.offline = false;
    } catch (error) {
      this.offline = true;
      throw error;
    }
  }

  /** A game's words in a language. */
  wordsOf(game: string, language: Language): Promise<Words> {
    return kept(this.parsed, `${game}/${language}`, async () =>
      Words.parse(language, await this.sourceOf(game, language), this.game(game)),
    );
  }

  /** A game whose words the service can't give is played with the client's words and its ids. */
  private async sourceOf(game: string, language: Language): Promise<string> {
    try {
      return await this.source(game, language);
    } catch (error) {
      if (error instanceof Problem && error.status >= 400) return this.source(CLIENT, language);
      throw error;
    }
  }

  rulesOf(game: string, language: Language): Promise<Rule[]> {
    return kept(this.rules, `${game}/${language}`, () => api.rules(game, language));
  }

  /** The games of which something is kept in any language. */
  private known(kept: ReadonlyMap<string, unknown>): string[] {
    return [...new Set([...kept.keys()].map((key) => key.split("/")[0] ?? ""))];
  }

  private source(game: string, language: Language): Promise<string> {
    return kept(this.sources, `${game}/${language}`, () => api.words(game, language));
  }

  // -- notes and sheets -----------------------------------------------------------------------

  note(text: string, more: Partial<Omit<Note, "id" | "text">> = {}): void {
    const note = {
      id: this.nextNote++,
      text,
      detail: "",
      rule: null,
      game: "",
      bad: false,
      ...more,
    };
    this.notes = [...this.notes.filter((other) => other.text !== text), note].slice(-4);
    setTimeout(() => this.dismiss(note.id), note.bad ? 15_000 : 6_000);
  }

  dismiss(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }

  /** What went wrong is over: another page, or something that worked. */
  forgive(): void {
    if (this.notes.some((note) => note.bad)) this.notes = this.notes.filter((note) => !note.bad);
  }

  /** Says kindly what went wrong. */
  sorry(error: unknown, game = ""): void {
    if (error instanceof Problem) {
      const { kind, message, rule } = error;
      this.note(this.problem(kind), { bad: true, detail: message, rule, game });
    } else {
      console.error(error);
      this.note(this.problem("unknown"), { bad: true, detail: String(error) });
    }
  }

  /** What a problem of that kind means for a person. */
  problem(kind: string): string {
    const id = `web-problem-${kind.toLowerCase()}`;
    const words = this.words;
    if (!words) return kind;
    return words.text(words.has(id) ? id : "web-problem-unknown");
  }

  /** Whether the person says yes. */
  async askYes(text: string, yes: string): Promise<boolean> {
    return (await this.ask({ text, yes, value: null, longest: 0 })) !== null;
  }

  /** The person's text, or null. */
  askText(text: string, value: string, longest = 2000): Promise<string | null> {
    return this.ask({ text, yes: "", value, longest });
  }

  private ask(question: Omit<Question, "answer">): Promise<string | null> {
    this.question?.answer(null);
    return new Promise((settle) => {
      const answer = (value: string | null) => {
        this.question = null;
        settle(value);
      };
      this.question = { ...question, answer };
    });
  }

  showRule(game: string, number: string, why: (() => readonly string[]) | null = null): void {
    this.sheet = { game, number, why };
  }
}

/** The promise kept under the key; one that fails is forgotten, so that it can be tried again. */
function kept<T>(cache: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const old = cache.get(key);
  if (old) return old;
  const made = make();
  cache.set(key, made);
  made.catch(() => cache.delete(key));
  return made;
}

export const app = new App();
