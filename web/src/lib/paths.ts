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

/** A command's letter, or a number and what it is. */
type Word = string | { value: number; kind: string; relative: boolean };

const known = new Map<string, readonly Word[]>();

function parse(d: string): readonly Word[] {
  let kinds = "";
  let relative = false;
  let count = 0;
  return (d.match(WORDS) ?? []).map((word) => {
    if (!/[a-zA-Z]/.test(word)) {
      return { value: Number(word), kind: kinds.charAt(count++ % kinds.length), relative };
    }
    kinds = NUMBERS[word.toUpperCase()] ?? "";
    relative = word === word.toLowerCase();
    count = 0;
    return word;
  });
}

/** The words of a drawing, read once: there are few drawings, shown at many places. */
function wordsOf(d: string): readonly Word[] {
  const words = known.get(d) ?? parse(d);
  known.set(d, words);
  return words;
}

/**
 * The same drawing at another place, larger or smaller. Where many small drawings are shown, this is
 * far less work for a browser than a `transform` for each of them.
 */
export function placed(d: string, x: number, y: number, scale = 1): string {
  if (x === 0 && y === 0 && scale === 1) return d;
  return wordsOf(d)
    .map((word) => {
      if (typeof word === "string") return word;
      const { value, kind, relative } = word;
      const size = kind === "-" ? 1 : scale;
      const by = relative ? 0 : kind === "x" ? x : kind === "y" ? y : 0;
      return Math.round((value * size + by) * 100) / 100;
    })
    .join(" ");
}
