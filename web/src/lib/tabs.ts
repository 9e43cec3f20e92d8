/** Moving along a row of tabs, or down a list, with the keyboard. */

/** The tab that an arrow, Home or End leads to; null for other keys. */
export function tabByKey<T extends string>(key: string, tabs: readonly T[], now: T): T | null {
  const at = tabs.indexOf(now);
  const wanted = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: (at - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }[key];
  return wanted === undefined ? null : (tabs[wanted] ?? null);
}

/** The line of a list that an arrow, Home or End leads to, from none (-1) to its end; else null. */
export function stepTo(key: string, now: number, length: number): number | null {
  const last = length - 1;
  const up = now < 0 ? last : Math.max(0, now - 1);
  const down = now < 0 ? last : Math.min(last, now + 1);
  const wanted = { ArrowUp: up, ArrowDown: down, Home: 0, End: last }[key];
  return wanted === undefined || length === 0 ? null : wanted;
}
