import { describe, expect, test } from "vitest";
import { buildingsOf, cellNamed, nameOf, placesOf, rowAndColumn, sitesOf, tilesOf, townOf, withTile } from "./town.ts";
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

  test("stay where they are when the city grows to the north and west", () => {
    const tile: Tile = { name: "blue+sand", layout: "adjacent", first: "blue", second: "sand" };
    const grown = withTile(town, tile, { x: 1, y: -2 }, 1);
    expect(grown.rows).toBe(3);
    expect(grown.cells.get("3,-4")).toBe("blue");
    expect(grown.cells.get("3,-3")).toBe("sand");
    expect(grown.cells.get("0,0")).toBe("sand");
    expect(nameOf(grown, { x: 0, y: 0 })).toBe("a5");
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
  const town = townOf({ grid: ["B.", ".B"], start: [1, 1], walkways: [] });
  expect(placesOf(town, [3, 4]).map((spot) => rowAndColumn(town, spot))).toEqual([
    { row: 0, column: 1 },
    { row: 1, column: 0 },
    { row: 1, column: 2 },
    { row: 2, column: 1 },
  ]);
  const long = townOf({ grid: ["B.......", "........"], start: [1, 1], walkways: [] });
  expect(placesOf(long, [3, 4]).every(({ x }) => x >= 0 && x < 4)).toBe(true);
});
