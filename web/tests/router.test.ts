import { describe, expect, it } from "vitest";
import { guidePath, ownLink, parseFragment, parseRoute, replayPath, rulesPath, sagaGamePath, sagaPath, tablePath } from "../src/lib/router";

describe("routes", () => {
  it("knows every page", () => {
    expect(parseRoute("/")).toEqual({ page: "lobby" });
    expect(parseRoute("/settings")).toEqual({ page: "settings" });
    expect(parseRoute("/settings/")).toEqual({ page: "settings" });
    expect(parseRoute("/t/a-b_C", "#seat-0.xyz")).toEqual({
      page: "table",
      table: "a-b_C",
      fragment: "seat-0.xyz",
    });
    expect(parseRoute("/replay/abc", "#seat-1.x")).toEqual({
      page: "replay",
      table: "abc",
      fragment: "seat-1.x",
    });
    expect(parseRoute("/rules/inis", "#I-12.9")).toEqual({
      page: "rules",
      game: "inis",
      rule: "I-12.9",
    });
    expect(parseRoute("/guide/inis")).toEqual({ page: "guide", game: "inis", chapter: "" });
    expect(parseRoute("/saga/abc", "#owner")).toEqual({ page: "saga", saga: "abc", game: null, fragment: "owner" });
    expect(parseRoute("/saga/abc/12")).toEqual({ page: "saga", saga: "abc", game: 12, fragment: "" });
    expect(parseRoute("/rules")).toEqual({ page: "rules", game: "", rule: "" });
  });

  it("says that it is lost", () => {
    for (const path of ["/nowhere", "/t", "/t/a/b", "/replay", "/rules/inis/1", "/saga/abc/0", "/saga/abc/x"]) {
      expect(parseRoute(path)).toEqual({ page: "lost", path });
    }
  });

  it("bears a broken escape", () => {
    expect(parseRoute("/t/%E0%A4%A").page).toBe("table");
  });

  it("makes the paths it reads", () => {
    expect(parseRoute("/t/x", tablePath("x", ["seat-0.a", "seat-1.b"]).slice(4))).toMatchObject({
      fragment: "seat-0.a,seat-1.b",
    });
    expect(tablePath("x")).toBe("/t/x");
    expect(rulesPath("inis", "I-1.2")).toBe("/rules/inis#I-1.2");
    expect(parseRoute(guidePath("inis"))).toEqual({ page: "guide", game: "inis", chapter: "" });
    expect(parseRoute("/guide/oath", "#solo")).toEqual({ page: "guide", game: "oath", chapter: "solo" });
    expect(parseRoute(sagaPath("x"))).toMatchObject({ saga: "x", game: null });
    expect(parseRoute(sagaGamePath("x", 3))).toMatchObject({ saga: "x", game: 3 });
    expect(guidePath("oath", "solo")).toBe("/guide/oath#solo");
  });
});

describe("fragments", () => {
  it("holds tokens or an invitation", () => {
    expect(parseFragment("")).toEqual({ tokens: [], invite: null, watch: false, event: null });
    expect(parseFragment("seat-0.a,seat-2.b")).toEqual({
      tokens: ["seat-0.a", "seat-2.b"],
      invite: null,
      watch: false,
      event: null,
    });
    expect(parseFragment("invite-2.abc")).toEqual({
      tokens: [],
      invite: { seat: 2, token: "invite-2.abc" },
      watch: false,
      event: null,
    });
    expect(parseFragment("watch")).toEqual({ tokens: [], invite: null, watch: true, event: null });
    expect(parseRoute("/replay/t1", replayPath("t1", 41).replace(/^[^#]*/, ""))).toMatchObject({
      page: "replay",
      fragment: "event-41",
    });
    expect(parseFragment("event-41,seat-0.a")).toMatchObject({ tokens: ["seat-0.a"], event: 41 });
  });
});

describe("links", () => {
  const origin = "http://localhost:3000";

  function click(html: string, more: MouseEventInit = {}): string | null {
    document.body.innerHTML = html;
    let found: string | null = null;
    document.body.onclick = (event) => {
      found = ownLink(event, origin);
      event.preventDefault();
    };
    const target = document.querySelector("a span, a") as HTMLElement;
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));
    return found;
  }

  it("answers its own pages", () => {
    expect(click('<a href="/rules/inis#I-1"><span>rules</span></a>')).toBe("/rules/inis#I-1");
    expect(click(`<a href="${origin}/t/abc#tok">table</a>`)).toBe("/t/abc#tok");
  });

  it("leaves other links to the browser", () => {
    expect(click('<a href="https://example.org/">out</a>')).toBeNull();
    expect(click('<a href="/api/games">api</a>')).toBeNull();
    expect(click('<a href="/x" target="_blank">new</a>')).toBeNull();
    expect(click('<a href="/x" download>file</a>')).toBeNull();
    expect(click('<a href="/x">x</a>', { ctrlKey: true })).toBeNull();
    expect(click('<a href="/x">x</a>', { button: 1 })).toBeNull();
  });
});
