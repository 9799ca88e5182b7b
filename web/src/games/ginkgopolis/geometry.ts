/** Where things of the city are drawn: one cell is 84 wide, and the middle of the starting square is the origin. */

import type { Cell } from "./view.ts";

export const CELL = 84;
export const TILE = 76;
const RISE = 9; // by which a floor lifts what is on it
const LEAN = 2.5; // and by which it moves it to the left
const HIGHEST = 46; // what stands behind a tall building stays readable

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The middle of a cell. */
export function centre({ x, y }: Cell): Point {
  return { x: x * CELL, y: y * CELL };
}

/** How far the top of a floor is from the ground; `floor` counts from 1. High buildings have slimmer floors. */
export function lift(floor: number, height: number): Point {
  const part = Math.min(1, HIGHEST / (RISE * height));
  return { x: -LEAN * part * floor, y: -RISE * part * floor };
}

export function boxAround(cells: readonly Cell[], margin = 0): Box {
  const xs = cells.map(({ x }) => x * CELL);
  const ys = cells.map(({ y }) => y * CELL);
  const half = CELL / 2 + margin;
  return {
    left: Math.min(...xs) - half,
    top: Math.min(...ys) - half,
    right: Math.max(...xs) + half,
    bottom: Math.max(...ys) + half,
  };
}

/** In which part of the city something lies: "north", "southeast", "centre" … */
export function partOf(cells: readonly Cell[], city: readonly Cell[]): string {
  const mean = (some: readonly Cell[], axis: "x" | "y") => some.reduce((sum, cell) => sum + cell[axis], 0) / some.length;
  const [dx, dy] = [mean(cells, "x") - mean(city, "x"), mean(cells, "y") - mean(city, "y")];
  if (Math.hypot(dx, dy) < 0.75) return "centre";
  const names = ["east", "southeast", "south", "southwest", "west", "northwest", "north", "northeast"];
  return names[(Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) + 8) % 8]!;
}

/** The nearest cell in a direction, for the arrow keys: ahead counts, aside counts double. */
export function nearest<C extends Cell>(from: Cell, cells: readonly C[], dx: number, dy: number): C | null {
  let best: C | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const [x, y] = [cell.x - from.x, cell.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 0 || aside > ahead * 2) continue;
    if (ahead + 2 * aside < least) [best, least] = [cell, ahead + 2 * aside];
  }
  return best;
}
