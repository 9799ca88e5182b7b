import { describe, expect, test } from "vitest";
import { between, buildingsOf, buildingsOn, cellNamed, cornerWith, nameOf, outskirtsOf, placeAt, rowAndColumn, sitesOf, tilesOf, townOf, wayNamed, wayOf } from "./town.ts";
import type { Tile } from "./view.ts";

const city = { grid: ["~~B.", "~~.G", "S...", "..S."], start: [2, 1], walkways: [] };

describe("cells", () => {
  const town = townOf(city);

  test("count from the starting tile, and are named from the corner of the city", () => {
    expect(town.corner).toEqual({ x: 0, y: -1 });
    expect(buildingsOf(town)).toEqual([
      { cell: { x: 2, y: -2 }, colour: "blue" },
      { cell: { x: 3, y: -1 }, colour: "green" },
      { cell: { x: 0, y: 0 }, colour: "sand" },
      { cell: { x: 2, y: 1 }, colour: "sand" },
    ]);
    expect(nameOf(town, { x: 2, y: -2 })).toBe("c1");
    expect(cellNamed(town, "a3")).toEqual({ x: 0, y: 0 });
    expect(tilesOf(town)).toEqual([
      { x: 1, y: -1 },
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]);
  });

  test("are named anew when the city grows to the north and west, but stay where they are", () => {
    const tile: Tile = { name: "blue+sand", layout: "adjacent", first: "blue", second: "sand" };
    const spot = { x: 1, y: -2 };
    expect(buildingsOn(spot, tile, 1)).toEqual([
      { cell: { x: 3, y: -4 }, colour: "blue" },
      { cell: { x: 3, y: -3 }, colour: "sand" },
    ]);
    expect(wayOf(cornerWith(town, spot), { colour: "sand", first: "a5", second: "c5" })).toEqual({
      colour: "sand",
      first: { x: 0, y: 0 },
      second: { x: 2, y: 0 },
    });
  });

  test("lie between those that a walkway joins", () => {
    const way = wayNamed(town, "a3-d3");
    expect(way.colour).toBe("sand");
    expect(between(way)).toEqual([
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ]);
  });
});

test("a tile turns clockwise", () => {
  const corner: Tile = { name: "blue+green", layout: "adjacent", first: "blue", second: "green" };
  const cells = (turns: number) => sitesOf(corner, turns).map(({ cell }) => [cell.x, cell.y]);
  expect([0, 1, 2, 3].map(cells)).toEqual([
    [[0, 0], [1, 0]],
    [[1, 0], [1, 1]],
    [[1, 1], [0, 1]],
    [[0, 1], [0, 0]],
  ]);
  expect(sitesOf({ ...corner, layout: "diagonal" }, 1).map(({ cell }) => [cell.x, cell.y])).toEqual([[1, 0], [0, 1]]);
});

test("places are counted from the city, 0 north and west of it", () => {
  const town = townOf({ grid: ["~~B.", "~~.B", "B.B.", ".B.B"], start: [2, 1], walkways: [] });
  const [northWest, southEast] = outskirtsOf(town).map((spot) => rowAndColumn(town, spot));
  expect(northWest).toEqual({ row: 0, column: 0 });
  expect(southEast).toEqual({ row: 3, column: 3 });
  expect(placeAt(town, { row: 2, column: 1 })).toEqual({ x: 0, y: 0 });
});
