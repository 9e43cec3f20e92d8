/** Telling the person that it is their turn, wherever they look. */

import { app } from "../lib/app.svelte";
import { chime, notify, showTurn } from "../lib/attention";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/t";
import type { Words } from "../lib/words";
import type { TableModel } from "./model.svelte";

/** For as long as the component lives that calls it. */
export function tellTurns(model: TableModel, words: () => Words | null): void {
  let wasMine = false;
  $effect(() => {
    const mine = model.myTurn;
    const said = words();
    if (!said) return;
    const name = said.text("game-name");
    showTurn(mine ? `${t("web-ask-mine")} · ${name}` : `${name} · Crannog`, mine);
    const fresh = mine && !wasMine;
    wasMine = mine;
    if (!fresh) return;
    if (settings.sound) chime();
    const question = model.ask ? said.prompt(model.ask) : t("web-ask-mine");
    if (settings.notifications) void tell(name, question, model.table);
  });
}

/** A browser that can show no notification says so once, and is not asked again. */
async function tell(name: string, said: string, table: string): Promise<void> {
  if (await notify(name, said, table)) return;
  settings.change({ notifications: false });
  app.note(t("web-settings-notify-refused"));
}
