/** A game's own drawing, loaded from the game when a table of it is opened. */

import { CONTRACT, type Face, type FaceModule, type Facts, type Kit } from "../kit/contract";
import type { GameInfo } from "../lib/protocol";

export interface LoadedFace {
  readonly face: Face;
  readonly facts: Facts;
  readonly problem: "" | "contract" | "failed"; // why the generic face stands in
}

/** What the loading needs of the browser; tests hand in their own. */
export interface Loader {
  module(url: string): Promise<unknown>;
  style(url: string): Promise<void>;
  facts(url: string): Promise<Facts>;
}

export const browser: Loader = {
  module: (url) => import(/* @vite-ignore */ url),
  style: addStyle,
  facts: async (url) => (await (await fetch(url)).json()) as Facts,
};

/** The face of a game; one that can't be used is replaced by `generic`. */
export async function loadFace(
  game: GameInfo,
  kit: Kit,
  generic: Face,
  loader: Loader = browser,
): Promise<LoadedFace> {
  const facts = game.facts ? await loader.facts(address(game.facts)) : {};
  if (!game.face) return { face: generic, facts, problem: "" };
  if (game.face.contract !== CONTRACT) return { face: generic, facts, problem: "contract" };
  try {
    const { url, style } = game.face;
    const [module] = await Promise.all([
      loader.module(address(url)),
      style ? loader.style(address(style)) : undefined,
    ]);
    return { ...made(module as FaceModule, kit, generic), facts };
  } catch (error) {
    console.error(error);
    return { face: generic, facts, problem: "failed" };
  }
}

function made(module: FaceModule, kit: Kit, generic: Face): Omit<LoadedFace, "facts"> {
  if (module.contract !== CONTRACT) return { face: generic, problem: "contract" };
  const face = module.default(kit);
  const parts = { ...generic.parts, ...face.parts };
  return { face: { ...face, parts }, problem: "" };
}

/** Where the service keeps a file of a face: the page's own host, whatever the page's path is. */
function address(path: string): string {
  return new URL(path, location.origin).href;
}

/** Adds the style sheet, once; done when it is there. */
function addStyle(url: string): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel='stylesheet']")];
  if (links.some((link) => link.href === url)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = url;
  return new Promise((done, failed) => {
    link.onload = () => done();
    link.onerror = () => failed(new Error(`no style sheet at ${url}`));
    document.head.append(link);
  });
}
