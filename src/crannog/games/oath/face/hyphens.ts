/** Where a long word may be broken, marked by soft hyphens: cards are narrow. */

const SOFT = "\u00ad";
const SHORT = { latin: 7, cyrillic: 6 }; // letters: such a word has room on every card

const V = "[аеёиоуыэюяєіїaeiouy]";
const C = "[бвгджзйклмнпрстфхцчшщґb-df-hj-np-tv-xz]";
const SIGN = "[йьъ'’]";
const L = `(?:${V}|${C}|${SIGN})`;

/** Between two syllables: after a sign or й, between consonants, before a consonant and its vowel. */
const SEAMS = [
  `(${SIGN})(${L}${L})`,
  `(${V}${C})(${C}${V})`,
  `(${V}${C}${C})(${C}${V})`,
  `(${V}${C})(${C}${C}${V})`,
  `(${C}${V})(${C}${V})`,
  `(${V})(${V}${L})`,
].map((seam) => new RegExp(seam, "giu"));

/** No line begins or ends with fewer letters of a broken word. */
const LEAST = 3;

function broken(word: string): string {
  let marked = word;
  for (const seam of SEAMS) {
    marked = marked.replace(seam, `$1${SOFT}$2`);
    marked = marked.replace(seam, `$1${SOFT}$2`); // those that shared a letter with the last one
  }
  const parts = marked.split(SOFT);
  const kept = parts.reduce<string[]>((lines, part, i) => {
    const last = lines.at(-1);
    const rest = parts.slice(i).join("").length;
    if (last === undefined || (last.length >= LEAST && rest >= LEAST)) lines.push(part);
    else lines[lines.length - 1] = last + part;
    return lines;
  }, []);
  return kept.join(SOFT);
}

/** A text whose long words may be broken between syllables. */
export function softened(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const short = /[a-z]/i.test(word) ? SHORT.latin : SHORT.cyrillic;
    return word.length > short ? broken(word) : word;
  });
}
