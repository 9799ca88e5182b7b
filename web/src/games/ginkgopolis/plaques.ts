/** Where each district's plaque (who leads, what it pays) is put: near the district, on as little else as possible. */

import { boxAround, centre, CELL, lift, TILE, type Box, type Point } from "./geometry.ts";
import type { Building, Cell, District } from "./view.ts";

const SIGN = 22; // the width of a player's sign with what is around it
const FIGURE = 8.2; // and of a figure
export const PAD = 10;
export const HEIGHT = 26;
const GRID = CELL / 4;

export interface Entry {
  seat: number;
  resources: number;
  points: number;
}

export interface Plaque {
  district: number;
  entries: Entry[];
  box: Box;
  /** From the plaque to the district. */
  from: Point;
  to: Point;
}

/** Something else that has to stay readable: a letter, or a building that is planned. */
export interface Other extends Cell {
  height?: number;
}

/** The width of one player's part. */
export function widthOf({ resources, points }: Entry): number {
  return SIGN + FIGURE * (`${resources}+${points}`.length + 1);
}

/** Those who would get points, the first one first. */
export function entriesOf({ first, second, resources, points }: District): Entry[] {
  const seats = [...new Set([first, second])].filter((seat) => seat !== null);
  return seats.map((seat) => ({ seat, resources: resources[seat]!, points: points[seat]! }));
}

/**
 * `size`: how large a plaque is drawn, so that it can be read when the city is seen from afar; `sight`: what is surely seen.
 */
export function plaquesOf(city: Building[], others: Other[], districts: District[], size: number, sight: Box): Plaque[] {
  const taken: Box[] = [...city, ...others].map((one) => (one.height ? buildingBox(one, one.height) : tokenBox(one)));
  const result: Plaque[] = [];
  const order = districts.map((_, index) => index).sort((a, b) => districts[b]!.total - districts[a]!.total);
  for (const index of order) {
    const entries = entriesOf(districts[index]!);
    if (entries.length === 0) continue;
    const cells = districts[index]!.buildings.map((place) => city[place]!);
    const plaque = placed(index, entries, cells, city, taken, size, sight);
    taken.push(plaque.box);
    result.push(plaque);
  }
  return result;
}

/** The place that covers least and is nearest. */
function placed(
  district: number,
  entries: Entry[],
  cells: Cell[],
  city: Cell[],
  taken: Box[],
  size: number,
  sight: Box,
): Plaque {
  const width = (entries.reduce((sum, entry) => sum + widthOf(entry), 0) + PAD) * size;
  const height = HEIGHT * size;
  const around = boxAround(cells, CELL * 1.5);
  const middle = boxAround(city);
  const axis = { x: (middle.left + middle.right) / 2, y: (middle.top + middle.bottom) / 2 };
  let best: Box | null = null;
  let least = Infinity;
  for (let top = around.top; top <= around.bottom - height; top += GRID) {
    for (let left = around.left - width / 2; left <= around.right - width / 2; left += GRID) {
      const box = { left, top, right: left + width, bottom: top + height };
      const covered = taken.reduce((sum, one) => sum + overlap(box, one), 0);
      const far = Math.min(...cells.map((cell) => distance(box, centre(cell))));
      const inward = Math.hypot((left + box.right) / 2 - axis.x, (top + box.bottom) / 2 - axis.y);
      const cost = covered * 3 + far * 6 + inward * 0.05 + beyond(box, sight) * 400;
      if (cost < least) [best, least] = [box, cost];
    }
  }
  const box = best!;
  const at = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const nearest = cells.toSorted((a, b) => distance(box, centre(a)) - distance(box, centre(b)))[0]!;
  const { x, y } = centre(nearest);
  const reach = CELL / 2 - 6;
  const to = { x: within(at.x, x - reach, x + reach), y: within(at.y, y - reach, y + reach) };
  return { district, entries, box, from: { x: within(to.x, box.left + 12, box.right - 12), y: at.y }, to };
}

function buildingBox(cell: Cell, height: number): Box {
  const at = centre(cell);
  const top = lift(height, height);
  return { left: at.x - TILE / 2 + top.x, top: at.y - TILE / 2 + top.y, right: at.x + TILE / 2, bottom: at.y + TILE / 2 };
}

function tokenBox(cell: Cell): Box {
  const { x, y } = centre(cell);
  return { left: x - 24, top: y - 24, right: x + 24, bottom: y + 24 };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How far a box reaches out of another one. */
function beyond(box: Box, around: Box): number {
  const x = Math.max(0, around.left - box.left) + Math.max(0, box.right - around.right);
  const y = Math.max(0, around.top - box.top) + Math.max(0, box.bottom - around.bottom);
  return x + y;
}

function distance(box: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
