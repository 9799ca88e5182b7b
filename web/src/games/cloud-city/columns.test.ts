import { expect, test } from "vitest";
import { inColumns } from "./columns.ts";
import type { Tile } from "./view.ts";

const tiles = (...names: string[]) => names.map((name) => ({ name }) as Tile);

test("a tile keeps its column, and a new one takes the free one", () => {
  const lay = inColumns();
  const shown = (...names: string[]) => lay(tiles(...names)).map(({ key, column }) => `${column}: ${key}`);
  expect(shown("a", "b", "b")).toEqual(["0: a 0", "1: b 0", "2: b 1"]);
  expect(shown("b", "b")).toEqual(["1: b 0", "2: b 1"]);
  expect(shown("b", "b", "c")).toEqual(["0: c 0", "1: b 0", "2: b 1"]);
  expect(shown("c", "d")).toEqual(["0: c 0", "1: d 0"]);
});
