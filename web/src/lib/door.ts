/** Coming and going at a table: seats, links, saves, rematch. Whatever fails is told kindly. */

import { api, Problem, type SeatWish } from "./api";
import { app, myTables } from "./app.svelte";
import { usualBot } from "./lobby";
import type { Seat } from "./protocol";
import { tablePath, WATCH } from "./router";
import { settings } from "./settings.svelte";
import { saveFile } from "./sharing";
import { t } from "./t";
import type { TableModel } from "../table/model.svelte";

/**
 * The tokens of this browser's seats if it sits there already (the invitation was used here), else
 * null: a seat that was given to somebody else meanwhile is forgotten.
 */
export async function ownSeat(table: string, seat: Seat): Promise<string[] | null> {
  const tokens = myTables.find(table)?.tokens ?? {};
  const token = tokens[seat];
  if (!token) return null;
  try {
    const { state } = await api.table(table, token); // a token of old is answered as a spectator's
    if (state.seat === seat) return Object.values(tokens);
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 403) return Object.values(tokens);
  }
  myTables.dropSeat(table, seat);
  return null;
}

export class TableDoor {
  constructor(private readonly model: TableModel) {}

  private get table(): string {
    return this.model.table;
  }

  private get bot(): SeatWish {
    return { kind: "bot", bot: usualBot(this.model.game?.bots ?? []) };
  }

  private async trying(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      app.forgive();
    } catch (error) {
      app.sorry(error, this.model.info?.game);
    }
  }

  rename(seat: Seat): Promise<void> {
    return this.trying(async () => {
      const name = await app.askText(t("web-rename-ask"), this.model.names[seat] ?? "", 24);
      if (name === null) return;
      await api.rename(this.table, this.model.tokenOf(seat), name.trim());
      settings.change({ name: name.trim().slice(0, 24) });
    });
  }

  /** Who sits there from now on. */
  change(seat: Seat, wish: SeatWish): Promise<void> {
    return this.trying(async () => {
      const mine = this.model.mine.includes(seat);
      const token = mine ? this.model.tokenOf(seat) : this.model.owner;
      const ask = () => api.changeSeat(this.table, token, seat, wish);
      const row = await (mine ? this.model.givingUp(seat, ask) : ask());
      if (mine) myTables.dropSeat(this.table, seat);
      if (row.invite) myTables.keep(this.table, { invites: { [seat]: row.invite } });
      if (row.token) myTables.keep(this.table, { tokens: { [seat]: row.token } });
      if (mine || row.token) this.reopen();
    });
  }

  /** The table again, with the seats that this browser holds now. */
  private reopen(): void {
    const tokens = Object.values(myTables.find(this.table)?.tokens ?? {});
    app.go(tablePath(this.table, tokens.length ? tokens : [WATCH]), true);
  }

  async leave(seat: Seat): Promise<void> {
    const over = Boolean(this.model.state?.result);
    const sure = t(over ? "web-leave-over-sure" : "web-leave-sure");
    if (await app.askYes(sure, t("web-leave"))) await this.change(seat, this.bot);
  }

  /** A bot for an empty seat at once; for a person's only after a second question. */
  async putBot(seat: Seat): Promise<void> {
    const taken = this.model.info?.seats[seat]?.kind !== "open";
    if (taken && !(await app.askYes(t("web-make-bot-sure"), t("web-make-bot")))) return;
    await this.change(seat, this.bot);
  }

  openSeat(seat: Seat): Promise<void> {
    return this.change(seat, { kind: "open" });
  }

  /** The owner takes a bot's seat. */
  takeSeat(seat: Seat): Promise<void> {
    return this.change(seat, { kind: "me", name: settings.name });
  }

  /** Sits down at an open seat. */
  sit(seat: Seat): Promise<void> {
    return this.trying(async () => {
      const invite = myTables.find(this.table)?.invites[seat] ?? "";
      const { token } = await api.join(this.table, seat, settings.name, invite);
      const game = this.model.info?.game ?? "";
      const kept = myTables.keep(this.table, { game, tokens: { [seat]: token } });
      myTables.dropInvite(this.table, seat);
      app.go(tablePath(this.table, Object.values(kept.tokens)), true);
    });
  }

  download(): Promise<void> {
    return this.trying(async () => {
      const save = await api.save(this.table, this.model.tokenOf(this.model.viewer));
      saveFile(save, `crannog-${this.model.info?.game}-${this.table}.json`);
    });
  }

  /** The table of the rematch, which is one for all who ask, with this browser's own seats there. */
  rematch(): Promise<void> {
    return this.trying(async () => {
      const { mine, owner } = this.model;
      const own = mine.map((seat) => api.rematch(this.table, this.model.tokenOf(seat)));
      const asOwner = owner ? await api.rematch(this.table, owner) : null;
      const answers = await Promise.all(own);
      const table = answers[0]?.table ?? asOwner?.table;
      if (!table) return;
      const seats = [
        ...answers.flatMap((answer) => answer.seats ?? []),
        ...(asOwner?.seats ?? []).filter((row) => row.invite),
      ];
      const made = { table, seats, owner: asOwner?.owner ?? "" };
      const kept = myTables.keepNew(made, this.model.info?.game ?? "");
      app.go(tablePath(table, Object.values(kept.tokens)));
    });
  }

  /** Where turn notices go; the host may refuse the address. */
  async setWebhook(address: string): Promise<void> {
    try {
      await api.webhook(this.table, this.model.tokenOf(this.model.viewer), address);
      app.note(t(address ? "web-webhook-kept" : "web-webhook-none"));
    } catch (error) {
      const refused = error instanceof Error && "status" in error && error.status === 400;
      if (refused) app.note(t("web-webhook-refused"), { bad: true });
      else app.sorry(error);
    }
  }
}
