/** The people of a saga's games in words. */

import type { SagaGame } from "../lib/protocol";
import type { Words } from "../lib/words";

/** The game's words with the names of those who played that game, whom nobody plays included. */
export function wordsFor({ players, calls }: SagaGame, words: Words): Words {
  const everyone = Math.max(players.length, calls.length);
  const names = Array.from({ length: everyone }, (_, player) => {
    const call = calls[player];
    return players[player]?.name || (call ? words.text(call) : "");
  });
  return words.withNames(names);
}

/** Who has ruled, game after game. */
export function rulersOf(games: readonly SagaGame[], words: Words): string[] {
  return games.map((game) => wordsFor(game, words).sentence(game.ruler));
}
