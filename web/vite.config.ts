import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { SERVICE, serviceWorker } from "./build/service.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// In development the page is served by Vite and the house by `parure serve` on its usual port.
const house = process.env.PARURE_HOUSE ?? "http://127.0.0.1:8080";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), serviceWorker(here("./public"))],
  // Where nothing can build the rules for the browser, the page does without them.
  define: { __DEVICE__: existsSync(here("./src/device/module/parure.js")) },
  worker: { format: "es" },
  resolve: {
    alias: { "@games": here("../games"), "@crates": here("../crates"), "@": here("./src") },
    // Component tests mount in happy-dom, so they need Svelte's browser build.
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: {
    target: "es2022",
    // A content security policy without inline anything: no data: fonts, no inlined modules.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        index: here("./index.html"),
        [SERVICE]: here("./src/service/worker.ts"),
        ...(mode === "gallery" ? { gallery: here("./gallery.html") } : {}),
      },
      output: {
        entryFileNames: ({ name }) => (name === SERVICE ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    // The house wants to be asked by its own page: the host stays as the browser sent it.
    proxy: {
      "/api": { target: house, changeOrigin: false },
      "/ws": { target: house, changeOrigin: false, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
  },
}));
