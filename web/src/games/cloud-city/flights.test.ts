import { expect, test } from "vitest";
import { flightsOf, type Where } from "./flights.svelte.ts";
import type { Tile } from "./view.ts";

const tile: Tile = { name: "blue+sand", layout: "adjacent", first: "blue", second: "sand" };
const other: Tile = { name: "green/green", layout: "diagonal", first: "green", second: "green" };
const rects = new Map<string, DOMRect>();
/** Every place is its own rectangle; those named are not on the screen. */
const where =
  (...missing: string[]): Where =>
  (selector) => {
    if (missing.includes(selector)) return null;
    if (!rects.has(selector)) rects.set(selector, new DOMRect(rects.size, 0, 10, 10));
    return rects.get(selector)!;
  };
const nameOf = (rect: DOMRect) => [...rects].find(([, one]) => one === rect)![0];
const told = (...args: Parameters<typeof flightsOf>) =>
  flightsOf(...args).map((flight) => `${flight.tile?.name ?? "?"}: ${nameOf(flight.from)} to ${nameOf(flight.to)}`);

test("what I take comes into my hand, and the gap is filled from the pile", () => {
  const events = [
    { name: "took", fields: { seat: 1, tile } },
    { name: "refilled", fields: { tile: other } },
  ];
  expect(told(events, 1, where(), where())).toEqual([
    'blue+sand: [data-row="blue+sand"] to [data-hand="blue+sand"]',
    'green/green: [data-pile] to [data-row="green/green"]',
  ]);
});

test("what I draw is turned up, what others draw is not", () => {
  const mine = [
    { name: "drew", fields: { seat: 1 } },
    { name: "received", fields: { seat: 1, tile } },
  ];
  expect(told(mine, 1, where(), where())).toEqual(['blue+sand: [data-pile] to [data-hand="blue+sand"]']);
  expect(told(mine.slice(0, 1), 0, where(), where())).toEqual(['?: [data-pile] to [data-tiles="1"] > :last-child']);
  expect(told(mine.slice(0, 1), null, where(), where('[data-tiles="1"] > :last-child'))).toEqual(['?: [data-pile] to [data-seat="1"]']);
});

test("nothing flies that can't be seen, and nothing else flies", () => {
  expect(flightsOf([{ name: "took", fields: { seat: 1, tile } }], 1, where('[data-row="blue+sand"]'), where())).toEqual([]);
  expect(flightsOf([{ name: "placed", fields: { seat: 1, tile, row: 1, column: 1, turns: 0 } }], 1, where(), where())).toEqual([]);
  expect(flightsOf([{ name: "began", fields: { round: 2, rounds: 8 } }], 1, where(), where())).toEqual([]);
});
