/** Keeps what has not changed the same, so that nothing of it has to be drawn anew. */

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The fresh plain data, with every part that equals the old one's taken from the old. */
export function keepSame<T>(old: unknown, fresh: T): T {
  if (Object.is(old, fresh)) return fresh;
  if (Array.isArray(old) && Array.isArray(fresh)) {
    const made = fresh.map((value, i) => keepSame(old[i], value));
    const same = old.length === made.length && made.every((value, i) => Object.is(value, old[i]));
    return (same ? old : made) as T;
  }
  if (isTable(old) && isTable(fresh)) {
    const keys = Object.keys(fresh);
    const made = Object.fromEntries(keys.map((key) => [key, keepSame(old[key], fresh[key])]));
    const same =
      keys.length === Object.keys(old).length &&
      keys.every((key) => key in old && Object.is(made[key], old[key]));
    return (same ? old : made) as T;
  }
  return fresh;
}
