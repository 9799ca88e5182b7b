// Fails the build when a first visit would load more script than promised.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = 200_000;
const dist = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));

/** The scripts that a module needs, itself included. */
function scripts(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const other of chunk.imports ?? []) scripts(other, found);
  return found;
}

const size = (file) => gzipSync(readFileSync(new URL(file, dist))).length;
const keys = Object.keys(manifest);
const start = ["index.html", ...keys.filter((key) => /i18n\/hu\.ts$/.test(key))];
const visits = {
  home: [...start, ...keys.filter((key) => /games\/[^/]+\/Vignette\.svelte$/.test(key))],
  ...Object.fromEntries(
    keys
      .filter((key) => /games\/[^/]+\/index\.ts$/.test(key))
      .map((key) => [key.split("/").at(-2), [...start, "src/pages/TablePage.svelte", key]]),
  ),
};

for (const [visit, modules] of Object.entries(visits)) {
  const files = new Set(modules.flatMap((key) => [...scripts(key)]));
  const bytes =
    [...files].reduce((sum, file) => sum + size(file), 0) + gzipSync(readFileSync(new URL("before-paint.js", dist))).length;
  console.log(`first load of ${visit}: ${(bytes / 1000).toFixed(1)} kB of script (gzip) in ${files.size + 1} files`);
  if (bytes > MOST) {
    console.error(`That is more than ${MOST / 1000} kB.`);
    process.exitCode = 1;
  }
}
