/** What is around a city: the clouds that it floats on, and how much of the sky is seen. */
import type { Frame } from "../../parts/frame.ts";
import { TILE } from "./drawing.ts";
import { keyOf, type Spot } from "./town.ts";

const PUFFS = [
  [30, 17],
  [72, 24],
  [122, 19],
  [168, 25],
] as const; // along an edge, and how large

/** The clouds that a city floats on: circles along its outer edges. */
export function puffsOf(tiles: readonly Spot[]): { x: number; y: number; r: number }[] {
  const taken = new Set(tiles.map(keyOf));
  return tiles.flatMap(({ x, y }) => {
    const [left, top] = [TILE * x, TILE * y];
    const edges = [
      { open: !taken.has(keyOf({ x, y: y - 1 })), at: (way: number) => ({ x: left + way, y: top + 2 }) },
      { open: !taken.has(keyOf({ x, y: y + 1 })), at: (way: number) => ({ x: left + TILE - way, y: top + TILE + 2 }) },
      { open: !taken.has(keyOf({ x: x - 1, y })), at: (way: number) => ({ x: left + 2, y: top + TILE - way }) },
      { open: !taken.has(keyOf({ x: x + 1, y })), at: (way: number) => ({ x: left + TILE - 2, y: top + way }) },
    ];
    return edges.filter(({ open }) => open).flatMap(({ at }) => PUFFS.map(([way, r]) => ({ ...at(way), r })));
  });
}

const MARGIN = { side: 26, top: 34, bottom: 30 };
const LEAST = 3; // tiles in either direction, so that a young city isn't drawn too large

/** What is to be seen: all these tiles, and a little of the sky around them; room for so many in either direction at least. */
export function frameOf(tiles: readonly Spot[], least = LEAST): Frame {
  const [left, columns] = extent(tiles.map(({ x }) => x), least);
  const [top, rows] = extent(tiles.map(({ y }) => y), least);
  return {
    x: TILE * left - MARGIN.side,
    y: TILE * top - MARGIN.top,
    width: TILE * columns + 2 * MARGIN.side,
    height: TILE * rows + MARGIN.top + MARGIN.bottom,
  };
}

function extent(places: readonly number[], least: number): [from: number, count: number] {
  const first = Math.min(...places);
  const count = Math.max(...places) + 1 - first;
  const missing = Math.max(0, least - count);
  return [first - missing / 2, count + missing];
}
