import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askToNotify, notify, showTurn } from "../src/lib/attention";

/** A browser's Notification, or Android's, whose constructor is forbidden. */
function browser(works: boolean, permission = "granted"): string[] {
  const shown: string[] = [];
  class FakeNotification {
    static permission = permission;
    static requestPermission = async () => "granted";
    onclick: (() => void) | null = null;
    constructor(title: string) {
      if (!works) throw new TypeError("Illegal constructor");
      shown.push(title);
    }
    close(): void {}
  }
  vi.stubGlobal("Notification", FakeNotification);
  return shown;
}

function worker(shown: string[] | null): void {
  const showNotification = async (title: string) => void shown?.push(title);
  const getRegistration = async () => (shown ? { showNotification } : undefined);
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration } });
}

beforeEach(() => {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Object.defineProperty(document, "hidden", { value: false, configurable: true });
});

describe("a notification", () => {
  it("is shown while the page is not looked at", async () => {
    const shown = browser(true);
    expect(await notify("Inis", "Your turn", "t")).toBe(true);
    expect(shown).toEqual(["Inis"]);
  });

  it("is shown by a service worker where only it may", async () => {
    const shown: string[] = [];
    browser(false);
    worker(shown);
    expect(await notify("Inis", "Your turn", "t")).toBe(true);
    expect(shown).toEqual(["Inis"]);
  });

  it("that can't be shown breaks nothing, and that is told", async () => {
    browser(false);
    worker(null);
    expect(await notify("Inis", "Your turn", "t")).toBe(false);
  });

  it("is not promised by a browser that can't show one", async () => {
    browser(false, "default");
    worker(null);
    expect(await askToNotify()).toBe(false);
    browser(true, "default");
    expect(await askToNotify()).toBe(true);
  });
});

describe("a turn", () => {
  function icon(): string | null {
    return document.querySelector("link[rel='icon']")?.getAttribute("href") ?? null;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    document.head.innerHTML = '<link rel="icon" href="/icon.svg" />';
  });
  afterEach(() => {
    vi.useRealTimers();
    document.head.innerHTML = "";
  });

  it("is told by the title at once, and by the icon when the page is at rest", () => {
    showTurn("Inis", true);
    expect([document.title, icon()]).toEqual(["● Inis", "/icon.svg"]);
    vi.runAllTimers();
    expect(icon()).toBe("/icon-turn.svg");
    showTurn("Inis", false);
    vi.runAllTimers();
    expect([document.title, icon()]).toEqual(["Inis", "/icon.svg"]);
  });

  it("that is over at once leaves the icon alone", () => {
    showTurn("Inis", true);
    showTurn("Inis", false);
    vi.runAllTimers();
    expect(icon()).toBe("/icon.svg");
  });
});
