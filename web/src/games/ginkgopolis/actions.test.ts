import { expect, test } from "vitest";
import { actionOf } from "./actions.ts";
import { situations } from "./fixtures/index.ts";
import type { Decision } from "./view.ts";

test.each(Object.entries(situations))("actions have the numbers of the engine: %s", (_, { choices }) => {
  for (const { action, json } of choices) expect(actionOf(json as Decision)).toBe(action);
});

test("the numbers of rare decisions", () => {
  expect(actionOf({ kind: "take", good: "tile" })).toBe(4395);
  expect(actionOf({ kind: "insert", place: 1 })).toBe(4400);
  expect(actionOf({ kind: "push", letter: "A" })).toBe(4522);
  expect(actionOf({ kind: "give", tile: "red-1" })).toBe(4534);
  expect(actionOf({ kind: "done" })).toBe(4594);
});
