import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVICE = process.env.CRANNOG_SERVICE ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/crannog/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: addresses
    // All is compiled while it loads, beside the page, and not in the frame that first needs it.
    rolldownOptions: { output: { postBanner: "//# allFunctionsCalledOnLoad" } },
  },
  server: { proxy: { "/api": { target: SERVICE, ws: true } } },
  resolve: {
    alias: { $kit: resolve("src/kit"), $lib: resolve("src/lib") },
    dedupe: ["svelte"], // the faces lie outside this folder
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    testTimeout: 120_000, // on a busy machine
    hookTimeout: 120_000,
  },
});
