/**
 * Builds the face of one game: FACE names the folder of its sources, which holds `index.ts`.
 *
 *   FACE=../src/crannog/games/inis/face npx vite build --config face.config.ts
 *
 * makes `built/face.js` and `built/face.css` in that folder.
 */

import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const folder = resolve(process.env.FACE ?? ".");

export default defineConfig({
  plugins: [svelte({ configFile: resolve("svelte.config.js") })],
  publicDir: false,
  resolve: {
    alias: { $kit: resolve("src/kit"), $lib: resolve("src/lib") },
    dedupe: ["svelte"],
  },
  build: {
    outDir: resolve(folder, "built"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    lib: { entry: resolve(folder, "index.ts"), formats: ["es"], fileName: () => "face.js", cssFileName: "face" },
  },
});
