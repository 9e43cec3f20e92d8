/** What leaves the page: links to copy, files to keep. */

import { app } from "./app.svelte";
import { t } from "./t";

/** The link to a path of this service, copied. */
export function copyLink(path: string): Promise<void> {
  return copyText(new URL(path, location.origin).href, t("web-copied"), t("web-copy-by-hand"));
}

/** A text, copied; by hand where the browser does not allow it. */
export async function copyText(text: string, done: string, byHand: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    app.note(done);
  } catch {
    await app.askText(byHand, text, text.length);
  }
}

/** A file of that name, for the person to keep. */
export function saveFile(json: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([json], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 5000);
}
