/** Where long Russian and Ukrainian words may be broken: not every browser knows. */

const VOWELS = "аеёиоуыэюяіїє";
const BOUND = "ьъй'’"; // belong to the letter before them
const LONG = 9; // letters; shorter words fit on the narrowest card
const SHY = "\u00ad";

const isVowel = (letter: string | undefined) => VOWELS.includes(letter?.toLowerCase() ?? " ");

/** The text with soft hyphens between the syllables of its long words. */
export function softened(text: string): string {
  return text.replace(/[а-яёіїєґ'’]+/gi, (word) => (word.length < LONG ? word : broken(word)));
}

function broken(word: string): string {
  const breaks = new Set<number>();
  for (let at = 0; at < word.length; at++) {
    if (!isVowel(word[at])) continue;
    let next = at + 1;
    while (next < word.length && !isVowel(word[next])) next++;
    if (next < word.length && next > at + 1) breaks.add(onset(word, at + 1, next));
  }
  return [...word]
    .map((letter, at) => (breaks.has(at) && at >= 2 && word.length - at >= 3 ? SHY : "") + letter)
    .join("");
}

/** Where the second syllable begins: its vowel stands at `vowel`, consonants from `from` on. */
function onset(word: string, from: number, vowel: number): number {
  const pair = word.slice(vowel - 2, vowel).toLowerCase();
  const together = vowel - from >= 2 && /^[бвгґдзкпстфх][рл]$/.test(pair);
  const at = vowel - (together ? 2 : 1);
  return BOUND.includes(word[at] ?? "") ? vowel : at;
}
