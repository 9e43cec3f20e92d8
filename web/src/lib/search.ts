/** Finding rules by words, in any order, from any part of a word. */

import type { Rule } from "./protocol";

export interface Section {
  number: string;
  title: string;
  rules: Rule[];
}

export function matchesAll(text: string, query: string): boolean {
  const plain = fold(text);
  return fold(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => plain.includes(word));
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ё", "е")
    .normalize("NFD")
    .replace(/[\u0300-\u0305\u0307]/g, "") // accents; not the marks of й and ї
    .normalize("NFC");
}

export function sectionsOf(rules: readonly Rule[], query = ""): Section[] {
  const sections = new Map<string, Section>();
  for (const rule of rules) {
    if (query && !matchesAll(`${rule.number} ${rule.title} ${rule.text}`, query)) continue;
    const section = sections.get(rule.section) ?? {
      number: rule.section,
      title: rule.title,
      rules: [],
    };
    section.rules.push(rule);
    sections.set(rule.section, section);
  }
  return [...sections.values()];
}
