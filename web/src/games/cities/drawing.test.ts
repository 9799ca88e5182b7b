/** How a city lies on the plane, the way of the arrow keys, and the pictures of all cards. */
import { describe, expect, test } from "vitest";
import { cornerOf, frameOf } from "./drawing.ts";
import printed from "./fixtures/printed.json";
import situations from "./fixtures/situations.json";
import { movesOf, SIDE } from "./moves.ts";
import { pictureOf } from "./motifs.ts";
import { cellNamed, outskirtsOf, townOf, turned } from "./town.ts";
import type { CardFace, CitiesView } from "./view.ts";

const view = situations.taking.view as unknown as CitiesView;
const deck = printed.deck as unknown as CardFace[];
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

test("every card and goal has a picture, inside its field", () => {
  const goals = Object.values(situations).flatMap((one) => (one.view as unknown as CitiesView).goals);
  for (const { pattern, says, id } of [...deck, ...goals]) {
    const { parts } = pictureOf(pattern, says);
    expect(parts.length, id).toBeGreaterThan(0);
    for (const { x, y } of parts) {
      expect(x >= 0 && x <= 62 && y >= 0 && y <= 56, `${id} ${x} ${y}`).toBe(true);
    }
  }
});

test("a picture says whether a number is exact", () => {
  const signs = Object.fromEntries(deck.map(({ id, pattern, says }) => [id, pictureOf(pattern, says).sign]));
  expect([signs["red-threes"], signs["wide-parks"], signs["red-houses"]]).toEqual(["=3", "4+", ""]);
});

describe("motion", () => {
  const taken = { name: "tookpieces", fields: { seat: 1, group: 2, pieces: [{ colour: "red" }], hidden: false } };

  test("what is taken flies from its group to who has taken it, and a worker comes to its place", () => {
    const [things, worker] = movesOf([taken], 0);
    expect(things).toMatchObject({ what: { group: { pieces: ["red"], worker: null } }, from: ['[data-group="buildings 2"]'], to: ['[data-seat="1"]'] });
    expect(worker).toEqual({ what: { kind: "worker", seat: 1, group: "buildings 2" }, from: ['[data-seat="1"]'], to: ['[data-group="buildings 2"]'], side: SIDE, end: { scale: 1, opacity: 1 } });
  });

  test("what I take flies to what I hold", () => {
    expect(movesOf([taken], 1).map(({ to }) => to[0])).toEqual(["[data-lesson=queue]", '[data-group="buildings 2"]']);
  });

  test("who meets a goal puts a mark there", () => {
    const [mark] = movesOf([{ name: "achieved", fields: { seat: 2, goal: { id: "avenue", en: "", hu: "" }, points: 6 } }], 0);
    expect(mark).toEqual({ what: { kind: "mark", seat: 2, goal: "avenue" }, from: ['[data-seat="2"]'], to: ['[data-goal="avenue"] [data-owner="2"]'], side: SIDE, end: { scale: 0.5, opacity: 1 } });
  });
});
