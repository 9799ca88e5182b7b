/**
 * A city as the page draws it: spaces and tiles counted from the starting tile, so that nothing moves when the city grows.
 */
import type { City, Space, Tile } from "./view.ts";

/** A space, or a tile's place, by column and row from the starting tile; west and north of it are negative. */
export interface Spot {
  x: number;
  y: number;
}

export interface Site extends Space {
  cell: Spot;
}

export interface Town {
  /** The tile in the north-western corner, and how many columns and rows of tiles there are. */
  corner: Spot;
  columns: number;
  rows: number;
  tiles: readonly (Spot & { name: string })[];
  /** In reading order. */
  sites: readonly Site[];
}

const A = "a".charCodeAt(0);

export const keyOf = ({ x, y }: Spot): string => `${x},${y}`;
export const same = (one: Spot, other: Spot): boolean => one.x === other.x && one.y === other.y;

export function spotOf(key: string): Spot {
  const [x, y] = key.split(",").map(Number);
  return { x: x!, y: y! };
}

/** The city of a view; it begins with its starting tile. */
export function townOf({ tiles, spaces }: Pick<City, "tiles" | "spaces">): Town {
  const start = tiles.find(({ name }) => name.startsWith("s")) ?? { row: 1, column: 1 };
  const corner = { x: 1 - start.column, y: 1 - start.row };
  return {
    corner,
    columns: Math.max(0, ...tiles.map(({ column }) => column)),
    rows: Math.max(0, ...tiles.map(({ row }) => row)),
    tiles: tiles.map((tile) => ({ name: tile.name, ...placeAt({ corner }, tile) })),
    sites: spaces.map((space) => ({ ...space, cell: cellNamed({ corner }, space.name) })),
  };
}

/** Spaces as actions and sentences name them: `a1` in the north-western corner, `b1` east of it, `a2` south of it. */
export function cellNamed({ corner }: Pick<Town, "corner">, name: string): Spot {
  return { x: 2 * corner.x + name.charCodeAt(0) - A, y: 2 * corner.y + Number(name.slice(1)) - 1 };
}

/** A place for a tile as actions count it: rows and columns of the city from 1, 0 north or west of it. */
export function placeAt({ corner }: Pick<Town, "corner">, { row, column }: { row: number; column: number }): Spot {
  return { x: corner.x + column - 1, y: corner.y + row - 1 };
}

/** The corner of a city with one more tile. */
export function cornerWith({ corner }: Town, spot: Spot): Spot {
  return { x: Math.min(corner.x, spot.x), y: Math.min(corner.y, spot.y) };
}

/** The terrains of a tile after so many quarter turns clockwise, in reading order. */
export function turned({ nw, ne, sw, se }: Pick<Tile, "nw" | "ne" | "sw" | "se">, turns: number): [string, string, string, string] {
  return turns === 0 ? [nw, ne, sw, se] : turned({ nw: sw, ne: nw, sw: se, se: ne }, turns - 1);
}

/** The free places around a city, as far as a city of that size may reach: drawn, so that one sees where it can grow. */
export function outskirtsOf(town: Town, [shorter, longer]: readonly number[]): Spot[] {
  const { corner, columns, rows } = town;
  const fits = (wide: number, tall: number): boolean => Math.max(wide, tall) <= longer! && Math.min(wide, tall) <= shorter!;
  const [across, along] = [fits(columns + 1, rows) ? 1 : 0, fits(columns, rows + 1) ? 1 : 0];
  const taken = new Set(town.tiles.map(keyOf));
  const beside = (x: number, y: number): boolean =>
    [{ x: x + 1, y }, { x: x - 1, y }, { x, y: y + 1 }, { x, y: y - 1 }].some((spot) => taken.has(keyOf(spot)));
  const found: Spot[] = [];
  for (let y = corner.y - along; y < corner.y + rows + along; y += 1)
    for (let x = corner.x - across; x < corner.x + columns + across; x += 1)
      if (!taken.has(keyOf({ x, y })) && beside(x, y)) found.push({ x, y });
  return found;
}
