import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const LOCALE = join(ROOT, "..", "src", "crannog", "locale");

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, "utf-8")] : [];
  });
}

function ids(language: string): string[] {
  const folder = join(LOCALE, language);
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf-8"));
  const found = texts.flatMap((text) => [...text.matchAll(/^(web-[\w-]+) =/gm)]);
  return found.map((match) => match[1] as string);
}

describe("the client's words", () => {
  const code = sources(join(ROOT, "src")).join("\n");
  const whole = new Set([...code.matchAll(/["'](web-[\w-]+)["']/g)].map((found) => found[1]));
  const begun = new Set([...code.matchAll(/`(web-[\w-]+-)\$\{/g)].map((found) => found[1] as string));

  for (const language of ["en", "ru", "uk"]) {
    it(`${language}: none is missing, none is unused, none is twice`, () => {
      const have = ids(language);
      expect(have.filter((id, i) => have.indexOf(id) !== i)).toEqual([]);
      expect([...whole].filter((id) => !have.includes(id as string))).toEqual([]);
      const used = (id: string) => whole.has(id) || [...begun].some((start) => id.startsWith(start));
      expect(have.filter((id) => !used(id))).toEqual([]);
    });
  }
});
