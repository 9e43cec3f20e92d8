import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Leaving from "./fixtures/Leaving.svelte";

it("may point at nothing while the page is being changed", () => {
  const shown = mount(Leaving, { target: document.body });
  flushSync();
  shown.leave();
  flushSync();
  expect(document.querySelector("p")?.textContent).toBe("nothing");
  void unmount(shown);
});
