/** What a key does at the table. */

export type TableKey = "back" | "skip" | "number" | "enter" | "undo" | "hint" | "rule";

const BY_CODE: Readonly<Record<string, TableKey>> = { KeyU: "undo", KeyH: "hint", KeyR: "rule" };

/** The meaning of a key, unless it means something else where it was pressed. */
export function tableKey(event: KeyboardEvent): TableKey | null {
  const target = event.target as Element;
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return null;
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return null;
  if (event.key === "Escape") return "back";
  if (event.key === " ") return target.closest("button, a, [role='button']") ? null : "skip";
  if (/^\d$/.test(event.key)) return "number";
  if (event.key === "Enter") return "enter";
  return BY_CODE[event.code] ?? null;
}
