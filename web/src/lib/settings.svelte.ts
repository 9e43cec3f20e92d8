/** What a person prefers, kept in this browser and the same in all its tabs. */

import type { SeatRow } from "./lobby";
import { LANGUAGES, type Language } from "./protocol";

export type Theme = "auto" | "light" | "dark" | "contrast";
export type Confirm = "never" | "final" | "always";

export interface Preferences {
  language: Language;
  theme: Theme;
  sound: boolean; // when it is my turn
  sounds: boolean; // of what happens at the table
  speed: Speed; // of what is played
  notifications: boolean;
  confirm: Confirm;
  name: string;
  game: string; // of the table that was opened last
  seats: readonly SeatRow[]; // of that table
}

export type Speed = "off" | "fast" | "normal" | "slow";

export const SPEEDS: readonly Speed[] = ["off", "fast", "normal", "slow"];
export const THEMES: readonly Theme[] = ["auto", "light", "dark", "contrast"];
export const CONFIRMS: readonly Confirm[] = ["never", "final", "always"];

const KEY = "crannog.settings";

class Settings implements Preferences {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  sound = $state(false);
  sounds = $state(false);
  speed = $state<Speed>("normal");
  notifications = $state(false);
  confirm = $state<Confirm>("final");
  name = $state("");
  game = $state("");
  seats = $state.raw<readonly SeatRow[]>([]);

  constructor() {
    this.language = browserLanguage();
    this.read();
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.read();
    });
  }

  read(): void {
    let kept: Partial<Preferences> = {};
    try {
      kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
    } catch {
      return;
    }
    if (kept.language && LANGUAGES.includes(kept.language)) this.language = kept.language;
    if (kept.theme && THEMES.includes(kept.theme)) this.theme = kept.theme;
    if (kept.confirm && CONFIRMS.includes(kept.confirm)) this.confirm = kept.confirm;
    if (kept.speed && SPEEDS.includes(kept.speed)) this.speed = kept.speed;
    this.sound = kept.sound === true;
    this.sounds = kept.sounds === true;
    this.notifications = kept.notifications === true;
    if (typeof kept.name === "string") this.name = kept.name.slice(0, 24);
    if (typeof kept.game === "string") this.game = kept.game;
    if (Array.isArray(kept.seats)) this.seats = kept.seats;
  }

  change(news: Partial<Preferences>): void {
    Object.assign(this, news);
    const { language, theme, sound, sounds, speed, notifications, confirm, name, game, seats } = this;
    try {
      const all = { language, theme, sound, sounds, speed, notifications, confirm, name, game, seats };
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // Storage is full or forbidden: the settings hold until the page is closed.
    }
  }
}

/** The first of the browser's languages that we speak; Ukrainian before Russian where both fit. */
function browserLanguage(): Language {
  for (const wanted of navigator.languages ?? [navigator.language]) {
    const found = LANGUAGES.find((language) => wanted?.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

export const settings = new Settings();
