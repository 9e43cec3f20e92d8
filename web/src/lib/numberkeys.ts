/** Numbers typed for a list: chosen at once when no longer number could be meant. */

const PAUSE = 700;

export class NumberKeys {
  private digits = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly choose: (place: number) => void) {}

  get waiting(): boolean {
    return this.digits !== "";
  }

  /** A digit, for a list of that length. */
  press(digit: string, length: number): void {
    clearTimeout(this.timer);
    this.digits += digit;
    const place = Number(this.digits);
    if (place < 1 || place > length) this.digits = "";
    else if (place * 10 > length) this.enter();
    else this.timer = setTimeout(() => this.enter(), PAUSE);
  }

  enter(): void {
    const place = Number(this.digits);
    this.stop();
    if (place) this.choose(place);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.digits = "";
  }
}
