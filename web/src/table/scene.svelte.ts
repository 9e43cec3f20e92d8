/** What a table is shown with: the game's face and words, the window, the stage of the player. */

import { MediaQuery } from "svelte/reactivity";
import type { AtomKey, Face, Facts, Info, Props } from "../kit/contract";
import { app } from "../lib/app.svelte";
import { splitKey } from "../lib/signatures";
import type { Seat, View } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/t";
import { type Beside, NOWHERE, type Words } from "../lib/words";
import { Flight } from "../playback/flight";
import { Spoken } from "../playback/spoken";
import { pageStage } from "../playback/stage";
import { faces } from "./facecache.svelte";
import { type Regions, regions } from "./regions";
import { Spots } from "./spots";

const PILL = 40; // pixels, over the sea of a phone

export class Scene {
  game = $state("");
  names = $state.raw<readonly string[]>([]);
  calls = $state(""); // the messages that name players without a name of their own
  reader = $state.raw<Seat | null>(null); // who is called "you"
  layer = $state<HTMLElement>();
  said = $state(""); // by the live region
  silent = $state(true); // once all has been said
  width = $state(innerWidth);
  height = $state(innerHeight);
  props: Props | null = null; // the newest, for what the face is asked besides its parts

  readonly spots = new Spots();
  private readonly flight = new Flight(this.spots, {
    layer: () => this.layer ?? null,
    sea: () => this.sea(),
    stage: (card) => (this.props && this.face?.stage?.(card, this.props)) ?? null,
    texts: (card) => {
      const { title, lines } = this.inform(card);
      return [title, ...lines];
    },
  });
  private readonly spoken = new Spoken(
    (text) => {
      this.said = text;
    },
    (count) => t("web-many-happened", { count }),
    (silent) => {
      this.silent = silent;
    },
  );
  readonly stage = pageStage(
    { face: () => this.face, words: () => this.words, reduced: () => this.reduced },
    this.flight,
    this.spoken,
  );

  private readonly dark = new MediaQuery("prefers-color-scheme: dark");
  private readonly still = new MediaQuery("prefers-reduced-motion: reduce");
  private gameWords = $state.raw<Words | null>(null);

  loaded = $derived.by(() => faces.of(this.game));
  face = $derived.by((): Face | null => this.loaded?.face ?? null);
  facts = $derived.by((): Facts => this.loaded?.facts ?? {});
  words = $derived.by((): Words | null => {
    const beside = (place: readonly number[]) => this.beside(place);
    const words = this.gameWords;
    return words?.withNames(called(words, this.names, this.calls), beside, this.reader) ?? null;
  });
  places = $derived.by((): Regions => {
    const { parts = {}, reserves = {} } = this.face ?? {};
    const unused = { band: !parts.band, rail: !parts.hand && !parts.mat };
    return regions(this.width, this.height, reserves, unused);
  });
  theme = $derived.by((): Props["theme"] => {
    if (settings.theme !== "auto") return settings.theme;
    return this.dark.current ? "dark" : "light";
  });

  get reduced(): boolean {
    return this.still.current;
  }

  constructor() {
    this.spots.elsewhere = (atom) => this.atHead(atom);
    $effect(() => void faces.want(this.game));
    $effect(() => this.loadWords());
  }

  /** Learns how the game calls its players; the words stay the same as long as that does. */
  callPlayers(view: View): void {
    this.calls = this.face?.callsOf?.(view).join(" ") ?? "";
  }

  end(): void {
    this.flight.clear();
    this.stage.end();
  }

  private loadWords(): void {
    const { game } = this;
    const { language } = app;
    if (!game) return;
    app.wordsOf(game, language).then(
      (found) => {
        if (app.language === language) this.gameWords = found;
      },
      (error) => app.sorry(error),
    );
  }

  /** What a thing is, from the face or from the game's words. */
  inform(atom: AtomKey): Info {
    const told = this.props && this.face?.inform?.(atom, this.props);
    return told ?? { title: this.words?.atom(atom) ?? "", lines: this.texts(atom).slice(1) };
  }

  private beside(place: readonly number[]): Beside {
    return (this.props && this.face?.beside?.(place, this.props)) ?? NOWHERE;
  }

  /** A thing's name, and what the words say of it. */
  private texts(atom: AtomKey): string[] {
    const { words } = this;
    if (!words) return [];
    const [kind, value] = splitKey(atom);
    return [words.atom(atom), ...words.attributes(`${kind}-${value}`).map(([, text]) => text)];
  }

  /** A player, and what lies before them, is seen at their head in a small screen's bar. */
  private atHead(atom: AtomKey): DOMRect | null {
    const [kind, value] = splitKey(atom);
    const seat = kind === "seat" ? value : (this.face?.ownerOf?.(atom) ?? null);
    const head = seat === null ? null : document.querySelector(`[data-head="${seat}"]`);
    return head?.getBoundingClientRect() ?? null;
  }

  /** Where banners and cards are shown; on a phone the bar that tells of a beat lies over its edge. */
  private sea(): DOMRect {
    const { sea, phone } = this.places;
    const bar = phone ? PILL : 0;
    return new DOMRect(sea.x, sea.y + bar, sea.width, sea.height - bar);
  }
}

/** Each player's own name, or how the game calls who has none. */
function called(words: Words, names: readonly string[], calls: string): readonly string[] {
  if (!calls) return names;
  return calls.split(" ").map((call, player) => names[player] || words.text(call));
}
