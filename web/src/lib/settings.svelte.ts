/** What a person prefers, kept in this browser and the same in all its tabs. */

import { LANGUAGES, type Language } from "./protocol";

export type Theme = "auto" | "light" | "dark" | "contrast";
export type Confirm = "never" | "final" | "always";

export interface Preferences {
  language: Language;
  theme: Theme;
  sound: boolean;
  notifications: boolean;
  confirm: Confirm;
  name: string;
}

export const THEMES: readonly Theme[] = ["auto", "light", "dark", "contrast"];
export const CONFIRMS: readonly Confirm[] = ["never", "final", "always"];

const KEY = "crannog.settings";

class Settings implements Preferences {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  sound = $state(false);
  notifications = $state(false);
  confirm = $state<Confirm>("final");
  name = $state("");

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
    this.sound = kept.sound === true;
    this.notifications = kept.notifications === true;
    if (typeof kept.name === "string") this.name = kept.name.slice(0, 24);
  }

  change(news: Partial<Preferences>): void {
    Object.assign(this, news);
    const { language, theme, sound, notifications, confirm, name } = this;
    try {
      const all = { language, theme, sound, notifications, confirm, name };
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
