import { expect, test } from "vitest";
import { movesOf } from "./moves.ts";
import type { Tile } from "./view.ts";

const tile: Tile = { name: "blue+sand", layout: "adjacent", first: "blue", second: "sand" };
const other: Tile = { name: "green/green", layout: "diagonal", first: "green", second: "green" };

test("what I take comes into my hand, and the gap is filled from the pile", () => {
  const events = [
    { name: "took", fields: { seat: 1, tile } },
    { name: "refilled", fields: { tile: other } },
  ];
  expect(movesOf(events, 1)).toEqual([
    { what: tile, from: ['[data-row="blue+sand"]'], to: ['[data-hand="blue+sand"]'] },
    { what: other, from: ["[data-pile]"], to: ['[data-row="green/green"]'] },
  ]);
});

test("what I draw is turned up, what others draw is not", () => {
  const mine = [
    { name: "drew", fields: { seat: 1 } },
    { name: "received", fields: { seat: 1, tile } },
  ];
  expect(movesOf(mine, 1)).toEqual([{ what: tile, from: ["[data-pile]"], to: ['[data-hand="blue+sand"]'] }]);
  const theirs = { what: null, from: ["[data-pile]"], to: ['[data-tiles="1"] > :last-child', '[data-seat="1"]'] };
  expect(movesOf(mine.slice(0, 1), 0)).toEqual([theirs]);
  expect(movesOf(mine.slice(0, 1), null)).toEqual([theirs]);
});

test("nothing else flies", () => {
  expect(movesOf([{ name: "placed", fields: { seat: 1, tile, row: 1, column: 1, turns: 0 } }], 1)).toEqual([]);
  expect(movesOf([{ name: "began", fields: { round: 2, rounds: 8 } }], 1)).toEqual([]);
});
