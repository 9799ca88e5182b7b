/** How a city lies on the plane, the way of the arrow keys, and the pictures of all cards. */
import { describe, expect, test } from "vitest";
import { cornerOf, frameOf } from "./drawing.ts";
import situations from "./fixtures/situations.json";
import { flightsOf } from "./flights.svelte.ts";
import { pictureOf } from "./motifs.ts";
import { nearest } from "../../parts/roving.ts";
import { cellNamed, outskirtsOf, townOf, turned } from "./town.ts";
import type { CitiesView } from "./view.ts";

const view = situations.taking.view as unknown as CitiesView;
const town = townOf(view.cities[0]!);

describe("a town", () => {
  test("is counted from its starting tile", () => {
    const start = town.tiles.find(({ name }) => name.startsWith("s"))!;
    expect(start).toMatchObject({ x: 0, y: 0 });
    expect(town.tiles).toHaveLength(4);
    expect(cellNamed(town, "a1")).toEqual({ x: 2 * town.corner.x, y: 2 * town.corner.y });
  });

  test("can grow to all sides as long as it fits", () => {
    const places = outskirtsOf(town, [3, 3]);
    const offered = new Set(situations.placing.choices.map((choice) => `${choice.row} ${choice.column}`));
    expect(places).toHaveLength(offered.size);
  });

  test("stands at the same place when it has grown north and west", () => {
    const grown = townOf({ tiles: [{ name: "s1", row: 2, column: 2, turns: 0 }, { name: "t1", row: 1, column: 2, turns: 0 }], spaces: [] });
    expect(grown.tiles[0]).toEqual({ name: "s1", x: 0, y: 0 });
    expect(grown.tiles[1]).toEqual({ name: "t1", x: 0, y: -1 });
  });
});

test("a tile is turned clockwise", () => {
  const tile = { nw: "red", ne: "park", sw: "water", se: "yellow" } as const;
  expect(turned(tile, 1)).toEqual(["water", "red", "yellow", "park"]);
  expect(turned(tile, 4)).toEqual(turned(tile, 0));
});

test("spaces of two tiles lie a little further apart than those of one", () => {
  expect(cornerOf({ x: 1, y: -1 })).toEqual({ x: 76, y: -80 });
});

test("the frame shows only a part of where the city could grow, unless a tile is placed", () => {
  const slots = outskirtsOf(town, [3, 3]);
  expect(frameOf(town.tiles, slots, 0.4).height).toBeLessThan(frameOf(town.tiles, slots).height);
  expect(frameOf(town.tiles, []).height).toBeLessThan(frameOf(town.tiles, slots, 0.4).height);
});

test("an arrow key goes to the nearest in its direction", () => {
  const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const boxes = [at(0, 0), at(20, 0), at(20, 20), at(0, 30)];
  expect(nearest(boxes, 0, "ArrowRight")).toBe(1);
  expect(nearest(boxes, 1, "ArrowDown")).toBe(2);
  expect(nearest(boxes, 2, "ArrowLeft")).toBe(3);
  expect(nearest(boxes, 0, "ArrowLeft")).toBe(0);
});

test("every card and goal has a picture, inside its field", () => {
  const goals = Object.values(situations).flatMap((one) => (one.view as unknown as CitiesView).goals);
  for (const { pattern, says, id } of [...view.deck, ...goals]) {
    const { parts } = pictureOf(pattern, says);
    expect(parts.length, id).toBeGreaterThan(0);
    for (const { x, y } of parts) {
      expect(x >= 0 && x <= 62 && y >= 0 && y <= 56, `${id} ${x} ${y}`).toBe(true);
    }
  }
});

test("a picture says whether a number is exact", () => {
  const signs = Object.fromEntries(view.deck.map(({ id, pattern, says }) => [id, pictureOf(pattern, says).sign]));
  expect([signs["red-threes"], signs["wide-parks"], signs["red-houses"]]).toEqual(["=3", "4+", ""]);
});

test("what is taken flies from its group to who has taken it", () => {
  const box = (left: number) => ({ left, top: 0, width: 10, height: 10 }) as DOMRect;
  const event = { name: "tookpieces", fields: { seat: 1, group: 2, pieces: [{ colour: "red" }], hidden: false } };
  const before = (selector: string) => (selector === '[data-group="buildings 2"]' ? box(1) : null);
  const after = (selector: string) => (selector === '[data-seat="1"]' ? box(2) : null);
  const [flight] = flightsOf([event] as never, 0, before, after);
  expect(flight).toMatchObject({ from: { left: 1 }, to: { left: 2 }, group: { pieces: ["red"], worker: null } });
  expect(flightsOf([event] as never, 0, () => null, after)).toEqual([]);
});
