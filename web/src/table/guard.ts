/** Keeps a press that was meant for one question from answering the next. */

export const AFTER_QUESTION = 300; // milliseconds
export const AFTER_CONFIRM = 500;

export class Guard {
  private until = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Something else stands where one presses: presses do nothing for a while. */
  changed(pause = AFTER_QUESTION): void {
    this.until = this.now() + pause;
  }

  get open(): boolean {
    return this.now() >= this.until;
  }
}
