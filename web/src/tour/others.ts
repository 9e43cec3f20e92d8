/** The other seats of a guided table: they follow the line of the chapter, and agree to any undo. */

import type { Choice, Refusal, Seat, StateMessage } from "../lib/protocol";
import { type Listener, type SocketOptions, TableSocket } from "../lib/socket";
import { sameChoice } from "../lib/options";
import { ME } from "./guide";

type Move = readonly [Seat, Choice];

export class Others {
  private readonly states = new Map<Seat, StateMessage>();
  private readonly socket: TableSocket;
  private sent = -1; // the number of choices at the table when the last one was sent

  /** `next` tells what the line has for them after that many choices, if it is time for it. */
  constructor(
    table: string,
    private readonly tokens: Readonly<Record<Seat, string>>,
    private readonly next: (count: number) => Move | null,
    private readonly failed: (refusal: Refusal) => void,
    options: SocketOptions = {},
  ) {
    this.socket = new TableSocket(table, Object.values(tokens), this.listener(), options);
  }

  start(): void {
    this.socket.start();
  }

  stop(): void {
    this.socket.stop();
  }

  /** Makes the choice that is due, once. */
  act(): void {
    for (const [seat, { ask, count }] of this.states) {
      const move = this.next(count);
      if (!move || move[0] !== seat || !ask || count === this.sent) continue;
      if (!ask.options.some((option) => sameChoice(option, move[1]))) continue;
      this.sent = count;
      void this.choose(seat, move[1]);
      return;
    }
  }

  private async choose(seat: Seat, choice: Choice): Promise<void> {
    const refusal = await this.socket.choose(seat, choice);
    if (!refusal) return;
    this.sent = -1;
    this.failed(refusal);
  }

  private agree(asking: Seat | null): void {
    if (asking !== ME) return;
    for (const seat of Object.keys(this.tokens)) this.socket.consent(Number(seat), true);
  }

  private hear(state: StateMessage): void {
    if (state.seat === null) return;
    if (state.count < this.sent) this.sent = -1; // an undo
    this.states.set(state.seat, state);
    this.act();
  }

  private listener(): Listener {
    const nothing = () => {};
    return {
      line: nothing,
      table: nothing,
      state: (state) => this.hear(state),
      events: nothing,
      chat: nothing,
      consent: (seat) => this.agree(seat),
      rematch: nothing,
      refused: (refusal) => this.failed(refusal),
      unsaved: nothing,
    };
  }
}
