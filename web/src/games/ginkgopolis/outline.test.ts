import { expect, test } from "vitest";
import { outline } from "./outline.ts";

/** The corners that a path rounds, as numbers. */
function corners(path: string): [number, number][] {
  return [...path.matchAll(/Q(\S+) (\S+) /g)].map(([, x, y]) => [Number(x), Number(y)]);
}

test("one cell, six wider on every side", () => {
  expect(corners(outline([{ x: 0, y: 0 }], 6))).toEqual([
    [-48, -48],
    [48, -48],
    [48, 48],
    [-48, 48],
  ]);
});

test("an L has six corners, the inner one pushed inwards", () => {
  const path = outline(
    [
      { x: 0, y: 0 },
      { x: 0, y: 1 },
      { x: 1, y: 1 },
    ],
    6,
  );
  expect(corners(path)).toContainEqual([48, 36]);
  expect(corners(path)).toHaveLength(6);
});

test("a ring has a hole", () => {
  const ring = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y }))).filter(({ x, y }) => x !== 0 || y !== 0);
  const path = outline(ring, 6);
  expect(path.match(/M/g)).toHaveLength(2);
  expect(corners(path)).toContainEqual([-36, -36]);
});

test("cells that touch at a corner have two outlines", () => {
  const path = outline(
    [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ],
    0,
  );
  expect(path.match(/M/g)).toHaveLength(2);
  expect(corners(path)).toHaveLength(8);
});
