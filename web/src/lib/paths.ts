/** Drawings as text: the `d` of an SVG path. */

const WORDS = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g;
/** What the numbers of a command are: across (x), down (y), a length (r), or nothing to change (-). */
const NUMBERS: Readonly<Record<string, string>> = {
  M: "xy",
  L: "xy",
  T: "xy",
  H: "x",
  V: "y",
  C: "xyxyxy",
  S: "xyxy",
  Q: "xyxy",
  A: "rr---xy",
};

/**
 * The same drawing at another place, larger or smaller. Where many small drawings are shown, this is
 * far less work for a browser than a `transform` for each of them.
 */
export function placed(d: string, x: number, y: number, scale = 1): string {
  let kinds = "";
  let relative = false;
  let count = 0;
  const words: string[] = [];
  for (const word of d.match(WORDS) ?? []) {
    if (/[a-zA-Z]/.test(word)) {
      kinds = NUMBERS[word.toUpperCase()] ?? "";
      relative = word === word.toLowerCase();
      count = 0;
      words.push(word);
      continue;
    }
    const kind = kinds.charAt(count++ % kinds.length);
    const size = kind === "-" ? 1 : scale;
    const by = relative ? 0 : kind === "x" ? x : kind === "y" ? y : 0;
    words.push(String(Math.round((Number(word) * size + by) * 100) / 100));
  }
  return words.join(" ");
}
