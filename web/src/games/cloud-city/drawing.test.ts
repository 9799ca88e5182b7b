import { expect, test } from "vitest";
import { arrivalsOf } from "./arrivals.ts";
import { badgePoints } from "./badges.ts";
import { deckOf, hull, roofOf } from "./drawing.ts";
import { nextInDirection, nextInLine } from "../../parts/roving.ts";
import { frameOf, puffsOf } from "./sky.ts";
import { townOf, type Way } from "./town.ts";

test("the hull leaves out what is inside", () => {
  const square = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
    { x: 0, y: 4 },
  ];
  expect(hull([...square, { x: 2, y: 2 }, { x: 1, y: 3 }])).toHaveLength(4);
});

test("a young city is not drawn larger than a grown one", () => {
  const [one, nine] = [frameOf([{ x: 0, y: 0 }]), frameOf([0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y }))))];
  expect([one.width, one.height]).toEqual([nine.width, nine.height]);
  expect(one.x + one.width / 2).toBe(100);
});

test("a higher walkway is drawn further up, and decks end on roofs", () => {
  const ends = { first: { x: 0, y: 0 }, second: { x: 3, y: 0 } };
  const [low, tall] = [deckOf({ colour: "blue", ...ends }), deckOf({ colour: "sand", ...ends })];
  expect(tall[0].y).toBeLessThan(low[0].y);
  expect(low[0].x).toBeGreaterThan(roofOf("blue", ends.first).x);
  expect(low[1].x).toBeLessThan(roofOf("blue", ends.second).x);
});

test("two walkways that cross have their numbers apart", () => {
  const across: Way = { colour: "green", first: { x: 0, y: 1 }, second: { x: 2, y: 1 } };
  const along: Way = { colour: "sand", first: { x: 1, y: 0 }, second: { x: 1, y: 2 } };
  const [one, other] = badgePoints([across, along], []) as [{ x: number; y: number }, { x: number; y: number }];
  expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(40);
});

test("clouds are only along the outer edges", () => {
  const alone = puffsOf([{ x: 0, y: 0 }]).length;
  expect(puffsOf([{ x: 0, y: 0 }, { x: 1, y: 0 }]).length).toBe(1.5 * alone);
});

test("arrows lead to the nearest in their direction, and stay at the edge", () => {
  const cross = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: 2, y: 1 },
    { x: 1, y: 2 },
  ];
  expect(nextInDirection(cross, 0, "ArrowRight")).toBe(2);
  expect(nextInDirection(cross, 2, "ArrowLeft")).toBe(1);
  expect(nextInDirection(cross, 3, "ArrowDown")).toBe(3);
  expect(nextInLine(3, 2, "ArrowRight")).toBe(0);
  expect(nextInLine(3, 0, "ArrowUp")).toBe(2);
});

test("what has just come is found in the city that has grown", () => {
  const town = townOf({
    grid: ["B.", ".B", "B.", ".B"],
    start: [2, 1],
    walkways: [{ colour: "blue", length: 2, votes: 2, first: "a1", second: "a3" }],
  });
  const walkway = { colour: "blue", length: 2, votes: 2, first: "a1", second: "a3" };
  const events = [
    { name: "placed", fields: { seat: 0, row: 0, column: 1, turns: 0 } },
    { name: "joined", fields: { seat: 0, walkway } },
    { name: "placed", fields: { seat: 1, row: 2, column: 1, turns: 0 } },
  ];
  const { tiles, ways } = arrivalsOf(events, 0, town);
  expect([...tiles]).toEqual(["0,-1"]);
  expect([...ways]).toEqual(["blue 0,-2 0,0"]);
});
