/** The faces of the games, each loaded once, when something of it is to be seen. */

import { kitFor } from "../kit/offer";
import { app } from "../lib/app.svelte";
import { type LoadedFace, loadFace } from "./faces";
import { GENERIC } from "./generic";

class Faces {
  private loaded = $state.raw<Readonly<Record<string, LoadedFace>>>({});
  private readonly wanted = new Set<string>();

  /** The face, if it is there. */
  of(game: string): LoadedFace | null {
    return this.loaded[game] ?? null;
  }

  /** Sees to it that the face comes; a face whose facts can't be had is tried again next time. */
  async want(game: string): Promise<void> {
    const info = app.game(game);
    if (!info || this.wanted.has(game)) return;
    this.wanted.add(game);
    try {
      const kit = kitFor((seat) => this.of(game)?.face.seats[seat]);
      const found = await loadFace(info, kit, GENERIC);
      this.loaded = { ...this.loaded, [game]: found };
    } catch (error) {
      this.wanted.delete(game);
      app.sorry(error);
    }
  }
}

export const faces = new Faces();
