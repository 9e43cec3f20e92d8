/** Who is offered which seat in a saga's next game. */

import { usualBot, type SeatRow } from "../lib/lobby";
import type { GameInfo, SagaPage } from "../lib/protocol";

/** The people of the last game at the seats that they are offered; null before the first game. */
export function rowsAfter(page: SagaPage, game: GameInfo, me: string): SeatRow[] | null {
  const last = page.games.at(-1);
  if (!last) return null;
  const bot = usualBot(game.bots);
  let mine = false;
  return page.offered.map((seat): SeatRow => {
    const player = last.players[seat];
    if (player?.bot) return { kind: "bot", name: "", bot: player.bot };
    if (!mine && player?.name === me) {
      mine = true;
      return { kind: "me", name: me, bot };
    }
    return { kind: "open", name: "", bot };
  });
}
