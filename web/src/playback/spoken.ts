/** What a screen reader says of the beats: in order, joined, and never a flood. */

const PAUSE = 700; // milliseconds between two sentences
const MOST = 6; // sentences that are said together

export class Spoken {
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  /**
   * `put` shows the text in the live region; `many` says that so many things happened; `turn` hears
   * when there is something to say, and when all has been said.
   */
  constructor(
    private readonly put: (text: string) => void,
    private readonly many: (count: number) => string,
    private readonly turn: (silent: boolean) => void,
  ) {}

  say(sentence: string): void {
    if (!sentence) return;
    this.waiting.push(sentence);
    if (this.timer !== null) return;
    this.turn(false);
    this.next();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.waiting = [];
    this.turn(true);
  }

  private next(): void {
    const said = this.waiting.splice(0);
    if (!said.length) {
      this.timer = null;
      this.turn(true);
      return;
    }
    this.put(said.length > MOST ? this.many(said.length) : said.join(" "));
    this.timer = setTimeout(() => this.next(), PAUSE);
  }
}
