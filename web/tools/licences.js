// The licences of what the page contains, as one file beside it.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FILES = ["LICENSE", "LICENSE.md", "LICENSE.txt", "license"];

/** The packages that go into the page: what package.json depends on, and what that depends on. */
function packages(root) {
  const found = new Map();
  const visit = (name) => {
    const folder = join(root, "node_modules", name);
    if (found.has(name) || !existsSync(folder)) return;
    const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    found.set(name, { about, folder });
    for (const other of Object.keys(about.dependencies ?? {})) visit(other);
  };
  for (const name of Object.keys(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).dependencies)) visit(name);
  return [...found.values()];
}

/** A plugin that writes `licences.txt`. */
export function licences(root) {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const parts = packages(root).map(({ about, folder }) => {
        const file = FILES.map((name) => join(folder, name)).find(existsSync);
        return `${about.name} ${about.version} (${about.license})\n\n${file ? readFileSync(file, "utf8").trim() : ""}\n`;
      });
      this.emitFile({ type: "asset", fileName: "licences.txt", source: parts.join(`\n${"-".repeat(80)}\n\n`) });
    },
  };
}
