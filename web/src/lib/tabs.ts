/** Moving along a row of tabs with the keyboard. */

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
