import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences } from "./tools/licences.js";

const server = process.env["PENTAPOLIS_SERVER"]; // by make dev

export default defineConfig({
  plugins: [svelte(), licences(import.meta.dirname)],
  build: {
    target: "es2022",
    manifest: true,
    assetsInlineLimit: 0, // the page's security policy wants files, not data
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] }, // the catalogues of texts lie beside the Python sources
    proxy: server ? { "/api": { target: server, ws: true } } : {}, // the host stays: the server compares it with the origin
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", isolate: false, include: ["tests/**/*.test.ts", "src/**/*.test.ts"] },
});
