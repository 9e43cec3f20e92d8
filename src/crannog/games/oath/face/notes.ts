/** What the game says of an option before it is chosen. */

import type { Props } from "$kit/contract";

/** The note on the option at this place of the question; "" if there is none. */
export function noteAt({ ask, words }: Pick<Props, "ask" | "words">, at: number): string {
  const text = ask?.notes?.[at]?.text;
  return text ? words.sentence(text) : "";
}

/** The note on the first option of this verb, about this thing if one is named. */
export function noteOn(props: Pick<Props, "ask" | "words">, verb: string, thing?: string): string {
  const at = props.ask?.options.findIndex(
    ([first, second]) => first === verb && (thing === undefined || second === thing),
  );
  return at === undefined || at < 0 ? "" : noteAt(props, at);
}
